"""The wide table: guilds in a ring beside the map, the own mat below, others at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.draw.stage import others
from tabard.games.feudum.board import guilds_east as east
from tabard.games.feudum.board import guilds_west as west
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.hand import own_mat
from tabard.games.feudum.board.kingdom import kingdom
from tabard.games.feudum.board.mats import other_mat
from tabard.games.feudum.board.scene import Scene
from tabard.games.feudum.board.tracks import army, epochs, voyage

WIDE: Final = 1264.0
BOARD: Final[Rect] = (0, 0, 1024, 520)
MAP: Final = Ground(210, 36, 604, 438, 17)
FIELD: Final[Rect] = (206, 0, 612, 520)
MAT: Final[Rect] = (0, 526, 1024, 146)
RIGHT: Final = 1032.0
COLUMN: Final = 232.0
OTHER: Final = 114.0
STEP: Final = 119.0
GUILD_W: Final = 198.0
GUILD_H: Final = 170.0

Draw = Callable[[Scene, Rect], str]

# Clockwise from the lower left: a push goes on to the next (FEU-16, the ring of guilds.toml).
GUILDS: Final[dict[str, tuple[Draw, Rect]]] = {
    "farmer": (west.farmers, (0, 350, GUILD_W, GUILD_H)),
    "merchant": (west.merchants, (0, 175, GUILD_W, GUILD_H)),
    "alchemist": (west.alchemists, (0, 0, GUILD_W, GUILD_H)),
    "knight": (east.knights, (826, 0, GUILD_W, GUILD_H)),
    "noble": (east.nobles, (826, 175, GUILD_W, GUILD_H)),
    "monk": (east.monks, (826, 350, GUILD_W, GUILD_H)),
}
# The way of a push from guild to guild: (x, y, turn).
WAYS: Final = (
    (99, 347.5, -90),
    (99, 172.5, -90),
    (202, 16, 0),
    (822, 16, 0),
    (925, 172.5, 90),
    (925, 347.5, 90),
    (822, 505, 180),
    (202, 505, 180),
)


def rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """Where board, own mat and the others' mats are; `spare` is left for a log."""
    count = len(others(len(view["seats"]), seat))
    deep = count * STEP
    low = MAT[1] + MAT[3] if seat is not None else max(BOARD[3], deep)
    found: dict[str, Rect] = {"board": BOARD, "others": (RIGHT, 0, COLUMN, deep - 5)}
    if seat is not None:
        found["mat"] = MAT
        found["spare"] = (RIGHT, deep, COLUMN, MAT[1] + MAT[3] - deep)
    found["whole"] = (0, 0, WIDE, low)
    return found


def arrow(x: float, y: float, turn: int) -> str:
    """A small arrow from guild to guild."""
    return (
        f'<path d="M-4,-5l8,5l-8,5z" transform="translate({x:g},{y:g}) rotate({turn})"'
        ' fill="var(--ink)"/>'
    )


def field(scene: Scene) -> str:
    """The map with its strips."""
    x, y, w, h = FIELD
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="12" fill="var(--board)"'
        ' class="station"/>'
        + epochs(scene, (x + 4, y, w - 8, 36))
        + voyage(scene, (x + 6, y + h - 45, 278, 42))
        + army(scene, (x + 296, y + h - 45, w - 302, 42))
        + kingdom(scene, MAP)
    )


def table(scene: Scene) -> tuple[list[str], float, float]:
    """Everything on the table part by part, and how large the picture is."""
    parts = [field(scene)]
    parts += [draw(scene, box) for draw, box in GUILDS.values()]
    parts += [arrow(x, y, turn) for x, y, turn in WAYS]
    for i, seat in enumerate(others(scene.players, scene.seat)):
        parts.append(other_mat(scene, seat, (RIGHT, i * STEP, COLUMN, OTHER)))
    if scene.seat is not None:
        parts.append(own_mat(scene, scene.seat, MAT))
    _, _, w, h = rooms(scene.view, scene.seat)["whole"]
    return parts, w, h
