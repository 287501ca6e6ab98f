"""The book of ratings in the database.

Everything in it follows from the logs. A game that is entered late, because its server was slow or
gone, has its field worked out anew from the results, so that the book is always what the order of
the results says.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, String, and_, cast, func, select, text, tuple_

from tabard.server.ratings.book import Book, Standing, in_order, same, worked_out
from tabard.server.ratings.results import Field, Result, handle_of, read_result
from tabard.server.ratings.skill import Skill
from tabard.server.store.schema import entries, merges, ratings, results, users

ONE_AT_A_TIME: Final = 0x7A6A5F  # any number, but the same for all servers of a database
ROWS_AT_ONCE: Final = 1000
HANDLE: Final = re.compile(r"[0-9a-f]{18}")  # what is none is not looked for

# Of every game that has begun: its setup, its start, and its last choice.
ENDS: Final = text(
    "SELECT tables.id, opened.data AS setup, started.data AS start, last.data AS last, last.at"
    " FROM tables"
    " JOIN entries AS opened ON opened.table_id = tables.id AND opened.seq = 0"
    " JOIN entries AS started ON started.table_id = tables.id AND started.seq ="
    " (SELECT seq FROM entries WHERE table_id = tables.id AND kind = 'start'"
    " ORDER BY seq LIMIT 1)"
    " JOIN entries AS last ON last.table_id = tables.id AND last.seq ="
    " (SELECT seq FROM entries WHERE table_id = tables.id AND kind = 'choice'"
    " ORDER BY seq DESC LIMIT 1)"
    " WHERE tables.status = 'over'"
)


def take_in(connection: Connection, found: Sequence[Result]) -> None:
    """Enter results that are not in the book yet, inside a transaction of the writer."""
    if not found:
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
    names = [result.table for result in found]
    query = select(results.c.table_id).where(results.c.table_id.in_(names))
    there = {row.table_id for row in connection.execute(query)}
    for result in in_order(as_merged(connection, found)):
        if result.table not in there:
            take_in_one(connection, result)


def as_merged(connection: Connection, found: Iterable[Result]) -> list[Result]:
    """Results with the account in place of a guest who has become one since."""
    found = list(found)
    people = {who for one in found for who in one.who}
    query = select(merges.c.old, merges.c.new).where(merges.c.done_at.is_not(None))
    if len(people) <= ROWS_AT_ONCE:
        query = query.where(merges.c.old.in_(people))
    became = {row.old: row.new for row in connection.execute(query)}
    return [
        one._replace(who=tuple(became.get(who, who) for who in one.who))
        if not became.keys().isdisjoint(one.who)
        else one
        for one in found
    ]


def hand_on(connection: Connection, guest: str, account: str) -> None:
    """Let an account have the games of a guest: their fields are worked out anew."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
    query = select(ratings.c.game, ratings.c.pace, ratings.c.players).where(ratings.c.who == guest)
    for row in connection.execute(query).all():
        here = Field(row.game, row.pace, row.players)
        known = [
            one._replace(who=tuple(account if who == guest else who for who in one.who))
            for one in stored_results(connection, here)
        ]
        clear(connection, here)
        write(connection, worked_out(known), known)


def take_in_one(connection: Connection, result: Result) -> None:
    """Enter one result: at the end of its field, or else the field is worked out anew."""
    order = tuple_(results.c.at, results.c.table_id)
    later = select(results.c.table_id).where(
        in_field(results, result.field), order > (result.at, result.table)
    )
    if connection.execute(later.limit(1)).first() is not None:
        known = list(stored_results(connection, result.field))
        clear(connection, result.field)
        write(connection, worked_out([*known, result]), [*known, result])
        return
    book = Book({result.field: stored_standings(connection, result.field, result.who)})
    book.enter(result)
    gone = ratings.delete().where(in_field(ratings, result.field), ratings.c.who.in_(result.who))
    connection.execute(gone)
    write(connection, book, [result])


def in_field(table: Any, one: Field) -> Any:
    """The rows of a field."""
    return and_(table.c.game == one.game, table.c.pace == one.pace, table.c.players == one.players)


def clear(connection: Connection, one: Field | None = None) -> None:
    """Take everything out of the book, or all of a field."""
    for table in (ratings, results):
        query = table.delete()
        connection.execute(query if one is None else query.where(in_field(table, one)))


def stored_results(connection: Connection, one: Field | None = None) -> Iterator[Result]:
    """The results in the book, or those of a field."""
    query = select(results)
    if one is not None:
        query = query.where(in_field(results, one))
    for row in connection.execute(query):
        here = Field(row.game, row.pace, row.players)
        yield Result(row.table_id, here, row.at, tuple(row.who), tuple(row.places))


def stored_standings(connection: Connection, one: Field, who: Sequence[str]) -> dict[str, Standing]:
    """How some stand in a field."""
    query = select(ratings).where(in_field(ratings, one), ratings.c.who.in_(who))
    return {
        row.who: Standing(Skill(row.mu, row.sigma), row.games, row.won, row.at)
        for row in connection.execute(query)
    }


def write(connection: Connection, book: Book, found: Sequence[Result]) -> None:
    """Write results and standings down; nothing of them is there."""
    rows = [
        {
            "table_id": result.table,
            **result.field._asdict(),
            "at": result.at,
            "who": list(result.who),
            "places": list(result.places),
            "after": [[skill.mu, skill.sigma] for skill in book.afterwards[result.table]],
        }
        for result in found
    ]
    standings = [
        {
            **one._asdict(),
            "who": who,
            "handle": handle_of(who),
            "mu": standing.skill.mu,
            "sigma": standing.skill.sigma,
            "games": standing.games,
            "won": standing.won,
            "at": standing.at,
        }
        for one, everybody in book.standings.items()
        for who, standing in everybody.items()
    ]
    for table, new in ((results, rows), (ratings, standings)):
        for start in range(0, len(new), ROWS_AT_ONCE):
            connection.execute(table.insert(), new[start : start + ROWS_AT_ONCE])


def from_logs(connection: Connection) -> list[Result]:
    """Every result that the logs tell of."""
    read = json.loads
    found = (
        read_result(row.id, read(row.setup), read(row.start), read(row.last), row.at)
        for row in connection.execute(ENDS)
        if '"rated"' in row.last and '"rated"' in row.start
    )
    return in_order(as_merged(connection, (one for one in found if one is not None)))


@dataclass(frozen=True, slots=True)
class Reckoning:
    """What making the book anew has found: games and ratings, and which ratings had differed."""

    games: int
    ratings: int
    differing: list[tuple[Field, str]]


def make_anew(engine: Engine, keep: bool = True) -> Reckoning:
    """Work the whole book out from the logs, say what differs, and keep it if asked to.

    The house may go on meanwhile: what it has entered since the logs were read stays.
    """
    with engine.connect() as connection:
        found = from_logs(connection)
        stored = stored_book(connection)
    book = worked_out(found)
    differing = [
        (one, who)
        for one in sorted({*book.standings, *stored})
        for who in sorted({*book.standings.get(one, {}), *stored.get(one, {})})
        if not same(book.standings.get(one, {}).get(who), stored.get(one, {}).get(who))
    ]
    if keep:
        with engine.begin() as connection:
            if engine.dialect.name == "sqlite":  # whose driver begins only at the first change
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": ONE_AT_A_TIME})
            read = {result.table for result in found}
            since = [one for one in stored_results(connection) if one.table not in read]
            kept = [one for one in since if told_of(connection, one.table)]
            clear(connection)
            write(connection, worked_out([*found, *kept]) if kept else book, [*found, *kept])
    return Reckoning(len(found), sum(map(len, book.standings.values())), differing)


def told_of(connection: Connection, table_id: str) -> bool:
    """Whether the log of a table says that its game counts: a result without that goes."""
    query = select(entries.c.data).where(entries.c.table_id == table_id, entries.c.kind == "choice")
    last = connection.execute(query.order_by(entries.c.seq.desc()).limit(1)).scalar()
    return last is not None and "rated" in json.loads(last)


def stored_book(connection: Connection) -> dict[Field, dict[str, Standing]]:
    """Everybody's standing as the book has it."""
    found: dict[Field, dict[str, Standing]] = {}
    for row in connection.execute(select(ratings)):
        standing = Standing(Skill(row.mu, row.sigma), row.games, row.won, row.at)
        found.setdefault(Field(row.game, row.pace, row.players), {})[row.who] = standing
    return found


class Ratings:
    """What pages ask of the book."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def fields(self) -> list[tuple[Field, int]]:
        """The fields in which games counted, and how many, the busiest first."""
        columns = (results.c.game, results.c.pace, results.c.players)
        number = func.count().label("number")
        query = select(*columns, number).group_by(*columns).order_by(number.desc(), *columns)
        with self.engine.connect() as connection:
            found = connection.execute(query).all()
        return [(Field(row.game, row.pace, row.players), row.number) for row in found]

    def listed(self, one: Field, limit: int = 500) -> list[dict[str, Any]]:
        """Everybody in a field, the strongest first, each with the name that they have now."""
        query = (
            select(ratings, users.c.name, users.c.login)
            .outerjoin(users, users.c.id == ratings.c.who)
            .where(in_field(ratings, one))
            .order_by(ratings.c.mu.desc(), ratings.c.who)
            .limit(limit)
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def of(self, handle: str) -> list[dict[str, Any]]:
        """How somebody stands, in every field in which they have played, most games first."""
        if not HANDLE.fullmatch(handle):
            return []
        query = (
            select(ratings, users.c.name, users.c.login)
            .outerjoin(users, users.c.id == ratings.c.who)
            .where(ratings.c.handle == handle)
            .order_by(ratings.c.games.desc(), ratings.c.game, ratings.c.pace, ratings.c.players)
        )
        with self.engine.connect() as connection:
            return [dict(row._mapping) for row in connection.execute(query)]

    def course(self, one: Field, who: str, most: int) -> list[Skill]:
        """What was believed of somebody after each of their last games in a field, in order.

        Only so many, and no results but their own, are read.
        """
        mine = cast(results.c.who, String).contains(json.dumps(who), autoescape=True)
        query = select(results.c.who, results.c.after).where(in_field(results, one), mine)
        query = query.order_by(results.c.at.desc(), results.c.table_id.desc()).limit(most)
        with self.engine.connect() as connection:
            found = connection.execute(query).all()
        return [Skill(*row.after[row.who.index(who)]) for row in reversed(found)]

    def strength(self, user: str, game: str, pace: str, players: int) -> Skill:
        """How strong somebody is at a kind of game, as far as the house knows."""
        one = Field(game, pace, players)
        with self.engine.connect() as connection:
            standing = stored_standings(connection, one, [user]).get(user)
        return Skill() if standing is None else standing.skill

    def result(self, table_id: str) -> dict[str, Any] | None:
        """What a game has changed, or None if it counts for nothing."""
        with self.engine.connect() as connection:
            row = connection.execute(select(results).where(results.c.table_id == table_id)).first()
        return None if row is None else dict(row._mapping)
