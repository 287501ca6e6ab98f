"""The end of a round: permanent events find their slot, the badge passes on (section 14)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.state import NONE, WorldState
from tabard.games.world.steps.chapter_start import serve
from tabard.kernel.ints import has
from tabard.kernel.step import Step


def pass_badge(s: WorldState, rule: str) -> None:
    """The next seat clockwise becomes the active player."""
    s.active = s.seat_in_turn(1)
    s.tell(rule, "badge-passes", s.active)


class RoundEnds(Step[WorldState]):
    """After six rounds the chapter ends, else the next player is active (WWE-14.4)."""

    def proceed(self, s: WorldState) -> None:
        if has(e.PERMANENT, s.event):
            self.keep(s)
        s.event = NONE
        s.edge = NONE
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            s.seats[seat].swapped = 0
            if s.seats[seat].suffers(t.ROYAL_COURT):  # WWE-4.6
                serve(s, seat, t.ROYAL_COURT, "WWE-4.6")
        if s.round < t.ROUNDS:
            pass_badge(s, "WWE-14.4")
            s.next()
        else:
            s.done()

    def keep(self, s: WorldState) -> None:
        """Put a permanent event into the first empty slot, else into slot 1 (WWE-14.1 to 14.3)."""
        name = e.EVENT_IDS[s.event]
        if s.slot_1 != NONE and s.slot_2 == NONE:
            s.slot_2 = s.event
            s.tell("WWE-14.1", "event-stays", s.active, 0, name)
            return
        if s.slot_1 != NONE:
            s.tell("WWE-14.2", "event-leaves", s.active, 0, e.EVENT_IDS[s.slot_1])
        s.slot_1 = s.event
        s.tell("WWE-14.1", "event-stays", s.active, 0, name)


ROUND_ENDS: Final[RoundEnds] = RoundEnds("round_ends", "WWE-14.4")
