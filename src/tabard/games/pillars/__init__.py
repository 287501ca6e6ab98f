"""The Pillars of the Earth, 2 to 4 players: what the game is, and its table of contents.

Rules: `rules.md` beside this file; ids like PIL-4.1 stand where a rule is implemented and tested.
Several players who act at one moment do so in turn order or in the order of spaces (PIL-6.2); a
single option is taken by itself (PIL-26.1, see `kernel.state`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.games.pillars import invariants, scoring, soundness, tables, view, wits
from tabard.games.pillars.accounts import ACCOUNTS
from tabard.games.pillars.actions import ACTIONS
from tabard.games.pillars.components import BOX
from tabard.games.pillars.features import FEATURES
from tabard.games.pillars.state import BY_LOT, PillarsState
from tabard.games.pillars.steps import (
    bishops_seat,
    cathedral,
    choosing_cards,
    dismissal,
    event,
    kings_court,
    kingsbridge,
    market,
    placing_builders,
    preparation,
    priory,
    production,
    rounds_end,
    setup,
    shiring,
    wool_mill,
)
from tabard.kernel.accounts import Accounts
from tabard.kernel.features import Features
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.program import Part, Repeat
from tabard.kernel.strategy import Strategy

if TYPE_CHECKING:
    from tabard.kernel.encoding import Encoder

RULES_VERSION: Final = 1

PROGRAM: Final = (
    Part(
        "game",
        setup.FIRST_START_PLAYER,
        Repeat(
            "round",
            rounds_end.BETWEEN_ROUNDS,
            Part(
                "preparation",
                preparation.KINGSBRIDGE_CARDS,
                preparation.ROUND_CRAFTSMEN,
                preparation.RESOURCE_CARDS,
                preparation.ELLENS_LOOK,
            ),
            choosing_cards.CHOOSING_CARDS,  # phase I
            placing_builders.BUILDERS,  # phase II
            placing_builders.PLACE_WAITING,
            Part(
                "stations",  # phase III, 1 to 14
                event.REVEAL_EVENT,
                event.BISHOPS_CHOICE,
                event.THOMASS_CHOICE,
                event.EVENT_EFFECT,
                bishops_seat.BISHOPS_SEAT,
                wool_mill.WOOL_MILL,
                kingsbridge.KINGSBRIDGE,
                priory.PRIORY,
                production.FOREST,
                production.QUARRY,
                production.GRAVEL_PIT,
                kings_court.COURT_METAL,
                kings_court.TAX_ROLL,
                kings_court.EXEMPTION,
                kings_court.KINGS_TAX,
                shiring.SHIRING,
                shiring.SHIRING_CASTLE,
                market.MARKET,
                cathedral.CATHEDRAL,
                rounds_end.NEXT_START_PLAYER,
            ),
        ),
    ),
)
# Whenever a craftsman is one too many (PIL-4.6), and after building (PIL-17.5).
CALLED: Final = (dismissal.OVERFLOW, cathedral.KEEPING)

OPTIONS: Final = (
    Option(
        "pass_allowed_at_zero",
        (True, False),
        tables.GAME["cost_track"]["pass_allowed_at_zero"],
        "PIL-5.9",
    ),
    Option(
        "two_player_set_to_zero_after_all_drawn",
        (True, False),
        tables.GAME["cost_track"]["two_player_set_to_zero_after_all_drawn"],
        "PIL-5.11",
        range(tables.MIN_PLAYERS, tables.MIN_PLAYERS + 1),
        retired=True,  # waiting builders are free either way (PIL-5.12): it moves the marker alone
    ),
    Option(
        "veto_per_round",
        tuple(range(tables.GAME["cost_track"]["veto_per_round"] + 1)),
        tables.GAME["cost_track"]["veto_per_round"],
        "PIL-5.2",
    ),
    Option("debt_rounding", ("floor", "ceil"), tables.GAME["debt"]["rounding"], "PIL-7.3"),
    Option(
        "first_start_player",
        (BY_LOT, *(str(seat) for seat in range(tables.MAX_PLAYERS))),
        BY_LOT,
        "PIL-2.2",
        fewest={str(seat): seat + 1 for seat in range(tables.MAX_PLAYERS)},
    ),
)

# The longest menu is the market's for a player with a great many cubes; the longest game has a draw
# refused in every round, and every cube built or sold one at a time.
BOUNDS: Final = Bounds(choices=128, plies=2000)


BOX.bind(
    PillarsState,
    soundness,
    view.public,
    secret=view.secret,
    knows=view.known,
)


class Pillars(Game[PillarsState]):
    """The Pillars of the Earth."""

    def __init__(self) -> None:
        super().__init__(
            "pillars",
            RULES_VERSION,
            range(tables.MIN_PLAYERS, tables.MAX_PLAYERS + 1),
            OPTIONS,
            ACTIONS,
            PROGRAM,
            BOUNDS,
            "PIL-20.1",
            CALLED,
            BOX,
        )

    def set_up(self, players: int, options: dict[str, Any]) -> PillarsState:
        """The table before the first start player is known (section 2)."""
        state = PillarsState(self, players, options)
        setup.lay_out(state)
        return state

    def scores(self, state: PillarsState) -> list[int]:
        """Victory points."""
        return scoring.scores(state)

    def ranking(self, state: PillarsState) -> list[int]:
        """Places, ties shared."""
        return scoring.ranking(state)

    def heading(self, state: PillarsState) -> str:
        """Round and phase."""
        return f"round {state.round}: {view.phase(state)}"

    def value(self, state: PillarsState, seat: int) -> float:
        """How well a seat stands."""
        return wits.value(state, seat)

    def features(self) -> Features[PillarsState]:
        """What the learned value looks at."""
        return FEATURES

    def strategies(self) -> tuple[Strategy[PillarsState], ...]:
        """Ways to play; needed by planners alone."""
        from tabard.games.pillars.planners import STRATEGIES

        return STRATEGIES

    def accounts(self) -> Accounts[PillarsState]:
        """Where points come from."""
        return ACCOUNTS

    def violations(self, state: PillarsState) -> list[str]:
        """Broken invariants."""
        return invariants.violations(state)

    def encoder(self) -> Encoder[PillarsState]:
        """What makes observations; needed by learners alone."""
        from tabard.games.pillars.observe import PillarsEncoder

        return PillarsEncoder(self)


GAME: Final = Pillars()
