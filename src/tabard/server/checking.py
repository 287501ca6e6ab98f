"""Looking a whole database over: is it sound, does every table replay, do the chains hold?"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from sqlalchemy import func, select, text

from tabard.server.chain import begins, is_withdrawn, misfit
from tabard.server.house import House
from tabard.server.refusals import RequestRefused
from tabard.server.store.schema import entries, tables
from tabard.server.store.store import Store


@dataclass(slots=True)
class Findings:
    """What was looked at, and what is wrong.

    kept       tables of rules versions that are not at hand: they wait for them
    unchained  entries that are older than the chains of their logs
    withdrawn  entries that a name was taken out of
    heads      of the hashes that were looked for, those found: at which table and entry
    problems   one line each
    """

    tables: int = 0
    entries: int = 0
    kept: int = 0
    unchained: int = 0
    withdrawn: int = 0
    heads: dict[str, tuple[str, int]] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)


def look_over(store: Store, heads: Collection[str] = ()) -> Findings:
    """Check the file itself, then walk the chain of every log and fold it."""
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
        if not walk(store, table_id, found, heads):
            continue
        try:
            house.read(table_id)
        except RequestRefused as refused:
            if refused.code == "other-rules":
                found.kept += 1
            else:
                found.problems.append(f"table {table_id}: {refused}")
    return found


def walk(store: Store, table_id: str, found: Findings, heads: Collection[str]) -> bool:
    """Whether the chain of a log holds; where it does not, the first misfit is told."""
    row, log = store.table(table_id), store.log(table_id)
    wrong = misfit(table_id, row["seed"] if row is not None else "", log)
    found.unchained += begins(log)
    found.withdrawn += sum(map(is_withdrawn, log))
    if wrong is not None:
        kind = log[wrong].kind
        found.problems.append(f"table {table_id}: entry {wrong} ({kind}) does not fit the chain")
    for seq, entry in enumerate(log[:wrong]):
        if entry.hash in heads:
            found.heads[entry.hash] = (table_id, seq)
    return wrong is None
