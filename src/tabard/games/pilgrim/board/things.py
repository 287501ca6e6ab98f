"""What lies on the mats of this game alone: stores, houses, activities, slots, the alms table."""

from typing import Any, Final

from tabard.draw import shapes
from tabard.draw.holdings import told
from tabard.draw.icons import centred, icon
from tabard.draw.ink import look
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text
from tabard.draw.states import IDLE, Offer, chip, dot, named, plate
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.edge import building_name, building_offer, card
from tabard.games.pilgrim.board.homes import alms_steps
from tabard.games.pilgrim.board.icons import ICONS, good
from tabard.games.pilgrim.board.scene import Scene
from tabard.presentation.holdings import Holding

# Under each activity, what an acolyte there adds.
BONUS: Final = {
    "fields": "wheat",
    "road_engineer": "road",
    "stone_mason": "stone",
    "alms_house": "alms",
    "engraver": "silver",
    "vestry": "piety",
}
# The choices that a store of goods stands for.
MODES: Final = {"wheat": "wheat", "stone": "stone", "silver": "silversmith"}


def mine(scene: Scene, mat: int, *pieces: str) -> Offer:
    """What something on the own mat offers."""
    return scene.first(*pieces) if mat == scene.seat else IDLE


def tile(piece: str, offer: Offer, told: str, box: Box, content: str) -> str:
    """A field of the own mat that may be chosen."""
    face = shapes.pane((0, 0, box.w, box.h), shapes.wash("choose-bg" if offer.open else "field"), 8)
    return plate(piece, offer, told, box, face + content, r=8, lift=0, classes="tile")


def store(holding: Holding, scene: Scene, mat: int, box: Box) -> str:
    """One kind of goods on the own mat: how many, and how many may be kept."""
    number, kind, low = holding.count(scene.mat(mat)), holding.name, box.h / 2
    face = good(kind, 18, low, min(26, box.h - 12)) + text(36, low + 7, number, "g7", 21)
    if holding.limit:
        wide = 12 if number < 10 else 23
        face += text(38 + wide, low + 6, f"/ {holding.limit}", "g6", 13, tone="ink-2")
    offer = mine(scene, mat, f"pay/{kind}", f"mode/{MODES[kind]}")
    return tile(holding.of(mat), offer, told(scene, mat, holding), box, face)


HOUSED: Final = {"village": ("ordain",), "abbey": ("mission", "place/abbey")}


def house(holding: Holding, scene: Scene, mat: int, box: Box) -> str:
    """Village or Abbey of the own mat with those who live there."""
    place, (x, y, w, h) = holding.name, box
    face = shapes.pale(icon(ICONS[place], w - h * 0.72, h * 0.3, h * 0.66), 0.13)
    face += icon(ICONS[place], 5, 4, 17)
    face += fitted(26, 17, scene.say.title(place), w - 50, "c6", 11.5, least=10)
    face += text(w - 8, 18, holding.count(scene.mat(mat)), "g7", 17, "end")
    offer = mine(scene, mat, *HOUSED[place])
    body = tile(holding.of(mat), offer, told(scene, mat, holding), box, face)
    return body + moves_to(scene, place, x + w - 4, y + h - 19, True) if place == "abbey" else body


def activity(name: str, scene: Scene, mat: int, box: Box) -> str:
    """One special activity: its icon, its bonus, and the acolyte that works there."""
    number, (x, y, w, h) = scene.mat(mat)["activities"][name], box
    told = scene.say.told(scene.called(name), name)
    if number:
        told += ", " + scene.say("acolytes-of", name=scene.names[mat], number=number)
    face = shapes.pane((0, 0, w, h), shapes.wash("field"), 8)
    face += icon(ICONS[name], 5, 4, 22)
    face += text(4, h - 8, "+1", "g7", 14) + bonus(name, 27, h - 12.5)
    if not number:
        face += shapes.circle(w - 20, h / 2, 14, 'class="free"')
    body = named(f"post-{mat}-{name}", told, shapes.moved(face, x, y))
    return body + (moves_to(scene, name, x + w - 3, y + h - 19, False) if mat == scene.seat else "")


def bonus(activity_name: str, x: float, y: float) -> str:
    """What an activity adds, as a small token."""
    kind = BONUS[activity_name]
    sign = {"road": "stone-path", "alms": ICONS["alms"]}.get(kind)
    return centred(sign, x, y, 15) if sign else good(kind, x, y, 14)


def moves_to(scene: Scene, destination: str, right: float, y: float, wide: bool) -> str:
    """The acolytes that an allocation may bring here, each by the icon of where it comes from."""
    sources = [
        source
        for source in ("abbey", *t.ACTIVITY_IDS)
        if scene.offer(f"allocate/{source}/{destination}").open
    ]
    parts: list[str] = []
    across = 6 if wide else 3
    for i, source in enumerate(sources):
        sign = ICONS["abbey"] if source == "abbey" else ICONS[source]
        way = {"source": scene.say.title(source), "destination": scene.say.title(destination)}
        told, piece = scene.say("allocate", **way), f"allocate-{source}-{destination}"
        at = (right - 18.5 - (i % across) * 19, y - (i // across) * 19)
        offer = scene.offer(f"allocate/{source}/{destination}")
        parts.append(dot(piece, offer, told, at, 8.5, centred(sign, 8.5, 8.5, 12.5)))
    return "".join(parts)


def favour(scene: Scene, piece: str, name: str, box: Box) -> str:
    """A favour in a slot."""
    index, (x, y, w, h) = t.FAVOUR_IDS.index(name), box
    told = scene.say.told(scene.say("favour", length=t.FAVOUR_LENGTH[index]), name)
    face = shapes.pane((0, 0, w, h), look("card", "ink", 1.3), 4)
    face += centred("pope-crown", w / 2, h * 0.3, round(min(w * 0.5, h * 0.46), 1))
    face += shapes.points(t.FAVOUR_POINTS[index], w / 2, h * 0.7, round(min(w, h) * 0.27, 1))
    return named(piece, told, shapes.moved(face, x, y))


def slot(scene: Scene, mat: int, number: int, thing: dict[str, Any] | None, box: Box) -> str:
    """A slot of a mat: a building, active or donated, a favour, or nothing."""
    if thing is None:
        return shapes.pane(box, 'class="free"', 4)
    if "favour" in thing:
        return favour(scene, f"slot-{mat}-{number}", thing["favour"], box)
    building, (_, _, w, h) = thing["building"], box
    index = t.BUILDING_IDS.index(building)
    told, offer = building_name(scene, building), IDLE
    face = card(building, w, h, thing["donated"])
    if thing["donated"]:
        told += ", " + scene.say("donated", points=t.DONATION[index])
        face += shapes.points(t.DONATION[index], w / 2, h * 0.66, round(min(w, h) * 0.29, 1))
    else:
        offer = building_offer(scene, building)
        if building in scene.mat(scene.own)["used"]:
            told += ", " + scene.say("used")
    return chip(f"building-{building}", offer, told, box, face)


def slots(scene: Scene, mat: int, box: Box, gap: float) -> list[str]:
    """The six slots of a mat from the left."""
    held = scene.mat(mat)["slots"]
    return [
        slot(scene, mat, i, thing, spot)
        for i, (thing, spot) in enumerate(zip(held, box.row(t.SLOTS, gap)))
    ]


def alms_table(scene: Scene, mat: int, box: Box) -> str:
    """The acolytes that a player has won for alms, and what so many are worth."""
    have, (x, y, w, _) = scene.mat(mat)["alms_table"], box
    parts: list[str] = []
    for i, (at, points) in enumerate(zip(alms_steps(x, w), t.ALMS_TABLE[1:], strict=True)):
        parts.append(shapes.circle(at + 11, y, 10, f'class="{"held" if i < have else "free"}"'))
        parts.append(shapes.points(points, at + 31, y, 9.5))
    told = scene.say("alms-table", name=scene.names[mat], number=have, points=t.ALMS_TABLE[have])
    return named(f"alms-table-{mat}", told, "".join(parts))
