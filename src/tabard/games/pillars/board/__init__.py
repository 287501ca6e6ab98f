"""The picture of a table of Pillars: from a view to one SVG element, wide or tall.

`draw` is the way in. The picture has no style of its own: a page holds `draw.page.stylesheet` and
`draw.page.sprite`, a file is made by `draw.page.standalone`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from tabard.draw.stage import framed
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.games.pillars.board.builders import follow
from tabard.games.pillars.board.emblems import emblem
from tabard.games.pillars.board.layout import rooms, table
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.tips import tips

__all__ = ["PHASES", "draw", "emblem", "follow", "rooms", "tips"]

# The phases of a round in their order, as views name them.
PHASES: Final = ("cards", "builders", "stations")


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
    spoken = words or presentation("pillars").words()
    scene = Scene(view, choices, refusals, seat, names, spoken, pieces)
    scene.unconfirmed = unconfirmed
    tall = layout == "tall"
    parts, width, height = table(scene, tall)
    title = scene.say("table", round=view["round"], rounds=view["rounds"])
    return framed("pillars", layout, title, parts, width, height)
