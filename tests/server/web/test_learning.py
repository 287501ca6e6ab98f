"""Learning at the table: the list, the line, a wrong choice, the way back, what is remembered."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

import tabard
from tabard.draw.memory import safe
from tabard.games import game
from tabard.kernel import sets
from tabard.lessons import Lesson, Step, courses, lesson, lessons, sayings
from tabard.messages import LANGUAGES
from tabard.server.store.shelf import Shelf
from tabard.server.table import Table
from tabard.server.web import cautioning, ending, narrator
from tabard.server.web.sight import Sight
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


def choose(visitor: Browser, table: Table, one: Lesson, code: int = -1, **more: Any) -> None:
    """Choose at the table of a lesson, one thing or a whole set."""
    fields = {"seat": one.seat, "ply": table.ply_of(one.seat), **more}
    if "codes" not in fields:
        fields["code"] = code
    answer = act(visitor, table, "choose", **fields)
    assert answer.status_code == 200, answer.text


def follow(visitor: Browser, table: Table, one: Lesson) -> None:
    """Choose what a lesson means, to its end."""
    for step in one.steps:
        if step.codes:
            until_asked(visitor.town, table, one)
            assert len(table.plies) == step.at
            is_told(table, one, step)
            asked = sets.set_asked(table.state, one.seat)  # type: ignore[arg-type]
            if asked is not None:
                choose(visitor, table, one, codes=list(step.codes))
            else:
                choose(visitor, table, one, step.codes[-1])
            assert not table.draft  # what was meant counts at once
    until_asked(visitor.town, table, one)
    is_told(table, one, one.steps[-1])


def is_told(table: Table, one: Lesson, step: Step) -> None:
    """See that the narrator says a step in every language, with its rule."""
    for lang in LANGUAGES:
        told = narrator.told(table, Sight(one.game, one.seat, lang), True)["lesson"]
        assert safe(sayings(one.game, one.id, lang)(step.id)) in told
        assert f'href="/rules/{one.game}#{step.rule}"' in told


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
    after = courses(one.game)[one.place]
    assert f'data-go="/learn/{one.game}/{after.id}"' in strip(anna, table)


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
    assert store.shelf.played_by(user) == set()  # the first game is still a first game
    assert anna.town.house.awaiting(user) == 0
    assert table.rated == []
    assert table.commitment == ""  # its deals are the lesson's: nobody could check them
    assert table.record().text().count("dealer:") == 0


def played_out(visitor: Browser, table: Table, one: Lesson) -> None:
    """Choose whatever is open, until a stretch is over."""
    number = 0
    while not one.ended(table.state):  # type: ignore[arg-type]
        until_asked_again(visitor.town, table, one)
        if one.ended(table.state):  # type: ignore[arg-type]
            break
        number += 1
        codes = table.state.choices_of(one.seat)  # type: ignore[union-attr]
        fields = {"seat": one.seat, "ply": table.ply_of(one.seat), "confirm": True}
        code = codes[number % len(codes)]
        made = act(visitor, table, "choose", f"move-{number:06}", code=code, **fields)
        assert made.status_code == 200, made.text


def until_asked_again(town: Town, table: Table, one: Lesson) -> None:
    """Let the others choose until the learner is asked, or the stretch is over."""

    async def wait() -> None:
        async with asyncio.timeout(60):
            while one.seat not in table.awaited() and not table.over:
                await asyncio.sleep(0.005)

    town.run(wait())


def test_a_stretch_is_played_freely_and_ends_with_what_was_reached(
    anna: Browser, ben: Browser
) -> None:
    one = lesson("pilgrim", "alone")
    table = begun(anna, one)
    assert [ply.code for ply in table.plies[: one.opening]] == [made.code for made in one.line]
    assert "Rounds 7 to 12 are yours" in strip(anna, table)
    assert ben.get(f"/table/{table.id}").status_code == 404
    assert anna.town.store.shelf.played_by(table.plan.host) == set()
    again = begun(anna, one)  # it is taken up where it was left
    assert again.id == table.id
    begun(anna, lessons("pilgrim")[0])  # and no other lesson closes it
    assert not table.closed
    played_out(anna, table, one)
    assert table.running  # the game could go on, but nothing is asked any more
    page = anna.get(f"/table/{table.id}").text
    assert "This stretch is over." in page
    assert 'class="pill can"' not in page
    assert re.search(r"Your points: [\d½-]+; the best of the others: \d+", strip(anna, table))
    assert 'data-go="/play/pilgrim"' in strip(anna, table)
    assert anna.get("/learn/pilgrim").text.count('class="lesson-row learned"') == 1
    answer = act(anna, table, "come_back", seat=0)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-lesson")


def told(visitor: Browser, table: Table) -> list[str]:
    """The rules of the warnings that stand beside the question."""
    page = visitor.get(f"/table/{table.id}").text
    return re.findall(r'<p class="caution">.*?#([A-Z]+-[\d.]+)"', page)


def test_gentle_warnings_fade_with_the_games_that_somebody_has_finished(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabard.games.world.cautions.SOON", 1)
    table = table_of(anna.town, anna.post("/play/world", {"easy": "on"}))
    until_asked_again(anna.town, table, lesson("world", "alone"))
    assert anna.town.store.shelf.finished_by(table.plan.host, "world") == 0
    assert told(anna, table) == ["WWE-16.2", "WWE-16.3", "WWE-16.4"]  # nothing is covered yet
    for games, rules in ((2, 3), (3, 0), (6, 0)):  # none of it is lost yet
        monkeypatch.setattr(Shelf, "finished_by", lambda *_, games=games: games)
        assert len(told(anna, table)) == rules
    form = {"name": "Anna", "lang": "en", "theme": "auto", "pace": "0"}
    assert anna.post("/settings", {**form, "cautions": "always"}).status_code == 303
    assert len(told(anna, table)) == 3
    assert anna.post("/settings", {**form, "cautions": "never"}).status_code == 303
    assert told(anna, table) == []
    answer = anna.post("/settings", {**form, "cautions": "loudly"})
    assert answer.status_code == 400
    assert "cautions" in answer.text


def test_what_would_be_lost_is_told_of_longer_than_the_rest(anna: Browser) -> None:
    state = begun(anna, lesson("feudum", "alone")).state
    assert state is not None
    view = {
        **state.view(0),
        "step": "play_card",
        "mine": {"hand": ["conquer", "tax"]},
    }
    sight = Sight("feudum", 0, "en", cautious=cautioning.ALL)
    both = cautioning.lines(state, view, sight)
    assert "Conquer must not be your last card" in both
    assert "Tax does nothing as long as you rule no town." in both
    grave = cautioning.lines(state, view, sight._replace(cautious=cautioning.GRAVE))
    assert "Conquer must not be your last card" in grave
    assert "Tax" not in grave


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


def parts_of(visitor: Browser) -> tuple[int, list[str]]:
    """How many parts of Feudum are ticked, and the parts that each button would play with."""
    page = visitor.get("/learn/feudum").text.partition('id="parts"')[2]
    wanted = re.findall(r'name="with" value="([^"]+)"', page)
    return page.count('class="lesson-row learned"'), wanted


def test_the_advanced_game_is_learned_one_part_a_game(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert parts_of(anna) == (0, [part.name for part in game("feudum").parts()])
    played = [{"variant": "basic"}, {"variant": "basic", "specials": True}]
    monkeypatch.setattr(Shelf, "agreed_by", lambda *_: played)
    learned, wanted = parts_of(anna)
    assert (learned, wanted[:3]) == (1, ["specials", "specials reeves", "specials landscapes"])
    table = table_of(anna.town, anna.post("/play/feudum", {"with": wanted[1], "easy": "on"}))
    assert parts_played(table) == ["specials", "reeves"]
    played.append({"variant": "advanced"})
    assert parts_of(anna)[0] == len(game("feudum").parts())
    assert 'id="parts"' not in anna.get("/learn/pillars").text
    answer = anna.post("/play/feudum", {"with": "ships"}, headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["field"]) == (400, "with")


def parts_played(table: Table) -> list[str]:
    """The parts that a table plays."""
    assert table.game is not None
    return [o.name for o in table.game.parts() if table.game.plays(o, table.plan.options)]


def test_after_a_game_the_next_part_of_it_is_offered(anna: Browser) -> None:
    for fields, part in (
        ({}, "Special parts of the cards"),
        ({"with": "specials reeves"}, "Landscapes"),
        ({"whole": "on"}, None),
    ):
        table = table_of(anna.town, anna.post("/play/feudum", fields))
        told = ending.exits(table, Sight("feudum", 0, "en"))
        assert ("Next: " in told) == (part is not None)
        assert part is None or f'href="/learn/feudum#parts">Next: {part}<' in told
        assert "Next: " not in ending.exits(table, Sight("feudum", None, "en"))


def test_a_warning_goes_with_whoever_is_warned(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/world", {"easy": "on"}))
    sight = Sight("world", 0, "en", "wide", 1)
    assert narrator.told(table, sight, False) == {}  # while others move it stays as it is
    assert act(anna, table, "leave", seat=0).status_code == 200
    assert narrator.told(table, sight, False) == {"lesson": narrator.NOTHING}
