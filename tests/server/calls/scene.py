"""A house that calls its people, in a test: its clock moves when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tabard.server import commands
from tabard.server.asker import Asker
from tabard.server.calls.caller import Caller
from tabard.server.calls.means import Means, from_environment
from tabard.server.calls.outbox import GOOD, MAIL, PUSH, WEBHOOK, Call
from tabard.server.house import House
from tabard.server.limits import LOCAL, unlimited
from tabard.server.store.schema import calls
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.calls.postmen import Listener, Mailbox
from tests.server.desk import ANNA, BERT, CARL, NAMES, PERSON, setup
from tests.server.inn import wish
from tests.server.test_clock_jumps import Computer

SECRET = "a secret of the tests"
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
SLOW = {"kind": "slow", "days": 2}


def means_of(box: Mailbox | None = None, near: bool = True) -> Means:
    """What the house can send with: a mail server, and computers near by if it may reach them."""
    environment = {"TABARD_URL": "https://tabard.test"}
    if box is not None:
        environment["TABARD_SMTP"] = box.address
    if near:
        environment["TABARD_REACH"] = "127.0.0.1/32"
    return from_environment("", environment)


class Scene:
    """A house with Anna, Bert and Carl, who can be called."""

    def __init__(self, house: House, caller: Caller, computer: Computer) -> None:
        self.house = house
        self.caller = caller
        self.computer = computer
        self.beats = 0

    async def settle(self, user: str, lang: str = "en", **said: Any) -> None:
        """Say when somebody wants to be called."""
        await self.house.store.accounts.change(user, settings={"lang": lang, "calls": said})

    async def by_mail(self, user: str, pace: str = "once", lang: str = "en", **more: Any) -> str:
        """Somebody can be reached by mail; their address."""
        address = f"{user}@people.test"
        await self.settle(user, lang, pace=pace, **more)
        await self.caller.outbox.open_way(user, MAIL, address, {}, GOOD, self.now)
        await self.caller.reload()
        return address

    async def by_webhook(self, user: str, url: str, shape: str = "json") -> None:
        """A program hears of somebody's calls."""
        await self.settle(user, pace="once")
        data = {"shape": shape, "secret": "hush"}
        await self.caller.outbox.open_way(user, WEBHOOK, url, data, GOOD, self.now)
        await self.caller.reload()

    async def by_push(self, user: str, service: Listener, path: str) -> None:
        """Somebody has a browser that shows notices."""
        device = service.device(path)
        await self.settle(user, pace="once")
        way = self.caller.outbox.open_way(
            user, PUSH, service.url(path), device.keys(), GOOD, self.now
        )
        await way
        await self.caller.reload()

    @property
    def now(self) -> int:
        return self.house.clock.now()

    async def table(self, people: int = 2, **more: Any) -> Table:
        """A table with so many of them, at which the game has begun."""
        plan = setup("pillars", *[PERSON] * people, **more)
        table, _ = await self.house.open_table(plan, "Anna", LOCAL)
        for seat, user in enumerate((BERT, CARL)[: people - 1], 1):
            await self.do(table, user, commands.sit, seat)
        return table

    async def do(self, table: Table, user: str, command: Any, *arguments: Any) -> None:
        """Carry out a command of somebody."""
        who = Asker(user, NAMES[user], self.now)
        await self.house.act(table.id, who, wish(command, *arguments))

    async def choose(self, table: Table, number: int = 0) -> str:
        """Let whoever is awaited choose; who that was."""
        seat = table.awaited()[0]
        state = table.state
        assert state is not None
        open_choices = state.choices_of(seat)
        code, user = open_choices[number % len(open_choices)], table.seats[seat].user
        await self.do(table, user, commands.choose, seat, code, table.ply_of(seat), True)
        return user

    async def until_awaited(self, table: Table, user: str) -> None:
        """Let the others play until a table waits for somebody alone."""
        for _ in range(400):
            if [table.seats[seat].user for seat in table.awaited()] == [user]:
                return
            await self.choose(table)
        raise AssertionError("never awaited")

    async def wait(self, milliseconds: int = 0) -> None:
        """Let time pass, and the house do what it does."""
        await self.beat()
        self.computer.wait(milliseconds)
        for _ in range(2):
            await self.beat()

    async def beat(self) -> None:
        """Let the house do what it does each second, to its end."""
        self.beats += 1
        await self.caller.beat(self.beats)
        await asyncio.gather(*self.caller.busy.values())

    def calls(self, user: str = "") -> list[Call]:
        """What is written down, of somebody or of all."""
        from sqlalchemy import select

        query = select(calls).order_by(calls.c.made_at, calls.c.id)
        found = self.caller.outbox._calls(query)
        return [call for call in found if user in ("", call.user)]

    def states(self, user: str, kind: str = "turn") -> list[str]:
        """What became of somebody's calls of a kind."""
        return [call.state for call in self.calls(user) if call.kind == kind]


@asynccontextmanager
async def open_scene(
    store: Store, means: Means, computer: Computer | None = None
) -> AsyncIterator[Scene]:
    """A house that is not swept by itself, and its people."""
    computer = computer or Computer()
    house = House(store, 1, unlimited())
    house.clock = computer.clock
    house.caller = caller = Caller(house, means, SECRET)
    for user in (ANNA, BERT, CARL):
        if store.accounts.user(user) is None:
            row = {"id": user, "name": NAMES[user], "created_at": 0, "settings": {}}
            await store.accounts.add(row)
    await caller.reload()
    try:
        yield Scene(house, caller, computer)
    finally:
        await house.stop()
