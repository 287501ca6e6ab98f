"""Harvest: goods for a ruled farm, and favours (section 11)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum import terms
from tabard.games.feudum.frames.cards import Reaping
from tabard.games.feudum.ledger import all_goods, gain_vp, goods_from, one_good, receive
from tabard.games.feudum.player import NONE
from tabard.games.feudum.sequences import total
from tabard.games.feudum.state import KNOWN, FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.payment import place_sulphur
from tabard.games.feudum.steps.setup import offer_goods
from tabard.kernel.ints import has, i64, size
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.sets import PART_IS_LAID, PART_OF_A_SET, SetAsked
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def why_no_harvest(s: FeudumState, seat: i64, place: i64) -> str:
    """Why a location cannot be harvested; "" if it can (FEU-11.1)."""
    if not has(s.farms & s.seats[seat].rules, place):
        return "not-a-farm-of-yours"
    if s.lying_in_all(place) >= t.FARM_FULL:
        return "the-farm-is-full"
    return "" if s.haversack != 0 else "the-haversack-is-empty"


def can_harvest(s: FeudumState, seat: i64) -> bool:
    """Whether any farm can be harvested."""
    for place in range(t.LOCATIONS):
        if why_no_harvest(s, seat, place) == "":
            return True
    return False


def yield_of(s: FeudumState, seat: i64, beads: bool) -> i64:
    """How many goods a harvest brings (FEU-11.2)."""
    p = s.seats[seat]
    more: i64 = total(p.beads) if beads else 0
    farms, feudums = size(p.rules & s.farms), size(p.rules & s.feudums)
    return terms.harvested(farms, feudums, more, all_goods(s.haversack))


class Harvest(CardStep):
    """The farm, then whether favours are taken (D13, FEU-11.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.of(Reaping).place == NONE:
            for place in range(t.LOCATIONS):
                why = why_no_harvest(s, s.active, place)
                if why == "":
                    menu.offer(a.HARVEST + place)
                elif menu.explaining:
                    menu.refuse(a.HARVEST + place, self.rule, why)
            menu.offer(a.WAIVE)
            return
        number = yield_of(s, s.active, s.readings.favour_beads_count)
        if t.FAVOURS[number] > 0:
            menu.offer(a.FAVOURS)
        else:
            menu.refuse(a.FAVOURS, "FEU-11.4", "too-small-a-yield", t.HARVEST_BASE, number)
        menu.offer(a.NO_FAVOURS)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            self.waive(s)
        elif code >= a.FAVOURS:
            self.begin(s, code == a.FAVOURS)
        else:
            s.of(Reaping).place = code - a.HARVEST
            s.carry_on()

    def why_nothing(self, s: FeudumState) -> Grounds:
        if s.seats[s.active].rules & s.farms == 0:
            return self.rule, "you-rule-no-farm", 0, 0
        if s.haversack == 0:
            return self.rule, "the-haversack-is-empty", 0, 0
        return self.rule, "your-farms-are-full", 0, 0

    def begin(self, s: FeudumState, favours: bool) -> None:
        """Fix yield and favours; beads are turned for favours (FEU-11.4)."""
        counted = not favours or s.readings.favour_beads_count
        reaping = s.of(Reaping)
        number = yield_of(s, s.active, counted)
        reaping.to_draw = number
        reaping.favours = t.FAVOURS[number] if favours else 0
        gain_vp(s, s.active, t.HARVEST_VP, self.rule)
        s.tell(self.rule, "harvests", s.active, number, "", t.LOCATION_IDS[reaping.place])
        if favours:
            self.turn_beads(s)
        s.branch(DRAWN)

    def turn_beads(self, s: FeudumState) -> None:
        """All own beads become seals that everybody has seen (FEU-4.1, FEU-11.4)."""
        p = s.seats[s.active]
        if len(p.beads) > 0:
            p.seals = p.seals + bytes([value + KNOWN for value in p.beads])
            s.tell("FEU-11.4", "turns-beads", s.active, len(p.beads))
            p.beads = b""


class Yield(Step[FeudumState]):
    """The goods are drawn (FEU-11.2 to FEU-11.5).

    With a farmer all goods are drawn first and lie in the bowl, and the player picks.
    """

    def inspects(self, s: FeudumState) -> bool:
        """Whether the player picks his favours (FEU-11.5)."""
        farmer = s.readings.specials and s.seats[s.active].shows(t.FARMER)
        return farmer and s.of(Reaping).favours > 0

    def proceed(self, s: FeudumState) -> None:
        reaping = s.of(Reaping)
        if reaping.to_draw > 0:
            s.awaits(CHANCE)
        elif reaping.favours > 0 and reaping.bowl != 0:
            s.awaits(s.active)
        else:
            for kind in range(t.GOODS):
                number = reaping.bowl >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
                if number > 0:
                    self.to_farm(s, kind, number)
            reaping.bowl = 0
            s.next()
            place_sulphur(s)

    def to_farm(self, s: FeudumState, kind: i64, number: i64) -> None:
        """Lay goods beside the farm (FEU-11.3)."""
        place = s.of(Reaping).place
        s.lay(place, kind, number)
        s.tell(
            "FEU-11.3",
            "goods-to-farm",
            s.active,
            number,
            t.GOOD_IDS[kind],
            t.LOCATION_IDS[place],
        )

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.to_move == CHANCE:
            offer_goods(s.haversack, menu)
            return
        reaping = s.of(Reaping)
        later: i64 = 0
        for kind in range(reaping.next_kind, t.GOODS):
            later += reaping.bowl >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
        for kind in range(t.GOODS):
            number = reaping.bowl >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
            if kind < reaping.next_kind:
                menu.refuse(a.PICK + kind, "FEU-33.1", PART_IS_LAID)
                continue
            if number == 0:
                menu.refuse(a.PICK + kind, "FEU-11.5", "not-in-the-harvest")
            elif later < reaping.favours:
                menu.refuse(a.PICK + kind, "FEU-33.1", PART_OF_A_SET)
            else:
                menu.offer(a.PICK + kind)
            later -= number

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        reaping = s.of(Reaping)
        pool = goods_from(reaping.bowl, reaping.next_kind, a.PICK)
        left: i64 = min(reaping.favours, sum(pool.values()))
        return SetAsked(pool, left, left)

    def take(self, s: FeudumState, code: i64) -> None:
        who = s.to_move
        s.carry_on()
        reaping = s.of(Reaping)
        if who != CHANCE:
            kind = code - a.PICK
            reaping.next_kind = kind
            reaping.favours -= 1
            reaping.bowl -= one_good(kind, 1)
            receive(s, s.active, kind, 1, "FEU-11.5")
            return
        kind = code - a.DRAW_GOOD
        s.fill_haversack(kind, -1)
        if self.inspects(s):
            reaping.bowl += one_good(kind, 1)
        elif reaping.to_draw <= reaping.favours:  # the last ones drawn are the favours
            reaping.favours -= 1
            receive(s, s.active, kind, 1, "FEU-11.4")
        else:
            self.to_farm(s, kind, 1)
        reaping.to_draw -= 1


DRAWN: Final = 0  # the part in which goods are drawn

HARVEST: Final[Harvest] = Harvest("harvest", "FEU-11.1")
YIELD: Final[Yield] = Yield("yield", "FEU-11.2")
