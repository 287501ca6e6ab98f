"""What storage knows of persons beyond their names: games, merges, departures, all of their own."""

from __future__ import annotations

import json
from typing import Any, Final

from sqlalchemy import Connection, Select, func, or_, select

from tabard.server.compact import compact
from tabard.server.log import NAMING, NOBODY, WITHDRAWN
from tabard.server.setup import BY_ADDRESS, LESSON
from tabard.server.store import belongings
from tabard.server.store.schema import (
    NAMED,
    blocks,
    departures,
    entries,
    merges,
    reports,
    seated,
    tables,
    tokens,
    users,
)
from tabard.server.store.shelf import LIVE, public_row
from tabard.server.store.store import Store

MOST_GAMES: Final = 1000
NOTED: Final = ("comment", "variation")  # what somebody writes to a game, be it brought in


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
            .where(tables.c.watch.not_in((BY_ADDRESS, LESSON)))
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

    def tables_with(self, user: str) -> list[str]:
        """Every table whose log somebody is in: whoever sat there, opened it or talked."""
        query = named_in(user)
        seats = select(seated.c.table_id).where(seated.c.user_id == user)
        with self.engine.connect() as connection:
            return sorted({*connection.scalars(query), *connection.scalars(seats)})

    def tables_to_adopt(self, user: str) -> list[str]:
        """The tables that somebody has opened or sits at."""
        seats = select(seated.c.table_id).where(seated.c.user_id == user)
        own = select(tables.c.id).where(tables.c.host == user)
        with self.engine.connect() as connection:
            return sorted({*connection.scalars(seats), *connection.scalars(own)})

    def live_tables_of(self, one: str, other: str) -> list[str]:
        """The tables under way at which two people sit."""
        at = [select(seated.c.table_id).where(seated.c.user_id == user) for user in (one, other)]
        query = select(tables.c.id).where(
            tables.c.status.in_(LIVE), tables.c.id.in_(at[0]), tables.c.id.in_(at[1])
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    async def begin_merge(self, guest: str, account: str, now: int) -> None:
        """Write down that a guest is to become an account."""

        def job(connection: Connection) -> None:
            connection.execute(merges.delete().where(merges.c.old == guest))
            connection.execute(merges.insert().values(old=guest, new=account, at=now))

        await self.store.writer.write(job)

    async def finish_merge(self, guest: str, account: str, now: int) -> None:
        """Let all else of a guest be an account's; the guest is nobody from then on."""

        def job(connection: Connection) -> None:
            own = tables.update().where(tables.c.host == guest).values(host=account)
            connection.execute(own)
            connection.execute(
                tokens.update().where(tokens.c.user_id == guest).values(user_id=account)
            )
            for column in (reports.c.by, reports.c.about):
                change = reports.update().where(column == guest)
                connection.execute(change.values({column.name: account}))
            move_blocks(connection, guest, account)
            belongings.hand_on(connection, guest, account)
            there = select(seated.c.table_id).where(seated.c.user_id == account)
            mine = seated.c.user_id == guest
            connection.execute(seated.delete().where(mine, seated.c.table_id.in_(there)))
            connection.execute(seated.update().where(mine).values(user_id=account))
            connection.execute(emptied(guest))
            done = merges.update().where(merges.c.old == guest).values(done_at=now)
            connection.execute(done)

        await self.store.writer.write(job)
        self.store.shelf.lists.clear()
        self.store.accounts.hear("epoch", guest)
        self.store.accounts.hear("channel", account)

    def unfinished_merges(self) -> list[tuple[str, str]]:
        """Merges that were interrupted: guest and account."""
        query = select(merges.c.old, merges.c.new).where(merges.c.done_at.is_(None))
        with self.engine.connect() as connection:
            return [(row.old, row.new) for row in connection.execute(query)]

    async def begin_departure(self, user: str, now: int) -> None:
        """Close an account, or a guest's visit, for good; what it had in the house is forgotten."""

        def job(connection: Connection) -> None:
            connection.execute(departures.delete().where(departures.c.user_id == user))
            connection.execute(departures.insert().values(user_id=user, at=now))
            connection.execute(tokens.delete().where(tokens.c.user_id == user))
            belongings.forget(connection, user, now)
            mine = or_(blocks.c.user_id == user, blocks.c.other == user)
            connection.execute(blocks.delete().where(mine))
            connection.execute(reports.update().where(reports.c.by == user).values(by=""))
            connection.execute(emptied(user))

        await self.store.writer.write(job)
        self.store.accounts.hear("user", user)
        self.store.accounts.hear("channel", user)

    async def finish_departure(self, user: str, now: int) -> None:
        """Write down that somebody is in no log by name any more."""
        done = departures.update().where(departures.c.user_id == user).values(done_at=now)
        await self.store.writer.write(lambda connection: connection.execute(done))
        self.store.shelf.lists.clear()

    def unfinished_departures(self) -> list[str]:
        """Departures that were interrupted."""
        query = select(departures.c.user_id).where(departures.c.done_at.is_(None))
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    async def withdraw(self, table_id: str, user: str) -> None:
        """Take somebody's name out of a table's log, and what they said there; all else stays.

        A game that was brought in keeps the names it came with, and what was written to it before
        that: they are not whose brought it.
        """

        def job(connection: Connection) -> None:
            of_table = entries.c.table_id == table_id
            row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
            guests = select(merges.c.old).where(merges.c.new == user)
            ids = [user, *connection.scalars(guests)]  # what they wrote before they kept a name
            kinds = NOTED if row.watch == BY_ADDRESS else NAMING
            query = select(entries.c.seq, entries.c.kind, entries.c.seat, entries.c.data).where(
                of_table, entries.c.user_id.in_(ids), entries.c.kind.in_(kinds)
            )
            facts = dict(row.summary)
            for found in connection.execute(query).all():
                data = json.loads(found.data)
                told = without_name(found.kind, data)
                if told == data:
                    continue
                this = entries.update().where(of_table, entries.c.seq == found.seq)
                connection.execute(this.values(data=compact(told)))
                if found.kind == "sit" and is_called(facts["names"][found.seat], data["name"]):
                    names = list(facts["names"])
                    names[found.seat] = NOBODY
                    facts["names"] = names
            change = tables.update().where(tables.c.id == table_id)
            connection.execute(change.values(summary=facts))

        await self.store.writer.write(job)


def named_in(user: str) -> Select[tuple[str]]:
    """The tables whose logs name somebody; there is an index of those entries alone."""
    return select(entries.c.table_id).where(entries.c.user_id == user, NAMED).distinct()


def is_called(shown: str, name: str) -> bool:
    """Whether a seat is shown by a name: as it is, or with a number where others have it too."""
    rest = shown.removeprefix(name)
    return rest != shown and (not rest or rest.strip().isdecimal())


def without_name(kind: str, data: dict[str, Any]) -> dict[str, Any]:
    """What an entry says without the name of whoever wrote it; the same if there is none in it."""
    if kind == "open":
        seats = data["seats"]
        if not any(seat.get("name") for seat in seats):
            return data
        named = [{**seat, "name": NOBODY} if seat.get("name") else seat for seat in seats]
        return {**data, "seats": named, WITHDRAWN: True}
    if "name" not in data or data.get("came"):
        return data
    said = {"text": ""} if "text" in data else {}
    return {**data, **said, "name": NOBODY, WITHDRAWN: True}


def emptied(user: str) -> Any:
    """What is left of a user who is nobody any more: an id, and that no session of theirs lasts."""
    gone: dict[str, Any] = {
        **dict.fromkeys(("login", "password")),
        "name": "",
        "settings": {},
    }
    return users.update().where(users.c.id == user).values(epoch=users.c.epoch + 1, **gone)


def move_blocks(connection: Connection, guest: str, account: str) -> None:
    """Let whom a guest has blocked, and who has blocked them, be the account's."""
    pairs = {
        (row.user_id, row.other): row
        for row in connection.execute(
            select(blocks).where(or_(blocks.c.user_id == guest, blocks.c.other == guest))
        )
    }
    of_account = or_(blocks.c.user_id == account, blocks.c.other == account)
    theirs = connection.execute(select(blocks).where(of_account))
    known = {(row.user_id, row.other) for row in theirs}
    for (user, other), row in pairs.items():
        this = (blocks.c.user_id == user, blocks.c.other == other)
        connection.execute(blocks.delete().where(*this))
        moved = tuple(account if one == guest else one for one in (user, other))
        if moved not in known and moved[0] != moved[1]:
            connection.execute(
                blocks.insert().values(user_id=moved[0], other=moved[1], kind=row.kind, at=row.at)
            )


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
