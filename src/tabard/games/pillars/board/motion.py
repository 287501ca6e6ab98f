"""What moves on the table of Pillars, and the fourteen stations that it passes."""

from typing import Final

from tabard.draw import shapes
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck
from tabard.presentation.motion import NOWHERE, At, Flow, Motion, Token
from tabard.presentation.telling import Event

PURSE: Final = "purse-{seat}"
GOOD: Final = "good-{seat}-{thing}"
POINTS: Final = "points-{seat}"

FLOWS: Final = {
    "gains-gold": Flow("gold", PURSE),
    "pays-gold": Flow("gold", PURSE, sign=-1),
    "loses-surplus-gold": Flow("gold", PURSE, sign=-1),
    "places-builder": Flow("gold", PURSE, "price-track bag", sign=-1),
    "hires": Flow("gold", PURSE, "display", sign=-1),
    "gains-points": Flow("points", POINTS),
    "loses-points": Flow("points", POINTS, sign=-1),
    "gains-cubes": Flow("{thing}", GOOD, "supply-{thing}"),
    "returns-cube": Flow("{thing}", GOOD, "supply-{thing}", sign=-1),
    "buys": Flow("{thing}", GOOD, "stall-{thing}"),
    "sells": Flow("{thing}", GOOD, "stall-{thing}", sign=-1),
    "wins-grey-workers": Flow("workers", "workers-{seat}", "castle-workers"),
    "receives": Flow("{thing}", single=True),
    "receives-craftsman": Flow("{thing}", single=True),
}

TOKENS: Final = {
    **{good: Token(icon, ink, good) for good, (icon, ink) in shapes.GOODS.items()},
    "points": Token("laurels", "card", "ink"),
    "workers": Token("meeple"),
}

CARDS: Final = {
    **deck.ADVANTAGE_ICONS,
    **{one: deck.TRADE_ICONS[one.rstrip("_1234")] for one in tables.CRAFTSMAN_IDS},
}

# The chapter of the rules that a station has, and which lie together in one.
CHAPTERS: Final = {
    "7": "event",
    "8": "bishops_seat",
    "9": "wool_mill",
    "10": "kingsbridge",
    "11": "priory",
    "13": "kings_court",
    "14": "shiring",
    "15": "shiring_castle",
    "16": "market",
    "17": "cathedral",
    "18": "start_player",
    "23": "event",
}
LANDS: Final = {"wood": "forest", "stone": "quarry", "sand": "gravel_pit"}


def at(event: Event, before: str) -> At:
    """The station of an event: its chapter of the rules; what a card adds belongs to the last."""
    chapter = event["rule"].removeprefix("PIL-").partition(".")[0]
    station = CHAPTERS.get(chapter, "")
    if chapter == "12":
        station = LANDS[event["thing"]]
    elif chapter == "22":
        station = before
    return At(station, f"station-{station}") if station else NOWHERE


MOTION: Final = Motion(
    flows=FLOWS,
    tokens=TOKENS,
    cards=CARDS,
    stations=tuple(deck.STATIONS),
    at=at,
    opens=("round-begins",),
    notes=("event-revealed", "bishop-protects", "tax-rolled", "cathedral-grows", "starts"),
)
