"""The tall geometry for a phone: plates of all players, the grid, then the mats one by one."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.draw import mats, shapes
from tabard.draw.lettering import fitted, text
from tabard.draw.mats import opening, panel
from tabard.draw.stage import tall_rooms
from tabard.draw.tree import Node, closing, of_seat, placed, still
from tabard.games.pillars import tables
from tabard.games.pillars.board.holdings import counts, good, purse, score, wages
from tabard.games.pillars.board.mats import (
    ROW as SLOTS,
)
from tabard.games.pillars.board.mats import (
    Draw,
    counted,
    heading,
    heading_of,
    marking,
    marks,
    own_advantage,
    own_craftsman,
    passing,
    player_shield,
    this_round,
    winning,
)
from tabard.games.pillars.board.parts import Rect, Spaces
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.tall_middle import middle
from tabard.games.pillars.board.tall_stations import stations

BOARD: Final[Rect] = (0, 46, 390, 476)
MAT: Final = 528
ROW: Final = 126


def mat_rows(one: Mapping[str, Any]) -> int:
    """In how many rows the craftsmen lie: five fit in one."""
    return 1 if max(len(one["row"]), one["row_limit"]) <= 5 else 2


def mat_high(rows: int) -> int:
    """How high the own mat is with so many rows of craftsmen."""
    return 268 + ROW * rows


def rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """Where plates, board and mats are; a phone shows one at a time."""
    rows = 0 if seat is None else mat_rows(view["seats"][seat])
    return rooms_of(len(view["seats"]), seat, rows)


def rooms_of(players: int, seat: int | None, rows: int) -> dict[str, Rect]:
    """The rooms, with so many rows of craftsmen on the own mat."""
    return tall_rooms(players, seat, BOARD[3], mat_high(rows))


def plate(scene: Scene, seat: int) -> str:
    """The plate of a player: shield, points, gold."""
    x, _ = mats.plate_at(scene.players, seat)
    name, gold, points = scene.names[seat], scene.seats[seat]["gold"], scene.seats[seat]["vp"]
    said = [
        scene.say("points-of", name=name, points=points),
        scene.say("gold-of", name=name, gold=gold),
    ]
    purse = shapes.coin(x + 63.5, 21, 7.5) + text(x + 72.5, 27, gold, "g7", 17)
    won, begins = seat in scene.winners(), scene.view["start_player"] == seat
    shield = player_shield(scene, seat, x + 5, 9, 20)
    return mats.plate(scene, seat, ", ".join(said), shield, points, purse, won, begins)


def plates(players: int) -> list[Node]:
    """A plate for every player."""
    return [
        Node(
            f"plate-{seat}",
            placed(plate, seat),
            f"to_move start_player {winning(seat, players)} " + of_seat(seat, "gold", "passed"),
        )
        for seat in range(players)
    ]


def own_mat(seat: int, players: int, rows: int) -> list[Node]:
    """The own mat under the board: counts, craftsmen, advantages and this round."""
    high = mat_high(rows)
    low = high - 84

    def node(name: str, draw: Draw, reads: str, touch: Sequence[str] = ()) -> Node:
        return Node(f"own-{seat}-{name}", draw, reads, touch, own=True)

    def craftsmen(scene: Scene) -> list[str]:
        one = scene.seats[seat]
        row: list[str] = one["row"]
        slots = max(len(row), one["row_limit"])
        across = 5 if slots <= 5 else 4
        pitch = 364 / across
        found: list[str] = []
        for i in range(slots):
            x, y = 14 + (i % across) * pitch, 170 + (i // across) * ROW
            if i < len(row):
                found.append(own_craftsman(scene, seat, row[i], x, y, pitch - 5, 118))
            else:
                found.append(
                    f'<rect x="{x:g}" y="{y:g}" width="{pitch - 5:g}" height="118" rx="6"'
                    ' class="planned"/>'
                )
        return found + [""] * (SLOTS - slots)

    def advantages(scene: Scene) -> str:
        held: list[str] = scene.seats[seat]["advantages"]
        step = min(58.0, 240 / max(1, len(held)))
        return "".join(
            own_advantage(scene, seat, card, 16 + i * step, low, step - 4, 74)
            for i, card in enumerate(held)
        )

    goods = [
        node(
            kind,
            placed(good, seat, kind, 18 + 54 * i, 66, 24, True),
            f"seats.{seat}.goods.{kind}",
            (f"=return/{kind}", f"=sell/{kind}/1"),
        )
        for i, kind in enumerate(tables.KIND_IDS)
    ]
    line = '<path d="M16,58h354" stroke="var(--line)"/>'
    return [
        opening(seat, 4, MAT),
        node("ground", lambda s: panel(s, seat, 382, high), "to_move phase"),
        node("shield", lambda s: player_shield(s, seat, 16, 10, 30), passing(seat)),
        still(lambda s: fitted(54, 26, s.names[seat], 180, "g6", 19, least=14)),
        node("marks", lambda s: marks(s, seat, 54, 32, 17, 196), marking(seat)),
        node("score", lambda s: score(s, seat, 276, 30, 22), winning(seat, players)),
        node("purse", lambda s: purse(s, seat, 322, 30, 15, 24), of_seat(seat, "gold")),
        still(lambda _: line),
        *goods,
        node("wages", lambda s: wages(s, seat, 312, 79, 112), "event " + of_seat(seat, "mill")),
        node("counts", lambda s: counts(s, seat, 18, 95), counted(seat), ("sell/",)),
        node("heading", lambda s: heading_of(s, seat, 16, 162), of_seat(seat, "row", "row_limit")),
        Node(
            [f"own-{seat}-row-{i}" for i in range(SLOTS)],
            craftsmen,
            "event " + of_seat(seat, "row", "row_limit", "uses"),
            ("dismiss/", "use/"),
            own=True,
        ),
        still(lambda s: heading(16, low - 9, s.say("advantages"), "")),
        node("advantages", advantages, of_seat(seat, "advantages"), ("play/",)),
        node("round", lambda s: this_round(s, seat, 262, low, 376), of_seat(seat, "cards")),
        closing(),
    ]


def board(players: int, spaces: Spaces) -> list[Node]:
    """Plates, stations and the middle."""
    x, y, w, h = BOARD
    field = (
        f'<rect x="{x + 1:g}" y="{y:g}" width="{w - 2:g}" height="{h:g}" rx="12"'
        ' fill="var(--board)" class="station"/>'
    )
    return [
        *plates(players),
        still(lambda _: field),
        *stations(players, spaces),
        *middle(players),
    ]
