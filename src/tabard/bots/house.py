"""The bots of the house by name."""

from __future__ import annotations

from tabard.bots.bot import Bot, GreedyBot, RandomBot
from tabard.kernel.errors import Unknown

NAMES = ("random", "greedy")


def bot(name: str, seed: int | str) -> Bot:
    """A bot by its name."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    raise Unknown(f"bot {name!r}", f"known bots are {', '.join(NAMES)}")
