"""The servers of one house: who of them lives, and which of them looks after which table.

Every table is looked after by one server, which plays its bots and lets its flags fall. Each server
works out by itself which that is, from the servers that live and the table's id (rendezvous
hashing): when one goes, only its tables move. Two that differ for a moment do no harm, since the
log takes every number once.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, text

from tabard.server.store.listening import NAME

if TYPE_CHECKING:
    from tabard.server.store.store import Store

BEAT_SECONDS: Final = 5
LOOK_SECONDS: Final = 1.0
DEAD_MILLISECONDS: Final = 15_000  # without a beat; a killed one is missed at the next look
FORGOTTEN_MILLISECONDS: Final = 86_400_000
MOST_REMEMBERED: Final = 100_000
ONE_AT_A_TIME: Final = 0x7A6A5E  # any number, but the same for all servers of a database

# The database's clock alone says how old a beat is.
NOW: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
# A server lives while it beats and its line is there: who is killed loses that at once.
LIVING: Final = text(
    f"SELECT id, opened_at, closed_at FROM servers WHERE has_left = 0"
    f" AND beat_at > {NOW} - {DEAD_MILLISECONDS} AND EXISTS (SELECT 1 FROM pg_stat_activity"
    f" WHERE application_name = '{NAME}' || id) ORDER BY id"
)
BEAT: Final = text(f"UPDATE servers SET beat_at = {NOW} WHERE id = :id AND has_left = 0")
JOIN: Final = text(
    "INSERT INTO servers (id, opened_at, closed_at, beat_at)"
    f" VALUES (:id, :opened_at, :closed_at, {NOW})"
    " ON CONFLICT (id) DO UPDATE SET beat_at = excluded.beat_at, has_left = 0"
)
LEAVE: Final = text(f"UPDATE servers SET has_left = 1, beat_at = {NOW} WHERE id = :id")
LAST_BEAT: Final = text("SELECT max(beat_at) FROM servers")
FORGET: Final = text(
    f"DELETE FROM servers WHERE beat_at < {NOW} - {FORGOTTEN_MILLISECONDS}"
    " AND beat_at < (SELECT max(beat_at) FROM servers)"
)


def owner(table_id: str, servers: Sequence[str]) -> str:
    """The server that looks after a table."""
    return ranking(table_id, servers)[0]


def ranking(table_id: str, servers: Sequence[str]) -> tuple[str, ...]:
    """The server that looks after a table, then the one that would without it, and so on."""
    return tuple(sorted(servers, key=lambda server: weight(server, table_id), reverse=True))


def weight(server: str, table_id: str) -> bytes:
    """How much a server is drawn to a table."""
    return hashlib.blake2b(f"{server} {table_id}".encode(), digest_size=8).digest()


class Peers:
    """This server and the others of its house, as the database knows them.

    id         this server's, new at each start
    living     the servers that live, this one included until it leaves
    opened_at  when the house opened, which is when the first of the servers did
    closed_at  when it had closed before that, as far as anybody knows
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.id = secrets.token_hex(8)
        self.living: tuple[str, ...] = (self.id,)
        self.opened_at = time.time_ns() // 1_000_000
        self.closed_at: int | None = None
        self.left = False
        self.ranked: dict[str, tuple[str, ...]] = {}
        self.ranked_of: tuple[str, ...] = self.living

    def owns(self, table_id: str) -> bool:
        """Whether this server looks after a table; a lonely one does after all, leaving or not."""
        if len(self.living) == 1:
            return self.living[0] == self.id
        return self.ranking(table_id)[0] == self.id

    def ranking(self, table_id: str) -> tuple[str, ...]:
        """The servers that live in the order in which a table falls to them, remembered.

        It is forgotten here, not where others are met: that happens in another thread, and what
        was just being worked out would be remembered after it.
        """
        if self.ranked_of is not self.living:
            self.ranked_of = self.living
            self.ranked.clear()
        found = self.ranked.get(table_id)
        if found is None:
            if len(self.ranked) >= MOST_REMEMBERED:
                self.ranked.clear()
            found = self.ranked[table_id] = ranking(table_id, self.ranked_of)
        return found

    def join(self, now: int) -> None:
        """Become one of the servers; the first one opens the house."""
        self.opened_at = now
        if not self.store.shared:
            return
        with self.store.engine.begin() as connection:
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
            others = connection.execute(LIVING).all()
            if others:
                first = min(others, key=lambda row: int(row.opened_at))
                self.opened_at, self.closed_at = first.opened_at, first.closed_at
            else:
                self.closed_at = connection.execute(LAST_BEAT).scalar_one()
            connection.execute(FORGET)
            self.enter(connection)
            self.meet([row.id for row in others])

    def enter(self, connection: Connection) -> None:
        """Write this server down."""
        row = {"id": self.id, "opened_at": self.opened_at, "closed_at": self.closed_at}
        connection.execute(JOIN, row)

    def look(self, beat: bool) -> bool:
        """See who lives, and say that this one does if it is time; whether anything changed."""
        with self.store.engine.begin() as connection:
            if beat and not self.left and not connection.execute(BEAT, {"id": self.id}).rowcount:
                self.enter(connection)
            others = [row.id for row in connection.execute(LIVING)]
        return self.meet(others)

    def meet(self, others: Sequence[str]) -> bool:
        """These live, and this one unless it has left; whether that is news."""
        found = {*others} - {self.id} if self.left else {*others, self.id}
        known = tuple(sorted(found)) or (self.id,)
        if known == self.living:
            return False
        self.living = known
        return True

    def leave(self) -> None:
        """Be no longer one of those who look after tables."""
        self.left = True
        if self.store.shared:
            with self.store.engine.begin() as connection:
                connection.execute(LEAVE, {"id": self.id})
                self.meet([row.id for row in connection.execute(LIVING)])
