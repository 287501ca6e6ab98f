"""The games as games of OpenSpiel: `pyspiel.load_game("tabard_pillars(players=3)")`.

Chance nodes are explicit, with their probabilities. An information state is what a seat has seen
and chosen from the beginning on. Importing this module registers the games.

The algorithms of `open_spiel.python` play them. The bots that OpenSpiel 2.0 has in C++ crash on
every game written in Python, its own included.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from tabard.games import NAMES
from tabard.games import game as find_game
from tabard.kernel.dealer import Dealer
from tabard.kernel.game import Game
from tabard.kernel.state import State
from tabard.rl.numbers import Numbers

PREFIX: Final = "tabard_"
RANDOM: Final = 2**31


def kind_of(game: Game[Any]) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    spec = game.spec()
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    zero_sum = all(game.spec(n).zero_sum for n in game.players)
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Tabard: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.PERFECT_INFORMATION if spec.perfect else information.IMPERFECT_INFORMATION
        ),
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, game.players[0])},
        default_loadable=True,
    )


class SpielGame(pyspiel.Game):
    """A game with a number of players."""

    def __init__(self, game: Game[Any], kind: Any, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.numbers: Final = Numbers(game, given.get("players", max(2, game.players[0])))
        spec = game.spec(self.numbers.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=spec.actions,  # chance and seats share one space of codes
            num_players=spec.players,
            min_utility=spec.lowest,
            max_utility=spec.highest,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=spec.most_plies,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        """The beginning of a game."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What makes arrays and texts of a state."""
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SpielObserver(self.numbers, recalls)


class Sights:
    """What each seat sees now, looked at once: as data and as text. A copy looks anew."""

    def __init__(self, players: int) -> None:
        self.views: list[dict[str, Any] | None] = [None] * players
        self.texts: list[str] = [""] * players

    def look(self, state: State, seat: int) -> dict[str, Any]:
        """The view of a seat."""
        view = self.views[seat]
        if view is None:
            view = self.views[seat] = state.view(seat)
            self.texts[seat] = json.dumps(view, separators=(",", ":"))
        return view

    def __deepcopy__(self, memo: Any) -> Sights:
        return Sights(len(self.views))


class SpielState(pyspiel.State):
    """Where a game stands.

    truth     the state itself
    recalled  by seat, a digest of what it has seen and chosen so far
    sights    by seat, what it sees now
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.numbers = game.numbers
        self.truth: State = game.numbers.game.start(game.numbers.players)
        self.recalled = [b""] * game.numbers.players
        self.sights = Sights(game.numbers.players)

    def current_player(self) -> int:
        """A seat, chance, or nobody any more."""
        if self.truth.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE if self.truth.is_chance else self.truth.to_move)

    def _legal_actions(self, player: int) -> list[int]:
        return self.truth.choices() if self.truth.to_move == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        weights = self.truth.weights()
        total = sum(weights)
        return [(code, w / total) for code, w in zip(self.truth.choices(), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        mover = int(self.truth.to_move)
        for seat in range(self.numbers.players):
            chosen = f"{action}" if seat == mover else ""
            self.recalled[seat] = digest(self.recalled[seat], self.seen(seat), chosen)
        self.truth.apply(action)
        self.sights = Sights(self.numbers.players)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.numbers.game.actions.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.truth.over

    def returns(self) -> list[float]:
        """1 for the first place, -1 for the last, 0 before the end."""
        return self.truth.returns()

    def __str__(self) -> str:
        return f"{self.truth!r} {self.truth.key():016x}"

    def seen(self, seat: int) -> str:
        """What a seat sees now, as text."""
        self.sights.look(self.truth, seat)
        return self.sights.texts[seat]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the seat cannot tell from this one; it has no history of its own."""
        dealer = Dealer(int(sampler() * RANDOM))
        other = SpielState(self.get_game())
        other.truth = self.truth.redeal(player, dealer)
        other.recalled[player] = self.recalled[player]
        return other


def digest(before: bytes, seen: str, chosen: str) -> bytes:
    """The past of a seat with one moment more."""
    return hashlib.blake2b(b"|".join([before, seen.encode(), chosen.encode()])).digest()[:16]


class SpielObserver:
    """Makes arrays and texts of states: of the present, and as text of the whole past."""

    def __init__(self, numbers: Numbers, recalls: bool) -> None:
        self.numbers: Final = numbers
        self.recalls: Final = recalls
        self.tensor = np.zeros(len(numbers.low), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Let the array be what a seat sees."""
        self.tensor[:] = self.numbers.observation(state.truth, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a seat sees; with perfect recall also what it has seen and chosen before."""
        seen = state.seen(player)
        return f"{state.recalled[player].hex()} {seen}" if self.recalls else seen


def register(name: str) -> None:
    """Tell OpenSpiel a game of the house."""
    game = find_game(name)
    kind = kind_of(game)

    class Loaded(SpielGame):
        """The game under its name."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Loaded)


for each in NAMES:
    register(each)
