"""What a player has: points, goods, people, activities and slots, as the mats show them."""

from typing import Any

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.states import IDLE, Offer, named, plate
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.edge import building_name, building_offer, card
from tabard.games.pilgrim.board.goods import good
from tabard.games.pilgrim.board.homes import alms_steps
from tabard.games.pilgrim.board.icons import ACTIVITY_ICONS, PLACE_ICONS
from tabard.games.pilgrim.board.scene import Scene

# Under each activity, what an acolyte there adds.
BONUS = {
    "fields": "wheat",
    "road_engineer": "road",
    "stone_mason": "stone",
    "alms_house": "alms",
    "engraver": "silver",
    "vestry": "piety",
}
KEPT = {"stone": t.STONE_KEPT, "wheat": t.WHEAT_KEPT}
# The choices that a store of goods stands for.
MODES = {"wheat": "wheat", "stone": "stone", "silver": "silversmith"}


def score(scene: Scene, mat: int, x: float, y: float, r: float) -> str:
    """The points if the game ended now, in the winner's case under laurels."""
    points = scene.mat(mat)["points"]
    told = scene.say("points-of", name=scene.names[mat], points=points)
    crown = ""
    if mat in scene.winners():
        told = f"{told}, {scene.say('winner')}"
        crown = centred("laurel-crown", x, y - r * 0.2, r * 2.9, "gain")
    return crown + named(f"points-{mat}", told, shapes.points(points, x, y, r))


def store(scene: Scene, mat: int, kind: str, x: float, y: float, w: float, h: float) -> str:
    """One kind of goods on the own mat: how many, and how many may be kept."""
    number = scene.mat(mat)[kind]
    told = scene.say("goods-of", name=scene.names[mat], number=number, kind=kind)
    offer = IDLE
    if mat == scene.seat:
        offer = scene.first(f"pay/{kind}", f"mode/{MODES[kind]}")
    fill = "choose-bg" if offer.open else "field"
    face = f'<rect width="{w:g}" height="{h:g}" rx="8" fill="var(--{fill})" class="station"/>'
    face += good(kind, 18, h / 2, min(26, h - 12))
    face += text(36, h / 2 + 7, number, "g7", 21)
    if kind in KEPT:
        wide = 12 if number < 10 else 23
        face += text(38 + wide, h / 2 + 6, f"/ {KEPT[kind]}", "g6", 13, tone="ink-2")
    return plate(
        f"store-{mat}-{kind}", offer, told, (x, y, w, h), face, r=8, lift=0, classes="tile"
    )


def house(scene: Scene, mat: int, place: str, x: float, y: float, w: float, h: float) -> str:
    """Village or Abbey of the own mat with those who live there."""
    number = scene.mat(mat)[place]
    told = scene.say(f"{place}-of", name=scene.names[mat], number=number)
    offer = IDLE
    if mat == scene.seat:
        pieces = ["ordain"] if place == "village" else ["mission", "place/abbey"]
        offer = scene.first(*pieces)
    fill = "choose-bg" if offer.open else "field"
    face = f'<rect width="{w:g}" height="{h:g}" rx="8" fill="var(--{fill})" class="station"/>'
    face += f'<g opacity=".13">{icon(PLACE_ICONS[place], w - h * 0.72, h * 0.3, h * 0.66)}</g>'
    face += icon(PLACE_ICONS[place], 5, 4, 17)
    face += fitted(26, 17, scene.say.title(place), w - 50, "c6", 11.5, least=10)
    face += text(w - 8, 18, number, "g7", 17, "end")
    body = plate(f"{place}-{mat}", offer, told, (x, y, w, h), face, r=8, lift=0, classes="tile")
    return body + moves_to(scene, place, x + w - 4, y + h - 19, True) if place == "abbey" else body


def activity(scene: Scene, mat: int, name: str, x: float, y: float, w: float, h: float) -> str:
    """One special activity: its icon, its bonus, and the acolyte that works there."""
    number = scene.mat(mat)["activities"][name]
    told = scene.say.told(scene.called(name), name)
    if number:
        told += ", " + scene.say("acolytes-of", name=scene.names[mat], number=number)
    face = f'<rect width="{w:g}" height="{h:g}" rx="8" fill="var(--field)" class="station"/>'
    face += icon(ACTIVITY_ICONS[name], 5, 4, 22)
    face += text(4, h - 8, "+1", "g7", 14) + bonus(name, 27, h - 12.5)
    if not number:
        face += f'<circle cx="{w - 20:g}" cy="{h / 2:g}" r="14" class="free"/>'
    body = named(f"post-{mat}-{name}", told, f'<g transform="translate({x:g},{y:g})">{face}</g>')
    return body + (moves_to(scene, name, x + w - 3, y + h - 19, False) if mat == scene.seat else "")


def bonus(activity_name: str, x: float, y: float) -> str:
    """What an activity adds, as a small token."""
    kind = BONUS[activity_name]
    if kind == "road":
        return centred("stone-path", x, y, 15)
    if kind == "alms":
        return centred("pouch-with-beads", x, y, 15)
    return good(kind, x, y, 14)


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
        sign = PLACE_ICONS["abbey"] if source == "abbey" else ACTIVITY_ICONS[source]
        told = scene.say(
            "allocate", source=scene.say.title(source), destination=scene.say.title(destination)
        )
        face = '<circle cx="8.5" cy="8.5" r="8.5" fill="var(--choose-bg)"/>' + centred(
            sign, 8.5, 8.5, 12.5
        )
        box = (right - 18.5 - (i % across) * 19, y - (i // across) * 19, 17.0, 17.0)
        offer = scene.offer(f"allocate/{source}/{destination}")
        key = f"allocate-{source}-{destination}"
        parts.append(plate(key, offer, told, box, face, r=8.5, lift=0, classes="fine"))
    return "".join(parts)


def slot(
    scene: Scene, mat: int, number: int, thing: dict[str, Any] | None, x: float, y: float,
    w: float, h: float,
) -> str:  # fmt: skip
    """A slot of a mat: a building, active or donated, a favour, or nothing."""
    if thing is None:
        return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="4" class="free"/>'
    if "favour" in thing:
        index = t.FAVOUR_IDS.index(thing["favour"])
        points = t.FAVOUR_POINTS[index]
        told = scene.say.told(scene.say("favour", length=t.FAVOUR_LENGTH[index]), thing["favour"])
        face = (
            f'<rect width="{w:g}" height="{h:g}" rx="4" fill="var(--card)" stroke="var(--ink)"'
            ' stroke-width="1.3"/>'
        )
        face += centred("pope-crown", w / 2, h * 0.3, round(min(w * 0.5, h * 0.46), 1))
        face += shapes.points(points, w / 2, h * 0.7, round(min(w, h) * 0.27, 1))
        return named(
            f"slot-{mat}-{number}", told, f'<g transform="translate({x:g},{y:g})">{face}</g>'
        )
    building = thing["building"]
    index = t.BUILDING_IDS.index(building)
    told = building_name(scene, building)
    face = card(building, w, h, t.LEVEL[index], thing["donated"])
    offer: Offer = IDLE
    if thing["donated"]:
        told += ", " + scene.say("donated", points=t.DONATION[index])
        face += shapes.points(t.DONATION[index], w / 2, h * 0.66, round(min(w, h) * 0.29, 1))
    else:
        offer = building_offer(scene, building)
        if building in scene.mat(scene.own)["used"]:
            told += ", " + scene.say("used")
    return plate(
        f"building-{building}", offer, told, (x, y, w, h), face, r=4, lift=0, classes="fine"
    )


def slots(scene: Scene, mat: int, x: float, y: float, w: float, h: float, gap: float) -> list[str]:
    """The six slots of a mat from the left."""
    each = (w - gap * (t.SLOTS - 1)) / t.SLOTS
    return [
        slot(scene, mat, i, thing, round(x + i * (each + gap), 1), y, round(each, 1), h)
        for i, thing in enumerate(scene.mat(mat)["slots"])
    ]


def alms_table(scene: Scene, mat: int, x: float, y: float, w: float, _: float) -> str:
    """The acolytes that a player has won for alms, and what so many are worth."""
    have = scene.mat(mat)["alms_table"]
    parts: list[str] = []
    for i, (at, points) in enumerate(zip(alms_steps(x, w), t.ALMS_TABLE[1:], strict=True)):
        parts.append(
            f'<circle cx="{at + 11:g}" cy="{y:g}" r="10" class="{"held" if i < have else "free"}"/>'
        )
        parts.append(shapes.points(points, at + 31, y, 9.5))
    told = scene.say("alms-table", name=scene.names[mat], number=have, points=t.ALMS_TABLE[have])
    return named(f"alms-table-{mat}", told, "".join(parts))
