"""What the action cards have in common: how one is carried out, waived, and ends (FEU-3.7)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Action
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.monsters import settle_bonds
from tabard.kernel.ints import i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


class CardStep(Step[FeudumState]):
    """The step of an action card; it knows whether the card can only be waived (FEU-3.7)."""

    def idle(self, s: FeudumState) -> bool:
        """Whether, the card played, nothing is left but to waive it or to stop."""
        offered = Menu()
        self.ask(s, offered)
        return offered.count == 1

    def why_nothing(self, s: FeudumState) -> Grounds:
        """The reason why it is idle."""
        raise NotImplementedError(self.name)

    def waive(self, s: FeudumState) -> None:
        """Leave the action of the card undone (FEU-3.7)."""
        s.tell("FEU-3.7", "waives", s.active, 0, self.name)
        s.next()


def carry_out_card(s: FeudumState, card: i64) -> None:
    """Do what a card says first: the called part that has its name."""
    s.call(s.game.called_by_name[t.CARD_IDS[card]])
    action = s.running
    assert isinstance(action, Action)
    action.card = card


class CardEnds(Step[FeudumState]):
    """The last of a card: monsters take hold (FEU-24.6). `progress` 1: they have."""

    def proceed(self, s: FeudumState) -> None:
        if s.progress == 0:
            s.progress = 1
            settle_bonds(s)
        else:
            s.next()


CARD_ENDS: Final[CardEnds] = CardEnds("card_ends", "FEU-24.6")
