"""The house: every live table with its one owner, its listeners, its bots and its clock."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from tabard.server import carrying, commands, index
from tabard.server.botplay import wake_bot
from tabard.server.botpool import BotPool
from tabard.server.chain import chain
from tabard.server.clock import CLOCK, MOMENT
from tabard.server.clock import now as now
from tabard.server.commands import Asker, Command
from tabard.server.daily import Daily
from tabard.server.farewell import finish_what_began
from tabard.server.foresight import Foresight
from tabard.server.hearsay import Hearsay, take_in
from tabard.server.index import status as status
from tabard.server.index import summary as summary
from tabard.server.limits import Limits, from_environment, is_local
from tabard.server.livetable import Listener as Listener
from tabard.server.livetable import LiveTable as LiveTable
from tabard.server.log import SEATING, Entry
from tabard.server.manners import check_table
from tabard.server.matching import Strength
from tabard.server.naming import TABLE_ID
from tabard.server.parts import Receipt
from tabard.server.peers import Peers
from tabard.server.ratings.results import Result, result_of
from tabard.server.refusals import (
    RequestRefused,
    bots_alone,
    kept,
    malformed,
    not_written,
    other_rules,
    unknown_table,
)
from tabard.server.seals import Seals, new_table, seal_used
from tabard.server.setup import BOT, BY_ADDRESS, LINK, Setup
from tabard.server.signing import Signer
from tabard.server.store.order import Order
from tabard.server.store.store import Store
from tabard.server.studies import Studies
from tabard.server.sweeper import sweep, take_up
from tabard.server.table import Table
from tabard.server.tournaments.running import tend
from tabard.server.tracing import traced

if TYPE_CHECKING:
    from tabard.server.calls.caller import Caller
    from tabard.server.usher import Usher

log = logging.getLogger("tabard")

HOUSE: Final = ""
# So often a command is tried whose number in the log another server has taken.
MOST_ATTEMPTS: Final = 8


class House:
    """Opens tables, carries out commands one at a time per table, and tells whoever listens.

    A command's entries are durable before they are folded in and acknowledged. The same request
    of the same user is carried out once, however often it comes.

    live_tables  the tables in memory
    asleep       tables that were put out of memory, and when a flag falls there
    woken        tables seen since this server opened: their clocks have been told
    order        who keeps away from whom, and what whoever keeps the house has ordered
    peers        this server and the others of the house, and who looks after which table
    hearsay      takes in what the others write, where there can be others
    usher        leads people to the process that looks after a table, where one port has several
    clock        the time, and `in_step`: per table, what our clock has jumped beyond what the log
                 was told of when we first looked at it
    dirty        tables whose columns for finding them lag behind
    seals        puts seeds aside for tables to be opened
    daily        has a puzzle and a deal for every day
    signer       signs the records of games that were played here, if there is a key
    strength     how strong somebody is at a kind of game, for who looks for others
    foresight    what seats may be asked next, for orders
    studies      the studies of finished games that are under way
    post         sends a letter, where the house has been told how; else None
    address      where people find the house, as letters name it, without a slash at its end
    draining     the server goes down soon: others should be asked
    written      entries written since the house opened, and `faults`, writes that failed
    caller       calls people who are away from the page, where the house has a voice
    operators    logins of those who keep order, and may do what costs the house much; the latter
                 all may on its own computer
    """

    def __init__(self, store: Store, workers: int = 1, limits: Limits | None = None) -> None:
        self.store = store
        self.order = Order(store)
        self.limits = limits or from_environment()
        self.live_tables: dict[str, LiveTable] = {}
        self.asleep: dict[str, int | None] = {}
        self.woken: set[str] = set()
        self.peers = Peers(store)
        self.hearsay: Hearsay | None = None
        self.usher: Usher | None = None
        self.clock = CLOCK
        self.in_step: dict[str, int] = {}
        self.dirty: set[str] = set()
        self.botpool = BotPool(workers)
        self.operators: frozenset[str] = frozenset()
        self.signer: Signer | None = None
        self.seals = Seals(secrets.token_hex(32))
        self.daily = Daily(secrets.token_hex(32))
        self.strength: Strength = store.ratings.strength
        self.foresight = Foresight()
        self.studies = Studies(self.botpool, store.studies)
        self.caller: Caller | None = None
        self.draining = False
        self.written = self.faults = 0
        self.tasks: list[asyncio.Task[None]] = []
        store.rests.changes.append(self.hear_of_person)

    def hear_of_person(self, kind: str, key: str) -> None:
        """Somebody has gone for good, here or at another server: their name is read no more."""
        if kind == "gone":
            for live in self.live_tables.values():
                if live.table.seats_of(key) or key in live.table.talkers:
                    live.unsure = True

    async def start(self) -> None:
        """Take up every game that goes on, and let the clocks run."""
        await asyncio.to_thread(self.peers.join, self.clock.now())
        self.tasks = [asyncio.create_task(take_up(self)), asyncio.create_task(sweep(self))]
        self.tasks.append(asyncio.create_task(finish_what_began(self)))
        self.tasks.append(asyncio.create_task(tend(self)))
        if self.store.shared:
            self.hearsay = Hearsay(self)
            self.tasks += [asyncio.create_task(work) for work in self.hearsay.works()]
        if self.caller is not None:
            self.tasks.append(asyncio.create_task(self.caller.work()))

    async def drain(self) -> None:
        """Let other servers be asked from now on, and look after the tables."""
        self.draining = True
        if not self.peers.left:
            try:
                await asyncio.to_thread(self.peers.leave)
            except SQLAlchemyError as error:
                log.error("storage: other servers are not told: %s", type(error).__name__)

    async def stop(self) -> None:
        """Stop clocks and bots; logs are complete at any moment."""
        await self.drain()
        tasks = [
            *self.tasks,
            *(live.thinking for live in self.live_tables.values() if live.thinking),
        ]
        tasks += [task for live in self.live_tables.values() for _, task in live.hints.values()]
        tasks += self.studies.tasks()
        for task in tasks:
            task.cancel()
        if self.caller is not None:
            await self.caller.close()
        self.botpool.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.hearsay is not None:
            self.hearsay.close()
        await self.flush()

    def asker(self, at: int | None = None) -> Asker:
        """The house itself, asking now."""
        return Asker(HOUSE, "", self.clock.now() if at is None else at)

    def live_table(self, table_id: str) -> LiveTable:
        """A table in memory, read from its log when it is not there yet."""
        found = self.live_tables.get(table_id)
        if found is None:
            found = LiveTable(self.read(table_id))
            self.live_tables[table_id] = found
            self.asleep.pop(table_id, None)
        found.asked_at = self.clock.now()
        return found

    def table(self, table_id: str) -> Table:
        """A table."""
        return self.live_table(table_id).table

    def table_for(self, table_id: str, user: str) -> Table:
        """A table that somebody may look at, be it for what another server wrote just now."""
        live = self.live_table(table_id)
        if not live.table.may_watch(user):
            if not self.brought_up(live) or not live.table.may_watch(user):
                raise unknown_table()
        return live.table

    def read(self, table_id: str) -> Table:
        """A table as its log says it is; one that no longer replays is told from its result."""
        row = self.store.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if row is None:
            raise unknown_table()
        entries = self.store.log(table_id)
        if not entries:
            raise unknown_table()
        try:
            table = carrying.replayed(table_id, row["seed"], entries)
        except Exception as error:
            log.error("table %s no longer replays: %r", table_id, error)
            raise kept(row) from error
        if table is None:
            raise other_rules(row)
        table.brought_in = row["watch"] == BY_ADDRESS
        return table

    async def open_table(
        self,
        setup: Setup,
        name: str,
        address: str,
        seal: str = "",
        nonce: str = "",
        dealt: tuple[str, str] | None = None,
    ) -> tuple[Table, dict[int, str]]:
        """A new table with its host seated; the secret links of the seats kept for friends.

        Tables for bots alone are opened by operators, and nobody opens tables without end or too
        many at a time. Who brings a nonce along has asked for a seal first, so that the seed was
        fixed before. Whoever plays the deal of a day has the table and the seed that are `dealt`.
        """
        self.limits.check_costly(address)
        if all(plan.kind == BOT for plan in setup.seats) and not self.operates(setup.host, address):
            raise bots_alone()
        check_table(self, setup, address)
        if nonce and not seal:
            raise malformed("nonce", "comes with a seal, in which the seed was fixed before it")
        who = Asker(setup.host, name, self.clock.now(), nonce=nonce)
        table_id, seed = dealt or (self.seals.broken(seal) if seal else new_table())
        table = Table(table_id, seed)
        links = {
            i: secrets.token_urlsafe(16) for i, plan in enumerate(setup.seats) if plan.kind == LINK
        }
        first = [who.entry("open", None, **setup.json())]
        chain(table, first)
        table.fold(first[0])
        seated = commands.seat_host(table, who)
        chain(table, seated)
        for entry in seated:
            table.fold(entry)
        await self.keep(table, first + seated, links)
        return table, links

    def operates(self, user: str, address: str) -> bool:
        """Whether somebody who calls from an address may do what costs the house much."""
        if is_local(address):
            return True
        row = self.store.accounts.user(user) if self.operators else None
        return row is not None and row["login"] in self.operators

    async def keep(self, table: Table, first: list[Entry], links: dict[int, str]) -> None:
        """Store a new table with the entries it is made of, and take it in."""
        live = LiveTable(table)
        live.indexed = index.found(table)
        row = {
            "id": table.id,
            "game": table.plan.game,
            "seed": table.seed,
            "host": table.plan.host,
            "watch": table.plan.watch,
            "created_at": table.opened_at,
            **live.indexed[0],
        }
        by_secret = {secret: seat for seat, secret in links.items()}
        try:
            await self.store.open_table(row, by_secret, first, live.indexed[1])
        except IntegrityError:
            raise seal_used() from None
        except SQLAlchemyError as error:
            log.error("storage: it refuses a new table: %s", type(error).__name__)
            raise not_written() from error
        self.live_tables[table.id] = live
        self.woken.add(table.id)
        self.in_step[table.id] = self.clock.jumped
        wake_bot(self, live)

    def awaiting(self, user: str) -> int:
        """How many games wait for a user; tables in memory know it exactly."""
        return len(self.waiting_for(user))

    def waiting_for(self, user: str) -> list[str]:
        """The games that wait for a user, where the least time is left first."""
        found: list[tuple[bool, int, str]] = []
        for row in self.store.shelf.running_of(user):
            live, due = self.live_tables.get(row["id"]), self.asleep.get(row["id"])
            if live is not None:
                if user not in index.awaited(live.table):
                    continue
                flags = [live.table.timing.flag_of(seat) for seat in live.table.seats_of(user)]
                due = min((flag for flag in flags if flag is not None), default=None)
            elif not row["awaited"] or not carrying.carried(row):
                continue
            found.append((due is None, due or 0, row["id"]))
        return [table_id for _, _, table_id in sorted(found)]

    async def act(self, table_id: str, who: Asker, command: Command) -> int:
        """Carry out a command; the version of the table that it made, as whoever asks may know it.

        Where the command raises `RequestRefused`, nothing has changed.
        """
        return (await self.perform(table_id, who, command)).version

    def perform(self, table_id: str, who: Asker, command: Command) -> Coroutine[Any, Any, Receipt]:
        """Carry out a command; what it has made, the same for a resend."""
        return self.carry_out(self.live_table(table_id), who, command)

    async def carry_out(self, live: LiveTable, who: Asker, command: Command) -> Receipt:
        """Carry out a command unless it has been, and let a bot think that is awaited then.

        Entries of another writer, or of a write that broke off, are read first. Nobody is refused
        for what another server has not told us yet.
        """
        async with live.lock:
            if live.unsure:
                self.read_again(live)
            receipt: Receipt | None = None
            for _ in range(MOST_ATTEMPTS):
                try:
                    receipt = await self.attempt(live, who, command)
                except RequestRefused:
                    if live.unsure or not self.brought_up(live):
                        raise
                    continue
                if receipt is not None:
                    break
                if not self.brought_up(live):
                    log.warning("table %s: somebody wrote to its log; read again", live.table.id)
                    self.read_again(live)
        if receipt is None:
            raise not_written()
        wake_bot(self, live)
        return receipt

    def brought_up(self, live: LiveTable) -> bool:
        """Take in what other servers have written to a log; whether there was anything."""
        if not self.store.shared:
            return False
        since = {live.table.id: live.table.version}
        return take_in(live, self.store.tails(since).get(live.table.id, []))

    def read_again(self, live: LiveTable) -> None:
        """Let a table be what its log says."""
        live.table = self.read(live.table.id)
        live.unsure = False
        live.tell()

    async def attempt(self, live: LiveTable, who: Asker, command: Command) -> Receipt | None:
        """Carry out a command unless it has been; None if somebody else wrote to the log."""
        table = live.table
        try:
            if table.id not in self.woken:
                if table.changed_at < self.peers.opened_at:
                    house = self.asker()
                    closed_at = self.peers.closed_at
                    await self.append(live, house, commands.wake(table, house, closed_at))
                self.woken.add(table.id)
            await self.tell_time(live, who)
            receipt = table.made_for(who.user, who.request)
            if receipt is None:
                decided = carrying.moved(table, who, commands.decide(table, who, command))
                await self.append(live, who, decided)
                receipt = table.receipt(who.user)
        except IntegrityError:
            return None
        return receipt

    async def tell_time(self, live: LiveTable, who: Asker) -> None:
        """Tell a table by how much the time of day was set, unless its log says so already."""
        table, jumped = live.table, self.clock.jumped
        by = jumped - table.jumped - self.in_step.setdefault(table.id, jumped - table.jumped)
        if abs(by) < MOMENT:
            return
        house = self.asker()
        await self.append(live, house, commands.jump(table, house, by))
        self.in_step[table.id] = jumped - table.jumped
        who.now = house.now

    async def append(self, live: LiveTable, who: Asker, entries: list[Entry]) -> None:
        """Make entries durable, fold them in, and tell whoever listens.

        Entries that are being written cannot be recalled: a caller that is cancelled meanwhile
        learns of it once the table has taken them in.
        """
        if not entries:
            return
        if who.request:
            entries[-1].request = who.request
        table, gone = live.table, False
        chain(table, entries)
        try:
            written = self.store.append(table.id, table.version, entries)
            try:
                with traced("storage", entries=len(entries)):
                    await written
            except asyncio.CancelledError:
                if written.exception() is not None:
                    raise
                gone = True
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            live.unsure = True
            self.faults += 1
            log.error("storage: it refuses what happened at a table: %s", type(error).__name__)
            raise not_written() from error
        for entry in entries:
            table.fold(entry)
        self.written += len(entries)
        live.tell()
        self.dirty.add(table.id)
        if self.caller is not None:
            await self.stir(self.caller, table, entries)
        if table.over or not SEATING.isdisjoint([entry.kind for entry in entries]):
            if index.urgent(table, live.indexed):
                await self.flush(table.id)
        if gone:
            raise asyncio.CancelledError

    async def stir(self, caller: Caller, table: Table, entries: list[Entry]) -> None:
        """Tell the caller; of a game that is over at once, since nobody looks after it any more.

        What happened is durable already: storage that fails now is asked again by the caller. What
        people had planned at the table is for nothing once it is over.
        """
        caller.heard(table.id)
        try:
            if table.over:
                await caller.look(table.id, anyway=True)
            if table.revealed and entries[-1].kind in ("choice", "close"):
                users = sorted({seat.user for seat in table.seats if seat.user})
                await caller.corners.forget_plans(users, table.id)
        except SQLAlchemyError as error:
            log.error("storage: nobody is called yet: %s", type(error).__name__)

    async def flush(self, *urgent: str) -> None:
        """Let the columns for finding tables follow their logs: of these, or of all that lag."""
        lagging = [
            self.live_tables[name] for name in urgent or self.dirty if name in self.live_tables
        ]
        found = {live.table.id: index.found(live.table) for live in lagging}
        self.dirty.difference_update(urgent or tuple(self.dirty))
        changed = {
            live.table.id: found[live.table.id]
            for live in lagging
            if found[live.table.id] != live.indexed
        }
        if not changed:
            return
        try:
            await self.store.index_all(changed, results_of(lagging, changed))
        except SQLAlchemyError:
            log.error("storage: tables could not be made findable; tried again later")
            self.dirty.update(changed)
        else:
            for live in lagging:
                live.indexed = found[live.table.id]

    def listen(self, table_id: str, user: str = "") -> Listener:
        """Begin to hear of a table's changes; those there hear when a player comes or goes."""
        listener = Listener(user)
        live = self.live_table(table_id)
        live.listeners.add(listener)
        if live.table.seats_of(user):
            live.tell()
        return listener

    def unlisten(self, table_id: str, listener: Listener) -> None:
        """Hear no more."""
        live = self.live_tables.get(table_id)
        if live is not None:
            live.listeners.discard(listener)
            if live.table.seats_of(listener.user):
                live.tell()


def results_of(tables: list[LiveTable], changed: dict[str, index.Index]) -> list[Result]:
    """The results of those games that have changed, are over and count."""
    over = [live.table for live in tables if live.table.over and live.table.id in changed]
    found = [result_of(table) for table in over]
    return [result for result in found if result is not None]


__all__ = ["RequestRefused", "House", "Listener", "now", "status", "summary"]
