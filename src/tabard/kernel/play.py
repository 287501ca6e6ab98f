"""Playing games to their end: the tight loops that simulation, bench and tests share."""

from __future__ import annotations

from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State


class Tally:
    """How many choices were made: by seats and by chance."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.chances: i64 = 0


def play_randomly(state: State, dealer: Dealer, tally: Tally) -> None:
    """Play a state to its end, every seat choosing uniformly, chance by its weights."""
    menu = Menu()
    state.fill(menu)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            tally.chances += 1
            state.advance(dealer.deal(menu), menu)
        else:
            tally.decisions += 1
            state.advance(menu.codes[dealer.below(menu.count)], menu)


def random_choices(state: State, dealer: Dealer) -> list[int]:
    """Play a state to its end as `play_randomly` does; return every choice, chance included."""
    made: list[int] = []
    menu = Menu()
    state.fill(menu)
    while state.to_move != OVER:
        code = dealer.deal(menu)
        made.append(int(code))
        state.advance(code, menu)
    return made


def replay(state: State, choices: list[int]) -> None:
    """Carry out choices one by one, each checked."""
    for code in choices:
        state.apply(code)


def copies(state: State, count: i64) -> State:
    """Copy a state again and again; for measurement."""
    latest = state
    for _ in range(count):
        latest = state.copy()
    return latest
