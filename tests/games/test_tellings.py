"""Whole games of every kind in every language: log, prompts, choices, reasons, score sheets."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from string import Formatter
from typing import Any

import pytest

import tabard
from tabard.draw.words import ONE
from tabard.words import DEFAULT, LANGUAGES, Words
from tests.games.situations import Speaker, situations
from tests.typography import FOREIGN

EVERY_GAME = pytest.mark.parametrize("game", tabard.GAMES)
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


def holes(phrase: str) -> set[str]:
    """The names of a phrase's placeholders."""
    return {name for _, name, _, _ in Formatter().parse(phrase) if name}


def plain(phrases: Mapping[str, str]) -> set[str]:
    """The keys of some phrases, without those that a language has for one of something."""
    return {key for key in phrases if not key.endswith(ONE)}


@EVERY_GAME
def test_the_picture_has_the_same_phrases_in_every_language(game: str) -> None:
    module = import_module(f"tabard.games.{game}.board.phrases")
    english = module.phrases(DEFAULT).phrases
    assert tuple(module.BOOKS) == LANGUAGES
    for lang, book in module.BOOKS.items():
        assert book.lang == lang
        assert plain(book.phrases) == plain(english)
        for key, phrase in book.phrases.items():
            assert phrase
            if key.endswith(ONE):
                known = holes(english[key.partition("[")[0]])
                assert known - holes(phrase) <= {key.removesuffix(ONE).partition("[")[2]}, key
                continue
            assert holes(phrase) == holes(english[key]), f"{lang}: {key}"
            assert not FOREIGN[lang].search(phrase), f"{lang}: {key}"
    assert module.phrases("xx") is module.phrases(DEFAULT)
