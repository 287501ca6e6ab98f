"""Learning at the table: the list, the line, a wrong choice, the way back, what is remembered."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

import tabard
from tabard.lessons import Lesson, lessons
from tabard.server.table import Table
from tests.server.web.browser import Browser, Town, table_of, words
from tests.server.web.deeds import act

MATERIAL = lessons("pillars")[0]
LESSONS = [one for name in tabard.GAMES for one in lessons(name)]


def begun(visitor: Browser, one: Lesson = MATERIAL, **fields: str) -> Table:
    """The table of a lesson."""
    return table_of(visitor.town, visitor.post(f"/learn/{one.game}/{one.id}", fields))


def until_asked(town: Town, table: Table, one: Lesson) -> None:
    """Let the others choose until the learner is asked, or the lesson is over."""

    async def wait() -> None:
        async with asyncio.timeout(60):
            while len(table.plies) < len(one.line) and one.seat not in table.awaited():
                await asyncio.sleep(0.005)

    town.run(wait())


def choose(visitor: Browser, table: Table, one: Lesson, code: int, **more: Any) -> None:
    """Choose at the table of a lesson."""
    ply = table.ply_of(one.seat)
    answer = act(visitor, table, "choose", seat=one.seat, code=code, ply=ply, **more)
    assert answer.status_code == 200, answer.text


def follow(visitor: Browser, table: Table, one: Lesson) -> None:
    """Choose what a lesson means, to its end."""
    for step in one.steps:
        if step.codes:
            until_asked(visitor.town, table, one)
            assert len(table.plies) == step.at
            choose(visitor, table, one, step.codes[-1])
            assert not table.draft  # what was meant counts at once
    until_asked(visitor.town, table, one)


def strip(visitor: Browser, table: Table) -> str:
    """What the narrator says."""
    page = visitor.get(f"/table/{table.id}")
    found = re.search(r'<section id="lesson".*?</section>', page.text, re.DOTALL)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("one", LESSONS, ids=lambda one: f"{one.game}-{one.id}")
def test_a_lesson_followed_to_its_end_is_the_line_and_is_remembered(
    anna: Browser, ben: Browser, one: Lesson
) -> None:
    table = begun(anna, one)
    assert len(table.plies) == one.opening
    follow(anna, table, one)
    assert [(ply.seat, ply.code) for ply in table.plies[: len(one.line)]] == list(one.line)
    assert 'class="lesson-row learned"' in anna.get(f"/learn/{one.game}").text
    assert 'class="lesson-row learned"' not in ben.get(f"/learn/{one.game}").text
    assert ("/play/" if one is lessons(one.game)[-1] else "/learn/") in strip(anna, table)


def test_a_wrong_choice_is_tried_answered_and_taken_back(anna: Browser) -> None:
    table = begun(anna)
    codes = table.state.game.actions.codes  # type: ignore[union-attr]
    choose(anna, table, MATERIAL, codes["hire mason_1"], confirm=True)
    assert table.draft == [codes["hire mason_1"]]  # not even for whoever confirms at once
    assert "A craftsman without material has nothing to do." in strip(anna, table)
    assert act(anna, table, "come_back", seat=0).status_code == 200
    assert table.draft == []
    assert "Welcome to Kingsbridge" in strip(anna, table)
    answer = act(anna, table, "come_back", seat=0)
    assert (answer.status_code, answer.json()["error"]) == (409, "nothing-to-undo")


def test_whoever_confirms_a_wrong_choice_plays_on_and_can_come_back(anna: Browser) -> None:
    table = begun(anna)
    codes = table.state.game.actions.codes  # type: ignore[union-attr]
    choose(anna, table, MATERIAL, codes["take forest_small"])
    assert act(anna, table, "confirm", seat=0, ply=table.ply_of(0)).status_code == 200
    until_asked(anna.town, table, MATERIAL)
    assert len(table.plies) > MATERIAL.opening
    assert "Back to the lesson" in strip(anna, table)
    assert act(anna, table, "come_back", seat=0).status_code == 200
    assert len(table.plies) == MATERIAL.opening
    follow(anna, table, MATERIAL)
    assert len(table.plies) >= len(MATERIAL.line)


def test_a_lesson_is_left_and_taken_up_where_it_was_also_by_a_house_that_opens_again(
    anna: Browser,
) -> None:
    table = begun(anna)
    choose(anna, table, MATERIAL, MATERIAL.steps[4].codes[-1])
    until_asked(anna.town, table, MATERIAL)
    house = anna.town.house
    anna.town.run(house.flush())
    del house.live_tables[table.id]
    assert "begun" in anna.read("/learn/pillars")
    again = begun(anna)
    assert again is not table
    assert (again.id, len(again.plies)) == (table.id, len(table.plies))
    assert "Craftsmen cost gold, not workers." in strip(anna, again)
    fresh = begun(anna, anew="on")
    assert fresh.id != table.id
    assert house.table(table.id).closed


def test_a_lesson_belongs_to_the_learner_alone_and_counts_for_nothing(
    anna: Browser, ben: Browser
) -> None:
    table = begun(anna)
    assert ben.get(f"/table/{table.id}").status_code == 404
    for page in ("/", "/tables", "/watch"):
        assert table.id not in anna.get(page).text
        assert table.id not in ben.get(page).text
    user = table.plan.host
    store = anna.town.store
    assert store.played_by(user) == set()  # the first game is still a first game
    assert anna.town.house.awaiting(user) == 0
    assert table.rated == []
    assert table.commitment == ""  # its deals are the lesson's: nobody could check them
    assert table.record().text().count("dealer:") == 0


def test_the_first_real_game_has_the_easiest_bots(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/pillars", {"easy": "on"}))
    assert [seat.bot for seat in table.seats] == ["", "level1", "level1"]
    assert table.plan.lesson == ""


def test_the_home_page_leads_to_the_lessons(anna: Browser) -> None:
    page = anna.get("/").text
    for name in tabard.GAMES:
        assert (f'href="/learn/{name}"' in page) == bool(lessons(name))
    assert "Craftsmen, material, points" in anna.read("/learn/pillars")


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/toll", "/learn/pillars/knitting"])
def test_a_lesson_that_is_not_there_is_not_found(anna: Browser, path: str) -> None:
    answer = anna.post(path) if path.count("/") == 3 else anna.get(path)
    assert answer.status_code == 404
    assert words(answer)


def test_nobody_comes_back_to_a_lesson_where_none_is_taught(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/pillars", {"whole": "on"}))
    answer = act(anna, table, "come_back", seat=0)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-lesson")
