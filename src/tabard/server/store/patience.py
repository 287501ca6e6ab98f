"""A PostgreSQL that does not answer: it is waited for a moment, and then asked by one thread alone.

A line that is cut is heard of at once; a silent one (a frozen server, a network that swallows)
never. Reading happens where everybody is served: a silent database would stop the whole house.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Generator
from contextvars import ContextVar
from typing import Any, Final

from sqlalchemy import Engine, event

log = logging.getLogger("tabard")

READ_SECONDS: Final = 2.0
WRITE_SECONDS: Final = 10.0
CONNECT_SECONDS: Final = 2  # the least that PostgreSQL's own library waits
FIRST_SECONDS: Final = 30  # when a house opens, nobody waits but whoever opens it
LOOK_SECONDS: Final = 0.5

# How long this thread waits for an answer; None is for ever, as a migration may need.
PATIENCE: Final[ContextVar[float | None]] = ContextVar("PATIENCE", default=None)


def patience() -> float | None:
    """How long an answer is waited for: where everybody else waits too, not long."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return PATIENCE.get()
    return READ_SECONDS


def hurried(
    work: Generator[Any, Any, Any], seconds: float, gave_up: Callable[[], Exception]
) -> Generator[Any, Any, Any]:
    """Work of the driver that ends after some seconds of nothing but waiting."""
    end = time.monotonic() + seconds
    try:
        wanted = next(work)
        while True:
            ready = yield wanted
            if ready:
                end = time.monotonic() + seconds
            elif time.monotonic() > end:
                raise gave_up()
            wanted = work.send(ready)
    except StopIteration as done:
        return done.value


class Line:
    """The way to a PostgreSQL: while it is silent nobody but a thread of its own tries it.

    silent  set while that thread looks for an answer
    """

    def __init__(self, engine: Engine) -> None:
        import psycopg

        line = self

        class Connection(psycopg.Connection[Any]):
            """A connection that gives up a server that says nothing."""

            def wait(self, gen: Any, *args: Any, **more: Any) -> Any:
                seconds = patience()
                if seconds is not None:
                    gen = hurried(gen, seconds, self.give_up)
                return super().wait(gen, *args, **more)

            def give_up(self) -> Exception:
                """Break the line off; whoever asked hears that it is lost."""
                self.pgconn.finish()
                line.look_out()
                return psycopg.OperationalError("the database does not answer")

        self.engine = engine
        self.kind: Final = Connection
        self.error: Final = psycopg.OperationalError
        self.lost: Final = psycopg.errors.ConnectionTimeout
        self.silent = threading.Event()
        self.how: tuple[Any, Any] = ((), {})
        event.listen(engine, "do_connect", self.connect)

    def connect(self, _dialect: Any, _record: Any, args: Any, more: dict[str, Any]) -> Any:
        """A new connection; refused at once while the server is known to be silent."""
        more = {"connect_timeout": FIRST_SECONDS if patience() is None else CONNECT_SECONDS, **more}
        self.how = (args, more)
        if self.silent.is_set():
            raise self.error("the database has not answered for a while")
        try:
            return self.kind.connect(*args, **more)
        except self.lost:
            self.look_out()
            raise

    def look_out(self) -> None:
        """Let a thread find out when the server answers again."""
        if not self.silent.is_set():
            self.silent.set()
            log.error("storage: the database is silent; nobody waits for it until it answers")
            threading.Thread(target=self.look, name="tabard-lookout", daemon=True).start()

    def look(self) -> None:
        """Try until there is an answer, of whatever kind."""
        args, more = self.how
        while self.silent.is_set():
            time.sleep(LOOK_SECONDS)
            try:
                self.kind.connect(*args, **more).close()
            except self.lost:
                continue
            except self.error:  # it refuses, so it does not swallow: others hear the same at once
                pass
            self.silent.clear()
        log.warning("storage: the database answers again")
