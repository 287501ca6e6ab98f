"""The tall geometry for a phone: plates of all players, the grid, then the mats one by one."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.draw.tips import answering
from tabard.games.pillars import tables
from tabard.games.pillars.board.holdings import counts, good, purse, score, wages
from tabard.games.pillars.board.mats import (
    ground,
    heading,
    marks,
    other_mat,
    own_advantage,
    own_craftsman,
    player_shield,
    this_round,
)
from tabard.games.pillars.board.parts import Rect, builders_layer
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.tall_middle import middle
from tabard.games.pillars.board.tall_stations import stations
from tabard.games.pillars.board.unseen import unseen

WIDTH: Final = 390
BOARD: Final[Rect] = (0, 46, 390, 476)
MAT: Final = 528
OTHER: Final = 130
ROW: Final = 126


def mat_rows(one: Mapping[str, Any]) -> int:
    """In how many rows the craftsmen lie: five fit in one."""
    return 1 if max(len(one["row"]), one["row_limit"]) <= 5 else 2


def rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """Where plates, board and mats are; a phone shows one at a time."""
    players = len(view["seats"])
    high = 0 if seat is None else 268 + ROW * mat_rows(view["seats"][seat])
    small = players if seat is None else players - 1
    low = MAT if seat is None else MAT + high + 6
    found: dict[str, Rect] = {"plates": (0, 0, WIDTH, 42), "board": BOARD}
    if seat is not None:
        found["mat"] = (0, MAT, WIDTH, high)
    found["others"] = (0, low, WIDTH, small * OTHER - 6)
    found["unseen"] = (0, low + small * OTHER, WIDTH, 112)
    found["whole"] = (0, 0, WIDTH, low + small * OTHER + 112)
    return found


def plates(scene: Scene) -> str:
    """A plate for every player: shield, points, gold; the awaited one has an inked edge."""
    wide = (382 - 5 * (scene.players - 1)) / scene.players
    parts: list[str] = []
    for seat, one in enumerate(scene.seats):
        x = 4 + seat * (wide + 5)
        awaited = scene.awaits(seat)
        edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
        told = ", ".join(
            [
                scene.say("points-of", name=scene.names[seat], points=one["vp"]),
                scene.say("gold-of", name=scene.names[seat], gold=one["gold"]),
            ]
        )
        start = ""
        if scene.view["start_player"] == seat:
            start = icon("trumpet-flag", x + 25, -1, 13)
        crown = ""
        if seat in scene.winners():
            crown = icon("laurel-crown", x + 24, 1, 37, "gain")
        parts.append(
            f'<g id="plate-{seat}" role="img" aria-label="{safe(told)}">'
            f'<rect x="{x:g}" y="1" width="{wide:g}" height="40" rx="9" {edge}'
            ' fill="var(--panel)"/>'
            + player_shield(scene, seat, x + 5, 9, 20)
            + crown
            + shapes.points(one["vp"], x + 42, 21, 13)
            + shapes.coin(x + 63.5, 21, 7.5)
            + text(x + 72.5, 27, one["gold"], "g7", 17)
            + f"{start}</g>"
        )
    return "".join(parts)


def own_mat(scene: Scene, seat: int, y: float, high: float) -> str:
    """The own mat under the board: counts, craftsmen, advantages and this round."""
    one = scene.seats[seat]
    parts = [
        ground(scene, seat, 382, high, 7),
        player_shield(scene, seat, 16, 10, 30),
        fitted(54, 26, scene.names[seat], 180, "g6", 19, least=14),
        marks(scene, seat, 54, 32, 17, 196),
        score(scene, seat, 276, 30, 22),
        purse(scene, seat, 322, 30, 15, 24),
        '<path d="M16,58h354" stroke="var(--line)"/>',
    ]
    for i, kind in enumerate(tables.KIND_IDS):
        parts.append(good(scene, seat, kind, 18 + 54 * i, 66, 24, seat == scene.chooser))
    parts.append(wages(scene, seat, 312, 79, 112))
    parts.append(counts(scene, seat, 18, 95))
    row: list[str] = one["row"]
    said = scene.say("of", number=len(row), whole=one["row_limit"])
    parts.append(answering(f"row-{seat}", heading(16, 162, scene.say("craftsmen"), said)))
    slots = max(len(row), one["row_limit"])
    across = 5 if slots <= 5 else 4
    pitch = 364 / across
    for i in range(slots):
        x, cy = 14 + (i % across) * pitch, 170 + (i // across) * ROW
        if i < len(row):
            parts.append(own_craftsman(scene, seat, row[i], x, cy, pitch - 5, 118))
        else:
            parts.append(
                f'<rect x="{x:g}" y="{cy:g}" width="{pitch - 5:g}" height="118" rx="6"'
                ' class="planned"/>'
            )
    low = high - 84
    parts.append(heading(16, low - 9, scene.say("advantages"), ""))
    held: list[str] = one["advantages"]
    step = min(58.0, 240 / max(1, len(held)))
    for i, card in enumerate(held):
        parts.append(own_advantage(scene, seat, card, 16 + i * step, low, step - 4, 74))
    parts.append(this_round(scene, seat, 262, low, 376))
    return (
        f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
        f' transform="translate(4,{y:g})">{"".join(parts)}</g>'
    )


def table(scene: Scene) -> tuple[list[str], float, float]:
    """Everything from top to bottom, and how large the picture is."""
    places = rooms(scene.view, scene.seat)
    x, y, w, h = places["board"]
    parts = [
        plates(scene),
        f'<rect x="{x + 1:g}" y="{y:g}" width="{w - 2:g}" height="{h:g}" rx="12"'
        ' fill="var(--board)" class="station"/>',
        *stations(scene),
        middle(scene),
    ]
    first = 0
    if scene.seat is not None:
        parts.append(own_mat(scene, scene.seat, places["mat"][1], places["mat"][3]))
        first = 1
    start = 0 if scene.seat is None else scene.seat
    low = places["others"][1]
    for i in range(first, scene.players):
        seat = (start + i) % scene.players
        parts.append(other_mat(scene, seat, 4, low + (i - first) * OTHER, 382, 124))
    parts.append(unseen(scene, 4, places["unseen"][1], 382, False))
    parts.append(builders_layer(scene))
    return parts, WIDTH, places["whole"][3]
