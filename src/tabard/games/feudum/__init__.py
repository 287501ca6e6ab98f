"""Feudum, 2 to 5 players: what the game is; its round stands in `contents`.

Rules: `rules.md` beside this file; ids like FEU-4.1 stand where a rule is implemented and tested.
The basic and the advanced game are one option (FEU-1.1), the parts of the advanced game one each
(FEU-1.11); the other options are readings of the rules that a table may choose (FEU-1.10). A single
option is taken by itself, unless being passed over would betray a secret (FEU-33.2, see
`kernel.state`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from tabard.games.feudum import (
    invariants,
    old_positions,
    parts,
    scoring,
    soundness,
    tables,
    view,
    whereabouts,
    wits,
)
from tabard.games.feudum.accounts import ACCOUNTS
from tabard.games.feudum.actions import ACTIONS
from tabard.games.feudum.components import BOX
from tabard.games.feudum.contents import CALLED, PROGRAM
from tabard.games.feudum.features import FEATURES
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps import setup
from tabard.kernel.accounts import Accounts
from tabard.kernel.features import Features
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.strategy import Strategy

if TYPE_CHECKING:
    from tabard.kernel.encoding import Encoder

RULES_VERSION: Final = 1

OPTIONS: Final = (
    *parts.OPTIONS,
    *(
        Option(row["id"], tuple(row["values"]), row["default"], row["rule"])
        for row in tables.OPTIONS_DATA
    ),
)

# The longest menu is that of FEU-33.1; the longest game has 19 rounds (FEU-33.5) of five cards for
# five players.
BOUNDS: Final = Bounds(choices=60, plies=8000)

BOX.bind(
    FeudumState,
    soundness,
    view.public,
    secret=view.secret,
    stand=soundness.stand,
    knows=view.known,
)


class Feudum(Game[FeudumState]):
    """Feudum."""

    def __init__(self) -> None:
        super().__init__(
            "feudum",
            RULES_VERSION,
            range(tables.MIN_PLAYERS, tables.MAX_PLAYERS + 1),
            OPTIONS,
            ACTIONS,
            PROGRAM,
            BOUNDS,
            "FEU-30.1",
            CALLED,
            BOX,
        )

    def set_up(self, players: int, options: dict[str, Any]) -> FeudumState:
        """The table before anything is drawn (section 2)."""
        state = FeudumState(self, players, options)
        setup.lay_out(state)
        return state

    def load(self, position: Any) -> FeudumState:
        """The state of a position, also of one in the older form."""
        return super().load(old_positions.renewed(self, position))

    def imprint(self, state: FeudumState) -> dict[str, Any]:
        """The older form of a position."""
        return old_positions.imprint(state)

    def former_imprints(self, state: FeudumState) -> Iterable[dict[str, Any]]:
        """The same with the tiles of the last payment, which a state kept once."""
        return old_positions.former_imprints(state)

    def scores(self, state: FeudumState) -> list[int]:
        """Victory points."""
        return scoring.scores(state)

    def ranking(self, state: FeudumState) -> list[int]:
        """Places, ties shared."""
        return scoring.ranking(state)

    def heading(self, state: FeudumState) -> str:
        """Round, epoch and part of the round."""
        return f"round {state.round}, epoch {state.epoch}: {whereabouts.phase(state)}"

    def value(self, state: FeudumState, seat: int) -> float:
        """How well a seat stands."""
        return wits.value(state, seat)

    def features(self) -> Features[FeudumState]:
        """What a learned value looks at."""
        return FEATURES

    def strategies(self) -> tuple[Strategy[FeudumState], ...]:
        """Ways to play; needed by planners alone."""
        from tabard.games.feudum.planners import STRATEGIES

        return STRATEGIES

    def accounts(self) -> Accounts[FeudumState]:
        """Where points come from."""
        return ACCOUNTS

    def violations(self, state: FeudumState) -> list[str]:
        """Broken invariants."""
        return BOX.violations(state) + invariants.violations(state)

    def encoder(self) -> Encoder[FeudumState]:
        """What makes observations; needed by learners alone."""
        from tabard.games.feudum.observe import FeudumEncoder

        return FeudumEncoder(self)


GAME: Final = Feudum()
