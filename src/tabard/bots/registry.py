"""Bots by name: those that people choose from, and more for studies."""

from __future__ import annotations

import re
from typing import Final

from tabard.bots.bot import Bot, GreedyBot, RandomBot
from tabard.bots.guest import NAME, guests, invited
from tabard.bots.levels import LEVELS
from tabard.bots.plain import PlainBot
from tabard.bots.planner import PREFIX, PlannerBot
from tabard.bots.planning import PlanningBot
from tabard.bots.thinking import CarelessBot, SearchBot
from tabard.kernel.errors import Unknown

NAMES: Final = ("random", "greedy", *(level.name for level in LEVELS))
PATIENCE: Final = 3600.0  # a search by iterations alone is not hurried
ID: Final = re.compile(r"[a-z][a-z_]{0,29}")  # of a strategy
MOST: Final = 10**9  # iterations, which a search by time alone does not reach


def offered() -> tuple[str, ...]:
    """The bots that people choose from: those of the house, then guests whose names will do."""
    others = [name for name in sorted(guests()) if NAME.fullmatch(name) and name not in NAMES]
    return (*NAMES, *others)


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name.

    Beside the names of the house there are, for studies: `learned`, which looks one step ahead
    with the learned value; `search:N`, which searches for N iterations however long that takes;
    `turns:N`, which plans whole turns where the game counts them and looks beyond the best N, as
    many as level 6 if none are named;
    any of these with `@FILE`, the weights to use instead of those that come with the game; and
    `ismcts:N` or `ismcts:Nms`, which searches plainly, without any value, for N iterations or
    milliseconds. `planner:ID` plays by a strategy of the game, see `tabard.bots.planner`.
    Then come the bots of other packages, see `tabard.bots.guest`.
    """
    found = of_the_house(name, seed)
    if found is not None:
        return found
    others = guests()
    if name in others:
        return invited(others[name], seed)
    more = [other for other in sorted(others) if other not in NAMES]
    raise Unknown(f"bot {name!r}", f"known bots are {', '.join([*NAMES, *more])}")


def of_the_house(name: str, seed: int | str) -> Bot | None:
    """A bot of our own by its name; None for any other name."""
    kind, _, source = name.partition("@")
    for level in LEVELS:
        if kind == level.name:
            return level.bot(seed, source)
    if kind == "turns" or kind.startswith("turns:"):
        top = LEVELS[-1]
        number = count(kind.partition(":")[2]) if kind != "turns" else top.plans
        if number:
            return PlanningBot(seed, top.iterations, PATIENCE, source, number, top.draws)
    if kind == "learned":
        return CarelessBot(seed, 0.0, source)
    if kind.startswith("search:"):
        number = count(kind.partition(":")[2])
        if number:
            return SearchBot(seed, number, PATIENCE, source)
    if kind.startswith("ismcts:") and not source:
        given = kind.partition(":")[2]
        number = count(given.removesuffix("ms"))
        if number:
            if given.endswith("ms"):
                return PlainBot(seed, MOST, number / 1000.0)
            return PlainBot(seed, number, PATIENCE)
    if not source:
        if kind.startswith(PREFIX) and ID.fullmatch(kind.removeprefix(PREFIX)):
            return PlannerBot(seed, kind.removeprefix(PREFIX))
        if kind == "random":
            return RandomBot(seed)
        if kind == "greedy":
            return GreedyBot(seed)
    return None


def count(text: str) -> int:
    """A whole number from 1 to `MOST`; 0 if the text is none."""
    number = int(text) if text.isascii() and text.isdigit() else 0
    return number if number <= MOST else 0
