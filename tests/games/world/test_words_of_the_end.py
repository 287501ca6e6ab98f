"""What World says of duties, of ties, of swaps and of the stone is what the rules say of them."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.world.board import BOARD
from tabard.games.world.terminal.board import Pen, favour
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.hands import refused
from tests.games.world.tables import choose, seat, table
from tests.rules import rule

PLAYERS = ["Anna", "Joris"]
DUTIFUL = {"piety": 2, "grain": 2, "money": 5}


def told(state: State, *choices: str) -> list[dict[str, Any]]:
    """What choices make everybody hear."""
    log: list[Any] = []
    state.log = log
    choose(state, *choices)
    return [event.seen_by(None) for event in log]


def spoken(events: list[dict[str, Any]], kind: str, lang: str = "en") -> list[str]:
    """The lines of one kind of event."""
    words = Words("world", lang)
    return [words.event(event, PLAYERS) for event in events if event["kind"] == kind]


@rule("WWE-19.2")
def test_the_picture_crowns_who_has_won_by_tokens_alone() -> None:
    by_tokens, by_points = (
        choose(table("duties", chapter=4, seats=[seat(vp=20, **DUTIFUL), second]), "tax 5")
        for second in (seat(vp=20, **DUTIFUL | {"loyalty": 1}), seat(vp=21, **DUTIFUL))
    )
    assert by_tokens.ranking() == by_points.ranking() == [2, 1]
    tips = Words("world").tips(BOARD.tips(by_tokens.view(None), None), PLAYERS)
    assert "place 2 of 2 now" in tips["points-0"]
    for layout in ("wide", "tall"):
        pictures = [BOARD.draw(s.view(None), layout=layout) for s in (by_tokens, by_points)]
        crowns = [picture.count("laurel-crown") for picture in pictures]
        assert crowns[0] == crowns[1] > 0
    assert "places" not in by_tokens.position()


@rule("WWE-18.2")
def test_in_the_last_chapter_duties_are_spoken_of_and_no_penalties() -> None:
    state = table("duties", chapter=4, seats=[seat(vp=50, money=0, loyalty=3), seat(**DUTIFUL)])
    choose(state, "tax 3")
    assert state.cited() == "WWE-18.2"
    view = state.view(0)
    form = state.game.actions.json(state.game.parse("protect penance+royal_court"))
    label = Words("world").choice(view, form, PLAYERS)
    assert label == "Piety, not double, Tax, not double – 2 loyalty"
    picture = BOARD.draw(view, choices=[{**form, "code": 1}], seat=0)
    assert "do not count double" in picture
    assert "penance" not in picture.lower()
    lines = told(state, "protect penance")
    assert {event["rule"] for event in lines if event["kind"] == "doubling-cancelled"} == {
        "WWE-18.2"
    }
    assert spoken(lines, "loses-points") == [
        "Anna loses 6 points: Piety",
        "Anna loses 8 points: Grain",
        "Anna loses 6 points: Tax",
    ]


@rule("WWE-18.1")
def test_before_that_penalties_are_cancelled_by_their_own_rule() -> None:
    state = table("duties", chapter=1, seats=[seat(vp=50, money=0, loyalty=3), seat(**DUTIFUL)])
    choose(state, "tax 3")
    assert state.cited() == "WWE-18.1"
    assert spoken(told(state, "protect penance"), "penalty-cancelled") == [
        "Anna pays loyalty against penance"
    ]


@rule("WWE-16.4")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_loss_of_points_names_the_duty_that_was_failed(lang: str) -> None:
    seats = [seat(vp=50, piety=2, grain=2, money=0), seat(**DUTIFUL)]
    heard = spoken(told(table("duties", chapter=1, seats=seats), "tax 2"), "loses-points", lang)
    assert [line.rpartition(" ")[2] for line in heard] == [Words("world", lang).name("tax_duty")]


@rule("WWE-9.6", "WWE-21.IV09")
def test_a_charter_that_brings_nothing_says_why() -> None:
    empty = [seat(money=5, wood=7), seat(wood=8)]
    state = table("swap_first", seats=empty, event="charter_of_freedom")
    found = refused(state, "swap wood")
    assert (found.rule, found.why) == ("WWE-21.IV09", "exhausted")
    state = table("swap_first", seats=[seat(money=8), seat()], event="charter_of_freedom")
    choose(state, "swap stone")
    choose(state, "forgo grain")
    assert state.view(None)["step"] == "discard"  # nothing is left to swap, so nobody asks


@rule("WWE-8.1")
def test_the_terminal_shows_the_stone_on_a_covered_field_too() -> None:
    state = table("play_card", seats=[seat(), seat()], favour="guild")
    view = state.view(None)
    view["covered"]["fields"] = ["guild", "prioress"]
    pen = Pen(view, Words("world"), PLAYERS, "AJ")
    shown = [part for line in favour(pen) for part in line]
    name = Words("world").name("guild")
    assert (f"[({name})]", "now") in shown
