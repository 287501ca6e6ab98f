"""A trained policy as a player: a small network in numpy, so that playing needs no torch."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import tabard
from baselines.sight import Floats, Sight
from tabard.rl.numbers import Numbers, Observed


@dataclass(frozen=True)
class Policy:
    """A policy of a game and a number of players: layers of weights and biases, tanh between."""

    game: str
    players: int
    sight: Sight
    layers: list[tuple[Floats, Floats]]

    def logits(self, observation: Observed) -> Floats:
        """How much the policy favours every code, open or not."""
        found = self.sight.of(observation)
        for weights, biases in self.layers[:-1]:
            found = np.tanh(weights @ found + biases)
        weights, biases = self.layers[-1]
        result: Floats = weights @ found + biases
        return result

    def save(self, path: Path) -> None:
        """Write everything into one file."""
        arrays: dict[str, Any] = {
            "game": self.game, "players": self.players,
            "kept": self.sight.kept, "low": self.sight.low, "span": self.sight.span,
        }  # fmt: skip
        for n, (weights, biases) in enumerate(self.layers):
            arrays[f"weights_{n}"], arrays[f"biases_{n}"] = weights, biases
        np.savez_compressed(path, **arrays)


def load(path: Path) -> Policy:
    """A policy as it was saved."""
    with np.load(path) as data:
        sight = Sight(data["kept"], data["low"], data["span"])
        count = sum(name.startswith("weights_") for name in data.files)
        layers = [(data[f"weights_{n}"], data[f"biases_{n}"]) for n in range(count)]
        return Policy(str(data["game"]), int(data["players"]), sight, layers)


class PolicyPlayer:
    """Chooses by a policy: its favourite among what is open, or by lot as the policy weighs it.

    policy  may be replaced by a newer one at any time
    lot     draws the choices; without one the favourite is taken
    """

    def __init__(self, policy: Policy, lot: np.random.Generator | None = None) -> None:
        self.policy = policy
        self.lot = lot
        self.numbers = Numbers(policy.game, policy.players)

    def choose(self, state: tabard.State) -> int:
        """An open choice for the seat to move."""
        seat = int(state.to_move)
        logits = self.policy.logits(self.numbers.observation(state, seat))
        favoured = np.where(self.numbers.mask(state, seat), logits, -np.inf)
        if self.lot is not None:
            favoured += self.lot.gumbel(size=len(favoured))  # the maximum is then a draw by softmax
        return int(favoured.argmax())
