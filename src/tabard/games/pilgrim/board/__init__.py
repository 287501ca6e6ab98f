"""The picture of a table of Pilgrim: from a view to one SVG element, wide or tall.

`draw` is the way in. The picture has no style of its own: a page holds `draw.page.stylesheet` and
`draw.page.sprite`, a file is made by `draw.page.standalone`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from tabard.draw.stage import framed
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim.board.emblems import emblem
from tabard.games.pilgrim.board.layout import rooms, table
from tabard.games.pilgrim.board.pieces import follow
from tabard.games.pilgrim.board.scene import Scene
from tabard.games.pilgrim.board.tips import tips

__all__ = ["PHASES", "draw", "emblem", "follow", "phase", "rooms", "span", "tips"]

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


def draw(
    view: Mapping[str, Any],
    *,
    choices: Sequence[Mapping[str, Any]] = (),
    refusals: Sequence[Mapping[str, Any]] = (),
    seat: int | None = None,
    layout: Literal["wide", "tall"] = "wide",
    names: Sequence[str] = (),
    words: Phrasebook | None = None,
    pieces: Mapping[str, str] | None = None,
    unconfirmed: int | None = None,
) -> str:
    """The whole table as one `<svg>` element, as `presentation.board.Draw` wants it."""
    spoken = words or presentation("pilgrim").words()
    scene = Scene(view, choices, refusals, seat, names, spoken, pieces)
    scene.unconfirmed = unconfirmed
    parts, width, height = table(scene, layout == "tall")
    title = scene.say("table", round=view["round"], rounds=view["rounds"])
    return framed("pilgrim", layout, title, parts, width, height)
