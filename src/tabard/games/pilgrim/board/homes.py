"""Where things lie on a mat, large or small, and where those who live there stand."""

from collections.abc import Sequence

from tabard.draw.stage import Rect
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.plan import Spot

GOODS = ("wheat", "stone", "silver")
HOUSES = ("village", "abbey")
SMALL = 14.0  # how tall pieces on a small mat are, where nobody sees them


def large_boxes(w: float) -> dict[str, Rect]:
    """The boxes of goods, houses, activities and alms on a mat at full size, from its corner."""
    left, wide = 13, w - 22
    third, half = (wide - 10) / 3, (wide - 6) / 2
    found: dict[str, Rect] = {
        kind: (round(left + i * (third + 5), 1), 54, round(third, 1), 42)
        for i, kind in enumerate(GOODS)
    }
    found["village"] = (left, 102, round(half, 1), 62)
    found["abbey"] = (round(left + half + 6, 1), 102, round(half, 1), 62)
    for i, name in enumerate(t.ACTIVITY_IDS):
        at = (round(left + (i % 3) * (third + 5), 1), 185 + (i // 3) * 58)
        found[name] = (*at, round(third, 1), 53)
    found["alms"] = (left + 56, 393, wide - 50, 0)
    return found


def small_places(w: float) -> dict[str, tuple[float, float]]:
    """The middles of what a small mat shows, from its corner."""
    step = (w - 26) / 5.2
    found = {kind: (round(24 + i * step, 1), 52.0) for i, kind in enumerate(GOODS)}
    for i, place in enumerate(HOUSES):
        found[place] = (round(24 + (3 + i * 1.06) * step, 1), 52.0)
    for i, name in enumerate(t.ACTIVITY_IDS):
        found[name] = (round(24 + i * 23.5, 1), 79.0)
    return found | {"piety": (w - 86, 79.0), "alms": (w - 42, 79.0)}


class Home:
    """A mat as the home of pieces: at full size, or small at some place."""

    def __init__(self, x: float, y: float, w: float, large: bool) -> None:
        self.x, self.y, self.large = x, y, large
        self.boxes = large_boxes(w)
        self.places = small_places(w)

    def feet(self, place: str, number: int) -> Sequence[Spot]:
        """Where so many at a place of the mat have their feet."""
        thing = place.removeprefix("post-")
        if not self.large:
            x, y = self.places[thing]
            below = 6 if thing in t.ACTIVITY_IDS else 8
            return [(round(self.x + x, 1), self.y + y + below, SMALL)]
        x, y, w, h = self.boxes[thing]
        x, y = x + self.x, y + self.y
        if thing in HOUSES:
            return row_of(number, thing == "abbey", x, y + h - 5, w)
        if thing == "alms":
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
