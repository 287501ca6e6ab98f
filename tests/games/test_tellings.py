"""Whole games of every kind in every language: log, prompts, choices, reasons, score sheets."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.kernel.reckoning import reckoning
from tests.games.situations import Speaker, situations

SEED = 8
# The fewest and the most players of every game, and the games that are played otherwise.
TOLD: list[tuple[str, int, dict[str, Any]]] = [
    *((name, tabard.game(name).players[n], {}) for name in tabard.GAMES for n in (0, -1)),
    ("world", 3, {"intro_game": True}),
    ("feudum", 2, {"variant": "basic"}),
    ("pilgrim", 2, {"first_game": True}),
]


@pytest.mark.parametrize(("game", "players", "options"), TOLD)
def test_whole_games_are_told_in_every_language(
    game: str, players: int, options: dict[str, Any]
) -> None:
    speaker = Speaker(game, players)
    log: list[Any] = []
    for ply, (state, happened) in enumerate(situations(game, players, SEED, **options)):
        speaker.events(state, happened)
        log += happened
        if ply % 2 == 0 or state.to_move < 0:
            speaker.situation(state)
        if ply % 20 == 0 or state.over:
            speaker.score(state, [event.seen_by(0) for event in log])
    assert speaker.troubles() == {}
    assert sorted(speaker.disagreeing) == []
    assert len(speaker.seen) > 200
    told = [event.seen_by(None) for event in log]
    found = reckoning(state, told, None)
    assert [sum(column) for column in zip(*found["by"].values(), strict=True)] == found["points"]
    assert found["points"][:players] == list(state.scores())
    assert found["rivals"] or found["places"] == state.ranking()
    assert speaker.troubles() == {}
