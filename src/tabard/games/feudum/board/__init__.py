"""The picture of a table of Feudum: a tree of parts, wide or tall.

`tree` holds it, `draw` puts the parts of a view together as one SVG element. The picture has no
style of its own: a page holds `draw.page.stylesheet` and `draw.page.sprite`, a file is made by
`draw.page.standalone`.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from tabard.draw.drawing import Tree, one_shape, whole
from tabard.draw.tree import Kit
from tabard.draw.words import Phrasebook
from tabard.games.feudum.board import deck, tall, wide
from tabard.games.feudum.board.emblems import emblem
from tabard.games.feudum.board.figures import follow
from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.motion import MOTION
from tabard.games.feudum.board.offers import piece_of
from tabard.games.feudum.board.scene import Scene
from tabard.games.feudum.board.tips import tips
from tabard.games.feudum.board.wide import stage

__all__ = ["MOTION", "PHASES", "TABS", "draw", "emblem", "follow", "rooms", "stage", "tips", "tree"]

# The phases of a round in their order, as views name them.
PHASES: Final = ("cards", "actions", "feeding", "progress", "epoch")

# Rooms that a phone shows under a tab of their own, and the tab's icon.
TABS: Final = (("guilds", "hanging-sign"),)


def rooms(view: Mapping[str, Any], seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are."""
    return tall.rooms(view, seat) if layout == "tall" else wide.rooms(view, seat)


def title(view: Mapping[str, Any], say: Phrasebook) -> str:
    """What the picture is called."""
    return say("table", round=view["round"], epoch=deck.NUMERALS[view["epoch"]])


@cache
def tree(players: int, layout: str) -> Tree:
    """The picture of a table of so many players."""
    narrow = layout == "tall"
    return Tree(
        kind="feudum",
        layout=layout,
        kit=Kit(tall.orders(players) if narrow else wide.orders(players)),
        scene=Scene,
        shape=tall.shape if narrow else one_shape,
        rooms=rooms,
        title=title,
        piece_of=piece_of,
        follow=follow,
    )


draw: Final = whole("feudum", tree)
