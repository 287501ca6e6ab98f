"""Timing: repeat a piece of work until enough time has passed, and count."""

import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units done per second, where each call of `work` says how many it did."""
    work()  # once untimed: first calls fill caches
    done = 0
    begin = now = time.perf_counter()
    while now - begin < seconds:
        done += work()
        now = time.perf_counter()
    return done / (now - begin)


def duration(work: Callable[[], int], seconds: float) -> float:
    """Seconds per unit."""
    return 1 / rate(work, seconds)
