"""Where the page puts prompt and log beside the wide picture, in units of the stage."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.wide import BOARD, COLUMN, MAT, RIGHT, STEP

HEIGHT: Final = 759.0
PROMPT: Final = 78.0
TOP: Final = 83.0  # where the picture begins


def stage(players: int, watching: bool) -> dict[str, Rect]:
    """The boxes of prompt and log for a number of players, as a seat or a spectator sees them."""
    prompt = (0.0, 0.0, BOARD[2], PROMPT)
    if watching:
        low = TOP + BOARD[3] + 6
        return {"prompt": prompt, "log": (0.0, low, BOARD[2], HEIGHT - low - 4)}
    mats = (players - 1) * STEP
    return {"prompt": prompt, "log": (RIGHT, mats, COLUMN, TOP + MAT[1] + MAT[3] - mats)}
