"""Groups in the database: who belongs to them, and the tables they have played at."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Engine, select

from tabard.server.store.schema import evenings, groups, members, seated, tables
from tabard.server.store.writer import Writer

FINISHED = 20


class Groups:
    """What the house asks of storage about groups."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def found(
        self, row: dict[str, Any], people: dict[str, str], table: str, who: list[str]
    ) -> None:
        """A new group: who founds it belongs to it, the others are asked; its first table."""

        def job(connection: Connection) -> None:
            connection.execute(groups.insert().values(**row))
            connection.execute(
                members.insert(),
                [
                    {
                        "group_id": row["id"],
                        "user_id": user,
                        "number": number,
                        "name": name,
                        "has_joined": int(user == row["host"]),
                    }
                    for number, (user, name) in enumerate(people.items())
                ],
            )
            first = {"group_id": row["id"], "table_id": table, "at": row["created_at"]}
            connection.execute(evenings.insert().values(**first, who=who))

        await self.writer.write(job)

    async def join(self, group: str, user: str, name: str) -> bool:
        """Belong to a group that one was asked into; False if nobody has asked."""
        mine = (members.c.group_id == group) & (members.c.user_id == user)
        change = members.update().where(mine).values(has_joined=1, name=name)
        found: Any = await self.writer.write(lambda c: c.execute(change).rowcount)
        return bool(found)

    async def leave(self, group: str, user: str) -> None:
        """Belong to a group no more; its evenings stay."""
        gone = members.delete().where(members.c.group_id == group, members.c.user_id == user)
        await self.writer.write(lambda c: c.execute(gone))

    async def meet(self, group: str, table: str, at: int, who: list[str]) -> None:
        """Another table of a group, and who sits there by seat; "" for a bot."""
        new = evenings.insert().values(group_id=group, table_id=table, at=at, who=who)
        await self.writer.write(lambda c: c.execute(new))

    def row(self, group: str) -> dict[str, Any] | None:
        """What is known of a group."""
        with self.engine.connect() as connection:
            row = connection.execute(select(groups).where(groups.c.id == group)).first()
        return None if row is None else dict(row._mapping)

    def members(self, group: str) -> list[dict[str, Any]]:
        """Who belongs to a group or was asked, in their order."""
        query = select(members).where(members.c.group_id == group).order_by(members.c.number)
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def of(self, user: str) -> list[dict[str, Any]]:
        """The groups that somebody belongs to or was asked into."""
        query = (
            select(groups, members.c.has_joined)
            .join(members, members.c.group_id == groups.c.id)
            .where(members.c.user_id == user)
            .order_by(groups.c.created_at.desc())
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def evenings(self, group: str) -> list[dict[str, Any]]:
        """The tables of a group, the latest first, with who sat there by user."""
        query = (
            select(tables, evenings.c.who)
            .join(evenings, evenings.c.table_id == tables.c.id)
            .where(evenings.c.group_id == group)
            .order_by(evenings.c.at.desc(), tables.c.id)
        )
        with self.engine.connect() as connection:
            found = [dict(row._mapping) for row in connection.execute(query)]
        for row in found:
            row.pop("seed")
        return found

    def played_lately(self, user: str) -> list[dict[str, Any]]:
        """Finished tables of somebody, of which a group can be made."""
        query = (
            select(tables.c.id, tables.c.game, tables.c.summary, tables.c.changed_at)
            .join(seated, seated.c.table_id == tables.c.id)
            .where(seated.c.user_id == user, tables.c.status == "over")
            .where(tables.c.watch.in_(("open", "closed")))
            .order_by(tables.c.changed_at.desc())
            .limit(FINISHED)
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]
