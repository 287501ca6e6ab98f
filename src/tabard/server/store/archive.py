"""A copy of a whole database that any database can be made from again: rows as lines of JSON.

The first line says which schema the rows are of, the last how many there were. A copy is read
through before a database is touched, so one that was cut off or altered restores nothing.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, MetaData, Table, select, text

from tabard.kernel.errors import BadInput
from tabard.server.store.private import open_private
from tabard.server.store.schema import metadata
from tabard.server.store.schemas import REVISIONS, check_ours, migrate
from tabard.server.store.store import connect
from tabard.version import __version__

FORM: Final = "tabard backup 1"
# In the order in which they can be filled: what others point at comes first. What is true only
# while servers run, marked `passing`, is not copied.
TABLES: Final = tuple(t.name for t in metadata.sorted_tables if not t.info.get("passing"))
ROWS_AT_ONCE: Final = 500


def write_copy(url: str, path: Path) -> dict[str, int]:
    """Copy a database, as it is at one moment, into a file; how many rows of each table.

    What goes wrong on the way leaves no file.
    """
    engine = connect(url)
    try:
        check_ours(engine)
        with engine.connect() as connection:
            of_one_moment(connection)
            with (
                open_private(path) as raw,
                gone_if_it_fails(path),
                gzip.open(raw, "wt", encoding="utf-8") as file,
            ):
                return write_rows(connection, file)
    finally:
        engine.dispose()


@contextmanager
def gone_if_it_fails(path: Path) -> Iterator[None]:
    """Half a file is none."""
    try:
        yield
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def of_one_moment(connection: Connection) -> None:
    """Let everything that is read from here on be of the same moment."""
    if connection.dialect.name == "sqlite":  # whose driver begins nothing for a mere read
        connection.execution_options(isolation_level="AUTOCOMMIT")
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


def write_rows(connection: Connection, file: IO[str]) -> dict[str, int]:
    """Write every row; how many."""
    revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    head = {"form": FORM, "schema": revision, "version": __version__}
    file.write(json.dumps(head) + "\n")
    counts: dict[str, int] = {}
    for name, table in reflected(connection).items():
        counts[name] = 0
        rows = connection.execution_options(yield_per=ROWS_AT_ONCE).execute(
            select(table).order_by(*table.primary_key.columns)
        )
        for row in rows:
            file.write(json.dumps([name, list(row)], ensure_ascii=False) + "\n")
            counts[name] += 1
    file.write(json.dumps({"rows": counts}) + "\n")
    return counts


def read_copy(path: Path, url: str) -> dict[str, int]:
    """Make an empty database what a copy says, then bring it to the present schema."""
    counts = survey(path)
    engine = connect(url)
    try:
        clear_what_is_empty(engine)
        migrate(engine, head_of(path)["schema"])
        with engine.begin() as connection:
            read_rows(connection, path)
        migrate(engine)
        return counts
    finally:
        engine.dispose()


def survey(path: Path) -> dict[str, int]:
    """Read a copy to its end and count its rows; one that is not whole is refused here."""
    counts = dict.fromkeys(TABLES, 0)
    told: dict[str, int] | None = None
    head_of(path)
    for line in lines(path):  # beyond the last line too: the checksum of the file comes after it
        match line:
            case [str(name), list()] if name in counts and told is None:
                counts[name] += 1
            case {"rows": dict(rows)} if told is None:
                told = rows
            case _:
                raise broken(path)
    if told is None or {**dict.fromkeys(TABLES, 0), **told} != counts:
        raise broken(path)
    return counts


def head_of(path: Path) -> dict[str, str]:
    """What a copy says of itself, if its schema is one that we know."""
    head = next(lines(path, head=True), None)
    if not isinstance(head, dict) or head.get("form") != FORM:
        raise BadInput(str(path), "is not a backup of Tabard")
    if head.get("schema") not in REVISIONS:
        raise BadInput(
            str(path),
            f"was written by Tabard {head.get('version')}, whose schema {head.get('schema')} "
            f"is newer than ours ({REVISIONS[-1]}); nothing was restored",
        )
    return head


def clear_what_is_empty(engine: Engine) -> None:
    """Leave a database alone that has rows; take empty tables away, whatever schema they have."""
    with engine.begin() as connection:
        there = MetaData()
        there.reflect(connection)
        ours = [there.tables[t.name] for t in metadata.sorted_tables if t.name in there.tables]
        lasting = [table for table in ours if table.name in TABLES]
        if any(connection.execute(select(table).limit(1)).first() for table in lasting):
            raise BadInput("--db", "is not empty; restore into a new database")
        if "alembic_version" in there.tables:
            ours.append(there.tables["alembic_version"])
        there.drop_all(connection, tables=ours)


def read_rows(connection: Connection, path: Path) -> None:
    """Put every row of a copy that was read through where it was."""
    tables = reflected(connection)
    waiting: list[dict[str, Any]] = []
    filled = ""
    for line in lines(path):
        if isinstance(line, dict):
            break
        name, values = line
        if name not in tables or len(values) != len(tables[name].columns):
            raise broken(path)
        if name != filled or len(waiting) >= ROWS_AT_ONCE:
            fill(connection, tables.get(filled), waiting)
            filled, waiting = name, []
        waiting.append(dict(zip(tables[name].columns.keys(), values, strict=True)))
    fill(connection, tables.get(filled), waiting)


def lines(path: Path, head: bool = False) -> Iterator[Any]:
    """The first line of a copy, or all that come after it, as data."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for number, line in enumerate(file):
                if (number == 0) is head:
                    yield json.loads(line)
                elif head:
                    return
    except (EOFError, gzip.BadGzipFile, zlib.error, ValueError):  # Unicode's and JSON's among them
        raise broken(path) from None


def fill(connection: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    """Add rows to a table."""
    if rows and table is not None:
        connection.execute(table.insert(), rows)


def reflected(connection: Connection) -> dict[str, Table]:
    """The tables as they are in this database, which may be of an older schema."""
    metadata = MetaData()
    metadata.reflect(connection)
    return {name: metadata.tables[name] for name in TABLES if name in metadata.tables}


def broken(path: Path) -> BadInput:
    """A copy that is not whole."""
    return BadInput(str(path), "is broken or was cut off; nothing was restored")
