"""How board and mats share the picture: the wide table, the tall one, and the rooms of each."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from tabard.draw.stage import Rect, wide_rooms, wide_table
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
    return wide_table(
        wide.board(scene),
        scene.players,
        scene.seat,
        partial(other_mat, scene),
        partial(own_mat, scene),
        partial(unseen, scene),
    )
