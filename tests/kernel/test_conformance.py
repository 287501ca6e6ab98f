"""The conformance checks let a sound game pass and name every fault that is planted in it."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.toll import GAME, Toll
from tabard.kernel.conformance import check_game, sampled
from tests.kernel.faults import asking, declaring, keeping, secrets

SEEDS = 40
FAULTS = [*asking.FAULTS, *keeping.FAULTS, *secrets.FAULTS, *declaring.FAULTS]


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, {"open_graves": True}, {"rounds": 1}, {"rounds": 2}])
def test_a_sound_game_passes(players: int, options: dict[str, Any]) -> None:
    for seed in range(10):
        assert check_game(GAME, players, options, seed) == []


@pytest.mark.parametrize("of_each_step", [0, 2])
@pytest.mark.parametrize(("finding", "variant"), FAULTS)
def test_a_planted_fault_is_found(finding: str, variant: type[Toll], of_each_step: int) -> None:
    game = variant()
    found: list[str] = []
    for seed in range(SEEDS):
        found += check_game(game, 2 + seed % 2, {}, seed, of_each_step)
        if any(finding in problem for problem in found):
            return
    pytest.fail(f"{finding!r} is not among the findings: {sorted(set(found))[:5]}")


def test_the_same_seed_finds_the_same() -> None:
    game = asking.FAULTS[0][1]()
    assert check_game(game, 2, {}, 1) == check_game(game, 2, {}, 1) != []


def test_a_sample_thins_out_and_never_ends() -> None:
    assert [n for n in range(1, 40) if sampled(n, 3)] == [1, 2, 3, 4, 8, 16, 32]
    assert all(sampled(n, 0) for n in range(1, 40))
