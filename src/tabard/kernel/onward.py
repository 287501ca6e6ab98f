"""What a seat is asked where going on is implied: a question together with those before it.

Some questions only ask whether somebody wants to do something extra before the turn goes on, and
their step says which choice declines (`Step.implied`). Nobody needs to be asked them: what they
offer can be offered beside the question that follows, and whoever answers that has declined. Where
going on would do something by itself, being all that is left to do, it is asked for as ever. The
engine keeps every question and every choice; this is how people may be asked them.
"""

from __future__ import annotations

from typing import Final

from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import NOBODY, OVER, State
from tabard.kernel.step import NOTHING


class Onward:
    """All that a seat may choose from here, if going on is implied.

    asked    the state that asks the last question reached, not to be changed
    ways     every choice, and the implied ones to make before it
    closing  the implied choices by which the turn passes on from this seat, where they would; then
             going on is a choice as well, since no other question is there to answer
    beside   whether something extra is offered beside the last question
    clash    whether the same choice is open now and later: then going on is one too, for whoever
             means the later one
    """

    def __init__(self, state: State, seat: int) -> None:
        self.asked: State = state
        self.ways: Final[dict[int, tuple[int, ...]]] = {}
        self.closing: tuple[int, ...] = ()
        self.beside = False
        first = going_on(state, seat)
        taken: tuple[int, ...] = ()
        self.clash = False
        while True:
            on = going_on(self.asked, seat)
            for code in self.asked.choices():
                if code != on:
                    self.clash = self.clash or code in self.ways
                    self.ways.setdefault(code, taken)
            if on == NOTHING:
                break
            after, forced = gone_on(self.asked, seat, on)
            if forced:
                self.ways[on] = taken
                break
            taken = (*taken, on)
            if after.awaited() != [seat]:
                self.closing = taken
                break
            self.beside = True
            self.asked = after
        if self.clash:
            self.ways[first] = ()
        elif self.closing:
            self.ways[self.closing[-1]] = self.closing[:-1]

    @property
    def codes(self) -> list[int]:
        """Every choice, ascending."""
        return sorted(self.ways)

    def codes_of(self, code: int) -> list[int]:
        """A choice with the implied ones before it; itself where it is none of these."""
        return [*self.ways.get(code, ()), code]


def gone_on(state: State, seat: int, on: int) -> tuple[State, bool]:
    """The state after going on, and whether the seat does something there for want of a choice."""
    after = state.copy()
    steps = state.game.steps
    menu = Menu()
    steps[after.at].take(after, on)
    forced = False
    while after.to_move != OVER:
        step = steps[after.at]
        if after.to_move == NOBODY:
            step.proceed(after)
            continue
        menu.clear()
        step.ask(after, menu)
        if menu.count != 1 or (step.discreet and after.to_move >= 0):
            break
        only: i64 = menu.codes[0]
        forced = forced or (after.to_move == seat and only != step.implied(after))
        step.take(after, only)
    return after, forced


def going_on(state: State, seat: int) -> int:
    """The choice of a seat that going on implies, or NOTHING.

    Where something is hidden from the seat, a look ahead might show it: then nothing is implied.
    """
    if state.awaited() != [seat] or state.game.hides(state, seat):
        return NOTHING
    return int(state.step().implied(state))
