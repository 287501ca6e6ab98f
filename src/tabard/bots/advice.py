"""What a bot says about one open choice, or about a set, when it is asked."""

from __future__ import annotations

from typing import Final

from tabard.bots.reasons import Reason

EVEN: Final = 0.015  # chances that differ by less are about equal


class Advice:
    """One choice and what to expect of it.

    code      the choice
    share     how much the bot favours it (its policy), all choices together 1: the part of the
              visits that a search gave it, or how often the bot would choose it
    chances   each seat's chance to win after it (the value), together 1
    foregone  whether the game is decided, so that the choice is about place and points alone
    pieces    where a set is asked for, the whole of it; `code` is where it begins
    reasons   in what it differs from another choice, what decides first: why the best one is best,
              and why each other is not
    rather    the choice that it is compared with, -1 if with none: of the best the next, of the
              others the best; of a set, what would have been its last piece instead
    even      whether the two are about equal
    """

    def __init__(
        self,
        code: int,
        share: float,
        chances: list[float],
        foregone: bool = False,
        pieces: list[int] | None = None,
        reasons: list[Reason] | None = None,
        rather: int = -1,
        even: bool = False,
    ) -> None:
        self.code: Final = code
        self.share: Final = share
        self.chances: Final = chances
        self.foregone: Final = foregone
        self.pieces: Final = pieces
        self.reasons: Final[list[Reason]] = [] if reasons is None else reasons
        self.rather: Final = rather
        self.even: Final = even

    def because(self, reasons: list[Reason], other: Advice, seat: int) -> Advice:
        """The same, compared with another choice."""
        even = abs(self.chances[seat] - other.chances[seat]) < EVEN
        known = (self.code, self.share, self.chances, self.foregone, self.pieces)
        return Advice(*known, reasons, other.code, even)
