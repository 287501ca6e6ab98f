"""The rim of the map: sites, buildings, harbours, closed quadrants and the ship on its round."""

from tabard.draw import shapes
from tabard.draw.icons import centred
from tabard.draw.lettering import text
from tabard.draw.memory import remembered, safe
from tabard.draw.states import Offer, attributes, chip, named
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.goods import good
from tabard.games.pilgrim.board.ground import INK
from tabard.games.pilgrim.board.hexes import CELL
from tabard.games.pilgrim.board.icons import BUILDING_ICONS
from tabard.games.pilgrim.board.scene import Scene


def closed(scene: Scene) -> str:
    """The land that nobody may build on any more: hatched, its buildings stay clear (PGM-17.40)."""
    shut = [q for q in atlas.QUADRANT_IDS if q not in scene.view["playable"]]
    if not shut:
        return ""
    busy = {CELL[row["cell"]] for row in scene.view["buildings"] if row["on_edge"] and row["cell"]}
    cells = [
        cell
        for cell in range(atlas.CELLS)
        if atlas.QUADRANT[cell] >= 0
        and atlas.QUADRANT_IDS[atlas.QUADRANT[cell]] in shut
        and cell not in busy
    ]
    name = scene.say("closed", places=", ".join(scene.called(q) for q in shut))
    return named("closed", name, f'<path d="{scene.hexes.outlines(cells)}" fill="url(#hatch)"/>')


def sites(scene: Scene) -> str:
    """The sites: a shell, points, and what an arrival gives."""
    hexes, s = scene.hexes, scene.hexes.side
    parts: list[str] = []
    for row in scene.view["sites"]:
        if row["cell"] is None:
            continue
        cell = CELL[row["cell"]]
        x, y = (round(v, 1) for v in hexes.centre(cell))
        shut = row["quadrant"] not in scene.view["playable"]
        k = s / 27.4
        face = (
            f'<path d="{hexes.outline(cell, 1.04)}" fill="#FFFDF4" stroke="{INK}"'
            ' stroke-width="1.8" stroke-linejoin="round"/>'
            + centred(
                "scallop", round(x - 9 * k, 1), round(y - 8 * k, 1), round(17 * k, 1), "on-light"
            )
            + shapes.points(
                row["points"], round(x + 9.5 * k, 1), round(y - 7 * k, 1), round(10 * k, 1)
            )
        )
        if not scene.tall:
            for dx, kind in ((-15, "piety"), (4, "silver")):
                face += text(round(x + dx * k - 1, 1), round(y + 15.5 * k, 1), row[kind], "g7",
                             round(14 * k, 1), "start", "on-light")  # fmt: skip
                face += good(
                    kind, round(x + (dx + 12) * k, 1), round(y + 11 * k, 1), round(11 * k, 1)
                )
        if shut:
            face += f'<path d="{hexes.outline(cell, 1.04)}" fill="url(#hatch)"/>'
            lock = round(y - 21 * k, 1)
            face += f'<circle cx="{x}" cy="{lock}" r="{8 * k:.1f}" fill="#FFFDF4" stroke="{INK}"/>'
            face += centred("padlock", x, lock, round(11 * k, 1), "on-light")
        name = scene.say.told(scene.called(row["site"]), row["site"])
        if row["herald"]:
            name += ", " + scene.say("herald")
            herald = shapes.pawn(
                None, round(x - 0.72 * s, 1), round(y + 0.2 * s, 1), round(s * 0.6, 1)
            )
            face += shapes.pale(herald, 0.85)
        name += joined(scene, "sites", row["quadrant"])
        parts.append(named(f"site-{row['quadrant']}", name, face))
    return "".join(parts)


def joined(scene: Scene, kind: str, place: str) -> str:
    """Who has reached a site or a harbour, as a reader hears it."""
    return "".join(
        ", " + scene.say("joined", name=scene.names[mat])
        for mat in scene.all
        if place in scene.mat(mat)[kind]
    )


def harbours(scene: Scene) -> str:
    """The four harbours."""
    s = scene.hexes.side
    parts: list[str] = []
    for number, harbour in enumerate(atlas.HARBOUR_IDS):
        cell = atlas.HARBOUR_CELL[number]
        x, y = (round(v, 1) for v in scene.hexes.centre(cell))
        name = scene.called(harbour) + joined(scene, "harbours", harbour)
        face = (
            f'<circle cx="{x}" cy="{y}" r="{0.52 * s:.1f}" fill="#FFFDF4" stroke="{INK}"'
            ' stroke-width="1.6"/>' + centred("anchor", x, y, round(0.76 * s, 1), "on-light")
        )
        parts.append(named(harbour, name, face))
    return "".join(parts)


def building_offer(scene: Scene, building: str) -> Offer:
    """What a building offers: to be used, built or donated, or to pay a fee."""
    return scene.first(f"building/{building}", f"pay/{building}")


def building_name(scene: Scene, building: str) -> str:
    """A building as a reader hears it: its name, level and what it does."""
    level = t.LEVEL[t.BUILDING_IDS.index(building)]
    name = scene.say("building", name=scene.called(building), level=level)
    return scene.say.told(name, building)


@remembered
def card(building: str, w: float, h: float, level: int, faint: bool) -> str:
    """A building tile: its icon and its level as one to three squares."""
    edge = 'stroke-dasharray="3 2.4" fill="var(--well)"' if faint else 'fill="var(--card)"'
    size = round(min(w * 0.62, h * 0.58), 1)
    step = min(w, h) * 0.2
    left, pip = w / 2 - level * step / 2, step * 0.76
    pips = "".join(
        f'<rect x="{left + i * step + step * 0.12:.1f}" y="{h * 0.78:.1f}" width="{pip:.1f}"'
        f' height="{pip:.1f}" fill="var(--ink)"/>'
        for i in range(level)
    )
    mark = centred(BUILDING_ICONS[building], round(w / 2, 1), round(h * 0.4, 1), size)
    inner = f'<g opacity=".62">{mark}{pips}</g>' if faint else mark + pips
    return (
        f'<rect width="{w:g}" height="{h:g}" rx="4" stroke="var(--ink)" stroke-width="1.3" {edge}/>'
        f"{inner}"
    )


def building(scene: Scene, number: int) -> str:
    """A building that still lies on the edge; those the ship has not reached are dashed."""
    rows = scene.view["buildings"]
    row = rows[number] if number < len(rows) else None
    if row is None or not row["on_edge"] or row["cell"] is None:
        return ""
    s, thing = scene.hexes.side, row["building"]
    w, h = round(1.26 * s, 1), round(1.3 * s, 1)
    x, y = scene.hexes.centre(CELL[row["cell"]])
    level = t.LEVEL[t.BUILDING_IDS.index(thing)]
    name = building_name(scene, thing)
    if not row["active"]:
        name += ", " + scene.say("from-round", round=row["offset"] + 1)
    box = (round(x - w / 2, 1), round(y - h / 2, 1), w, h)
    face = card(thing, w, h, level, not row["active"])
    offer = building_offer(scene, thing)
    return chip(f"building-{thing}", offer, name, box, face, 4)


def sea_lane(scene: Scene) -> list[str]:
    """The spaces of the ship round the map, those it has passed darker."""
    view = scene.view["ship"]
    if view["cell"] is None:
        return [""] * len(atlas.SHIP_SPACES)
    s = scene.hexes.side
    here = atlas.SHIP_SPACE_OF[CELL[view["cell"]]]
    parts: list[str] = []
    for index, cell in enumerate(atlas.SHIP_SPACES):
        x, y = scene.hexes.outside(cell, 1.14)
        gone = (here - index) % atlas.ROUNDS <= view["offset"]
        fill = 'fill="#5C4731"' if gone else 'fill="#FFFDF4"'
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.1 * s:.1f}" {fill} stroke="{INK}"'
            ' stroke-width="1"/>'
        )
    return parts


def ship(scene: Scene) -> str:
    """The ship on its round."""
    view = scene.view["ship"]
    if view["cell"] is None:
        return ""
    s = scene.hexes.side
    x, y = scene.hexes.outside(CELL[view["cell"]], 1.14)
    name = safe(scene.say("ship", round=scene.view["round"], rounds=scene.view["rounds"]))
    return (
        f'<g id="ship" class="marker" role="img" aria-label="{name}"'
        f' transform="translate({x:.1f},{y:.1f})"><circle r="{0.56 * s:.1f}" fill="#FFFDF4"'
        f' stroke="{INK}" stroke-width="1.6"/>'
        + centred("caravel", 0, 0, round(0.86 * s, 1), "on-light")
        + "</g>"
    )


def cell_choice(scene: Scene, piece: str, cell: int, name: str, scale: float = 0.94) -> str:
    """A whole cell that may be chosen, or is refused."""
    offer = scene.offer(piece)
    if not offer.open and not offer.rule:
        return ""
    outline = scene.hexes.outline(cell, scale)
    lit = ""
    if offer.open:
        lit = (
            f'<path d="{outline}" class="halo" filter="url(#halo)"/>'
            f'<path d="{outline}" class="ring" fill-opacity=".72"/>'
        )
    else:
        lit = (
            f'<path d="{outline}" class="hit"/>'
            f'<g class="no"><path d="{outline}" fill="url(#hatch)"/></g>'
        )
    focus = f'<path d="{scene.hexes.outline(cell, 1.1)}" class="focus"/>'
    key = piece.replace("/", "-")
    return f'<g id="{key}"{attributes(offer, name, "cell")}>{lit}{focus}</g>'
