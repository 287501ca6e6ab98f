"""The ways between locations, one hand for each kind, told apart by shape (FEU-6.2)."""

from functools import cache
from typing import Final

from tabard.draw.icons import centred
from tabard.draw.ink import line, look, point, stroke, strokes
from tabard.draw.shapes import circle, pale
from tabard.games.feudum.board import curves, deck
from tabard.games.feudum.board.curves import Point
from tabard.games.feudum.board.ground import EDGES, Ground

Place = tuple[float, float, float, float]  # a point, and the direction there

BRIDGES: Final[dict[str, list[float]]] = deck.WHERE["bridges"]


@cache
def samples(ground: Ground, edge: str) -> tuple[Point, ...]:
    """The middle line of a way, from the rim of one location to that of the other."""
    row = EDGES[edge]
    ends = (ground.location(row["a"]), ground.location(row["b"]))
    via = [ground.spot(x, y) for x, y in row["via"]]
    return tuple(curves.trimmed(curves.through([ends[0], *via, ends[1]]), ground.r + 3))


def band(ground: Ground, edge: str) -> str:
    """The line of a way."""
    return line(*samples(ground, edge))


def from_end(ground: Ground, edge: str, place: str, distance: float) -> Point:
    """The point at a distance from a location along a way, at most at its other end."""
    course = samples(ground, edge)
    if EDGES[edge]["b"] == place:
        course = course[::-1]
    return curves.at(course, distance)[:2]


def road(ground: Ground, edge: str) -> str:
    """A band, and a bridge where it leaves the land."""
    bridge = ""
    if edge in BRIDGES:
        (_, first), (_, last) = (ground.spot(0, y) for y in BRIDGES[edge])
        over = line(*(spot for spot in samples(ground, edge) if first < spot[1] < last))
        bridge = strokes(over, ("ink-2", 11), ("stone", 8.6), ("ink-2", 8.6, "1 3.4"))
    return bridge + strokes(band(ground, edge), ("ink-2", 6), ("way", 3.8))


def ferry(ground: Ground, edge: str, shut: bool = False) -> str:
    """A rope with a raft half way; struck through while the ferries are closed (FEU-6.10)."""
    course = samples(ground, edge)
    x, y, _, _ = curves.at(course, curves.lengths(course)[-1] / 2)
    r = 9 * max(0.85, ground.size())
    raft = centred("raft", round(x, 1), round(y, 1), round(r * 1.45, 1))
    drawn = stroke(band(ground, edge), "ink", 1.6, "7 3 1 3")
    drawn += circle(x, y, r, look("card", "ink-2", 1.2, "2.5 2.5" if shut else ""))
    if not shut:
        return drawn + raft
    far = r * 0.7
    bar = line((x - far, y + far), (x + far, y - far))
    return drawn + pale(raft, 0.45) + stroke(bar, "rubric", 2)


def along(ground: Ground, edge: str, apart: float, begin: float = 0) -> list[Place]:
    """Places along a way, about so far apart, and the direction at each."""
    course = samples(ground, edge)
    whole = curves.lengths(course)[-1]
    many = max(2, round(whole / apart))
    steps = range(many) if begin else range(many + 1)
    return [curves.at(course, whole * (k + begin) / many) for k in steps]


def ship(ground: Ground, edge: str) -> str:
    """A line of waves."""
    crests, troughs = along(ground, edge, 9.5), along(ground, edge, 9.5, 0.5)
    waves = "M" + point(*crests[0][:2])
    for k, (x, y, dx, dy) in enumerate(crests[1:]):
        bow = -5.2 if k % 2 else 5.2
        mx, my, _, _ = troughs[k]
        waves += f"Q{point(mx - dy * bow, my + dx * bow)} {point(x, y)}"
    return stroke(waves, "foam", 3.8, opacity=".8") + stroke(waves, "sea-ink", 1.8)


def submersible(ground: Ground, edge: str) -> str:
    """Bubbles, large and small in turn."""
    how = look("card", "sea-ink", 1.3)
    return "".join(
        circle(x, y, 2.9 if k % 2 else 1.9, how)
        for k, (x, y, _, _) in enumerate(along(ground, edge, 8.5))
    )


def airship(ground: Ground, edge: str) -> str:
    """A flight of birds."""
    birds = "".join(
        f"M{point(x - 5, y - 1)}q2.5,-3.4 5,1q2.5,-4.4 5,-1"
        for x, y, _, _ in along(ground, edge, 15, 0.5)
    )
    return stroke(birds, "ink", 1.9, stroke_linecap="round")


# Drawn in this order: what flies lies above everything else.
HANDS: Final = {
    "ship": ship,
    "submersible": submersible,
    "ferry": ferry,
    "road": road,
    "airship": airship,
}
IN_ORDER: Final = sorted(EDGES, key=lambda edge: [*HANDS].index(EDGES[edge]["kind"]))


@cache
def way(ground: Ground, edge: str, shut: bool) -> str:
    """One way in the hand of its kind."""
    kind = EDGES[edge]["kind"]
    return ferry(ground, edge, shut) if kind == "ferry" else HANDS[kind](ground, edge)
