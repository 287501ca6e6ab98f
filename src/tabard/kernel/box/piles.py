"""What not every seat knows, and how it is dealt anew for one that does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tabard.kernel.box.codes import NONE
from tabard.kernel.box.fields import One
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


class Secret(Pile):
    """A component of the table that some seats see, left out of a position while there is none.

    pool    the attribute with the set of what it may be
    sees    whether a seat sees it, bound by the game
    """

    def __init__(self, field: One, pool: str) -> None:
        self.field: Final = field
        self.pool: Final = pool
        self.sees: Callable[[Any, int], bool] | None = None

    def shown_to(self, s: Any, seat: int | None) -> bool:
        """Whether a seat sees it."""
        assert self.sees is not None, f"nobody has bound who sees {self.field.name}"
        return seat is not None and self.sees(s, seat)

    def possible(self, s: Any) -> list[int]:
        """What it may be."""
        pool: int = getattr(s, self.pool)
        return [n for n in range(pool.bit_length()) if pool >> n & 1]

    def hides(self, s: Any, seat: int | None) -> bool:
        return getattr(s, self.field.attr) != NONE and not self.shown_to(s, seat)

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        if self.hides(s, seat):
            unseen = self.possible(s)
            setattr(s, self.field.attr, unseen[dealer.below(len(unseen))])
