"""Toll with one thing wrong at a time: what the conformance checks must not let pass.

Each variant breaks one clause of the contract. `FAULTS` of a module lists them, each with words of
the finding that names the fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.games.toll import BOUNDS, OPTIONS, PLAYERS, Toll, soundness, steps, view
from tabard.games.toll.components import BOX
from tabard.games.toll.state import TollState
from tabard.games.toll.tables import KINDS, number
from tabard.kernel.actions import Actions
from tabard.kernel.box.box import Box
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part, Repeat
from tabard.kernel.step import Step

Faults = list[tuple[str, type[Toll]]]


STEPS: dict[str, type[Step[TollState]]] = {
    "deal": steps.Deal,
    "play": steps.Play,
    "robbed": steps.Robbed,
    "pledge": steps.Pledge,
    "rounds_end": steps.RoundsEnd,
}


class Table(TollState):
    """A state whose copies are of its own class, whichever derives from it."""

    def copy(self) -> TollState:
        return type(self)(self.game, self.players, self.options, self)


class Usual(Step[TollState]):
    """Does as the step of Toll that has its name, but for what a fault does in its place."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.usual: Step[TollState] = STEPS[name](name, rule)

    def proceed(self, s: TollState) -> None:
        self.usual.proceed(s)

    def awaited(self, s: TollState) -> list[int]:
        return self.usual.awaited(s)

    def ask(self, s: TollState, menu: Menu) -> None:
        self.usual.ask(s, menu)

    def take(self, s: TollState, code: int) -> None:
        self.usual.take(s, code)


class Variant(Toll):
    """Toll with whatever a fault names in the place of the usual."""

    table: type[TollState] = Table
    space: Actions = steps.ACTIONS
    limits: Bounds = BOUNDS
    readings: tuple[Option, ...] = OPTIONS
    seats: range = PLAYERS
    last_rule: str = "TOLL-2.1"
    recalled: Mapping[str, str] = BOX.recalled

    def __init__(self) -> None:
        round_ = Repeat("round", *self.round())
        robbery = Part("robbery", self.robbed())
        lying = (BOX.table, BOX.mat, BOX.own, BOX.piles, BOX.stocks)
        box = Box(*lying, hidden=BOX.hidden, recalled={**self.recalled})
        box.bind(self.table, soundness, view.public, view.own, view.secret)
        declared = (self.seats, self.readings, self.space, (round_,), self.limits, self.last_rule)
        Game.__init__(self, "toll", 1, *declared, (robbery,), box)

    def round(self) -> tuple[Step[TollState], ...]:
        """The steps of a round, made anew: a step belongs to one game."""
        return (
            steps.Deal("deal", "TOLL-1.1"),
            steps.Play("play", "TOLL-1.2"),
            steps.Pledge("pledge", "TOLL-1.4"),
            steps.RoundsEnd("rounds_end", "TOLL-2.1"),
        )

    def robbed(self) -> Step[TollState]:
        """The step of the part that a thief calls."""
        return steps.Robbed("robbed", "TOLL-1.3")

    def set_up(self, players: int, options: dict[str, Any]) -> TollState:
        return self.table(self, players, options)


def held(s: TollState) -> list[int]:
    """The kinds of cards in the hand of whoever is asked."""
    hand = s.seats[s.to_move].hand
    return [card for card in range(len(KINDS)) if number(hand, card) > 0]


def with_step(*others: Step[TollState]) -> type[Variant]:
    """Toll with other steps in the place of those of the same name."""
    named = {step.name: step for step in others}

    class Altered(Variant):
        def round(self) -> tuple[Step[TollState], ...]:
            return tuple(named.get(usual.name, usual) for usual in super().round())

        def robbed(self) -> Step[TollState]:
            return named.get("robbed", super().robbed())

    return Altered


def with_table(table: type[TollState]) -> type[Variant]:
    """Toll whose state is of another class."""
    return type("Altered", (Variant,), {"table": table})
