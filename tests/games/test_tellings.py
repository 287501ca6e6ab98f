"""Whole games of every kind in every language: log, prompts, choices, reasons, score sheets."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.words import Words
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
    assert speaker.troubles() == {}
    assert sorted(speaker.disagreeing) == []
    assert len(speaker.seen) > 200
    told = [event.seen_by(None) for event in log]
    tallies, sums, places, guests = Words(game).score_table(state, told)
    assert [sum(tally.values()) for tally in tallies] == list(sums)
    assert list(sums)[:players] == list(state.scores())
    assert guests or places == state.ranking()
