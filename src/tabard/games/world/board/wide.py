"""The wide board: the score track as its frame, council and market at the left, then the town."""

from typing import Final

from tabard.draw import tracks
from tabard.draw.layout import Box
from tabard.draw.shapes import pale
from tabard.draw.stage import Rect
from tabard.draw.stations import faint, label, saying, station
from tabard.draw.tree import Node, still
from tabard.games.world.board import deck
from tabard.games.world.board.council import council
from tabard.games.world.board.pieces import building
from tabard.games.world.board.projects import site
from tabard.games.world.board.town import houses, lanes, stocked

# Under the council, where the four ways to turn its card lie while the reader chooses one.
TURNED: Final[tuple[Rect, ...]] = tuple(
    (24.0 + column * 136, 268.0 + row * 110, 132.0, 106.0) for row in (0, 1) for column in (0, 1)
)

LANES: Final = Box(306, 122, 633.2, 74).row(len(deck.LANES), 5.2)
HOUSES: Final = Box(306, 286, 529.8, 193).grid(6, 12, 6, 5)


def source(name: str, kind: str, box: Rect, wash: str) -> list[Node]:
    """Field, forest, quarry or cathedral: what is left there."""
    x, y, w, h = box
    church = name == "cathedral"
    if church:
        picture = pale(building(x + 40, y + 78, 0.9, "minster"), 0.2)
    else:
        picture = faint(deck.ICONS[name], x + w - 46, y + h - 46, 42, 0.18)
    says, room = saying(f"ground-{name}"), w - (14 if church else 16)
    lead = still(lambda scene: picture + label(says(scene), x + 9, y + 17, room))
    inside = [lead, stocked(kind, x + 26, y + h / 2 + 8, 15, 24)]
    return station(f"place-{name}", says, box, wash, inside)


def supply() -> list[Node]:
    """What lies beside the board: wool, cloth, loyalty, medical knowledge, and the bank."""
    x, y, w, _ = box = (752.7, 385.0, 189.3, 94.0)
    says, kinds = saying("ground-supply"), ("wool", "cloth", "loyalty", "medical", "money")
    inside = [still(lambda scene: label(says(scene), x + 10, y + 17, w - 20))]
    for i, kind in enumerate(kinds):
        inside.append(stocked(kind, x + 22 + (i % 3) * 60, y + 40 + (i // 3) * 33, 12, 18))
    return station("place-supply", says, box, "panel", inside)


def board(players: int) -> list[Node]:
    """The nodes of the whole board but for what lies under the council."""
    nodes = [
        *tracks.score(players, deck.TRACK, ("vp", "half"), idle=0),
        still(lambda _: deck.LOOKS.drawings["land"]),
        *source("field", "grain", (306, 30, 94, 86), "plain"),
        *source("cathedral", "piety", (524, 30, 82, 86), "field"),
        *source("forest", "wood", (848, 30, 94, 86), "wood-land"),
        *(site(name, *measures) for name, measures in deck.WHERE["projects"]["wide"].items()),
    ]
    nodes += lanes(LANES, 27) + houses(HOUSES, 1.0)
    quarry = source("quarry", "stone", (842, 286, 100, 94), "rock-land")
    return [*nodes, *quarry, *supply(), *council()]
