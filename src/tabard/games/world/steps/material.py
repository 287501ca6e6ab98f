"""Building material: 1 stone or 1 wood, by the card or in return for care (WWE-10.3, 13.5)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.frames import Care
from tabard.games.world.ledger import gain, pay
from tabard.games.world.state import WorldState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def material_left(s: WorldState) -> bool:
    """Whether there is any stone or wood to take."""
    return s.in_stock(t.STONE) + s.in_stock(t.WOOD) > 0


def stone_price(s: WorldState) -> i64:
    """What a stone taken with the card costs (WWE-21.I10)."""
    return prices.stone(s.in_force(e.STONE_COSTS))


def offer_materials(s: WorldState, menu: Menu, price: i64, rule: str) -> None:
    """Offer the materials that are left, stone at its price."""
    money = s.seats[s.to_move].money
    n: i64 = 0
    for kind in t.MATERIALS:
        if s.in_stock(kind) == 0:
            menu.refuse(a.TAKE + n, rule, "exhausted")
        elif kind == t.STONE and money < price:
            menu.refuse(a.TAKE + n, "WWE-21.I10", "too-little-money", price, money)
        else:
            menu.offer(a.TAKE + n)
        n += 1


def why_no_material(s: WorldState, seat: i64) -> Grounds:
    """Why the card brings a player neither stone nor wood; "" if it can (WWE-10.3)."""
    if not material_left(s):
        return "WWE-10.3", "no-material-left", 0, 0
    money, price = s.seats[seat].money, stone_price(s)
    if s.in_stock(t.WOOD) == 0 and money < price:
        return "WWE-21.I10", "no-wood-and-stone-is-dear", price, money
    return "", "", 0, 0


class Material(Step[WorldState]):
    """The card: stone from the quarry or wood from the forest (D10, WWE-10.3)."""

    def proceed(self, s: WorldState) -> None:
        seat = s.on_turn()
        if why_no_material(s, seat)[1] == "":
            s.awaits(seat)
        else:
            s.tell("WWE-9.4", "no-effect", seat, 0, t.CARD_IDS[t.BUILDING_MATERIAL])
            s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_materials(s, menu, stone_price(s), self.rule)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        kind: i64 = t.MATERIALS[code - a.TAKE]
        if kind == t.STONE:
            pay(s, seat, t.MONEY, stone_price(s), "WWE-21.I10")
        gain(s, seat, kind, t.MATERIAL_TAKEN, self.rule)
        s.next()


class CareMaterial(Step[WorldState]):
    """A carer chooses his material, free (D10, WWE-13.5)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(s.of(Care).carer)

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_materials(s, menu, 0, self.rule)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        gain(s, seat, t.MATERIALS[code - a.TAKE], t.MATERIAL_REWARD, self.rule)
        s.next()


MATERIAL: Final[Material] = Material("building_material", "WWE-10.3")
CARE_MATERIAL: Final[CareMaterial] = CareMaterial("care_material", "WWE-13.5")
