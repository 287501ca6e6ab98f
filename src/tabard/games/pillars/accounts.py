"""Where points come from, and the king's tax that is still to be paid (sections 13 and 20)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import PillarsState
from tabard.games.pillars.steps.kings_court import KINGS_TAX
from tabard.kernel.accounts import NO_POINTS, Accounts, Credit, Due, Happening, reached, rehearse

SOURCES: Final = ("start", "priory", "craftsmen", "cards", "losses")
# By the rule of the event; all others are cards.
SOURCE_OF: Final = {"PIL-11.1": "priory", "PIL-17.2": "craftsmen"}
EVENT_OF: Final = dict(zip(t.EVENT_RULES, t.EVENT_IDS, strict=True))
COURT: Final = t.STATION_IDS[t.KINGS_COURT]


class PillarsAccounts(Accounts[PillarsState]):
    """Points are kept on the track, leftovers are worth nothing (PIL-20.1, PIL-20.4)."""

    def __init__(self) -> None:
        introducing = ("uses", "receives", "pays-gold", "round-begins")
        super().__init__(SOURCES, "round-begins", introducing=introducing)

    def opening(self, seats: int) -> list[Credit]:
        """Everybody starts with some points (PIL-2.5)."""
        return [Credit(seat, "start", t.START_VP, "", "", 0) for seat in range(seats)]

    def scored(self, event: Happening) -> tuple[str, float]:
        """What the ledger has told (PIL-1.6)."""
        if event["kind"] == "gains-points":
            return SOURCE_OF.get(event["rule"], "cards"), event["amount"]
        if event["kind"] == "loses-points":
            return "losses", -event["amount"]
        return NO_POINTS

    def thing(self, source: str, event: Happening, about: Happening) -> str:
        """The craftsman who was used, the card received, the event or the court (PIL-7.3)."""
        if source == "losses":
            rule = about["rule"] if event["rule"] == "PIL-7.3" else event["rule"]
            return EVENT_OF.get(rule, COURT)
        return str(about["thing"]) if source in ("craftsmen", "cards") else ""

    def dues(self, state: PillarsState, viewer: int | None) -> list[Due]:
        """The king's tax of this round, or of the next one once it is paid (PIL-13.2)."""
        paid = reached(state) > KINGS_TAX.index
        if paid and state.round == t.ROUNDS:
            return []
        rolled = not paid and state.tax > 0
        taxes = [int(state.tax)] if rolled else list(t.TAXES)
        outcomes = [taxed(state, tax, paid) for tax in (taxes[0], taxes[-1])]
        found: list[Due] = []
        for seat in range(state.players):
            (low, least), (high, most) = [outcome[seat] for outcome in outcomes]
            have = int(state.seats[seat].gold)
            when = int(state.round) + (1 if paid else 0)
            need, points = (low, high), (most, least)
            found.append(Due("tax", KINGS_TAX.rule, seat, "gold", when, need, have, points))
        return found


def taxed(state: PillarsState, tax: int, afresh: bool) -> list[tuple[int, int]]:
    """What each player is asked for by such a tax, and what it does to his points.

    A player with all the gold there can be pays whatever he is asked for.
    """
    real, rich = state.copy(), state.copy()
    for s in (real, rich):
        s.tax = tax
        for p in s.seats:
            p.exempt = p.exempt and not afresh
    for p in rich.seats:
        p.gold = t.MOST_GOLD
    rehearse(real, KINGS_TAX)
    rehearse(rich, KINGS_TAX)
    found: list[tuple[int, int]] = []
    for seat in range(state.players):
        asked = int(t.MOST_GOLD - rich.seats[seat].gold)
        found.append((asked, int(real.seats[seat].vp - state.seats[seat].vp)))
    return found


ACCOUNTS: Final = PillarsAccounts()
