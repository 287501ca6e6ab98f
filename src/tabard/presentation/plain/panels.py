"""The panels of a default board: a figure under its name, or things as cards with their counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from tabard.draw import cards
from tabard.draw.lettering import fitted, text, width
from tabard.draw.stage import Rect
from tabard.draw.states import IDLE, Offer, named, plate
from tabard.draw.words import Phrasebook
from tabard.presentation.plain.rows import Row

HEAD: Final = 24
CARD: Final = (88, 76)
GAP: Final = 8
HIGH: Final = HEAD + CARD[1] + 14
LEAST: Final = 104
LINE: Final = 21
LARGEST: Final = 1.7
SMALLEST: Final = 0.3


class Panel(NamedTuple):
    """A drawing with its corner at (0, 0), and how wide it is."""

    drawing: str
    wide: float


def flow(panels: Sequence[Panel], room: float) -> tuple[list[tuple[float, float]], float]:
    """Where panels stand one after another, in as many rows as it takes; and how high that is."""
    spots: list[tuple[float, float]] = []
    x, y = 0.0, 0.0
    for one in panels:
        if x and x + one.wide > room:
            x, y = 0.0, y + HIGH + GAP
        spots.append((x, y))
        x += one.wide + GAP
    return spots, (y + HIGH) if panels else 0.0


def widest(panels: Sequence[Panel], spots: Sequence[tuple[float, float]]) -> float:
    """How wide the widest of the rows is."""
    return max((x + one.wide for one, (x, _) in zip(panels, spots, strict=True)), default=0.0)


class Painter:
    """Draws rows; a choice glows on the card of its thing on the own mat, drawn with `own`."""

    def __init__(self, words: Phrasebook, offers: Mapping[str, Offer]) -> None:
        self.words = words
        self.offers = offers

    def panel(self, row: Row, own: bool = False) -> Panel:
        """The panel of a row."""
        name = self.words.title(row.name)
        if row.figure:
            return self.figure(row, name)
        wide = max(LEAST, len(row.things) * (CARD[0] + GAP) + 2 * GAP - GAP)
        faces = "".join(
            self.card(row, thing, count, GAP + n * (CARD[0] + GAP), own)
            for n, (thing, count) in enumerate(row.things)
        )
        if not row.things:
            faces = text(wide / 2, HEAD + CARD[1] / 2 + 6, "–", "g6", 22, "middle", "ink-2")
        return Panel(self.ground(wide) + self.head(name, wide) + faces, wide)

    def figure(self, row: Row, name: str) -> Panel:
        """A figure under its name."""
        wide = max(LEAST, width(row.figure, 34) + 3 * GAP)
        number = text(wide / 2, HEAD + CARD[1] / 2 + 12, row.figure, "g7", 34, "middle")
        drawing = self.ground(wide) + self.head(name, wide) + number
        return Panel(named(row.path, f"{name}: {row.figure}", drawing), wide)

    def ground(self, wide: float) -> str:
        """The sheet that a row lies on."""
        return (
            f'<rect width="{wide:g}" height="{HIGH:g}" rx="10" fill="var(--panel)"'
            ' stroke="var(--line)" opacity=".94"/>'
        )

    def head(self, name: str, wide: float) -> str:
        """The name of a row."""
        return fitted(wide / 2, 18, name, wide - 12, "c6", 13, "middle", "ink-2")

    def card(self, row: Row, thing: str, count: int, x: float, own: bool) -> str:
        """A thing as a card, with how many of it there are."""
        w, h = CARD
        name = self.words.title(thing)
        face, band = cards.titled(w, h, "action", name)
        face += text(w / 2, band + (h - band) / 2 + 9, f"× {count}", "g7", 25, "middle")
        offer = self.offers.get(thing, IDLE) if own else IDLE
        told = f"{self.words.title(row.name)}: {name} × {count}"
        return plate(f"{row.path}-{thing}", offer, told, (x, HEAD + 4, w, h), face, r=6)

    def fit(self, panels: Sequence[Panel], room: Rect) -> str:
        """Panels in the middle of a room, as large as they fit."""
        x, y, w, h = room
        scale = LARGEST
        spots, high = flow(panels, w / scale)
        while scale > SMALLEST and (high * scale > h or widest(panels, spots) * scale > w):
            scale -= 0.05
            spots, high = flow(panels, w / scale)
        x += (w - widest(panels, spots) * scale) / 2
        y += (h - high * scale) / 2
        inside = "".join(
            f'<g transform="translate({at:g},{down:g})">{one.drawing}</g>'
            for one, (at, down) in zip(panels, spots, strict=True)
        )
        return f'<g transform="translate({x:.1f},{y:.1f}) scale({scale:.2f})">{inside}</g>'

    def lines(self, rows: Sequence[Row], room: Rect) -> str:
        """Rows as lines of text, in as many columns as it takes."""
        x, y, w, h = room
        fit = max(1, int(h // LINE))
        columns = max(1, -(-len(rows) // fit))
        wide = w / columns
        parts: list[str] = []
        for n, row in enumerate(rows):
            left, down = x + n // fit * wide, y + n % fit * LINE + 6
            told = row.figure or self.listed(row)
            name = self.words.title(row.name)
            line = fitted(left, down, name, wide * 0.6, "g5", 15, tone="ink-2")
            line += fitted(left + wide - 10, down, told, wide * 0.4, "g7", 16, "end")
            parts.append(named(row.path, f"{name}: {told}", line))
        return "".join(parts)

    def listed(self, row: Row) -> str:
        """Things in a line of text."""
        each = (f"{self.words.title(thing)} × {count}" for thing, count in row.things)
        return ", ".join(each) or "–"
