"""Fills and lines by the names of their colours: looks, paths, and strokes one on another."""

from __future__ import annotations

from math import cos, pi, sin

from tabard.draw.memory import remembered

Stroke = tuple[str, float] | tuple[str, float, str]  # its colour, how wide it is, its dashes


def colour(name: str) -> str:
    """A colour of the palette by its name; others are written out."""
    return name if name.startswith("#") or name == "none" else f"var(--{name})"


@remembered
def look(fill: str = "none", line: str = "", wide: float = 1, dash: str = "", **more: str) -> str:
    """How a shape is filled and outlined; `more` are attributes as `stroke_linecap="round"`."""
    found = f'fill="{colour(fill)}"'
    if line:
        found += f' stroke="{colour(line)}"'
        found += f' stroke-width="{round(wide, 2):g}"' if wide != 1 else ""
        found += f' stroke-dasharray="{dash}"' if dash else ""
    return found + "".join(f' {key.replace("_", "-")}="{value}"' for key, value in more.items())


def path(data: str, how: str) -> str:
    """A path and its look."""
    return f'<path d="{data}" {how}/>'


def stroke(data: str, line: str, wide: float, dash: str = "", **more: str) -> str:
    """A line along a path, round where it bends."""
    return path(data, look("none", line, wide, dash, stroke_linejoin="round", **more))


def strokes(data: str, *layers: Stroke, **more: str) -> str:
    """Lines along one path, the first undermost: a road with its edge, a river with its banks."""
    return "".join(stroke(data, line, wide, *dash, **more) for line, wide, *dash in layers)


def point(x: float, y: float) -> str:
    """A point in path data."""
    return f"{x:.1f},{y:.1f}"


def line(*points: tuple[float, float]) -> str:
    """Straight pieces from point to point, as path data."""
    return "M" + "L".join([point(*one) for one in points])


def around(x: float, y: float, corners: int, r: float, out: float) -> str:
    """So many corners round (x, y) from the top on, by turns so far and so far from it."""
    turns = [(out if k % 2 else r, 2 * pi * k / corners) for k in range(corners)]
    return line(*((x + far * sin(turn), y - far * cos(turn)) for far, turn in turns)) + "z"


def turned(data: str, how: str, x: float, y: float, degrees: float) -> str:
    """A small path around (0, 0), at its place and turned: heads of arrows, chevrons."""
    return f'<path d="{data}" {how} transform="translate({point(x, y)}) rotate({degrees:g})"/>'
