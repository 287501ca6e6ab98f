"""Tournaments as pictures: the bracket of a knock-out, and the places of everybody by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from tabard.draw.memory import safe
from tabard.server.tournaments.contest import Contest, Pairing
from tabard.server.tournaments.standing import Line

WIDE: Final = 190  # of a table in a bracket
GAP: Final = 46  # between rounds
ROW: Final = 24
PAD: Final = 14  # between tables
LONGEST: Final = 22
MOST_ROWS: Final = 64
CELL: Final = 44


def short(name: str) -> str:
    """A name that fits."""
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def bracket(contest: Contest, names: Sequence[str]) -> Markup:
    """The tables of every round in columns, and a line from each to where its best went on."""
    tops = places_of_tables(contest)
    height = max(top + tall(p) for p, top in tops[0]) + PAD if tops and tops[0] else 0
    width = len(tops) * (WIDE + GAP) - GAP + 2
    lines, boxes = [], []
    for number, column in enumerate(tops):
        x = number * (WIDE + GAP) + 1
        for pairing, top in column:
            boxes.append(table_box(pairing, names, x, top))
            if number + 1 < len(tops):
                lines += [
                    way(x + WIDE, top + tall(pairing) / 2, x + WIDE + GAP, later + tall(other) / 2)
                    for other, later in tops[number + 1]
                    if set(other.seats) & set(pairing.seats)
                ]
    return Markup(
        f'<svg class="bracket" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" aria-hidden="true">{"".join(lines)}{"".join(boxes)}</svg>'
    )


def tall(pairing: Pairing) -> int:
    """How tall a table is drawn."""
    return ROW * len(pairing.seats)


def places_of_tables(contest: Contest) -> list[list[tuple[Pairing, float]]]:
    """Where each table stands in its column: later ones in the middle of those they come from."""
    found: list[list[tuple[Pairing, float]]] = []
    for number, pairings in enumerate(contest.rounds):
        column: list[tuple[Pairing, float]] = []
        below = 1.0
        for pairing in pairings:
            top = below
            if number:
                came = [
                    (start + tall(other) / 2)
                    for other, start in found[-1]
                    if set(other.seats) & set(pairing.seats)
                ]
                if came:
                    top = max(below, sum(came) / len(came) - tall(pairing) / 2)
            column.append((pairing, top))
            below = top + tall(pairing) + PAD
        found.append(column)
    return found


def rect(kind: str, x: float, y: float, wide: float, high: float, more: str = "") -> str:
    """A box."""
    size = f'width="{wide:g}" height="{high:g}"'
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" {size} rx="4"{more}/>'


def label(kind: str, x: float, y: float, words: object) -> str:
    """Words in a row that begins at a height."""
    return f'<text class="{kind}" x="{x:g}" y="{y + 16.5:g}">{safe(str(words))}</text>'


def table_box(pairing: Pairing, names: Sequence[str], x: float, top: float) -> str:
    """A table: who sits there, the best of them lit, each with their place."""
    rows = []
    best = min(pairing.places, default=1)
    for i, one in enumerate(pairing.seats):
        place = pairing.places[i] if pairing.places else 0
        y = top + ROW * i
        kind = "best" if place == best or len(pairing.seats) == 1 else ""
        told = label(f"{kind} end", x + WIDE - 8, y, place) if place else ""
        rows.append(rect(kind, x, y, WIDE, ROW) + label(kind, x + 8, y, short(names[one])) + told)
    return "".join(rows) + rect("frame", x, top, WIDE, tall(pairing))


def way(x: float, y: float, to_x: float, to_y: float) -> str:
    """A line from one table to the next."""
    middle = (x + to_x) / 2
    return f"<path d='M{x:g} {y:g}C{middle:g} {y:g} {middle:g} {to_y:g} {to_x:g} {to_y:g}'/>"


def chart(contest: Contest, lines: Sequence[Line], names: Sequence[str]) -> Markup:
    """Everybody in the order in which they stand, with the place at their table in each round."""
    shown = lines[:MOST_ROWS]
    left = 34 + WIDE
    width = left + CELL * len(contest.rounds) + 2
    height = ROW * (len(shown) + 1) + 2
    heads = "".join(
        label("middle", left + CELL * (i + 0.5), 0, i + 1) for i in range(len(contest.rounds))
    )
    rows = []
    for i, line in enumerate(shown):
        y = ROW * (i + 1)
        cells = "".join(
            cell(pairings, line.entrant, left + CELL * number, y)
            for number, pairings in enumerate(contest.rounds)
        )
        who = label("", 34, y, short(names[line.entrant]))
        rows.append(label("end", 26, y, line.place) + who + cells)
    return Markup(
        f'<svg class="bracket" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" aria-hidden="true">{heads}{"".join(rows)}</svg>'
    )


def cell(pairings: Sequence[Pairing], entrant: int, x: float, y: float) -> str:
    """Somebody's place in a round, on a ground that is the fuller the better it is."""
    pairing = next((one for one in pairings if entrant in one.seats), None)
    if pairing is None:
        return ""
    share, place = 0.0, "·"
    if pairing.over:
        share = float(pairing.share(entrant))
        place = str(pairing.places[pairing.seats.index(entrant)]) if pairing.places else "–"
    inner = (x + 2, y + 2, CELL - 4, ROW - 4)
    full = rect("full", *inner, more=f' opacity="{share:.2f}"')
    return full + rect("frame", *inner) + label("middle", x + CELL / 2, y, place)
