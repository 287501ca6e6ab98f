"""What the bots of a house are called on its pages: by level, as characters of a game, or by name.

A planner is a character of its game: "the landlord". Where no game is meant none is offered.
"""

from __future__ import annotations

from tabard.bots.planner import PREFIX
from tabard.bots.registry import NAMES
from tabard.messages import Messages
from tabard.server.setup import bots_for, bots_of_house
from tabard.words import character, words_of


def to_choose_from(game: str = "") -> list[str]:
    """All bots as they stand in a list: the strongest of the house first, guests at the end."""
    found = bots_for(game) if game else bots_of_house()
    return [*reversed(NAMES), *(bot for bot in found if bot not in NAMES)]


def called(bot: str, game: str, lang: str) -> str:
    """A planner in the words of its game; any other bot, or one of another game, by its name."""
    return character(words_of(game, lang), bot) if game else bot


def level(say: Messages, bot: str, game: str = "") -> str:
    """What a bot is called where one is chosen."""
    if bot in NAMES:
        return say(f"level-{bot}")
    return say("level-guest", name=called(bot, game, say.lang))


def about(say: Messages, bot: str, game: str = "") -> str:
    """How a bot plays, in a sentence."""
    if bot in NAMES:
        return say(f"level-{bot}-about")
    if called(bot, game, say.lang) != bot:
        return words_of(game, say.lang)(f"planner-{bot.removeprefix(PREFIX)}-about")
    return say("level-guest-about")


def seated(say: Messages, bot: str, game: str) -> str:
    """What a bot is called that has a seat."""
    return say("table-seat-bot", level=called(bot, game, say.lang))
