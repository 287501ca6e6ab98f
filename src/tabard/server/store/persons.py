"""What storage knows of persons beyond their names: what they have played, and much of their own."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, func, select

from tabard.server.setup import BY_ADDRESS
from tabard.server.store.schema import entries, seated, tables
from tabard.server.store.store import Store, public_row

MOST_GAMES: Final = 1000


class Persons:
    """Questions about persons, and what is written down about them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine

    def finished(self, user: str) -> list[dict[str, Any]]:
        """The games of somebody that ended and were played here, the latest first.

        Rows from before seats were noted there get them from the log.
        """
        query = (
            select(tables)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.user_id == user, tables.c.status == "over")
            .where(tables.c.watch != BY_ADDRESS)
            .order_by(tables.c.changed_at.desc())
            .limit(MOST_GAMES)
        )
        with self.engine.connect() as connection:
            found = [public_row(dict(row._mapping)) for row in connection.execute(query)]
            for row in found:
                if "people" not in row["summary"]:
                    people = sitters(connection, row["id"], row["summary"]["players"])
                    row["summary"] = {**row["summary"], "people": people}
        return found


def sitters(connection: Connection, table_id: str, players: int) -> list[str]:
    """Who sat down last on each seat of a table, "" where nobody has."""
    last = (
        select(func.max(entries.c.seq))
        .where(entries.c.table_id == table_id, entries.c.kind == "sit")
        .group_by(entries.c.seat)
    )
    query = select(entries.c.seat, entries.c.user_id).where(
        entries.c.table_id == table_id, entries.c.seq.in_(last)
    )
    found = [""] * players
    for row in connection.execute(query):
        found[row.seat] = row.user_id
    return found
