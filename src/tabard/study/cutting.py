"""A record cut into what is judged: whole turns of seats, and the chance between them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tabard.kernel import sets
from tabard.kernel.record import Record
from tabard.kernel.state import CHANCE, State


class Turn(NamedTuple):
    """What a seat decided in one go, before chance or another seat came in or a round ended.

    ply    how many choices had been made before it
    plies  after which of its choices it was made, counted through the whole record
    codes  its choices; where several put sets together at the same time, all of the set
    state  the table before it; not to be changed
    """

    ply: int
    plies: tuple[int, ...]
    seat: int
    codes: tuple[int, ...]
    state: State


class Draw(NamedTuple):
    """What chance decided in one go: the tables before and after it; not to be changed."""

    ply: int
    codes: tuple[int, ...]
    before: State
    after: State


class Cut:
    """A game in pieces.

    turns   of all seats, in the order in which they began
    draws   of chance
    last    the table at the end
    """

    def __init__(self, record: Record) -> None:
        self.turns: Final[list[Turn]] = []
        self.draws: Final[list[Draw]] = []
        states = [state for state, _ in record]
        self.last: Final = record.state()
        codes = record.choices
        ply = 0
        while ply < len(codes):
            end = whole(states, ply)
            if states[ply].to_move == CHANCE:
                after = states[end] if end < len(codes) else self.last
                self.draws.append(Draw(ply, tuple(codes[ply:end]), states[ply], after))
            else:
                self.turns.extend(turns_in(states, codes, ply, end))
            ply = end


def whole(states: Sequence[State], ply: int) -> int:
    """Where ends what begins here: a turn, sets put together at the same time, or chance."""
    first = states[ply]
    heading = first.game.heading(first)
    together = picks_together(first)
    end = ply + 1
    while end < len(states):
        state = states[end]
        if picks_together(state) != together:
            break
        if together:
            if state.at != first.at:
                break
        elif state.to_move != first.to_move or state.game.heading(state) != heading:
            break
        end += 1
    return end


def goes_on(first: State, state: State) -> bool:
    """Whether the turn of one seat that began at `first` goes on: nothing else came in between."""
    if state.to_move != first.to_move or picks_together(state) != picks_together(first):
        return False
    return bool(state.game.heading(state) == first.game.heading(first))


def picks_together(state: State) -> bool:
    """Whether several seats put sets together now, asked in between each other."""
    if state.to_move < 0:
        return False
    asked = sets.set_asked(state, int(state.to_move))
    return asked is not None and asked.together


def turns_in(states: Sequence[State], codes: Sequence[int], begin: int, end: int) -> list[Turn]:
    """The turns of a stretch without chance: of one seat, or of several that choose together."""
    found: list[Turn] = []
    seats = dict.fromkeys(int(states[ply].to_move) for ply in range(begin, end))
    for seat in seats:
        plies = tuple(ply for ply in range(begin, end) if states[ply].to_move == seat)
        made = tuple(codes[ply] for ply in plies)
        found.append(Turn(begin, plies, seat, made, states[plies[0]]))
    return found
