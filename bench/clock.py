"""Timing: repeat a piece of work until enough time has passed, and count.

It is time of the processor, of all threads of the process: what else a machine has to do in the
same minute belongs to nobody who is measured.
"""

import time
from collections.abc import Callable

ticks = time.process_time


def rate(work: Callable[[], int], seconds: float) -> float:
    """Units done per second, where each call of `work` says how many it did."""
    work()  # once untimed: first calls fill caches
    done = 0
    begin = now = ticks()
    while now - begin < seconds:
        done += work()
        now = ticks()
    return done / (now - begin)


def duration(work: Callable[[], int], seconds: float) -> float:
    """Seconds per unit."""
    return 1 / rate(work, seconds)
