"""The line on which PostgreSQL tells what any server of the house has written.

A notification is a word and a key (`table AbC 17`, `epoch anna`), never data: a lost one costs a
delay and nothing else. When the line itself was lost, everything is looked up once it is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import URL

if TYPE_CHECKING:
    from psycopg import AsyncConnection

log = logging.getLogger("tabard")

CHANNEL: Final = "tabard"
FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 5.0
NAME: Final = "tabard "  # and the server's id: so others see in the database that it lives
ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}

Heard = Callable[[int, list[str]], None]


class Listening:
    """One connection that listens, made again whenever it is lost.

    heard  called with the process of the database that wrote, and the words it told
    found  called each time the line is there, to look up what was told meanwhile
    """

    def __init__(self, url: URL, server: str, heard: Heard, found: Callable[[], None]) -> None:
        self.url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.server = server
        self.heard = heard
        self.found = found
        self.lost: asyncio.Future[None] | None = None

    @property
    def up(self) -> bool:
        """Whether the line is there."""
        return self.lost is not None

    async def hold(self) -> None:
        """Listen for ever, and begin anew when the line is lost."""
        import psycopg

        wait = FIRST_WAIT
        while True:
            try:
                await self.listen()
                wait = FIRST_WAIT
            except (psycopg.Error, OSError) as error:
                log.warning("storage: the line to other servers is lost: %s", type(error).__name__)
            await asyncio.sleep(wait)
            wait = min(LONGEST_WAIT, 2 * wait)

    async def listen(self) -> None:
        """Listen until the line is lost."""
        from psycopg import AsyncConnection

        name = NAME + self.server
        connection = await AsyncConnection.connect(
            self.url, autocommit=True, application_name=name, connect_timeout=5, **ALIVE
        )
        loop = asyncio.get_running_loop()
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            self.lost = loop.create_future()
            number = connection.fileno()
            loop.add_reader(number, self.read, connection)
            try:
                self.found()
                self.read(connection)  # what came along with the answer
                await self.lost
            finally:
                loop.remove_reader(number)
        finally:
            self.lost = None
            await connection.close()

    def read(self, connection: AsyncConnection[Any]) -> None:
        """Pass on what has come in."""
        import psycopg

        try:
            connection.pgconn.consume_input()
        except psycopg.Error as error:
            self.drop(error)
            return
        while (note := connection.pgconn.notifies()) is not None:
            self.heard(note.be_pid, note.extra.decode().split(" "))

    def drop(self, error: Exception | None = None) -> None:
        """Give a line up that says nothing any more."""
        if self.lost is not None and not self.lost.done():
            self.lost.set_exception(error or ConnectionError("silence"))
