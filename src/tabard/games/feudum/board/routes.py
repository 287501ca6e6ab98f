"""The ways between locations, one hand for each kind, told apart by shape (FEU-6.2)."""

from functools import cache
from typing import Final

from tabard.draw.icons import centred
from tabard.games.feudum.board import curves
from tabard.games.feudum.board.curves import Point
from tabard.games.feudum.board.ground import EDGES, Ground, on_land

# Drawn in this order: what flies lies above everything else.
KINDS: Final = ("ship", "submersible", "ferry", "road", "airship")


@cache
def samples(ground: Ground, edge: str) -> tuple[Point, ...]:
    """The middle line of a way, from the rim of one location to that of the other."""
    row = EDGES[edge]
    ends = (ground.location(row["a"]), ground.location(row["b"]))
    via = [ground.spot(x, y) for x, y in row["via"]]
    return tuple(curves.trimmed(curves.through([ends[0], *via, ends[1]]), ground.r + 3))


@cache
def middle(ground: Ground, edge: str) -> Point:
    """The point half way along."""
    line = samples(ground, edge)
    x, y, _, _ = curves.at(line, curves.lengths(line)[-1] / 2)
    return x, y


def from_end(ground: Ground, edge: str, place: str, distance: float) -> Point:
    """The point at a distance from a location along a way, at most at its other end."""
    line = list(samples(ground, edge))
    if EDGES[edge]["b"] == place:
        line.reverse()
    x, y, _, _ = curves.at(line, min(distance, curves.lengths(line)[-1]))
    return x, y


def road(ground: Ground, edge: str) -> str:
    """A band, and a bridge where it leaves the land."""
    line = samples(ground, edge)
    path = curves.line(line)
    wet = [i for i, point in enumerate(line) if not on_land(ground, point)]
    bridge = ""
    if wet:
        first, last = max(0, wet[0] - 1), min(len(line) - 1, wet[-1] + 1)
        over = curves.line(line[first : last + 1])
        bridge = (
            f'<path d="{over}" stroke="var(--ink-2)" stroke-width="11"/>'
            f'<path d="{over}" stroke="var(--stone)" stroke-width="8.6"/>'
            f'<path d="{over}" stroke="var(--ink-2)" stroke-width="8.6" stroke-dasharray="1 3.4"/>'
        )
    return (
        f'<g fill="none">{bridge}<path d="{path}" stroke="var(--ink-2)" stroke-width="6"/>'
        f'<path d="{path}" stroke="var(--way)" stroke-width="3.8"/></g>'
    )


def ferry(ground: Ground, edge: str, shut: bool) -> str:
    """A rope with a raft half way; struck through while the ferries are closed (FEU-6.10)."""
    x, y = middle(ground, edge)
    r = 9 * max(0.85, ground.size())
    rim = ' stroke-dasharray="2.5 2.5"' if shut else ""
    ink = ".45" if shut else "1"
    strike = ""
    if shut:
        strike = (
            f'<path d="M{x - r * 0.7:.1f},{y + r * 0.7:.1f}L{x + r * 0.7:.1f},{y - r * 0.7:.1f}"'
            ' stroke="var(--rubric)" stroke-width="2"/>'
        )
    return (
        f'<path d="{curves.line(samples(ground, edge))}" fill="none" stroke="var(--ink)"'
        ' stroke-width="1.6" stroke-dasharray="7 3 1 3"/>'
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="var(--card)" stroke="var(--ink-2)"'
        f' stroke-width="1.2"{rim}/><g opacity="{ink}">'
        f"{centred('raft', round(x, 1), round(y, 1), round(r * 1.45, 1))}</g>{strike}"
    )


def ship(ground: Ground, edge: str) -> str:
    """A line of waves."""
    line = samples(ground, edge)
    whole = curves.lengths(line)[-1]
    many = max(2, round(whole / 9.5))
    path = ""
    for k in range(many + 1):
        x, y, dx, dy = curves.at(line, whole * k / many)
        if k == 0:
            path = f"M{x:.1f},{y:.1f}"
            continue
        mx, my, _, _ = curves.at(line, whole * (k - 0.5) / many)
        bow = 5.2 if k % 2 else -5.2
        path += f"Q{mx - dy * bow:.1f},{my + dx * bow:.1f} {x:.1f},{y:.1f}"
    return (
        f'<g fill="none"><path d="{path}" stroke="var(--foam)" stroke-width="3.8" opacity=".8"/>'
        f'<path d="{path}" stroke="var(--sea-ink)" stroke-width="1.8"/></g>'
    )


def submersible(ground: Ground, edge: str) -> str:
    """Bubbles, large and small in turn."""
    line = samples(ground, edge)
    whole = curves.lengths(line)[-1]
    many = max(2, round(whole / 8.5))
    bubbles = ""
    for k in range(many + 1):
        x, y, _, _ = curves.at(line, whole * k / many)
        bubbles += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{2.9 if k % 2 else 1.9:g}"/>'
    return f'<g fill="var(--card)" stroke="var(--sea-ink)" stroke-width="1.3">{bubbles}</g>'


def airship(ground: Ground, edge: str) -> str:
    """A flight of birds."""
    line = samples(ground, edge)
    whole = curves.lengths(line)[-1]
    many = max(2, round(whole / 15))
    birds = ""
    for k in range(many):
        x, y, _, _ = curves.at(line, whole * (k + 0.5) / many)
        birds += f"M{x - 5:.1f},{y - 1:.1f}q2.5,-3.4 5,1q2.5,-4.4 5,-1"
    return (
        f'<path d="{birds}" fill="none" stroke="var(--ink)" stroke-width="1.9"'
        ' stroke-linecap="round"/>'
    )


@cache
def way(ground: Ground, edge: str, shut: bool) -> str:
    """One way in the hand of its kind."""
    kind = EDGES[edge]["kind"]
    if kind == "road":
        return road(ground, edge)
    if kind == "ferry":
        return ferry(ground, edge, shut)
    if kind == "ship":
        return ship(ground, edge)
    return submersible(ground, edge) if kind == "submersible" else airship(ground, edge)


def in_order() -> list[str]:
    """All ways in the order in which they are drawn."""
    return sorted(EDGES, key=lambda edge: KINDS.index(EDGES[edge]["kind"]))


def band(ground: Ground, edge: str) -> str:
    """The line of a way, for the light along it."""
    return curves.line(samples(ground, edge))
