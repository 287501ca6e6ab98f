"""The conformance checks let a sound game pass and name every fault that is planted in it."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.conformance import check_game
from tests.kernel.faults import asking, declaring, keeping, secrets
from tests.kernel.toy import GAME, Toll

SEEDS = 40
FAULTS = [*asking.FAULTS, *keeping.FAULTS, *secrets.FAULTS, *declaring.FAULTS]


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("options", [{}, {"open_graves": True}, {"rounds": 1}, {"rounds": 2}])
def test_a_sound_game_passes(players: int, options: dict[str, Any]) -> None:
    for seed in range(10):
        assert check_game(GAME, players, options, seed) == []


@pytest.mark.parametrize(("finding", "variant"), FAULTS)
def test_a_planted_fault_is_found(finding: str, variant: type[Toll]) -> None:
    game = variant()
    found: list[str] = []
    for seed in range(SEEDS):
        found += check_game(game, 2 + seed % 2, {}, seed)
        if any(finding in problem for problem in found):
            return
    pytest.fail(f"{finding!r} is not among the findings: {sorted(set(found))[:5]}")


def test_the_same_seed_finds_the_same() -> None:
    game = asking.FAULTS[0][1]()
    assert check_game(game, 2, {}, 1) == check_game(game, 2, {}, 1) != []
