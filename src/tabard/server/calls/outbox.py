"""What is to be sent to whom, in storage: each call is written down once and taken by one server.

A call waits until it is due. Whoever sends it takes it first (`taken`), and says so once more just
before it cannot be called back (`handed`). So of a server that died in between, what it had only
taken is sent by another, and what it may have handed over is never sent again.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from tabard.server.store.schema import calls, channels
from tabard.server.store.store import Store

MAIL: Final = "mail"
PUSH: Final = "push"
WEBHOOK: Final = "webhook"

# How a way to reach somebody is: an address that nobody has confirmed yet, one that works, one that
# was refused or fails again and again, one that its owner has turned off, one for letters of the
# house alone.
NEW: Final = "new"
GOOD: Final = "good"
REFUSED: Final = "refused"
OFF: Final = "off"
LETTERS: Final = "letters"

WAITING: Final = "waiting"
TAKEN: Final = "taken"
HANDED: Final = "handed"
SENT: Final = "sent"
SEEN: Final = "seen"  # the person was looking
PAST: Final = "past"  # the table no longer waits
FAILED: Final = "failed"
UNSURE: Final = "unsure"  # nobody knows whether it arrived, so it is not sent again

AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class Channel:
    """A way to reach somebody: `target` is an address, `data` what else it takes to use it."""

    id: str
    user: str
    kind: str
    target: str
    data: dict[str, Any]
    state: str
    told: str
    failures: int
    sent_at: int


@dataclass(frozen=True, slots=True)
class Call:
    """One call by one way: what for, since which moment of the table, and when it is due."""

    id: str
    user: str
    channel: str
    table: str
    kind: str
    moment: int
    pace: str
    state: str
    made_at: int
    due_at: int
    server: str
    attempts: int
    told: str


class Outbox:
    """The calls and the ways of a house, as storage has them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def write(self, *statements: Any) -> int:
        """Carry out statements together; how many rows the last one changed."""

        def job(connection: Connection) -> int:
            changed = 0
            for statement in statements:
                changed = connection.execute(statement).rowcount
            return changed

        found: int = await self.store.writer.write(job)
        return found

    def ways(self) -> dict[str, list[Channel]]:
        """Every way there is, by person."""
        found: dict[str, list[Channel]] = {}
        for channel in self._channels(select(channels)):
            found.setdefault(channel.user, []).append(channel)
        return found

    def ways_of(self, user: str) -> list[Channel]:
        """The ways to reach somebody, the oldest first."""
        query = select(channels).where(channels.c.user_id == user)
        return self._channels(query.order_by(channels.c.created_at, channels.c.id))

    def way(self, channel: str) -> Channel | None:
        """One way by its id."""
        return next(iter(self._channels(select(channels).where(channels.c.id == channel))), None)

    def ways_to(self, kind: str, target: str) -> list[Channel]:
        """The ways that lead to one address, whoever has them."""
        query = select(channels).where(channels.c.kind == kind, channels.c.target == target)
        return self._channels(query)

    def _channels(self, query: Any) -> list[Channel]:
        with self.store.engine.connect() as connection:
            return [
                Channel(
                    r.id,
                    r.user_id,
                    r.kind,
                    r.target,
                    r.data,
                    r.state,
                    r.told,
                    r.failures,
                    r.sent_at,
                )
                for r in connection.execute(query)
            ]

    async def open_way(
        self, user: str, kind: str, target: str, data: dict[str, Any], state: str, now: int
    ) -> str:
        """A new way to reach somebody; its id."""
        key = secrets.token_urlsafe(12)
        row = {
            "id": key,
            "user_id": user,
            "kind": kind,
            "target": target,
            "data": data,
            "state": state,
            "created_at": now,
        }
        await self.write(channels.insert().values(**row))
        self.store.accounts.hear("channel", user)
        return key

    async def change_way(self, channel: Channel, **changes: Any) -> None:
        """Change what is known of a way."""
        query = channels.update().where(channels.c.id == channel.id).values(**changes)
        await self.write(query)
        self.store.accounts.hear("channel", channel.user)

    async def close_way(self, channel: Channel) -> None:
        """Forget a way, and what was to be sent by it."""
        await self.write(
            calls.delete().where(calls.c.channel_id == channel.id),
            channels.delete().where(channels.c.id == channel.id),
        )
        self.store.accounts.hear("channel", channel.user)

    async def note(self, rows: Sequence[dict[str, Any]]) -> None:
        """Write calls down; one that is there already stays as it is."""
        dialect = postgresql if self.store.shared else sqlite
        query = dialect.insert(calls).on_conflict_do_nothing()
        full = [{"id": secrets.token_urlsafe(12), "state": WAITING, **row} for row in rows]
        await self.store.writer.write(lambda connection: connection.execute(query, full))

    def due(self, now: int) -> list[Call]:
        """The calls whose time has come, the oldest first."""
        query = select(calls).where(calls.c.state == WAITING, calls.c.due_at <= now)
        return self._calls(query.order_by(calls.c.due_at).limit(AT_ONCE))

    def waiting_for(self, users: Iterable[str]) -> list[Call]:
        """The calls that wait for some people."""
        query = select(calls).where(calls.c.state == WAITING, calls.c.user_id.in_(list(users)))
        return self._calls(query.limit(AT_ONCE))

    def stranded(self, others: Sequence[str]) -> list[Call]:
        """The calls that servers had taken which are gone, or that are not among the others."""
        on_its_way = calls.c.state.in_((TAKEN, HANDED))
        return self._calls(select(calls).where(on_its_way, calls.c.server.not_in(others)))

    def latest(self, user: str, limit: int) -> list[Call]:
        """Somebody's last calls, the latest first."""
        query = select(calls).where(calls.c.user_id == user, calls.c.state != PAST)
        return self._calls(query.order_by(calls.c.made_at.desc(), calls.c.id).limit(limit))

    def _calls(self, query: Any) -> list[Call]:
        with self.store.engine.connect() as connection:
            return [
                Call(
                    r.id, r.user_id, r.channel_id, r.table_id, r.kind, r.moment, r.pace, r.state,
                    r.made_at, r.due_at, r.server, r.attempts, r.told,
                )
                for r in connection.execute(query)
            ]  # fmt: skip

    async def take(self, some: Sequence[Call], server: str) -> list[Call]:
        """Take calls that still wait: those that no other server was quicker for."""
        ids = [call.id for call in some]

        def job(connection: Connection) -> set[str]:
            free = calls.c.id.in_(ids), calls.c.state == WAITING
            # The rows stay locked until the end of the transaction: nobody takes one in between.
            found = set(connection.scalars(select(calls.c.id).where(*free).with_for_update()))
            query = calls.update().where(calls.c.id.in_(found), calls.c.state == WAITING)
            connection.execute(
                query.values(state=TAKEN, server=server, attempts=calls.c.attempts + 1)
            )
            return found

        taken: set[str] = await self.store.writer.write(job)
        return [call for call in some if call.id in taken]

    async def hand(self, some: Sequence[Call], server: str) -> bool:
        """Say that calls are being handed over; False if they are no longer this server's."""
        ids = [call.id for call in some]
        query = calls.update().where(
            calls.c.id.in_(ids), calls.c.state == TAKEN, calls.c.server == server
        )
        return await self.write(query.values(state=HANDED)) == len(ids)

    async def settle(
        self, some: Sequence[Call], state: str, server: str = "", **changes: Any
    ) -> None:
        """Say what has become of calls: of those that a server has taken, or as they were read.

        What somebody else has done with them meanwhile stays.
        """
        if not some:
            return
        states = {TAKEN, HANDED} if server else {call.state for call in some}
        servers = {server} if server else {call.server for call in some}
        query = calls.update().where(
            calls.c.id.in_([call.id for call in some]),
            calls.c.state.in_(states),
            calls.c.server.in_(servers),
        )
        await self.write(query.values(state=state, **changes))

    async def unwrite(self, user: str, tables: Sequence[str]) -> None:
        """Forget what waits to be sent to somebody about some tables."""
        waits = calls.c.user_id == user, calls.c.state == WAITING, calls.c.table_id.in_(tables)
        await self.write(calls.delete().where(*waits))

    async def forget(self, before: int) -> None:
        """Forget calls that were settled long ago."""
        settled = calls.c.state.not_in((WAITING, TAKEN, HANDED))
        await self.write(calls.delete().where(settled, calls.c.made_at < before))
