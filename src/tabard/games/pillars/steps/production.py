"""Stations 6 to 8: forest, quarry and gravel pit (section 12)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import gain_cubes
from tabard.games.pillars.state import PillarsState
from tabard.games.pillars.steps.event import spared
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.step import Step


class Production(Step[PillarsState]):
    """Cubes for the resource cards of one station, and for its lasting income (PIL-12.1)."""

    def __init__(self, name: str, rule: str, kind: int) -> None:
        super().__init__(name, rule)
        self.kind: i64 = kind

    def proceed(self, s: PillarsState) -> None:
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            self.harvest(s, seat)
            if s.seats[seat].holds(t.INCOME_CARD[self.kind]):  # PIL-12.2
                rule = t.ADVANTAGE_RULES[t.INCOME_CARD[self.kind]]
                gain_cubes(s, seat, self.kind, t.INCOME[self.kind], rule)
        s.next()

    def harvest(self, s: PillarsState, seat: i64) -> None:
        """Yield of each card, changed by the event unless its holder is safe from it (PIL-23.7).

        Cards go aside and workers home (PIL-12.3).
        """
        p = s.seats[seat]
        change: i64 = 0 if spared(s, seat) else t.EVENT_YIELD[s.event]
        for card in range(t.CARDS):
            if t.CARD_KIND[card] == self.kind and has(p.cards, card):
                gain_cubes(s, seat, self.kind, t.CARD_YIELD[card] + change, self.rule)
                p.cards &= ~bit(card)


FOREST: Final[Production] = Production("forest", "PIL-12.1", t.WOOD)
QUARRY: Final[Production] = Production("quarry", "PIL-12.1", t.STONE)
GRAVEL_PIT: Final[Production] = Production("gravel_pit", "PIL-12.1", t.SAND)
