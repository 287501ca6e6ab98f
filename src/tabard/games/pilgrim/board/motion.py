"""What moves on the table of Pilgrim, what a round ends with, and Ab-Bott's turn."""

from typing import Final

from tabard.games.pilgrim.board.goods import FACES
from tabard.games.pilgrim.board.icons import GOOD_ICONS
from tabard.presentation.motion import NOWHERE, At, Flow, Motion, Token
from tabard.presentation.telling import Event

STORE: Final = "store-{seat}-{thing}"

FLOWS: Final = {
    "gains": Flow("{thing}", STORE),
    "pays": Flow("{thing}", STORE, sign=-1),
    "takes-tithe": Flow("{thing}", STORE, "tithe-{place}"),
    "pays-minority-fee": Flow("silver", "store-{seat}-silver", sign=-1),
    "rents": Flow("{thing}", STORE, "building-{place}", sign=-1),
    "rents-from-supply": Flow("{thing}", STORE, "building-{place}", sign=-1),
    "rents-from-abbott": Flow("{thing}", STORE, "mat-1", sign=-1),
    "earns-rent": Flow("{thing}", STORE, "building-{place}"),
    "loses-excess": Flow("{thing}", STORE, sign=-1),
    "gains-piety": Flow("piety", "piety-{seat} piety-disc-{seat}", "piety-track strip"),
    "pays-piety": Flow("piety", "piety-{seat} piety-disc-{seat}", "piety-track strip", sign=-1),
    "wins-alms": Flow("alms", "alms-table-{seat} alms-{seat}", "alms-track strip", single=True),
    "scores": Flow("points", "points-{seat}"),
}

TOKENS: Final = {
    **{good: Token(GOOD_ICONS[good], ink, ground) for good, (ground, ink) in FACES.items()},
    "stone": Token(GOOD_ICONS["stone"], "on-light", "stone"),
    "alms": Token("pouch-with-beads"),
    "points": Token("laurels", "card", "ink"),
}

NOTES: Final = (
    *("ship-moves", "merchant-moves", "quarter-ends", "nobody-gave-alms", "dummy-moves"),
    *("abbott-picks-up", "abbott-draws", "abbott-recalls", "abbott-rests", "abbott-wins-alms"),
    *("abbott-heads-for", "abbott-finds-no-building", "abbott-cannot-allocate", "abbott-stops"),
    *("abbott-allocates", "constructs", "donates", "lays-road", "builds-shrine", "joins-site"),
    *("sends-out", "calls-to-city", "climbs-alms", "gains-piety"),
)

STATIONS: Final = ("abbott_sows", "abbott_acts", "abbott_recalls", "round_end", "quarter_end")
# By the rule: the steps of Ab-Bott's turn that are no deed, and what a round ends with.
BY_RULE: Final = {
    "PGM-27.1": "abbott_sows",
    "PGM-27.2": "abbott_sows",
    "PGM-27.4": "abbott_recalls",
    "PGM-22.3": "quarter_end",
    "PGM-26.5": "quarter_end",
}
BY_CHAPTER: Final = {"PGM-22": "round_end", "PGM-23": "quarter_end", "PGM-27": "abbott_acts"}
# What is lit where it is neither a place of the ring nor a token.
SPOTS: Final = {
    "ship-moves": "ship",
    "quarter-ends": "ship",
    "wins-alms": "alms-track strip",
    "abbott-wins-alms": "alms-track strip",
    "nobody-gave-alms": "alms-track strip",
    "tokens-added": "solo",
}


def at(event: Event, before: str) -> At:
    """The station of an event; what Ab-Bott builds and gains belongs to the token he has drawn."""
    rule = event["rule"]
    station = BY_RULE.get(rule) or BY_CHAPTER.get(rule.partition(".")[0], "")
    if not station and event["seat"] < 0 and not rule.startswith("PGM-4."):
        station = before if before == "abbott_acts" else ""
    return At(station, spot_of(event)) if station else NOWHERE


def spot_of(event: Event) -> str:
    """What is lit: the place, the token, or what the kind of event is about."""
    kind = event["kind"]
    if kind in SPOTS:
        return SPOTS[kind]
    if kind == "abbott-draws":
        return f"token-{event['thing']} solo"
    if kind == "merchant-moves":
        return "merchant"
    return f"tile-{event['place']} mat-1" if event["place"] else "mat-1"


MOTION: Final = Motion(
    flows=FLOWS,
    tokens=TOKENS,
    stations=STATIONS,
    at=at,
    opens=("turn-begins", "abbott-begins"),
    notes=NOTES,
)
