"""The games as environments of PettingZoo: every seat an agent, one after another (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game
from tabard.kernel.state import State
from tabard.rl.numbers import LARGEST_SEED, Numbers, deal_all

MODES: Final = ("ansi", "svg")


class Table(AECEnv):
    """A table whose agents are its seats, `seat_0` and so on; chance is dealt by the environment.

    An observation has the numbers of the seat under `observation` and under `action_mask` a byte
    for each code, 1 where it is open. Rewards come at the end, as `State.returns` gives them. A
    choice that is not open raises `Refused` with its rule, and nothing has changed.

    table   where the game stands, for whoever wants to look
    """

    metadata = {"render_modes": list(MODES), "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.numbers: Final = Numbers(game, players)
        self.options: Final = self.numbers.game.check_options(self.numbers.players, options)
        if render_mode is not None and render_mode not in MODES:
            raise BadInput("render_mode", f"{render_mode!r} is not {' or '.join(MODES)}")
        self.render_mode: Final = render_mode
        self.metadata = {**self.metadata, "name": f"tabard_{self.numbers.game.id}"}
        self.possible_agents = [f"seat_{n}" for n in range(self.numbers.players)]
        self.seats: Final = {agent: n for n, agent in enumerate(self.possible_agents)}
        self.choosing: Final = spaces.Discrete(self.numbers.actions)
        self.seeing: Final = spaces.Dict(
            {
                "observation": spaces.Box(self.numbers.low, self.numbers.high, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (self.numbers.actions,), np.int8),
            }
        )
        self.random = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.seeing

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of the game; the mask says which are open."""
        return self.choosing

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; with a seed always the same deals."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.dealer = Dealer(int(self.random.integers(LARGEST_SEED)))
        self.table: State = self.numbers.game.start(self.numbers.players, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        deal_all(self.table, self.dealer)
        self.agent_selection = self.possible_agents[self.table.to_move]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what is open to it."""
        seat = self.seats[agent]
        return {
            "observation": self.numbers.observation(self.table, seat),
            "action_mask": self.numbers.mask(self.table, seat),
        }

    def step(self, action: Any) -> None:
        """Carry out a choice of the seat that is to move, and what chance brings after it."""
        if not self.agents:
            raise BadInput("step", "no game is on: reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.apply(action)
        deal_all(self.table, self.dealer)
        if not self.table.over:  # nobody has a reward yet, and nobody had one
            self.agent_selection = self.possible_agents[self.table.to_move]
            return
        returns = self.table.returns()
        self.rewards = {each: returns[self.seats[each]] for each in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as everybody sees it: text for `ansi`, a picture for `svg`."""
        if self.render_mode is None:
            return None
        return self.table.svg() if self.render_mode == "svg" else self.table.text()

    def close(self) -> None:
        """Nothing is held open."""


def aec(
    game: str | Game[Any],
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Table:
    """The environment of a game; without a number of players, for the fewest."""
    return Table(game, players, options, render_mode)
