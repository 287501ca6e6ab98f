"""Questions that pick a set: put together in any order, carried out in the engine's own.

The engine asks for one piece after another, ascending, so that every outcome has one path. Players
need not know: they name the whole set, and `path` finds the choices that lead to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.kernel.errors import Refused
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu, Refusal
from tabard.kernel.state import NOBODY, State

NO_STOP: Final = -1
# Why the engine does not take a piece by itself, though the set may hold it; and why it no longer
# goes with a set of which a part was carried out alone.
PART_OF_A_SET: Final = "part-of-a-set"
PART_IS_LAID: Final = "part-is-laid"


class SetAsked:
    """A set that a seat is asked for.

    pool      the choices that may be in it, ascending, and how often each
    least     how many there must be at least, and `most` how many there may be
    stop      the choice by which the engine ends a set that is not full, or NO_STOP
    together  whether others pick theirs at the same time, asked in between
    slots     what each place of the set is for, where the places differ; else empty
    """

    def __init__(
        self,
        pool: dict[int, int],
        least: i64,
        most: i64,
        stop: int = NO_STOP,
        together: bool = False,
        slots: tuple[str, ...] = (),
    ) -> None:
        self.pool: Final = pool
        self.least: Final = int(least)
        self.most: Final = int(most)
        self.stop: Final = stop
        self.together: Final = together
        self.slots: Final = slots


def set_asked(state: State, seat: int) -> SetAsked | None:
    """The set that a seat of `awaited()` is asked for; None where it makes a single choice."""
    if state.to_move < 0:
        return None
    found = asking(state, seat).step().set_asked(asking(state, seat))
    return None if found is None or found.most < 2 else found


def asking(state: State, seat: int) -> State:
    """The state, or a copy that asks this seat."""
    return state if state.to_move == seat else state.asking(seat)


def refusals(state: State, told: Menu | None = None) -> list[Refusal]:
    """What is not open to the seat to move: `state.refusals()` without what a set may hold.

    `told` is the state's menu with what is told of it, where somebody has asked for that already.
    """
    found = state.refusals() if told is None else list(told.refusals)
    asked = set_asked(state, int(state.to_move))
    return found if asked is None else [one for one in found if one.code not in asked.pool]


class Laying:
    """A set that is carried out on a copy, piece after piece, the last ones too.

    open    whether another piece is asked for; then the menu has what it may be
    before  the state right after the last piece, before the game has gone on
    """

    def __init__(self, state: State, seat: int, together: bool) -> None:
        self.state: Final = state.copy()
        self.seat: Final = seat
        self.at: Final = int(state.at)
        self.together: Final = together
        self.menu: Final = Menu()
        self.before: State = state
        self.open: bool = self.come()

    def come(self) -> bool:
        """Go on to the seat's next piece.

        Others who pick at the same time pick anything: what is offered does not depend on it.
        """
        state = self.state
        step = state.step()
        while state.at == self.at:
            if state.to_move == NOBODY:
                step.proceed(state)
                continue
            if state.to_move < 0 or (state.to_move != self.seat and not self.together):
                return False
            self.menu.clear()
            step.ask(state, self.menu)
            if state.to_move == self.seat:
                return True
            step.take(state, self.menu.codes[0])
        return False

    def forced(self) -> bool:
        """Whether the engine takes the next piece by itself: it is the only one left."""
        return self.menu.count == 1 and not self.state.step().discreet

    def take(self, code: int) -> None:
        """Carry out a piece, or the choice that ends the set."""
        self.state.step().take(self.state, code)
        self.before = self.state.copy()
        self.open = self.come()

    def refused(self, code: int) -> Refused:
        """Why a piece does not go with those before it, also where they have ended the set."""
        if self.open:
            return self.state.refusal(code)
        self.before.to_move = self.seat
        return self.before.refusal(code)


def path(state: State, seat: int, codes: Sequence[int]) -> list[int]:
    """The choices of a seat that lay this set down, in the order in which the engine asks.

    Pieces that are the only ones left are not among them: the engine takes those by itself. A set
    that cannot be laid down raises `Refused`, which names what is wrong with the set.
    """
    asked = set_asked(state, seat)
    if asked is None:
        raise Refused(state.step().rule, "a set", "", 0, 0, state.step().name)
    start = asking(state, seat)
    check(start, asked, codes)
    found: list[int] = []
    laying = Laying(state, seat, asked.together)
    for code in state.step().in_order(start, list(codes)):
        if not (laying.open and laying.menu.holds(code)):
            raise laying.refused(code)
        if not laying.forced():
            found.append(code)
        laying.take(code)
    if laying.open:
        assert laying.menu.holds(asked.stop), "a set of the right size is complete"
        if not laying.forced():
            found.append(asked.stop)
    return found


def check(state: State, asked: SetAsked, codes: Sequence[int], growing: bool = False) -> None:
    """Refuse a set of the wrong size, or with more of a thing than there is.

    Of one that is `growing`, more pieces may follow.
    """
    rule, actions = state.step().rule, state.game.actions
    number = len(codes)
    for code in codes:
        most = asked.pool.get(code, 0)
        if most == 0:
            raise state.refusal(code)
        if codes.count(code) > most:
            wanted = codes.count(code)
            raise Refused(rule, actions.text(code), "fewer-of-that-in-the-set", wanted, most)
    if number < asked.least and not growing:
        raise Refused(rule, "a set", "set-is-too-small", asked.least, number)
    if number > asked.most:
        raise Refused(rule, "a set", "set-is-too-large", number, asked.most)


def pieces(state: State, seat: int, made: Sequence[int]) -> list[int]:
    """The set that choices of a seat lay down, with what the engine takes by itself."""
    asked = set_asked(state, seat)
    assert asked is not None
    found: list[int] = []
    left = list(made)
    laying = Laying(state, seat, asked.together)
    while laying.open and (left or laying.forced()):
        code = laying.menu.codes[0] if laying.forced() else left.pop(0)
        if code == asked.stop:
            break
        found.append(code)
        laying.take(code)
    return found
