"""The house's time: a stopwatch that began at the time of day, and notices when that is set anew.

Durations come from a clock that only runs on: whoever sets the computer's clock changes nobody's
time, and neither does a computer that slept. The time of day is looked at each second; where it has
left ours by more than a moment, we follow, and every table with a clock is told by how much (`jump`
in its log), so that what was counted stays what it was. A server that opens has nothing but the
time of day: live clocks then go on from there, slow ones count it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

MOMENT: Final = 2_000  # milliseconds by which the time of day may differ from ours
SETTLING: Final = 60_000  # no flag falls for so long after a jump
MILLION: Final = 1_000_000


class HouseClock:
    """Milliseconds since 1970 as a stopwatch has them.

    jumped   by how many milliseconds the time of day was set since we opened, all in all
    """

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self.wall = wall
        self.steady = steady
        self.offset = wall() - steady()
        self.jumped = 0
        self.jumped_at: int | None = None

    def now(self) -> int:
        """The time, whatever was done to the time of day since we looked at it last."""
        return (self.steady() + self.offset) // MILLION

    def follow(self) -> int:
        """Follow the time of day where it was set; by how many milliseconds."""
        by = (self.wall() - self.steady() - self.offset) // MILLION
        if abs(by) < MOMENT:
            return 0
        self.offset += by * MILLION
        self.jumped += by
        self.jumped_at = self.steady()
        return by

    @property
    def settled(self) -> bool:
        """Whether the last jump is long enough ago that somebody's time may be up."""
        return self.jumped_at is None or self.steady() - self.jumped_at >= SETTLING * MILLION


CLOCK: Final[HouseClock] = HouseClock()


def now() -> int:
    """The time of this process, in milliseconds."""
    return CLOCK.now()


def day_of(at: int) -> str:
    """The day of a time, as 2026-11-18; everybody's days end at midnight in Greenwich."""
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d}"


def is_past(day: str) -> bool:
    """Whether a day is over."""
    return day < day_of(now())
