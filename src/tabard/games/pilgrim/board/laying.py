"""Building roads on the map: where one may start or go on, and every tile that could lie there."""

from tabard.draw.icons import centred
from tabard.draw.states import attributes
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.board.edge import cell_choice
from tabard.games.pilgrim.board.ground import INK
from tabard.games.pilgrim.board.hexes import CELL, EDGE, neighbour
from tabard.games.pilgrim.board.roads import ROAD, stroke, thread
from tabard.games.pilgrim.board.scene import Scene


def choices(scene: Scene) -> str:
    """Where a road unit may begin or go on."""
    gates = [
        cell_choice(
            scene, f"cell/{atlas.CELL_IDS[cell]}", cell, cell_name(scene, "start-road", cell)
        )
        for cell in atlas.GATES
    ]
    return "".join([*gates, from_open_head(scene), from_shrines(scene)])


def cell_name(scene: Scene, key: str, cell: int) -> str:
    """What would be done on a cell."""
    return scene.say(key, cell=scene.called(atlas.CELL_IDS[cell]))


def from_open_head(scene: Scene) -> str:
    """Going on from the open road: a tile or a shrine on the next cell, or its head destroyed."""
    mat = scene.mat(scene.own)
    path = next((one for one in mat["paths"] if one["end"] == "open"), None)
    if path is None or path["links"][-1]["exit"] is None:
        return ""
    head = path["links"][-1]
    here = CELL[head["cell"]]
    ahead = neighbour(here, EDGE[head["exit"]])
    if ahead < 0:
        return ""
    return (
        cell_choice(scene, "extend", ahead, cell_name(scene, "extend-road", ahead))
        + badge(scene, "shrine", ahead, "candles", cell_name(scene, "build-shrine", ahead))
        + badge(scene, "destroy", here, "falling-rocks", cell_name(scene, "destroy-tile", here))
    )


def badge(scene: Scene, piece: str, cell: int, sign: str, name: str) -> str:
    """A small round choice in a cell; it leaves the middle to a choice of the whole cell."""
    offer = scene.offer(piece)
    if not offer.open and not offer.rule:
        return ""
    x, y = (round(v, 1) for v in scene.hexes.centre(cell))
    r = round(max(8.0, 0.36 * scene.hexes.side), 1)
    if piece == "shrine" and scene.offer("extend").open:
        y = round(y + r + 2, 1)
    at = f'cx="{x}" cy="{y}"'
    lit = f'<circle {at} r="{r}" class="hit"/>'
    if offer.open:
        lit = (
            f'<circle {at} r="{r}" class="halo" filter="url(#halo)"/>'
            f'<circle {at} r="{r}" class="ring"/>' + centred(sign, x, y, round(1.4 * r, 1))
        )
    focus = f'<circle {at} r="{r + 4}" class="focus"/>'
    return f'<g id="do-{piece}"{attributes(offer, name, "fine")}>{lit}{focus}</g>'


def from_shrines(scene: Scene) -> str:
    """Leaving a shrine: the cells behind its free edges."""
    parts: list[str] = []
    taken: set[int] = set()
    for number, path in enumerate(scene.mat(scene.own)["paths"], 1):
        if not path["links"][-1]["shrine"]:
            continue
        here = CELL[path["links"][-1]["cell"]]
        for edge, way in enumerate(atlas.EDGE_IDS):
            ahead = neighbour(here, edge)
            piece = f"leave/{number}/{way}"
            if ahead < 0 or piece not in scene.offers:
                continue
            # Two shrines may look at one cell: the second choice lies inside the first.
            scale = 0.5 if ahead in taken else 0.94
            if scene.offer(piece).open:
                taken.add(ahead)
            name = cell_name(scene, "leave-shrine", ahead)
            parts.append(cell_choice(scene, piece, ahead, name, scale))
    return "".join(parts)


def tiles(scene: Scene) -> str:
    """Every tile that may be laid on the chosen cell: its track, and a handle where it leaves."""
    unit = scene.pending["unit"]
    if unit is None or unit["cell"] is None or scene.step != "road_edges":
        return ""
    cell = CELL[unit["cell"]]
    found = [
        (entry, leave)
        for entry in atlas.EDGE_IDS
        for leave in atlas.EDGE_IDS
        if f"lay/{entry}/{leave}" in scene.offers
    ]
    lit = (
        f'<path d="{scene.hexes.outline(cell, 0.97)}" fill="#F6EED9" fill-opacity=".8"'
        ' stroke="var(--choose)" stroke-width="2"/>'
    )
    grounds, handles, previews = [lit], [], []
    open_ones = [pair for pair in found if scene.offer("lay/{}/{}".format(*pair)).open]
    # What is refused lies under what is open: two tiles may leave by one edge.
    for entry, leave in sorted(found, key=lambda pair: pair in open_ones):
        rivals = [pair for pair in open_ones if pair[1] == leave]
        shift = 0.0
        if len(rivals) > 1 and (entry, leave) in rivals:
            shift = rivals.index((entry, leave)) - (len(rivals) - 1) / 2
        handles.append(handle(scene, cell, entry, leave, shift))
        offer = scene.offer(f"lay/{entry}/{leave}")
        if offer.open:
            data = scene.hexes.track(cell, EDGE[entry], EDGE[leave])
            grounds.append(pale(scene, data))
            previews.append(f'<g data-code="{offer.code}">{solid(scene, data)}</g>')
    return (
        f'<g class="deaf" aria-hidden="true">{"".join(grounds)}</g>{"".join(handles)}'
        f'<g class="deaf" aria-hidden="true">{"".join(previews)}</g>'
    )


def pale(scene: Scene, data: str) -> str:
    """The track of a tile that could be laid."""
    s = scene.hexes.side
    return stroke(data, INK, 0.17 * s) + stroke(data, f"var(--p{scene.own + 1})", 0.1 * s)


def solid(scene: Scene, data: str) -> str:
    """The same as it would lie, while its handle is pointed at."""
    s = scene.hexes.side
    road = stroke(data, INK, 0.46 * s) + stroke(data, ROAD, 0.37 * s)
    return f'<g class="preview">{road}{thread(scene.own, data, s)}</g>'


def handle(scene: Scene, cell: int, entry: str, leave: str, shift: float) -> str:
    """Where one tile is chosen: an arrow on the edge where its track leaves the cell."""
    hexes, s = scene.hexes, scene.hexes.side
    offer = scene.offer(f"lay/{entry}/{leave}")
    start, end = EDGE[entry], EDGE[leave]
    name = scene.say("lay", tile=tile_name(scene, cell, start, end), way=scene.say(f"way-{leave}"))
    r = round(max(8.0, 0.3 * s), 1)
    x, y = hexes.middle(cell, end, 1.36)
    along = hexes.corner(cell, end), hexes.corner(cell, end + 1)
    x += (along[1][0] - along[0][0]) / s * shift * r * 1.8
    y += (along[1][1] - along[0][1]) / s * shift * r * 1.8
    at = f'cx="{x:.1f}" cy="{y:.1f}"'
    focus = f'<circle {at} r="{r + 4:g}" class="focus"/>'
    key = f"lay-{entry}-{leave}"
    if not offer.open:
        miss = f'<circle {at} r="{r:g}" class="hit"/>'
        return f'<g id="{key}"{attributes(offer, name, "fine")}>{miss}{focus}</g>'
    arrow = (
        f'<path d="M{-0.56 * r:.1f},{-0.4 * r:.1f}L{0.72 * r:.1f},0L{-0.56 * r:.1f},{0.4 * r:.1f}'
        f'L{-0.2 * r:.1f},0z" fill="var(--ink)" transform="translate({x:.1f},{y:.1f})'
        f' rotate({60 * end + 30})"/>'
    )
    return (
        f'<g id="{key}"{attributes(offer, name, "fine")}><circle {at} r="{r:g}" class="halo"'
        f' filter="url(#halo)"/><circle {at} r="{r:g}" class="ring"/>{arrow}{focus}</g>'
    )


def tile_name(scene: Scene, cell: int, start: int, end: int) -> str:
    """The tile that a track needs on a cell: by its shape, or an upgrade of what lies there."""
    if atlas.CELL_IDS[cell] in scene.view["cells"]:
        return scene.say("upgrade")
    gap = min(abs(start - end), atlas.EDGES - abs(start - end))
    if atlas.TERRAIN[cell] == atlas.RIVER:
        return scene.called("bridge" if gap == atlas.HALF else "ford")
    return scene.called(("", "tight_curve", "gentle_curve", "straight")[gap])
