"""What a bot says about one open choice, or about a set, when it is asked."""

from __future__ import annotations

from typing import Final


class Advice:
    """One choice and what to expect of it.

    code      the choice
    share     how much the bot favours it (its policy), all choices together 1: the part of the
              visits that a search gave it, or how often the bot would choose it
    chances   each seat's chance to win after it (the value), together 1
    foregone  whether the game is decided, so that the choice is about place and points alone
    pieces    where a set is asked for, the whole of it; `code` is where it begins
    """

    def __init__(
        self,
        code: int,
        share: float,
        chances: list[float],
        foregone: bool = False,
        pieces: list[int] | None = None,
    ) -> None:
        self.code: Final = code
        self.share: Final = share
        self.chances: Final = chances
        self.foregone: Final = foregone
        self.pieces: Final = pieces
