"""The program of Pilgrim: where a game stands in it, and what its parts remember there."""

from __future__ import annotations

import pytest

from tabard.games import game
from tabard.kernel.frame import Frame
from tabard.kernel.loading import written_program
from tabard.kernel.state import State
from tests.games.hands import at_random, choose
from tests.games.pilgrim.houses import ANY, renting

GAME = game("pilgrim")
EVERY = 7  # of the states of a game


def kinds(state: State) -> list[str]:
    """The frames that run, innermost first."""
    found: list[str] = []
    frame: Frame | None = state.running
    while frame is not None:
        found.append(frame.kind())
        frame = frame.up
    return found


def rented() -> State:
    """The fee of a Pulpit is being asked for, in the window before the sowing."""
    return choose(renting("start_window", "pulpit", at=ANY), "use pulpit")


@pytest.mark.parametrize("players", GAME.players)
def test_a_position_loads_where_its_program_stood(players: int) -> None:
    for n, state in enumerate(at_random(GAME.start(players), players)):
        if n % EVERY == 0:
            position = state.position()
            again = GAME.load(position)
            assert written_program(again) == written_program(state)
            assert again.position() == position


def test_a_call_lies_in_the_part_that_has_called() -> None:
    state = rented()
    assert kinds(state) == ["use", "sowing", "turn"]
    assert [level["at"] for level in written_program(state)] == [
        "game/round/turns/turn/sowing/start_window",
        "renting/rent_method",
    ]


def test_what_a_part_remembers_is_gone_with_it() -> None:
    for state in at_random(rented(), 1):
        around = state.game.spots[state.where()].around
        in_call = ["use"] if state.innermost_call() is not None else []
        lasting = [part.frame.kind() for part in around if part.frame is not None]
        assert kinds(state) == [*in_call, *reversed(lasting)]
