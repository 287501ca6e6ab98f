"""The picture of a table of Pillars: a tree of parts, wide or tall.

`tree` holds it, `draw` puts the parts of a view together as one SVG element. The picture has no
style of its own: a page holds `draw.page.stylesheet` and `draw.page.sprite`, a file is made by
`draw.page.standalone`.
"""

from typing import Final

from tabard.draw.drawing import whole
from tabard.games.pillars.board.builders import follow
from tabard.games.pillars.board.layout import rooms, tree
from tabard.games.pillars.board.motion import MOTION
from tabard.games.pillars.board.offers import emblem
from tabard.games.pillars.board.tips import tips

__all__ = ["MOTION", "PHASES", "draw", "emblem", "follow", "rooms", "tips", "tree"]

# The phases of a round in their order, as views name them.
PHASES: Final = ("cards", "builders", "stations")

draw: Final = whole("pillars", tree)
