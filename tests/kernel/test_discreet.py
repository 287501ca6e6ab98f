"""A discreet step asks a seat even where it has a single option, for chance it never does."""

from __future__ import annotations

from typing import Any

from tabard.kernel.actions import Actions, Family
from tabard.kernel.conformance import check_choices
from tabard.kernel.game import Bounds, Game
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.state import CHANCE, OVER, State
from tabard.kernel.step import Step

ACTIONS = Actions(Family("nod"), Family("toss"))


class Lone(Step[State]):
    """Awaits one who has a single option."""

    def __init__(self, name: str, who: int, discreet: bool) -> None:
        super().__init__(name, "NOD-1", discreet)
        self.who = who

    def proceed(self, s: State) -> None:
        s.awaits(self.who)

    def ask(self, s: State, menu: Menu) -> None:
        menu.offer(ACTIONS.first("nod" if self.who >= 0 else "toss"))

    def take(self, s: State, code: int) -> None:
        s.next()


class End(Step[State]):
    """The end."""

    def proceed(self, s: State) -> None:
        s.game_over()


class Nod(Game[State]):
    """A game of single options."""

    def __init__(self, who: int, discreet: bool) -> None:
        program = (Part("game", Lone("lone", who, discreet), End("end", "NOD-2")),)
        super().__init__("nod", 1, range(1, 2), (), ACTIONS, program, Bounds(2, 2), "NOD-2")

    def set_up(self, players: int, options: dict[str, Any]) -> State:
        return State(self, players, options)

    def position(self, state: State) -> dict[str, Any]:
        return {"at": int(state.at)}


def test_a_discreet_step_asks_for_a_single_option() -> None:
    s = Nod(0, True).start(1)
    assert (s.to_move, s.choices()) == (0, [ACTIONS.parse("nod")])
    assert check_choices(s) == []
    s.apply(ACTIONS.parse("nod"))
    assert s.to_move == OVER


def test_any_other_step_takes_a_single_option_by_itself() -> None:
    assert Nod(0, False).start(1).to_move == OVER


def test_chance_is_never_asked_for_a_single_outcome() -> None:
    assert Nod(CHANCE, True).start(1).to_move == OVER
