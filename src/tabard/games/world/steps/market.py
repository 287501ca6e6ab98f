"""Sale of wool and cloth (WWE-10.5)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.ledger import gain, pay
from tabard.games.world.state import Player, WorldState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def wool_price(s: WorldState) -> i64:
    """What a wool brings (WWE-21.I09)."""
    return prices.wool(s.in_force(e.WOOL_GLUT))


def cloth_limit(s: WorldState) -> i64:
    """How much cloth one use may sell; none while its field is covered (WWE-21.II10)."""
    if s.cloth_covered:
        return 0
    return prices.cloth_at_once(s.in_force(e.MORE_CLOTH))


def why_no_sale(s: WorldState, seat: i64) -> Grounds:
    """Why a player can sell nothing with the card; "" if he can (WWE-10.5)."""
    p = s.seats[seat]
    if p.owns(t.WOOL) > 0 or (p.owns(t.CLOTH) > 0 and cloth_limit(s) > 0):
        return "", "", 0, 0
    if p.owns(t.CLOTH) > 0:
        return "WWE-10.5", "cloth-market-closed", 0, 0
    return "WWE-10.5", "no-wool-and-no-cloth", 0, 0


class Market(Step[WorldState]):
    """The card: any number of wool, and cloth up to its limit (D12, WWE-10.5)."""

    def proceed(self, s: WorldState) -> None:
        seat = s.on_turn()
        if why_no_sale(s, seat)[1] == "":
            s.awaits(seat)
        else:
            s.tell("WWE-9.4", "no-effect", seat, 0, t.CARD_IDS[t.MARKET])
            s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        own_wool = p.owns(t.WOOL)
        limit = cloth_limit(s)
        most: i64 = min(limit, p.owns(t.CLOTH))
        for cloth in range(most + 1):
            first: i64 = a.SELL - 1 + cloth * a.SELL_STRIDE  # selling nothing has no code
            for wool in range(own_wool + 1):
                if cloth + wool > 0:
                    menu.offer(first + wool)
        if menu.explaining:
            self.refuse_sales(s, menu, p, limit)

    def refuse_sales(self, s: WorldState, menu: Menu, p: Player, limit: i64) -> None:
        """Say why a sale is not possible."""
        own_wool, own_cloth = p.owns(t.WOOL), p.owns(t.CLOTH)
        for cloth in range(e.MOST_CLOTH + 1):
            for wool in range(a.SELL_STRIDE):
                code: i64 = a.SELL - 1 + cloth * a.SELL_STRIDE + wool
                if cloth + wool == 0:
                    continue
                if cloth > 0 and s.cloth_covered:
                    menu.refuse(code, self.rule, "cloth-market-closed")
                elif cloth > limit:
                    menu.refuse(code, self.rule, "too-much-cloth-at-once", cloth, limit)
                elif cloth > own_cloth:
                    menu.refuse(code, self.rule, "needs-cloth", cloth, own_cloth)
                elif wool > own_wool:
                    menu.refuse(code, self.rule, "needs-wool", wool, own_wool)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        sale = code - a.SELL + 1
        cloth = sale // a.SELL_STRIDE
        wool = sale % a.SELL_STRIDE
        pay(s, seat, t.WOOL, wool, self.rule)
        pay(s, seat, t.CLOTH, cloth, self.rule)
        gain(s, seat, t.MONEY, wool * wool_price(s) + cloth * t.CLOTH_PRICE, self.rule)
        s.next()


MARKET: Final[Market] = Market("market", "WWE-10.5")
