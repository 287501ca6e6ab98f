"""The peers' side for learners, each driven as its own documentation does it."""

from importlib.util import find_spec
from typing import Any

import numpy as np

from bench.clock import ticks
from bench.learning import APART, of_agents, timed
from bench.subject import MANY, Answer


def measure_fastcatan(seconds: float) -> Answer:
    """Catan in C++ from numpy, four seats: a step, its masks and its observations (float32)."""
    if find_spec("fastcatan") is None:
        return {"mode": "not there: it has no wheel for this Python", "games": "", "figures": {}}
    figures = {"tables": batched(MANY, seconds), "table": batched(1, seconds)}
    return {"mode": "C++ from Python", "games": "", "figures": {**figures}}


def batched(n: int, seconds: float) -> float:
    """Steps a second of so many tables."""
    import fastcatan

    tables = fastcatan.BatchedEnv(n, 1)
    tables.reset()
    masks = np.zeros((n, fastcatan.MASK_WORDS), np.uint64)
    seen = np.zeros((n, fastcatan.OBS_SIZE), np.float32)
    rewards = np.zeros(n, np.float32)
    done = np.zeros(n, np.uint8)
    luck = np.random.default_rng(1)

    def step(codes: Any) -> None:
        tables.step(codes, rewards, done)
        tables.write_masks(masks)
        tables.write_obs(seen)

    def sample() -> Any:
        bits = np.unpackbits(masks.view(np.uint8), axis=1, bitorder="little")
        return np.argmax(luck.random(bits.shape, np.float32) * bits, axis=1).astype(np.uint32)

    tables.write_masks(masks)
    for _ in range(APART):
        step(sample())
    return timed(step, sample, n, seconds)


def measure_chess(seconds: float) -> Answer:
    """Chess in PettingZoo, observation and mask looked at."""
    from pettingzoo.classic import chess_v6

    figures = {"aec": of_agents(chess_v6.env(), seconds)}
    return {"mode": "Python", "games": "", "figures": {**figures}}


def catanatron_gym(seconds: float) -> float:
    """Steps a second of Catanatron's gym, the opponent choosing by lot."""
    import gymnasium

    env: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    done = 0
    spent = 0.0
    while spent < seconds:
        code = luck.choice(env.unwrapped.get_valid_actions())
        begin = ticks()
        _, _, over, cut, _ = env.step(code)
        spent += ticks() - begin
        done += 1
        if over or cut:
            env.reset()
    return done / spent
