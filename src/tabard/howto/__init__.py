"""How to play, for people: a few illustrated pages and a player aid for each game, as data.

A game's folder `howto` holds

    en.md        the pages in English; `de.md` and `nl.md` say the same
    aid.en.md    the player aid, one page; likewise in the other languages
    howto.toml   what their numbers are taken from, and what their figures show
    game.txt  a game whose moments are shown

`text` reads the pages, `numbers` fills in the numbers of the game's data, `figures` cuts the
figures out of its table. A game without such a folder is taught by its rules document alone.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from tabard.games import folder

FOLDER: Final = "howto"


def place(game: str) -> Path:
    """The folder of a game's pages."""
    return folder(game) / FOLDER


@cache
def taught(game: str) -> bool:
    """Whether a game has pages that teach it."""
    return place(game).is_dir()


@cache
def settings(game: str) -> dict[str, Any]:
    """What `howto.toml` says."""
    return tomllib.loads((place(game) / "howto.toml").read_text("utf-8"))
