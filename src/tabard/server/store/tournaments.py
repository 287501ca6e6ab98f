"""Tournaments in the database: opened, joined, played round by round, found again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, and_, func, or_, select
from sqlalchemy.exc import IntegrityError

from tabard.server.refusals import RequestRefused
from tabard.server.store.schema import entrants, pairings, tables, tournaments, users
from tabard.server.store.writer import Writer
from tabard.server.tournaments.contest import (
    OFF,
    OPEN,
    OVER,
    RUNNING,
    Contest,
    Entrant,
    Pairing,
    Plan,
    Round,
)

LISTED = 50
FORGOTTEN = 60 * 24 * 3_600_000  # so long a host may let others wait for the beginning


class Tournaments:
    """What the house asks of storage about its tournaments."""

    def __init__(self, engine: Engine, writer: Writer) -> None:
        self.engine = engine
        self.writer = writer

    async def open(self, row: dict[str, Any], people: Sequence[dict[str, Any]] = ()) -> None:
        """A new tournament, and those who take part from the start.

        The division of a league that no longer runs is not opened.
        """
        league = row["plan"].get("league", "")

        def job(connection: Connection) -> None:
            if league and not running(connection, league):
                return
            connection.execute(tournaments.insert().values(**row))
            rows = [
                {"tournament_id": row["id"], "number": number, "has_left": 0, **one}
                for number, one in enumerate(people)
            ]
            if rows:
                connection.execute(entrants.insert(), rows)

        await self.writer.write(job)

    async def run(self, tournament: str) -> bool:
        """A league begins: its divisions are tournaments of their own; False if it was not open."""
        still = (tournaments.c.id == tournament) & (tournaments.c.status == OPEN)
        change = tournaments.update().where(still).values(status=RUNNING)
        begun: int = await self.writer.write(lambda c: c.execute(change).rowcount)
        return bool(begun)

    async def join(self, tournament: str, new: list[dict[str, Any]]) -> None:
        """Let some take part, all of them or none: once each, while it is open and has room."""

        def job(connection: Connection) -> None:
            row = locked(connection, tournament)
            if row is None or row.status != OPEN:
                raise registration_over()
            here = select(entrants.c.who).where(entrants.c.tournament_id == tournament)
            there = {one.who for one in connection.execute(here)}
            if there & {one["who"] for one in new}:
                raise RequestRefused("joined-already", 409, "You take part in this already.")
            if len(there) + len(new) > row.plan["most"]:
                raise RequestRefused("tournament-full", 409, "There is no room left in it.")
            last = select(func.coalesce(func.max(entrants.c.number), -1))
            first = connection.execute(last.where(entrants.c.tournament_id == tournament)).scalar()
            assert first is not None
            connection.execute(
                entrants.insert(),
                [
                    {"tournament_id": tournament, "number": first + 1 + i, "has_left": 0, **one}
                    for i, one in enumerate(new)
                ],
            )

        try:
            await self.writer.write(job)
        except IntegrityError:  # the same person, at another server
            raise RequestRefused("joined-already", 409, "You take part in this already.") from None

    async def leave(self, tournament: str, who: str) -> None:
        """Take part no more: as if one had never come, or from the next round on."""
        mine = (entrants.c.tournament_id == tournament) & (entrants.c.who == who)

        def job(connection: Connection) -> None:
            row = locked(connection, tournament)
            if row is None or row.status not in (OPEN, RUNNING):
                raise registration_over()
            if row.status == OPEN:
                found = connection.execute(entrants.delete().where(mine))
            else:
                gone = mine & (entrants.c.has_left == 0)
                found = connection.execute(entrants.update().where(gone).values(has_left=1))
            if not found.rowcount:
                raise RequestRefused("not-joined", 409, "You take no part in this.")

        await self.writer.write(job)

    async def begin(self, tournament: str, contest: Contest, tables_of_round: Round) -> bool:
        """Begin the round after those of a contest; whether it has begun.

        It has not where the contest is no longer what the round was made for: another server was
        quicker, the tournament was called off, or somebody came or left before its first round.
        """
        was = len(contest.rounds)

        def job(connection: Connection) -> bool:
            row = locked(connection, tournament)
            if row is None or row.status not in (OPEN, RUNNING):
                return False
            if not was and read_contest(connection, row._mapping).entrants != contest.entrants:
                return False
            done = select(func.coalesce(func.max(pairings.c.round), 0))
            done = done.where(pairings.c.tournament_id == tournament)
            if connection.execute(done).scalar() != was:
                return False
            connection.execute(
                pairings.insert(),
                [
                    {
                        "tournament_id": tournament,
                        "round": was + 1,
                        "number": number,
                        "table_id": one.table,
                        "seats": list(one.seats),
                        "due_at": one.due_at,
                        "places": [],
                    }
                    for number, one in enumerate(tables_of_round)
                ],
            )
            change = tournaments.update().where(tournaments.c.id == tournament)
            connection.execute(change.values(status=RUNNING))
            return True

        begun: bool = await self.writer.write(job)
        return begun

    async def number_anew(self, tournament: str) -> None:
        """Number the entrants without gaps, as the pairing counts them; before the first round."""

        def job(connection: Connection) -> None:
            row = locked(connection, tournament)
            if row is None or row.status != OPEN:
                return
            here = entrants.c.tournament_id == tournament
            query = select(entrants.c.who).where(here).order_by(entrants.c.number)
            for number, one in enumerate(connection.execute(query).all()):
                change = entrants.update().where(here, entrants.c.who == one.who)
                connection.execute(change.values(number=number))

        await self.writer.write(job)

    async def end(self, tournament: str, status: str, why: str, at: int) -> None:
        """It is over, or was called off, and why; with a league its divisions are."""
        ours = tournaments.c.id.startswith(f"{tournament}.", autoescape=True)
        change = tournaments.update().where(
            or_(tournaments.c.id == tournament, ours), tournaments.c.status.in_((OPEN, RUNNING))
        )
        values = {"status": status, "why": why, "ended_at": at}

        def job(connection: Connection) -> None:
            locked(connection, tournament)  # a division that is being opened is seen after this
            connection.execute(change.values(**values))

        await self.writer.write(job)

    async def settle(self, tournament: str, table: str, places: list[int]) -> None:
        """A table of it is over."""
        change = pairings.update().where(
            pairings.c.tournament_id == tournament, pairings.c.table_id == table
        )
        await self.writer.write(lambda c: c.execute(change.values(places=places)))

    def row(self, tournament: str) -> dict[str, Any] | None:
        """What is known of a tournament."""
        query = select(tournaments).where(tournaments.c.id == tournament)
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else dict(row._mapping)

    def contest(self, row: dict[str, Any]) -> Contest:
        """A tournament as it stands."""
        with self.engine.connect() as connection:
            return read_contest(connection, row)

    def known(self, tournament: str) -> set[str]:
        """Those who take part and have a page of their own: who has gone for good has none."""
        query = select(entrants.c.who).join(users, users.c.id == entrants.c.who)
        query = query.where(entrants.c.tournament_id == tournament, users.c.name != "")
        with self.engine.connect() as connection:
            return {row.who for row in connection.execute(query)}

    def unfinished(self, now: int) -> list[dict[str, Any]]:
        """Those that go on, and those whose registration is over: they begin, or nobody did."""
        over = func.coalesce(tournaments.c.starts_at, tournaments.c.created_at + FORGOTTEN) <= now
        due = and_(tournaments.c.status == OPEN, over)
        query = select(tournaments).where(or_(tournaments.c.status == RUNNING, due))
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def listed(self, *status: str) -> list[dict[str, Any]]:
        """Those of some kinds, the latest first, with how many take part."""
        number = (
            select(func.count())
            .where(entrants.c.tournament_id == tournaments.c.id)
            .scalar_subquery()
        )
        query = (
            select(tournaments, number.label("number"))
            .where(tournaments.c.status.in_(status), tournaments.c.id.not_like("%.%"))
            .order_by(tournaments.c.created_at.desc())
            .limit(LISTED)
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def hosted_by(self, user: str) -> int:
        """How many tournaments of a host are not over."""
        query = select(func.count()).where(
            tournaments.c.host == user,
            tournaments.c.status.in_((OPEN, RUNNING)),
            tournaments.c.id.not_like("%.%"),
        )
        with self.engine.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def waited_for(self, tournament: str) -> list[dict[str, Any]]:
        """Its tables that are not settled, each with how the table itself stands if it is there."""
        query = (
            select(pairings, tables.c.status, tables.c.summary)
            .outerjoin(tables, tables.c.id == pairings.c.table_id)
            .where(pairings.c.tournament_id == tournament, pairings.c.table_id != "")
        )
        with self.engine.connect() as connection:
            found = [dict(row._mapping) for row in connection.execute(query)]
        return [row for row in found if not row["places"]]

    def of_table(self, table: str) -> dict[str, Any] | None:
        """The tournament that a table belongs to, and the round."""
        query = (
            select(tournaments.c.id, tournaments.c.name, pairings.c.round)
            .join(pairings, pairings.c.tournament_id == tournaments.c.id)
            .where(pairings.c.table_id == table)
        )
        with self.engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else dict(row._mapping)


def locked(connection: Connection, tournament: str) -> Any:
    """The row of a tournament, which nobody else changes before this is written."""
    query = select(tournaments).where(tournaments.c.id == tournament)
    return connection.execute(query.with_for_update()).first()


def running(connection: Connection, tournament: str) -> bool:
    """Whether a tournament goes on, and will until this is written."""
    row = locked(connection, tournament)
    return row is not None and row.status == RUNNING


def registration_over() -> RequestRefused:
    """Nobody comes or goes any more."""
    return RequestRefused("registration-over", 409, "Its registration is over.")


def read_contest(connection: Connection, row: Mapping[str, Any]) -> Contest:
    """A tournament with everybody and every round."""
    who = select(entrants).where(entrants.c.tournament_id == row["id"]).order_by(entrants.c.number)
    everybody = tuple(
        Entrant(i, "" if one.bot else one.who, one.bot, one.name, bool(one.has_left), one.points)
        for i, one in enumerate(connection.execute(who))
    )
    laid = select(pairings).where(pairings.c.tournament_id == row["id"])
    rounds: dict[int, list[Pairing]] = {}
    for one in connection.execute(laid.order_by(pairings.c.round, pairings.c.number)):
        found = Pairing(tuple(one.seats), one.table_id, one.due_at, tuple(one.places))
        rounds.setdefault(one.round, []).append(found)
    return Contest(Plan(**row["plan"]), everybody, tuple(tuple(one) for one in rounds.values()))


__all__ = ["OFF", "OVER", "Tournaments"]
