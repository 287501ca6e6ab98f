"""Boards that divide the stage themselves: their style, their tabs, and sets picked freely."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import tabard
from tabard.draw.stamps import printed
from tabard.messages import LANGUAGES
from tabard.server.web import stages
from tabard.server.web.asked import Asked, open_form
from tabard.server.web.assets import assets
from tabard.server.web.frame import bar
from tabard.server.web.prompt import pills
from tabard.server.web.sight import Sight
from tabard.words import words_of


def test_a_board_without_a_stage_of_its_own_has_no_rules() -> None:
    assert stages.rules("pillars") == ""
    assert stages.tabs("pillars", words_of("pillars", "en")) == []


def test_the_rules_of_a_board_name_prompt_and_log_for_every_number_of_players() -> None:
    style = stages.rules("feudum")
    for players in tabard.game("feudum").players:
        for seat in ("", ".watching"):
            place = re.escape(f".stage.wide.feudum{seat}.players-{players} ")
            assert re.search(place + r"\.prompt\{left:", style)
            assert re.search(place + r"\.log\{left:", style)
    assert style in assets().files["table.css"].body.decode()


def test_a_board_may_have_tabs_of_its_own() -> None:
    labels_ = {lang: stages.tabs("feudum", words_of("feudum", lang)) for lang in LANGUAGES}
    assert labels_["en"] == [("guilds", "hanging-sign", "Guilds")]
    assert labels_["nl"] == [("guilds", "hanging-sign", "Gilden")]


def test_a_game_of_open_length_has_no_lozenges() -> None:
    shown = printed(bar(Sight("feudum", None, "en"), 3, 0, "actions", 3, 0))
    assert "Round 3" in shown
    assert "<i " not in shown
    assert printed(bar(Sight("pillars", None, "en"), 2, 6, "cards", 2, 6)).count("<i ") == 6


def at_step(step: str) -> Any:
    """A game of two that has come to a step."""
    game = tabard.game("feudum")
    state = game.start(players=2)
    random = Random(1)
    while state.view(None)["step"] != step or state.to_move < 0:
        weights = state.weights() if game.mover(state) == "chance" else None
        state.apply(random.choices(state.choices(), weights)[0])
    return state


def test_a_set_is_open_in_any_order() -> None:
    state = at_step("cards")
    seat = state.to_move
    asked = Asked(state, seat)
    assert asked.set is not None
    assert asked.set.most in (4, 5)
    assert len(asked.choices) == 11 > len(state.choices())
    assert [form["code"] for form in asked.choices] == sorted(f["code"] for f in asked.choices)
    assert not {one.code for one in asked.refusals} & {form["code"] for form in asked.choices}


def test_other_questions_are_no_sets() -> None:
    state = at_step("start_pawns")
    assert Asked(state, state.to_move).set is None


def test_verbs_that_say_more_than_their_thing_stay_on_the_button() -> None:
    sight = Sight("feudum", 0, "en")
    state = at_step("play_card")
    wanted = [{"do": "trade", "guild": "monk"}, {"do": "place", "location": "sea_n"}]
    known = [state.game.actions.json(code) for code in range(len(state.game.actions.texts))]
    forms = [open_form("feudum", known.index(form)) for form in wanted]
    shown = printed(pills(forms, state.view(0), sight, ["Anna", "Joris"]))
    short = re.findall("<span>(.*?)</span>", shown)
    assert short == ["Trade with the Monk Guild", "Northern Skerry"]
