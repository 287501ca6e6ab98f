"""People who look for a game, kept where every server of the house finds them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, or_, select

from tabard.server.matching import CLAIMED, MINUTE, Seek, claim_made
from tabard.server.store.schema import seeks
from tabard.server.store.store import Store


class Seeking:
    """Who looks for which kind of game."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    async def begin(self, seek: Seek) -> None:
        """Look for a game, and no longer for another."""
        row = {
            "user_id": seek.user,
            "name": seek.name,
            "game": seek.game,
            "players": seek.players,
            "pace": seek.pace,
            "mean": seek.mean,
            "spread": seek.spread,
            "since": seek.since,
            "seen_at": seek.seen_at,
        }

        def job(connection: Connection) -> None:
            connection.execute(seeks.delete().where(seeks.c.user_id == seek.user))
            connection.execute(seeks.insert().values(**row))

        await self.store.writer.write(job)

    async def beat(self, user: str, now: int) -> None:
        """A sign of life."""
        await self._change(seeks.update().where(seeks.c.user_id == user).values(seen_at=now))

    async def end(self, *people: str) -> None:
        """Look no more."""
        await self._change(seeks.delete().where(seeks.c.user_id.in_(people)))

    async def forget(self, before: int) -> None:
        """Forget those of whom nothing was heard for so long."""
        await self._change(seeks.delete().where(seeks.c.seen_at < before))

    async def claim(self, people: list[str], now: int) -> bool:
        """Take people for a table that is to be made; False if any of them was taken already.

        A claim of more than a minute ago counts as none: whoever made it has stopped.
        """
        stale = seeks.c.table_id.startswith(CLAIMED) & (seeks.c.table_id < claim_made(now - MINUTE))

        def job(connection: Connection) -> bool:
            free = (seeks.c.user_id.in_(people), or_(seeks.c.table_id.is_(None), stale))
            locked = select(seeks.c.user_id).where(*free).order_by(seeks.c.user_id)
            if len(connection.execute(locked.with_for_update()).all()) < len(people):
                return False
            connection.execute(seeks.update().where(*free).values(table_id=claim_made(now)))
            return True

        return bool(await self.store.writer.write(job))

    async def lead(self, people: list[str], table_id: str | None) -> None:
        """Tell people where they play; None lets them wait on."""
        change = seeks.update().where(seeks.c.user_id.in_(people))
        await self._change(change.values(table_id=table_id))

    def of(self, user: str) -> Seek | None:
        """What somebody looks for."""
        found = self._found(select(seeks).where(seeks.c.user_id == user))
        return found[0] if found else None

    def alike(self, seek: Seek) -> list[Seek]:
        """Everybody who looks for a game of the same kind."""
        kind = (seeks.c.game, seeks.c.players, seeks.c.pace)
        wanted = (seek.game, seek.players, seek.pace)
        same = [column == value for column, value in zip(kind, wanted, strict=True)]
        return self._found(select(seeks).where(*same).order_by(seeks.c.since))

    async def _change(self, query: Any) -> None:
        await self.store.writer.write(lambda connection: connection.execute(query))

    def _found(self, query: Any) -> list[Seek]:
        with self.engine.connect() as connection:
            return [
                Seek(
                    user=row.user_id,
                    name=row.name,
                    game=row.game,
                    players=row.players,
                    pace=row.pace,
                    mean=row.mean,
                    spread=row.spread,
                    since=row.since,
                    seen_at=row.seen_at,
                    table=row.table_id,
                )
                for row in connection.execute(query)
            ]
