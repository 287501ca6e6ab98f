"""Faults in what the game declares, in its invariants and at its end."""

from __future__ import annotations

from typing import Final

from tabard.games.toll import OPTIONS, steps, tables
from tabard.games.toll.state import TollState
from tabard.games.toll.steps import ACTIONS
from tabard.kernel.actions import Actions, Family, each
from tabard.kernel.game import Option
from tabard.kernel.step import Step
from tests.kernel.faults import Faults, Usual, Variant, with_step


def with_families(*more: Family) -> type[Variant]:
    """Toll with more families of choices."""
    return type("Variant", (Variant,), {"space": Actions(*ACTIONS.families, *more)})


def with_option(option: Option) -> type[Variant]:
    """Toll with one more option."""
    return type("Variant", (Variant,), {"readings": (*OPTIONS, option)})


class Seatless(Variant):
    seats = range(0)


class Endlessly(Variant):
    last_rule = ""


class SameStep(Variant):
    def round(self) -> tuple[Step[TollState], ...]:
        first, *others = super().round()
        return (first, *others, first)


class Namesake(Variant):
    def round(self) -> tuple[Step[TollState], ...]:
        return (*super().round(), steps.Deal("deal", "TOLL-1.1"))


class Counterfeit(Usual):
    def take(self, s: TollState, code: int) -> None:
        super().take(s, code)
        s.deck += tables.ONE[0]


class OneScore(Variant):
    def scores(self, state: TollState) -> list[int]:
        return super().scores(state)[:1]


class NobodyWins(Variant):
    def ranking(self, state: TollState) -> list[int]:
        return [place + 1 for place in super().ranking(state)]


class DensePlaces(Variant):
    """After a shared place the next is not left out."""

    def ranking(self, state: TollState) -> list[int]:
        scores = self.scores(state)
        kept = sorted(set(scores), reverse=True)
        return [1 + kept.index(coins) for coins in scores]


class PoorWins(Variant):
    def ranking(self, state: TollState) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other < own for other in scores) for own in scores]


LAYING: Final = [Family(name, ("x",), each(["down"])) for name in ("lay ", "lay")]

FAULTS: Final[Faults] = [
    (
        "two choices have the text 'bury thief'",
        with_families(Family("bury", ("x",), each(["thief"]))),
    ),
    ("family 'pay' is not one word of its own", with_families(Family("pay", ("x",), each([1])))),
    ("family 'pay up' is not one word", with_families(Family("pay up"))),
    ("'lay  down' does not read back", with_families(Family("lay ", ("x",), [("down",)]))),
    ("'lay  down' reads back as another", with_families(*LAYING)),
    ("option 'rounds' is not one word of its own", with_option(OPTIONS[0])),
    ("has the default 5, no value of it", with_option(Option("x", (1, 2), 5, "TOLL-1.1"))),
    ("begins with 3, no value of it", with_option(Option("x", (1, 2), 1, "TOLL-1.1", first=3))),
    (
        "a value 'a b' that does not read back",
        with_option(Option("x", ("a b",), "a b", "TOLL-1.1")),
    ),
    ("a value '1' that does not read back", with_option(Option("x", (1, "1"), 1, "TOLL-1.1"))),
    (
        "a value 2 that no table may choose",
        with_option(Option("x", (1, 2), 1, "TOLL-1.1", fewest={2: 9})),
    ),
    (
        "option 'x' has no default with 2 players",
        with_option(Option("x", (1, 2), 2, "TOLL-1.1", fewest={2: 3})),
    ),
    (
        "variant 'x' stands behind a reading of the rules",
        with_option(Option("x", (1, 2), 1, "TOLL-1.1", variant=True)),
    ),
    (
        "variant 'x' leaves nothing to choose",
        with_option(Option("x", (1,), 1, "TOLL-1.1", variant=True)),
    ),
    ("option 'x' has no rule", with_option(Option("x", (1,), 1, ""))),
    ("step 'play' has no rule", with_step(steps.Play("play", ""))),
    ("the end has no rule", Endlessly),
    ("place 'round/deal' is not one word of its own", SameStep),
    ("step 'deal' is not one word of its own", Namesake),
    ("step 'deal' belongs to another program", Namesake),
    ("no number of seats", Seatless),
    ("makes 7 of cards peasant, not 6 (TOLL-1.1)", with_step(Counterfeit("play", "TOLL-1.2"))),
    ("do not name every seat", OneScore),
    ("are not places", NobodyWins),
    ("are not places", DensePlaces),
    ("more points and a worse place", PoorWins),
]
