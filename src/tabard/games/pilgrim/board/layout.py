"""How board, mats and tracks share the picture: the wide table, the tall one, the rooms of each."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from tabard.draw import mats
from tabard.draw.places import boxes, laid
from tabard.draw.stage import GAP, PHONE, Rect, others, stacked
from tabard.draw.stage import WIDE as WIDTH
from tabard.draw.tree import Eyes, Node, closing, still
from tabard.games.pilgrim.board.board import board, last_layers
from tabard.games.pilgrim.board.hexes import CELL
from tabard.games.pilgrim.board.homes import Home
from tabard.games.pilgrim.board.icons import LOOKS, WHERE, piece_of
from tabard.games.pilgrim.board.mats import LARGE, SMALL, STRIP, plates, strip
from tabard.games.pilgrim.board.panels import bag, tracks
from tabard.games.pilgrim.board.pieces import follow, of_mat
from tabard.games.pilgrim.board.plan import TALL, WIDE, Plan
from tabard.games.pilgrim.board.scene import Scene
from tabard.games.pilgrim.board.tips import tips
from tabard.games.pilgrim.telling import PHASES, phase, span
from tabard.presentation.board import in_parts

ON: Final = WHERE["mats"]
ROOMS: Final = boxes(WHERE["rooms"])
MAT: Final = ROOMS["mat"]
ASIDE: Final = ROOMS["others"]  # the first of the others' mats
STEP: Final = ASIDE.h + GAP  # from one of them to the next
HEIGHT: Final = 752
BAG: Final = 122
PHONE_MAT: Final = 576


def rooms(view: Mapping[str, Any], seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are.

    `prompt` and `spare` are left free for the prompt and the log; on a phone `zoom` is the part of
    the board that a question is about.
    """
    if layout == "tall":
        return tall_rooms(view["players"], seat) | zoom(view)
    return wide_rooms(view["players"], seat)


def wide_rooms(players: int, seat: int | None) -> dict[str, Rect]:
    """The rooms of the wide table."""
    deep = len(others(max(players, 2), seat or 0)) * STEP
    found: dict[str, Rect] = {"prompt": ROOMS["prompt"], "board": WIDE.box, **ROOMS}
    found["others"] = ASIDE._replace(h=deep - GAP)
    if players == 1:
        found["solo"] = (ASIDE.x, deep, ASIDE.w, BAG)
        deep += BAG + GAP
    spare = (ASIDE.x, deep, ASIDE.w, HEIGHT - 2 - deep)
    return {**found, "spare": spare, "whole": (0, 0, WIDTH, HEIGHT)}


def tall_rooms(players: int, seat: int | None) -> dict[str, Rect]:
    """The rooms of a phone, one under another."""
    high = TALL.box[3] + (STRIP[3] + 2 if seat is not None else 0)
    highs = {
        "mat": 0 if seat is None else MAT.h,
        "others": len(others(max(players, 2), seat)) * STEP - GAP,
        "solo": BAG if players == 1 else 0,
        "unseen": ROOMS["unseen"].h,
    }
    found: dict[str, Rect] = {"plates": (0, 0, PHONE, 42), "board": (0, TALL.box[1], PHONE, high)}
    return found | stacked(PHONE_MAT, highs)


def zoom(view: Mapping[str, Any]) -> dict[str, Rect]:
    """The part of a phone's board that the way of a road through a cell is about."""
    unit = view["pending"]["unit"]
    if view["step"] != "road_edges" or unit is None or not unit["cell"]:
        return {}
    x, y = TALL.hexes.centre(CELL[unit["cell"]])
    w, h = 195.0, 268.0
    left = min(max(0.0, x - w / 2), PHONE - w)
    top = min(max(TALL.box[1], y - h / 2), TALL.box[1] + TALL.box[3] - h)
    return {"zoom": (round(left, 1), round(top, 1), w, h)}


def orders(plan: Plan, players: int) -> dict[Eyes, list[Node]]:
    """The table as everybody sees it: the board, the mats and what all share, then the pieces.

    On a wide table spectators have the first mat at full size; on a phone all mats are small.
    """
    everybody = range(max(players, 2))
    x, w = (4, 382) if plan.tall else (ASIDE.x, ASIDE.w)
    left, wide, top = (4, 382, PHONE_MAT) if plan.tall else (MAT.x, MAT.w, MAT.y)
    of = partial(of_mat, players=players)
    places, on_small = laid(ON["large"], wide, MAT.h), laid(ON["small"], w, ASIDE.h)
    own = [mats.own(mat, players, LARGE, places, left, top, of) for mat in range(players)]
    small = mats.small(players, SMALL, on_small, of, len(everybody))
    shared = tracks(players, wide, ROOMS["unseen"].h)
    before = [*(plates(players) if plan.tall else ()), *board(plan, players)]
    found: dict[Eyes, list[Node]] = {}
    for seat in (None, *range(players)):
        room = tall_rooms(players, seat) if plan.tall else wide_rooms(players, seat)
        large = seat if seat is not None or plan.tall else 0
        y = room["others"][1]
        homes = {
            mat: Home(x, y + i * STEP, on_small, large=False)
            for i, mat in enumerate(others(len(everybody), large))
        }
        order = [*before]
        if large is not None:
            homes[large] = Home(left, top, places, large=True)
            order += [strip(large), *own[large]] if plan.tall else own[large]
        low = [group("tracks", left, room["unseen"][1]), *shared, closing()]
        rest = mats.column(small, large, x, y, STEP)
        if players == 1:
            rest += [group("solo", x, room["solo"][1]), *bag(w, BAG), closing()]
        order += [*rest, *low] if plan.tall else [*low, *rest]
        found[seat, 0] = [*order, *last_layers(plan, players, homes)]
    return found


def group(name: str, x: float, y: float) -> Node:
    """Where a panel begins."""
    return still(lambda _: f'<g id="{name}" transform="translate({x:g},{y:g})">')


BOARD: Final = in_parts(
    "pilgrim",
    LOOKS,
    {"wide": partial(orders, WIDE), "tall": partial(orders, TALL)},
    scene={"wide": partial(Scene, WIDE), "tall": partial(Scene, TALL)},
    rooms=rooms,
    follow=follow,
    piece_of=piece_of,
    emblem=LOOKS.emblems(last=True),
    tips=tips,
    phases=PHASES,
    phase=phase,
    span=span,
)
