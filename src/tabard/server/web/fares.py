"""How somebody fares with puzzles, found from the tables at which they were asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabard.puzzles.puzzle import listed
from tabard.server import index
from tabard.server.clock import day_of, now
from tabard.server.house import House

Row = dict[str, Any]

SOLVED: Final = "solved"
SHOWN: Final = "shown"
TRIED: Final = "tried"


@dataclass(frozen=True, slots=True)
class Offer:
    """A puzzle in the list: which one, for how many, how hard, and how the viewer fared."""

    id: str
    place: int
    players: int
    stars: int
    fared: str


@dataclass(frozen=True, slots=True)
class Today:
    """The puzzle of the day, and how the viewer fared with it."""

    game: str
    id: str
    stars: int
    fared: str


def rows_of(house: House, rows: Sequence[Row]) -> list[Row]:
    """Tables that ask puzzles, the latest first, as they stand; storage follows a moment later."""
    found: list[Row] = []
    for row in rows:
        if "puzzle" in row["summary"]:
            live = house.live_tables.get(row["id"])
            found.append({**row, **index.summary(live.table)} if live is not None else row)
    return sorted(found, key=lambda row: -int(row["changed_at"]))


def fared(rows: Sequence[Row], game: str, name: str) -> str:
    """How somebody with these tables has fared with a puzzle, at best."""
    mine = [row["summary"] for row in rows if row["game"] == game]
    mine = [one for one in mine if one["puzzle"] == name]
    if any(one["solved"] for one in mine):
        return SOLVED
    if any(one["shown"] for one in mine):
        return SHOWN
    return TRIED if any(one["tries"] for one in mine) else ""


def offers(name: str, rows: Sequence[Row]) -> list[Offer]:
    """The puzzles of a game as somebody with these tables finds them."""
    return [
        Offer(key, place, players_of(row), row["stars"], fared(rows, name, key))
        for place, (key, row) in enumerate(listed(name).items(), 1)
    ]


def players_of(row: Mapping[str, Any]) -> int:
    """How many sit at the table of a puzzle, as its record says."""
    line = next(line for line in row["record"].splitlines() if line.startswith("players:"))
    return int(line.partition(":")[2])


def streak(rows: Sequence[Row]) -> int:
    """How many puzzles in a row were solved at the first try, to the last one that was judged."""
    count = 0
    for row in rows:
        one = row["summary"]
        if one["tries"] == 0 and not one["shown"]:
            continue
        if not one["solved"] or one["tries"] > 1:
            break
        count += 1
    return count


def of_today(house: House, shelf: Sequence[str], rows: Sequence[Row]) -> Today | None:
    """The puzzle that everybody is asked today, if there are any."""
    every = [f"{name}/{key}" for name in shelf for key in listed(name)]
    if not every:
        return None
    name, _, key = house.daily.picked("puzzle", day_of(now()), every).partition("/")
    return Today(name, key, listed(name)[key]["stars"], fared(rows, name, key))
