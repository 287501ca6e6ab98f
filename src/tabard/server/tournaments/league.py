"""Leagues: divisions that play season after season, and who goes up or down between them.

A league is a tournament that is none itself: those who register are parted into divisions, each of
which is a tournament of its own. Their ids follow from the league's, so that a server that goes on
where another broke off finds what is there already.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import IntegrityError

from tabard.server.tournaments.contest import OPEN, OVER, Contest, Entrant
from tabard.server.tournaments.standing import standings

if TYPE_CHECKING:
    from tabard.server.house import House

LETTERS: Final = "ABCDEFGH"
MOVERS: Final = 1  # up and down between two divisions


def division_id(league: str, season: int, division: int) -> str:
    """The id of a division's tournament in a season."""
    return f"{league}.{season}.{division}"


def parted(entrants: Sequence[int], divisions: int) -> list[list[int]]:
    """Everybody by strength, parted into divisions of about the same size, the strongest first.

    >>> parted(range(7), 3)
    [[0, 1, 2], [3, 4], [5, 6]]
    """
    low, more = divmod(len(entrants), divisions)
    found, start = [], 0
    for division in range(divisions):
        size = low + (division < more)
        found.append(list(entrants[start : start + size]))
        start += size
    return found


def moved(divisions: Sequence[Sequence[str]], movers: int = MOVERS) -> list[list[str]]:
    """The divisions of the next season: the first of each go up, the last of each go down.

    >>> moved([["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]])
    [['a', 'b', 'd'], ['c', 'e', 'g'], ['f', 'h', 'i']]
    """
    found: list[list[str]] = [[] for _ in divisions]
    last = len(divisions) - 1
    for number, everybody in enumerate(divisions):
        for place, one in enumerate(everybody):
            up = number > 0 and place < movers
            down = number < last and place >= len(everybody) - movers
            found[number - 1 if up else number + 1 if down else number].append(one)
    order = {one: i for i, one in enumerate(one for some in divisions for one in some)}
    return [sorted(some, key=order.__getitem__) for some in found]


async def begin_season(
    house: House, row: dict[str, Any], season: int, divisions: Sequence[Sequence[Entrant]]
) -> None:
    """Open the divisions of a season with everybody in them; they begin within a second."""
    kept, now = house.store.tournaments, house.clock.now()
    plan = {**row["plan"], "divisions": 1, "seasons": 1, "league": row["id"], "season": season}
    for number, everybody in enumerate(divisions):
        made = division_id(row["id"], season, number)
        new = {"id": made, "name": row["name"], "host": row["host"], "status": OPEN, "why": ""}
        times = {"created_at": now, "starts_at": now, "ended_at": None}
        people = [
            {"who": one.user or f"bot {i}", "bot": one.bot, "name": one.name, "points": 0}
            for i, one in enumerate(everybody)
        ]
        try:
            await kept.open({**new, **times, "plan": {**plan, "division": number}}, people)
        except IntegrityError:  # it is there: a server broke off after it
            continue


async def step(house: House, row: dict[str, Any], contest: Contest) -> None:
    """What a league needs now: nothing, its next season, or its end."""
    kept, plan = house.store.tournaments, contest.plan
    season = season_of(house, row["id"])
    numbers = range(plan.divisions)
    rows = [kept.row(division_id(row["id"], season, number)) for number in numbers]
    if any(one is not None and one["status"] not in (OVER, "off") for one in rows):
        return
    if season and None not in rows and season >= plan.seasons:
        await kept.end(row["id"], OVER, "", house.clock.now())
        return
    if season and None not in rows:
        played = [kept.contest(one) for one in rows if one is not None]
        out = {one.user for one in contest.entrants if one.out and one.user}
        known = {key(one): one for some in played for one in some.entrants}
        stay = {name for name, one in known.items() if not one.out and one.user not in out}
        order = [[key(some.entrants[line.entrant]) for line in standings(some)] for some in played]
        after = [[known[one] for one in some if one in stay] for some in moved(order)]
        await begin_season(house, row, season + 1, after)
    else:
        here = [contest.entrants[number] for number in contest.here()]
        named = [replace(one, name=one.name or f"#{one.number + 1}") for one in here]
        first = [[named[i] for i in some] for some in parted(range(len(named)), plan.divisions)]
        await begin_season(house, row, 1, first)


def key(one: Entrant) -> str:
    """What tells an entrant apart in all seasons: a person's id, a bot's name in the league."""
    return one.user or f"bot {one.name}"


def season_of(house: House, league: str) -> int:
    """The season that a league is in; 0 before its first."""
    season = 0
    while house.store.tournaments.row(division_id(league, season + 1, 0)) is not None:
        season += 1
    return season
