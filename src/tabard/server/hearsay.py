"""What other servers of the house have done, taken in here: entries of logs, sessions that ended.

Each server hears of every entry that is written. It reads the tails of the tables that it holds in
memory, all that have gathered since the last time at once, and tells whoever listens here; and it
takes up what it has to look after.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from tabard.server.botplay import wake_bot
from tabard.server.livetable import LiveTable
from tabard.server.log import Entry
from tabard.server.peers import BEAT_SECONDS, LOOK_SECONDS
from tabard.server.refusals import RequestRefused
from tabard.server.store.listening import Listening
from tabard.server.store.patience import PATIENCE
from tabard.server.sweeper import take_up

if TYPE_CHECKING:
    from tabard.server.house import House

log = logging.getLogger("tabard")

TABLES_AT_ONCE: Final = 200
SILENCE_SECONDS: Final = 3 * BEAT_SECONDS + 1.0
PATIENCE_SECONDS: Final = 0.5
ASK_SECONDS: Final = 5.0  # for an answer of the database, while nobody waits for it

T = TypeVar("T")
Tail = Sequence[tuple[int, Entry]]


class Hearsay:
    """Listens to the other servers of a house.

    behind  tables whose logs have grown elsewhere, and to what length; 0 if nobody knows
    lost    what was told may have been missed: streams are to be looked through, and, if `retake`,
            the tables that this server looks after
    echo    when this server last heard of itself: a line without that is dead
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.line = Listening(house.store.engine.url, house.peers.id, self.heard, self.begin_anew)
        self.behind: dict[str, int] = {}
        self.grown = asyncio.Event()
        self.look_now = asyncio.Event()
        self.lost = False
        self.retake = False
        self.echo = time.monotonic()
        self.dealt = 0
        self.threads = ThreadPoolExecutor(2, "tabard-hearsay", PATIENCE.set, (ASK_SECONDS,))

    def close(self) -> None:
        """Wait for what is being asked of the database."""
        self.threads.shutdown()

    async def ask(self, question: Callable[..., T], *about: Any) -> T:
        """Ask the database something while the loop goes on."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, question, *about)

    def works(self) -> list[Coroutine[Any, Any, None]]:
        """What has to be done all the time."""
        return [self.line.hold(), self.follow(), self.watch_peers()]

    def heard(self, process: int, words: list[str]) -> None:
        """A notification has come; what this server wrote itself it knows already."""
        kind, key = words[0], words[1]
        ours = process == self.house.store.writer.process
        if ours:
            self.house.store.alone.hear()
        if kind == "table":
            if not ours:
                self.hear_of_table(key, int(words[2]))
        elif kind == "server":
            self.look_now.set()
        elif kind == "beat":
            if key == self.house.peers.id:
                self.echo = time.monotonic()
        else:
            self.house.store.accounts.hear(kind, key)

    def hear_of_table(self, table_id: str, version: int) -> None:
        """The log of a table has grown: that matters if it is held here, or to be looked after."""
        live = self.house.live_tables.get(table_id)
        if live is None:
            if not self.house.peers.owns(table_id):
                return
        elif live.table.version >= version:
            return
        self.behind[table_id] = max(version, self.behind.get(table_id, 0))
        self.grown.set()

    def begin_anew(self) -> None:
        """The line is there, and nobody knows what was told before: look everything up."""
        self.echo = time.monotonic()
        self.house.store.alone.begin()
        self.lost = self.retake = True
        self.house.store.shelf.lists.clear()
        for table_id in self.house.live_tables:
            self.behind.setdefault(table_id, 0)
        self.grown.set()
        self.look_now.set()

    async def follow(self) -> None:
        """Take in what has grown, as much as has gathered at a time."""
        while True:
            await self.grown.wait()
            self.grown.clear()
            names = list(self.behind)[:TABLES_AT_ONCE]
            taken = {name: self.behind.pop(name) for name in names}
            try:
                await self.catch_up(taken)
                if self.lost and not self.behind:
                    await self.look_who_may_stay()
            except SQLAlchemyError as error:
                log.error("storage: other servers cannot be followed: %s", type(error).__name__)
                self.behind = {**taken, **self.behind}
                await asyncio.sleep(PATIENCE_SECONDS)
            except Exception:
                log.exception("other servers could not be followed")
            if self.behind or self.lost:
                self.grown.set()

    async def look_who_may_stay(self) -> None:
        """End the streams whose session or token ended while nobody told."""
        store = self.house.store
        for rest in await self.ask(store.rests.find_ended, store.engine):
            rest.end()
        self.lost = False

    async def catch_up(self, taken: dict[str, int]) -> None:
        """Bring tables up to date that were told of, and take up those that are not here yet."""
        live_tables = self.house.live_tables
        here = {name: live_tables[name] for name in taken if name in live_tables}
        for name in taken.keys() - here.keys():
            if self.house.peers.owns(name):
                self.fetch(name)
                self.stir(name)
                await asyncio.sleep(0)
        since = {
            name: live.table.version
            for name, live in here.items()
            if not taken[name] or live.table.version < taken[name]
        }
        if not since:
            return
        tails = await self.ask(self.house.store.tails, since)
        for name, tail in tails.items():
            live = here[name]
            if live.lock.locked():  # something is being written: it finds out, or we do afterwards
                self.house.tasks.append(asyncio.create_task(self.take_in_later(live, tail)))
            elif take_in(live, tail):
                wake_bot(self.house, live)
                self.stir(name)
            self.dealt += 1
            if self.dealt % 16 == 0:
                await asyncio.sleep(0)

    async def take_in_later(self, live: LiveTable, tail: Tail) -> None:
        """Take a tail in once nobody writes to the table."""
        async with live.lock:
            take_in(live, tail)
        wake_bot(self.house, live)
        self.stir(live.table.id)

    def stir(self, table_id: str) -> None:
        """Something has happened at a table that people may have to be called for."""
        if self.house.caller is not None:
            self.house.caller.heard(table_id)

    def fetch(self, table_id: str) -> None:
        """Take a table up that this server looks after."""
        try:
            wake_bot(self.house, self.house.live_table(table_id))
        except RequestRefused as refused:
            log.warning("table %s was not taken up: %s", table_id, refused)

    def forget_sleepers(self) -> None:
        """Drop what is remembered of sleeping tables that others may have played at meanwhile."""
        house, kept = self.house, {}
        if not self.retake:
            kept = {name: due for name, due in house.asleep.items() if house.peers.owns(name)}
        house.asleep, self.retake = kept, False

    async def watch_peers(self) -> None:
        """Say that this server lives, see who else does, and take up what falls to it."""
        beats = 0
        taking_up: asyncio.Task[None] | None = None
        while True:
            beats += 1
            try:
                beat = beats % BEAT_SECONDS == 1
                changed = await self.ask(self.house.peers.look, beat)
                if changed or self.retake:
                    log.info("servers of this house: %d", len(self.house.peers.living))
                    self.forget_sleepers()
                    if taking_up is not None:
                        taking_up.cancel()
                    taking_up = asyncio.create_task(take_up(self.house))
                    self.house.tasks.append(taking_up)
            except SQLAlchemyError as error:
                log.error("storage: other servers cannot be seen: %s", type(error).__name__)
            if self.line.up and time.monotonic() - self.echo > SILENCE_SECONDS:
                self.line.drop()
            self.house.tasks = [task for task in self.house.tasks if not task.done()]
            try:
                async with asyncio.timeout(LOOK_SECONDS):
                    await self.look_now.wait()
            except TimeoutError:
                pass
            self.look_now.clear()


def take_in(live: LiveTable, tail: Tail) -> bool:
    """Fold what a table does not know of its log yet, and tell whoever listens."""
    table = live.table
    version = table.version
    for number, entry in tail:
        if number == table.version:
            try:
                table.fold(entry)
            except Exception as error:  # of a newer server, perhaps: nothing here can read it
                log.error("table %s: what was written elsewhere is unknown: %r", table.id, error)
                live.unsure = True
                break
    if table.version == version:
        return False
    live.tell()
    return True
