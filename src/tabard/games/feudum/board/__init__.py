"""The picture of a table of Feudum: from a view to one SVG element, wide or tall.

`draw` is the way in. The picture has no style of its own: a page holds `draw.page.stylesheet` and
`draw.page.sprite`, a file is made by `draw.page.standalone`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from tabard.draw.stage import framed
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.games.feudum.board import deck, tall, wide
from tabard.games.feudum.board.emblems import emblem
from tabard.games.feudum.board.figures import follow
from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.scene import Scene
from tabard.games.feudum.board.stage import stage
from tabard.games.feudum.board.tips import tips

__all__ = ["PHASES", "TABS", "draw", "emblem", "follow", "rooms", "stage", "tips"]

# The phases of a round in their order, as views name them.
PHASES: Final = ("cards", "actions", "feeding", "progress", "epoch")

# Rooms that a phone shows under a tab of their own, and the tab's icon.
TABS: Final = (("guilds", "hanging-sign"),)


def rooms(view: Mapping[str, Any], seat: int | None, layout: str = "wide") -> dict[str, Rect]:
    """Where the rooms of the picture are."""
    return tall.rooms(view, seat) if layout == "tall" else wide.rooms(view, seat)


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
    spoken = words or presentation("feudum").words()
    scene = Scene(view, choices, refusals, seat, names, spoken)
    scene.unconfirmed = unconfirmed
    parts, width, height = tall.table(scene) if layout == "tall" else wide.table(scene)
    title = scene.say("table", round=view["round"], epoch=deck.NUMERALS[view["epoch"]])
    return framed("feudum", layout, title, parts, width, height)
