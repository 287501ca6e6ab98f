"""The picture of a table of Pilgrim: a tree of parts, wide or tall.

`tree` holds it, `draw` puts the parts of a view together as one SVG element. The picture has no
style of its own: a page holds `draw.page.stylesheet` and `draw.page.sprite`, a file is made by
`draw.page.standalone`.
"""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw.drawing import whole
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.board.icons import emblem
from tabard.games.pilgrim.board.layout import rooms, tree
from tabard.games.pilgrim.board.motion import MOTION
from tabard.games.pilgrim.board.pieces import follow
from tabard.games.pilgrim.board.tips import tips

__all__ = ["MOTION", "PHASES", "draw", "emblem", "follow", "phase", "rooms", "span", "tips", "tree"]

draw: Final = whole("pilgrim", tree)

# The stretches of a turn in their order; `phase` says which one a view is in.
PHASES: Final = ("sow", "act", "recall", "round_end")
SOWING: Final = ("turn_begins", "start_window", "sow_origin", "sowing", "middle_window", "seeding")
RECALLING: Final = ("recall", "end_window", "abbott_recall")


def phase(view: Mapping[str, Any]) -> str:
    """The stretch that a view is in: one of `PHASES`, or `setup` or `over`."""
    if view["phase"] not in ("turn", "abbott"):
        return str(view["phase"])
    step = view["interrupted"] or view["step"]
    if step in SOWING:
        return "sow"
    return "recall" if step in RECALLING else "act"


def span(view: Mapping[str, Any]) -> tuple[int, int]:
    """Which of how many quarters it is: rounds are too many for a mark each."""
    return int(view["quarter"]), atlas.QUADRANTS
