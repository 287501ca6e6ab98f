"""Building roads on the map: where one may start or go on, and every tile that could lie there."""

from tabard.draw.icons import centred
from tabard.draw.ink import line, look, path, strokes, turned
from tabard.draw.lights import ball, outlined, spot
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.board.ground import INK
from tabard.games.pilgrim.board.hexes import CELL, EDGE, between, neighbour
from tabard.games.pilgrim.board.roads import paved, thread
from tabard.games.pilgrim.board.scene import Scene


def choices(scene: Scene) -> str:
    """Where a road unit may begin or go on."""
    gates = [
        cell_choice(scene, f"cell/{atlas.CELL_IDS[cell]}", cell, "start-road")
        for cell in atlas.GATES
    ]
    return "".join([*gates, from_open_head(scene), from_shrines(scene)])


def cell_name(scene: Scene, key: str, cell: int) -> str:
    """What would be done on a cell."""
    return scene.say(key, cell=scene.called(atlas.CELL_IDS[cell]))


def cell_choice(scene: Scene, piece: str, cell: int, says: str, scale: float = 0.94) -> str:
    """A whole cell that may be chosen, or is refused."""
    shape, focus = (outlined(scene.hexes.outline(cell, size)) for size in (scale, 1.1))
    name, key = cell_name(scene, says, cell), piece.replace("/", "-")
    return spot(key, scene.offer(piece), name, shape, focus, classes="cell")


def from_open_head(scene: Scene) -> str:
    """Going on from the open road: a tile or a shrine on the next cell, or its head destroyed."""
    paths = scene.mat(scene.own)["paths"]
    head = next((one["links"][-1] for one in paths if one["end"] == "open"), None)
    if head is None or head["exit"] is None:
        return ""
    here = CELL[head["cell"]]
    ahead = neighbour(here, EDGE[head["exit"]])
    if ahead < 0:
        return ""
    return (
        cell_choice(scene, "extend", ahead, "extend-road")
        + badge(scene, "shrine", ahead, "candles", "build-shrine")
        + badge(scene, "destroy", here, "falling-rocks", "destroy-tile")
    )


def badge(scene: Scene, piece: str, cell: int, sign: str, says: str) -> str:
    """A small round choice in a cell; it leaves the middle to a choice of the whole cell."""
    (x, y), r = scene.hexes.centre(cell), max(8.0, 0.36 * scene.hexes.side)
    if piece == "shrine" and scene.offer("extend").open:
        y += r + 2
    face, name = centred(sign, x, y, 1.4 * r), cell_name(scene, says, cell)
    return spot(f"do-{piece}", scene.offer(piece), name, ball(x, y, r), ball(x, y, r + 4), face)


def from_shrines(scene: Scene) -> str:
    """Leaving a shrine: the cells behind its free edges."""
    drawn, taken = "", set[int]()
    for number, one in enumerate(scene.mat(scene.own)["paths"], 1):
        if not one["links"][-1]["shrine"]:
            continue
        here = CELL[one["links"][-1]["cell"]]
        for edge, way in enumerate(atlas.EDGE_IDS):
            ahead, piece = neighbour(here, edge), f"leave/{number}/{way}"
            if ahead >= 0 and piece in scene.offers:
                # Two shrines may look at one cell: the second choice lies inside the first.
                scale = 0.5 if ahead in taken else 0.94
                drawn += cell_choice(scene, piece, ahead, "leave-shrine", scale)
                taken |= {ahead} if scene.offer(piece).open else set()
    return drawn


def tiles(scene: Scene) -> str:
    """Every tile that may be laid on the chosen cell: its track, and a handle where it leaves."""
    unit = scene.pending["unit"]
    if unit is None or unit["cell"] is None or scene.step != "road_edges":
        return ""
    cell, s, own = CELL[unit["cell"]], scene.hexes.side, scene.own
    found = [
        (entry, leave)
        for entry in atlas.EDGE_IDS
        for leave in atlas.EDGE_IDS
        if f"lay/{entry}/{leave}" in scene.offers
    ]
    free = [pair for pair in found if scene.offer("lay/{}/{}".format(*pair)).open]
    ground = look("#F6EED9", "choose", 2, fill_opacity=".8")
    grounds, handles, previews = path(scene.hexes.outline(cell, 0.97), ground), "", ""
    # What is refused lies under what is open: two tiles may leave by one edge.
    for entry, leave in sorted(found, key=lambda pair: pair in free):
        rivals = [pair for pair in free if pair[1] == leave]
        at = rivals.index((entry, leave)) if (entry, leave) in rivals else 0
        shift = at - (len(rivals) - 1) / 2 if (entry, leave) in rivals else 0
        handles += handle(scene, cell, entry, leave, shift)
        offer = scene.offer(f"lay/{entry}/{leave}")
        if offer.open:
            data = scene.hexes.track(cell, EDGE[entry], EDGE[leave])
            grounds += strokes(data, (INK, 0.17 * s), (f"p{own + 1}", 0.1 * s))
            laid = paved(data, s) + thread(own, data, s)
            previews += f'<g data-code="{offer.code}"><g class="preview">{laid}</g></g>'
    deaf = '<g class="deaf" aria-hidden="true">'
    return f"{deaf}{grounds}</g>{handles}{deaf}{previews}</g>"


def handle(scene: Scene, cell: int, entry: str, leave: str, shift: float) -> str:
    """Where one tile is chosen: an arrow on the edge where its track leaves the cell."""
    hexes, start, end = scene.hexes, EDGE[entry], EDGE[leave]
    r = max(8.0, 0.3 * hexes.side)
    (x, y), step = hexes.middle(cell, end, 1.36), shift * r * 1.8 / hexes.side
    (ax, ay), (bx, by) = hexes.corner(cell, end), hexes.corner(cell, end + 1)
    x, y = x + (bx - ax) * step, y + (by - ay) * step
    head = line((-0.56 * r, -0.4 * r), (0.72 * r, 0), (-0.56 * r, 0.4 * r), (-0.2 * r, 0)) + "z"
    arrow = turned(head, look("ink"), x, y, 60 * end + 30)
    name = scene.say("lay", tile=tile_name(scene, cell, start, end), way=scene.say(f"way-{leave}"))
    offer = scene.offer(f"lay/{entry}/{leave}")
    return spot(f"lay-{entry}-{leave}", offer, name, ball(x, y, r), ball(x, y, r + 4), arrow)


def tile_name(scene: Scene, cell: int, start: int, end: int) -> str:
    """The tile that a track needs on a cell: by its shape, or an upgrade of what lies there."""
    if atlas.CELL_IDS[cell] in scene.view["cells"]:
        return scene.say("upgrade")
    gap = between(start, end)
    if atlas.TERRAIN[cell] == atlas.RIVER:
        return scene.called("bridge" if gap == atlas.HALF else "ford")
    return scene.called(("", "tight_curve", "gentle_curve", "straight")[gap])
