"""How board and mats share the picture: the wide table, the tall one, and the rooms of each."""

from collections.abc import Mapping
from typing import Any

from tabard.draw.stage import MAT, RIGHT, Rect, others, wide_rooms
from tabard.games.world.board import tall as narrow
from tabard.games.world.board import wide
from tabard.games.world.board.mats import other_mat, own_mat
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.unseen import unseen


def rooms(view: Mapping[str, Any], seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are: `board`, `mat`, `others`, `unseen`, on a phone `plates`.

    A page may show one room alone by setting the viewBox to its box.
    """
    if layout == "tall":
        return narrow.rooms(view, seat)
    return wide_rooms(len(view["seats"]), seat)


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
