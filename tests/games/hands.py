"""What hands do at any table in the tests: choose, look what is open, be refused, play on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Refused
from tabard.kernel.state import CHANCE, OVER, State


def choose(state: State, *choices: str) -> State:
    """Carry out choices one after another, chance outcomes included; returns the same state."""
    for text in choices:
        state.apply(state.game.parse(text))
    return state


def open_choices(state: State) -> list[str]:
    """The texts of what can be chosen now."""
    return [state.game.actions.text(code) for code in state.choices()]


def refused(state: State, text: str) -> Refused:
    """How a choice is refused; the table must be as it was."""
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.apply(state.game.parse(text))
    assert state.position() == before
    return refused.value


def refusal(state: State, text: str) -> str:
    """The rule by which a choice is refused; the table must be as it was."""
    return refused(state, text).rule


def player(state: State, number: int) -> dict[str, Any]:
    """What everybody sees before one player."""
    found: dict[str, Any] = state.view(None)["seats"][number]
    return found


def of_all(state: State, field: str) -> list[Any]:
    """One field of every player, in seat order."""
    return [s[field] for s in state.view(None)["seats"]]


def at_random(state: State, seed: int) -> Iterator[State]:
    """The rest of a game by random choices: the state at each choice and at the end."""
    dealer = Dealer(seed)
    while state.to_move != OVER:
        yield state
        choices, weights = state.choices(), state.weights()
        if state.to_move == CHANCE:
            choices = [c for c, weight in zip(choices, weights) for _ in range(weight)]
        state.apply(choices[dealer.below(len(choices))])
    yield state
