"""The wide table: guilds in a ring beside the map, the own mat below, others at the right."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tabard.draw.mats import column, opening
from tabard.draw.stage import others
from tabard.draw.tree import Eyes, Node, closing, still
from tabard.games.feudum.board import guilds_east as east
from tabard.games.feudum.board import guilds_west as west
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.hand import own_mat
from tabard.games.feudum.board.kingdom import kingdom
from tabard.games.feudum.board.mats import other_mat
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
# The stage: the prompt lies above the picture.
HEIGHT: Final = 759.0
PROMPT: Final = 78.0
TOP: Final = 83.0

Guild = Callable[[Rect, int], list[Node]]

# Clockwise from the lower left: a push goes on to the next (FEU-16, the ring of guilds.toml).
GUILDS: Final[dict[str, tuple[Guild, Rect]]] = {
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


def stage(players: int, watching: bool) -> dict[str, Rect]:
    """Where the page puts prompt and log beside the picture, as a seat or a spectator sees it."""
    prompt = (0.0, 0.0, BOARD[2], PROMPT)
    if watching:
        low = TOP + BOARD[3] + 6
        return {"prompt": prompt, "log": (0.0, low, BOARD[2], HEIGHT - low - 4)}
    mats = (players - 1) * STEP
    return {"prompt": prompt, "log": (RIGHT, mats, COLUMN, TOP + MAT[1] + MAT[3] - mats)}


def arrow(x: float, y: float, turn: int) -> str:
    """A small arrow from guild to guild."""
    return (
        f'<path d="M-4,-5l8,5l-8,5z" transform="translate({x:g},{y:g}) rotate({turn})"'
        ' fill="var(--ink)"/>'
    )


def board(players: int) -> list[Node]:
    """The map with its strips, and the guilds around it."""
    x, y, w, h = FIELD
    field = (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="12" fill="var(--board)"'
        ' class="station"/>'
    )
    arrows = "".join(arrow(*way) for way in WAYS)
    return [
        still(lambda _: field),
        *epochs((x + 4, y, w - 8, 36)),
        *voyage((x + 6, y + h - 45, 278, 42), players),
        *army((x + 296, y + h - 45, w - 302, 42), players),
        *kingdom(MAP, players),
        *(node for guild, box in GUILDS.values() for node in guild(box, players)),
        still(lambda _: arrows),
    ]


def orders(players: int) -> dict[Eyes, list[Node]]:
    """The wide table as everybody sees it: the board, then the mats around it."""
    shared = board(players)
    small = [other_mat(seat, players, COLUMN, OTHER) for seat in range(players)]
    found: dict[Eyes, list[Node]] = {}
    for seat in (None, *range(players)):
        found[seat, 0] = [*shared, *column(small, seat, RIGHT, 0, STEP)]
        if seat is not None:
            x, y, w, h = MAT
            found[seat, 0] += [opening(seat, x, y), *own_mat(seat, players, w, h), closing()]
    return found
