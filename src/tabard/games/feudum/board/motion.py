"""What moves on the table of Feudum, and what a round and an epoch end with."""

from typing import Final

from tabard.games.feudum.board import deck
from tabard.games.feudum.board.pieces import PALE
from tabard.presentation.motion import NOWHERE, At, Flow, Motion, Token
from tabard.presentation.telling import Event

GOOD: Final = "good-{seat}-{thing}"
COINS: Final = "coins-{seat}"
POINTS: Final = "points-{seat}"
GUILD: Final = "guild-{place} chip-{place}"
PLACE: Final = "loc-{place}"

FLOWS: Final = {
    "gains-goods": Flow("{thing}", GOOD, "haversack"),
    "pays-goods": Flow("{thing}", GOOD, "haversack", sign=-1),
    "pilfers": Flow("{thing}", GOOD, PLACE),
    "gains-coins": Flow("shilling", COINS, "purse"),
    "pays-coins": Flow("shilling", COINS, "purse", sign=-1),
    "pays-guild": Flow("shilling", COINS, GUILD, sign=-1),
    "earns-coins": Flow("shilling", COINS, GUILD),
    "gains-points": Flow("points", POINTS),
    "loses-points": Flow("points", POINTS, sign=-1),
    "gains-markers": Flow("markers", "markers-{seat}", "guild-knight chip-knight"),
    "gains-seal": Flow("seals", "seals-{seat}", "scroll-{place}", single=True),
    "pays-seal": Flow("seals", "seals-{seat}", "seals", sign=-1, single=True),
    "gains-bead": Flow("beads", "beads-{seat}", "rosary", single=True),
    "gains-vessel": Flow("{thing}", "mat-{seat}", "guild-alchemist chip-alchemist"),
    "feeds-food": Flow("food", "good-{seat}-food", PLACE, sign=-1),
    "feeds-wine": Flow("sulphur", "barrel-{seat}", PLACE, sign=-1),
    **{
        f"scores-{part}": Flow("points", POINTS)
        for part in ("seats", "regions", "landscapes", "voyage", "empire", "coins")
    },
}

TOKENS: Final = {
    **{
        good: Token(icon, "on-light" if good in PALE else "on-dark", good)
        for good, icon in deck.GOOD_ICONS.items()
    },
    **{vessel: Token(icon) for vessel, icon in deck.VESSEL_ICONS.items()},
    "shilling": Token("crown-coin", "on-light", "gold"),
    "points": Token("laurels", "card", "ink"),
    "markers": Token("flying-flag"),
    "seals": Token("wax-seal", "rubric"),
    "beads": Token("prayer-beads"),
}

# The chapter of the rules of each, and what is lit where the event names no place.
CHAPTERS: Final = {
    "27": At("feeding", "loc-{place}"),
    "28": At("progress", "stack-{place}"),
    "29": At("epoch", "epochs"),
    "30": At("final_scoring", "epochs"),
    "31": At("service", "army-track epochs"),
}


def at(event: Event, _: str) -> At:
    """The station of an event: its chapter of the rules."""
    station, spot = CHAPTERS.get(event["rule"].removeprefix("FEU-").partition(".")[0], NOWHERE)
    return At(station, spot.format_map({"place": event["place"]}))


MOTION: Final = Motion(
    flows=FLOWS,
    tokens=TOKENS,
    stations=tuple(station for station, _ in CHAPTERS.values()),
    at=at,
    opens=("round-begins",),
    notes=("pawn-starves", "tile-removed", "epoch-begins", "guilds-refilled", "is-disloyal"),
)
