"""What a question warns of is true, and what would be wasted is warned of, in random games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabard.games import game
from tabard.kernel.menu import COSTLY, IDLE, Menu
from tabard.kernel.state import NOBODY, State
from tests.games.hands import at_random

MOST = 400  # ways of carrying out one choice that are looked at


class Spending:
    """A choice that spends something: its families, where it is over, and what being spent changes.

    `over` is the step at which the choice has been carried out; `spent` are the keys of a position
    that change because it was made at all; a step of `deeds` is something done, however it ends.
    """

    def __init__(
        self, families: set[str], over: str, spent: set[str], deeds: frozenset[str] = frozenset()
    ) -> None:
        self.families = families
        self.over = over
        self.deeds = deeds
        self.spent = spent | {"step", "turn", "back", "to_move", "last", "choices", "phase"}


SPENT = {
    "world": Spending({"use"}, "swap_last", {"open", "used", "cards", "hand"}),
    "feudum": Spending(
        {"play"},
        "after_card",
        {"program", "cards", "played", "hands", "doubled"},
        frozenset({"defence"}),  # an attack that fails was an attack
    ),
}


def kept(position: Any, spent: set[str]) -> Any:
    """A position without what being spent changes."""
    if isinstance(position, dict):
        return {key: kept(value, spent) for key, value in position.items() if key not in spent}
    return [kept(value, spent) for value in position] if isinstance(position, list) else position


def ways(state: State, code: int, spending: Spending) -> Iterator[State | None]:
    """Each way of carrying out a choice: the table when it is over, None where it did something."""
    seat = state.to_move
    first = state.copy()
    first.log = []
    first.step().take(first, code)
    piles = [first]
    for _ in range(MOST):
        if not piles:
            return
        now = piles.pop()
        while now.to_move == NOBODY and now.step().name not in {spending.over, *spending.deeds}:
            now.step().proceed(now)
        if now.step().name == spending.over:
            yield now
        elif now.to_move != seat:  # others decide, or it is a deed
            yield None
        else:
            menu = Menu()
            now.fill(menu)
            for choice in menu.choices():
                after = now.copy()
                after.log = list(now.log or ())
                after.step().take(after, choice)
                piles.append(after)
    yield None  # so many ways that it surely does something


def idles(state: State, code: int, spending: Spending) -> bool:
    """Whether a choice changes nothing but what is spent by it, however it is carried out."""
    before = kept(state.position(), spending.spent)
    return all(
        after is not None and kept(after.position(), spending.spent) == before
        for after in ways(state, code, spending)
    )


@pytest.mark.parametrize("name", SPENT)
@pytest.mark.parametrize("seed", range(3))
def test_a_card_is_warned_of_if_and_only_if_it_would_do_nothing(name: str, seed: int) -> None:
    spending = SPENT[name]
    actions = game(name).actions
    idle = busy = 0
    for state in at_random(game(name).start(2 + seed), seed):
        if state.to_move < 0:
            continue
        warned = {one.code for one in state.warnings() if one.kind == IDLE}
        for code in state.choices():
            if actions.json(code)["do"] in spending.families:
                nothing = idles(state, code, spending)
                assert nothing == (code in warned), (actions.text(code), state.position())
                idle += nothing
                busy += not nothing
    assert idle > 10
    assert busy > 10


LOSSES = {"destroys-road", "donates", "climbs-no-further"}
DUTIES = Spending({"duty", "road"}, "unit_window", set())


def only_costs(state: State, code: int) -> bool:
    """Whether the first unit of a duty destroys or gives away, however it is carried out."""
    return all(
        after is not None and any(event.kind in LOSSES for event in after.log or ())
        for after in ways(state, code, DUTIES)
    )


@pytest.mark.parametrize("seed", range(6))
def test_a_duty_is_warned_of_if_and_only_if_all_it_can_do_is_a_loss(seed: int) -> None:
    pilgrim = game("pilgrim")
    for state in at_random(pilgrim.start(2 + seed % 3), seed):
        if state.to_move < 0:
            continue
        warned = {one.code for one in state.warnings()}
        assert all(one.kind == COSTLY for one in state.warnings())
        for code in state.choices():
            form = pilgrim.actions.json(code)
            if form["do"] in DUTIES.families:
                assert only_costs(state, code) == (code in warned), form
