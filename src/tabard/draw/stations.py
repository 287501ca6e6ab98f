"""A station of a board: a field with its name for readers, its label, and what is drawn on it.

A board has two sizes. What differs between them is said where it is drawn: `size(54, 28)` is the
first on a wide table and the second on a phone, and all else is one description.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from tabard.draw.icons import icon
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted
from tabard.draw.memory import safe
from tabard.draw.shapes import pane, wash
from tabard.draw.stage import Rect
from tabard.draw.stamps import Stamp
from tabard.draw.tree import Node, closing, still

T = TypeVar("T")
Says = Callable[[Any], str]


class Size(NamedTuple):
    """One of the two sizes of a board, and where its stations lie."""

    tall: bool
    boxes: Mapping[str, Box]

    def __call__(self, wide: T, tall: T) -> T:
        """What is meant at this size."""
        return tall if self.tall else wide


OPENED: Final = Stamp('<g id="~1" role="group" aria-label="~2">~3')


def saying(key: str, **values: object) -> Says:
    """What the message of a key says."""
    return lambda scene: scene.say(key, **values)


def opened(piece: str, told: str, box: Rect, land: str = "field", planned: bool = False) -> str:
    """Where the group of a station begins: its wash and outline, and its name for readers."""
    look = 'class="planned"' if planned else wash(land)
    return OPENED(piece, safe(told), pane(box, look))


def ground(piece: str, told: str, box: Rect, land: str, content: str, planned: bool = False) -> str:
    """A station whose words change with the table, with what is drawn on it."""
    return f"{opened(piece, told, box, land, planned)}{content}</g>"


def station(
    piece: str, says: Says, box: Rect, land: str, inside: Sequence[Node], faint: str = ""
) -> list[Node]:
    """A station whose words never change, with the nodes that are drawn on it."""
    return [still(lambda scene: opened(piece, says(scene), box, land) + faint), *inside, closing()]


def faint(sign: str, x: float, y: float, size: float, ink: float = 0.13) -> str:
    """The drawing that a field bears behind all else."""
    return icon(sign, x, y, size, extra=f' opacity="{ink:g}"')


def label(said: str, x: float, y: float, room: float, tone: str = "") -> str:
    """The name of a place on the board."""
    return fitted(x, y, said, room, "c6", 11.5, tone=tone, least=11)
