"""A copy of a whole database that any database can be made from again: rows as lines of JSON.

The first line says which schema the rows are of, the last how many there were; a copy that was cut
off is therefore noticed before anything is believed of it.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, MetaData, Table, func, select, text

from tabard.kernel.errors import BadInput
from tabard.server.store.private import open_private
from tabard.server.store.store import connect, migrate
from tabard.version import __version__

FORM: Final = "tabard backup 1"
# In the order in which they can be filled: what others point at comes first.
TABLES: Final = ("users", "tokens", "ended", "tables", "seated", "links", "entries")
ROWS_AT_ONCE: Final = 500


def write_copy(url: str, path: Path) -> dict[str, int]:
    """Copy a database, as it is at one moment, into a file; how many rows of each table."""
    engine = connect(url)
    try:
        with engine.connect() as connection:
            of_one_moment(connection)
            with open_private(path) as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
                return write_rows(connection, file)
    finally:
        engine.dispose()


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
    engine = connect(url)
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = first_line(file, path)
            migrate(engine, head["schema"])
            with engine.begin() as connection:
                counts = read_rows(connection, file, path)
        migrate(engine)
        return counts
    except (OSError, EOFError) as error:
        if isinstance(error, FileNotFoundError | PermissionError):
            raise
        raise broken(path) from None
    finally:
        engine.dispose()


def first_line(file: IO[str], path: Path) -> dict[str, str]:
    """What a copy says of itself."""
    try:
        head = json.loads(file.readline())
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("form") != FORM:
        raise BadInput(str(path), "is not a backup of Tabard")
    return head


def read_rows(connection: Connection, file: IO[str], path: Path) -> dict[str, int]:
    """Put every row where it was; a database that has rows already is left alone."""
    tables = reflected(connection)
    for table in tables.values():
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise BadInput("--db", "is not empty; restore into a new database")
    counts = dict.fromkeys(tables, 0)
    waiting: list[dict[str, Any]] = []
    filled = ""
    for line in lines(file, path):
        if isinstance(line, dict):
            fill(connection, tables.get(filled), waiting)
            if line.get("rows") != counts:
                raise broken(path)
            return counts
        name, values = line
        if name not in tables:
            raise broken(path)
        if name != filled or len(waiting) >= ROWS_AT_ONCE:
            fill(connection, tables.get(filled), waiting)
            filled, waiting = name, []
        waiting.append(dict(zip(tables[name].columns.keys(), values, strict=True)))
        counts[name] += 1
    raise broken(path)


def lines(file: IO[str], path: Path) -> Iterator[Any]:
    """The lines of a copy, as data."""
    for line in file:
        try:
            yield json.loads(line)
        except ValueError:
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
