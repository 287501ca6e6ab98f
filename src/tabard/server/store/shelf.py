"""How people find tables: their own, those of a day, those that anybody may watch."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from sqlalchemy import Engine, func, select

from tabard.server.setup import BY_ADDRESS, DAILY, LESSON
from tabard.server.store.schema import OF_A_DAY, entries, seated, tables

LIVE: Final = ("open", "running")
# Games that were played here: not lessons, nor records that somebody brought in.
HERE: Final = tables.c.watch.not_in((BY_ADDRESS, LESSON))
FOUND_BY: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.rules_version,
    tables.c.status,
    tables.c.summary,
)
LISTS_REMEMBERED: Final = 100
LIST_SECONDS: Final = 1.0  # for changes of another server; our own show at once


class Shelf:
    """The tables of a house as people look for them.

    lists   those that anybody may watch, as they were a moment ago
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.lists: dict[tuple[str, int, str], tuple[float, list[dict[str, Any]]]] = {}

    def tables_of(self, user: str, limit: int = 50) -> list[dict[str, Any]]:
        """Where somebody sits, those that wait for them first, then the latest."""
        query = (
            select(tables, seated.c.awaited)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.user_id == user, tables.c.watch != LESSON)
            .order_by(seated.c.awaited.desc(), tables.c.changed_at.desc())
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [public_row(dict(row._mapping)) for row in connection.execute(query)]

    def played_by(self, user: str) -> set[str]:
        """The games that somebody has sat down to and that have begun, or were closed."""
        query = (
            select(tables.c.game)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.user_id == user, tables.c.status != "open", HERE)
            .distinct()
        )
        with self.engine.connect() as connection:
            return {row.game for row in connection.execute(query)}

    def finished_by(self, user: str, game: str) -> int:
        """How many games of a kind somebody has played here to their end."""
        query = (
            select(func.count())
            .select_from(tables.join(seated, seated.c.table_id == tables.c.id))
            .where(seated.c.user_id == user, tables.c.game == game)
            .where(tables.c.status == "over", HERE)
        )
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def agreed_by(self, user: str, game: str) -> list[dict[str, Any]]:
        """The options of all games of a kind that somebody has played here to their end."""
        query = (
            select(entries.c.data)
            .join(tables, tables.c.id == entries.c.table_id)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.user_id == user, tables.c.game == game, entries.c.seq == 0)
            .where(tables.c.status == "over", HERE)
        )
        with self.engine.connect() as connection:
            return [json.loads(data)["options"] for (data,) in connection.execute(query)]

    def lessons_of(self, user: str) -> list[dict[str, Any]]:
        """The tables at which somebody is taught or was, the latest first."""
        query = (
            select(tables)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.user_id == user, tables.c.watch == LESSON)
            .order_by(tables.c.changed_at.desc())
        )
        with self.engine.connect() as connection:
            return [public_row(dict(row._mapping)) for row in connection.execute(query)]

    def of_days(self, start: int, end: int) -> list[dict[str, Any]]:
        """The tables at which deals of a day were opened between two times, the first first."""
        query = (
            select(tables)
            .where(OF_A_DAY, tables.c.watch == DAILY)
            .where(tables.c.created_at >= start, tables.c.created_at < end)
            .order_by(tables.c.created_at)
        )
        with self.engine.connect() as connection:
            return [public_row(dict(row._mapping)) for row in connection.execute(query)]

    def running_of(self, user: str) -> list[dict[str, Any]]:
        """The games of somebody that go on, and whether they waited for them a moment ago."""
        query = (
            select(*FOUND_BY, seated.c.awaited)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.user_id == user, tables.c.status == "running")
            .where(tables.c.watch != LESSON)
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def seated_at(self, table_id: str) -> list[str]:
        """Who sits at a table."""
        query = select(seated.c.user_id).where(seated.c.table_id == table_id)
        with self.engine.connect() as connection:
            return [row.user_id for row in connection.execute(query)]

    def listed(self, status: str, limit: int = 50, game: str = "") -> list[dict[str, Any]]:
        """Tables that anybody may watch, the latest first; the rows are not to be changed."""
        key, at = (status, limit, game), time.monotonic()
        known = self.lists.get(key)
        if known is not None and at - known[0] < LIST_SECONDS:
            return known[1]
        query = (
            select(tables)
            .where(tables.c.status == status, tables.c.watch == "open")
            .order_by(tables.c.changed_at.desc())
            .limit(limit)
        )
        if game:
            query = query.where(tables.c.game == game)
        with self.engine.connect() as connection:
            found = [public_row(dict(row._mapping)) for row in connection.execute(query)]
        if len(self.lists) >= LISTS_REMEMBERED:
            self.lists.clear()
        self.lists[key] = (at, found)
        return found

    def hosted_by(self, user: str) -> int:
        """How many tables of a host are under way."""
        query = (
            select(func.count())
            .where(tables.c.host == user, tables.c.status.in_(LIVE))
            .where(tables.c.watch != LESSON)
        )
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())


def public_row(row: dict[str, Any]) -> dict[str, Any]:
    """A table's row without its seed."""
    row.pop("seed")
    return row
