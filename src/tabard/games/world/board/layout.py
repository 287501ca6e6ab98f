"""How board and mats share the picture: the wide table, the tall one, and the rooms of each."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.world.board import tall as narrow
from tabard.games.world.board import wide
from tabard.games.world.board.mats import other_mat, own_mat
from tabard.games.world.board.parts import Box
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.unseen import unseen

RIGHT: Final = 980
MAT: Final = 284
WIDE: Final = 1264


def others(players: int, seat: int | None) -> list[int]:
    """The players whose mats are small, in turn order after the one who looks."""
    if seat is None:
        return list(range(players))
    return [(seat + i) % players for i in range(1, players)]


def rooms(view: Mapping[str, Any], seat: int | None, layout: str = "wide") -> dict[str, Box]:
    """Where the rooms of the picture are: `board`, `mat`, `others`, `unseen`, on a phone `plates`.

    A page may show one room alone by setting the viewBox to its box; on the wide table the corner
    `spare` is left for a log.
    """
    if layout == "tall":
        return narrow.rooms(view, seat)
    count = len(others(len(view["seats"]), seat))
    if seat is None:
        low = 508 + 6
        return {
            "board": (0, 0, 972, 508),
            "others": (RIGHT, 0, MAT, 508),
            "unseen": (0, low, WIDE, 58),
            "whole": (0, 0, WIDE, low + 58),
        }
    deep = count * 130
    return {
        "board": (0, 0, 972, 508),
        "mat": (0, 514, 972, 158),
        "others": (RIGHT, 0, MAT, deep - 6),
        "unseen": (RIGHT, deep, MAT, 112),
        "spare": (RIGHT, deep + 118, MAT, 672 - deep - 118),
        "whole": (0, 0, WIDE, 672),
    }


def table(scene: Scene, tall: bool) -> tuple[list[str], float, float]:
    """Everything on the table part by part, and how large the picture is."""
    if tall:
        return narrow.table(scene)
    parts = wide.board(scene)
    step = 130.0 if scene.seat is not None else 128.0
    for i, seat in enumerate(others(scene.players, scene.seat)):
        parts.append(other_mat(scene, seat, RIGHT, i * step, MAT, 124))
    places = rooms(scene.view, scene.seat)
    if scene.seat is not None:
        x, y, w, h = places["mat"]
        parts.append(own_mat(scene, scene.seat, x, y, w, h))
    x, y, w, _ = places["unseen"]
    parts.append(unseen(scene, x, y, w, scene.seat is None))
    _, _, w, h = places["whole"]
    return parts, w, h
