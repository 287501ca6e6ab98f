"""What the house asks of storage: append to logs, read them back, find tables and people."""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    bindparam,
    create_engine,
    event,
    func,
    or_,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from tabard.server.log import Entry, rows
from tabard.server.ratings.results import Result
from tabard.server.setup import BY_ADDRESS, DAILY, LESSON
from tabard.server.store import book
from tabard.server.store.alone import Alone
from tabard.server.store.groups import Groups
from tabard.server.store.patience import Line
from tabard.server.store.private import make_private
from tabard.server.store.rests import Rests
from tabard.server.store.schema import (
    OF_A_DAY,
    ended,
    entries,
    links,
    passes,
    seated,
    tables,
    tokens,
    users,
)
from tabard.server.store.schemas import check_present, migrate
from tabard.server.store.studies import Studies
from tabard.server.store.tournaments import Tournaments
from tabard.server.store.writer import ROWS_AT_ONCE, Writer, Written, insert_rows

LIVE: Final = ("open", "running")
KEPT: Final = "kept"  # a game that went on until its log did not replay
# Games that were played here: not lessons, nor records that somebody brought in.
HERE: Final = tables.c.watch.not_in((BY_ADDRESS, LESSON))
FOUND_BY: Final = (
    tables.c.id,
    tables.c.game,
    tables.c.rules_version,
    tables.c.status,
    tables.c.summary,
)
TOKENS_REMEMBERED: Final = 10_000
TOKEN_SECONDS: Final = 0.5  # so long one that was revoked at another server works here
LISTS_REMEMBERED: Final = 100
LIST_SECONDS: Final = 1.0  # for changes of another server; our own show at once

TAILS: Final = text(
    "SELECT entries.* FROM unnest(CAST(:names AS text[]), CAST(:since AS integer[]))"
    " AS wanted (name, since) JOIN entries ON table_id = name AND seq >= since ORDER BY seq"
)

# Asked for with almost every request: put together once, a statement takes a third of the time.
BY_ID: Final = select(users).where(users.c.id == bindparam("wanted"))
BY_LOGIN: Final = select(users).where(users.c.login == bindparam("wanted"))
ENDED: Final = select(ended.c.hash).where(ended.c.hash == bindparam("wanted"))

Index = tuple[dict[str, Any], dict[str, int]]


def digest(secret: str) -> str:
    """How links and tokens are kept: their hash alone."""
    return hashlib.sha256(secret.encode()).hexdigest()


def connect(url: str) -> Engine:
    """An engine for a database address; SQLite writes ahead and syncs at every commit."""
    sqlite = make_url(url).get_backend_name() == "sqlite"
    arguments = {"cached_statements": 2 * ROWS_AT_ONCE} if sqlite else {}
    file = make_url(url).database if sqlite else None
    if file and file != ":memory:":
        make_private(Path(file))  # SQLite gives the files beside it the same rights
    engine = create_engine(url, pool_pre_ping=not sqlite, connect_args=arguments)
    if sqlite:

        @event.listens_for(engine, "connect")
        def durable(connection: Any, _record: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.execute("PRAGMA busy_timeout=5000")
            cursor.close()

    else:
        Line(engine)
    return engine


class Store:
    """The database behind the house; writes are durable when they return.

    Opening it brings it to the present schema, unless it is only to be looked at.
    """

    def __init__(self, url: str, only_look: bool = False) -> None:
        self.engine = connect(url)
        (check_present if only_look else migrate)(self.engine)
        self.writer = Writer(self.engine, *insertion(self.engine))
        self.by_token: dict[str, tuple[float, dict[str, Any]]] = {}
        self.lists: dict[tuple[str, int, str], tuple[float, list[dict[str, Any]]]] = {}
        self.rests = Rests()
        self.alone = Alone(self)
        self.ratings = book.Ratings(self.engine)
        self.tournaments = Tournaments(self.engine, self.writer)
        self.groups = Groups(self.engine, self.writer)
        self.studies = Studies(self.engine, self.writer)

    @property
    def shared(self) -> bool:
        """Whether several servers may keep one house here, and are told what each other writes."""
        return self.engine.dialect.name == "postgresql"

    def answers(self) -> bool:
        """Whether the database can be asked anything."""
        try:
            with self.engine.connect() as connection:
                return bool(connection.execute(select(1)).scalar_one())
        except SQLAlchemyError:
            return False

    def close(self) -> None:
        """Finish writing and let go."""
        self.writer.close()
        self.engine.dispose()

    async def open_table(
        self,
        row: dict[str, Any],
        secrets: dict[str, int],
        first: Sequence[Entry] = (),
        people: dict[str, int] | None = None,
    ) -> None:
        """A new table: its row, the links to its seats, the first entries of its log, its people.

        All of it is there or nothing: a table without a log would be no table.
        """

        def job(connection: Connection) -> None:
            connection.execute(tables.insert().values(**row))
            for secret, seat in secrets.items():
                connection.execute(
                    links.insert().values(hash=digest(secret), table_id=row["id"], seat=seat)
                )
            for start in range(0, len(first), ROWS_AT_ONCE):
                part = rows(row["id"], start, first[start : start + ROWS_AT_ONCE])
                insert_rows(connection, *insertion(self.engine), part)
            write_people(connection, {row["id"]: people or {}})

        await self.writer.write(job)
        self.lists.clear()

    def append(self, table_id: str, seq: int, new: Sequence[Entry]) -> Written:
        """Entries number seq, seq+1, ... of a table; a number already there fails the call."""
        return self.writer.write(rows(table_id, seq, new))

    async def index(self, table_id: str, columns: dict[str, Any], people: dict[str, int]) -> None:
        """How a table is found: its columns, who sits there, and whether it waits for them."""
        await self.index_all({table_id: (columns, people)})

    async def index_all(self, found: dict[str, Index], results: Sequence[Result] = ()) -> None:
        """How tables are found; another server may know a later version, which stays.

        Games that are over and count are rated with it, once each: both are there or neither.
        """

        def job(connection: Connection) -> None:
            change = tables.update().where(
                tables.c.id == bindparam("table"), tables.c.version <= bindparam("known")
            )
            connection.execute(
                change,
                [
                    {"table": table_id, "known": columns["version"], **columns}
                    for table_id, (columns, _) in found.items()
                ],
            )
            there = select(tables.c.id, tables.c.version).where(tables.c.id.in_(found))
            ours = [
                row.id
                for row in connection.execute(there)
                if row.version == found[row.id][0]["version"]
            ]
            write_people(connection, {table_id: found[table_id][1] for table_id in ours})
            book.take_in(connection, results)

        await self.writer.write(job)
        self.lists.clear()

    async def retire(self, table_id: str) -> None:
        """A table that no longer replays is no longer live; everything else stays as it is."""
        query = tables.update().where(tables.c.id == table_id).values(status=KEPT)
        await self.writer.write(lambda connection: connection.execute(query))
        self.lists.clear()

    def table(self, table_id: str) -> dict[str, Any] | None:
        """The row of a table."""
        with self.engine.connect() as connection:
            row = connection.execute(select(tables).where(tables.c.id == table_id)).first()
        return None if row is None else dict(row._mapping)

    def log(self, table_id: str) -> list[Entry]:
        """The whole log of a table."""
        query = select(entries).where(entries.c.table_id == table_id).order_by(entries.c.seq)
        with self.engine.connect() as connection:
            return [entry_of(row) for row in connection.execute(query)]

    def tails(self, since: dict[str, int]) -> dict[str, list[tuple[int, Entry]]]:
        """What shared logs hold from a number on, by table, each entry with its number."""
        found: dict[str, list[tuple[int, Entry]]] = {}
        wanted = {"names": list(since), "since": list(since.values())}
        with self.engine.connect() as connection:
            for row in connection.execute(TAILS, wanted):
                found.setdefault(row.table_id, []).append((row.seq, entry_of(row)))
        return found

    def linked(self, secret: str) -> tuple[str, int] | None:
        """The table and seat that a secret link leads to."""
        with self.engine.connect() as connection:
            row = connection.execute(select(links).where(links.c.hash == digest(secret))).first()
        return None if row is None else (row.table_id, row.seat)

    def live(self) -> list[dict[str, Any]]:
        """The tables whose game goes on or has not begun, and those that did not replay once."""
        live = tables.c.status.in_((*LIVE, KEPT))
        query = select(*FOUND_BY).where(live).order_by(tables.c.changed_at)
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def by_version(self) -> list[dict[str, Any]]:
        """All tables, as far as one must know them to say by which rules they are played."""
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(select(*FOUND_BY))]

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

    async def add_user(self, row: dict[str, Any]) -> None:
        """A new user."""
        await self.writer.write(lambda connection: connection.execute(users.insert().values(**row)))

    async def change_user(self, user: str, **changes: Any) -> None:
        """Change a user's name, login, password or settings; a login twice is an IntegrityError."""
        query = users.update().where(users.c.id == user).values(**changes)
        await self.writer.write(lambda connection: connection.execute(query))
        self.hear("user", user)

    def hear(self, kind: str, key: str) -> None:
        """Somebody was changed, or a session or token ended, here or at another server."""
        self.by_token.clear()
        self.rests.hear(kind, key)

    def user(self, user: str) -> dict[str, Any] | None:
        """A user by id."""
        return self._user(BY_ID, user)

    def user_by_login(self, login: str) -> dict[str, Any] | None:
        """A user by login name; one that nobody can have is not looked for."""
        return self._user(BY_LOGIN, login) if login.isprintable() else None

    def user_by_token(self, secret: str) -> dict[str, Any] | None:
        """The user whose personal API token this is; remembered for a while."""
        remembered = self.by_token.get(secret)
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
        if len(self.by_token) >= TOKENS_REMEMBERED:
            self.by_token.clear()
        found = dict(row._mapping)
        self.by_token[secret] = (time.monotonic() + TOKEN_SECONDS, found)
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

    def _user(self, query: Select[Any], wanted: str) -> dict[str, Any] | None:
        with self.engine.connect() as connection:
            row = connection.execute(query, {"wanted": wanted}).first()
        return None if row is None else dict(row._mapping)


def entry_of(row: Any) -> Entry:
    """An entry of a log as it was written."""
    data = json.loads(row.data)
    return Entry(row.kind, row.at, row.seat, row.user_id, row.request, data, hash=row.hash or "")


def public_row(row: dict[str, Any]) -> dict[str, Any]:
    """A table's row without its seed."""
    row.pop("seed")
    return row


def insertion(engine: Engine) -> tuple[str, str]:
    """The statement that adds rows to the logs, and one row of it; values as the columns stand."""
    mark = "?" if engine.dialect.paramstyle == "qmark" else "%s"
    columns = [column.name for column in entries.columns]
    row = f"({', '.join(mark for _ in columns)})"
    return f"INSERT INTO entries ({', '.join(columns)}) VALUES ", row


def write_people(connection: Connection, found: dict[str, dict[str, int]]) -> None:
    """Who sits at tables, and whether they wait for them."""
    if not found:
        return
    connection.execute(
        seated.delete().where(seated.c.table_id == bindparam("table")),
        [{"table": table_id} for table_id in found],
    )
    there = [
        {"table_id": table_id, "user_id": user, "awaited": awaited}
        for table_id, people in found.items()
        for user, awaited in people.items()
    ]
    if there:
        connection.execute(seated.insert(), there)
