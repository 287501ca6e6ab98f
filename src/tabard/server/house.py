"""The house: every live table with its one owner, its listeners, its bots and its clock."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Final

from tabard.bots.house import NAMES as BOTS
from tabard.kernel.dealer import commitment
from tabard.server import commands
from tabard.server.answers import Answer, unknown_table
from tabard.server.botroom import BotRoom
from tabard.server.commands import Asker
from tabard.server.log import Entry
from tabard.server.setup import LINK, Setup
from tabard.server.store.store import Store
from tabard.server.table import Table

log = logging.getLogger("tabard")

Index = tuple[dict[str, Any], dict[str, int]]
Command = Callable[[Table, Asker], list[Entry]]
SWEEP_SECONDS: Final = 1.0
IDLE_MILLISECONDS: Final = 600_000
HOUSE: Final = ""


def now() -> int:
    """Server time in milliseconds."""
    return time.time_ns() // 1_000_000


class Listener:
    """Somebody who wants to know when a table changes: a user, who may have a seat there."""

    def __init__(self, user: str = "") -> None:
        self.user = user
        self.changed = asyncio.Event()

    async def wait(self, seconds: float) -> bool:
        """Wait for a change; False when there was none for so long."""
        try:
            await asyncio.wait_for(self.changed.wait(), seconds)
        except TimeoutError:
            return False
        self.changed.clear()
        return True


class Room:
    """A live table in memory: the table, the lock of its one writer, and its listeners."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.thinking: asyncio.Task[None] | None = None
        self.indexed: Index | None = None


class House:
    """Opens tables, carries out commands one at a time per table, and tells who listens.

    A command's entries are durable before they are folded in and acknowledged. The same request
    of the same user is carried out once, however often it comes.
    """

    def __init__(self, store: Store, workers: int = 1) -> None:
        self.store = store
        self.rooms: dict[str, Room] = {}
        self.botroom = BotRoom(workers)
        self.sweeper: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Future[None]] = set()

    async def start(self) -> None:
        """Take up every game that goes on; columns for finding it follow its log."""
        for table_id in self.store.live():
            self.index(self.room(table_id).table)
            self.wake_bot(table_id)
        self.sweeper = asyncio.create_task(self.sweep())

    async def stop(self) -> None:
        """Stop clocks and bots; logs are complete at any moment."""
        tasks = [room.thinking for room in self.rooms.values()] + [self.sweeper]
        for task in tasks:
            if task is not None:
                task.cancel()
        self.botroom.close()

    # -- tables --------------------------------------------------------------------------------

    def room(self, table_id: str) -> Room:
        """A table in memory, read from its log when it is not there yet."""
        found = self.rooms.get(table_id)
        if found is None:
            row = self.store.table(table_id)
            if row is None:
                raise unknown_table()
            table = Table(table_id, row["seed"])
            for entry in self.store.log(table_id):
                table.fold(entry)
            found = self.rooms[table_id] = Room(table)
        return found

    def table(self, table_id: str) -> Table:
        """A table."""
        return self.room(table_id).table

    async def open_table(self, setup: Setup, name: str) -> tuple[Table, dict[int, str]]:
        """A new table with its host seated; the secret links of the seats kept for friends."""
        at = now()
        table = Table(secrets.token_urlsafe(9), secrets.token_urlsafe(32))
        links = {
            i: secrets.token_urlsafe(16) for i, plan in enumerate(setup.seats) if plan.kind == LINK
        }
        row = {
            "id": table.id,
            "game": setup.game,
            "rules_version": setup.rules_version,
            "seed": table.seed,
            "host": setup.host,
            "status": "open",
            "watch": setup.watch,
            "created_at": at,
            "changed_at": at,
            "summary": {},
        }
        await self.store.open_table(row, {secret: seat for seat, secret in links.items()})
        self.rooms[table.id] = Room(table)
        who = Asker(setup.host, name, at)
        await self.append(table, [who.entry("open", None, **setup.json())])
        await self.act(table.id, who, commands.seat_host)
        return table, links

    async def act(self, table_id: str, who: Asker, command: Command) -> int:
        """Carry out a command; the version of the table that it made.

        Raises the command's `Answer` with nothing changed.
        """
        room = self.room(table_id)
        request = who.request
        async with room.lock:
            done = room.table.requests.get((who.user, request)) if request else None
            if done is not None:
                return done
            entries = command(room.table, who)
            if entries:
                await self.append(room.table, entries)
        self.wake_bot(table_id)
        return room.table.version

    async def append(self, table: Table, entries: list[Entry]) -> None:
        """Make entries durable, fold them in, and tell who listens."""
        await self.store.append(table.id, table.version, entries)
        for entry in entries:
            table.fold(entry)
        self.index(table)
        self.tell(self.rooms[table.id])

    def index(self, table: Table) -> None:
        """Let the columns for finding a table follow its log, when they have changed."""
        room = self.rooms[table.id]
        found = (summary(table), people(table))
        if room.indexed is None or lasting(found) != lasting(room.indexed):
            room.indexed = found
            task = asyncio.ensure_future(self.store.index(table.id, *found))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def listen(self, table_id: str, user: str = "") -> Listener:
        """Begin to hear of a table's changes; those already there hear of the newcomer."""
        listener = Listener(user)
        room = self.room(table_id)
        room.listeners.add(listener)
        self.tell(room)
        return listener

    def unlisten(self, table_id: str, listener: Listener) -> None:
        """Hear no more."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.listeners.discard(listener)
            self.tell(room)

    def tell(self, room: Room) -> None:
        """Wake who listens."""
        for listener in room.listeners:
            listener.changed.set()

    def commitment(self, table: Table) -> str:
        """The hash of a table's seed, public from the start."""
        return commitment(table.seed)

    # -- bots ----------------------------------------------------------------------------------

    def wake_bot(self, table_id: str) -> None:
        """Let a bot think if one is awaited and none does."""
        room = self.rooms[table_id]
        if room.thinking is None or room.thinking.done():
            if self.bot_to_move(room.table) is not None:
                room.thinking = asyncio.create_task(self.play_bots(table_id))

    def bot_to_move(self, table: Table) -> int | None:
        """An awaited seat that a bot plays."""
        for seat in table.awaited():
            if table.seats[seat].bot:
                return seat
        return None

    async def play_bots(self, table_id: str) -> None:
        """Let bots choose until a person is awaited; a late answer to a moment gone is dropped."""
        room = self.rooms[table_id]
        try:
            while (seat := self.bot_to_move(room.table)) is not None:
                code, version = await self.think(room.table, seat)
                who = Asker(HOUSE, "", now())

                def command(
                    table: Table,
                    who: Asker,
                    seat: int = seat,
                    code: int = code,
                    version: int = version,
                ) -> list[Entry]:
                    return commands.choose_for_bot(table, who, seat, code, version)

                async with room.lock:
                    entries = command(room.table, who)
                    if entries:
                        await self.append(room.table, entries)
        except Answer as answer:
            log.warning("table %s: a bot's choice was refused: %s", table_id, answer)

    async def think(self, table: Table, seat: int) -> tuple[int, int]:
        """A bot's choice for a seat, and for how many plies it was made."""
        assert table.state is not None
        plies = len(table.plies)
        code = await self.botroom.choose(table.state, seat, table.seats[seat].bot, table.id, plies)
        return code, plies

    # -- time ----------------------------------------------------------------------------------

    async def sweep(self) -> None:
        """Every second: let flags fall, and forget finished tables that nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            at = now()
            for table_id, room in list(self.rooms.items()):
                due = room.table.timing.next_flag()
                if room.table.running and due is not None and due[1] <= at:
                    try:
                        await self.act(table_id, Asker(HOUSE, "", at), commands.flag)
                    except Answer as answer:
                        log.warning("table %s: %s", table_id, answer)
                elif not room.table.running and not room.listeners:
                    if at - room.table.changed_at > IDLE_MILLISECONDS and not room.lock.locked():
                        del self.rooms[table_id]


def status(table: Table) -> str:
    """open, running, over or closed."""
    if table.closed:
        return "closed"
    if table.state is None:
        return "open"
    return "over" if table.over else "running"


def summary(table: Table) -> dict[str, Any]:
    """The columns for finding a table."""
    scores = table.state.scores() if table.state is not None else []
    return {
        "status": status(table),
        "changed_at": table.changed_at,
        "summary": {
            "players": table.plan.players,
            "names": table.names(),
            "bots": [bool(seat.bot) for seat in table.seats],
            "scores": scores,
            "ranking": table.state.ranking() if table.over and table.state else [],
            "heading": table.state.game.heading(table.state) if table.state is not None else "",
            "plies": len(table.plies),
            "clock": table.plan.clock.kind,
        },
    }


def lasting(found: Index) -> Any:
    """What of an index is worth writing: not the time, nor how many choices were made."""
    columns, seated = found
    stable = {key: columns["summary"][key] for key in ("names", "bots", "heading", "ranking")}
    return columns["status"], stable, seated


def people(table: Table) -> dict[str, int]:
    """Who sits at a table, and whether it waits for them."""
    awaited = {table.seats[seat].user for seat in table.awaited()}
    return {seat.user: int(seat.user in awaited) for seat in table.seats if seat.user}


__all__ = ["BOTS", "House", "Listener", "now"]
