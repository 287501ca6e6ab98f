"""The picture of a table of World Without End: a tree of parts, wide or tall.

`tree` holds it, `draw` puts the parts of a view together as one SVG element. The picture has no
style of its own: a page holds `draw.page.stylesheet` and `draw.page.sprite`, a file is made by
`draw.page.standalone`.
"""

from typing import Final

from tabard.draw.drawing import whole
from tabard.games.world.board.layout import follow, rooms, tree
from tabard.games.world.board.motion import MOTION
from tabard.games.world.board.offers import emblem
from tabard.games.world.board.tips import tips

__all__ = ["MOTION", "PHASES", "draw", "emblem", "follow", "rooms", "tips", "tree"]

# The phases of a round in their order, as views name them, then the end of a chapter.
PHASES: Final = ("event", "orient", "actions", "chapter_end")

draw: Final = whole("world", tree)
