"""Whole sets for people who play in tests: pieces that can be laid down together."""

from __future__ import annotations

import random
from collections.abc import Callable

from tabard.kernel import sets
from tabard.kernel.state import State

Choose = Callable[[State, list[int]], int]


def by_chance(seed: int) -> Choose:
    """Choices at random."""
    taste = random.Random(seed)
    return lambda state, codes: taste.choice(codes)


def set_of(state: State, seat: int, asked: sets.SetAsked, choose: Choose) -> list[int]:
    """The pieces of a set that can be laid down."""
    laying = sets.Laying(state, seat, asked.together)
    made: list[int] = []
    while laying.open:
        made.append(choose(laying.state, laying.menu.choices()))
        if made[-1] == asked.stop:
            return made[:-1]
        laying.take(made[-1])
    return made
