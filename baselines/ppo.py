"""Masked PPO (sb3-contrib) on the environment of Gymnasium, one seat learning against bots.

The opponents are a third each of RIVALS: random, so that there is something to win from the first
game on, the learner itself as it was before the latest update, and level 1. The reward is the place
at the end, nothing in between.
"""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from baselines.cells import LEARNER, TRAINED, Cell
from baselines.policy import Policy, PolicyPlayer
from baselines.sight import LEAST, MOST, Floats, Sight, sight
from tabard.door import Chooser
from tabard.rl.gym import Learner
from tabard.rl.numbers import Observed

ITSELF: Final = "itself"
RIVALS: Final = ("random", ITSELF, "level1")
TABLES: Final = 30
PACE: Final = 60.0  # seconds between two checkpoints
SETTINGS: Final[dict[str, Any]] = {
    "n_steps": 256,
    "batch_size": 1024,
    "n_epochs": 4,
    "learning_rate": 3e-4,
    "gamma": 0.999,
    "gae_lambda": 0.95,
    "ent_coef": 0.01,
    "net_arch": [128, 128],
}


class Pupil(gymnasium.ObservationWrapper[Floats, Any, Observed]):
    """The environment of a game, seen through a sight; the seat is drawn by lot."""

    def __init__(self, cell: Cell, rival: str | Chooser, through: Sight) -> None:
        super().__init__(Learner(cell.game, cell.players, [rival], seat=None, illegal="raise"))
        self.sight = through
        self.observation_space = spaces.Box(LEAST, MOST, (len(through.kept),), np.float32)

    def observation(self, observation: Observed) -> Floats:
        """What the network is shown."""
        return self.sight.of(observation)


class Curve(BaseCallback):
    """Notes how the games ended against each rival, renews the learner's likeness, and saves.

    points  rows of steps, seconds, and the mean return against each rival since the last row
    """

    def __init__(
        self, path: Path, likeness: PolicyPlayer, points: list[list[float]], spent: float
    ) -> None:
        super().__init__()
        self.path = path
        self.likeness = likeness
        self.points = points
        self.spent = spent
        self.ends: list[list[float]] = [[] for _ in RIVALS]

    def _on_training_start(self) -> None:
        self.began = self.saved = time.perf_counter()

    def _on_rollout_start(self) -> None:
        self.likeness.policy = replace(self.likeness.policy, layers=layers_of(self.model))

    def _on_step(self) -> bool:
        for table in np.flatnonzero(self.locals["dones"]):
            self.ends[table % len(RIVALS)].append(float(self.locals["rewards"][table]))
        return True

    def _on_rollout_end(self) -> None:
        if all(len(each) >= 20 for each in self.ends):
            means = [round(float(np.mean(each)), 3) for each in self.ends]
            self.points.append([self.num_timesteps, round(self.seconds()), *means])
            self.ends = [[] for _ in RIVALS]
        if time.perf_counter() - self.saved > PACE:
            self.keep()

    def seconds(self) -> float:
        """How long this training has taken so far."""
        return self.spent + time.perf_counter() - self.began

    def keep(self) -> None:
        """Save the model and the curve, the curve first: it may run ahead, never behind."""
        told = {"points": self.points, "seconds": self.seconds()}
        self.path.with_suffix(".json").write_text(json.dumps(told), "utf-8")
        self.model.save(self.path)
        self.saved = time.perf_counter()


def train(cell: Cell, steps: int, seed: int, into: Path = TRAINED) -> dict[str, Any]:
    """Train one cell, or go on where a training stopped; leaves a policy beside the checkpoint."""
    torch.set_num_threads(1)  # cells run side by side, one process each
    into.mkdir(parents=True, exist_ok=True)
    path = into / f"{cell.file(LEARNER)}.zip"
    through = sight(cell)
    likeness = PolicyPlayer(
        Policy(cell.game, cell.players, through, []), np.random.default_rng(seed)
    )
    rivals = [likeness if name == ITSELF else name for name in RIVALS]
    tables = DummyVecEnv(
        [lambda n=n: Pupil(cell, rivals[n % len(rivals)], through) for n in range(TABLES)]
    )
    tables.seed(seed)
    points: list[list[float]] = []
    spent = 0.0
    if path.exists():
        model = MaskablePPO.load(path, env=tables, device="cpu")
        told = json.loads(path.with_suffix(".json").read_text("utf-8"))
        points = [row for row in told["points"] if row[0] <= model.num_timesteps]
        spent = float(told["seconds"])
    else:
        given = {name: value for name, value in SETTINGS.items() if name != "net_arch"}
        network = {"net_arch": SETTINGS["net_arch"]}
        model = MaskablePPO(
            "MlpPolicy", tables, policy_kwargs=network, seed=seed, device="cpu", **given
        )
    likeness.policy = replace(likeness.policy, layers=layers_of(model))
    curve = Curve(path, likeness, points, spent)
    left = steps - model.num_timesteps
    if left > 0:
        model.learn(left, callback=curve, reset_num_timesteps=False)
        curve.keep()
    Policy(cell.game, cell.players, through, layers_of(model)).save(path.with_suffix(".npz"))
    told = json.loads(path.with_suffix(".json").read_text("utf-8"))
    return {
        "steps": model.num_timesteps,
        "seconds": round(told["seconds"]),
        "seed": seed,
        "tables": TABLES,
        "rivals": list(RIVALS),
        "settings": SETTINGS,
        "inputs": len(through.kept),
        "curve": told["points"],
    }


def layers_of(model: Any) -> list[tuple[Floats, Floats]]:
    """The policy of a model, without what only learning needs."""
    parts = [*model.policy.mlp_extractor.policy_net, model.policy.action_net]
    linear = [part for part in parts if isinstance(part, torch.nn.Linear)]
    return [(as_array(part.weight), as_array(part.bias)) for part in linear]


def as_array(parameter: Any) -> Floats:
    """The numbers of a parameter, as they are now."""
    found: Floats = parameter.detach().numpy().copy()
    return found
