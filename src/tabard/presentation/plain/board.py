"""The default board: panels of figures and cards on a table, mats beside it, wide and tall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from tabard.draw import shapes
from tabard.draw.lettering import fitted
from tabard.draw.memory import safe
from tabard.draw.offers import offered
from tabard.draw.scene import Scene
from tabard.draw.stage import MAT, RIGHT, WIDE, Drawing, Rect, framed, others, wide_rooms
from tabard.draw.states import IDLE, plate
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.presentation.board import Board, Layout
from tabard.presentation.plain.panels import Painter, flow
from tabard.presentation.plain.rows import Row, of_mat, of_table
from tabard.presentation.telling import Form, View

NARROW: Final = 390
PLATES: Final = 46
OTHER: Final = 130.0  # from one of the others' mats to the next
MOST_OTHERS: Final = 390.0  # the room that they have beside a wide board
OWN: Final = 176  # where the things on the own mat begin, beside its shield


def plain_board(game: str) -> Board:
    """The board of a game that has none of its own."""
    return Board(draw=partial(draw, game), rooms=partial(rooms, game))


def piece_of(form: Form) -> str:
    """The thing or the seat that a choice is about, where it is about one alone."""
    things = [value for key, value in form.items() if key not in ("do", "code", "rule")]
    if len(things) == 1 and "seat" in form:
        return f"seat-{form['seat']}"
    return things[0] if len(things) == 1 and isinstance(things[0], str) else ""


class Table:
    """One picture in the making."""

    def __init__(
        self, game: str, view: View, scene: Scene, words: Phrasebook, layout: str = "wide"
    ) -> None:
        self.game = game
        self.view = view
        self.scene = scene
        self.tall = layout == "tall"
        self.painter = Painter(words, scene.offers)

    def wide(self) -> list[str]:
        """The board with the mats below and beside it."""
        places = wide_rooms(self.scene.players, self.scene.seat)
        own = "" if self.scene.seat is None else self.own(places["mat"])
        parts = [self.ground(places["board"]), own]
        low = others(self.scene.players, self.scene.seat)
        step = min(OTHER, MOST_OTHERS / max(1, len(low)))
        parts += [self.mat(seat, (RIGHT, i * step, MAT, step - 6)) for i, seat in enumerate(low)]
        return parts

    def narrow(self) -> tuple[list[str], dict[str, Rect]]:
        """Plates, board and own mat below one another, then the others; and where they are."""
        scene = self.scene
        own, y = "", float(PLATES)
        mat: Rect | None = None
        high = self.high(of_table(self.view), NARROW - 24) + 24
        ground: Rect = (0, y, NARROW, high)
        y += high + 6
        if scene.seat is not None:
            mat = (4, y, NARROW - 8, 56 + self.high(of_mat(self.view, scene.seat), NARROW - 36))
            own = self.own(mat)
            y += mat[3] + 6
        found: dict[str, Rect] = {"plates": (0, 0, NARROW, PLATES - 4)}
        found["board"] = (0, PLATES, NARROW, y - PLATES - 5)
        if mat is not None:
            found["mat"] = mat
        parts = [self.plates(), self.ground(ground), own]
        top = y
        for seat in others(scene.players, scene.seat):
            parts.append(self.mat(seat, (4, y, NARROW - 8, OTHER - 6)))
            y += OTHER
        found["others"] = (0, top, NARROW, max(1.0, y - top - 6))
        found["unseen"] = (0, y, NARROW, 0)
        found["whole"] = (0, 0, NARROW, y)
        return parts, found

    def high(self, rows: Sequence[Row], room: float) -> float:
        """How high the panels of some rows are in a room."""
        return flow([self.painter.panel(row) for row in rows], room)[1]

    def ground(self, box: Rect) -> str:
        """The table: the scene of the game's box far behind, what lies on it before."""
        x, y, w, h = box
        panels = [self.painter.panel(row) for row in of_table(self.view)]
        far = presentation(self.game).cover()
        size = max(w / 446, h / 184)
        laid = self.painter.fit(panels, (x + 12, y + 12, w - 24, h - 24))
        return (
            f'<rect x="{x + 1:g}" y="{y:g}" width="{w - 2:g}" height="{h:g}" rx="12"'
            ' fill="var(--board)" class="station"/>'
            f'<svg x="{x + 2:g}" y="{y + 1:g}" width="{w - 4:g}" height="{h - 2:g}" opacity=".28"'
            f' viewBox="{143 - w / size / 2:g} {184 - h / size:g} {w / size:g} {h / size:g}"'
            f' aria-hidden="true">{far}</svg>{laid}'
        )

    def panel(self, seat: int, w: float, h: float) -> str:
        """The ground of a mat, a band of the player's colour at its side."""
        awaited = self.scene.awaits(seat)
        edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
        return (
            f'<rect width="{w:g}" height="{h:g}" rx="12" fill="var(--panel)" {edge}/>'
            f'<path d="M8,0a8,8 0 0 0 -8,8v{h - 16:g}a8,8 0 0 0 8,8z" fill="var(--p{seat + 1})"/>'
        )

    def own(self, box: Rect) -> str:
        """The own mat: shield and name, then everything on it as panels."""
        seat = self.scene.seat
        assert seat is not None
        x, y, w, h = box
        panels = [self.painter.panel(row, own=True) for row in of_mat(self.view, seat)]
        room: Rect = (14, 46, w - 28, h - 54) if self.tall else (OWN, 10, w - OWN - 10, h - 20)
        inside = [
            self.panel(seat, w, h),
            shapes.shield(seat, 18, 9, 26),
            fitted(54, 29, self.scene.names[seat], 116 if not self.tall else w - 70, "g6", 18),
            self.painter.fit(panels, room),
        ]
        return self.mat_group(seat, x, y, inside, ' class="own-mat"')

    def mat(self, seat: int, box: Rect) -> str:
        """Another's mat: every figure on a line, in two columns where there are many."""
        x, y, w, h = box
        inside = [
            self.panel(seat, w, h),
            self.player(seat, w),
            self.painter.lines(of_mat(self.view, seat), (18, 50, w - 30, h - 54)),
        ]
        return self.mat_group(seat, x, y, inside)

    def player(self, seat: int, w: float) -> str:
        """Shield and name on another's mat; a choice that is about this player glows there."""
        name = self.scene.names[seat]
        face = shapes.shield(seat, 6, 5, 26) + fitted(42, 25, name, w - 66, "g6", 18)
        offer = self.scene.offers.get(f"seat-{seat}", IDLE)
        if not offer.open and not offer.rule:
            return f'<g transform="translate(12,4)">{face}</g>'
        # A ground of its own, so that it is clicked between the letters too.
        face = f'<rect width="{w - 24:g}" height="34" rx="8" fill="var(--panel)"/>{face}'
        return plate(f"of-{seat}-player", offer, name, (12, 4, w - 24, 34), face, r=8, lift=0)

    def mat_group(
        self, seat: int, x: float, y: float, inside: Sequence[str], extra: str = ""
    ) -> str:
        """A mat in its place."""
        return (
            f'<g id="mat-{seat}" role="group" aria-label="{safe(self.scene.names[seat])}"{extra}'
            f' transform="translate({x:g},{y:g})">{"".join(inside)}</g>'
        )

    def plates(self) -> str:
        """A plate for every player on a phone: shield and name; the awaited one's is inked."""
        wide = (NARROW - 8 - 5 * (self.scene.players - 1)) / self.scene.players
        parts: list[str] = []
        for seat, name in enumerate(self.scene.names):
            x, awaited = 4 + seat * (wide + 5), self.scene.awaits(seat)
            edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
            parts.append(
                f'<g id="plate-{seat}" role="img" aria-label="{safe(name)}"><rect x="{x:g}" y="1"'
                f' width="{wide:g}" height="40" rx="9" {edge} fill="var(--panel)"/>'
                + shapes.shield(seat, x + 6, 9, 20)
                + fitted(x + 32, 27, name, wide - 38, "g6", 16)
                + "</g>"
            )
        return "".join(parts)


def rooms(game: str, view: View, seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are."""
    if layout != "tall":
        return wide_rooms(len(view["seats"]), seat)
    words = presentation(game).words()
    return Table(game, view, Scene(view, seat, (), words), words, layout).narrow()[1]


def draw(
    game: str,
    view: View,
    *,
    choices: Sequence[Form] = (),
    refusals: Sequence[Form] = (),
    seat: int | None = None,
    layout: Layout = "wide",
    names: Sequence[str] = (),
    words: Phrasebook | None = None,
    pieces: Mapping[str, str] | None = None,
    unconfirmed: int | None = None,
) -> Drawing:
    """The whole table as one `<svg>` element: what things stand for choices glows on its card."""
    spoken = words or presentation(game).words()
    scene = Scene(view, seat, names, spoken, offered(choices, refusals, piece_of))
    scene.unconfirmed = unconfirmed
    drawn = Table(game, view, scene, spoken, layout)
    if layout == "tall":
        parts, found = drawn.narrow()
        width, height = found["whole"][2:]
    else:
        parts, (width, height) = drawn.wide(), wide_rooms(scene.players, seat)["whole"][2:]
        width = max(width, WIDE)
    return framed("plain", layout, spoken("plain-table"), parts, width, height)
