"""What lies before the players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.games.lines import Line, flow
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.terminal.pen import NAME, Pen

FIGURES: Final = ("wheat", "stone", "silver", "piety", "alms", "village", "abbey")


def mats(pen: Pen, width: int, seats: Sequence[int]) -> list[Line]:
    """What lies before some players, in columns under one heading."""
    names = [pen.say("table-points")]
    names += [pen.say("table-alms") if name == "alms" else pen.called(name) for name in FIGURES]
    rooms = column_widths(names, width - NAME - 3)
    line: Line = [(" " * (NAME + 3), "")]
    for name, room in zip(names, rooms, strict=True):
        line.append((f"{name[: room - 1]:>{room}}", "faint"))
    lines = [line]
    for mat in seats:
        lines += [columns(pen, mat, rooms), *rest(pen, mat, width)]
    return lines


def column_widths(names: Sequence[str], width: int) -> list[int]:
    """A column has room for its word and a blank, and its part of what is left over.

    Where the words do not fit side by side all are as wide, and long words are cut.
    """
    spare = (width - sum(len(name) + 1 for name in names)) // len(names)
    if spare < 0:
        return [width // len(names)] * len(names)
    return [len(name) + 1 + spare for name in names]


def columns(pen: Pen, mat: int, rooms: Sequence[int]) -> Line:
    """A player's figures under their words; a mark says that he is awaited."""
    one = pen.mats[mat]
    moves = pen.view["to_move"] == mat
    name = pen.names[mat][:NAME]
    line: Line = [("▸" if moves else " ", "now"), pen.sign(mat)]
    line.append((f" {name:<{NAME}}", "now" if moves else "strong"))
    line.append((f"{one['points']:>{rooms[0]}}", "strong"))
    for word, room in zip(FIGURES, rooms[1:], strict=True):
        line.append((f"{one[word]:>{room}}", word if one[word] else "faint"))
    return line


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
