"""What players have laid: tiles, roads in their owners' colours, shrines, bridges, open heads."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from tabard.draw.icons import centred
from tabard.draw.ink import line, look, path, point, stroke, strokes, turned
from tabard.draw.layout import filled
from tabard.draw.shapes import circle
from tabard.draw.states import IDLE, attributes, named
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.ground import INK, STONE
from tabard.games.pilgrim.board.hexes import CELL, EDGE, Hexes, neighbour
from tabard.games.pilgrim.board.scene import Scene

ROAD: Final = "#E0CDA4"
HOLY: Final = "#FFFBEA"  # of a path that has reached its site
# How a player's thread runs along his road, in sides: dashes and gaps; "" is a plain line.
THREADS: Final = ("", "{0:.1f} {1:.1f}", "0 {2:.1f}", "", "{1:.1f} {1:.1f}")
STUB: Final = 0.35

Link = Mapping[str, Any]


def owner(scene: Scene, seat: int | str) -> int:
    """The mat of a track's owner."""
    return scene.all[-1] if seat == "abbott" else int(seat)


def path_data(hexes: Hexes, links: Sequence[Link], end: str) -> str:
    """A whole path as path data: its tracks, with stubs into shrines, site or harbour."""
    data = ""
    for link in links:
        cell, entry = CELL[link["cell"]], EDGE[link["entry"]]
        if link["shrine"]:
            data += "L" + point(*hexes.middle(cell, entry, 1 - STUB))
            data += hexes.into(cell, EDGE[link["exit"]], 1 - STUB) if link["exit"] else ""
        else:
            data = data or hexes.into(cell, entry, 1.12)
            data += hexes.onwards(cell, entry, EDGE[link["exit"]])
    last = links[-1]
    if last["exit"] is not None and end in ("site", "harbour", "shrine"):
        beyond = neighbour(CELL[last["cell"]], EDGE[last["exit"]])
        facing = atlas.OPPOSITE[EDGE[last["exit"]]]
        data += "L" + point(*hexes.middle(beyond, facing, 1 - STUB))
    return data


def crossings(hexes: Hexes, links: Sequence[Link], over: bool) -> str:
    """The parts of a path that cross rivers: over bridges, or through fords."""
    wet = [
        (CELL[link["cell"]], EDGE[link["entry"]], EDGE[link["exit"]])
        for link in links
        if atlas.TERRAIN[CELL[link["cell"]]] == atlas.RIVER and not link["shrine"]
    ]
    return "".join(hexes.track(*one) for one in wet if (atlas.OPPOSITE[one[1]] == one[2]) == over)


def thread(mat: int, data: str, s: float) -> str:
    """The owner's thread: his colour, and a pattern of its own."""
    dash = THREADS[mat].format(0.36 * s, 0.14 * s, 0.25 * s)
    own = f"p{mat + 1}"
    if mat == 2:
        return strokes(data, (INK, 0.25 * s, dash), (own, 0.17 * s, dash), stroke_linecap="round")
    seam = [(INK, 0.03 * s)] if mat == 3 else []
    return strokes(data, (INK, 0.2 * s), (own, 0.135 * s, dash), *seam)


def paved(data: str, s: float, tone: str = ROAD) -> str:
    """A road without its owner's thread."""
    return strokes(data, (INK, 0.46 * s), (tone, 0.37 * s))


def head(hexes: Hexes, mat: int, link: Link) -> str:
    """The arrow of an open road: it points at the cell that comes next."""
    leave, k = EDGE[link["exit"]], hexes.side / 27
    data = line((-6 * k, -6 * k), (6 * k, 0), (-6 * k, 6 * k)) + "z"
    at = hexes.middle(CELL[link["cell"]], leave, 1.08)
    how = look(f"p{mat + 1}", INK, 1.2, stroke_linejoin="round")
    return turned(data, how, *at, 60 * leave + 30)


def drawn_path(scene: Scene, mat: int, number: int, one: Mapping[str, Any]) -> str:
    """One path with its light, its strokes and its name."""
    hexes, s, links = scene.hexes, scene.hexes.side, one["links"]
    data, holy = path_data(hexes, links, one["end"]), one["end"] == "site"
    bridges, fords = crossings(hexes, links, True), crossings(hexes, links, False)
    drawn = path(data, f'class="lit" {look("none", "focus", 0.66 * s, stroke_linecap="round")}')
    if holy:
        light = {"stroke_linecap": "round", "filter": "url(#halo)"}
        drawn += stroke(data, "#FFFFFF", 1.05 * s, opacity=".55", **light)
        drawn += stroke(data, "#FFFEF6", 0.74 * s, opacity=".8", stroke_linecap="round")
    if bridges:
        planks = (INK, 0.56 * s, f"1.1 {0.12 * s:.1f}")
        drawn += strokes(bridges, (INK, 0.64 * s), (STONE, 0.56 * s), planks)
    if fords:
        stones = f"{0.1 * s:.1f} {0.12 * s:.1f}"
        drawn += stroke(fords, STONE, 0.6 * s, stones, stroke_linecap="round")
    drawn += paved(data, s, HOLY if holy else ROAD) + thread(mat, data, s)
    if one["end"] == "open" and links[-1]["exit"] is not None:
        drawn += head(hexes, mat, links[-1])
    drawn += path(data, f'class="hit" {look("none", "#000", 0.7 * s)}')
    state = attributes(IDLE, told(scene, mat, one), "path")
    return f'<g id="path-{mat}-{number}"{state}>{drawn}</g>'


def told(scene: Scene, mat: int, one: Mapping[str, Any]) -> str:
    """A path as a reader hears it: whose, how long, how it ends, what it is worth."""
    say, name, length = scene.say, scene.names[mat], one["length"]
    if one["end"] == "harbour":
        return say("route", name=name, length=length)
    parts = [say("path", name=name, length=length, points=one["points"])]
    if one["shrines"]:
        parts.append(say("path-shrines", number=one["shrines"]))
    parts.append(say("path-given-up" if one["abandoned"] else f"path-{one['end']}"))
    coming = [n for n in (length, length + 1) if f"favour_{n}" in scene.view["favours"]]
    if one["end"] == "open" and coming:
        parts.append(say("path-favour", favour=str(coming[-1])))
    return ", ".join(parts)


def tiles(scene: Scene) -> str:
    """The ground of laid tiles, paler than the land; an upgrade has a second rim."""
    cells = scene.view["cells"].items()
    plain = [CELL[name] for name, _ in cells]
    better = [CELL[name] for name, one in cells if one["tile"].startswith("up_")]
    if not plain:
        return ""
    ground = look("card", "rule", 0.8, fill_opacity=".62")
    drawn = path(scene.hexes.outlines(plain, 0.97), ground)
    rims = path(scene.hexes.outlines(better, 0.86), 'class="hair"') if better else ""
    return f'<g aria-hidden="true">{drawn}{rims}</g>'


def over(scene: Scene) -> str:
    """Where two roads cross in one tile, the newer passes over the older."""
    drawn, s = "", scene.hexes.side
    middle = {"dash": "0 27 46 27", "pathLength": "100", "class": "over"}
    for name, one in scene.view["cells"].items():
        for older, newer in pairwise(one["tracks"]):
            if meet(older, newer):
                data = scene.hexes.track(CELL[name], EDGE[newer["entry"]], EDGE[newer["exit"]])
                own = f"p{owner(scene, newer['seat']) + 1}"
                layers = (("#F6EED9", 0.62), (INK, 0.46), (ROAD, 0.37), (own, 0.135))
                drawn += "".join(stroke(data, tone, wide * s, **middle) for tone, wide in layers)
    return f'<g aria-hidden="true">{drawn}</g>' if drawn else ""


def meet(one: Link, two: Link) -> bool:
    """Whether two tracks of a cell cross: one has its ends on both sides of the other."""
    a, b = sorted((EDGE[one["entry"]], EDGE[one["exit"]]))
    inside = [a < EDGE[two[end]] < b for end in ("entry", "exit")]
    return inside[0] != inside[1]


def paths(scene: Scene, mat: int) -> list[str]:
    """The paths of a player, the older first, and empty places for those to come."""
    laid = enumerate(scene.mat(mat)["paths"], 1)
    return filled([drawn_path(scene, mat, number, one) for number, one in laid], t.PIECES)


def shrines(scene: Scene) -> str:
    """Shrines: candles in a ring of the owner's colour."""
    s, drawn = scene.hexes.side, ""
    for name, one in scene.view["cells"].items():
        if one["tile"] == "shrine":
            mat, at = owner(scene, one["tracks"][0]["seat"]), scene.hexes.centre(CELL[name])
            rings = ((INK, 0.62), (f"p{mat + 1}", 0.57), (HOLY, 0.44))
            face = "".join(circle(*at, r * s, look(tone)) for tone, r in rings)
            face += centred("candles", *at, 0.62 * s, "on-light")
            said = scene.say("shrine-of", name=scene.names[mat])
            drawn += named(f"shrine-{name}", said, face)
    return drawn
