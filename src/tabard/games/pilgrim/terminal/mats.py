"""What lies before the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.lines import Line, flow
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
    items: list[Line] = []
    busy = [
        pen.called(name) + (f" {number}" if number > 1 else "")
        for name, number in one["activities"].items()
        if number
    ]
    if busy:
        items.append([(f"{pen.say('table-activities')}: {', '.join(busy)}", "")])
    held = [slot for slot in one["slots"] if slot is not None]
    if held:
        text = ", ".join(thing(pen, slot) for slot in held)
        items.append([(f"{pen.say('table-slots')} {len(held)}/{t.SLOTS}: {text}", "")])
    if one["alms_table"]:
        items.append([(pen.say("table-alms-table", number=one["alms_table"]), "")])
    for path in one["paths"]:
        end = "given-up" if path["abandoned"] else path["end"]
        text = pen.say(
            "table-path",
            length=path["length"],
            points=path["points"],
            end=pen.say(ENDS[end]),
        )
        items.append([(f"{path['links'][0]['cell']}: {text}", "")])
    return flow([("   ", "")], items, width, 3) if items else []


ENDS: Final = {
    "open": "table-end-open",
    "shrine": "table-end-shrine",
    "site": "table-end-site",
    "harbour": "table-end-harbour",
    "given-up": "table-end-given-up",
}


def thing(pen: Pen, slot: dict[str, object]) -> str:
    """What lies on a slot."""
    if "favour" in slot:
        return pen.called(str(slot["favour"]))
    name = pen.called(str(slot["building"]))
    return f"{name} ({pen.say('table-donated')})" if slot["donated"] else name
