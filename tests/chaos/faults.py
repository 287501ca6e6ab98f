"""Faults, each as it happens: what is done to a server under load, and undone again."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path

from bench.server.wire import Caller
from tests.chaos.stage import Stage

HOUR = 3600
FAULT_SECONDS = 1.5
STILL_SECONDS = 5.0  # so long nothing happens only where nothing can
SWEPT_SECONDS = 2.5  # by then the house has looked at every clock


async def killed(stage: Stage) -> None:
    """A power cut."""
    stage.server.kill()
    await asyncio.to_thread(stage.server.start)


async def told_to_stop(stage: Stage) -> None:
    """SIGTERM under load, and the next server on the same port."""
    await asyncio.to_thread(stage.server.stop)
    assert stage.server.process is not None
    assert stage.server.process.returncode in (0, -signal.SIGTERM)
    await asyncio.to_thread(stage.server.start)


async def full_disk(stage: Stage) -> None:
    """No file may grow any more, as on a full disk; needs no rights.

    The server is not restarted: when there is room again it goes on by itself.
    """
    files = [*stage.folder.glob("tabard.db*")]
    least = max(1, min(file.stat().st_size for file in files if file.suffix != ".db-shm"))
    usual = resource.prlimit(stage.server.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(stage.server.pid, resource.RLIMIT_FSIZE, (least, usual[1]))
    try:
        await out_of_order(stage)
    finally:
        resource.prlimit(stage.server.pid, resource.RLIMIT_FSIZE, usual)


async def locked_database(stage: Stage) -> None:
    """Somebody else holds the file of SQLite, as a backup that hangs would."""
    with closing(sqlite3.connect(stage.folder / "tabard.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        await asyncio.sleep(FAULT_SECONDS)
        other.rollback()


async def restarted_fast(stage: Stage) -> None:
    """The database is restarted by its operator."""
    await restarted(stage, "fast")


async def restarted_at_once(stage: Stage) -> None:
    """The database dies and recovers from its log."""
    await restarted(stage, "immediate")


async def restarted(stage: Stage, mode: str) -> None:
    """The database goes and comes back."""
    assert stage.cluster is not None
    await asyncio.to_thread(stage.cluster.stop, mode)
    await out_of_order(stage)
    await asyncio.to_thread(stage.cluster.start)


async def slow_disk(stage: Stage) -> None:
    """The database is stopped and let go again and again: every write takes long."""
    end = time.monotonic() + 2 * FAULT_SECONDS
    while time.monotonic() < end:
        everybody = backends(stage)
        send(everybody, signal.SIGSTOP)
        await asyncio.sleep(0.2)
        send(everybody, signal.SIGCONT)
        await asyncio.sleep(0.1)


async def frozen_database(stage: Stage) -> None:
    """The database stands still for longer than anybody waits, then goes on as if nothing was."""
    everybody = backends(stage)
    send(everybody, signal.SIGSTOP)
    try:
        await out_of_order(stage)
        await answers_soon(stage)
    finally:
        send(everybody, signal.SIGCONT)


async def slow_line(stage: Stage) -> None:
    """Each answer of the database takes a tenth of a second more."""
    assert stage.proxy is not None
    stage.proxy.delay = 0.05
    await asyncio.sleep(2 * FAULT_SECONDS)
    stage.proxy.delay = 0.0


async def cut_line(stage: Stage) -> None:
    """Every connection to the database breaks, and for a while there is no new one."""
    assert stage.proxy is not None
    stage.proxy.refuses = True
    stage.proxy.cut()
    await out_of_order(stage)
    stage.proxy.refuses = False


async def silent_line(stage: Stage) -> None:
    """The network swallows everything between the server and its database."""
    assert stage.proxy is not None
    stage.proxy.silent = True
    try:
        await out_of_order(stage)
        await answers_soon(stage)
    finally:
        stage.proxy.silent = False


async def killed_workers(stage: Stage) -> None:
    """The processes in which bots think are killed."""
    for _ in range(3):
        send(await workers(stage), signal.SIGKILL)
        await stage.goes_on(3)


async def starved_workers(stage: Stage) -> None:
    """They get no processor for a while."""
    found = await workers(stage)
    send(found, signal.SIGSTOP)
    await asyncio.sleep(FAULT_SECONDS)
    send(found, signal.SIGCONT)


async def workers(stage: Stage) -> list[int]:
    """The processes in which bots think, once there are some."""
    async with asyncio.timeout(60):
        while not (found := stage.server.children()):
            await asyncio.sleep(0.05)
    return found


async def clock_set(stage: Stage) -> None:
    """The wall clock is set an hour forward, then an hour back: nobody's time runs out."""
    for wrong in (HOUR, -HOUR, 0):
        stage.clock.write_text(str(wrong), "ascii")
        await asyncio.sleep(SWEPT_SECONDS)
        await stage.all_go_on()


async def out_of_order(stage: Stage) -> None:
    """Wait until clients have been told that something is wrong, or lost their lines.

    Or until nothing happens any more: where all wait for bots, nobody asks and nobody is told.
    """
    before = stage.tally.resent
    choices, since = stage.tally.choices, time.monotonic()
    async with asyncio.timeout(60):
        while stage.tally.resent < before + 3 and time.monotonic() < since + STILL_SECONDS:
            await stage.look_on()
            if stage.tally.choices > choices:
                choices, since = stage.tally.choices, time.monotonic()


async def answers_soon(stage: Stage) -> None:
    """Whoever needs no storage is served all the same, and who does is told soon."""
    caller = Caller(stage.server.port)
    for _ in range(5):
        begun = time.monotonic()
        async with asyncio.timeout(10):
            status, _ = await caller.ask("GET", "/games")
        assert status == 200
        assert time.monotonic() - begun < 5.0
    caller.close()


def backends(stage: Stage) -> list[int]:
    """Every process of the database."""
    assert stage.cluster is not None
    first = int((stage.cluster.data / "postmaster.pid").read_text().split()[0])
    found = [first]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == first:
                found.append(int(stat.parent.name))
    return found


def send(processes: Iterable[int], number: signal.Signals) -> None:
    """Send a signal to those that are still there."""
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)
