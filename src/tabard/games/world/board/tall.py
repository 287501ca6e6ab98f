"""The tall geometry for a phone: plates of all players, the board, then the mats one by one."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.games.world.board import tall_board
from tabard.games.world.board.holdings import duties, goods, houses, marks, score, seals
from tabard.games.world.board.mats import (
    ground,
    hand,
    heading,
    hidden_pile,
    open_pile,
    other_mat,
)
from tabard.games.world.board.parts import Rect
from tabard.games.world.board.pieces import back
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tray import chips, tray, tray_height
from tabard.games.world.board.turning import turns
from tabard.games.world.board.unseen import unseen

WIDTH: Final = 390
OTHER: Final = 130
MAT: Final = 588
FACTS: Final = 68


def shift_of(view: Mapping[str, Any], seat: int | None) -> int:
    """How much lower the board is while the one who looks turns the card."""
    return tall_board.TURNING if turns(view, seat) else 0


def rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """Where plates, board and mats are; a phone shows one at a time."""
    players = len(view["seats"])
    board: Rect = (0, 46, WIDTH, tall_board.HIGH + shift_of(view, seat))
    low = board[1] + board[3] + 6
    found: dict[str, Rect] = {"plates": (0, 0, WIDTH, 42), "board": board}
    if seat is not None:
        found["mat"] = (0, low, WIDTH, MAT)
        low += MAT + 6
    small = players if seat is None else players - 1
    high = FACTS + small * OTHER - 6
    found["others"] = (0, low, WIDTH, high)
    found["unseen"] = (0, low + high + 6, WIDTH, 112)
    found["whole"] = (0, 0, WIDTH, low + high + 118)
    return found


def plates(scene: Scene) -> str:
    """A plate for every player: shield, points, hand; the awaited one has an inked edge."""
    wide = (382 - 5 * (scene.players - 1)) / scene.players
    parts: list[str] = []
    for seat, one in enumerate(scene.seats):
        x = 4 + seat * (wide + 5)
        awaited = scene.awaits(seat)
        edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
        points = scene.points_of(seat)
        told = ", ".join(
            [
                scene.say("points-of", name=scene.names[seat], points=points),
                scene.say("hand-of", name=scene.names[seat], number=one["cards"]),
            ]
        )
        badge = icon("trumpet-flag", x + 25, -1, 13) if scene.view["active"] == seat else ""
        crown = icon("laurel-crown", x + 24, 1, 37, "gain") if seat in scene.winners() else ""
        parts.append(
            f'<g id="plate-{seat}" role="img" aria-label="{safe(told)}">'
            f'<rect x="{x:g}" y="1" width="{wide:g}" height="40" rx="9" {edge}'
            ' fill="var(--panel)"/>'
            + shapes.shield(seat, x + 5, 9, 20)
            + crown
            + shapes.points(points, x + 42, 21, 13)
            + f'<g transform="translate({x + 57:g},11)">{back(seat, 14, 20)}</g>'
            + text(x + 73.5, 26.5, one["cards"], "g7", 15)
            + f"{badge}</g>"
        )
    return "".join(parts)


def own_mat(scene: Scene, seat: int, y: float) -> str:
    """The own mat under the board: hand or tray first, then goods, duties, piles."""
    parts = [
        ground(scene, seat, 382, MAT),
        shapes.shield(seat, 16, 9, 28),
        fitted(52, 26, scene.names[seat], 130, "g6", 18, least=14),
        marks(scene, seat, 52, 32, 16),
        score(scene, seat, 218, 28, 21),
        houses(scene, seat, 270, 40, 27),
        seals(scene, seat, 322, 28, 11),
        '<path d="M16,56h354" stroke="var(--line)"/>',
        goods(scene, seat, 30, 76, 290, 34, 12.5, 5),
    ]
    if chips(scene):
        parts.append(heading(scene, "choose-here", 16, 152, 350))
        deep = tray_height(scene, 354)
        parts.append(tray(scene, 16, 160, 354, min(264, deep)))
        if deep < 130:
            low = 160 + deep + 22
            parts.append(heading(scene, "hand", 16, low - 8, 200))
            parts.append(hand(scene, seat, 16, low, 354, 424 - low, 4))
    else:
        parts.append(heading(scene, "hand", 16, 152, 200))
        parts.append(hand(scene, seat, 16, 160, 354, 264, 4))
    parts.append('<path d="M16,436h354M268,446v130" stroke="var(--line)"/>')
    parts.append(heading(scene, "laid-open", 16, 456, 200))
    parts.append(open_pile(scene, seat, 16, 464, 240, (36, 46)))
    parts.append(heading(scene, "hidden-pile", 16, 530, 160, True))
    parts.append(hidden_pile(scene, seat, 16, 538, 240, (34, 44)))
    parts.append(heading(scene, "duties", 278, 456, 96))
    parts.append(duties(scene, seat, 292, 484, 38, 12))
    return (
        f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
        f' transform="translate(4,{y:g})">{"".join(parts)}</g>'
    )


def table(scene: Scene) -> tuple[list[str], float, float]:
    """Everything from top to bottom, and how large the picture is."""
    places = rooms(scene.view, scene.seat)
    parts = [plates(scene), *tall_board.board(scene, shift_of(scene.view, scene.seat))]
    first = 0
    if scene.seat is not None:
        parts.append(own_mat(scene, scene.seat, places["mat"][1]))
        first = 1
    start = 0 if scene.seat is None else scene.seat
    low = places["others"][1]
    parts.append(tall_board.facts(scene, low))
    for i in range(first, scene.players):
        seat = (start + i) % scene.players
        parts.append(other_mat(scene, seat, 4, low + FACTS + (i - first) * OTHER, 382, 124))
    parts.append(unseen(scene, 4, places["unseen"][1], 382, False))
    return parts, WIDTH, places["whole"][3]
