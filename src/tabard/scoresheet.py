"""The score in words: the rows of a `kernel.reckoning`, for pages and terminals alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tabard.kernel.reckoning import EARLIER
from tabard.words import Words, figure

Reckoning = Mapping[str, Any]
UNKNOWN: Final = "?"
NOTHING: Final = "–"


class Row(NamedTuple):
    """One row of a score: a label, the rule behind it or "", and a cell for every mat.

    kind    `source`, `thing`, `period`, `total`, `place`, `note` or `due`
    source  of things and periods the source that unfolds into them
    """

    kind: str
    label: str
    rule: str
    cells: list[str]
    source: str = ""


def rivals(found: Reckoning, words: Words) -> list[str]:
    """What those are called who have a mat and no seat."""
    return [words.title(name) for name in found["rivals"]]


def now(found: Reckoning, words: Words) -> list[Row]:
    """Points by source, each followed by what it unfolds into.

    A source that has brought nobody anything yet is left out until the end.
    """
    rows: list[Row] = []
    for source, points in found["by"].items():
        if any(points) or found["over"]:
            rows += unfolded(source, points, found, words)
    return rows


def unfolded(source: str, points: Sequence[float], found: Reckoning, words: Words) -> list[Row]:
    """The row of a source, its things and its periods; a rule that all things share stands once."""
    things = [one for one in found["things"] if one["source"] == source]
    periods = [one for one in found["periods"] if one["source"] == source and source != EARLIER]
    rules = {one["rule"] for one in things}
    shared = rules.pop() if len(rules) == 1 < len(things) else ""
    label = capital(words(f"points-{source}"))
    return [
        Row("source", label, shared, figures(points), source),
        *(
            Row("thing", called(one, words), "" if shared else one["rule"], parts(one), source)
            for one in things
        ),
        *(Row("period", period(one["period"], words), "", parts(one), source) for one in periods),
    ]


def called(one: Mapping[str, Any], words: Words) -> str:
    """What the thing behind some points is called."""
    return words.title(one["thing"])


def parts(one: Mapping[str, Any]) -> list[str]:
    """The points of a part of a source: most are of one player alone."""
    return [figure(number) if number else NOTHING for number in one["points"]]


def summed(found: Reckoning, words: Words) -> list[Row]:
    """The totals and the places."""
    return [
        Row("total", words("score-total"), "", figures(found["points"])),
        Row("place", words("score-place"), "", [f"{place}." for place in found["places"]]),
    ]


def final(found: Reckoning, words: Words) -> list[Row]:
    """What the end would add by source, and the totals and places that would be."""
    ended = found["final"]
    if ended is None:
        return []
    rows: list[Row] = []
    for source, points in ended["by"].items():
        before = found["by"].get(source, [0] * len(points))
        more = [None if new is None else new - old for new, old in zip(points, before, strict=True)]
        if any(number is None or number for number in more):
            label = capital(words(f"points-{source}"))
            rows.append(Row("source", label, "", [change(number) for number in more], source))
    if not rows:
        rows.append(Row("note", words("score-nothing-more"), "", [""] * len(ended["points"])))
    totals = [
        figure(points) if sure else f"{figure(points)} + {UNKNOWN}"
        for points, sure in zip(ended["points"], ended["sure"], strict=True)
    ]
    rows.append(Row("total", words("score-total"), "", totals))
    if ended["places"] is not None:
        places = [f"{place}." for place in ended["places"]]
        rows.append(Row("place", words("score-place"), "", places))
    return rows


def dues(found: Reckoning, words: Words) -> list[Row]:
    """What is to be given and got next, and what that does to the points."""
    rows: list[Row] = []
    for due in found["dues"]:
        label = words(f"due-{due['what']}", thing=due["thing"], when=due["when"])
        told = "score-loses" if due["what"] == "excess" else "score-owes"
        cells = [owed(mat, told, words) for mat in due["mats"]]
        rows.append(Row("due", capital(label), due["rule"], cells))
    return rows


def owed(mat: Mapping[str, Any] | None, told: str, words: Words) -> str:
    """What a due means for one mat: what is needed and there, and how the points change."""
    if mat is None:
        return NOTHING
    low, high = mat["need"]
    parts: list[str] = []
    if high:
        need = str(low) if low == high else f"{low}–{high}"
        have = UNKNOWN if mat["have"] is None else str(mat["have"])
        parts.append(words(told, need=need, have=have))
    points = mat["points"]
    if points is not None and any(points):
        least, most = points
        parts.append(change(least) if least == most else f"{change(least)} … {change(most)}")
    return ": ".join(parts) or NOTHING


def figures(points: Sequence[float]) -> list[str]:
    """Points as players write them."""
    return [figure(number) for number in points]


def change(points: float | None) -> str:
    """Points that come or go, with their sign; a question mark where nobody can know."""
    if points is None:
        return UNKNOWN
    return f"+{figure(points)}" if points > 0 else figure(points)


def period(number: int, words: Words) -> str:
    """What a stretch of the game is called."""
    return capital(words("points-period", number=number))


def capital(text: str) -> str:
    """A label with its first letter large."""
    return text[:1].upper() + text[1:]
