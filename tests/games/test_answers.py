"""Every number and emblem on a table answers: what it is, what it does, its figures, its rule."""

from __future__ import annotations

import re
from typing import Final

import pytest

import tabard
from tabard.messages import DEFAULT, LANGUAGES
from tabard.rules import RULE_OR_SECTION
from tests.games.mute import drawn, mute, tips_of
from tests.games.pictures import LAYOUTS, Layout, board_of, many_moments, some
from tests.rule_coverage import rule_ids

EVERY_GAME = pytest.mark.parametrize("game", tabard.GAMES)
TIP: Final = re.compile(rf"(?P<name>[^–]+) – (?P<does>.+[.!]) \((?P<rule>{RULE_OR_SECTION})\)")


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_number_and_every_emblem_answers(game: str, layout: Layout) -> None:
    for moment in some(many_moments(game), 16):
        assert mute(drawn(moment, layout), tips_of(moment)) == []


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tip_has_a_name_a_sentence_and_a_rule_that_exists(game: str, lang: str) -> None:
    rules = rule_ids(game)
    for moment in some(many_moments(game), 16):
        for thing, text in tips_of(moment, lang).items():
            tip = TIP.fullmatch(text)
            assert tip is not None, (thing, text)
            assert tip["rule"] in rules, (thing, text)
            assert tip["name"][0].isupper() or tip["name"][0].isdigit(), (thing, text)
            assert "  " not in text, (thing, text)


@EVERY_GAME
def test_rounds_phases_and_players_answer_in_the_head_of_the_page(game: str) -> None:
    for moment in some(many_moments(game), 10):
        tips = tips_of(moment)
        assert {"rounds", *(f"phase-{phase}" for phase in board_of(game).phases)} <= tips.keys()
        assert {f"seat-{seat}" for seat in range(moment["view"]["players"])} <= tips.keys()


@EVERY_GAME
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != DEFAULT])
def test_tips_speak_the_language_of_the_reader(game: str, lang: str) -> None:
    for moment in some(many_moments(game), 10):
        theirs, ours = tips_of(moment), tips_of(moment, lang)
        assert theirs.keys() == ours.keys()
        assert [thing for thing in ours if ours[thing] == theirs[thing]] == []


@EVERY_GAME
def test_tips_tell_a_spectator_nothing_that_his_view_does_not_show(game: str) -> None:
    """They are made of the view alone: whoever sees less is told less, and nothing fails."""
    for moment in some(many_moments(game), 8):
        view = moment["state"].view(None)
        watching = {**moment, "view": view, "seat": None}
        for layout in LAYOUTS:
            assert mute(drawn(watching, layout), tips_of(watching)) == []
