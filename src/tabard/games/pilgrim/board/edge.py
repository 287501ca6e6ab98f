"""The rim of the map: sites, buildings, harbours, closed quadrants and the ship on its round."""

from typing import Any, Final

from tabard.draw import shapes
from tabard.draw.icons import centred
from tabard.draw.ink import look, path
from tabard.draw.lettering import text
from tabard.draw.memory import remembered
from tabard.draw.shapes import circle, pale, pane
from tabard.draw.states import Offer, chip, named
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.ground import INK
from tabard.games.pilgrim.board.hexes import CELL
from tabard.games.pilgrim.board.icons import ICONS, good
from tabard.games.pilgrim.board.scene import Scene

CHALK: Final = "#FFFDF4"  # of what is printed on the map to be read, in both themes
HATCHED: Final = 'fill="url(#hatch)"'


def closed(scene: Scene) -> str:
    """The land that nobody may build on any more: hatched, its buildings stay clear (PGM-17.40)."""
    playable = scene.view["playable"]
    shut = {i: name for i, name in enumerate(atlas.QUADRANT_IDS) if name not in playable}
    if not shut:
        return ""
    busy = {row["cell"] for row in scene.view["buildings"] if row["on_edge"]}
    land = [cell for name, cell in CELL.items() if name not in busy]
    cells = [cell for cell in land if atlas.QUADRANT[cell] in shut]
    told = scene.say("closed", places=", ".join(map(scene.called, shut.values())))
    return named("closed", told, path(scene.hexes.outlines(cells), HATCHED))


def sites(scene: Scene) -> str:
    """The sites."""
    return "".join(site(scene, row) for row in scene.view["sites"] if row["cell"] is not None)


def site(scene: Scene, row: dict[str, Any]) -> str:
    """A site: a shell, points, and what an arrival gives."""
    cell, k = CELL[row["cell"]], scene.hexes.side / 27.4
    (x, y), outline = scene.hexes.centre(cell), scene.hexes.outline(cell, 1.04)
    face = path(outline, look(CHALK, INK, 1.8, stroke_linejoin="round"))
    face += centred("scallop", x - 9 * k, y - 8 * k, 17 * k, "on-light")
    face += shapes.points(row["points"], x + 9.5 * k, y - 7 * k, 10 * k)
    if not scene.tall:
        for dx, kind in ((-15, "piety"), (4, "silver")):
            face += text(x + dx * k - 1, y + 15.5 * k, row[kind], "g7", 14 * k, tone="on-light")
            face += good(kind, x + (dx + 12) * k, y + 11 * k, 11 * k)
    if row["quadrant"] not in scene.view["playable"]:
        face += path(outline, HATCHED) + circle(x, y - 21 * k, 8 * k, look(CHALK, INK))
        face += centred("padlock", x, y - 21 * k, 11 * k, "on-light")
    told = scene.say.told(scene.called(row["site"]), row["site"])
    if row["herald"]:
        told += ", " + scene.say("herald")
        face += pale(shapes.pawn(None, x - 19.7 * k, y + 5.5 * k, 16.4 * k), 0.85)
    return named(f"site-{row['quadrant']}", told + joined(scene, "sites", row["quadrant"]), face)


def joined(scene: Scene, kind: str, place: str) -> str:
    """Who has reached a site or a harbour, as a reader hears it."""
    return "".join(
        ", " + scene.say("joined", name=scene.names[mat])
        for mat in scene.all
        if place in scene.mat(mat)[kind]
    )


def anchored(scene: Scene, x: float, y: float, r: float, sign: str) -> str:
    """A round sign of the sea."""
    ground, s = look(CHALK, INK, 1.6), scene.hexes.side
    return circle(x, y, r * s, ground) + centred(sign, x, y, round(r * 1.5, 2) * s, "on-light")


def harbours(scene: Scene) -> str:
    """The four harbours."""
    return "".join(
        named(
            harbour,
            scene.called(harbour) + joined(scene, "harbours", harbour),
            anchored(scene, *scene.hexes.centre(cell), 0.52, "anchor"),
        )
        for harbour, cell in zip(atlas.HARBOUR_IDS, atlas.HARBOUR_CELL)
    )


def building_offer(scene: Scene, building: str) -> Offer:
    """What a building offers: to be used, built or donated, or to pay a fee."""
    return scene.first(f"building/{building}", f"pay/{building}")


def building_name(scene: Scene, building: str) -> str:
    """A building as a reader hears it: its name, level and what it does."""
    level = t.LEVEL[t.BUILDING_IDS.index(building)]
    name = scene.say("building", name=scene.called(building), level=level)
    return scene.say.told(name, building)


@remembered
def card(building: str, w: float, h: float, faint: bool) -> str:
    """A building tile: its icon and its level as one to three squares."""
    level, step = t.LEVEL[t.BUILDING_IDS.index(building)], min(w, h) * 0.2
    left, side = w / 2 - level * step / 2 + step * 0.12, step * 0.76
    mark = centred(ICONS[building], w / 2, h * 0.4, min(w * 0.62, h * 0.58))
    for i in range(level):
        mark += pane((left + i * step, h * 0.78, side, side), look("ink"), 0)
    edge = look("well", "ink", 1.3, "3 2.4") if faint else look("card", "ink", 1.3)
    return pane((0, 0, w, h), edge, 4) + (pale(mark, 0.62) if faint else mark)


def buildings(scene: Scene) -> list[str]:
    """The buildings that still lie on the edge; those the ship has not reached are dashed."""
    rows, s = scene.view["buildings"], scene.hexes.side
    w, h = round(1.26 * s, 1), round(1.3 * s, 1)
    found = [""] * t.MARKET
    for i, row in enumerate(rows):
        if row["on_edge"] and row["cell"] is not None:
            (x, y), thing = scene.hexes.centre(CELL[row["cell"]]), row["building"]
            told = building_name(scene, thing)
            if not row["active"]:
                told += ", " + scene.say("from-round", round=row["offset"] + 1)
            box = (round(x - w / 2, 1), round(y - h / 2, 1), w, h)
            offer, face = building_offer(scene, thing), card(thing, w, h, not row["active"])
            found[i] = chip(f"building-{thing}", offer, told, box, face)
    return found


def sea_lane(scene: Scene) -> list[str]:
    """The spaces of the ship round the map, those it has passed darker."""
    ship = scene.view["ship"]
    if ship["cell"] is None:
        return [""] * atlas.ROUNDS
    here = atlas.SHIP_SPACE_OF[CELL[ship["cell"]]]
    passed = [(here - index) % atlas.ROUNDS <= ship["offset"] for index in range(atlas.ROUNDS)]
    return [
        circle(
            *scene.hexes.outside(cell, 1.14),
            0.1 * scene.hexes.side,
            look("#5C4731" if gone else CHALK, INK),
        )
        for cell, gone in zip(atlas.SHIP_SPACES, passed)
    ]


def ship(scene: Scene) -> str:
    """The ship on its round."""
    if scene.view["ship"]["cell"] is None:
        return ""
    x, y = scene.hexes.outside(CELL[scene.view["ship"]["cell"]], 1.14)
    told = scene.say("ship", round=scene.view["round"], rounds=scene.view["rounds"])
    at = f' class="marker" transform="translate({x:.1f},{y:.1f})"'
    return named("ship", told, anchored(scene, 0, 0, 0.56, "caravel"), at)
