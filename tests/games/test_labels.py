"""A label says what is paid and gained, and that is what happens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import tabard
from tabard.kernel.state import State
from tests.games.promises import Promises
from tests.games.situations import situations

# Whole games with each number of players, with the seeds of their dealers.
SEEDS = range(3)
OFTEN = 40  # a family that was looked at so often is looked at now and then only


@pytest.mark.slow
@pytest.mark.parametrize("game", tabard.GAMES)
def test_labels_promise_what_choices_do(game: str) -> None:
    promises = Promises(game)
    random = Random(game)
    for players in tabard.game(game).players:
        for seed in SEEDS:
            for state, _ in situations(game, players, seed):
                if state.to_move >= 0:
                    for code in looked_at(state, promises.seen, random):
                        promises.check(state, code)
    for state in promises.how.rare():
        assert state.to_move >= 0
        for code in state.choices():
            promises.check(state, code)
    assert promises.how.COMPARED - set(promises.compared) == set()
    assert set(promises.compared) - promises.how.COMPARED == set()


def looked_at(state: State, seen: Counter[str], random: Random) -> list[int]:
    """The open choices of families that were looked at seldom, and some of the others."""
    families: dict[str, list[int]] = {}
    for code in state.choices():
        families.setdefault(str(state.game.actions.json(code)["do"]), []).append(code)
    found: list[int] = []
    for name, codes in families.items():
        if seen[name] < OFTEN or random.random() < OFTEN / seen[name]:
            found += random.sample(codes, min(3, len(codes)))
    return found
