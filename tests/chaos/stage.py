"""A server under load to which something is done: on either database, with a line one can cut."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.chaos.load import Tally, check, pair
from tests.chaos.proxy import Proxy, between
from tests.server.postgres import Cluster
from tests.server.postgres import server as postgres_server
from tests.server.process import Server

PAIRS = 3
CLOCK = Path(__file__).with_name("clock")
# A line of the log: a second, a level, and what happened; names and numbers do not make a kind.
LINE = re.compile(r"^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d),\d+ (WARNING|ERROR) (.*)$", re.MULTILINE)
NAMES = re.compile(r"table [\w-]+|bot \w+|\(and \d+ more like it\)|\(.*?, \d+\)")
PER_SECOND = 2  # a second of ours may reach into two of the journal's


@dataclass
class Stage:
    """What a fault is done to.

    server   the server under load
    tally    what its clients have seen
    cluster  its PostgreSQL, and the proxy before that; None where it has SQLite
    pairs    those who play
    """

    server: Server
    tally: Tally
    folder: Path
    cluster: Cluster | None = None
    proxy: Proxy | None = None
    pairs: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def clock(self) -> Path:
        """The file by which the clock is set."""
        return self.folder / "clock"

    async def goes_on(self, more: int = 5, seconds: float = 60.0) -> float:
        """Wait until so many more choices were taken; how long it took."""
        begun, before = time.monotonic(), self.tally.choices
        async with asyncio.timeout(seconds):
            while self.tally.choices < before + more:
                await self.look_on()
        return time.monotonic() - begun

    async def look_on(self) -> None:
        """A moment passes; whoever stopped playing says why."""
        for task in self.pairs:
            if task.done():
                task.result()  # raises what ended it
        await asyncio.sleep(0.02)

    async def all_go_on(self, seconds: float = 60.0) -> None:
        """Wait until every table has taken a choice more, or has come to its end."""
        before = {table: len(made) for table, made in self.tally.acknowledged.items()}
        async with asyncio.timeout(seconds):
            while not all(
                table in self.tally.finished or len(self.tally.acknowledged[table]) > count
                for table, count in before.items()
            ):
                await self.goes_on(1)


Fault = Callable[[Stage], Awaitable[None]]


@asynccontextmanager
async def laid(folder: Path, on_postgres: bool) -> AsyncIterator[Stage]:
    """A server that runs, with everything that can be done to it."""
    with ExitStack() as things:
        stage = Stage(Server(folder), Tally(), folder)
        if on_postgres:
            place = things.enter_context(short_place())
            stage.cluster = things.enter_context(postgres_server(place / "pg", durable=True))
            stage.proxy = things.enter_context(between(stage.cluster.folder))
            address = stage.proxy.address(stage.cluster.address())
            stage.server.log.close()
            stage.server = Server(folder, address)
        stage.server.environment["PYTHONPATH"] = str(CLOCK)
        stage.server.environment["TABARD_CHAOS_CLOCK"] = str(stage.clock)
        things.callback(stage.server.close)
        await asyncio.to_thread(stage.server.start)
        yield stage


def short_place() -> Any:
    """A folder whose name is short enough for a socket, and open to whoever runs PostgreSQL."""
    import tempfile

    place = tempfile.TemporaryDirectory(prefix="tabard-chaos-", dir="/tmp")
    Path(place.name).chmod(0o711)

    class Place:
        def __enter__(self) -> Path:
            return Path(place.name)

        def __exit__(self, *_: object) -> None:
            place.cleanup()

    return Place()


async def played(
    folder: Path,
    faults: Sequence[Fault],
    on_postgres: bool = False,
    rounds: int = 1,
    whole: bool = False,
    bots: int = 2,
    **more: Any,
) -> str:
    """Do faults to a server under load, one after another; then check that nothing was lost.

    Every table goes on: to its end, if there is time for whole games. At one of so many tables a
    bot plays too.
    """
    async with laid(folder, on_postgres) as stage:
        enough = asyncio.Event()
        stage.pairs = pairs = [
            asyncio.create_task(pair(stage.server, stage.tally, n, enough, "pillars", bots, **more))
            for n in range(PAIRS)
        ]
        try:
            await stage.goes_on()
            told = []
            for fault in [*faults] * rounds:
                await fault(stage)
                told.append(f"{fault.__name__} {await stage.goes_on():.1f} s")
            enough.set()
            if whole:
                await asyncio.gather(*pairs)
                assert stage.tally.finished == stage.tally.tables
            else:
                await stage.all_go_on()
        finally:
            for task in pairs:
                task.cancel()
            await asyncio.gather(*pairs, return_exceptions=True)
        await asyncio.to_thread(stage.server.stop)
        tally = stage.tally
        dealt = check(stage.server.database, tally)
        check_log(stage.server.said())
        return (
            f"{tally.choices} choices acknowledged, none lost, none twice; {len(tally.finished)}"
            f" games to their end, {dealt} outcomes dealt by seeds; {tally.answers[503]} times"
            f" 503, {tally.resent} posts sent again, {tally.resumed} streams taken up again; on"
            f" after: {', '.join(told)}"
        )


def check_log(said: str) -> None:
    """A kind of fault is one line a second, and none is a traceback."""
    assert "Traceback" not in said, said[-3000:]
    seconds = Counter((at, NAMES.sub("", told)) for at, _, told in LINE.findall(said))
    often = {line: count for line, count in seconds.items() if count > PER_SECOND}
    assert not often, often
