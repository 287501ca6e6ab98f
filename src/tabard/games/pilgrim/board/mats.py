"""The players' mats: the own one at full size, the others' small, all with what is public."""

from collections.abc import Callable, Sequence

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import Cut, fitted, text
from tabard.draw.mats import opening, panel
from tabard.draw.states import named, plate
from tabard.draw.tree import Node, closing, placed, soft, still
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.goods import counted
from tabard.games.pilgrim.board.holdings import (
    MODES,
    activity,
    alms_table,
    house,
    score,
    slots,
    store,
)
from tabard.games.pilgrim.board.homes import GOODS, HOUSES, large_boxes, small_places
from tabard.games.pilgrim.board.icons import ACTIVITY_ICONS, PLACE_ICONS
from tabard.games.pilgrim.board.pieces import of_mat, of_mats
from tabard.games.pilgrim.board.scene import Scene


def shield(scene: Scene, mat: int, x: float, y: float, w: float) -> str:
    """A player's shield; where the next start player is chosen it is the choice."""
    offer = scene.offer(f"seat/{mat}")
    if not offer.open:
        return shapes.shield(mat, x, y, w)
    told = scene.say("next-start", name=scene.names[mat])
    face, box = shapes.shield(mat, 0, 0, w), (x, y, w, w * 1.16)
    return plate(f"start-{mat}", offer, told, box, face, r=6, lift=0, classes="fine")


def starts(scene: Scene, mat: int, x: float, y: float, size: float) -> str:
    """The mark of the start player."""
    if scene.view["start_player"] != mat:
        return ""
    told = scene.say("starts", who=scene.names[mat])
    return named(f"starts-{mat}", told, icon("trumpet-flag", x, y, size))


def crest(mat: int, players: int, name: str, w: float, h: float, large: bool) -> list[Node]:
    """What every mat begins with: its ground, shield and name, the start player's mark, points."""
    compared = soft(f"start_player abbott {of_mats(players, 'points', 'piety', 'alms')}")
    winning = f"phase {of_mat(mat, players, 'points')} {compared}"
    down, size, title = (
        (8, 32, (54, 28, 96, 19, 14)) if large else (7, 24, (46, 25, w - 140, 18, 13))
    )
    starting = (54, 32, 16) if large else (w - 84, 10, 17)
    points = (w - 32, 27, 21) if large else (w - 40, 22, 17)
    x, y, room, letters, least = title
    return [
        Node(f"{name}-ground", placed(panel, mat, w, h), "to_move active phase", own=large),
        Node(f"{name}-shield", placed(shield, mat, 15, down, size), "", (f"=seat/{mat}",), large),
        still(lambda s: fitted(x, y, s.names[mat], room, "g6", letters, least=least)),
        Node(f"{name}-starts", placed(starts, mat, *starting), "start_player", own=large),
        Node(f"{name}-score", placed(score, mat, *points), winning, own=large),
    ]


def own_mat(mat: int, players: int, x: float, y: float, w: float, h: float) -> list[Node]:
    """A mat at full size: goods, people, activities, slots, alms."""
    name, wide, boxes = f"own-{mat}", w - 22, large_boxes(w)

    def node(thing: str, draw: Callable[..., str], *field: str, touch: Sequence[str] = ()) -> Node:
        reads = of_mat(mat, players, *field)
        return Node(f"{name}-{thing}", draw, reads, touch, own=True)

    def of(thing: str, draw: Callable[..., str]) -> Callable[[Scene], str]:
        return lambda scene: draw(scene, mat, thing, *boxes[thing])

    def line(key: str, low: float, room: float, cut: Cut, size: float, least: float) -> Node:
        return still(lambda s: fitted(13, low, s.say(key), room, cut, size, least=least))

    abbey = ("=mission", "=place/abbey", "allocate/")
    return [
        opening(mat, x, y),
        *crest(mat, players, name, w, h, large=True),
        *(
            node(kind, of(kind, store), kind, touch=(f"=pay/{kind}", f"=mode/{MODES[kind]}"))
            for kind in GOODS
        ),
        node("village", of("village", house), "village", touch=("=ordain",)),
        node("abbey", of("abbey", house), "abbey", touch=abbey),
        line("label-activities", 179, wide, "c6", 11.5, 10),
        *(
            node(post, of(post, activity), f"activities.{post}", touch=("allocate/",))
            for post in t.ACTIVITY_IDS
        ),
        line("label-slots", 315, wide, "gi", 14, 12),
        slots_of(mat, players, name, 13, 321, wide, 52, 3.5),
        line("label-alms-table", 397, 54, "g6", 13.5, 11),
        node("alms", lambda s: alms_table(s, mat, *boxes["alms"]), "alms_table"),
        Node(f"{name}-roads", placed(on_map, mat, wide), "pieces", own=True),
        closing(),
    ]


def slots_of(
    mat: int, players: int, name: str, x: float, y: float, w: float, h: float, gap: float
) -> Node:
    """The slots of a mat; each viewer hears which of the buildings they have used."""
    return Node(
        [f"{name}-slot-{i}" for i in range(t.SLOTS)],
        lambda scene: slots(scene, mat, x, y, w, h, gap),
        f"active {of_mat(mat, players, 'slots')} {of_mats(players, 'used')}",
        ("building/", "pay/"),
        own=True,
    )


def on_map(scene: Scene, mat: int, wide: float) -> str:
    """How many of one's own acolytes stand on roads, shrines, sites and harbours."""
    if mat != scene.seat:
        return ""
    number = sum(
        place.partition("-")[0] in ("gate", "shrine", "site", "harbour")
        for piece, place in scene.pieces.items()
        if piece.startswith(f"piece-{mat}-")
    )
    told = scene.say("on-the-map", number=number)
    return fitted(13, 424, told, wide, "gi", 13, "start", "ink-2")


def other_mat(mat: int, players: int, w: float, h: float) -> list[Node]:
    """A small mat: everything public in icons and figures; where it lies is said elsewhere."""
    name = f"mat-{mat}"
    places = small_places(w)
    things = (*GOODS, *HOUSES, *t.ACTIVITY_IDS, "piety", "alms")

    def node(thing: str) -> Node:
        at = places[thing]
        if thing in t.ACTIVITY_IDS:
            reads = of_mat(mat, players, f"activities.{thing}")
            return Node(f"{name}-{thing}", placed(small_activity, mat, thing, *at), reads)
        return Node(
            f"{name}-{thing}", placed(holding, mat, thing, *at), of_mat(mat, players, thing)
        )

    return [
        *crest(mat, players, name, w, h, large=False),
        *(node(thing) for thing in things),
        slots_of(mat, players, name, 14, 97, w - 26, h - 104, 5),
    ]


def holding(scene: Scene, mat: int, thing: str, x: float, y: float) -> str:
    """How much of something a player has: goods and piety as tokens, the rest by icons."""
    number = scene.mat(mat)[thing]
    who = scene.names[mat]
    if thing in GOODS:
        told = scene.say("goods-of", name=who, number=number, kind=thing)
        return named(f"store-{mat}-{thing}", told, counted(thing, number, x, y, 18, 16))
    told = scene.say(f"{thing}-of", name=who, number=number)
    if thing == "piety":
        return named(f"piety-{mat}", told, counted(thing, number, x, y, 18, 16))
    size, beside = (20, 13) if thing in HOUSES else (18, 12)
    face = centred(PLACE_ICONS[thing], x, y, size)
    return named(f"{thing}-{mat}", told, face + text(x + beside, y + 5.4, number, "g7", 16))


def small_activity(scene: Scene, mat: int, name: str, x: float, y: float) -> str:
    """An activity on a small mat: its icon, and a dot in the player's colour for each acolyte."""
    number = scene.mat(mat)["activities"][name]
    told = scene.say.told(scene.called(name), name)
    fill = "card" if number else "panel"
    face = f'<circle cx="{x:g}" cy="{y:g}" r="10.5" fill="var(--{fill})" class="station"/>'
    mark = centred(ACTIVITY_ICONS[name], x, y, 14)
    face += mark if number else f'<g opacity=".45">{mark}</g>'
    for i in range(number):
        face += (
            f'<circle cx="{x + 8 - i * 9:g}" cy="{y - 8:g}" r="4.6" fill="var(--p{mat + 1})"'
            ' stroke="var(--edge)"/>'
        )
    return named(f"post-{mat}-{name}", told, face)
