"""How board and mats share the picture, wide and tall: the order of its nodes for every viewer."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from tabard.draw.drawing import Tree
from tabard.draw.mats import column
from tabard.draw.memory import remembered, safe
from tabard.draw.offers import Finder
from tabard.draw.shapes import pawn
from tabard.draw.stage import MAT, RIGHT, SMALL, Rect, wide_rooms
from tabard.draw.tree import Eyes, Kit, Node
from tabard.draw.words import Phrasebook
from tabard.games.pillars import tables
from tabard.games.pillars.board import tall, tall_middle, wide
from tabard.games.pillars.board.builders import follow
from tabard.games.pillars.board.mats import other_mat, own_mat
from tabard.games.pillars.board.offers import piece_of
from tabard.games.pillars.board.parts import Foot, Spaces
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.unseen import unseen

Feet = Callable[[Scene], Mapping[str, Foot]]


def rooms(view: Mapping[str, Any], seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are: `board`, `mat`, `others`, `unseen`, on a phone `plates`.

    A page may show one room alone by setting the viewBox to its box.
    """
    if layout == "tall":
        return tall.rooms(view, seat)
    return wide_rooms(len(view["seats"]), seat)


def title(view: Mapping[str, Any], say: Phrasebook) -> str:
    """What the picture is called."""
    return say("table", round=view["round"], rounds=view["rounds"])


@cache
def tree(players: int, layout: str) -> Tree:
    """The picture of a table of so many players."""
    narrow = layout == "tall"
    return Tree(
        kind="pillars",
        layout=layout,
        kit=Kit(tall_orders(players) if narrow else wide_orders(players)),
        scene=Scene,
        shape=tall_shape if narrow else one_shape,
        rooms=rooms,
        title=title,
        piece_of=piece_of,
        finder=Finder(piece_of),
        follow=follow,
    )


def one_shape(_: Mapping[str, Any], __: int | None) -> int:
    """A wide table is always laid out alike."""
    return 0


def tall_shape(view: Mapping[str, Any], seat: int | None) -> int:
    """What lies under the own mat is moved by its rows of craftsmen."""
    return 0 if seat is None else tall.mat_rows(view["seats"][seat])


def wide_orders(players: int) -> dict[Eyes, list[Node]]:
    """The wide table as everybody sees it: the board, then the mats around it."""
    spaces = Spaces()
    board = wide.board(players, spaces)
    small = [other_mat(seat, players, MAT) for seat in range(players)]
    layer = builders_layer(players, spaces, wide.feet)
    aside = to_come(*wide_rooms(players, 0)["unseen"][:3], beside=False)
    below = to_come(*wide_rooms(players, None)["unseen"][:3], beside=True)
    orders: dict[Eyes, list[Node]] = {}
    for seat in (None, *range(players)):
        step = 130.0 if seat is not None else 128.0
        order = [*board, *column(small, seat, RIGHT, 0, step)]
        if seat is not None:
            order += own_mat(seat, players, *wide_rooms(players, seat)["mat"])
        orders[seat, 0] = [*order, below if seat is None else aside, layer]
    return orders


def tall_orders(players: int) -> dict[Eyes, list[Node]]:
    """The tall table from top to bottom, as everybody sees it with one or two rows of craftsmen."""
    spaces = Spaces()
    board = tall.board(players, spaces)
    small = [other_mat(seat, players, 382) for seat in range(players)]
    layer = builders_layer(players, spaces, tall_middle.feet)
    orders: dict[Eyes, list[Node]] = {}
    for rows in (0, 1, 2):
        low = to_come(4, tall.rooms_of(players, 0 if rows else None, rows)["unseen"][1], 382)
        for seat in range(players) if rows else (None,):
            places = tall.rooms_of(players, seat, rows)
            order = [*board]
            if seat is not None:
                order += tall.own_mat(seat, players, rows)
            order += column(small, seat, 4, places["others"][1], SMALL)
            orders[seat, rows] = [*order, low, layer]
    return orders


def to_come(x: float, y: float, w: float, beside: bool = False) -> Node:
    """The panel of what nobody has seen yet."""
    reads = "events_unseen advantages_unseen"
    return Node("unseen", lambda scene: unseen(scene, x, y, w, beside), reads)


def builders_layer(players: int, spaces: Spaces, feet: Feet) -> Node:
    """Every builder where it stands; those in the bag wait in it unseen, so that a draw is seen."""
    ids = sorted(
        f"builder-{seat}-{k + 1}" for seat in range(players) for k in range(tables.BUILDERS)
    )

    def draw(scene: Scene) -> list[str]:
        elsewhere = feet(scene)
        found: list[str] = []
        for builder in ids:
            place = scene.pieces.get(builder, "")
            foot = spaces.feet.get(place) or elsewhere.get(place)
            foot = foot or elsewhere.get(place.rpartition("-")[0])
            if foot is None:
                found.append("")
                continue
            seat = int(builder.split("-")[1])
            told = scene.say("builder-of", name=scene.names[seat])
            found.append(figure(builder, seat, foot, place.startswith("bag"), told))
        return found

    return Node(ids, draw, "spaces drawn waiting set_aside bag cost phase")


@remembered
def figure(builder: str, seat: int, foot: Foot, away: bool, told: str) -> str:
    """One builder."""
    x, y, h = foot
    hidden = 'aria-hidden="true"' if away else f'role="img" aria-label="{safe(told)}"'
    return (
        f'<g id="{builder}" class="piece{" away" if away else ""}"'
        f' transform="translate({x:g},{y:g})" {hidden}>{pawn(seat, 0, 0, h)}</g>'
    )
