"""What somebody keeps to themselves at a table, how they want to be called there, and holidays."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakValueDictionary

from sqlalchemy import Connection, select
from sqlalchemy.dialects import postgresql, sqlite

from tabard.server.store.schema import corners, holidays
from tabard.server.store.store import Store

LONGEST_NOTE: Final = 4000


class Corners:
    """Everybody's own corner of each table."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pencils: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()

    def read(self, user: str, table_id: str) -> tuple[str, str]:
        """How somebody wants to be called at a table ("" is as everywhere), and their note."""
        query = select(corners).where(corners.c.user_id == user, corners.c.table_id == table_id)
        with self.store.engine.connect() as connection:
            row = connection.execute(query).first()
        return ("", "") if row is None else (row.pace, row.note)

    def plans(self, user: str, table_id: str) -> str:
        """What somebody plans at a table, as it is kept; "" if nothing."""
        query = select(corners.c.lines).where(
            corners.c.user_id == user, corners.c.table_id == table_id
        )
        with self.store.engine.connect() as connection:
            return str(connection.scalar(query) or "")

    def pace(self, user: str, table_id: str) -> str:
        """How somebody wants to be called at a table; "" is as everywhere."""
        return self.read(user, table_id)[0]

    async def change(self, user: str, table_id: str, **changes: str) -> None:
        """Change somebody's corner."""
        await self._put(corners, {"user_id": user, "table_id": table_id}, changes)

    def planning(self, user: str, table_id: str) -> asyncio.Lock:
        """What keeps two posts of one pencil from writing over each other."""
        return self.pencils.setdefault((user, table_id), asyncio.Lock())

    async def forget_plans(self, users: Sequence[str], table_id: str) -> None:
        """These people plan no more at a table: its game is over."""
        there = corners.c.user_id.in_(users) & (corners.c.table_id == table_id)
        gone = corners.update().where(there, corners.c.lines != "").values(lines="")
        await self.store.writer.write(lambda connection: connection.execute(gone))

    async def _put(self, table: Any, key: dict[str, Any], changes: dict[str, Any]) -> None:
        """Change a row, or make it."""
        dialect = postgresql if self.store.shared else sqlite
        made = dialect.insert(table).values(**key, **changes)
        query = made.on_conflict_do_update(index_elements=list(key), set_=changes)

        def job(connection: Connection) -> None:
            connection.execute(query)

        await self.store.writer.write(job)

    def holiday(self, user: str) -> tuple[int, int] | None:
        """From when until when somebody is away, or None if they have not said so."""
        query = select(holidays).where(holidays.c.user_id == user)
        with self.store.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else (row.starts_at, row.ends_at)

    def away(self, now: int) -> dict[str, tuple[int, int]]:
        """Everybody who is away now."""
        query = select(holidays).where(holidays.c.starts_at <= now, holidays.c.ends_at > now)
        with self.store.engine.connect() as connection:
            return {r.user_id: (r.starts_at, r.ends_at) for r in connection.execute(query)}

    def back_at(self, user: str, now: int) -> int:
        """When somebody who is away comes back; now if they are not away."""
        found = self.holiday(user)
        return found[1] if found is not None and found[0] <= now < found[1] else now

    async def go_away(self, user: str, starts_at: int, ends_at: int) -> None:
        """Somebody says when they are away."""
        await self._put(holidays, {"user_id": user}, {"starts_at": starts_at, "ends_at": ends_at})
