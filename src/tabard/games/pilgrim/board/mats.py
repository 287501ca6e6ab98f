"""The players' mats: what everybody has, and where it lies on the own mat and on the others'."""

from functools import partial
from typing import Final

from tabard.draw import mats, shapes
from tabard.draw.holdings import beside, counted, held, told
from tabard.draw.icons import centred
from tabard.draw.ink import look
from tabard.draw.layout import Box
from tabard.draw.lettering import Cut, fitted
from tabard.draw.mats import NAME, Held
from tabard.draw.states import chip, named
from tabard.draw.tree import Node, of_seat, placed
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import things
from tabard.games.pilgrim.board.icons import ICONS, PLACES, good
from tabard.games.pilgrim.board.pieces import of_mat
from tabard.games.pilgrim.board.scene import Scene
from tabard.games.pilgrim.holdings import GOODS, HELD, HOUSES, PIETY

STRIP: Final = Box(0, 530, 390, 38)  # the own stores under a phone's board
WINNING: Final = "phase ?start_player ?abbott ?seats.*.points ?seats.*.piety ?seats.*.alms"


def token(name: str, _: int, size: float) -> str:
    """Goods and piety as tokens, the rest by icons."""
    if name in PLACES:
        return centred(ICONS[name], size / 2, size / 2, size)
    return good(name, size / 2, size / 2, size)


def shield(scene: Scene, mat: int, x: float, y: float, w: float) -> str:
    """A player's shield; where the next start player is chosen it is the choice."""
    offer = scene.offer(f"seat/{mat}")
    if not offer.open:
        return shapes.shield(mat, x, y, w)
    said = scene.say("next-start", name=scene.names[mat])
    face, box = shapes.shield(mat, 0, 0, w), (x, y, w, w * 1.16)
    return chip(f"start-{mat}", offer, said, box, face, 6)


def starts(scene: Scene, mat: int, x: float, y: float) -> str:
    """The mark of the start player."""
    return mats.signs(mats.trumpet(scene, mat, f"starts-{mat}", 17), x, y, 17)


def on_map(scene: Scene, mat: int, wide: float) -> str:
    """How many of one's own acolytes stand on roads, shrines, sites and harbours."""
    if mat != scene.seat:
        return ""
    number = sum(
        place.partition("-")[0] in ("gate", "shrine", "site", "harbour")
        for piece, place in scene.pieces.items()
        if piece.startswith(f"piece-{mat}-")
    )
    said = scene.say("on-the-map", number=number)
    return fitted(13, 424, said, wide, "gi", 13, "start", "ink-2")


def small_activity(name: str, scene: Scene, mat: int, box: Box) -> str:
    """An activity on a small mat: its icon, and a dot in the player's colour for each acolyte."""
    number, x, y = scene.mat(mat)["activities"][name], box.x + 9, box.cy
    said = scene.say.told(scene.called(name), name)
    fill = "card" if number else "panel"
    face = shapes.circle(x, y, 10.5, shapes.wash(fill))
    mark = centred(ICONS[name], x, y, 14)
    face += mark if number else shapes.pale(mark, 0.45)
    for i in range(number):
        face += shapes.circle(x + 8 - i * 9, y - 8, 4.6, look(f"p{mat + 1}", "edge"))
    return named(f"post-{mat}-{name}", said, face)


def words(scene: Scene, _: int, key: str, y: float, room: float, cut: Cut, size: float) -> str:
    """A head on the own mat."""
    return fitted(13, y, scene.say(key), room, cut, size, least=size - 2)


# What every mat has.
CREST: Final = (
    Held("ground", mats.panel, reads="to_move active phase"),
    Held("shield", shield, touch="=seat/{seat}", lit=True),
    NAME,
    Held("starts", starts, reads="start_player"),
    Held("score", mats.score, "points", WINNING),
)
USED: Final = "active abbott.used seats.*.used"
SLOTS: Final = Held(
    "slots", things.slots, "slots", USED, "building/ pay/", range(t.SLOTS), lit=True
)
LARGE: Final = (
    *CREST,
    *(
        Held(
            one.name,
            partial(things.store, one),
            one.field,
            touch=f"=pay/{one.name} =mode/{things.MODES[one.name]}",
        )
        for one in GOODS
    ),
    *(
        Held(one.name, partial(things.house, one), one.field, touch=lights)
        for one, lights in zip(HOUSES, ("=ordain", "=mission =place/abbey allocate/"))
    ),
    Held("posts-head", words),
    *(
        Held(post, partial(things.activity, post), f"activities.{post}", touch="allocate/")
        for post in t.ACTIVITY_IDS
    ),
    Held("slots-head", words),
    SLOTS,
    Held("alms-head", words),
    Held("alms-table", things.alms_table, "alms_table"),
    Held("roads", on_map, reads="pieces"),
)
SMALL: Final = (
    *CREST,
    *(held(one, token) for one in HELD),
    *(Held(post, partial(small_activity, post), f"activities.{post}") for post in t.ACTIVITY_IDS),
    SLOTS,
)


def plates(players: int) -> list[Node]:
    """A phone's plates with points and piety."""
    of, reads = partial(of_mat, players=players), f"active start_player {WINNING}"
    return mats.plates(max(players, 2), beside(PIETY, token), "points piety", reads, of=of)


def strip(mat: int) -> Node:
    """The own stores under a phone's board."""
    return Node("strip", placed(stores, mat), of_seat(mat, *(one.field for one in HELD)), own=True)


def stores(scene: Scene, mat: int) -> str:
    """What a player has, in one line."""
    x, y, _, h = STRIP
    drawn = shapes.pane(STRIP.inset(1, 0, 1, 0), shapes.PANEL)
    drawn += shapes.pane((x + 1, y + 4, 5, h - 8), f'fill="var(--p{mat + 1})"', 0)
    for one, spot in zip(HELD, STRIP.inset(14, 9, 2, 9).row(len(HELD))):
        number = one.count(scene.mat(mat))
        drawn += shapes.moved(counted(token, one.name, mat, number, spot.h), spot.x, spot.y)
    said = ", ".join(told(scene, mat, one) for one in (*GOODS, PIETY))
    return named("strip", said, drawn)
