"""How board and mats share the picture, wide and tall: the order of its nodes for every viewer."""

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from tabard.draw import mats
from tabard.draw.layout import Box
from tabard.draw.series import lowered
from tabard.draw.shapes import pane, wash
from tabard.draw.stage import PHONE, WIDE, Rect, others
from tabard.draw.tree import Eyes, Node, closing, still
from tabard.draw.words import Phrasebook
from tabard.games.feudum.board import deck, guilds, hand
from tabard.games.feudum.board import mats as held
from tabard.games.feudum.board.figures import follow
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.kingdom import kingdom
from tabard.games.feudum.board.scene import Scene
from tabard.games.feudum.board.tips import tips
from tabard.games.feudum.board.tracks import army, epochs, voyage
from tabard.games.feudum.telling import PHASES
from tabard.presentation.board import in_parts

View = Mapping[str, Any]
Shape = tuple[float, int]  # how high a phone's shelf is, and in how many rows its cards lie

# The wide table: guilds in a ring beside the map, the own mat below, others at the right.
RING: Final = Box(0, 0, 1024, 520)
FIELD: Final = RING.inset(206, 0, 206, 0)
MAP: Final = Ground(210, 36, 604, 438, 17)
MAT: Final = Box(0, 526, 1024, 146)
ASIDE: Final = Box(1032, 0, 232, 114)  # the first of the others' mats
STEP: Final = 119.0
# The stage: the prompt lies above the picture.
HEIGHT: Final = 759.0
TOP: Final = 83.0
PROMPT: Final[Rect] = (0, 0, RING.w, 78)
# The tall table for a phone: plates, map, guilds as chips, own things; guild boards, mats.
TALL_FIELD: Final = Box(0.5, 46, PHONE - 1, 385)
TALL_MAP: Final = Ground(2, 80, 386, 350, 13.5)
CHIPS: Final = Box(3, 433, PHONE - 8, 34)
SHELF: Final = CHIPS.low + 3
GUILDS: Final = Box(2, 0, PHONE - 4, 520)
OTHER: Final = 134.0
WATCHED: Final[Shape] = (0.0, 0)  # the shape without shelf and own mat


def wide_rooms(players: int, seat: int | None) -> dict[str, Rect]:
    """Where board, own mat and the others' mats are; `spare` is left for a log."""
    deep = len(others(players, seat)) * STEP
    found: dict[str, Rect] = {"board": RING, "others": (*ASIDE[:3], deep - 5)}
    if seat is None:
        return {**found, "whole": (0, 0, WIDE, max(RING.h, deep))}
    spare = (ASIDE.x, deep, ASIDE.w, MAT.low - deep)
    return {**found, "mat": MAT, "spare": spare, "whole": (0, 0, WIDE, MAT.low)}


def stage(players: int, watching: bool) -> dict[str, Rect]:
    """Where the page puts prompt and log beside the picture, as a seat or a spectator sees it."""
    if watching:
        low = TOP + RING.h + 6
        return {"prompt": PROMPT, "log": (0.0, low, RING.w, HEIGHT - low - 4)}
    deep = (players - 1) * STEP
    return {"prompt": PROMPT, "log": (ASIDE.x, deep, ASIDE.w, TOP + MAT.low - deep)}


def shelf_high(number: int) -> float:
    """How high it is in a round: while the game is set up there are no cards to keep room for."""
    return held.STRIP + 2 + (hand.SMALL + 4 if number else 0)


def shape(view: View, seat: int | None) -> Shape:
    """What moves everything under it on a phone: shelf and cards."""
    return WATCHED if seat is None else (shelf_high(view["round"]), hand.rows_of(view, seat))


def tall_rooms(players: int, shelved: float, rows: int) -> dict[str, Rect]:
    """Where plates, board, guilds, mats and tracks are; without rows there is no own mat."""
    small = (players - 1 if rows else players) * (OTHER + 5)
    low = SHELF + shelved + 6
    found: dict[str, Rect] = {"plates": (0, 0, PHONE, 42), "board": (0, 46, PHONE, low - 52)}
    highs = {"guilds": 531.0, "mat": held.mat_high(rows) + 6, "others": small, "unseen": 112.0}
    for room, high in highs.items():
        if rows or room != "mat":
            found[room] = (0, low, PHONE, high - (6 if room in ("guilds", "mat") else 0))
            low += high
    return {**found, "whole": (0, 0, PHONE, low)}


def rooms(view: View, seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are; a phone shows one at a time."""
    players = len(view["seats"])
    return (
        tall_rooms(players, *shape(view, seat)) if layout == "tall" else wide_rooms(players, seat)
    )


def title(view: View, say: Phrasebook) -> str:
    """What the picture is called."""
    return say("table", round=view["round"], epoch=deck.NUMERALS[view["epoch"]])


def arrow(x: float, y: float, turn: int) -> str:
    """A small arrow from guild to guild."""
    way = f"translate({x:g},{y:g}) rotate({turn})"
    return f'<path d="M-4,-5l8,5l-8,5z" transform="{way}" fill="var(--ink)"/>'


def wide_orders(players: int) -> dict[Eyes, list[Node]]:
    """The wide table as everybody sees it: the board, then the mats around it."""
    field = pane(FIELD, wash("board"), 12)
    arrows = "".join(arrow(*way) for way in deck.WHERE["ways"]["wide"])
    low = FIELD.at(6, FIELD.h - 45, 278, 42)
    board = [
        still(lambda _: field),
        *epochs(FIELD.at(4, 0, FIELD.w - 8, 36)),
        *voyage(low, players),
        *army(low.at(290, 0, FIELD.w - 302, 42), players),
        *kingdom(MAP, players),
        *guilds.boards(RING, 198, players),
        still(lambda _: arrows),
    ]
    places = held.own_places("wide")
    small = mats.small(players, held.THINGS, held.small_places(ASIDE.w, ASIDE.h))
    orders: dict[Eyes, list[Node]] = {}
    for seat in (None, *range(players)):
        orders[seat, 0] = [*board, *mats.column(small, seat, ASIDE.x, 0, STEP)]
        if seat is not None:
            orders[seat, 0] += mats.own(seat, players, held.THINGS, places, MAT.x, MAT.y)
    return orders


def tall_orders(players: int) -> dict[Eyes, list[Node]]:
    """The tall table from top to bottom, for all its shapes.

    What lies under the shelf is drawn from a top of its own: it is the same for everybody.
    """
    field = pane(TALL_FIELD, wash("board"))
    board = [
        *held.plates(players),
        still(lambda _: field),
        *epochs(Box(0, 46, PHONE, 34)),
        *kingdom(TALL_MAP, players),
        *guilds.chips(CHIPS),
    ]
    halls = guilds.boards(GUILDS, 191, players)
    small = mats.small(players, held.THINGS, held.small_places(382, OTHER))
    strips = [*voyage(Box(6, 4, 372, 46), players), *army(Box(6, 58, 376, 46), players)]
    shelves = [held.shelf(seat, players, SHELF) for seat in range(players)]
    places = held.own_places("tall")
    own = [mats.laid(seat, players, held.THINGS, places, own=True) for seat in range(players)]
    orders: dict[Eyes, list[Node]] = {}
    forms = product((shelf_high(0), shelf_high(1)), range(1, hand.MOST_ROWS + 1))
    for form in (WATCHED, *forms):
        tops = {room: box[1] for room, box in tall_rooms(players, *form).items()}
        for seat in (None,) if form == WATCHED else range(players):
            order = [*board, *lowered(halls, tops["guilds"])]
            if seat is not None:
                order += [*shelves[seat], mats.opening(seat, 4, tops["mat"]), *own[seat], closing()]
            order += lowered(mats.column(small, seat, 4, 0, OTHER + 5), tops["others"])
            orders[seat, form] = [*order, *lowered(strips, tops["unseen"])]
    return orders


BOARD: Final = in_parts(
    "feudum",
    deck.LOOKS,
    {"wide": wide_orders, "tall": tall_orders},
    scene=Scene,
    rooms=rooms,
    title=title,
    follow=follow,
    shapes={"tall": shape},
    piece_of=deck.piece_of,
    emblem=deck.LOOKS.emblems(deck.pictured),
    tips=tips,
    phases=PHASES,
    stage=stage,
    tabs=(("guilds", "hanging-sign"),),
)
