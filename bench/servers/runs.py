"""The runs: figures for several processes, servers that are killed, a rolling deploy."""

from __future__ import annotations

import asyncio
import random
import signal
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.servers.fleet import Server
from bench.servers.players import Pair, Tally, Way
from tabard.server.house import House
from tabard.server.store.store import Store


@dataclass
class Findings:
    """What a run has shown; times in milliseconds unless they are seconds by name."""

    seconds: float
    choices: int
    per_second: float
    games: int
    p50: float
    p95: float
    p99: float
    lost: int
    twice: int
    refused: int
    sent_again: int
    moved: int
    streams_back_seconds: float
    bots_on_seconds: float
    clock_drift_seconds: float
    wakes: int

    def lines(self) -> list[str]:
        """As text."""
        return [f"{name:24} {value:.10g}" for name, value in asdict(self).items()]


def share(numbers: list[float], part: float) -> float:
    """So many of the numbers are no larger than this one."""
    return sorted(numbers)[min(len(numbers) - 1, int(len(numbers) * part))] if numbers else 0.0


def look_back(database: str, tally: Tally, seconds: float) -> Findings:
    """Look in the logs for everything that was acknowledged."""
    lost = twice = wakes = 0
    drift = 0.0
    store = Store(database)
    try:
        house = House(store, 1)
        for table_id, made in tally.made.items():
            log = store.log(table_id)
            wakes += sum(entry.kind == "wake" for entry in log)
            times: dict[str, list[int]] = {}
            for entry in log:
                if entry.request:
                    times.setdefault(entry.request, []).append(entry.at)
            plies = house.read(table_id).plies
            for request, choice in made.items():
                ply = int(request.partition("-")[2])
                found = times.get(request, [])
                lost += not found or plies[ply].code != choice.code
                twice += len(found) > 1
                for at in found[:1]:
                    early, late = choice.sent_at - at / 1000, at / 1000 - choice.told_at
                    drift = max(drift, early, late)
    finally:
        store.close()
    p50, p95, p99 = (round(share(tally.latencies, part), 1) for part in (0.5, 0.95, 0.99))
    return Findings(
        seconds=round(seconds, 1),
        choices=tally.choices,
        per_second=round(tally.choices / seconds, 1),
        games=tally.games,
        p50=p50,
        p95=p95,
        p99=p99,
        lost=lost,
        twice=twice,
        refused=len(tally.refused),
        sent_again=tally.sent_again,
        moved=tally.moved,
        streams_back_seconds=round(max(tally.back, default=0.0), 2),
        bots_on_seconds=round(max(tally.bots, default=0.0), 2),
        clock_drift_seconds=round(max(0.0, drift), 3),
        wakes=wakes,
    )


@asynccontextmanager
async def fleet(database: str, number: int, *more: str) -> AsyncIterator[list[Server]]:
    """Servers of one house, each on a port of its own."""
    with tempfile.TemporaryDirectory() as folder:
        servers = [Server(Path(folder), database, *more) for _ in range(number)]
        try:
            for server in servers:
                server.begin()
            for server in servers:
                await server.opened()
            yield servers
        finally:
            for server in servers:
                server.tell_if_there(signal.SIGTERM)
            for server in servers:
                server.close()


@asynccontextmanager
async def played(ports: list[int], tables: int, think: float) -> AsyncIterator[Tally]:
    """Pairs at tables, a third of them with a bot, until the block ends."""
    tally, enough = Tally(), asyncio.Event()
    way = Way(ports, think, tally, enough)
    pairs = [
        asyncio.create_task(Pair(way, number, number % 3 == 2).play_on())
        for number in range(tables)
    ]
    try:
        yield tally
    finally:
        enough.set()
        for outcome in await asyncio.gather(*pairs, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome


async def warmed_up(tally: Tally, tables: int) -> None:
    """Wait until every table has begun, and forget what was measured before."""
    while len(tally.made) < tables:
        await asyncio.sleep(0.1)
    tally.latencies.clear()
    tally.back.clear()
    tally.bots.clear()
    tally.choices = tally.sent_again = 0


async def kill_again_and_again(
    database: str, servers: int, tables: int, every: float, seconds: float, think: float
) -> Findings:
    """Kill one server after another and start it anew, while people play."""
    chance = random.Random(7)
    async with fleet(database, servers) as found:
        async with played([server.port for server in found], tables, think) as tally:
            await warmed_up(tally, tables)
            begun = time.monotonic()
            while time.monotonic() - begun + every <= seconds:
                await asyncio.sleep(every)
                await asyncio.gather(*(server.opened() for server in found))
                victim = chance.choice(found)  # the others are there: the house never closes
                victim.kill()
                victim.begin()
            await asyncio.sleep(max(0.0, seconds - (time.monotonic() - begun)))
            elapsed = time.monotonic() - begun
        return await asyncio.to_thread(look_back, database, tally, elapsed)


async def deploy(database: str, processes: int, tables: int, think: float) -> Findings:
    """Replace all processes of a port one after another, while people play."""
    more = ("--processes", str(processes), "--drain", "1")
    async with fleet(database, 1, *more) as (server,):
        return await replaced(server, database, tables, think)


async def replaced(server: Server, database: str, tables: int, think: float) -> Findings:
    """What people find while all processes of a server are replaced."""
    async with played([server.port], tables, think) as tally:
        await warmed_up(tally, tables)
        begun = time.monotonic()
        before = set(server.children())
        server.tell(signal.SIGHUP)
        while before & set(server.children()):
            await asyncio.sleep(0.2)
        elapsed = time.monotonic() - begun
    return await asyncio.to_thread(look_back, database, tally, elapsed)


async def figures(database: str, processes: int, tables: int, seconds: float) -> Findings:
    """People who choose as soon as they are asked, at so many processes of one port."""
    more = ("--processes", str(processes)) if processes > 1 else ()
    async with fleet(database, 1, *more) as (server,):
        async with played([server.port], tables, 0.0) as tally:
            await warmed_up(tally, tables)
            begun = time.monotonic()
            await asyncio.sleep(seconds)
            elapsed = time.monotonic() - begun
        return await asyncio.to_thread(look_back, database, tally, elapsed)
