"""The picture of a table of Feudum: a tree of parts, wide or tall.

`tree` holds it, `draw` puts the parts of a view together as one SVG element. The picture has no
style of its own: a page holds `draw.page.stylesheet` and `draw.page.sprite`, a file is made by
`draw.page.standalone`.
"""

from typing import Final

from tabard.draw.drawing import whole
from tabard.games.feudum.board.figures import follow
from tabard.games.feudum.board.layout import rooms, stage, tree
from tabard.games.feudum.board.motion import MOTION
from tabard.games.feudum.board.offers import emblem
from tabard.games.feudum.board.tips import tips

__all__ = ["MOTION", "PHASES", "TABS", "draw", "emblem", "follow", "rooms", "stage", "tips", "tree"]

# The phases of a round in their order, as views name them.
PHASES: Final = ("cards", "actions", "feeding", "progress", "epoch")

# Rooms that a phone shows under a tab of their own, and the tab's icon.
TABS: Final = (("guilds", "hanging-sign"),)

draw: Final = whole("feudum", tree)
