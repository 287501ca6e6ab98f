"""What lies behind the players' screens, dealt anew for one who cannot see it (WWE-20.13)."""

from __future__ import annotations

from typing import Any

from tabard.games.world import tables as t
from tabard.games.world.state import Player
from tabard.kernel.box.stock import Pile
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import has, size


class Screens(Pile):
    """The others' unseen cards, in hand or on the hidden pile.

    No card leaves a hidden pile within a chapter, so every split agrees with all that was seen.
    """

    def hides(self, s: Any, seat: int | None) -> bool:
        for n, p in enumerate(s.seats):
            if n != seat and p.hand != 0 and p.hidden != 0:
                return True
        return False

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        for n, p in enumerate(s.seats):
            if n != seat:
                split(p, dealer)


def split(p: Player, dealer: Dealer) -> None:
    """Draw as many cards as the hidden pile holds, each set of them as likely."""
    unseen = p.hand | p.hidden
    wanted = size(p.hidden)
    left = size(unseen)
    p.hand = unseen
    p.hidden = 0
    for card in range(t.CARDS):
        if has(unseen, card):
            if dealer.below(left) < wanted:
                p.hide(card)
                wanted -= 1
            left -= 1
