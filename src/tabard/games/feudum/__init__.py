"""Feudum, 2 to 5 players: what the game is, and its round as a list of steps.

Rules: `rules.md` beside this file; ids like FEU-4.1 stand where a rule is implemented and tested.
The basic and the advanced game are one option (FEU-1.1); the other options are readings of the
rules that a table may choose (FEU-1.10). A single option is taken by itself, unless being passed
over would betray a secret (FEU-33.2, see `kernel.state`).
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import invariants, loading, redeal, scoring, tables, view, wits
from tabard.games.feudum.actions import ACTIONS
from tabard.games.feudum.features import FEATURES
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps import (
    alchemist_guild,
    battle,
    conquer,
    defend,
    end,
    epochs,
    explore,
    farmer_guild,
    feeding,
    free_actions,
    guild,
    harvest,
    improve,
    influence,
    knight_guild,
    landscapes,
    membership,
    merchant_guild,
    migrate,
    monsters,
    move,
    noble_guild,
    payment,
    repeat,
    selection,
    setup,
    tax,
    turns,
    writs,
)
from tabard.kernel.dealer import Dealer
from tabard.kernel.features import Features
from tabard.kernel.game import Bounds, Game, Option

RULES_VERSION: Final = 1

PROGRAM: Final = (
    setup.DISCS,
    setup.FIRST_VESSELS,
    setup.FIRST_SEALS,
    setup.FIRST_BARN,
    setup.FIRST_GOODS,
    setup.FIRST_START_PLAYER,
    setup.START_GOODS,
    setup.START_PAWNS,
    # step 1: actions
    selection.ROUND_BEGINS,
    selection.POUCHES,
    selection.CARDS,
    turns.PLAY_CARD,
    # the action cards in the order of their numbers, as `turns.carry_out_card` expects
    migrate.MIGRATE,
    move.MOVE,
    influence.INFLUENCE,
    improve.IMPROVE,
    explore.EXPLORE,
    harvest.HARVEST,
    tax.TAX,
    conquer.CONQUER,
    defend.DEFEND,
    repeat.REPEAT,
    guild.GUILD,
    # what follows in some of them
    migrate.MIGRATE_FACE,
    migrate.ARRIVAL,
    move.GODSPEED,
    move.PILFER,
    move.VOYAGE,
    improve.FEUDUM_GUILD,
    improve.IMPROVEMENT,
    improve.SUBSTITUTE,
    improve.NEW_TILE,
    landscapes.TENDED_LANDSCAPE,
    landscapes.FIRST_CROP,
    explore.SHOVELS,
    explore.MORE_WRITS,
    harvest.YIELD,
    defend.DEFENCE,
    defend.IMMUNITY,
    battle.STARVING,
    battle.ARMS,
    battle.POWDER,
    battle.BATTLE,
    battle.ARMY_DISC,
    repeat.DEJA_VU,
    repeat.AGAIN,
    guild.FEAST,
    guild.REEVE,
    # the functions of the guilds: trades, pulls, pushes in the order of the ring, as
    # `guild.perform` expects
    farmer_guild.FARMER_TRADE,
    merchant_guild.MERCHANT_TRADE,
    alchemist_guild.ALCHEMIST_TRADE,
    knight_guild.KNIGHT_TRADE,
    noble_guild.NOBLE_TRADE,
    noble_guild.MONK_TRADE,
    farmer_guild.FARMER_PULL,
    merchant_guild.MERCHANT_PULL,
    alchemist_guild.ALCHEMIST_PULL,
    alchemist_guild.KNIGHT_PULL,
    knight_guild.NOBLE_PULL,
    noble_guild.MONK_PULL,
    farmer_guild.FARMER_PUSH,
    merchant_guild.MERCHANT_PUSH,
    alchemist_guild.ALCHEMIST_PUSH,
    knight_guild.KNIGHT_PUSH,
    noble_guild.NOBLE_PUSH,
    noble_guild.MONK_PUSH,
    # what follows in some of them
    farmer_guild.OVERFLOW,
    farmer_guild.PAIRS,
    knight_guild.TAMING,
    knight_guild.MONSTERS_PLACE,
    knight_guild.COLOURS,
    knight_guild.SCROLLS,
    turns.AFTER_CARD,
    # steps 2 to 5
    feeding.FEEDING,
    epochs.PROGRESS_DIE,
    epochs.EPOCH_CHECK,
    landscapes.EPOCH_LANDSCAPES,
    epochs.EPOCH_GOODS,
    epochs.EPOCH_REFILL,
    epochs.ROUNDS_END,
    # the end of the game
    end.LAST_ACTIONS,
    end.FINAL_SCORING,
    end.CHARTERS,
    # interrupts
    payment.PAYMENT,
    payment.SULPHUR,
    membership.SEATS,
    monsters.BONDS,
    writs.WRITS,
    free_actions.MANDATE,
    feeding.FEEDING_WINDOW,
)

OPTIONS: Final = (
    Option("variant", ("advanced", "basic"), "advanced", "FEU-1.1", variant=True, first="basic"),
    *(
        Option(row["id"], tuple(row["values"]), row["default"], row["rule"])
        for row in tables.OPTIONS_DATA
    ),
)

# The longest menu has many free actions beside many targets; the longest game has 19 rounds
# (FEU-33.5) of five cards for five players.
BOUNDS: Final = Bounds(choices=96, plies=8000)


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
        )

    def set_up(self, players: int, options: dict[str, Any]) -> FeudumState:
        """The table before anything is drawn (section 2)."""
        state = FeudumState(self, players, options)
        setup.lay_out(state)
        return state

    def load(self, position: Any) -> FeudumState:
        """The state of a position."""
        return loading.load(self, position)

    def position(self, state: FeudumState) -> dict[str, Any]:
        """The whole truth."""
        return view.position(state)

    def view(self, state: FeudumState, seat: int | None) -> dict[str, Any]:
        """What a seat may see."""
        return view.view(state, seat)

    def redeal(self, state: FeudumState, seat: int | None, dealer: Dealer) -> FeudumState:
        """A fair sample of what the seat cannot know."""
        return redeal.redeal(state, seat, dealer)

    def scores(self, state: FeudumState) -> list[int]:
        """Victory points."""
        return scoring.scores(state)

    def ranking(self, state: FeudumState) -> list[int]:
        """Places, ties shared."""
        return scoring.ranking(state)

    def heading(self, state: FeudumState) -> str:
        """Round, epoch and part of the round."""
        return f"round {state.round}, epoch {state.epoch}: {view.phase(state)}"

    def value(self, state: FeudumState, seat: int) -> float:
        """How well a seat stands."""
        return wits.value(state, seat)

    def features(self) -> Features[FeudumState]:
        """What a learned value looks at."""
        return FEATURES

    def violations(self, state: FeudumState) -> list[str]:
        """Broken invariants."""
        return invariants.violations(state)


GAME: Final = Feudum()
