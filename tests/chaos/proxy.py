"""A line between the server and its database that can be slow, cut, or silent."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PIECE = 65536
LOOK_SECONDS = 0.02


class Proxy:
    """Passes bytes on to a socket of PostgreSQL, from a thread of its own.

    delay   seconds that each piece takes
    silent  nothing is passed on, in either direction, and nobody is told
    refuses new connections are hung up on
    """

    def __init__(self, folder: Path) -> None:
        self.target = str(folder / ".s.PGSQL.5432")
        self.loop = asyncio.new_event_loop()
        self.delay = 0.0
        self.silent = False
        self.refuses = False
        self.port = 0
        self.writers: set[asyncio.StreamWriter] = set()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, name="proxy", daemon=True)

    def run(self) -> None:
        """Serve until the loop is stopped."""
        asyncio.set_event_loop(self.loop)
        server = self.loop.run_until_complete(asyncio.start_server(self.serve, "127.0.0.1", 0))
        self.port = int(server.sockets[0].getsockname()[1])
        self.ready.set()
        self.loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()

    def address(self, database: str) -> str:
        """Where a database is, for SQLAlchemy, by way of this."""
        name = database.partition("?")[0].rsplit("/", 1)[1]
        return f"postgresql+psycopg://tabard@127.0.0.1:{self.port}/{name}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection of the server's."""
        if self.refuses:
            writer.close()
            return
        try:
            theirs = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.close()
            return
        both = {writer, theirs[1]}
        self.writers |= both
        try:
            await asyncio.gather(self.pass_on(reader, theirs[1]), self.pass_on(theirs[0], writer))
        finally:
            self.writers -= both
            for one in both:
                one.close()

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Bytes in one direction, until one side hangs up."""
        try:
            while data := await reader.read(PIECE):
                if self.delay:
                    await asyncio.sleep(self.delay)
                while self.silent:
                    await asyncio.sleep(LOOK_SECONDS)
                writer.write(data)
                await writer.drain()
        except ConnectionError:
            pass  # it was cut, as it was meant to be
        finally:
            writer.close()

    def cut(self) -> None:
        """Break every connection off."""

        def abort() -> None:
            for one in self.writers:
                one.transport.abort()

        self.loop.call_soon_threadsafe(abort)


@contextmanager
def between(folder: Path) -> Iterator[Proxy]:
    """A proxy before the PostgreSQL of a folder."""
    proxy = Proxy(folder)
    proxy.thread.start()
    assert proxy.ready.wait(30)
    try:
        yield proxy
    finally:
        proxy.silent = False
        proxy.loop.call_soon_threadsafe(proxy.loop.stop)
        proxy.thread.join(30)
