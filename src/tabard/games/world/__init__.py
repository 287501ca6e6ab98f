"""World Without End, 2 to 4 players: what the game is, and its program as a table of contents.

Rules: `rules.md` beside this file; ids like WWE-4.1 stand where a rule is implemented and tested.
Several players who act at one moment do so in turn order (WWE-5.3, WWE-20.4); a single option is
taken by itself, and an illegal one is refused and changes nothing (WWE-20.9, WWE-20.10, see
`kernel.state`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tabard.games.world import (
    frames,
    invariants,
    loading,
    places,
    scoring,
    soundness,
    tables,
    view,
    wits,
)
from tabard.games.world.accounts import ACCOUNTS
from tabard.games.world.actions import ACTIONS
from tabard.games.world.components import BOX
from tabard.games.world.features import FEATURES
from tabard.games.world.state import WorldState
from tabard.games.world.steps import (
    chapter_end,
    chapter_start,
    cloth_making,
    discard,
    donation,
    duties,
    event_choice,
    event_effect,
    finishing,
    houses,
    market,
    material,
    medicine,
    orient,
    project,
    reveal,
    round_end,
    setup,
    turn,
)
from tabard.kernel.accounts import Accounts
from tabard.kernel.features import Features
from tabard.kernel.game import Bounds, Game, Option
from tabard.kernel.program import Choice, Part, Repeat
from tabard.kernel.state import OVER
from tabard.kernel.strategy import Strategy

if TYPE_CHECKING:
    from tabard.kernel.encoding import Encoder

RULES_VERSION: Final = 1

# Section 10: what asks nobody is done by `play_card` itself, and its part is empty.
CARDS: Final = (
    Part("grain"),
    Part("piety"),
    Part("building_material", material.MATERIAL),
    Part("project", project.PROJECT),
    Part("market", market.MARKET),
    Part("privilege"),
    Part("build_house", houses.BUILD_HOUSE),
    Part("rent", houses.RENT),
    Part("donation", donation.DONATION),
    Part("cloth_making", cloth_making.CLOTH_MAKING),
    Part("medicine", medicine.MEDICINE, medicine.CARE_FOR_CHOSEN, frame=frames.CARE),
    Part("favour"),
)

# Sections 5 to 9 and 14.
ROUND: Final = Repeat(
    "round",
    Part(
        "event",  # step 1
        reveal.ROUND_BEGINS,
        reveal.REVEAL,
        reveal.FALLS_SICK,
        reveal.SECOND_WAVE,
        event_effect.EVENT_EFFECT,
        event_choice.EVENT_CHOICE,
        event_choice.GOODS_LOSS,
        event_choice.HOUSE_LOSS,
        project.MASONS,
        event_choice.WAR,
    ),
    Part("orient", orient.ORIENT, orient.INCOME, orient.FAVOUR),  # steps 2 to 4
    Repeat(
        "turns",  # step 5
        turn.TURN_BEGINS,
        turn.SWAP_FIRST,
        Choice(turn.PLAY_CARD, *CARDS, ids=tables.CARD_IDS),
        turn.SWAP_LAST,
        turn.TURN_ENDS,
        frame=frames.TURNS,
    ),
    round_end.ROUND_ENDS,
)

PROGRAM: Final = (
    Part(
        "game",
        Part("setup", setup.FIRST_ACTIVE),
        Repeat(
            "chapter",
            Part(  # section 4
                "start",
                chapter_start.CHAPTER_BEGINS,
                chapter_start.PENANCE,
                chapter_start.ROYAL_COURT,
            ),
            ROUND,
            Part(  # sections 15 to 18
                "end",
                chapter_end.PROGRESS,
                chapter_end.CHAPTER_ENDS,
                duties.DUTIES,
                duties.TAX_ROLL,
                duties.TAX,
                duties.PROTECTION,
                duties.LOSSES,  # protection came after the die, before this (WWE-15.7, WWE-18.3)
                chapter_end.NEXT_CHAPTER,
            ),
        ),
    ),
)
# Whenever a card is laid open (WWE-9.7), and whenever a project is finished (WWE-11.4).
CALLED: Final = (discard.LEVELLING, finishing.SETTLING)

OPTIONS: Final = (Option("intro_game", (False, True), False, "WWE-2.9", variant=True),)

# The longest menu is a sale of all wool with every number of cloth; the longest game has every
# player choose four times in each of his turns, and care for all the sick one by one.
BOUNDS: Final = Bounds(choices=64, plies=800)


BOX.bind(WorldState, soundness, view.public, view.own, stand=loading.stand)


class WorldWithoutEnd(Game[WorldState]):
    """World Without End."""

    def __init__(self) -> None:
        super().__init__(
            "world",
            RULES_VERSION,
            range(tables.MIN_PLAYERS, tables.MAX_PLAYERS + 1),
            OPTIONS,
            ACTIONS,
            PROGRAM,
            BOUNDS,
            "WWE-3.3",
            CALLED,
            BOX,
        )

    def set_up(self, players: int, options: dict[str, Any]) -> WorldState:
        """The table before the first active player is known (section 2)."""
        state = WorldState(self, players, options)
        setup.lay_out(state)
        return state

    def view(self, state: WorldState, seat: int | None) -> dict[str, Any]:
        """What a seat may see; at the end everybody's place.

        Tokens that nobody sees may have settled a tie (WWE-19.2).
        """
        seen = BOX.view(state, seat)
        if state.to_move == OVER:
            seen["places"] = scoring.ranking(state)
        return seen

    def scores(self, state: WorldState) -> list[float]:
        """Victory points."""
        return scoring.scores(state)

    def ranking(self, state: WorldState) -> list[int]:
        """Places, ties shared."""
        return scoring.ranking(state)

    def waiting(self, state: WorldState) -> list[str]:
        """Callers, and what follows a part that a step has chosen."""
        return places.interrupted(state)

    def heading(self, state: WorldState) -> str:
        """Chapter, round and phase."""
        return f"chapter {state.chapter}, round {state.round}: {view.phase(state)}"

    def value(self, state: WorldState, seat: int) -> float:
        """How well a seat stands."""
        return wits.value(state, seat)

    def features(self) -> Features[WorldState]:
        """What the learned value looks at."""
        return FEATURES

    def strategies(self) -> tuple[Strategy[WorldState], ...]:
        """Ways to play; needed by planners alone."""
        from tabard.games.world.planners import STRATEGIES

        return STRATEGIES

    def accounts(self) -> Accounts[WorldState]:
        """Where points come from."""
        return ACCOUNTS

    def violations(self, state: WorldState) -> list[str]:
        """Broken invariants (WWE-20.11)."""
        return invariants.violations(state)

    def encoder(self) -> Encoder[WorldState]:
        """What makes observations; needed by learners alone."""
        from tabard.games.world.observe import WorldEncoder

        return WorldEncoder(self)


GAME: Final = WorldWithoutEnd()
