"""Studies of finished games in the database, each beside the table that it is of."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, Engine, select

from tabard.server.compact import compact
from tabard.server.store.schema import studies
from tabard.server.store.writer import Writer


class Studies:
    """What the house asks of storage about studies."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def keep(self, table: str, at: int, data: dict[str, Any]) -> None:
        """Keep a whole study, in place of one that is there."""
        row = {"table_id": table, "at": at, "format": data["format"], "data": compact(data)}

        def job(connection: Connection) -> None:
            connection.execute(studies.delete().where(studies.c.table_id == table))
            connection.execute(studies.insert().values(**row))

        await self.writer.write(job)

    def of(self, table: str, form: str) -> dict[str, Any] | None:
        """The study of a table, if one is kept in a format."""
        query = select(studies.c.data).where(studies.c.table_id == table, studies.c.format == form)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        found: dict[str, Any] | None = None if row is None else json.loads(row.data)
        return found
