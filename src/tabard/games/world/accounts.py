"""Where points come from, what is counted at the end, and the duties of the chapter."""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.state import COUNT_WIDTH, WorldState
from tabard.games.world.steps.chapter_end import NEXT_CHAPTER
from tabard.games.world.steps.duties import DUTIES, LOSSES, TAX, TAX_ROLL, collect
from tabard.kernel.accounts import NO_POINTS, Accounts, Credit, Due, Happening, Span, reached
from tabard.kernel.ints import bit, i64, part

SOURCES: Final = ("start", "projects", "care", "favour", "cards", "end", "losses")
# By the rule of the event; all others are cards, but for those of the favour track.
SOURCE_OF: Final = {
    "WWE-10.4": "projects",
    "WWE-21.IV06": "projects",
    "WWE-11.5": "projects",
    "WWE-12.2": "projects",
    "WWE-13.3": "care",
    "WWE-13.5": "care",
    "WWE-19.1": "end",
}
FAVOUR_RULES: Final = "WWE-8."
EVENT_OF: Final = dict(zip(e.EVENT_RULES, e.EVENT_IDS, strict=True))
CARD_OF: Final = dict(zip(t.CARD_RULES, t.CARD_IDS, strict=True))
# Events whose place or thing has brought the points after them.
AT_PLACE: Final = ("places", "donor-rewarded", "metal-placed", "cares", "stone-moves")
COUNTED: Final = "counts"


class WorldAccounts(Accounts[WorldState]):
    """Points are kept on the track; at the end material and money bring some (WWE-19.1)."""

    def __init__(self) -> None:
        introducing = (*AT_PLACE, COUNTED, "chapter-begins")
        super().__init__(SOURCES, "chapter-begins", introducing=introducing)

    def opening(self, seats: int) -> list[Credit]:
        """Everybody starts with some points (WWE-2.2)."""
        return [Credit(seat, "start", t.START_VP, "", "", 0) for seat in range(seats)]

    def scored(self, event: Happening) -> tuple[str, float]:
        """What the ledger has told, and the half point of an odd coin (WWE-19.1, WWE-20.1)."""
        kind = event["kind"]
        if kind == "gains-points":
            return source_of(event["rule"]), event["amount"]
        if kind == "gains-half-point":
            return "end", 1 / t.MONEY_PER_VP
        if kind == "loses-points":
            return "losses", -event["amount"]
        return NO_POINTS

    def thing(self, source: str, event: Happening, about: Happening) -> str:
        """The project, location, field, card, good or duty."""
        rule = event["rule"]
        if source == "losses":
            return str(event["thing"]) or EVENT_OF.get(rule, "")
        if source == "cards":
            return EVENT_OF.get(rule) or CARD_OF.get(rule, "")
        if source == "end":
            return str(about["thing"])
        return str(about["place"]) if about["kind"] in AT_PLACE else ""

    def finish(self, state: WorldState, viewer: int | None) -> None:
        """What lies behind the screens is counted (WWE-19.1)."""
        NEXT_CHAPTER.score(state)

    def unknown(self, state: WorldState, viewer: int | None) -> list[tuple[int, str]]:
        """Goods and money of the others (WWE-20.7)."""
        return [(seat, "end") for seat in range(state.players) if seat != viewer]

    def dues(self, state: WorldState, viewer: int | None) -> list[Due]:
        """Piety, grain and tax of the chapter, as far as they are not settled (section 16)."""
        if state.chapter == 0:
            return []
        found: list[Due] = []
        for duty in range(t.DUTIES):
            collected = reached(state) > (DUTIES.index if duty < t.TAX else TAX.index)
            if collected and state.chapter < t.CHAPTERS:
                continue
            for seat in range(state.players):
                if collected:
                    found.append(settled(state, seat, duty))
                else:
                    found.append(demanded(state, seat, duty, viewer))
        return found


def source_of(rule: str) -> str:
    """Where points of a rule belong."""
    return "favour" if rule.startswith(FAVOUR_RULES) else SOURCE_OF.get(rule, "cards")


def amounts(state: WorldState, duty: int) -> Span:
    """How much of a duty everybody must give; the tax is rolled (WWE-16.2 to WWE-16.4)."""
    if duty != t.TAX:
        return t.DUTY_AMOUNT[duty], t.DUTY_AMOUNT[duty]
    if TAX_ROLL.index < reached(state) <= TAX.index:
        return int(state.tax), int(state.tax)
    return t.TAXES[0], t.TAXES[-1]


def demanded(state: WorldState, seat: int, duty: int, viewer: int | None) -> Due:
    """A duty that is still to be collected; others' goods lie behind their screens."""
    need = amounts(state, duty)
    kind = t.DUTY_KIND[duty]
    have: int | None = None
    points: Span | None = None
    if seat == viewer:
        have = int(state.seats[seat].owns(kind))
        points = (cost(state, seat, duty, need[1], False), cost(state, seat, duty, need[0], True))
    what, rule = t.DUTY_IDS[duty], t.DUTY_RULES[duty]
    return Due(what, rule, seat, t.KIND_IDS[kind], int(state.chapter), need, have, points)


def cost(state: WorldState, seat: int, duty: int, amount: int, lucky: bool) -> int:
    """What a duty of so much does to somebody's points, collected on a copy.

    In the last chapter the loss comes later and double; who is lucky spends loyalty (WWE-18.2).
    """
    s = state.copy()
    collect(s, duty, amount, t.DUTY_RULES[duty])
    p = s.seats[seat]
    if s.chapter == t.CHAPTERS:
        return lost(s, seat, duty, lucky)
    return int(p.vp - state.seats[seat].vp)


def lost(state: WorldState, seat: int, duty: int, lucky: bool) -> int:
    """What the last chapter takes for a failed duty, spared if there is loyalty (WWE-18.2)."""
    s = state.copy()
    p = s.seats[seat]
    if lucky and p.owns(t.LOYALTY) > 0:
        p.spared |= bit(duty)
    return -int(prices.lost_points(p.vp, LOSSES.loss(s, seat, duty)))


def settled(state: WorldState, seat: int, duty: int) -> Due:
    """A duty of the last chapter that was collected; what it costs follows (WWE-16.6, WWE-18.2).

    Everybody saw what was missing; whether loyalty will spare anything is not known.
    """
    missing: i64 = part(state.seats[seat].missing, duty, COUNT_WIDTH)
    spared = state.copy()
    spared.seats[seat].spared |= bit(duty)
    vp = state.seats[seat].vp
    worst = -int(prices.lost_points(vp, LOSSES.loss(state, seat, duty)))
    best = -int(prices.lost_points(vp, LOSSES.loss(spared, seat, duty)))
    what, thing = t.DUTY_IDS[duty], t.KIND_IDS[t.DUTY_KIND[duty]]
    need = (int(missing), int(missing))
    return Due(what, LOSSES.rule, seat, thing, int(state.chapter), need, 0, (worst, best))


ACCOUNTS: Final = WorldAccounts()
