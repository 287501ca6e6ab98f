"""What every station has: its place at both sizes of the board, its field, number and name."""

from collections.abc import Sequence
from typing import Final

from tabard.draw import shapes, stations
from tabard.draw.layout import Box
from tabard.draw.places import boxes
from tabard.draw.stations import Size, faint, label
from tabard.draw.tree import Node, still
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.spaces import Spaces

WIDE: Final = Size(False, boxes(deck.WHERE["stations"]))
# The rim of a grid of 3 by 6, clockwise: column and row of every station.
CELLS: Final = Box(6, 51, 378, 462).grid(3, 18, 6, 6)
RIM: Final = (0, 1, 2, 5, 8, 11, 14, 17, 16, 15, 12, 9, 6, 3)
TALL: Final = Size(
    True,
    {"middle": Box(134, 129, 122, 306)}
    | {place: CELLS[i] for place, i in zip(list(WIDE.boxes)[1:], RIM, strict=True)},
)
BOUGHT: Final = [kind for kind, row in deck.GOODS.items() if "buy_price" in row]


def station(size: Size, place: str, inside: Sequence[Node], behind: str = "") -> list[Node]:
    """A station: its field, its number and name, a faint drawing and contents."""
    box, number = size.boxes[place], deck.STATIONS[place]["number"]

    def says(scene: Scene) -> str:
        named = scene.say("station", number=number, name=scene.say.printed(place))
        return scene.say.told(named, place)

    def roundel(scene: Scene) -> str:
        return shapes.roundel(number, box.x + 14, box.y + 14, 10, scene.settles(number))

    def title(scene: Scene) -> str:
        return label(scene.say.label(place), box.x + 28, box.y + 18.2, box.w - 34)

    head = [Node(f"number-{place}", roundel, "phase station"), still(title)]
    land = deck.LANDS.get(place, "field")
    return stations.station(f"station-{place}", says, box, land, [*head, *inside], behind)


def behind(size: Size, place: str, wide: tuple[float, ...], tall: tuple[float, ...] = ()) -> str:
    """The faint drawing of a station, (x, y, size, ink) from its corner."""
    at, box = size(wide, tall), size.boxes[place]
    return faint(deck.picture(place), box.x + at[0], box.y + at[1], *at[2:]) if at else ""


def single(size: Size, spaces: Spaces, place: str, x: float, y: float) -> Node:
    """The space of a station that has one, on a wide board at (x, y) from its corner."""
    box, at = size.boxes[place], size((x, y), (27, 47))
    return spaces.add(place, 0, box.x + at[0], box.y + at[1], size(17, 15))
