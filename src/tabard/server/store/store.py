"""What the house asks of storage: append to the logs of tables, read them back, index them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from tabard.server.log import Entry, rows
from tabard.server.ratings.results import Result
from tabard.server.store import book
from tabard.server.store.accounts import Accounts, digest
from tabard.server.store.alone import Alone
from tabard.server.store.groups import Groups
from tabard.server.store.patience import Line
from tabard.server.store.private import make_private
from tabard.server.store.rests import Rests
from tabard.server.store.schema import (
    entries,
    links,
    seated,
    tables,
)
from tabard.server.store.schemas import check_present, migrate
from tabard.server.store.shelf import FOUND_BY, LIVE, Shelf
from tabard.server.store.studies import Studies
from tabard.server.store.tournaments import Tournaments
from tabard.server.store.writer import ROWS_AT_ONCE, Writer, Written, insert_rows

KEPT: Final = "kept"  # a game that went on until its log did not replay

TAILS: Final = text(
    "SELECT entries.* FROM unnest(CAST(:names AS text[]), CAST(:since AS integer[]))"
    " AS wanted (name, since) JOIN entries ON table_id = name AND seq >= since ORDER BY seq"
)

Index = tuple[dict[str, Any], dict[str, int]]


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
        self.rests = Rests()
        self.accounts = Accounts(self.engine, self.writer, self.rests)
        self.shelf = Shelf(self.engine)
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
        self.shelf.lists.clear()

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
        self.shelf.lists.clear()

    async def retire(self, table_id: str) -> None:
        """A table that no longer replays is no longer live; everything else stays as it is."""
        query = tables.update().where(tables.c.id == table_id).values(status=KEPT)
        await self.writer.write(lambda connection: connection.execute(query))
        self.shelf.lists.clear()

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


def entry_of(row: Any) -> Entry:
    """An entry of a log as it was written."""
    data = json.loads(row.data)
    return Entry(row.kind, row.at, row.seat, row.user_id, row.request, data, hash=row.hash or "")


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
