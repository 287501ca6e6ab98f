"""The picture of a table of World Without End: from a view to one SVG element, wide or tall.

`draw` is the way in. The picture has no style of its own: a page holds `draw.page.stylesheet` and
`draw.page.sprite`, a file is made by `draw.page.standalone`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from tabard.draw.stage import framed
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.games.world.board.deck import roman
from tabard.games.world.board.emblems import emblem
from tabard.games.world.board.layout import rooms, table
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tips import tips

__all__ = ["PHASES", "draw", "emblem", "follow", "rooms", "tips"]

# The phases of a round in their order, as views name them, then the end of a chapter.
PHASES: Final = ("event", "orient", "actions", "chapter_end")


def follow(view: Mapping[str, Any], before: Mapping[str, str] | None = None) -> dict[str, str]:
    """Where the pieces stand that players move: the favour stone, houses, seals, laid cards."""
    now = {"favour-stone": str(view["favour"])}
    for plot, seat in view["plots"].items():
        if seat is not None:
            now[f"house-{plot}"] = str(seat)
    for name, project in view["projects"].items():
        for seat in project["seals"]:
            now[f"seal-{name}-{seat}"] = name
    for seat, one in enumerate(view["seats"]):
        for card in one["open"]:
            now[f"open-{seat}-{card}"] = "open"
    return now


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
    spoken = words or presentation("world").words()
    scene = Scene(view, choices, refusals, seat, names, spoken)
    scene.unconfirmed = unconfirmed
    parts, width, height = table(scene, layout == "tall")
    title = scene.say("table", chapter=roman(view["chapter"]), number=view["round"])
    return framed("world", layout, title, parts, width, height)
