"""How a table asks: choices that are folded away, and what bar and board say in words."""

from __future__ import annotations

import re
from html import unescape
from itertools import islice
from typing import Any

import pytest

import tabard
from tabard.draw.stamps import printed
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.server.table import Table
from tabard.server.web import diary, frame, prompt
from tabard.server.web.asked import Asked
from tabard.server.web.sight import Sight
from tabard.words import Words
from tests.games.situations import situations
from tests.server.web.browser import Browser, table_of
from tests.server.web.deeds import choose


def verbs_in(html: str, table: Table) -> list[str]:
    """The verbs of the buttons in a part of the prompt, each once."""
    assert table.state is not None
    codes = [int(code) for code in re.findall(r'data-code="(\d+)"', html)]
    return sorted({str(table.state.game.actions.json(code)["do"]) for code in codes})


def test_what_declines_stands_apart_and_opens_behind_one_button_where_it_is_much(
    anna: Browser, world: Table
) -> None:
    while world.running and world.state.view(None)["step"] != "play_card":  # type: ignore[union-attr]
        choose(anna, world)
    assert world.state is not None
    seat = int(world.state.to_move)
    sight, view = Sight("world", seat, "en"), world.state.view(seat)
    asked = Asked(world.state, seat)
    plain = printed(prompt.buttons(asked, view, sight, world.names()))
    folded = printed(prompt.leaves(asked, view, sight, world.names()))
    assert (verbs_in(plain, world), verbs_in(folded, world)) == (["use"], ["forgo"])
    codes = re.findall(r'data-code="(\d+)"', plain + folded)
    assert [int(code) for code in codes] == world.state.choices()
    assert folded.startswith('<details class="more" id="more-forgo">')
    assert "<span>Forgo …</span>" in unescape(folded)
    assert ">Grain</span>" in plain  # its verb is not needed: the other family is elsewhere


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_single_choice_that_declines_is_a_button_of_its_own_in_every_game(name: str) -> None:
    met = 0
    for state, _ in islice(situations(name, 3, 8), 200):
        if state.to_move < 0:
            continue
        seat = int(state.to_move)
        asked, sight, names = Asked(state, seat), Sight(name, seat, "en"), ["A", "B", "C"]
        last = printed(prompt.leaves(asked, state.view(seat), sight, names))
        plain = printed(prompt.buttons(asked, state.view(seat), sight, names))
        codes = re.findall(r'data-code="(\d+)"', plain + last)
        assert sorted(int(code) for code in codes) == [form["code"] for form in asked.choices]
        assert plain  # what declines is never all there is, or it is asked like any other
        met += last.startswith("<button") and last.count("data-code") == 1
    assert met


def test_few_choices_are_not_folded_and_say_what_they_do(anna: Browser, world: Table) -> None:
    while world.running and world.state.view(None)["step"] != "orient":  # type: ignore[union-attr]
        choose(anna, world)
    assert world.state is not None
    seat = int(world.state.to_move)
    asked = Asked(world.state, seat)
    sight = Sight("world", seat, "en")
    html = printed(prompt.buttons(asked, world.state.view(seat), sight, world.names()))
    assert "<details" not in html
    assert "for you" in html


def test_the_bar_names_the_chapter_of_a_game_that_has_them() -> None:
    def bar(game: str, lang: str, *told: Any) -> str:
        return printed(frame.bar(Sight(game, None, lang), *told))

    assert "Chapter II, round 3 of 6" in bar("world", "en", 3, 6, "event", 3, 6, 2)
    assert "Kapitel IV<" in bar("world", "de", 0, 6, "chapter", 0, 6, 4)
    assert "Round 3 of 6" in bar("pillars", "en", 3, 6, "cards", 3, 6)


def test_a_board_says_what_its_cards_do_and_by_which_rule() -> None:
    phrases = Sight("world", None, "nl").phrases
    assert phrases.told("Graan", "grain") == "Graan – neem 1 graan van de akker (WWE-10.1)"


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Use the "), ("de", " einsetzen:</span>"), ("nl", " in:</span>")]
)
def test_numbers_of_one_thing_stand_behind_what_is_done(lang: str, label: str) -> None:
    for state, _ in situations("pillars", 3, 8):
        if state.view(None)["step"] == "building":
            seat = int(state.to_move)
            names = ["Anna", "Joris", "Mira"]
            asked, sight = Asked(state, seat), Sight("pillars", seat, lang)
            html = printed(prompt.buttons(asked, state.view(seat), sight, names))
            rows = re.findall(r'<span class="numbers">.*?</button>', html)
            if rows:
                break
    assert rows
    assert all(label in row and re.search(r"[^\d:]:</span>", row) for row in rows)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_line_of_the_log_that_names_nobody_begins_with_a_capital(
    anna: Browser, lang: str
) -> None:
    table = table_of(anna.town, anna.post("/play/feudum"))
    lines = diary.lines(table, Sight("feudum", None, lang), len(table.plies))
    texts = [re.sub(r"<.*?>", "", one) for one in lines if 'class="unseen"' not in one]
    assert len(texts) > 10
    assert [text for text in texts if text[0].islower()] == []


def listed(state: State, lang: str = "en") -> str:
    """What the prompt lists as not open."""
    seat = int(state.to_move)
    asked, sight = Asked(state, seat), Sight(state.game.id, seat, lang)
    return printed(prompt.closed(asked, state.view(seat), sight))


@pytest.mark.parametrize("name", tabard.GAMES)
def test_nothing_that_is_not_there_is_listed_as_closed(name: str) -> None:
    absent = {*Words(name).telling.absent}
    met: set[str] = set()
    for state, _ in islice(situations(name, 3, 8), 150):
        if state.to_move < 0:
            continue
        html = listed(state)
        whys = {one.why for one in Asked(state, int(state.to_move)).refusals}
        assert bool(html) == bool(whys - absent), whys
        assert "none" not in re.sub(r"<i>.*?</i>", "", html).lower().split()
        met |= whys & absent
    assert met


def test_a_card_that_is_not_in_the_display_is_refused_but_not_listed() -> None:
    state = next(
        state
        for state, _ in situations("pillars", 3, 8)
        if {"not-in-the-display", "too-few-workers"} <= {one.why for one in state.refusals()}
    )
    assert "not in the display" not in listed(state)
    assert "workers, you have" in listed(state)
    reasons = Asked(state, int(state.to_move)).reasons(Sight("pillars", 0, "en"))
    assert any("not in the display" in why for why, _ in reasons.values())
