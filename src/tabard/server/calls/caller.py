"""The house's own voice: looks which tables wait for whom, and calls when the time has come.

Whichever server looks after a table writes its calls down; whichever looks after a person sends
them, since a letter may be about many tables. Both are worked out as in `peers`, and neither is
trusted: storage keeps each call once and lets one server take it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from itsdangerous import URLSafeSerializer
from sqlalchemy.exc import SQLAlchemyError

from tabard.server import waits
from tabard.server.asker import Asker
from tabard.server.calls import occasions as of
from tabard.server.calls.corners import Corners
from tabard.server.calls.hours import IDLE, IDLE_MILLISECONDS, NEVER, ONCE, Hours, hours_of
from tabard.server.calls.means import Means
from tabard.server.calls.outbox import (
    FAILED,
    GOOD,
    HANDED,
    PAST,
    PUSH,
    SEEN,
    UNSURE,
    WAITING,
    Call,
    Channel,
    Outbox,
)
from tabard.server.calls.passes import Passes
from tabard.server.calls.push import Sealer
from tabard.server.calls.rounds import AFTER, STUMBLE_PAUSE, Round
from tabard.server.calls.sending import AT_ONCE, Post
from tabard.server.livetable import LiveTable
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.house import House

log = logging.getLogger("tabard")

BEAT_SECONDS: Final = 1.0
LOOK_BEATS: Final = 2  # so often presence is looked at
RELOAD_BEATS: Final = 60
AWAY_BEATS: Final = 20
TIDY_BEATS: Final = 3600
LOOKING: Final = 30_000  # a page that is looked at says so more often than this
KEPT: Final = 30 * 86_400_000
STOP_SECONDS: Final = 5.0
MOST_REMEMBERED: Final = 20_000


class Caller:
    """Calls the people of a house.

    ways      the ways to reach people, by person, as storage has them
    restless  tables where something has happened since they were last looked at
    noted     what is written down of each table already
    presence  when somebody last looked at a table here
    busy      ways by which a letter is on its way
    written   letters of the house that are being written down
    beats     how often it has looked after all this
    """

    def __init__(self, house: House, means: Means, secret: str) -> None:
        self.house = house
        self.outbox = Outbox(house.store)
        self.passes = Passes(house.store)
        self.corners = Corners(house.store)
        self.means = means
        self.secret = secret
        self.sealer = Sealer(secret)
        self.post = Post(means, self.sealer)
        self.marks = URLSafeSerializer(secret, salt="tabard calls")
        self.ways: dict[str, list[Channel]] = {}
        self.stale = True
        self.restless: set[str] = set()
        self.noted: dict[str, frozenset[of.Occasion]] = {}
        self.presence: dict[tuple[str, str], int] = {}
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.written: set[asyncio.Task[None]] = set()
        self.beats = 0
        house.store.rests.changes.append(self.hear)

    def hear(self, kind: str, key: str) -> None:
        """Somebody's ways have changed, here or at another server."""
        if kind == "channel":
            self.stale = True

    def heard(self, table_id: str) -> None:
        """Something has happened at a table."""
        if self.ways:
            self.restless.add(table_id)

    def look_at(self, user: str, table_id: str) -> None:
        """Somebody looks at a table, here and now."""
        if user in self.ways:
            if len(self.presence) > MOST_REMEMBERED:
                self.presence.clear()
            self.presence[user, table_id] = self.house.clock.now()

    def look_away(self, user: str, table_id: str) -> None:
        """Somebody no longer looks."""
        self.presence.pop((user, table_id), None)

    async def work(self) -> None:
        """Beat until the house closes; what goes wrong is tried again."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self.beats += 1
            try:
                await self.beat(self.beats)
            except SQLAlchemyError as error:
                log.error("storage: nobody can be called: %s", type(error).__name__)
            except Exception:
                log.exception("calls could not be looked after")

    async def beat(self, beats: int) -> None:
        """Look what has happened, who looks, and what is due."""
        if beats % AWAY_BEATS == 1:
            await self.mind_holidays()
        if self.stale or beats % RELOAD_BEATS == 0:
            await self.reload()
        if not self.ways:
            return
        if beats % LOOK_BEATS == 0:
            await self.mind_presence()
            await self.take_up_stranded()
        for table_id in sorted(self.restless):
            self.restless.discard(table_id)
            await self.look(table_id)
        await self.send_due()
        if beats % TIDY_BEATS == 0:
            now = self.house.clock.now()
            await self.outbox.forget(now - KEPT)
            await self.passes.forget(now)

    async def mind_holidays(self) -> None:
        """Let the clocks of whoever is away stand still, at the tables that we look after."""
        away = await asyncio.to_thread(self.corners.away, self.house.clock.now())
        for user, (start, end) in away.items():
            await self.rest(user, start, end)

    async def rest(self, user: str, start: int, end: int, ours: bool = True) -> None:
        """Let somebody's clocks stand still from one time until another, as the tables allow."""
        for row in await asyncio.to_thread(self.house.store.shelf.running_of, user):
            if not ours or self.house.peers.owns(row["id"]):
                try:
                    await self.rest_at(self.house.live_table(row["id"]), user, start, end)
                except RequestRefused as refused:
                    log.warning("table %s: %s", row["id"], refused)

    async def rest_at(self, live: LiveTable, user: str, start: int, end: int) -> None:
        """The same at one table."""
        house = self.house
        for seat in live.table.seats_of(user):

            def command(table: Table, who: Asker, seat: int = seat) -> list[Entry]:
                return waits.rest(table, who, seat, start, end)

            if live.table.timing.clock.kind == "slow" and live.table.plan.holiday:
                await house.carry_out(live, house.asker(), command)

    async def rest_if_away(self, live: LiveTable) -> None:
        """Before a flag falls: whoever is away by now has not run out of time."""
        due = live.table.timing.next_flag()
        user = live.table.seats[due[0]].user if due is not None else ""
        found = self.corners.holiday(user) if user else None
        if due is not None and found is not None and found[0] <= due[1] < found[1]:
            await self.rest_at(live, user, *found)

    async def reload(self) -> None:
        """Read everybody's ways; whoever has a new one is called for what waits already."""
        self.stale = False
        before, self.ways = self.ways, await asyncio.to_thread(self.outbox.ways)
        for user, ways in self.ways.items():
            known = {way.id for way in before.get(user, ()) if way.state == GOOD}
            if any(way.state == GOOD and way.id not in known for way in ways):
                for row in await asyncio.to_thread(self.house.store.shelf.running_of, user):
                    self.noted.pop(row["id"], None)
                    self.restless.add(row["id"])

    async def look(self, table_id: str, anyway: bool = False) -> None:
        """Write down whom a table calls, if this server looks after it or nobody will again."""
        if not anyway and not self.house.peers.owns(table_id):
            return
        try:
            table = self.house.table(table_id)
        except RequestRefused:
            return
        if all(seat.user not in self.ways for seat in table.seats):
            return
        found = frozenset(one for one in of.occasions(table) if one.user in self.ways)
        fresh = found - self.noted.get(table_id, frozenset())
        rows = [row for one in sorted(fresh, key=str) for row in self.rows(table, one)]
        if rows:
            await self.outbox.note(rows)
        if len(self.noted) > MOST_REMEMBERED:
            self.noted.clear()
        self.noted[table_id] = found

    def rows(self, table: Table, one: of.Occasion) -> list[dict[str, Any]]:
        """An occasion as calls: one by each way, when it is due."""
        now = self.house.clock.now()
        hours = self.hours_of(one.user)
        pace = self.pace_at(one.user, table.id)
        if pace == NEVER:
            return []
        due = hours.due(pace, min(now, one.at))
        if one.kind == of.REMIND:
            at = of.remind_at(table, one.seat)
            if at is None:
                return []
            due = hours.awake(max(now, at))
        return [
            {
                "user_id": one.user,
                "channel_id": way.id,
                "table_id": table.id,
                "kind": one.kind,
                "moment": one.moment,
                "pace": pace,
                "made_at": now,
                "due_at": due,
            }
            for way in self.ways.get(one.user, ())
            if way.state == GOOD
        ]

    def hours_of(self, user: str) -> Hours:
        """When somebody wants to be called."""
        row = self.house.store.accounts.user(user)
        return hours_of(row["settings"] if row is not None else {})

    def pace_at(self, user: str, table_id: str) -> str:
        """How somebody wants to be called at a table."""
        return self.corners.pace(user, table_id) or self.hours_of(user).pace

    async def heed(self, user: str, *tables: str) -> None:
        """Somebody wants to be called otherwise: what waits at tables is written down anew.

        All tables under way are meant where none is named.
        """
        if not tables:
            rows = await asyncio.to_thread(self.house.store.shelf.running_of, user)
            tables = tuple(row["id"] for row in rows)
        await self.outbox.unwrite(user, tables)
        for table_id in tables:
            self.noted.pop(table_id, None)
            await self.look(table_id, anyway=True)

    async def mind_presence(self) -> None:
        """Whoever looks at a table has seen that it waits; the five minutes begin when they go."""
        now = self.house.clock.now()
        self.presence = {k: at for k, at in self.presence.items() if now - at < LOOKING}
        if not self.presence:
            return
        users = {user for user, _ in self.presence}
        for call in await asyncio.to_thread(self.outbox.waiting_for, users):
            at = self.presence.get((call.user, call.table))
            if at is None or call.kind == of.REMIND:
                continue
            asks = call.kind in (of.TURN, of.UNDO)
            if call.pace == ONCE or not asks:
                await self.outbox.settle([call], SEEN)
            elif call.pace == IDLE and call.due_at < at + IDLE_MILLISECONDS:
                await self.outbox.settle([call], WAITING, due_at=at + IDLE_MILLISECONDS)

    async def take_up_stranded(self) -> None:
        """Look after calls of servers that are gone: what may have been sent is not sent again.

        What this server has taken and does not send is one that it stumbled over: that has time.
        """
        peers, later = self.house.peers, self.house.clock.now() + STUMBLE_PAUSE
        others = [server for server in peers.living if server != peers.id]
        for call in await asyncio.to_thread(self.outbox.stranded, others):
            ours = call.server == peers.id
            if ours and call.channel in self.busy:
                continue
            way = self.way(call)
            if call.state == HANDED and (way is None or way.kind != PUSH):
                await self.outbox.settle([call], UNSURE)
            elif call.attempts > len(AFTER):
                await self.outbox.settle([call], FAILED)
            else:
                due = later if ours else call.due_at
                await self.outbox.settle([call], WAITING, due_at=due)

    def way(self, call: Call) -> Channel | None:
        """The way of a call."""
        found = (way for way in self.ways.get(call.user, ()) if way.id == call.channel)
        return next(found, None)

    async def send_due(self) -> None:
        """Let letters go out whose time has come, one by each way at a time."""
        due = await asyncio.to_thread(self.outbox.due, self.house.clock.now())
        by_way: dict[str, list[Call]] = {}
        for call in due:
            if self.house.peers.owns(call.user):
                by_way.setdefault(call.channel, []).append(call)
        for key, some in by_way.items():
            way = self.way(some[0])
            if key in self.busy or len(self.busy) >= AT_ONCE:
                continue
            if way is None:
                if await asyncio.to_thread(self.outbox.way, key) is None:
                    await self.outbox.settle(some, PAST)
                else:  # it was opened since the ways were read
                    self.stale = True
                continue
            self.busy[key] = asyncio.create_task(self.send(way, some))

    async def send(self, way: Channel, some: list[Call]) -> None:
        """Send one letter."""
        try:
            await Round(self, way, some).go()
        finally:
            self.busy.pop(way.id, None)

    def write_soon(self, user: str, way: str, kind: str) -> None:
        """Write a letter of the house down, while nobody waits.

        So how long an answer takes tells no one whether there is anybody to write to.
        """
        task = asyncio.create_task(self.outbox.note([self.own_row(user, way, kind)]))
        self.written.add(task)
        task.add_done_callback(self.written.discard)

    def own_row(self, user: str, way: str, kind: str) -> dict[str, Any]:
        """A call that is about no table, due now."""
        at = self.house.clock.now()
        return {
            "user_id": user,
            "channel_id": way,
            "table_id": "",
            "kind": kind,
            "moment": at // 1000 % 2**31,
            "pace": ONCE,
            "made_at": at,
            "due_at": at,
        }

    async def close(self) -> None:
        """Let letters that are on their way arrive, for a moment."""
        await asyncio.gather(*self.written)
        on_their_way = list(self.busy.values())
        if on_their_way:
            await asyncio.wait(on_their_way, timeout=STOP_SECONDS)
        for task in on_their_way:
            task.cancel()
        await asyncio.gather(*on_their_way, return_exceptions=True)
        await self.post.close()
