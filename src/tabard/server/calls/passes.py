"""Single-use sign-ins: a link in a call that leads its reader to their own seat, once."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, select

from tabard.server.store.accounts import digest
from tabard.server.store.schema import passes
from tabard.server.store.store import Store

LASTS: Final = 7 * 86_400_000


class Passes:
    """The sign-ins that were given out; storage has their hashes alone."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def give(self, user: str, table_id: str, now: int) -> str:
        """A new one for somebody's seat at a table."""
        secret = secrets.token_urlsafe(24)
        row = {
            "hash": digest(secret),
            "user_id": user,
            "table_id": table_id,
            "expires_at": now + LASTS,
        }
        await self.store.writer.write(lambda connection: connection.execute(passes.insert(), row))
        return secret

    def read(self, secret: str) -> tuple[str, str, bool, int] | None:
        """Whose it is, for which table, whether it was used, and until when it lasts."""
        query = select(passes).where(passes.c.hash == digest(secret))
        with self.store.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None:
            return None
        return row.user_id, row.table_id, row.used_at is not None, row.expires_at

    async def use(self, secret: str, now: int) -> bool:
        """Use one up; False if that has been done before, or it has expired."""
        query = passes.update().where(
            passes.c.hash == digest(secret), passes.c.used_at.is_(None), passes.c.expires_at > now
        )

        def job(connection: Connection) -> bool:
            return connection.execute(query.values(used_at=now)).rowcount == 1

        used: bool = await self.store.writer.write(job)
        return used

    async def forget(self, now: int) -> None:
        """Forget those that have expired."""
        query = passes.delete().where(passes.c.expires_at < now)
        await self.store.writer.write(lambda connection: connection.execute(query))
