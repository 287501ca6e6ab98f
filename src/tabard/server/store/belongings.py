"""What the house keeps of a person besides their games: ways to call them, notes, holidays, groups,
tournaments, ratings.

One list of tables for whoever leaves, for a guest who becomes an account, and for whoever takes
their own data along.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import Connection, Table, select

from tabard.server.log import NOBODY
from tabard.server.store import book
from tabard.server.store.schema import (
    calls,
    channels,
    corners,
    entrants,
    evenings,
    groups,
    holidays,
    members,
    passes,
    ratings,
    seeks,
    tournaments,
)
from tabard.server.tournaments.contest import OFF, OPEN, RUNNING

# Calls before the ways they go by, which they point to.
OWN: tuple[Table, ...] = (calls, channels, passes, corners, holidays, members, seeks)
MAIL = "mail"
LETTERS = "letters"  # in the data of a way: whether letters of the house go there


def forget(connection: Connection, user: str, now: int) -> None:
    """Whoever leaves is called no more, and in a tournament has no name and plays no further.

    A tournament that only they could have begun is called off.
    """
    for table in OWN:
        connection.execute(table.delete().where(table.c.user_id == user))
    leave_tournaments(connection, user)
    mine = entrants.update().where(entrants.c.who == user)
    connection.execute(mine.values(name=NOBODY))
    theirs = tournaments.update().where(
        tournaments.c.host == user,
        tournaments.c.status == OPEN,
        tournaments.c.starts_at.is_(None),
    )
    connection.execute(theirs.values(status=OFF, why="by-host", ended_at=now))


def leave_tournaments(connection: Connection, user: str, *only: str) -> None:
    """Take part no more in tournaments that are not over, or in some of them."""
    for status in (OPEN, RUNNING):
        these = select(tournaments.c.id).where(tournaments.c.status == status)
        mine = (entrants.c.who == user) & entrants.c.tournament_id.in_(these)
        if only:
            mine = mine & entrants.c.tournament_id.in_(only)
        # Once rounds are paired an entrant keeps the number, by which the pairings go.
        gone = entrants.delete() if status == OPEN else entrants.update().values(has_left=1)
        connection.execute(gone.where(mine))


def hand_on(connection: Connection, guest: str, account: str) -> None:
    """Let an account have what was a guest's; where it has the same already, its own stays.

    A sign-in that was sent to the guest leads nowhere any more.
    """
    for table in (passes, seeks):
        connection.execute(table.delete().where(table.c.user_id == guest))
    drop_doubled_ways(connection, guest, account)
    for table in (calls, channels):
        connection.execute(table.update().where(table.c.user_id == guest).values(user_id=account))
    move_evenings(connection, guest, account)
    for table, key in ((corners, "table_id"), (members, "group_id"), (holidays, None)):
        move(connection, table, key, guest, account)
    both = select(entrants.c.tournament_id).where(entrants.c.who == account)
    doubled_in = list(connection.scalars(both))
    if doubled_in:
        leave_tournaments(connection, guest, *doubled_in)
    connection.execute(
        entrants.update()
        .where(entrants.c.who == guest, entrants.c.tournament_id.not_in(doubled_in))
        .values(who=account)
    )
    for table in (tournaments, groups):
        connection.execute(table.update().where(table.c.host == guest).values(host=account))
    book.hand_on(connection, guest, account)


def move(connection: Connection, table: Table, key: str | None, guest: str, account: str) -> None:
    """Let rows be the account's that are one per person, or one per person and key."""
    mine, theirs = (table.c.user_id == user for user in (guest, account))
    if key is not None:
        there = list(connection.scalars(select(table.c[key]).where(theirs)))
        connection.execute(table.delete().where(mine, table.c[key].in_(there)))
    elif connection.execute(select(table).where(theirs)).first() is not None:
        connection.execute(table.delete().where(mine))
    connection.execute(table.update().where(mine).values(user_id=account))


def drop_doubled_ways(connection: Connection, guest: str, account: str) -> None:
    """Forget ways of a guest by which the account is called already."""
    ways = select(channels.c.id, channels.c.kind, channels.c.target)
    theirs = connection.execute(ways.where(channels.c.user_id == account))
    known = {(way.kind, way.target) for way in theirs}
    for way in connection.execute(ways.where(channels.c.user_id == guest)).all():
        if (way.kind, way.target) in known:
            connection.execute(calls.delete().where(calls.c.channel_id == way.id))
            connection.execute(channels.delete().where(channels.c.id == way.id))


def move_evenings(connection: Connection, guest: str, account: str) -> None:
    """Let the account have sat where the guest did, in the evenings of groups."""
    theirs = select(members.c.group_id).where(members.c.user_id == guest)
    for row in connection.execute(select(evenings).where(evenings.c.group_id.in_(theirs))).all():
        who = [account if user == guest else user for user in row.who]
        this = (evenings.c.group_id == row.group_id, evenings.c.table_id == row.table_id)
        connection.execute(evenings.update().where(*this).values(who=who))


def told(connection: Connection, user: str) -> dict[str, Any]:
    """All of it as its owner may take it along; what lets others in or call stays here."""

    def rows(query: Any) -> list[dict[str, Any]]:
        return [dict(one._mapping) for one in connection.execute(query)]

    one = channels.c
    ways = rows(
        select(one.id, one.kind, one.target, one.data, one.state, one.created_at, one.sent_at)
        .where(one.user_id == user)
        .order_by(one.created_at)
    )
    for way in ways:
        way["letters"] = way.pop("data").get(LETTERS)
        if way["kind"] != MAIL:  # the rest of such an address is as good as a password
            way["target"] = urlsplit(way["target"]).hostname or ""
    call = calls.c
    note, score, taking = corners.c, ratings.c, entrants.c
    return {
        "ways": ways,
        "calls": rows(
            select(call.channel_id, call.table_id, call.kind, call.state, call.made_at)
            .where(call.user_id == user)
            .order_by(call.made_at)
        ),
        "notes": rows(
            select(note.table_id, note.pace, note.note, note.lines).where(note.user_id == user)
        ),
        "holidays": rows(
            select(holidays.c.starts_at, holidays.c.ends_at).where(holidays.c.user_id == user)
        ),
        "groups": rows(
            select(groups.c.id, groups.c.name.label("group"), members.c.name, members.c.has_joined)
            .join(groups, groups.c.id == members.c.group_id)
            .where(members.c.user_id == user)
        ),
        "tournaments": rows(
            select(
                tournaments.c.id,
                tournaments.c.name.label("tournament"),
                *(taking.name, taking.points, taking.has_left),
            )
            .join(tournaments, tournaments.c.id == taking.tournament_id)
            .where(taking.who == user)
        ),
        "ratings": rows(
            select(
                *(score.game, score.pace, score.players, score.mu, score.sigma),
                *(score.games, score.won, score.at),
            ).where(score.who == user)
        ),
    }
