"""Looking a whole database over: is it sound, and does every table replay?"""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import func, select, text

from tabard.server.house import House
from tabard.server.refusals import RequestRefused
from tabard.server.store.schema import entries, tables
from tabard.server.store.store import Store


@dataclass(slots=True)
class Findings:
    """What was looked at, and what is wrong.

    kept       tables of other rules versions, whose results are all that can be shown
    problems   one line each
    """

    tables: int = 0
    entries: int = 0
    kept: int = 0
    problems: list[str] = field(default_factory=list)


def look_over(store: Store) -> Findings:
    """Check the file itself, then fold every log."""
    found = Findings()
    with store.engine.connect() as connection:
        if store.engine.dialect.name == "sqlite":
            said = [row[0] for row in connection.execute(text("PRAGMA integrity_check"))]
            found.problems += [f"database: {line}" for line in said if line != "ok"]
        names = [row.id for row in connection.execute(select(tables.c.id).order_by(tables.c.id))]
        found.entries = connection.execute(select(func.count()).select_from(entries)).scalar_one()
    house = House(store, 1)
    for table_id in names:
        found.tables += 1
        try:
            house.read(table_id)
        except RequestRefused as refused:
            if refused.code == "kept" and other_rules(refused):
                found.kept += 1
            else:
                found.problems.append(f"table {table_id}: {refused}")
    return found


def other_rules(refused: RequestRefused) -> bool:
    """Whether a table does not replay because its rules are of another version."""
    from tabard import games

    name = refused.detail["game"]
    return (
        not games.known(name) or games.game(name).rules_version != refused.detail["rules_version"]
    )
