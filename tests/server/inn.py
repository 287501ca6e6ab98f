"""A house for a test: opened on a database, played at, closed, opened again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from tabard.server import commands
from tabard.server.asker import Asker
from tabard.server.house import House, now
from tabard.server.limits import LOCAL, unlimited
from tabard.server.log import Entry
from tabard.server.parts import Receipt
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import BERT, NAMES, PERSON, setup

PATIENCE = 60.0


@asynccontextmanager
async def opened(store: Store, workers: int = 1) -> AsyncIterator[House]:
    """A house that is open as long as the test wants it."""
    house = House(store, workers, unlimited())
    await house.start()
    try:
        await house.tasks[0]
        yield house
    finally:
        await house.stop()


def wish(command: Any, *arguments: Any, **more: Any) -> commands.Command:
    """A command with its arguments."""

    def asked(table: Table, who: Asker) -> list[Entry]:
        found: list[Entry] = command(table, who, *arguments, **more)
        return found

    return asked


async def do(
    house: House, table: Table, user: str, command: Any, *arguments: Any, request: str = ""
) -> Receipt:
    """Carry out a command of a user."""
    who = Asker(user, NAMES.get(user, user), now(), request)
    return await house.perform(table.id, who, wish(command, *arguments))


async def two(house: House, game: str = "pillars", **more: Any) -> Table:
    """Anna and Bert at a table that has started."""
    table, _ = await house.open_table(setup(game, PERSON, PERSON, **more), "Anna", LOCAL)
    await do(house, table, BERT, commands.sit, 1)
    assert table.running
    return table


async def choose(house: House, table: Table, number: int = 0, request: str = "") -> Receipt:
    """Let the seat to move make one of its choices."""
    state = table.state
    assert state is not None
    seat, open_choices = int(state.to_move), state.choices()
    code = open_choices[number % len(open_choices)]
    user = table.seats[seat].user
    ply = table.ply_of(seat)
    return await do(house, table, user, commands.choose, seat, code, ply, True, request=request)


async def until(condition: Callable[[], Any], what: str = "") -> None:
    """Wait for something that others bring about."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


def fingerprint(table: Table) -> tuple[int, str]:
    """What must not change when something is refused."""
    return table.version, table.state.fingerprint() if table.state is not None else ""


def run(story: Callable[[], Awaitable[None]]) -> None:
    """Run a story to its end, in time."""

    async def timed() -> None:
        async with asyncio.timeout(2 * PATIENCE):
            await story()

    asyncio.run(timed())


def stored(store: Store, table: Table) -> Table:
    """A table as storage has it."""
    found = Table(table.id, table.seed)
    for entry in store.log(table.id):
        found.fold(entry)
    return found
