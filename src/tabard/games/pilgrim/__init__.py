"""Pilgrim, 1 to 4 players: what the game is, and its rounds as a list of steps.

Rules: `rules.md` beside this file; ids like PGM-4.1 stand where a rule is implemented and tested.
A single option is taken by itself (section 29, see `kernel.state`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.games.pilgrim import frames, invariants, loading, scoring, soundness, tables, view, wits
from tabard.games.pilgrim.accounts import ACCOUNTS
from tabard.games.pilgrim.actions import ACTIONS
from tabard.games.pilgrim.components import BOX
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
from tabard.kernel.accounts import Accounts
from tabard.kernel.features import Features
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.program import Choice, Part, Repeat
from tabard.kernel.strategy import Strategy

if TYPE_CHECKING:
    from tabard.kernel.encoding import Encoder

RULES_VERSION: Final = 1

PAYMENT: Final = Repeat(
    "payment",
    Choice(payment.PAYMENT, Part("bank", payment.BANK_SPLIT)),
    frame=frames.BILL,
)
ROAD: Final = Choice(
    road_building.ROAD_UNIT,
    Part(
        "tile",
        road_building.ROAD_EDGES,
        PAYMENT,
        road_building.MARKER_SOURCE,
        road_building.TILE_LAID,
        frame=frames.UNIT,
    ),
    Part(
        "shrine",
        PAYMENT,
        road_building.MARKER_SOURCE,
        road_building.SHRINE_RAISED,
        frame=frames.UNIT,
    ),
)
WINDOW: Final = windows.UNIT_WINDOW

# Sections 8 to 15.
DUTIES: Final = (
    Repeat("allocation", allocation.ALLOCATION, WINDOW),
    Repeat("build_roads", ROAD, WINDOW),
    Part("clerical", yields.CLERICAL, WINDOW),
    Repeat(
        "construct",
        Choice(
            construction.CONSTRUCTION,
            Part("building", PAYMENT, construction.BUILT, frame=frames.UNIT),
            Part("road", ROAD),
        ),
        WINDOW,
        frame=frames.CONSTRUCT,
    ),
    Part(
        "give_alms",
        alms.ALMS_PAYMENT,
        alms.DONATE_BUILDING,
        alms.ALMS_BONUS,
        WINDOW,
        frame=frames.ALMS,
    ),
    Repeat(
        "ordination",
        Choice(
            ordination.ORDINATION,
            Part("step", PAYMENT, ordination.ORDAINED, frame=frames.UNIT),
        ),
        WINDOW,
    ),
    Part("produce", yields.PRODUCE, WINDOW),
    Part("taxation", taxation.TAX_FIRST, taxation.TAX_MORE, WINDOW),
)

# Sections 4 to 7.
TURN: Final = Part(
    "turn",
    Part("sowing", windows.START_WINDOW, sowing.SOW_ORIGIN, sowing.SOWING, frame=frames.SOWING),
    windows.MIDDLE_WINDOW,
    Choice(
        turn.CHOOSE_ACTION,
        Part("tithe", turn.TITHE_KIND, frame=frames.TITHE),
        Part(
            "duty",
            duty.DUTY_MODE,
            Choice(duty.DUTY_BUILDING, Part("customs", duty.CUSTOMS_TILE)),
            Choice(turn.DUTY_FEE, *DUTIES, ids=tables.DUTY_IDS),
            turn.RECALL,
            frame=frames.DUTY,
        ),
    ),
    windows.END_WINDOW,
    frame=frames.TURN,
)

# Sections 26 and 27.
ABBOTTS_TURN: Final = Part(
    "abbott",
    abbott.ABBOTT_TURN,
    abbott.ABBOTT_TOKEN,
    Choice(
        abbott.ABBOTT_ACTION,
        Part("fee", abbott.ABBOTT_FEE),
        Repeat("roads", Choice(abbott_roads.ABBOTT_ROADS, Part("gate", abbott_roads.ABBOTT_GATE))),
    ),
    abbott.ABBOTT_RECALL,
    frame=frames.ABBOTT,
)

PROGRAM: Final = (
    Repeat(
        "game",  # again for the next one of a campaign
        Part(
            "setup",
            setup.DUTY_TILES,
            setup.TITHE_TILES,
            setup.SITES,
            setup.BUILDINGS,
            setup.FIRST_START_PLAYER,
            setup.SEEDING,
        ),
        Repeat(
            "round",
            round_end.NEXT_ROUND,
            Repeat("turns", Choice(turn.TURN_BEGINS, TURN, ABBOTTS_TURN)),
            round_end.ROUND_END,
            round_end.TRADE_INCOME,
            round_end.CONFESSION_BOX,
            round_end.CHOOSE_START_PLAYER,
        ),
    ),
)
# Wherever a building is used (section 20).
CALLED: Final = (renting.RENTING, renting.TRADING, renting.RELOCATING)

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
MOST_MATS: Final = tables.MAX_PLAYERS + 1  # more than there are


BOX.bind(PilgrimState, soundness, view.public, stand=loading.stand)


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
            CALLED,
            BOX,
        )

    def set_up(self, players: int, options: dict[str, Any]) -> PilgrimState:
        """The table before anything is dealt (section 3)."""
        state = PilgrimState(self, players, options)
        setup.clear_table(state)
        return state

    def scores(self, state: PilgrimState) -> list[int]:
        """Points."""
        return scoring.scores(state)

    def ranking(self, state: PilgrimState) -> list[int]:
        """Places."""
        return scoring.ranking(state)

    def points(self, state: PilgrimState) -> list[int]:
        """Points of every mat."""
        return [scoring.points(state, seat) for seat in range(state.mats)]

    def turn(self, state: PilgrimState) -> int:
        """Round and order; what is asked when a round ends goes with the round to come."""
        if state.order < state.mats:
            return int(state.round * MOST_MATS + state.order)
        return int((state.round + 1) * MOST_MATS)

    def rivals(self, players: int) -> int:
        """Ab-Bott, who plays against one player alone (PGM-26.1)."""
        return 1 if players == SOLO else 0

    def final_places(self, state: PilgrimState) -> list[int]:
        """Places, Ab-Bott's too where he plays."""
        return scoring.final_places(state)

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

    def strategies(self) -> tuple[Strategy[PilgrimState], ...]:
        """Ways to play; needed by planners alone."""
        from tabard.games.pilgrim.planners import STRATEGIES

        return STRATEGIES

    def accounts(self) -> Accounts[PilgrimState]:
        """Where points come from."""
        return ACCOUNTS

    def violations(self, state: PilgrimState) -> list[str]:
        """Broken invariants."""
        return BOX.violations(state) + invariants.violations(state)

    def encoder(self) -> Encoder[PilgrimState]:
        """What makes observations; needed by learners alone."""
        from tabard.games.pilgrim.observe import PilgrimEncoder

        return PilgrimEncoder(self)


GAME: Final = Pilgrim()
