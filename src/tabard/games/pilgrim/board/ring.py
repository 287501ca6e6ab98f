"""The ring of duties: eight tiles round the map with lanes of acolytes, tithes and the merchant."""

from typing import Final, NamedTuple

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import remembered, safe
from tabard.draw.stage import Rect as Rect
from tabard.draw.states import Offer, attributes, plate
from tabard.games.pilgrim.board import ground, sowing
from tabard.games.pilgrim.board.goods import good
from tabard.games.pilgrim.board.icons import DUTY_ICONS
from tabard.games.pilgrim.board.scene import Scene


class Frame(NamedTuple):
    """Where the parts of one tile are, from its corner: name, lanes, strength, tithe, merchant."""

    box: Rect
    name: tuple[float, float, float]  # x, base line, room; no room: the name stands above the tile
    sign: float  # size of the icon
    lanes: tuple[float, float, float, float]  # x, y, width of all, height
    strength: tuple[float, float]
    tithe: tuple[float, float]
    merchant: tuple[float, float]
    across: int = 4  # lanes in a row
    pawn: float = 25


Frames = dict[str, Frame]

STRENGTH_PIPS: Final = {"majority": "2", "parity": "1", "minority": "1"}


def crowd(n: int, x: float, y: float, w: float, h: float) -> list[tuple[float, float, float]]:
    """Where n pawns stand in a lane whose foot is at (x, y): fanned, or one on another."""
    if n <= 1 or n > 3:
        return [(round(x, 1), round(y, 1), h)] * max(1, n)
    step = min(0.44 * h, max(2.0, (w - 0.74 * h) / (n - 1)))
    return [(round(x + (i - (n - 1) / 2) * step, 1), round(y, 1), h) for i in range(n)]


def lane(scene: Scene, location: str, number: int, x: float, y: float, w: float, h: float,
         pawn: float) -> str:  # fmt: skip
    """One lane of a tile: a well, and where its pieces stand; a mat's, or the dummies'."""
    well = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="4"'
        ' fill="var(--well)" opacity=".55"/>'
    )
    foot = (x + w / 2, y + h - 3)
    if number >= len(scene.mats):
        return well
    n = scene.count(number, location)
    scene.stand(f"lane-{location}", number, (round(foot[0], 1), round(foot[1], 1), pawn))
    scene.stand(f"at-{location}", number, *crowd(n, *foot, w, pawn))
    if n > 3:
        scene.over_map.append(shapes.count(n, round(x + w - 5, 1), round(y + h - 6, 1), 7.5))
    return well


def lanes(scene: Scene, location: str, frame: Frame) -> str:
    """The lanes of a tile, always in the same order."""
    x0, y0, x, y = frame.box[0], frame.box[1], frame.lanes[0], frame.lanes[1]
    count = scene.lanes()
    across = min(frame.across, max(count, 3)) if frame.across >= 4 else frame.across
    rows = -(-count // across)
    w = (frame.lanes[2] - 3 * (across - 1)) / across
    h = (frame.lanes[3] - 3 * (rows - 1)) / rows
    parts: list[str] = []
    for i in range(across * rows):
        left, top = x0 + x + (i % across) * (w + 3), y0 + y + (i // across) * (h + 3)
        parts.append(lane(scene, location, i, left, top, w, h, frame.pawn))
        if i == len(scene.mats) and scene.has_dummies() and i < count:
            scene.stand(
                f"at-{location}", -1, (round(left + w / 2, 1), round(top + h - 3, 1), frame.pawn)
            )
    return "".join(parts)


UPRIGHT_ROOM: Final = 80.0


def upright(name: str, box: Rect) -> str:
    """A name that reads upwards above a narrow tile, at its outer edge beside the merchant."""
    x, _, w, _ = box
    at = 10.0 if x < w else w - 2
    line = fitted(0, 0, name, UPRIGHT_ROOM, "c6", 11.5, least=9.5)
    return f'<g transform="translate({at:g},-5) rotate(-90)">{line}</g>'


@remembered
def strength_mark(strength: str, x: float, y: float) -> str:
    """Majority on ink, parity in a ring, minority in a dashed ring with its coin."""
    figure = STRENGTH_PIPS[strength]
    if strength == "majority":
        return f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="var(--ink)"/>' + text(
            x, y + 5, figure, "g7", 15, "middle", "card"
        )
    dash = ' stroke-dasharray="3.2 2.2"' if strength == "minority" else ""
    coin = ""
    if strength == "minority":
        coin = good("silver", x + 13, y + 4, 11) + (
            f'<path d="M{x + 9:g},{y + 8:g}l8,-8" stroke="var(--rubric)" stroke-width="1.8"/>'
        )
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="var(--card)" stroke="var(--ink)"'
        f' stroke-width="1.6"{dash}/>' + text(x, y + 5, figure, "g7", 15, "middle") + coin
    )


def told(scene: Scene, location: str) -> str:
    """A tile as a reader hears it."""
    say = scene.say
    parts = [scene.called(location)]
    row = scene.ring.get(location)
    if row is not None:
        name = say("tile", duty=scene.called(row["duty"]), place=location)
        parts = [say.told(name, row["duty"])]
    for mat in range(len(scene.mats)):
        number = scene.count(mat, location)
        if number:
            parts.append(say("acolytes-of", name=scene.names[mat], number=number))
    if row is not None:
        if row["dummy"]:
            parts.append(say("dummy"))
        if row["tithe"]:
            parts.append(say("tithe-of", kind=row["tithe"]))
        strength = scene.strength(location)
        if strength:
            parts.append(say(f"strength-{strength}"))
        if scene.view["merchant"] == location:
            parts.append(say("merchant"))
    return ", ".join(parts)


def tile_offer(scene: Scene, location: str) -> Offer:
    """What a tile offers as a whole: a way to go, or its duty."""
    row = scene.ring.get(location)
    pieces = [f"place/{location}"]
    if scene.pending["here"] == location:
        pieces.append("here")
    if row is not None:
        pieces.append(f"duty/{row['duty']}")
    return scene.offer_of(*pieces)


def hints(scene: Scene, location: str, offer: Offer, frame: Frame | None) -> str:
    """What is seen while a tile is pointed at: how the acolytes would fall."""
    if not offer.open:
        return ""
    if scene.step == "sow_origin":
        return sowing.picking(scene, location)
    return sowing.going(scene, location) if scene.step == "sowing" else ""


def tile(scene: Scene, location: str, frame: Frame) -> str:
    """One duty tile: icon, name, lanes, my strength, its tithe."""
    row = scene.ring.get(location)
    x, y, w, h = frame.box
    if row is None:
        return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="10" class="planned"/>'
    duty = row["duty"]
    offer = tile_offer(scene, location)
    awaited = scene.pending["location"] == location
    edge = ' stroke="var(--ink)" stroke-width="2.4"' if awaited else ' class="station"'
    fill = "choose-bg" if offer.open else "field"
    face = [f'<rect width="{w:g}" height="{h:g}" rx="10" fill="var(--{fill})"{edge}/>']
    nx, ny, room = frame.name
    face.append(icon(DUTY_ICONS[duty], nx, ny - frame.sign * 0.76, frame.sign))
    if room:
        at = nx + frame.sign + 4
        face.append(fitted(at, ny, scene.called(duty), room, "c6", 12, least=9.5))
    else:
        face.append(upright(scene.called(duty), frame.box))
    strength = scene.strength(location)
    if strength:
        face.append(strength_mark(strength, *frame.strength))
    body = plate(
        f"tile-{location}",
        offer,
        told(scene, location),
        frame.box,
        "".join(face),
        r=10,
        lift=0,
        classes="tile",
    )
    scene.stand(f"number-{location}", 0, (x + 4, y + 4, 10))
    drawn = body + wells(scene, location, frame) + tithe(scene, row["tithe"], duty, frame)
    outline = (
        f'<rect x="{x + 2:g}" y="{y + 2:g}" width="{w - 4:g}" height="{h - 4:g}" rx="8"'
        ' class="aim"/>'
    )
    drawn += sowing.goal(scene, location, outline)
    scene.over_map.append(ghost(scene, location, offer))
    return drawn


def wells(scene: Scene, location: str, frame: Frame) -> str:
    """The lanes, over the tile and deaf to the pointer."""
    return f'<g class="deaf">{lanes(scene, location, frame)}</g>'


def ghost(scene: Scene, location: str, offer: Offer) -> str:
    """The pale acolyte that would come to a tile."""
    if not offer.open or scene.step not in ("sowing", "relocation"):
        return ""
    if scene.step == "relocation" and scene.pending["target"] == "dormitory":
        return ""
    x, y, h = scene.spots[f"lane-{location}", scene.own][0]
    return f'<g class="ghost">{shapes.pawn(scene.own, x, y, h, True)}</g>'


def tithe(scene: Scene, kind: str | None, duty: str, frame: Frame) -> str:
    """The tithe tile on a duty tile: a choice of its own when actions are chosen."""
    if kind is None:
        return ""
    x, y = frame.box[0] + frame.tithe[0] - 13, frame.box[1] + frame.tithe[1] - 13
    offer = scene.offer(f"tithe/{duty}")
    name = scene.say("tithe-at", kind=kind, duty=scene.called(duty))
    face = good(kind, 13, 13, 21)
    return plate(f"tithe-{duty}", offer, name, (x, y, 26, 26), face, r=13, lift=0, classes="fine")


def merchant(scene: Scene, frames: Frames) -> str:
    """The merchant beside his tile."""
    place = scene.view["merchant"]
    if place is None:
        return ""
    frame = frames[place]
    x, y = frame.box[0] + frame.merchant[0], frame.box[1] + frame.merchant[1]
    trade = scene.view["trade"]
    name = scene.say("merchant-none")
    if trade:
        name = scene.say("merchant-trades", kind=trade)
    r = 11.5 if scene.tall else 14
    # On a small tile he would stand in the way of a finger.
    deaf = " deaf" if scene.tall or tile_offer(scene, place).open else ""
    return (
        f'<g id="merchant" class="marker{deaf}" role="img" aria-label="{safe(name)}"'
        f' transform="translate({x:g},{y:g})"><circle cy="1.5" r="{r:g}" class="shade"/>'
        f'<circle r="{r:g}" fill="var(--card)" stroke="var(--ink)" stroke-width="1.8"/>'
        + centred("swap-bag", 0, -1, round(r * 1.36, 1))
        + "</g>"
    )


def city(scene: Scene, w: float, h: float, pawn: float) -> str:
    """The City: its wall glows where it may be chosen; in the middle a lane for every mat."""
    hexes = scene.hexes
    offer = tile_offer(scene, "city")
    wall = ground.wall_path(hexes)
    body = ground.city(hexes.side, hexes.cx, hexes.cy)
    x, y = hexes.cx - w / 2, hexes.cy - h / 2
    sheet = (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:g}" height="{h:g}" rx="7" fill="var(--card)"'
        ' opacity=".9" stroke="var(--rule)"/>'
    )
    count = len(scene.mats)
    each = (w - 6) / count
    inner = ""
    for mat in range(count):
        inner += lane(scene, "city", mat, x + 3 + mat * each, y + 3, each, h - 6, pawn)
    inner = inner.replace('opacity=".55"', 'opacity=".28"')
    scene.stand("number-city", 0, (round(x, 1), round(y, 1), 9))
    halo = ring = ""
    if offer.open:
        halo = f'<path d="{wall}" class="halo" filter="url(#halo)"/>'
        ring = f'<path d="{wall}" class="ring over"/>'
    hatch = f'<g class="no"><path d="{wall}" fill="url(#hatch)"/></g>' if offer.rule else ""
    focus = f'<path d="{wall}" class="focus"/>'
    scene.over_map.append(ghost(scene, "city", offer))
    return (
        f'<g id="tile-city"{attributes(offer, told(scene, "city"), "tile")}>{halo}{body}{ring}'
        f'{sheet}{hatch}{focus}</g><g class="deaf">{inner}</g>'
        + sowing.goal(scene, "city", f'<path d="{wall}" class="aim"/>')
    )


def tips(scene: Scene, frames: Frames) -> str:
    """What is seen while a tile is pointed at; a group per tile, lit with it."""
    parts: list[str] = []
    for location in ("city", *frames):
        offer = tile_offer(scene, location)
        hint = hints(scene, location, offer, frames.get(location))
        if hint:
            parts.append(f'<g class="deaf" data-code="{offer.code}">{hint}</g>')
    return "".join(parts)
