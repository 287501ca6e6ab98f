"""Wrong passwords: counted by login and address, so that nobody locks somebody else out.

Who guesses waits longer after every wrong one; the owner, who calls from elsewhere, does not.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from tabard.server.limits import network
from tabard.server.refusals import too_much

FREE: Final = 3
LONGEST_WAIT: Final = 900.0
FORGOTTEN: Final = 3600.0
REMEMBERED: Final = 10_000


class Attempts:
    """How often a password was wrong, and until when the next is not looked at."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.wrong: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()

    def check(self, login: str, address: str) -> None:
        """Refuse one that comes too soon, and say when it does not."""
        count, last = self.wrong.get((login, network(address)), (0, 0.0))
        left = last + wait_after(count) - self.clock()
        if count and left > 0:
            raise too_much(int(left) + 1)

    def count(self, login: str, address: str) -> None:
        """One was wrong; what was long ago is forgotten."""
        key, now = (login, network(address)), self.clock()
        count, last = self.wrong.pop(key, (0, now))
        self.wrong[key] = (1 if now - last > FORGOTTEN else count + 1, now)
        if len(self.wrong) > REMEMBERED:
            self.wrong.popitem(last=False)

    def forget(self, login: str, address: str) -> None:
        """One was right."""
        self.wrong.pop((login, network(address)), None)


def wait_after(wrong: int) -> float:
    """Seconds to wait after so many wrong ones: none at first, then twice as long each time."""
    return 0.0 if wrong <= FREE else min(LONGEST_WAIT, 2.0 ** min(wrong - FREE, 20))
