"""When the next choice is due, and how long choices took to arrive."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence


class Schedule:
    """When a table chooses: at once, or every `pace` seconds, each table at a moment of its own.

    With a pace the server does not slow down whoever loads it. A choice that is late, because the
    one before it was, has waited since it was due.
    """

    def __init__(self, pace: float, phase: float) -> None:
        self.pace = pace
        self.phase = phase * pace
        self.next = 0.0

    def begin(self) -> None:
        """Another game: nobody was to choose while it was opened."""
        self.next = 0.0

    def moment(self) -> float:
        """When the choice that could be made now is due: perhaps in the future."""
        now = time.perf_counter()
        if not self.pace:
            return now
        if not self.next:
            self.next = now + self.phase
        found, self.next = self.next, self.next + self.pace
        return found

    async def due(self) -> float:
        """Wait for it; the moment since which the choice waits."""
        found = self.moment()
        rest = found - time.perf_counter()
        if rest > 0:
            await asyncio.sleep(rest)
        return found


def shares(waits: Sequence[float]) -> dict[str, float]:
    """How long half of all took at most, and all but the slowest twentieth and hundredth."""
    found = sorted(waits)
    return {
        f"p{percent}": found[min(len(found) - 1, len(found) * percent // 100)]
        for percent in (50, 95, 99)
    }
