"""The hex map in text: every cell has three columns, neighbours are shifted by half a cell.

Free land shows its name, so that choices can be found; a road shows its owner's sign and where it
leads on.
"""

from __future__ import annotations

from typing import Final

from tabard.games.lines import Line, Span
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.terminal.pen import Pen

ACROSS: Final = 5  # columns from one column of cells to the next
WIDE: Final = ACROSS * 11 - 1
WAYS: Final = {"n": "^", "s": "v", "ne": "/", "sw": "/", "nw": "\\", "se": "\\"}
# The wash of a quadrant has no colour here: closed land is dots.
CLOSED: Final = " · "


def chart(pen: Pen) -> list[Line]:
    """The map, line by line from the north, and what its signs mean."""
    left = min(atlas.CELL_Q)
    rows = [2 * atlas.CELL_R[cell] + atlas.CELL_Q[cell] for cell in range(atlas.CELLS)]
    lines: list[Line] = []
    for height in range(min(rows), max(rows) + 1):
        line: Line = []
        column = 0
        here = sorted(
            (atlas.CELL_Q[cell] - left, cell) for cell in range(atlas.CELLS) if rows[cell] == height
        )
        for across, cell in here:
            line.append((" " * (across * ACROSS - column), ""))
            spans = cell_text(pen, cell)
            line += spans
            column = across * ACROSS + sum(len(text) for text, _ in spans)
        lines.append(line)
    return [*lines, [(pen.say("table-map-key"), "faint")]]


def cell_text(pen: Pen, cell: int) -> list[Span]:
    """What a cell shows, in three columns."""
    name = atlas.CELL_IDS[cell]
    laid = pen.view["cells"].get(name)
    if laid is not None:
        return tile_text(pen, laid)
    if pen.view["ship"]["cell"] == name and not at_edge(pen, name):
        return [(" @ ", "now")]
    if atlas.TERRAIN[cell] == atlas.CITY:
        return [("■■■", "strong")]
    if atlas.TERRAIN[cell] == atlas.HARBOUR:
        return harbour_text(pen, cell)
    edge = at_edge(pen, name)
    if edge is not None:
        return edge
    if atlas.TERRAIN[cell] == atlas.RIVER:
        return [(f"~{name}", "metal") if cell in atlas.GATES else ("~~~", "metal")]
    quadrant = atlas.QUADRANT_IDS[atlas.QUADRANT[cell]]
    if quadrant not in pen.view["playable"]:
        return [(CLOSED, "faint")]
    return [(f"{name:<3}", "faint")]


def tile_text(pen: Pen, laid: dict[str, object]) -> list[Span]:
    """A laid tile: signs of its owners, and where a single road leads."""
    tracks = laid["tracks"]
    assert isinstance(tracks, list)
    signs = [pen.sign(pen.whose(track["seat"])) for track in tracks[:3]]
    if laid["tile"] == "shrine":
        return [signs[0], ("+ ", "strong")]
    if len(signs) == 1:
        return [signs[0], (f"{WAYS[tracks[0]['exit']]} ", "strong")]
    return [*signs, (" " * (3 - len(signs)), "")]


def harbour_text(pen: Pen, cell: int) -> list[Span]:
    """A harbour, and who trades there."""
    harbour = atlas.HARBOUR_IDS[atlas.HARBOUR_AT[cell]]
    here = [m for m, mat in enumerate(pen.mats) if harbour in mat["harbours"]]
    return [("H", "metal"), *(pen.sign(m) for m in here[:2]), (" " * (2 - len(here[:2])), "")]


def at_edge(pen: Pen, name: str) -> list[Span] | None:
    """A site with its points, or a building that nobody has built, with its level."""
    for row in pen.view["sites"]:
        if row["cell"] == name:
            return [(f"*{row['points']} ", "now" if here(pen, name) else "strong")]
    for row in pen.view["buildings"]:
        if row["cell"] == name and row["on_edge"]:
            level = t.LEVEL[t.BUILDING_IDS.index(row["building"])]
            look = "now" if here(pen, name) else "" if row["active"] else "faint"
            return [(f"□{level} ", look)]
    return None


def here(pen: Pen, name: str) -> bool:
    """Whether the ship is here."""
    return bool(pen.view["ship"]["cell"] == name)
