"""How a table asks: choices that are folded away, and what bar and board say in words."""

from __future__ import annotations

import re
from html import unescape
from itertools import islice

import pytest

import tabard
from tabard.draw.words import Phrasebook
from tabard.kernel.state import State
from tabard.server.table import Table
from tabard.server.web import diary, frame, prompt
from tabard.server.web.prompt import Asked
from tabard.server.web.sight import Sight
from tabard.words import LANGUAGES, Words
from tests.games.situations import situations
from tests.server.web.browser import Browser, table_of
from tests.server.web.deeds import choose


def test_a_family_that_the_game_folds_away_opens_behind_one_button(
    anna: Browser, world: Table
) -> None:
    while world.running and world.state.view(None)["step"] != "play_card":  # type: ignore[union-attr]
        choose(anna, world)
    assert world.state is not None
    seat = int(world.state.to_move)
    sight = Sight("world", seat, "en")
    asked = Asked(world.state, seat)
    html = prompt.buttons(asked, world.state.view(seat), sight, world.names())
    plain, _, folded = html.partition('<details class="more" id="more-forgo">')
    codes = [re.findall(r'data-code="(\d+)"', part) for part in (plain, folded)]
    verbs = [{world.state.game.actions.json(int(code))["do"] for code in part} for part in codes]
    assert verbs == [{"use"}, {"forgo"}]
    assert [int(code) for part in codes for code in part] == world.state.choices()
    assert "<span>Forgo …</span>" in unescape(folded)
    assert ">Grain</span>" in plain  # its verb is not needed: the other family is elsewhere


def test_few_choices_are_not_folded_and_say_what_they_do(anna: Browser, world: Table) -> None:
    while world.running and world.state.view(None)["step"] != "orient":  # type: ignore[union-attr]
        choose(anna, world)
    assert world.state is not None
    seat = int(world.state.to_move)
    asked = Asked(world.state, seat)
    sight = Sight("world", seat, "en")
    html = prompt.buttons(asked, world.state.view(seat), sight, world.names())
    assert "<details" not in html
    assert "for you" in html


def test_the_bar_names_the_chapter_of_a_game_that_has_them() -> None:
    assert "Chapter II, round 3 of 6" in frame.bar(
        Sight("world", None, "en"), 3, 6, "event", 3, 6, 2
    )
    assert "Kapitel IV<" in frame.bar(Sight("world", None, "de"), 0, 6, "chapter", 0, 6, 4)
    assert "Round 3 of 6" in frame.bar(Sight("pillars", None, "en"), 3, 6, "cards", 3, 6)


def test_a_board_says_what_its_cards_do_and_by_which_rule() -> None:
    phrases = Sight("world", None, "nl").phrases
    assert phrases.told("Graan", "grain") == "Graan – neem 1 graan van de akker (WWE-10.1)"
    assert phrases.lang == "nl"
    assert Phrasebook("en", {}).told("Grain", "grain") == "Grain"


@pytest.mark.parametrize(
    ("lang", "label"), [("en", "Use the "), ("de", " einsetzen:</span>"), ("nl", " in:</span>")]
)
def test_numbers_of_one_thing_stand_behind_what_is_done(lang: str, label: str) -> None:
    for state, _ in situations("pillars", 3, 8):
        if state.view(None)["step"] == "building":
            seat = int(state.to_move)
            names = ["Anna", "Joris", "Mira"]
            html = prompt.buttons(
                Asked(state, seat), state.view(seat), Sight("pillars", seat, lang), names
            )
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
    return prompt.closed(asked, asked.reasons(sight), state.view(seat), sight)


@pytest.mark.parametrize("name", tabard.GAMES)
def test_nothing_that_is_not_there_is_listed_as_closed(name: str) -> None:
    absent = Words(name).telling.ABSENT
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
