"""Bots by name: those that people choose from, and more for studies."""

from __future__ import annotations

from typing import Final

from tabard.bots.bot import Bot, GreedyBot, RandomBot
from tabard.bots.guest import guests, invited
from tabard.bots.levels import LEVELS
from tabard.bots.thinking import CarelessBot, SearchBot
from tabard.kernel.errors import Unknown

NAMES: Final = ("random", "greedy", *(level.name for level in LEVELS))
PATIENCE: Final = 3600.0  # a search by iterations alone is not hurried


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name.

    Beside the names of the house there are, for studies: `learned`, which looks one step ahead
    with the learned value; `search:N`, which searches for N iterations however long that takes;
    and any of these with `@FILE`, the weights to use instead of those that come with the game. Then
    come the bots of other packages, see `tabard.bots.guest`.
    """
    kind, _, source = name.partition("@")
    for level in LEVELS:
        if kind == level.name:
            return level.bot(seed, source)
    if kind == "learned":
        return CarelessBot(seed, 0.0, source)
    if kind.startswith("search:"):
        number = kind.partition(":")[2]
        if number.isascii() and number.isdigit() and 0 < int(number) <= 10**9:
            return SearchBot(seed, int(number), PATIENCE, source)
    if not source:
        if kind == "random":
            return RandomBot(seed)
        if kind == "greedy":
            return GreedyBot(seed)
    others = guests()
    if name in others:
        return invited(others[name], seed)
    raise Unknown(f"bot {name!r}", f"known bots are {', '.join([*NAMES, *sorted(others)])}")
