"""Station 4: Kingsbridge hands out its advantage cards (sections 10 and 22)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import gain_cubes, gain_gold, gain_vp
from tabard.games.pillars.state import NONE, PillarsState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.step import Step


class Kingsbridge(Step[PillarsState]):
    """In space order each builder's owner receives the card there (PIL-10.1)."""

    def proceed(self, s: PillarsState) -> None:
        first: i64 = t.FIRST_SPACE[t.KINGSBRIDGE]
        self.hand_out(s, s.builder_at(first), s.kingsbridge_1)
        self.hand_out(s, s.builder_at(first + 1), s.kingsbridge_2)
        s.kingsbridge_1 = NONE
        s.kingsbridge_2 = NONE
        s.clear_station(t.KINGSBRIDGE)
        s.next()

    def hand_out(self, s: PillarsState, seat: i64, card: i64) -> None:
        """Give a card to its taker; without a builder it leaves the game (PIL-10.2)."""
        if seat == NONE:
            return
        s.tell(self.rule, "receives", seat, 0, t.ADVANTAGE_IDS[card])
        if has(t.IMMEDIATE, card):
            self.resolve(s, seat, card)
        else:
            s.seats[seat].advantages |= bit(card)

    def resolve(self, s: PillarsState, seat: i64, card: i64) -> None:
        """Gain what an immediate card gives (PIL-22.12 to PIL-22.16)."""
        rule = t.ADVANTAGE_RULES[card]
        if t.GAIN_GOLD[card] > 0:
            gain_gold(s, seat, t.GAIN_GOLD[card], rule)
        if t.GAIN_VP[card] > 0:
            gain_vp(s, seat, t.GAIN_VP[card], rule)
        for kind in range(t.KINDS):
            number = t.GAIN_GOODS[card][kind]
            if number > 0:
                gain_cubes(s, seat, kind, number, rule)


KINGSBRIDGE: Final[Kingsbridge] = Kingsbridge("kingsbridge", "PIL-10.1")
