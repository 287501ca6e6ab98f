"""The contents of a game for its readers: titles in every language, and the rules of its steps."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from tabard.cli.rulebook import Rulebook
from tabard.contents import contents_text, rules_of, title
from tabard.games import NAMES, SHELF_FACTS, game
from tabard.kernel.contents import Entry, entries, walk
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.hands import at_random

STATES = 150


def all_entries(name: str) -> list[Entry]:
    """Every part and step of a game."""
    found = [*entries(game(name).contents), *entries(game(name).called)]
    return [entry for _, entry in walk(found)]


@pytest.mark.parametrize("name", NAMES)
def test_every_place_of_a_program_is_found_in_its_contents(name: str) -> None:
    found = all_entries(name)
    for spot in game(name).spots:
        ends = [entry for entry in found if entry.ends_at(spot.path())]
        assert len(ends) == 1, spot.path()
        assert ends[0].step is spot.step or ends[0].above


@pytest.mark.parametrize("name", NAMES)
def test_every_view_says_where_in_the_contents_the_game_stands(name: str) -> None:
    for state in islice(at_random(game(name).start(2), 1), STATES):
        seen = state.view(None)["at"]
        assert seen == state.view(0)["at"] == state.standing_at()
        assert [place for place in seen if place not in game(name).by_path] == []
        assert seen[-1].endswith(state.step().name)


@pytest.mark.parametrize("name", SHELF_FACTS)
def test_every_step_cites_rules_that_are_there(name: str) -> None:
    known = Rulebook(name).rules()
    for entry in all_entries(name):
        if entry.step is not None:
            assert entry.step.rule in rules_of(entry.step)
            assert [rule for rule in rules_of(entry.step) if rule not in known] == []


def test_the_rules_of_a_step_are_those_that_its_class_cites() -> None:
    steps = game("pilgrim").by_name
    assert rules_of(steps["tithe_kind"]) == ["PGM-6.1", "PGM-6.2"]
    assert rules_of(steps["recall"]) == ["PGM-4.7", "PGM-15.4"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SHELF_FACTS)
def test_every_part_and_step_has_a_title_in_every_language(name: str, lang: str) -> None:
    words = Words(name, lang)
    for entry in all_entries(name):
        called = title(entry, words)
        assert re.match(r"[A-ZÄÖÜÉ]", called), entry.name
        assert "_" not in called
    assert words.troubles == []


def test_the_contents_are_indented_lines_with_rules_and_what_parts_remember() -> None:
    lines = contents_text("pilgrim").splitlines()
    assert lines[:3] == ["Game, again and again", "    Set-up", "        Duty tiles (PGM-3.1)"]
    assert "                        Tithe [location]" in lines
    assert sum(line.strip() == "Payment, again and again, as above" for line in lines) == 3
    assert lines[lines.index("") + 1] == "Called from several places:"
