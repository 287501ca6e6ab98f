"""What lies before the players."""

from __future__ import annotations

from collections.abc import Sequence

from tabard.games.lines import Line
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.holdings import HELD
from tabard.games.pilgrim.terminal.pen import Pen


def mats(pen: Pen, width: int, seats: Sequence[int]) -> list[Line]:
    """What lies before some players, in columns under one heading."""
    words = [pen.say("table-points"), *pen.words(HELD)]
    lines = [pen.heading(words, width)]
    for mat in seats:
        one = pen.mats[mat]
        figures = [(str(one["points"]), "strong"), *pen.counts(one, HELD)]
        lines += [pen.columns(mat, words, figures, width), *rest(pen, mat, width)]
    return lines


def rest(pen: Pen, mat: int, width: int) -> list[Line]:
    """A player's activities, slots and paths."""
    one = pen.mats[mat]
    busy = [
        pen.called(name) + (f" {number}" if number > 1 else "")
        for name, number in one["activities"].items()
        if number
    ]
    items = pen.listed("table-activities", busy)
    held = [thing(pen, slot) for slot in one["slots"] if slot is not None]
    if held:
        items.append([(f"{pen.say('table-slots')} {len(held)}/{t.SLOTS}: {', '.join(held)}", "")])
    if one["alms_table"]:
        items.append(pen.note("table-alms-table", number=one["alms_table"]))
    for path in one["paths"]:
        end = pen.say(f"table-end-{'given-up' if path['abandoned'] else path['end']}")
        text = pen.say("table-path", length=path["length"], points=path["points"], end=end)
        items.append([(f"{path['links'][0]['cell']}: {text}", "")])
    return pen.below(items, width)


def thing(pen: Pen, slot: dict[str, object]) -> str:
    """What lies on a slot."""
    if "favour" in slot:
        return pen.called(str(slot["favour"]))
    name = pen.called(str(slot["building"]))
    return f"{name} ({pen.say('table-donated')})" if slot["donated"] else name
