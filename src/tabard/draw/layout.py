"""Boxes, and how rows, columns and grids divide them: places are resolved before anything is drawn.

A `Box` is a rectangle that can be cut: `box.row(4, gap=6)` are four boxes side by side. What draws
something is given its box and draws to fit, so that one drawing serves a wide table and a phone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: its top left corner, its width and height."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        """The middle from left to right."""
        return round(self.x + self.w / 2, 2)

    @property
    def cy(self) -> float:
        """The middle from top to bottom."""
        return round(self.y + self.h / 2, 2)

    @property
    def right(self) -> float:
        """Where it ends at the right."""
        return self.x + self.w

    @property
    def low(self) -> float:
        """Where it ends below."""
        return self.y + self.h

    def inset(self, left: float, top: float, right: float, bottom: float) -> Box:
        """What is left inside of so much room at its sides."""
        return Box(self.x + left, self.y + top, self.w - left - right, self.h - top - bottom)

    def moved(self, dx: float, dy: float) -> Box:
        """The same elsewhere."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def at(self, dx: float, dy: float, w: float, h: float) -> Box:
        """A box so far from its corner."""
        return Box(self.x + dx, self.y + dy, w, h)

    def row(self, number: int, gap: float = 0, most: float = 0) -> list[Box]:
        """So many boxes side by side, at `most` so wide; what is over stays at the right."""
        return self.grid(number, number, gap, most=most)

    def column(self, number: int, gap: float = 0) -> list[Box]:
        """So many boxes one under another."""
        return self.grid(1, number, gap, gap)

    def grid(
        self, across: int, number: int, gap: float = 0, down: float = 0, most: float = 0
    ) -> list[Box]:
        """So many boxes, `across` of them in each row, with gaps beside and below them."""
        return list(divided(self, across, number, gap, down, most))


@lru_cache(maxsize=4096, typed=True)  # 30 and 30.0 are written differently
def divided(
    box: Box, across: int, number: int, gap: float, down: float, most: float
) -> tuple[Box, ...]:
    """The boxes of a grid: a table has the same ones from picture to picture."""
    rows = -(-number // max(1, across))
    w = (box.w - gap * (across - 1)) / max(1, across)
    w = min(w, most) if most else w
    h = (box.h - down * (rows - 1)) / max(1, rows)
    return tuple(
        Box(
            round(box.x + i % across * (w + gap), 2),
            round(box.y + i // across * (h + down), 2),
            round(w, 2),
            round(h, 2),
        )
        for i in range(number)
    )


def fanned(number: int, box: Box, wide: float, gap: float = 4) -> list[Box]:
    """So many things of one width in a row, laid over each other where they need more room."""
    step = wide + gap
    if number > 1:
        step = min(step, (box.w - wide) / (number - 1))
    return [Box(round(box.x + i * step, 2), box.y, wide, box.h) for i in range(number)]


def filled(texts: Sequence[str], places: int) -> list[str]:
    """As many texts as a node has places: empty ones behind those that there are."""
    return [*texts, *[""] * (places - len(texts))]
