"""The course of a game on its rules page, and where a table stands in it."""

from __future__ import annotations

import re

import pytest

from tabard.games import NAMES
from tabard.messages import LANGUAGES
from tabard.server.web.program import Line, contents
from tests.server.web.browser import Browser, new, table_of

LIT = re.compile(r'<span id="here" aria-current="step">([^<]+)</span>')


def titles(lines: list[Line], light: str) -> list[str]:
    """The titles with a light, in the order of reading."""
    found: list[str] = []
    for line in lines:
        if line.light == light:
            found.append(line.title)
        found += titles(line.inner, light)
    return found


def test_the_rules_page_has_the_course_of_the_game_folded_with_links_to_its_rules(
    anna: Browser,
) -> None:
    page = anna.get("/rules/pilgrim").text
    assert '<details class="program">' in page
    course = page.partition('<details class="program">')[2].partition("</details>")[0]
    assert "The course of the game" in course
    assert ">Picking up acolytes</span>" in course
    linked = re.findall(r'href="#(PGM-[\d.]+)"', course)
    assert "PGM-5.1" in linked
    for rule in linked:
        assert f'id="{rule}"' in page, rule
    assert LIT.findall(page) == []
    assert 'class="program"' not in anna.get("/rules/pilgrim?q=tithe").text


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_of_a_games_course_is_on_its_page(anna: Browser, name: str) -> None:
    for lang in LANGUAGES:
        page = anna.get(f"/rules/{name}", headers={"accept-language": lang}).text
        course = page.partition('<details class="program">')[2].partition("</details>")[0]
        linked = set(re.findall(r'href="#([^"]+)"', course))
        assert linked
        assert {rule for rule in linked if f'id="{rule}"' not in page} == set()


@pytest.mark.parametrize(
    ("lang", "heading", "step"),
    [
        ("de", "Der Ablauf des Spiels", "Gefolgsleute aufnehmen"),
        ("nl", "Het verloop van het spel", "Volgelingen opnemen"),
    ],
)
def test_the_course_of_the_game_is_told_in_the_readers_language(
    anna: Browser, lang: str, heading: str, step: str
) -> None:
    page = anna.get("/rules/pilgrim", headers={"accept-language": lang}).text
    assert heading in page
    assert step in page


def test_opened_from_a_table_the_page_lights_where_it_stands(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(game="pilgrim", players="1")))
    address = f"/rules/pilgrim?table={table.id}"
    assert f'href="{address}#here"' in anna.get(f"/table/{table.id}").text
    assert table.state is not None
    assert table.state.step().name == "seeding"
    page = anna.get(address).text
    assert '<details class="program" open>' in page
    assert LIT.findall(page) == ["Sowing from the City"]


def test_the_place_of_a_table_is_for_those_who_may_see_it(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(game="pilgrim", players="1", watch="seats")))
    for address in (f"/rules/pilgrim?table={table.id}", "/rules/pilgrim?table=nowhere"):
        assert ben.get(address).status_code == 404
    assert anna.get(f"/rules/pillars?table={table.id}").status_code == 404


def test_a_call_lights_what_runs_and_all_around_it_and_its_caller() -> None:
    places = ["game/round/turns/turn/sowing/start_window", "renting/rent_method"]
    found = contents("pilgrim", "en", places)
    assert titles(found.program, "here") == []
    assert titles(found.program, "around") == [
        *("Game", "Round", "Turns", "Beginning of a turn", "A player’s turn", "Sowing"),
        "Buildings before the sowing",
    ]
    assert titles(found.called, "around") == ["Renting a building"]
    assert titles(found.called, "here") == ["How the fee is paid"]


def test_what_is_listed_further_up_is_lit_where_it_stands() -> None:
    place = "game/round/turns/turn/duty/construct/road/tile/payment/payment"
    found = contents("pilgrim", "en", [place])
    assert titles(found.program, "here") == ["What is built on the map"]
    assert titles(found.program, "around")[-2:] == ["What is constructed", "Road unit"]
