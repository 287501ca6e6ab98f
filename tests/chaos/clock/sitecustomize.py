"""A wall clock that somebody sets: Python loads this at its start where the folder is on its path.

The file that TABARD_CHAOS_CLOCK names holds the seconds by which the clock is wrong. What counts
durations (`time.monotonic`) is not touched, as it is not when somebody sets a real clock.
"""

from __future__ import annotations

import os
import time
from typing import Final

FILE: Final = os.environ["TABARD_CHAOS_CLOCK"]
TRUE: Final = time.time_ns


def skew() -> int:
    """Nanoseconds by which the clock is wrong."""
    try:
        with open(FILE, encoding="ascii") as file:
            return int(file.read() or 0) * 1_000_000_000
    except FileNotFoundError:
        return 0


def time_ns() -> int:
    """The wall clock as it was set."""
    return TRUE() + skew()


time.time_ns = time_ns
time.time = lambda: time_ns() / 1e9
