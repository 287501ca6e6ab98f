"""A live table in memory: the table, the lock of its one writer, and who listens."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

from tabard.server.index import Index
from tabard.server.table import Table

TOLD_MILLISECONDS: Final = 1000
MOST_TOLD: Final = 32


class Listener:
    """Somebody who wants to know when a table changes: a user, who may have a seat there.

    `changed` lets whoever waits go on; `news` is whether something has really changed.
    """

    def __init__(self, user: str = "") -> None:
        self.user = user
        self.changed = asyncio.Event()
        self.news = False

    def wake(self) -> None:
        """Something has changed."""
        self.news = True
        self.changed.set()

    def rouse(self) -> None:
        """Nothing has changed, and yet there is something to do."""
        self.changed.set()


class Failed(NamedTuple):
    """A turn that could not be judged: how often, and before which time it is not tried again."""

    codes: tuple[int, ...]
    times: int
    until: int


class LiveTable:
    """A table in memory and everything around it that is not in its log.

    thinking  the task that plays the bots, or None
    failed    the turn of a puzzle that could not be judged, until another is played
    hints     what a bot said, or is about to say, to each seat about its present question
    indexed   how the table was last made findable
    unsure    a write broke off: perhaps the log has entries that the table has not
    asked_at  when somebody last asked for it here
    told      what viewers of the present version were sent, to be made once for all of them, and
              `shared`, the part of it that is the same for all; both since `told_since`
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.failed: Failed | None = None
        self.hints: dict[int, tuple[Any, asyncio.Task[Any]]] = {}
        self.indexed: Index | None = None
        self.unsure = False
        self.asked_at = 0
        self.told: dict[Any, bytes] = {}
        self.shared: dict[Any, str] = {}
        self.told_since = 0

    def refresh(self, at: int) -> None:
        """Forget what was told too long ago, as its clocks have run on since, or is too much."""
        old = not 0 <= at - self.told_since < TOLD_MILLISECONDS
        if old or len(self.told) >= MOST_TOLD:
            self.told.clear()
            self.shared.clear()
            self.told_since = at

    def tell(self) -> None:
        """Wake whoever listens."""
        self.told.clear()
        self.shared.clear()
        for listener in self.listeners:
            listener.wake()
