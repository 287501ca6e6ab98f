"""How a table asks: choices that are folded away, and what bar and board say in words."""

from __future__ import annotations

import re
from html import unescape

from tabard.draw.words import Phrasebook
from tabard.server.table import Table
from tabard.server.web import frame, prompt
from tabard.server.web.prompt import Asked
from tabard.server.web.sight import Sight
from tests.server.web.browser import Browser
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
