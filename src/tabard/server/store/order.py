"""What storage knows of the order of a house: blocks, reports, orders in force, and every act."""

from __future__ import annotations

import secrets
import time
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, func, or_, select

from tabard.server.store.schema import acts, blocks, orders, reports, seated, tables, users
from tabard.server.store.shelf import public_row
from tabard.server.store.store import Store

BLOCK: Final = "block"  # we do not play together, and I do not hear them
MUTE: Final = "mute"  # I do not hear them
ORDER_SECONDS: Final = 1.0  # so long an order that was given elsewhere may go unheard
MOST_SHOWN: Final = 200


class Order:
    """Who keeps away from whom, what was reported, what is ordered, and who did what about it.

    lately  the orders as they were read last, for those who must not wait for storage
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.engine = store.engine
        self.known: tuple[float, dict[str, Any]] | None = None
        self.lately: dict[str, Any] = {}
        store.rests.changes.append(self.forget)

    def forget(self, kind: str, _: str) -> None:
        """An order was given, here or at another server."""
        if kind == "order":
            self.known = None

    # Blocks.

    def blocked_by(self, user: str) -> dict[str, str]:
        """Whom somebody has blocked or muted, and which of the two."""
        query = select(blocks.c.other, blocks.c.kind).where(blocks.c.user_id == user)
        with self.engine.connect() as connection:
            return {row.other: row.kind for row in connection.execute(query)}

    def keeps_away(self, user: str, others: list[str]) -> bool:
        """Whether somebody and any of these do not play together, whoever has said so."""
        pairs = or_(
            (blocks.c.user_id == user) & blocks.c.other.in_(others),
            (blocks.c.other == user) & blocks.c.user_id.in_(others),
        )
        query = select(blocks.c.kind).where(pairs, blocks.c.kind == BLOCK).limit(1)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    def kept_away(self, user: str) -> set[str]:
        """Everybody with whom somebody does not play, whoever has said so."""
        mine = select(blocks.c.other).where(blocks.c.user_id == user, blocks.c.kind == BLOCK)
        theirs = select(blocks.c.user_id).where(blocks.c.other == user, blocks.c.kind == BLOCK)
        with self.engine.connect() as connection:
            return {*connection.scalars(mine), *connection.scalars(theirs)}

    async def block(self, user: str, other: str, kind: str, now: int) -> None:
        """Keep away from somebody, or only from what they say; "" takes either back."""

        def job(connection: Connection) -> None:
            this = (blocks.c.user_id == user, blocks.c.other == other)
            connection.execute(blocks.delete().where(*this))
            if kind:
                row = {"user_id": user, "other": other, "kind": kind, "at": now}
                connection.execute(blocks.insert().values(**row))

        await self.store.writer.write(job)

    # Reports.

    async def report(
        self, by: str, about: str, table_id: str, reason: str, text: str, now: int
    ) -> None:
        """Tell whoever keeps the house about somebody; a second report replaces an open one."""

        def job(connection: Connection) -> None:
            same = (reports.c.by == by, reports.c.about == about, reports.c.settled_at.is_(None))
            connection.execute(reports.delete().where(*same))
            row = {"id": secrets.token_urlsafe(9), "at": now, "by": by, "about": about}
            told = {"table_id": table_id, "reason": reason, "text": text}
            connection.execute(reports.insert().values(**row, **told))

        await self.store.writer.write(job)

    def reported(self, settled: bool = False) -> list[dict[str, Any]]:
        """Reports that nobody has settled yet, the oldest first; or those settled, latest first."""
        query = select(reports).where(reports.c.settled_at.is_(None)).order_by(reports.c.at)
        if settled:
            done = reports.c.settled_at.is_not(None)
            query = select(reports).where(done).order_by(reports.c.settled_at.desc())
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query.limit(MOST_SHOWN))]

    # People and tables, as whoever keeps the house looks for them.

    def people(self, asked: str = "", barred: bool = False) -> list[dict[str, Any]]:
        """People by a part of a name, a login name or an id; the latest first."""
        query = select(
            users.c.id, users.c.name, users.c.login, users.c.created_at, users.c.barred_at
        ).where(users.c.name != "")
        if asked:
            like: ColumnElement[bool] = func.lower(users.c.name).contains(
                asked.lower(), autoescape=True
            )
            named = or_(users.c.login == asked.casefold(), users.c.id == asked)
            query = query.where(or_(named, like))
        if barred:
            query = query.where(users.c.barred_at.is_not(None))
        query = query.order_by(users.c.created_at.desc()).limit(MOST_SHOWN)
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def all_tables(self, status: str) -> list[dict[str, Any]]:
        """Tables that stand somehow, whoever may watch them; the latest first."""
        query = select(tables).where(tables.c.status == status)
        query = query.order_by(tables.c.changed_at.desc()).limit(MOST_SHOWN)
        with self.engine.connect() as connection:
            return [public_row(dict(row._mapping)) for row in connection.execute(query)]

    def counts(self) -> dict[str, int]:
        """How much there is: people, kept names, tables by how they stand, reports to settle."""
        with self.engine.connect() as connection:

            def count(column: Any, *where: ColumnElement[bool]) -> int:
                query = select(func.count()).select_from(column.table).where(*where)
                return int(connection.execute(query).scalar_one())

            found = {
                "people": count(users.c.id, users.c.name != ""),
                "kept": count(users.c.id, users.c.login.is_not(None)),
                "seated": count(seated.c.user_id),
                "reports": count(reports.c.id, reports.c.settled_at.is_(None)),
            }
            by_status = select(tables.c.status, func.count()).group_by(tables.c.status)
            return found | {f"tables-{row[0]}": row[1] for row in connection.execute(by_status)}

    # Orders in force, and acts.

    def orders(self) -> dict[str, Any]:
        """What is ordered now; every page asks, so it is remembered for a moment."""
        at = time.monotonic()
        if self.known is None or at - self.known[0] > ORDER_SECONDS:
            with self.engine.connect() as connection:
                rows = connection.execute(select(orders.c.key, orders.c.value))
                self.lately = {row.key: row.value for row in rows}
            self.known = (at, self.lately)
        return self.lately

    async def act(
        self, by: str, act: str, about: str, detail: str, now: int, *changes: Any
    ) -> None:
        """Change something and write down who did it; both or neither."""
        row = {"id": secrets.token_urlsafe(9), "at": now, "by": by, "act": act}
        written = acts.insert().values(**row, about=about[:64], detail=detail)

        def job(connection: Connection) -> None:
            for change in changes:
                connection.execute(change)
            connection.execute(written)

        await self.store.writer.write(job)

    def acts(self, limit: int = MOST_SHOWN) -> list[dict[str, Any]]:
        """What was done to keep order, the latest first."""
        query = select(acts).order_by(acts.c.at.desc(), acts.c.id).limit(limit)
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]
