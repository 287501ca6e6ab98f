"""Whether a choice would show its seat something that it cannot know yet.

A choice that does cannot be taken back: a table carries it out at once. No game declares it. It is
found out by making the choice where the hidden things lie otherwise, as far as the seat can tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Refused
from tabard.kernel.events import Event
from tabard.kernel.state import State

SAMPLES: Final = 8


def reveals(state: State, codes: Sequence[int], seat: int) -> bool:
    """Whether choices in a row would show the seat something it cannot know yet.

    They would if states that the seat cannot tell apart before them differ after them. A choice
    that is not open raises `Refused`.
    """
    seen = outcome(state, codes, seat)
    if not state.game.hides(state, seat):
        return False
    dealer = Dealer("reveals")
    for _ in range(SAMPLES):
        try:
            if outcome(state.redeal(seat, dealer), codes, seat) != seen:
                return True
        except Refused:
            return True
    return False


def outcome(state: State, codes: Sequence[int], seat: int) -> tuple[Any, Any]:
    """What a seat would see after choices in a row, and what it would be told on the way."""
    events: list[Event] = []
    after = state.copy()
    after.log = events
    for code in codes:
        after.apply(code)
    after.log = None
    return after.view(seat), [event.seen_by(seat) for event in events]
