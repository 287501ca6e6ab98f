"""The icon that stands for a choice on its button."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.pillars.board import deck

VERBS: Final = {
    "pass": "halt",
    "forgo": "halt",
    "done": "check-mark",
    "keep": "halt",
    "accept": "check-mark",
    "refuse": "cancel",
    "shield": "shield",
    "buy": "pay-money",
    "sell": "receive-money",
}


def emblem(action: Mapping[str, Any]) -> str:
    """The icon of a choice in its JSON form; "" if it has none."""
    verb = VERBS.get(action["do"])
    if verb:
        return verb
    for key, value in action.items():
        if key != "do" and isinstance(value, str):
            return deck.picture(value)
    return ""
