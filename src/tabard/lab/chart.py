"""Charts as SVG that stand alone: lines with bands, and dots with whiskers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

from tabard.draw.tokens import PARCHMENT

INKS: Final = ("p1", "p2", "p4-text", "gold", "p5", "link")
WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 62, 178, 64, 46
MARKS: Final = 8  # numbers along the axis, at most
FONT: Final = "Georgia, 'Times New Roman', serif"


@dataclass
class Line:
    """One line of a chart: its name and points (x, y, low, high)."""

    name: str
    points: list[tuple[float, float, float, float]] = field(default_factory=list)


def ink(name: str) -> str:
    """A colour of the house."""
    return PARCHMENT[name]


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 13) -> str:
    """Words at a place."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" '
        f'fill="{ink("ink")}">{escape(words)}</text>'
    )


def frame(title: str, height: float, parts: Sequence[str]) -> str:
    """A whole picture."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" '
        f'role="img" aria-label="{escape(title)}" font-family="{FONT}">'
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="{ink("panel")}"/>'
        f"{text(LEFT, 26, title, size=16)}{''.join(parts)}</svg>\n"
    )


def rule(x1: float, y1: float, x2: float, y2: float, colour: str = "line", wide: float = 1) -> str:
    """A straight line."""
    return (
        f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" '
        f'stroke="{ink(colour)}" stroke-width="{wide}"/>'
    )


def lines(title: str, across: str, up: str, curves: Sequence[Line], fair: float) -> str:
    """Shares from 0 to 1 along something that is counted, and where they would be by chance."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    last = max([point[0] for curve in curves for point in curve.points] or [1.0]) or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        return LEFT + wide * x / last, TOP + high * (1 - y)

    parts = []
    for tenth in range(0, 11, 2):
        y = at(0, tenth / 10)[1]
        parts.append(rule(LEFT, y, LEFT + wide, y))
        parts.append(text(LEFT - 8, y + 4, f"{tenth / 10:.1f}", "end"))
    level = at(0, fair)[1]
    parts.append(rule(LEFT, level, LEFT + wide, level, "rubric"))
    for x in range(0, int(last) + 1, 1 + int(last) // MARKS):
        parts.append(text(at(x, 0)[0], TOP + high + 18, str(x), "middle"))
    parts.append(text(LEFT + wide, TOP + high + 36, across, "end"))
    parts.append(text(LEFT, TOP - 12, up))
    for number, curve in enumerate(curves):
        colour = ink(INKS[number % len(INKS)])
        band = [at(x, high_) for x, _, _, high_ in curve.points]
        band += [at(x, low) for x, _, low, _ in reversed(curve.points)]
        middle = [at(x, y) for x, y, _, _ in curve.points]
        parts.append(f'<polygon points="{places(band)}" fill="{colour}" opacity=".15"/>')
        parts.append(
            f'<polyline points="{places(middle)}" fill="none" stroke="{colour}" '
            f'stroke-width="2.5" stroke-linejoin="round"/>'
        )
        y = TOP + 14 + 22 * number
        x = LEFT + wide + 14
        parts.append(f'<rect x="{x}" y="{y - 9}" width="14" height="4" fill="{colour}"/>')
        parts.append(text(x + 20, y - 3, curve.name))
    return frame(title, HEIGHT, parts)


def places(points: Sequence[tuple[float, float]]) -> str:
    """Points as SVG writes them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def dots(title: str, rows: Sequence[tuple[str, float, float, float]], fair: float) -> str:
    """Shares with their intervals, one under the other, and where they would be by chance."""
    left, step = 250, 28
    wide = WIDTH - left - 70
    height = TOP + 30 + step * len(rows)
    parts = []
    for quarter in range(5):
        x = left + wide * quarter / 4
        parts.append(rule(x, TOP, x, TOP + step * len(rows)))
        parts.append(text(x, TOP + step * len(rows) + 18, f"{quarter / 4:.2f}", "middle"))
    x = left + wide * fair
    parts.append(rule(x, TOP, x, TOP + step * len(rows), "rubric", 1.5))
    for number, (name, share, low, high) in enumerate(rows):
        y = TOP + step * number + step / 2
        colour = INKS[0]
        parts.append(text(left - 10, y + 4, name, "end"))
        parts.append(rule(left + wide * low, y, left + wide * high, y, colour, 2))
        parts.append(
            f'<circle cx="{left + wide * share:.1f}" cy="{y:.1f}" r="5" fill="{ink(colour)}"/>'
        )
        parts.append(text(left + wide + 10, y + 4, f"{share:.3f}"))
    return frame(title, height, parts)
