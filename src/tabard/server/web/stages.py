"""Where prompt and log stand beside a wide board, for boards that say so themselves.

The page's own style fits a board of 972 units with mats of 284 beside it. A board that divides the
stage otherwise has a `stage(players, watching)` that names the boxes of `prompt` and
`log` in units of the stage; they become rules at the end of the table's style.
"""

from __future__ import annotations

import re
from typing import Any

from tabard.games import game, presentation, shelf
from tabard.kept import versions
from tabard.server.web.sight import Sight


def style() -> str:
    """The rules of all boards that divide the stage themselves; kept versions have their own."""
    return "".join(rules(name) for name in (*shelf(hidden=True), *versions()))


def mark(edition: str) -> str:
    """By what class a page knows an edition: a game's id, or that and the version."""
    return re.sub(r"[^a-z0-9_]", "-", edition)


def rules(name: str) -> str:
    """The rules of one game; none where the page's own style fits."""
    stage = presentation(name).board.stage
    if stage is None:
        return ""
    here = f".stage.wide.{mark(name)}"
    found = [f"{here} .log :is(h2,#chat){{align-self:stretch;width:auto}}"]
    for players in game(name).players:
        for watching in (False, True):
            boxes = stage(players, watching)
            place = f"{here}{'.watching' if watching else ''}.players-{players}"
            x, y, w, _ = boxes["prompt"]
            found.append(f"{place} .prompt{{left:{units(x)};top:{units(y)};width:{units(w)}}}")
            found.append(f"{place} .player{{left:{units(x)};width:{units(w)}}}")
            x, y, w, h = boxes["log"]
            found.append(
                f"{place} .log{{left:{units(x)};top:{units(y)};width:{units(w)};"
                f"height:{units(h)};flex-direction:column;gap:0}}"
            )
    return "\n".join(found) + "\n"


def units(number: float) -> str:
    """A length on the stage."""
    return f"calc({number:g} * var(--u))"


def motion(sight: Sight) -> dict[str, Any]:
    """What a page knows of a game's motion: what its stations are called, how its tokens look."""
    found = sight.board.motion
    return {
        "stations": {station: sight.words.title(station) for station in found.stations},
        "tokens": {what: list(token) for what, token in found.tokens.items()},
    }


def tabs(name: str, say: Any) -> list[tuple[str, str, str]]:
    """The rooms that a phone shows under tabs of their own: room, icon, label."""
    return [(room, icon, say(f"table-{room}")) for room, icon in presentation(name).board.tabs]
