"""What a bot says about one open choice when it is asked."""

from __future__ import annotations

from typing import Final


class Advice:
    """One choice and what to expect of it.

    code    the choice
    share   how much of its thinking the bot gave to it, 0 to 1; the best has most
    chances each seat's chance to win after it, together 1
    """

    def __init__(self, code: int, share: float, chances: list[float]) -> None:
        self.code: Final = code
        self.share: Final = share
        self.chances: Final = chances
