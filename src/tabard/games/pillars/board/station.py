"""What every station has: its place at both sizes of the board, its field, number and name."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tabard.draw import shapes, stations
from tabard.draw.layout import Box
from tabard.draw.places import boxes, measured
from tabard.draw.stations import Size, faint, label
from tabard.draw.tree import Node, still
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.spaces import Foot, space

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
HIT: Final = 20  # how far around a space of a phone a finger reaches it


class Site(NamedTuple):
    """A station of a board of one size, at a table of so many players."""

    place: str
    size: Size
    players: int = 0

    @property
    def box(self) -> Box:
        """Where it lies."""
        return self.size.boxes[self.place]

    def at(self, wide: Sequence[float], tall: Sequence[float]) -> Box:
        """A box from its corner at the one size or the other."""
        return self.box.at(*self.size(wide, tall))

    def said(self, table: str) -> Any:
        """What a table of `places.toml` says of it, measures put in; nothing where it is not."""
        found = deck.WHERE[table][self.size("wide", "tall")].get(self.place, ())
        return measured(found, self.box.w, self.box.h)

    def spots(self) -> list[Foot]:
        """Where its builder spaces are: their middles and radii."""
        return [(self.box.x + x, self.box.y + y, r) for x, y, r in self.said("spaces")]

    def spaces(self, numbered: bool = False) -> list[Node]:
        """Its builder spaces; those that are taken in order may be numbered."""
        return [
            space(self.place, i, at, self.size(0, HIT), str(i + 1) if numbered else "")
            for i, at in enumerate(self.spots())
        ]


def feet(size: Size) -> dict[str, Foot]:
    """Where a builder on each space of a board has its foot, and how tall it is."""
    return {
        f"{place}-{i}": (x, y + 0.62 * r, 2 * r)
        for place in deck.STATIONS
        for i, (x, y, r) in enumerate(Site(place, size).spots(), 1)
    }


def station(at: Site, inside: Sequence[Node]) -> list[Node]:
    """A station: its field, a faint drawing, its number and name, and contents."""
    place, box, behind, number = at.place, at.box, "", deck.STATIONS[at.place]["number"]
    if at.said("behind"):
        x, y, side, ink = at.said("behind")
        behind = faint(deck.picture(place), box.x + x, box.y + y, side, ink)

    def says(scene: Scene) -> str:
        named = scene.say("station", number=number, name=scene.say.printed(place))
        return scene.say.told(named, place)

    def roundel(scene: Scene) -> str:
        return shapes.roundel(number, box.x + 14, box.y + 14, 10, scene.settles(number))

    def title(scene: Scene) -> str:
        return label(scene.say.label(place), box.x + 28, box.y + 18.2, box.w - 34)

    head = [Node(f"number-{place}", roundel, "phase station"), still(title)]
    land = deck.WHERE["lands"].get(place, "field")
    return stations.station(f"station-{place}", says, box, land, [*head, *inside], behind)
