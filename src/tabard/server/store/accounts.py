"""Who has an account: users, their tokens for programs, and the sessions that were ended."""

from __future__ import annotations

import hashlib
import time
from typing import Any, Final

from sqlalchemy import Connection, Engine, Select, bindparam, or_, select

from tabard.server.store.rests import Rests
from tabard.server.store.schema import ended, passes, tokens, users
from tabard.server.store.writer import Writer

TOKENS_REMEMBERED: Final = 10_000
TOKEN_SECONDS: Final = 0.5  # so long one that was revoked at another server works here

# Asked for with almost every request: put together once, a statement takes a third of the time.
BY_ID: Final = select(users).where(users.c.id == bindparam("wanted"))
BY_LOGIN: Final = select(users).where(users.c.login == bindparam("wanted"))
ENDED: Final = select(ended.c.hash).where(ended.c.hash == bindparam("wanted"))


def digest(secret: str) -> str:
    """How links and tokens are kept: their hash alone."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Accounts:
    """The users of a house as the database has them; what was looked up a moment ago is remembered.

    rests   what the rests of a house know of somebody, forgotten when it changes
    """

    def __init__(self, engine: Engine, writer: Writer, rests: Rests) -> None:
        self.engine = engine
        self.writer = writer
        self.rests = rests
        self.tokens_known: dict[str, tuple[float, dict[str, Any]]] = {}

    async def add(self, row: dict[str, Any]) -> None:
        """A new user."""
        await self.writer.write(lambda connection: connection.execute(users.insert().values(**row)))

    async def change(self, user: str, **changes: Any) -> None:
        """Change a user's name, login, password or settings; a login twice is an IntegrityError."""
        query = users.update().where(users.c.id == user).values(**changes)
        await self.writer.write(lambda connection: connection.execute(query))
        self.hear("user", user)

    def hear(self, kind: str, key: str) -> None:
        """Somebody was changed, or a session or token ended, here or at another server."""
        self.tokens_known.clear()
        self.rests.hear(kind, key)

    def user(self, user: str) -> dict[str, Any] | None:
        """A user by id."""
        return self.found(BY_ID, user)

    def by_login(self, login: str) -> dict[str, Any] | None:
        """A user by login name; one that nobody can have is not looked for."""
        return self.found(BY_LOGIN, login) if login.isprintable() else None

    def by_token(self, secret: str) -> dict[str, Any] | None:
        """The user whose personal API token this is; remembered for a while."""
        remembered = self.tokens_known.get(secret)
        if remembered is not None and time.monotonic() < remembered[0]:
            return remembered[1]
        query = (
            select(users, tokens.c.scope, tokens.c.expires_at)
            .join(tokens)
            .where(tokens.c.hash == digest(secret))
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        if row is None or (row.expires_at is not None and row.expires_at < time.time() * 1000):
            return None
        if len(self.tokens_known) >= TOKENS_REMEMBERED:
            self.tokens_known.clear()
        found = dict(row._mapping)
        self.tokens_known[secret] = (time.monotonic() + TOKEN_SECONDS, found)
        return found

    async def add_token(
        self,
        user: str,
        secret: str,
        label: str,
        now: int,
        scope: str = "host",
        expires_at: int | None = None,
    ) -> None:
        """A new personal API token: what it may be used for, and until when.

        Those of the user that have expired go.
        """
        expired = tokens.delete().where(tokens.c.user_id == user, tokens.c.expires_at < now)
        query = tokens.insert().values(
            hash=digest(secret),
            user_id=user,
            label=label,
            created_at=now,
            scope=scope,
            expires_at=expires_at,
        )

        def job(connection: Connection) -> None:
            connection.execute(expired)
            connection.execute(query)

        await self.writer.write(job)

    def tokens_of(self, user: str) -> list[dict[str, Any]]:
        """Somebody's tokens that have not expired: label, time, and the hash to revoke one by."""
        lasts = or_(tokens.c.expires_at.is_(None), tokens.c.expires_at >= time.time() * 1000)
        query = select(tokens).where(tokens.c.user_id == user, lasts).order_by(tokens.c.created_at)
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    async def revoke_token(self, user: str, token_hash: str) -> None:
        """Make a token worthless."""
        query = tokens.delete().where(tokens.c.user_id == user, tokens.c.hash == token_hash)
        await self.writer.write(lambda connection: connection.execute(query))
        self.hear("token", token_hash)

    async def end_sessions(self, user: str, **changes: Any) -> int:
        """Make every session, token and link of a user worthless; the epoch that begins.

        What else changes with it, a password for instance, is there at the same moment or not at
        all.
        """
        changed = users.update().where(users.c.id == user)
        changed = changed.values(epoch=users.c.epoch + 1, **changes)

        def job(connection: Connection) -> int:
            connection.execute(changed)
            connection.execute(tokens.delete().where(tokens.c.user_id == user))
            connection.execute(passes.delete().where(passes.c.user_id == user))
            query = select(users.c.epoch).where(users.c.id == user)
            return int(connection.execute(query).scalar_one())

        epoch: int = await self.writer.write(job)
        self.hear("epoch", user)
        return epoch

    async def end_session(self, mark: str, now: int) -> None:
        """Make one browser's session worthless, by what only that browser has."""

        def job(connection: Connection) -> None:
            connection.execute(ended.delete().where(ended.c.hash == digest(mark)))
            connection.execute(ended.insert().values(hash=digest(mark), at=now))

        await self.writer.write(job)
        self.hear("session", digest(mark))

    async def forget_ended(self, before: int) -> None:
        """Forget sessions that were ended so long ago that their cookies have expired by now."""
        query = ended.delete().where(ended.c.at < before)
        await self.writer.write(lambda connection: connection.execute(query))

    def has_ended(self, mark: str) -> bool:
        """Whether a browser's session was ended by its owner."""
        with self.engine.connect() as connection:
            return connection.execute(ENDED, {"wanted": digest(mark)}).first() is not None

    def found(self, query: Select[Any], wanted: str) -> dict[str, Any] | None:
        """The one user whom a statement finds."""
        with self.engine.connect() as connection:
            row = connection.execute(query, {"wanted": wanted}).first()
        return None if row is None else dict(row._mapping)
