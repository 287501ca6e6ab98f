"""What lies before the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.games.lines import Line, flow, length
from tabard.games.pillars import facts
from tabard.games.pillars import tables as t
from tabard.games.pillars.holdings import GOLD, GOODS
from tabard.games.pillars.terminal.stations import Pen
from tabard.games.terminal import NARROW

HELD: Final = (GOLD, *GOODS)


def mats(pen: Pen, width: int, seats: Sequence[int]) -> list[Line]:
    """What lies before some players: in columns under one heading, or one under the other."""
    narrow = width < NARROW
    words = [pen.say("table-points"), *pen.words(HELD), pen.say("table-workers")]
    lines: list[Line] = [] if narrow else [pen.heading(words, width)]
    for seat in seats:
        one = pen.seats[seat]
        figures = [(str(one["vp"]), "strong"), *pen.counts(one, HELD), (workers(pen, seat), "")]
        first = block(pen, seat, width) if narrow else [pen.columns(seat, words, figures, width)]
        lines += [*first, *row(pen, seat, width)]
    return lines


def workers(pen: Pen, seat: int) -> str:
    """Free workers of all a player has."""
    p = pen.seats[seat]
    whole = p["workers"] + facts.busy(p)
    return f"{p['workers']}/{whole}" if whole else "–"


def block(pen: Pen, seat: int, width: int) -> list[Line]:
    """A player's figures where there is no room for columns."""
    p = pen.seats[seat]
    line = [*pen.owner(seat), *pen.note("points", "strong", number=p["vp"]), ("  ", "")]
    line += pen.note("gold", "gold", number=p["gold"])
    return [line, *pen.below(pen.stock(p["goods"]), width, "  ")]


def row(pen: Pen, seat: int, width: int) -> list[Line]:
    """A player's craftsmen, then his advantage cards and marks."""
    p = pen.seats[seat]
    people: list[Line] = [craftsman(pen, seat, name) for name in p["row"]]
    lines = pen.below(people, width, ", ")
    marks = extras(pen, p)
    if width < NARROW:
        marks.insert(0, [(f"{workers(pen, seat)} {pen.say('table-workers')}", "")])
    last: Line = [*lines[-1], (" · ", "faint")] if lines else []
    if lines and marks and length(last) + length(marks[0]) <= width:
        return lines[:-1] + flow(last, marks, width, 3)
    return lines + pen.below(marks, width)


def craftsman(pen: Pen, seat: int, name: str) -> Line:
    """A craftsman of a row and how often he may still be used."""
    used: int = pen.seats[seat]["uses"].get(name, 0)
    often = facts.capacity(name, pen.view["event"])
    count = f"{used}/{often}" if used else f"{often}"
    return [(f"{pen.called(name)} ", ""), (f"{count}×", "faint")]


def extras(pen: Pen, p: Mapping[str, Any]) -> list[Line]:
    """Advantage cards and what is special about a player in this round."""
    items: list[Line] = [[(pen.called(name), "strong")] for name in p["advantages"]]
    notes = [
        (p["passed"] and pen.view["phase"] == "cards", "table-passed", 0),
        (p["protected"], "table-protected", 0),
        (p["exempt"], "table-exempt", 0),
        (p["limited"], "table-limited", t.LIMITED_BUILDERS),
        (p["limited_next"], "table-limited-next", t.LIMITED_BUILDERS),
        (p["grey_won"] > 0, "table-grey-won", p["grey_won"]),
    ]
    return items + [pen.note(key, "now", number=n) for holds, key, n in notes if holds]
