"""Toll, 2 or 3 players: a small complete game, the example for whoever adds one.

It has what the contract is about: a deck drawn lazily, hidden hands, a step in the middle of
another, secret choices made at once, and options. Its table is drawn without a line of its own:
`tabard.presentation` has a default for everything. See docs/adding-a-game.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.games.toll import soundness, steps, view
from tabard.games.toll import tables as t
from tabard.games.toll.components import BOX
from tabard.games.toll.state import TollState
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.program import Repeat

if TYPE_CHECKING:
    from tabard.kernel.encoding import Encoder

PLAYERS: Final = range(t.FEWEST, t.MOST + 1)
BOUNDS: Final = Bounds(t.MOST_CHOICES, t.MOST_PLIES)
OPTIONS: Final = (
    Option("rounds", tuple(range(1, t.ROUNDS + 1)), t.ROUNDS, "TOLL-2.1"),
    Option("open_graves", (True, False), False, "TOLL-1.3"),
)

# The table of contents, and what happens in the middle of it when a thief is played.
PROGRAM: Final = (Repeat("round", steps.DEALING, steps.PLAYING, steps.PLEDGING, steps.ROUNDS_END),)
CALLED: Final = (steps.ROBBERY,)

BOX.bind(TollState, soundness, view.public, view.own, view.secret)


class Toll(Game[TollState]):
    """The game. Positions, views, redeals and invariants follow from its box."""

    def __init__(self) -> None:
        super().__init__(
            "toll", 1, PLAYERS, OPTIONS, steps.ACTIONS, PROGRAM, BOUNDS, "TOLL-2.1", CALLED, BOX
        )

    def set_up(self, players: int, options: dict[str, Any]) -> TollState:
        """A coin for everybody, all cards in the deck."""
        return TollState(self, players, options)

    def scores(self, state: TollState) -> list[int]:
        """Coins."""
        return [int(p.coins) for p in state.seats]

    def ranking(self, state: TollState) -> list[int]:
        """The most coins win, ties are shared (TOLL-2.1)."""
        coins = self.scores(state)
        return [1 + sum(other > own for other in coins) for own in coins]

    def value(self, state: TollState, seat: int) -> float:
        """How well a seat stands."""
        return float(state.seats[seat].coins)

    def encoder(self) -> Encoder[TollState]:
        """What makes observations; needed by learners alone."""
        from tabard.games.toll.observe import TollEncoder

        return TollEncoder(self)


GAME: Final = Toll()
