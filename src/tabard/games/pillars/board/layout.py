"""How board and mats share the picture, wide and tall: the order of its nodes for every viewer."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import mats, shapes, tracks
from tabard.draw.memory import remembered, safe
from tabard.draw.places import laid
from tabard.draw.stage import MAT, RIGHT, SMALL, Rect, tall_rooms, wide_rooms
from tabard.draw.stations import Size
from tabard.draw.tree import Eyes, Node, still
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, prices
from tabard.games.pillars.board.builders import follow
from tabard.games.pillars.board.mats import THINGS, mat_high, plates
from tabard.games.pillars.board.middle import tall_middle, wide_middle
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.spaces import Foot
from tabard.games.pillars.board.station import TALL, WIDE, feet
from tabard.games.pillars.board.stations import all_stations
from tabard.games.pillars.board.tips import tips
from tabard.games.pillars.board.unseen import panel
from tabard.games.pillars.telling import PHASES
from tabard.presentation.board import in_parts

View = Mapping[str, Any]

ON_PHONE: Final = (0, 46, 390, 476)  # of a phone
ON: Final = deck.WHERE["mats"]


def rooms(view: View, seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are: `board`, `mat`, `others`, `unseen`, on a phone `plates`.

    A page may show one room alone by setting the viewBox to its box.
    """
    players = len(view["seats"])
    if layout == "tall":
        return tall_rooms(players, seat, ON_PHONE[3], mat_high(rows_of(view, seat)))
    return wide_rooms(players, seat)


def rows_of(view: View, seat: int | None) -> int:
    """In how many rows the craftsmen of a phone's own mat lie: five fit in one."""
    if seat is None:
        return 0
    one = view["seats"][seat]
    return 1 if max(len(one["row"]), one["row_limit"]) <= 5 else 2


def wide_orders(players: int) -> dict[Eyes, list[Node]]:
    """The wide table as everybody sees it: the board, then the mats around it."""
    chevrons = "".join(shapes.chevron(*way) for way in deck.WHERE["ways"]["wide"])
    board = [
        *tracks.score(players, deck.TRACK),
        *all_stations(WIDE, players),
        *wide_middle(WIDE, players),
        still(lambda _: chevrons),
    ]
    small = mats.small(players, THINGS, laid(ON["small"], MAT))
    layer = builders_layer(WIDE, players)
    aside = panel(*wide_rooms(players, 0)["unseen"][:3])
    below = panel(*wide_rooms(players, None)["unseen"][:3], beside=True)
    orders: dict[Eyes, list[Node]] = {}
    for seat in (None, *range(players)):
        order = [*board, *mats.column(small, seat, RIGHT, 0, SMALL if seat is not None else 128)]
        if seat is not None:
            x, y, _, _ = wide_rooms(players, seat)["mat"]
            order += mats.own(seat, players, THINGS, laid(ON["wide"]), x, y)
        orders[seat, 0] = [*order, below if seat is None else aside, layer]
    return orders


def tall_orders(players: int) -> dict[Eyes, list[Node]]:
    """The tall table from top to bottom, as everybody sees it with one or two rows of craftsmen."""
    x, y, w, h = ON_PHONE
    field = shapes.pane((x + 1, y, w - 2, h), shapes.wash("board"), 12)
    board = [
        *plates(players),
        still(lambda _: field),
        *all_stations(TALL, players),
        *tall_middle(TALL, players),
    ]
    small = mats.small(players, THINGS, laid(ON["small"], 382))
    layer = builders_layer(TALL, players)
    orders: dict[Eyes, list[Node]] = {}
    for rows in (0, 1, 2):
        high = mat_high(rows)
        on_mat = laid(ON["tall"], h=high)
        on_mat["row"] = (on_mat["row"], rows)
        low = panel(4, tall_rooms(players, 0 if rows else None, h, high)["unseen"][1], 382)
        for seat in range(players) if rows else (None,):
            places, order = tall_rooms(players, seat, h, high), [*board]
            if seat is not None:
                order += mats.own(seat, players, THINGS, on_mat, 4, places["mat"][1])
            order += mats.column(small, seat, 4, places["others"][1], SMALL)
            orders[seat, rows] = [*order, low, layer]
    return orders


def builders_layer(size: Size, players: int) -> Node:
    """Every builder where it stands; those in the bag wait in it unseen, so that a draw is seen."""
    ids = sorted(
        f"builder-{seat}-{k + 1}" for seat in range(players) for k in range(tables.BUILDERS)
    )
    on_spaces = feet(size)

    def draw(scene: Scene) -> list[str]:
        stand = on_spaces | prices.feet(scene, size)
        return [builder_at(scene, one, scene.pieces.get(one, ""), stand) for one in ids]

    return Node(ids, draw, "spaces drawn waiting set_aside bag cost phase")


def builder_at(scene: Scene, builder: str, place: str, stand: Mapping[str, Foot]) -> str:
    """One builder at its place; nothing of one that is nowhere."""
    foot, seat = stand.get(place) or stand.get(place.rpartition("-")[0]), int(builder.split("-")[1])
    told = scene.say("builder-of", name=scene.names[seat])
    return figure(builder, seat, foot, place.startswith("bag"), told) if foot else ""


@remembered
def figure(builder: str, seat: int, foot: Foot, away: bool, told: str) -> str:
    """The same by what is seen of it."""
    x, y, h = foot
    hidden = 'aria-hidden="true"' if away else f'role="img" aria-label="{safe(told)}"'
    return (
        f'<g id="{builder}" class="piece{" away" if away else ""}"'
        f' transform="translate({x:g},{y:g})" {hidden}>{shapes.pawn(seat, 0, 0, h)}</g>'
    )


BOARD: Final = in_parts(
    "pillars",
    deck.LOOKS,
    {"wide": wide_orders, "tall": tall_orders},
    scene=Scene,
    rooms=rooms,
    follow=follow,
    shapes={"tall": rows_of},  # a phone's table is moved by its rows of craftsmen
    emblem=deck.LOOKS.emblems(deck.picture),
    cards=deck.CARDS,
    tips=tips,
    phases=PHASES,
)
