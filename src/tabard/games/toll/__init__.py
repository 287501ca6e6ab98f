"""Toll, 2 or 3 players: a small complete game, the example for whoever adds one.

It has what the contract is about: a deck drawn lazily, hidden hands, a step in the middle of
another, secret choices made at once, and options. Its table is drawn without a line of its own:
`tabard.presentation` has a default for everything. See docs/adding-a-game.md.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import steps
from tabard.games.toll import tables as t
from tabard.games.toll import view as views
from tabard.games.toll.state import NOT_YET, TollState
from tabard.kernel.actions import Actions
from tabard.kernel.dealer import Dealer
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.program import Part, Repeat
from tabard.kernel.step import Step

OPTIONS: Final = (
    Option("rounds", tuple(range(1, t.ROUNDS + 1)), t.ROUNDS, "TOLL-2.1"),
    Option("open_graves", (True, False), False, "TOLL-1.3"),
)


class Toll(Game[TollState]):
    """The game. A variant of it names the parts that it replaces."""

    table: type[TollState] = TollState
    space: Actions = steps.ACTIONS
    limits: Bounds = Bounds(choices=5, plies=36)
    readings: tuple[Option, ...] = OPTIONS
    seats: range = range(t.FEWEST, t.MOST + 1)
    last_rule: str = "TOLL-2.1"

    def __init__(self) -> None:
        super().__init__(
            "toll",
            1,
            self.seats,
            self.readings,
            self.space,
            (Repeat("round", *self.round()),),
            self.limits,
            self.last_rule,
            (Part("robbery", self.robbed()),),
        )

    def round(self) -> tuple[Step[TollState], ...]:
        """The steps of a round."""
        return (
            steps.Deal("deal", "TOLL-1.1"),
            steps.Play("play", "TOLL-1.2"),
            steps.Pledge("pledge", "TOLL-1.4"),
            steps.RoundsEnd("rounds_end", "TOLL-2.1"),
        )

    def robbed(self) -> Step[TollState]:
        """What happens in the middle of another step, when a thief is played."""
        return steps.Robbed("robbed", "TOLL-1.3")

    def set_up(self, players: int, options: dict[str, Any]) -> TollState:
        """A coin for everybody, all cards in the deck."""
        return self.table(self, players, options)

    def position(self, state: TollState) -> dict[str, Any]:
        """The whole truth."""
        return views.position(state)

    def load(self, position: Any) -> TollState:
        """The state of a position."""
        return views.load(self, position)

    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return views.view(state, seat)

    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        """A fair sample of what the seat cannot know."""
        return views.redeal(state, seat, dealer)

    def scores(self, state: TollState) -> list[int]:
        """Coins."""
        return list(state.coins)

    def ranking(self, state: TollState) -> list[int]:
        """The most coins win, ties are shared (TOLL-2.1)."""
        return [1 + sum(other > own for other in state.coins) for own in state.coins]

    def value(self, state: TollState, seat: int) -> float:
        """How well a seat stands."""
        return float(state.coins[seat])

    def violations(self, state: TollState) -> list[str]:
        """Broken invariants."""
        found = []
        for card, copies in enumerate(t.COPIES):
            places = [state.deck, state.played, *state.hands, *state.graves]
            if sum(place[card] for place in places) != copies:
                found.append(f"TOLL-1.1: not {copies} cards of {t.KINDS[card]}")
        if min(state.coins) < 0:
            found.append("TOLL-1.3: coins below nothing")
        for seat, pledge in enumerate(state.pledges):
            due = state.step().name == "pledge" and seat < state.progress
            if (pledge != NOT_YET) != due or pledge > state.coins[seat]:
                found.append(f"TOLL-1.4: a pledge of {pledge} by seat {seat}")
        return found


GAME: Final = Toll()
