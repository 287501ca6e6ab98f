"""The measures of a game for those who learn it: sizes, bounds, and what kind of game it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from tabard.kernel.library import KEEPER
from tabard.kernel.step import Step

if TYPE_CHECKING:
    from tabard.kernel.box.observation import Observation
    from tabard.kernel.game import Game

LOSS: Final = -1.0  # what `State.returns` gives the last place
WIN: Final = 1.0  # and the first


class Spec:
    """A game with a number of players, as numbers.

    game          the id of the game
    players       the number of seats
    actions       how many codes there are; `mask()` has as many bytes
    chance        the codes that chance draws from, ascending; all others are choices of seats
    most_choices  choices that no state exceeds, and `widest` the most that were seen
    most_plies    choices that no game exceeds, chance included, and `longest` the most seen
    lowest        bounds of `returns()`, and `highest`
    zero_sum      whether the returns of all seats together are 0
    perfect       whether every seat knows the whole truth
    simultaneous  whether seats choose at the same time in secret somewhere
    observation   the numbers of `observation(seat)`: names, highs, version; empty if there are none

    What was seen is from many games by lot and by bots; where nobody has measured it is the bound.
    """

    def __init__(self, game: Game[Any], players: int, measures: dict[str, Any]) -> None:
        seen = measures.get(str(players), {})
        verbs = measures.get("chance")
        actions = game.actions
        codes = [c for c in range(len(actions)) if verbs is None or actions.verb(c) in verbs]
        self.game: Final = game.id
        self.players: Final = players
        self.actions: Final = len(actions)
        self.chance: Final = codes
        self.most_choices: Final = game.bounds.choices
        self.widest: Final[int] = seen.get("widest", game.bounds.choices)
        self.most_plies: Final = game.bounds.plies
        self.longest: Final[int] = seen.get("longest", game.bounds.plies)
        self.lowest: Final = LOSS
        self.highest: Final = WIN
        self.zero_sum: Final = game.rivals(players) == 0
        self.perfect: Final = game.box is not None and not game.box.piles
        self.simultaneous: Final = several(game.steps)
        self.observation: Final = slots_of(game, players)

    def __repr__(self) -> str:
        kind = "perfect" if self.perfect else "imperfect"
        seats = f"{self.players} player{'s' if self.players > 1 else ''}"
        sizes = f"{self.actions} actions, {len(self.observation)} numbers observed"
        return f"<{self.game}, {seats}, {kind} information: {sizes}>"


def slots_of(game: Game[Any], players: int) -> Observation:
    """What the numbers of its observations are: it follows from the declaration alone."""
    from tabard.kernel.box.observation import Observation, Plan

    return Observation(None if game.box is None else Plan(game), players)


def several(steps: Sequence[Step[Any]]) -> bool:
    """Whether a step may await several seats: its class says itself whom it awaits."""
    for step in steps:
        for kind in type(step).__mro__:
            if kind is not Step and "awaited" in vars(kind):
                return True
    return False


def spec_of(game: Game[Any], players: int) -> Spec:
    """The measures of a game with so many players."""
    return Spec(game, players, KEEPER.library.measures(game.edition))
