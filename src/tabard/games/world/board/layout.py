"""How board and mats share the picture, wide and tall: the order of its nodes for every viewer."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, Final

from tabard.draw import mats
from tabard.draw.places import laid
from tabard.draw.series import lowered
from tabard.draw.stage import MAT, RIGHT, SMALL, Rect, wide_rooms
from tabard.draw.tree import Eyes, Node
from tabard.draw.words import Phrasebook
from tabard.games.world.board import deck, tall, unseen, wide
from tabard.games.world.board import mats as held
from tabard.games.world.board.corner import corners
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tips import tips
from tabard.games.world.board.turning import turning, turns
from tabard.games.world.telling import PHASES
from tabard.presentation.board import in_parts

View = Mapping[str, Any]


def rooms(view: View, seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are: `board`, `mat`, `others`, `unseen`, on a phone `plates`.

    A page may show one room alone by setting the viewBox to its box.
    """
    if layout == "tall":
        return tall.rooms(len(view["seats"]), seat, turns(view, seat))
    return wide_rooms(len(view["seats"]), seat)


def follow(view: View, before: Mapping[str, str] | None = None) -> dict[str, str]:
    """Where the pieces stand that players move: the favour stone, houses, seals, laid cards."""
    now = {"favour-stone": str(view["favour"])}
    houses = view["plots"].items()
    now |= {f"house-{plot}": str(seat) for plot, seat in houses if seat is not None}
    for name, project in view["projects"].items():
        now |= {f"seal-{name}-{seat}": name for seat in project["seals"]}
    for seat, one in enumerate(view["seats"]):
        now |= {f"open-{seat}-{card}": "open" for card in one["open"]}
    return now


def title(view: View, say: Phrasebook) -> str:
    """What the picture is called."""
    return say("table", chapter=deck.roman(view["chapter"]), number=view["round"])


def wide_orders(players: int) -> dict[Eyes, list[Node]]:
    """The wide table as everybody sees it: the board, then the mats around it."""
    board, usual, ways = wide.board(players), corners(), turning(wide.TURNED, 62)
    small = mats.small(players, held.THINGS, laid(deck.ON["small"], MAT))
    aside = unseen.panel(*wide_rooms(players, 0)["unseen"][:3])
    below = unseen.panel(*wide_rooms(players, None)["unseen"][:3], beside=True)
    orders: dict[Eyes, list[Node]] = {
        (None, False): [*board, usual, *mats.column(small, None, RIGHT, 0, 128), below]
    }
    for seat in range(players):
        x, y, _, _ = wide_rooms(players, seat)["mat"]
        around = mats.column(small, seat, RIGHT, 0, SMALL)
        around += [*mats.own(seat, players, held.THINGS, laid(deck.ON["wide"]), x, y), aside]
        orders[seat, False] = [*board, usual, *around]
        orders[seat, True] = [*board, ways, *around]
    return orders


def tall_orders(players: int) -> dict[Eyes, list[Node]]:
    """The tall table from top to bottom, as everybody sees it; turning the card moves the town."""
    plates, strip, ways = held.plates(players), tall.strip(), tall.ways()
    on_mat = laid(deck.ON["tall"])
    town = tall.town()
    small = mats.small(players, held.THINGS, laid(deck.ON["small"], 382))
    lower = lowered(town, tall.TURNING)
    facts, to_come = cache(tall.facts), cache(unseen.panel)  # the same for all who see them
    orders: dict[Eyes, list[Node]] = {}
    for seat, turned in product((None, *range(players)), (False, True)):
        if seat is None and turned:
            continue
        places = tall.rooms(players, seat, turned)
        board = [tall.ground(tall.TURNING if turned else 0), *strip]
        board += [ways, *lower] if turned else town
        order = [*plates, *board]
        if seat is not None:
            order += mats.own(seat, players, held.THINGS, on_mat, 4, places["mat"][1])
        low = places["others"][1]
        order += [facts(low), *mats.column(small, seat, 4, low + tall.FACTS, SMALL)]
        orders[seat, turned] = [*order, to_come(4, places["unseen"][1], 382)]
    return orders


BOARD: Final = in_parts(
    "world",
    deck.LOOKS,
    {"wide": wide_orders, "tall": tall_orders},
    scene=Scene,
    rooms=rooms,
    title=title,
    follow=follow,
    shapes={"wide": turns, "tall": turns},
    cards=deck.LOOKS.tables["penalties"],
    tips=tips,
    phases=PHASES,
)
