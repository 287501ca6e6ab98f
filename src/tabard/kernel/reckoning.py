"""The score as one viewer may know it: by source, if the game ended now, and what falls due next.

One computation for pages, terminal and API. Points come from what was told (`Accounts.credits`) or
off the table (`Accounts.sheet`); what the end would pay is paid on a copy by the steps that pay it
in the game. docs/decisions/0034-the-score-at-any-time.md says why.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from tabard.kernel.accounts import Accounts, Credit, Due, Span, Told
from tabard.kernel.events import Event
from tabard.kernel.state import OVER, State

EARLIER: Final = "earlier"  # the source of points that were there before anything was told

Reckoning = dict[str, Any]
Row = list[Any]


def reckoning(
    state: State, told: Told, viewer: int | None, stages: Sequence[State] = ()
) -> Reckoning:
    """The accounts of a state, as JSON data; `told` is what the viewer was told of the whole game.

    `stages` are the states in which the periods ended; only a game whose score is a sheet asks for
    them. Lists are by mat: the seats, then rivals without one. What a viewer may not know is None.
    """
    accounts = state.game.accounts()
    credits = entries(accounts, state, told)
    mats = int(state.players) + len(accounts.rivals(state))
    over = state.to_move == OVER
    points = sums(credits, mats)
    periods = by_period(credits, mats)
    if stages:
        periods = by_stage(accounts, [*stages, state], mats)
    return {
        "over": over,
        "rivals": accounts.rivals(state),
        "points": [plain(number) for number in points],
        "places": accounts.places(state) if over else by_points(points),
        "by": by_source(accounts, credits, mats),
        "things": by_thing(credits, mats),
        "periods": periods,
        "final": None if over else final(accounts, state, credits, viewer, mats),
        "dues": [] if over else due_rows(accounts.dues(state, state.viewer(viewer)), mats),
    }


def entries(accounts: Accounts[Any], state: State, told: Told) -> list[Credit]:
    """Every point of a state; what nothing told accounts for is `EARLIER`."""
    sheet = accounts.sheet(state)
    if sheet is not None:
        return sheet
    found = accounts.credits(int(state.players), told)
    sums_told = sums(found, int(state.players))
    rest = EARLIER if accounts.sources else ""  # a game without sources has its points in one sum
    for seat, points in enumerate(state.scores()):
        if points != sums_told[seat]:  # the game began from a position
            found.append(Credit(seat, rest, points - sums_told[seat], "", "", 0))
    return found


def final(
    accounts: Accounts[Any], state: State, credits: list[Credit], viewer: int | None, mats: int
) -> dict[str, Any]:
    """What the scores would be if the game ended now: final scoring as the table stands.

    Points of which a part is unknown are those without it, and then `sure` is false; places are
    known where everything is.
    """
    seat = state.viewer(viewer)
    unknown = accounts.unknown(state, seat)
    ended = state.copy()
    log: list[Event] = []
    ended.log = log
    accounts.finish(ended, seat)
    sheet = accounts.sheet(ended)
    if sheet is None:
        paid = accounts.credits(int(state.players), [event.seen_by(seat) for event in log])
        known = [c for c in paid if c.rule and (c.seat, c.source) not in unknown]
        sheet = [*credits, *known]
    rows = by_source(accounts, sheet, mats)
    for mat, source in unknown:
        rows[source][mat] = None
    unsure = {mat for mat, _ in unknown}
    return {
        "points": [plain(number) for number in sums(sheet, mats)],
        "sure": [mat not in unsure for mat in range(mats)],
        "by": rows,
        "places": None if unsure else accounts.places(ended),
    }


def plain(points: float) -> Any:
    """Points as JSON: a whole number where they are whole, compiled or not."""
    whole = int(points)
    return whole if whole == points else points


def sums(credits: list[Credit], mats: int) -> list[float]:
    """All points of every mat."""
    found = [0.0] * mats
    for credit in credits:
        found[credit.seat] += credit.points
    return found


def by_points(points: list[float]) -> list[int]:
    """Places by points alone: what settles a tie may be hidden until the end."""
    return [1 + sum(other > own for other in points) for own in points]


def by_source(accounts: Accounts[Any], credits: list[Credit], mats: int) -> dict[str, list[Any]]:
    """A row for every source, whether or not it has brought anything yet."""
    sources = [*accounts.sources]
    if any(credit.source == EARLIER for credit in credits):
        sources.append(EARLIER)
    return {
        source: row([credit for credit in credits if credit.source == source], mats)
        for source in sources
    }


def row(credits: list[Credit], mats: int) -> Row:
    """Some credits as points by mat."""
    return [plain(number) for number in sums(credits, mats)]


def by_thing(credits: list[Credit], mats: int) -> list[dict[str, Any]]:
    """Where a source unfolds into things, a row for each of them, in the order they first paid."""
    groups = grouped([c for c in credits if c.thing], lambda c: (c.source, c.thing, c.rule))
    return [
        {"source": key[0], "thing": key[1], "rule": key[2], "points": row(some, mats)}
        for key, some in groups.items()
    ]


def by_period(credits: list[Credit], mats: int) -> list[dict[str, Any]]:
    """A row for every source and stretch of the game in which it paid."""
    groups = grouped([c for c in credits if c.period], lambda c: (c.source, c.period))
    return [
        {"source": key[0], "period": key[1], "points": row(some, mats)}
        for key, some in groups.items()
    ]


def by_stage(accounts: Accounts[Any], stages: Sequence[State], mats: int) -> list[dict[str, Any]]:
    """The same of a sheet: by how much each source has grown from one stage to the next."""
    found: list[dict[str, Any]] = []
    before = dict.fromkeys(accounts.sources, [0] * mats)
    for period, stage in enumerate(stages, 1):
        sheet = accounts.sheet(stage)
        rows = before if sheet is None else by_source(accounts, sheet, mats)
        for source in accounts.sources:
            pairs = zip(rows[source], before[source], strict=True)
            grown = [plain(now - then) for now, then in pairs]
            if any(grown):
                found.append({"source": source, "period": period, "points": grown})
        before = rows
    return found


def grouped(
    credits: list[Credit], key: Callable[[Credit], tuple[Any, ...]]
) -> dict[tuple[Any, ...], list[Credit]]:
    """Credits by a key, in the order in which the keys come up."""
    found: dict[tuple[Any, ...], list[Credit]] = {}
    for credit in credits:
        found.setdefault(key(credit), []).append(credit)
    return found


def due_rows(dues: list[Due], mats: int) -> list[dict[str, Any]]:
    """Dues as rows: a reckoning, and for every mat what it means there or None."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for due in dues:
        head = (due.what, due.thing)
        if head not in found:
            named = {"what": due.what, "rule": due.rule, "thing": due.thing, "when": due.when}
            found[head] = {**named, "mats": [None] * mats}
        found[head]["mats"][due.seat] = {
            "need": list(due.need),
            "have": due.have,
            "points": None if due.points is None else span(due.points),
        }
    return list(found.values())


def span(points: Span) -> list[int]:
    """The least and the most."""
    return [int(points[0]), int(points[1])]
