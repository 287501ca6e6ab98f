"""The schemas that a database has had: which there are, which one it is of, and how it grows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from tabard.kernel.errors import BadInput

MIGRATIONS: Final = Path(__file__).parent / "migrations"
ONE_AT_A_TIME: Final = 0x7A6A5D  # any number, but the same for all servers of a database


def migrations() -> Config:
    """Where the steps from one schema to the next lie."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def revisions() -> tuple[str, ...]:
    """The name of every schema, the oldest first; two that both end the line are refused."""
    scripts = ScriptDirectory.from_config(migrations())
    return tuple(script.revision for script in scripts.walk_revisions("base", "head"))[::-1]


REVISIONS: Final = revisions()


def revision_of(engine: Engine) -> str | None:
    """The schema that a database has; None if it is new."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def migrate(engine: Engine, revision: str = REVISIONS[-1]) -> None:
    """Bring a database to a schema, the present one if none is named; all of it or nothing.

    Servers that start at the same time wait for each other.
    """
    config = migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":  # whose driver begins nothing for a change of tables
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def check_ours(engine: Engine) -> str:
    """The schema of a database that has one."""
    found = revision_of(engine)
    if found is None:
        raise BadInput("--db", "has no tables of Tabard in it")
    return found


def check_present(engine: Engine) -> None:
    """Refuse to look at a database of another schema, which would have to be changed for it."""
    found = check_ours(engine)
    if found not in REVISIONS:
        raise BadInput("--db", f"was written by a newer Tabard: its schema is {found}")
    if found != REVISIONS[-1]:
        how = "`tabard migrate` brings it there, after a `tabard backup`"
        raise BadInput("--db", f"has the schema {found}, and ours is {REVISIONS[-1]}: {how}")
