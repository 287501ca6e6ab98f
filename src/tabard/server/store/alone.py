"""Whether what was read still holds: nobody else has written since, or we were told what.

Our own writes are told by those who make them (`Rests.hear`). SQLite says whether anybody else has
written to a file, and says it to the connection that writes for us. PostgreSQL tells what others
write (`Listening`), and our own writes on the same line and in the same order: while these come
back, nothing that was written before them is still to be told.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

if TYPE_CHECKING:
    from tabard.server.store.store import Store

LOOK_SECONDS: Final = 0.2  # so often it is looked up while somebody wants to know

Look = tuple[float, int]  # when, and the mark of what others have written


class Alone:
    """What was looked up last, and since when others have not written.

    looked  when it was looked up, or when something that we wrote came back to us
    since   when the first look began that found the mark as it is now
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.mark = -1
        self.looked = float("-inf")
        self.since = float("inf")
        self.looking = False

    def unchanged(self, since: float, within: float) -> bool:
        """Whether nothing was written since a moment but what we were told.

        That was so some seconds ago at most.
        """
        now = time.monotonic()
        if now - self.looked > LOOK_SECONDS and not self.looking and not self.store.shared:
            self.look()
        return since >= self.since and now - self.looked <= within

    def begin(self) -> None:
        """From now on we are told what others write to a database that servers share."""
        self.since, self.looked = time.monotonic(), float("-inf")

    def hear(self) -> None:
        """What we wrote ourselves has come back to us."""
        self.looked = time.monotonic()

    def look(self) -> None:
        """Let it be looked up, if anybody can wait for that here."""
        try:
            found = self.store.writer.write(marked)
        except RuntimeError:  # no loop runs, or the storage is closed
            return
        self.looking = True
        found.add_done_callback(self.take)

    def take(self, found: asyncio.Future[Look]) -> None:
        """Take in what was looked up; a storage that does not answer says nothing."""
        self.looking = False
        if found.cancelled() or found.exception() is not None:
            return
        self.looked, mark = found.result()
        if mark != self.mark:
            self.mark, self.since = mark, self.looked


def marked(connection: Connection) -> Look:
    """The mark of what others have written."""
    return time.monotonic(), connection.exec_driver_sql("PRAGMA data_version").scalar_one()
