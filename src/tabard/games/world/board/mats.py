"""The players' mats: the own one with hand and goods, the others' with all that is public."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final, NamedTuple

from tabard.draw.lettering import fitted, width
from tabard.draw.mats import panel
from tabard.draw.shapes import shield
from tabard.draw.tree import Node, of_seat, placed, still
from tabard.games.world.board import deck, holdings, piles
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tray import CHIPS

Spot = tuple[float, float, float]  # a corner and a size
OWN: Final = "own"
CARDS: Final = tuple(map(str, range(piles.CARDS)))


class Held(NamedTuple):
    """Something on a mat: what draws it, and what that reads of its player and of the table.

    `places` are the names of its parts, where it has several.
    """

    name: str
    draw: Callable[..., Any]
    fields: str = ""
    reads: str = ""
    touch: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


def laid(mat: str, seat: int, held: Held, *place: Any) -> Node:
    """The node of something on a mat, `own` or `mat`, at its place."""
    name = f"{mat}-{seat}-{held.name}"
    reads = f"{held.reads} {of_seat(seat, *held.fields.split())}"
    ids = [f"{name}-{place}" for place in held.places] or name
    return Node(ids, placed(held.draw, seat, *place), reads, held.touch, mat == OWN)


def name(scene: Scene, seat: int, arms: Spot, x: float, y: float, room: float, size: float) -> str:
    """A player's shield at its place, and his name."""
    return shield(seat, *arms) + fitted(x, y, scene.names[seat], room, "g6", size, least=14)


GROUND: Final = Held("ground", panel, reads="to_move phase")
NAME: Final = Held("name", name)
MARKS: Final = Held("marks", holdings.marks, "penalties", "active")
SCORE: Final = Held("score", holdings.score, "vp half", "phase places")
HOUSES: Final = Held("houses", holdings.houses, "houses")
SEALS: Final = Held("seals", holdings.seals, "seals")
GOODS: Final = Held("goods", holdings.goods, "goods", touch=("pay/",), places=deck.OWNED)
BACKS: Final = Held("hand", piles.backs, "cards")
OPEN: Final = Held("open", piles.open_pile, "open used", places=CARDS)
HIDDEN: Final = Held("hidden", piles.hidden_pile, "hidden", places=CARDS)
PILE: Final = Held("hidden", piles.pile_of_backs, "hidden_cards")
DUTIES: Final = Held(
    "duties", holdings.duties, "goods", "chapter chapters", places=tuple(deck.DUTIES)
)
HAND: Final = Held(
    "hand",
    piles.middle,
    "hand",
    "chapter chapters",
    ("use/", "forgo/", "card/", *CHIPS),
    ("head", "tray", "below", *CARDS),
)


def head(key: str, *place: Any) -> Node:
    """The head of what lies below it."""
    return still(lambda scene: piles.heading(scene, key, *place))


def lines(path: str) -> Node:
    """Thin lines between what lies on a mat."""
    return still(lambda _: f'<path d="{path}" stroke="var(--line)"/>')


def wide_mat(seat: int) -> list[Node]:
    """What lies on the own mat under a wide board."""
    own = partial(laid, OWN, seat)
    return [
        own(GROUND, 972, 158),
        own(NAME, (16.6, 10, 32), 56, 27, 62, 18),
        own(MARKS, 56, 33, 16),
        own(SCORE, 142, 31, 22),
        own(HOUSES, 188, 42, 26),
        own(SEALS, 229, 31, 10.5),
        lines("M16,60h236M262,12v134M712,12v134M858,12v134"),
        own(GOODS, 28, 82, 236, 44, 12.5, 5),
        own(HAND, 274, 21, 430, 124, (30, 120, 6), (3, 152, 12), 35),
        head("laid-open", 722, 21, 130),
        own(OPEN, 722, 29, 128, (34, 46)),
        head("hidden-pile", 722, 96, 100, True),
        own(HIDDEN, 722, 104, 128, (33, 44)),
        head("duties", 868, 21, 96),
        own(DUTIES, 882, 50, 38, 11.5),
    ]


def tall_mat(seat: int) -> list[Node]:
    """What lies on the own mat of a phone."""
    own = partial(laid, OWN, seat)
    return [
        own(GROUND, 382, 588),
        own(NAME, (16, 9, 28), 52, 26, 130, 18),
        own(MARKS, 52, 32, 16),
        own(SCORE, 218, 28, 21),
        own(HOUSES, 270, 40, 27),
        own(SEALS, 322, 28, 11),
        lines("M16,56h354"),
        own(GOODS, 30, 76, 290, 34, 12.5, 5),
        own(HAND, 16, 152, 354, 264, (160, 264, 4), (22, 424, 4), 130),
        lines("M16,436h354M268,446v130"),
        head("laid-open", 16, 456, 200),
        own(OPEN, 16, 464, 240, (36, 46)),
        head("hidden-pile", 16, 530, 160, True),
        own(HIDDEN, 16, 538, 240, (34, 44)),
        head("duties", 278, 456, 96),
        own(DUTIES, 292, 484, 38, 12),
    ]


def small_mat(seat: int, w: float, h: float = 124) -> list[Node]:
    """What lies on another player's mat: everything public in little room."""
    of = partial(laid, "mat", seat)
    room = w - 120

    def signs(scene: Scene, seat: int) -> str:
        said = min(room, width(scene.names[seat], 17))
        return holdings.marks(scene, seat, 54 + said, 12, 17)

    slots = "".join(
        f'<rect x="{16 + i * 34.5:g}" y="{h - 45:g}" width="31" height="38" rx="4"'
        ' class="planned"/>'
        for i in range(6)
    )
    return [
        of(GROUND, w, h),
        of(NAME, (13.4, 7.5, 25.2), 48, 27, room, 17),
        of(MARKS._replace(draw=signs)),
        of(SCORE, 32, 58, 18),
        still(placed(holdings.behind_screen, seat, 54, 45)),
        of(HOUSES, 132, 68, 24),
        of(SEALS, 180, 57, 10.5),
        of(BACKS, w - 54, 44, 20, 27),
        still(lambda _: slots),
        of(OPEN, 16, h - 45, 204, (31, 38)),
        of(PILE, w - 44, h - 45, 29, 38),
    ]
