"""What not every seat knows, and how it is dealt anew for one that does not."""

from __future__ import annotations

from typing import Any

from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """Pieces that not every seat knows; a game writes its own kinds."""

    def hides(self, s: Any, seat: int | None) -> bool:
        """Whether there is anything of it that a seat (None: a spectator) cannot know."""
        raise NotImplementedError

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        """Deal anew, in the state itself, what a seat cannot know.

        Every deal that agrees with what the seat knows must be as likely as the rules make it.
        """
        raise NotImplementedError
