"""What moves on the table of World, and what a chapter ends with, in its order."""

from typing import Final

from tabard.games.world.board import deck
from tabard.presentation.motion import NOWHERE, At, Flow, Motion, Token
from tabard.presentation.telling import Event

GOOD: Final = "good-{seat}-{thing} screen-{seat}"
STOCK: Final = "stock-{thing} place-supply"
POINTS: Final = "points-{seat}"

FLOWS: Final = {
    "gains": Flow("{thing}", GOOD, STOCK),
    "pays": Flow("{thing}", GOOD, STOCK, sign=-1),
    "places": Flow("{thing}", GOOD, "place-{place}", sign=-1),
    "gains-points": Flow("vp", POINTS),
    "loses-points": Flow("vp", POINTS, sign=-1),
    "penalised": Flow("{thing}", single=True),
    "builds-house": Flow("house", "houses-{seat}", "plot-{place}", sign=-1, single=True),
    "donates": Flow("seal", "seals-{seat}", "place-{place}", sign=-1, single=True),
    "seal-returns": Flow("seal", "seals-{seat}", "place-{place}", single=True),
}

TOKENS: Final = {
    **{good: Token(*look) for good, look in deck.TOKENS.items()},
    "vp": Token("laurels", "card", "ink"),
    "house": Token("house"),
    "seal": Token("wax-seal"),
}

# The chapters and rules that run by themselves when a chapter ends.
STATIONS: Final = ("projects", *deck.DUTIES, "protection", "leftovers")
DUTY_RULES: Final = dict(zip(("WWE-16.2", "WWE-16.3", "WWE-16.4"), deck.DUTIES, strict=True))
PROGRESS: Final = ("WWE-15.2", "WWE-15.3", "WWE-15.4", "WWE-15.5", "WWE-11.4", "WWE-11.5")


def at(event: Event, before: str) -> At:
    """The station of an event by its rule; a project that is finished belongs to its progress."""
    rule = event["rule"]
    if rule in DUTY_RULES:
        duty = DUTY_RULES[rule]
        return At(duty, "tax-die" if duty == "tax_duty" else f"duty-{duty} place-chapter")
    if rule.startswith("WWE-18."):
        return At("protection", "place-chapter")
    if rule.startswith("WWE-19."):
        return At("leftovers", "score-track place-chapter")
    if rule in PROGRESS and (rule.startswith("WWE-15.") or before == "projects"):
        return At("projects", f"place-{event['place'] or 'council'}")
    return NOWHERE


MOTION: Final = Motion(
    flows=FLOWS,
    tokens=TOKENS,
    cards=deck.PENALTY_ICONS,
    stations=STATIONS,
    at=at,
    opens=("round-begins", "chapter-begins"),
    notes=("project-grows", "project-finished", "covers-removed", "tax-rolled"),
)
