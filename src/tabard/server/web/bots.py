"""What the bots of a house are called on its pages: its own by level, those of others by name."""

from __future__ import annotations

from tabard.bots.registry import NAMES
from tabard.messages import Messages
from tabard.server.setup import bots_of_house


def to_choose_from() -> list[str]:
    """All bots as they stand in a list: the strongest of the house first, guests at the end."""
    return [*reversed(NAMES), *(bot for bot in bots_of_house() if bot not in NAMES)]


def level(say: Messages, bot: str) -> str:
    """What a bot is called where one is chosen."""
    return say(f"level-{bot}") if bot in NAMES else say("level-guest", name=bot)


def about(say: Messages, bot: str) -> str:
    """How a bot plays, in a sentence."""
    return say(f"level-{bot}-about") if bot in NAMES else say("level-guest-about")
