"""What players have laid: tiles, roads in their owners' colours, shrines, bridges, open heads."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from tabard.draw.icons import centred
from tabard.draw.memory import safe
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.ground import INK, STONE
from tabard.games.pilgrim.board.hexes import CELL, EDGE, Hexes, neighbour, point
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
    for number, link in enumerate(links):
        cell, entry = CELL[link["cell"]], EDGE[link["entry"]]
        if link["shrine"]:
            data += "L" + point(*hexes.middle(cell, entry, 1 - STUB))
            if link["exit"] is not None:
                leave = EDGE[link["exit"]]
                data += "M" + point(*hexes.middle(cell, leave, 1 - STUB))
                data += "L" + point(*hexes.middle(cell, leave))
            continue
        if number == 0:
            data += "M" + point(*hexes.middle(cell, entry, 1.12))
            data += "L" + point(*hexes.middle(cell, entry))
        data += hexes.onwards(cell, entry, EDGE[link["exit"]])
    last = links[-1]
    if last["exit"] is not None and end in ("site", "harbour", "shrine"):
        beyond = neighbour(CELL[last["cell"]], EDGE[last["exit"]])
        facing = atlas.OPPOSITE[EDGE[last["exit"]]]
        data += "L" + point(*hexes.middle(beyond, facing, 1 - STUB))
    return data


def crossings(hexes: Hexes, links: Sequence[Link]) -> tuple[str, str]:
    """The parts of a path that cross rivers: over bridges, through fords."""
    bridges = fords = ""
    for link in links:
        cell = CELL[link["cell"]]
        if atlas.TERRAIN[cell] == atlas.RIVER and not link["shrine"]:
            start, end = EDGE[link["entry"]], EDGE[link["exit"]]
            if atlas.OPPOSITE[start] == end:
                bridges += hexes.track(cell, start, end)
            else:
                fords += hexes.track(cell, start, end)
    return bridges, fords


def stroke(data: str, tone: str, wide: float, dash: str = "", cap: str = "butt") -> str:
    """One stroke of a road."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{data}" fill="none" stroke="{tone}" stroke-width="{wide:.1f}"{dashed}'
        f' stroke-linecap="{cap}" stroke-linejoin="round"/>'
    )


def thread(mat: int, data: str, s: float) -> str:
    """The owner's thread: his colour, and a pattern of its own."""
    dash = THREADS[mat].format(0.36 * s, 0.14 * s, 0.25 * s)
    beads = mat == 2
    under, over = (0.25, 0.17) if beads else (0.2, 0.135)
    cap = "round" if beads else "butt"
    drawn = stroke(data, INK, under * s, dash if beads else "", cap)
    drawn += stroke(data, f"var(--p{mat + 1})", over * s, dash, cap)
    return drawn + (stroke(data, INK, 0.03 * s) if mat == 3 else "")


def head(hexes: Hexes, mat: int, link: Link) -> str:
    """The arrow of an open road: it points at the cell that comes next."""
    cell, leave = CELL[link["cell"]], EDGE[link["exit"]]
    x, y = hexes.middle(cell, leave, 1.08)
    k = hexes.side / 27
    return (
        f'<path d="M{-6 * k:.1f},{-6 * k:.1f}L{6 * k:.1f},0L{-6 * k:.1f},{6 * k:.1f}z"'
        f' fill="var(--p{mat + 1})" stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"'
        f' transform="translate({x:.1f},{y:.1f}) rotate({60 * leave + 30})"/>'
    )


def drawn_path(scene: Scene, mat: int, number: int, path: Mapping[str, Any]) -> str:
    """One path with its light, its strokes and its name."""
    hexes, s, links = scene.hexes, scene.hexes.side, path["links"]
    data = path_data(hexes, links, path["end"])
    holy = path["end"] == "site"
    parts = []
    if holy:
        parts.append(stroke(data, "#FFFFFF", 1.05 * s, "", "round").replace(
            "/>", ' opacity=".55" filter="url(#halo)"/>'))  # fmt: skip
        parts.append(
            stroke(data, "#FFFEF6", 0.74 * s, "", "round").replace("/>", ' opacity=".8"/>')
        )
    bridges, fords = crossings(hexes, links)
    if bridges:
        parts.append(stroke(bridges, INK, 0.64 * s) + stroke(bridges, STONE, 0.56 * s))
        parts.append(stroke(bridges, INK, 0.56 * s, f"1.1 {0.12 * s:.1f}"))
    if fords:
        parts.append(stroke(fords, STONE, 0.6 * s, f"{0.1 * s:.1f} {0.12 * s:.1f}", "round"))
    parts.append(stroke(data, INK, 0.46 * s))
    parts.append(stroke(data, HOLY if holy else ROAD, 0.37 * s))
    parts.append(thread(mat, data, s))
    light = stroke(data, "var(--focus)", 0.66 * s, "", "round").replace(
        "<path", '<path class="lit"'
    )
    open_end = path["end"] == "open" and links[-1]["exit"] is not None
    tip = head(hexes, mat, links[-1]) if open_end else ""
    name = safe(told(scene, mat, number, path))
    hit = stroke(data, "#000", 0.7 * s).replace("<path", '<path class="hit"')
    return (
        f'<g id="path-{mat}-{number}" class="path" role="img" tabindex="-1" aria-label="{name}">'
        f"{light}{''.join(parts)}{tip}{hit}</g>"
    )


def told(scene: Scene, mat: int, number: int, path: Mapping[str, Any]) -> str:
    """A path as a reader hears it: whose, how long, how it ends, what it is worth."""
    say, name = scene.say, scene.names[mat]
    if path["end"] == "harbour":
        return say("route", name=name, length=path["length"])
    parts = [say("path", name=name, length=path["length"], points=path["points"])]
    if path["shrines"]:
        parts.append(say("path-shrines", number=path["shrines"]))
    parts.append(say("path-given-up" if path["abandoned"] else f"path-{path['end']}"))
    free = [f"favour_{path['length']}", f"favour_{path['length'] + 1}"]
    coming = [one for one in free if one in scene.view["favours"]]
    if path["end"] == "open" and coming:
        parts.append(say("path-favour", favour=coming[-1].removeprefix("favour_")))
    return ", ".join(parts)


def tiles(scene: Scene) -> str:
    """The ground of laid tiles, paler than the land; an upgrade has a second rim."""
    plain = [CELL[name] for name, one in scene.view["cells"].items()]
    better = [CELL[n] for n, one in scene.view["cells"].items() if one["tile"].startswith("up_")]
    if not plain:
        return ""
    drawn = (
        f'<path d="{scene.hexes.outlines(plain, 0.97)}" fill="var(--card)" fill-opacity=".62"'
        ' stroke="var(--rule)" stroke-width=".8"/>'
    )
    if better:
        drawn += f'<path d="{scene.hexes.outlines(better, 0.86)}" class="hair"/>'
    return f'<g aria-hidden="true">{drawn}</g>'


def over(scene: Scene) -> str:
    """Where two roads cross in one tile, the newer passes over the older."""
    hexes, s = scene.hexes, scene.hexes.side
    parts: list[str] = []
    for name, one in scene.view["cells"].items():
        tracks = one["tracks"]
        if len(tracks) < 2:
            continue
        for older, newer in pairwise(tracks):
            if meet(older, newer):
                data = hexes.track(CELL[name], EDGE[newer["entry"]], EDGE[newer["exit"]])
                mat = owner(scene, newer["seat"])
                whole = "".join(
                    (
                        stroke(data, "#F6EED9", 0.62 * s),
                        stroke(data, INK, 0.46 * s),
                        stroke(data, ROAD, 0.37 * s),
                        stroke(data, f"var(--p{mat + 1})", 0.135 * s),
                    )
                )
                parts.append(
                    whole.replace("<path", '<path pathLength="100" class="over"').replace(
                        'stroke-linecap="butt"', 'stroke-dasharray="0 27 46 27"'
                    )
                )
    return f'<g aria-hidden="true">{"".join(parts)}</g>' if parts else ""


def meet(one: Link, two: Link) -> bool:
    """Whether two tracks of a cell cross: one has its ends on both sides of the other."""
    a, b = sorted((EDGE[one["entry"]], EDGE[one["exit"]]))
    inside = [a < EDGE[two[end]] < b for end in ("entry", "exit")]
    return inside[0] != inside[1]


def paths(scene: Scene, mat: int) -> list[str]:
    """The paths of a player, the older first, and empty places for those to come."""
    found = [
        drawn_path(scene, mat, number, path)
        for number, path in enumerate(scene.mat(mat)["paths"], 1)
    ]
    return found + [""] * (t.PIECES - len(found))


def shrines(scene: Scene) -> str:
    """Shrines: candles in a ring of the owner's colour."""
    hexes, s = scene.hexes, scene.hexes.side
    parts: list[str] = []
    for name, one in scene.view["cells"].items():
        if one["tile"] != "shrine":
            continue
        mat = owner(scene, one["tracks"][0]["seat"])
        x, y = hexes.centre(CELL[name])
        said = safe(scene.say("shrine-of", name=scene.names[mat]))
        parts.append(
            f'<g id="shrine-{name}" role="img" aria-label="{said}">'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.62 * s:.1f}" fill="{INK}"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.57 * s:.1f}" fill="var(--p{mat + 1})"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.44 * s:.1f}" fill="#FFFBEA"/>'
            + centred("candles", round(x, 1), round(y, 1), round(0.62 * s, 1), "on-light")
            + "</g>"
        )
    return "".join(parts)
