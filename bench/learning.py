"""Tabard's side for learners: steps a second with observation and mask, every seat a learner.

What chooses is not timed, here as with the peers: only what an environment does is.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

import tabard
from bench.clock import ticks
from bench.subject import MANY, Figures, figure_of
from tabard.rl.aec import aec
from tabard.rl.gym import Learner
from tabard.rl.tables import Tables

PLAYERS = 4
APART = 300  # steps after which tables stand at different moments of their games
LEVEL = "level3"


def measure_learning(seconds: float) -> Figures:
    """Steps a second of every game: many tables, one table, PettingZoo, Gymnasium."""
    found: Figures = {}
    for name in tabard.GAMES:
        found[figure_of("tables", name)] = tables(name, MANY, seconds)
        found[figure_of("table", name)] = tables(name, 1, seconds)
        found[figure_of("aec", name)] = of_agents(aec(name, PLAYERS), seconds)
        found[figure_of("gym", name)] = against_bots(name, seconds)
        found[figure_of("observation_us", name)] = 1e6 * observation(name, seconds)
    return found


def timed(
    step: Callable[[Any], Any], sample: Callable[[], Any], each: int, seconds: float
) -> float:
    """Steps a second, each call making so many; the choices are found outside the clock."""
    done = 0
    spent = 0.0
    while spent < seconds:
        chosen = sample()
        begin = ticks()
        step(chosen)
        spent += ticks() - begin
        done += each
    return done / spent


def tables(name: str, n: int, seconds: float) -> float:
    """Steps a second of n tables."""
    playing = Tables(name, n, PLAYERS, seed=1)
    playing.reset()
    for _ in range(APART):
        playing.step(playing.sample())
    return timed(playing.step, playing.sample, n, seconds)


def of_agents(env: Any, seconds: float) -> float:
    """Steps a second of an environment of PettingZoo, observations and masks looked at."""
    env.reset(seed=1)
    choosing = np.random.default_rng(1)
    done = 0
    spent = 0.0
    while spent < seconds:
        begin = ticks()
        seen, _, over, cut, _ = env.last()
        spent += ticks() - begin
        if over or cut:
            env.reset()
            continue
        code = choosing.choice(np.flatnonzero(seen["action_mask"]))
        begin = ticks()
        env.step(code)
        spent += ticks() - begin
        done += 1
    return done / spent


def against_bots(name: str, seconds: float) -> float:
    """Steps a second of a learner in Gymnasium against one bot of level 3."""
    env = Learner(name, 2, [LEVEL])
    _, told = env.reset(seed=1)
    choosing = np.random.default_rng(1)
    done = 0
    spent = 0.0
    while spent < seconds:
        code = choosing.choice(np.flatnonzero(told["action_mask"]))
        begin = ticks()
        _, _, over, _, told = env.step(code)
        spent += ticks() - begin
        done += 1
        if over:
            _, told = env.reset()
    return done / spent


def observation(name: str, seconds: float) -> float:
    """Seconds to write the observation of a table into its row, by the engine's own loop."""
    playing = Tables(name, 64, PLAYERS, seed=1)
    playing.reset()
    for _ in range(APART):
        playing.step(playing.sample())
    batch = playing.side.batch
    done = 0
    begin = now = ticks()
    while now - begin < seconds:
        batch.observe_all(100)
        done += 100 * 64
        now = ticks()
    return (now - begin) / done
