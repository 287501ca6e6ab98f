"""Where things lie on a mat, large or small, and where those who live there stand."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from tabard.draw.layout import Box
from tabard.draw.mats import Place
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.plan import Spot

SMALL: Final = 14.0  # how tall pieces on a small mat are, where nobody sees them
TOKEN: Final = 18.0  # how large a token on a small mat is


class Home:
    """A mat as the home of pieces: at full size, or small at some place."""

    def __init__(self, x: float, y: float, places: Mapping[str, Place], large: bool) -> None:
        self.x, self.y, self.large = x, y, large
        self.boxes = {name: box for name, box in places.items() if isinstance(box, Box)}

    @cache  # noqa: B019 - homes are few, and as old as the process
    def feet(self, place: str, number: int) -> Sequence[Spot]:
        """Where so many at a place of the mat have their feet."""
        thing = "alms-table" if place == "alms" and self.large else place.removeprefix("post-")
        x, y, w, h = self.boxes[thing].moved(self.x, self.y)
        if not self.large:
            return [(round(x + TOKEN / 2, 1), y + h - 2, SMALL)]
        if thing in ("village", "abbey"):
            return row_of(number, thing == "abbey", x, y + h - 5, w)
        if place == "alms":
            return [(at + 11, y + 10, 24.0) for at in alms_steps(x, w)]
        low = round(y + h / 2 + 13, 1)
        return [(round(x + w - 20 + i * 9, 1), low, 28.0) for i in range(number)]


def alms_steps(x: float, w: float) -> list[float]:
    """Where the places of the alms table begin."""
    steps = len(t.ALMS_TABLE) - 1
    return [round(x + i * (w / steps), 1) for i in range(steps)]


def row_of(number: int, tall: bool, x: float, foot: float, w: float) -> list[Spot]:
    """Where so many people stand in a house: in one row, or in two smaller ones."""
    rows = 2 if number > 5 else 1
    size = (27.0 if tall else 23.0) if rows == 1 else 18.5
    across = max(1, -(-number // rows))
    step = min(size * 0.78, (w - 14 - size * 0.74) / max(1, across - 1))
    left = x + 7 + size * 0.42
    return [
        (round(left + (i % across) * step, 1), foot - (rows - 1 - i // across) * 18, size)
        for i in range(max(1, number))
    ]
