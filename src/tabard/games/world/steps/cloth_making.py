"""Cloth making: wool into as much cloth (WWE-10.10)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import tables as t
from tabard.games.world.ledger import gain, pay
from tabard.games.world.state import WorldState
from tabard.kernel.ints import i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def why_no_weaving(s: WorldState, seat: i64) -> Grounds:
    """Why a player can weave nothing with the card; "" if he can (WWE-10.10)."""
    if s.seats[seat].owns(t.WOOL) == 0:
        return "WWE-10.10", "needs-wool", 1, 0
    if s.in_stock(t.CLOTH) == 0:
        return "WWE-10.10", "no-cloth-left", 0, 0
    return "", "", 0, 0


class ClothMaking(Step[WorldState]):
    """The card: 1 or 2 wool, limited by the cloth that is left (D16, WWE-9.10, WWE-10.10)."""

    def proceed(self, s: WorldState) -> None:
        seat = s.on_turn()
        if why_no_weaving(s, seat)[1] == "":
            s.awaits(seat)
        else:
            s.tell("WWE-9.4", "no-effect", seat, 0, t.CARD_IDS[t.CLOTH_MAKING])
            s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        wool = s.seats[s.to_move].owns(t.WOOL)
        cloth = s.in_stock(t.CLOTH)
        for number in range(1, t.MOST_WOVEN + 1):
            code = a.WEAVE + number - 1
            if number > wool:
                menu.refuse(code, self.rule, "needs-wool", number, wool)
            elif number > cloth:
                menu.refuse(code, self.rule, "too-little-cloth-left", number, cloth)
            else:
                menu.offer(code)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        number = code - a.WEAVE + 1
        pay(s, seat, t.WOOL, number, self.rule)
        gain(s, seat, t.CLOTH, number, self.rule)
        s.next()


CLOTH_MAKING: Final[ClothMaking] = ClothMaking("cloth_making", "WWE-10.10")
