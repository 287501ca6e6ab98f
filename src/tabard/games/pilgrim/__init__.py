"""Pilgrim, 1 to 4 players: what the game is, and its rounds as a list of steps.

Rules: `rules.md` beside this file; ids like PGM-4.1 stand where a rule is implemented and tested.
A single option is taken by itself (section 29, see `kernel.state`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.games.pilgrim import loading, order, scoring, soundness, tables, view, wits
from tabard.games.pilgrim.actions import ACTIONS
from tabard.games.pilgrim.features import FEATURES
from tabard.games.pilgrim.state import SOLO, PilgrimState
from tabard.games.pilgrim.steps import (
    abbott,
    abbott_roads,
    allocation,
    alms,
    construction,
    duty,
    ordination,
    payment,
    renting,
    road_building,
    round_end,
    setup,
    sowing,
    taxation,
    turn,
    windows,
    yields,
)
from tabard.kernel.dealer import Dealer
from tabard.kernel.features import Features
from tabard.kernel.game import Bounds, Game, Option

RULES_VERSION: Final = 1

# In the order of `order.NAMES`.
PROGRAM: Final = (
    setup.DUTY_TILES,
    setup.TITHE_TILES,
    setup.SITES,
    setup.BUILDINGS,
    setup.FIRST_START_PLAYER,
    setup.SEEDING,
    # a turn
    turn.TURN_BEGINS,
    windows.START_WINDOW,
    sowing.SOW_ORIGIN,
    sowing.SOWING,
    windows.MIDDLE_WINDOW,
    turn.CHOOSE_ACTION,
    turn.TITHE_KIND,
    duty.DUTY_MODE,
    duty.DUTY_BUILDING,
    duty.CUSTOMS_TILE,
    turn.DUTY_FEE,
    # the duties
    allocation.ALLOCATION,
    yields.CLERICAL,
    yields.PRODUCE,
    ordination.ORDINATION,
    alms.ALMS_PAYMENT,
    alms.DONATE_BUILDING,
    alms.ALMS_BONUS,
    taxation.TAX_FIRST,
    taxation.TAX_MORE,
    construction.CONSTRUCTION,
    road_building.ROAD_UNIT,
    road_building.ROAD_EDGES,
    payment.PAYMENT,
    payment.BANK_SPLIT,
    road_building.MARKER_SOURCE,
    windows.UNIT_WINDOW,
    turn.RECALL,
    windows.END_WINDOW,
    # Ab-Bott's turn
    abbott.ABBOTT_TURN,
    abbott.ABBOTT_TOKEN,
    abbott.ABBOTT_ACTION,
    abbott.ABBOTT_FEE,
    abbott_roads.ABBOTT_ROADS,
    abbott_roads.ABBOTT_GATE,
    abbott.ABBOTT_RECALL,
    # the end of a round
    round_end.ROUND_END,
    round_end.TRADE_INCOME,
    round_end.CONFESSION_BOX,
    round_end.CHOOSE_START_PLAYER,
    round_end.NEXT_ROUND,
    # interrupts
    renting.RENT_METHOD,
    renting.TRADE_AMOUNT,
    renting.RELOCATION,
)
assert tuple(step.name for step in PROGRAM) == order.NAMES

LEVELS: Final = tuple(range(1, tables.SOLO_LEVELS + 1))
ALONE: Final = range(SOLO, SOLO + 1)
# A campaign has its own levels, and a new set-up for each of its games (PGM-28.1).
NO_CAMPAIGN: Final = {"campaign": True}
OPTIONS: Final = (
    Option("first_game", (False, True), False, "PGM-3.16", variant=True, unless=NO_CAMPAIGN),
    Option("level", LEVELS, 1, "PGM-26.3", ALONE, variant=True, unless=NO_CAMPAIGN),
    Option("campaign", (False, True), False, "PGM-28.1", ALONE, variant=True),
    *(
        Option(
            f"handicap_{seat}",
            tuple(range(tables.MOST_HANDICAP + 1)),
            0,
            "PGM-3.17",
            range(seat + 1, tables.MAX_PLAYERS + 1),
        )
        for seat in range(tables.MAX_PLAYERS)
    ),
)

# The longest menu is that of a trade by somebody with a great many goods; the longest game is a
# campaign, or four players who use every building there is.
BOUNDS: Final = Bounds(choices=64, plies=4000)


class Pilgrim(Game[PilgrimState]):
    """Pilgrim."""

    def __init__(self) -> None:
        super().__init__(
            "pilgrim",
            RULES_VERSION,
            range(tables.MIN_PLAYERS, tables.MAX_PLAYERS + 1),
            OPTIONS,
            ACTIONS,
            PROGRAM,
            BOUNDS,
            "PGM-24.1",
        )

    def set_up(self, players: int, options: dict[str, Any]) -> PilgrimState:
        """The table before anything is dealt (section 3)."""
        state = PilgrimState(self, players, options)
        setup.clear_table(state)
        return state

    def load(self, position: Any) -> PilgrimState:
        """The state of a position."""
        return loading.load(self, position)

    def position(self, state: PilgrimState) -> dict[str, Any]:
        """The whole truth, which everybody sees (PGM-1.7)."""
        return view.view(state)

    def view(self, state: PilgrimState, seat: int | None) -> dict[str, Any]:
        """What a seat may see: everything (PGM-1.7)."""
        return view.view(state)

    def redeal(self, state: PilgrimState, seat: int | None, dealer: Dealer) -> PilgrimState:
        """A copy: nothing is hidden, and chance gives things their identity when it draws them."""
        return state.copy()

    def hides(self, state: PilgrimState, seat: int | None) -> bool:
        """Nothing is hidden (PGM-1.7)."""
        return False

    def scores(self, state: PilgrimState) -> list[int]:
        """Points."""
        return scoring.scores(state)

    def ranking(self, state: PilgrimState) -> list[int]:
        """Places."""
        return scoring.ranking(state)

    def rivals(self, players: int) -> int:
        """Ab-Bott, who plays against one player alone (PGM-26.1)."""
        return 1 if players == SOLO else 0

    def places(self, state: PilgrimState) -> list[int]:
        """Places, Ab-Bott's too where he plays."""
        return scoring.places(state)

    def heading(self, state: PilgrimState) -> str:
        """Round and phase, in a campaign after the number of the game."""
        game = f"game {state.campaign_game + 1}, " if state.readings.campaign else ""
        return f"{game}round {state.round}: {view.phase(state)}"

    def value(self, state: PilgrimState, seat: int) -> float:
        """How well a seat stands."""
        return wits.value(state, seat)

    def features(self) -> Features[PilgrimState]:
        """What a learned value looks at."""
        return FEATURES

    def picture(self, view: Mapping[str, Any]) -> str:
        """The table as SVG."""
        from tabard.games.pilgrim import board

        return board.draw(view)

    def violations(self, state: PilgrimState) -> list[str]:
        """Broken invariants."""
        return soundness.violations(state)


GAME: Final = Pilgrim()
