"""A step of the rules: stateless, knows what it asks, what is open, and what a choice does."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from tabard.kernel.frame import Frame
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.menu import NOT_THERE, Menu
from tabard.kernel.sets import SetAsked
from tabard.kernel.state import State

S = TypeVar("S", bound=State)

NOTHING: Final = -1  # no choice


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One place in a game's program, named as the rulebook names it.

    A game's program lists them in the order of the rulebook, in parts. The state says at
    which step it stands (`at`) and how far that step has got (`progress`). Steps themselves
    never change: everything they remember lies in the state.

    name      id of the step, unique in its game, used in positions
    rule      the rule that asks the question of this step
    discreet  a seat is asked even where it has a single option, because being passed over would
              tell the others a secret of it; whom such a step awaits must be open to all
    """

    def __init__(self, name: str, rule: str, discreet: bool = False) -> None:
        self.name = name
        self.rule = rule
        self.discreet: bool = discreet
        self.index: i64 = -1

    def proceed(self, s: S) -> None:
        """Do what happens without asking, then await someone or move on.

        Called whenever the state stands at this step and nobody is awaited. Must end with one of
        `s.awaits(...)`, `s.next()`, `s.branch(...)`, `s.done()`, `s.call(...)`, `s.game_over()`,
        or with `progress` or a fact advanced so that the next call gets further. When it ends in
        `s.awaits(...)`, calling it again at that point must change nothing: that is how a loaded
        position finds out who is to move.
        """
        raise NotImplementedError

    def resumed(self, s: S, frame: Frame) -> None:
        """A part that this step called is over; `frame` is what it remembered.

        Afterwards `proceed` goes on, unless this moved on from here.
        """

    def awaited(self, s: S) -> list[int]:
        """The seats that may answer now, the one to move first.

        More than one where the rules let several seats choose at the same time in secret. Such a
        step asks them one after another, but what it offers to each must not depend on what the
        others answer, so that a table may collect their answers in any order and carry them out
        in this one.
        """
        return [int(s.to_move)]

    def cites(self, s: S) -> str:
        """The rule that asks the question now, where that is not always the same."""
        return self.rule

    def ask(self, s: S, menu: Menu) -> None:
        """Offer every open choice, ascending, and refuse those that one might expect.

        Must not change the state. Depends only on what the awaited seat may know.
        """
        raise NotImplementedError(self.name)

    def absent(self, s: S, code: i64) -> str:
        """The reason against a choice of a kind that `ask` offers, of which `ask` says nothing.

        Such a thing is not there: nobody expects it, and no list names it; whoever asks is told.
        Depends only on what the awaited seat may know.
        """
        return NOT_THERE

    def set_asked(self, s: S) -> SetAsked | None:
        """The set that `ask` wants the next piece of, where pieces come one by one; else None.

        Of a set in the middle, what is left of it. Depends only on what the awaited seat may know.
        """
        return None

    def in_order(self, s: S, codes: list[int]) -> list[int]:
        """The pieces of a set in the order in which they are asked for."""
        return sorted(codes)

    def implied(self, s: S) -> i64:
        """The open choice that declines something extra, which going on implies, or NOTHING.

        It must be open whenever this step asks a seat, and must reveal nothing to anybody. People
        are then asked the question that follows as well, see `kernel.onward`.
        """
        return NOTHING

    def take(self, s: S, code: i64) -> None:
        """Carry out a choice that `ask` offered, and stop awaiting.

        Must leave the state with nobody awaited, through one of the moves named in `proceed` or
        `s.carry_on()`.
        """
        raise NotImplementedError(self.name)
