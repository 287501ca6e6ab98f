"""Puzzles at the table: asked, judged, tried again, shown, and remembered by their tables."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from datetime import date

import pytest

import tabard
from tabard.puzzles.judging import Attempt, Judged
from tabard.puzzles.puzzle import Puzzle, puzzle, puzzles
from tabard.server.botplay import wake_bot
from tabard.server.botworker import Errand
from tabard.server.puzzling import FIRST_REST, due
from tabard.server.table import Table
from tabard.server.web import fares
from tests.server.web.browser import Browser, Town, table_of, words
from tests.server.web.deeds import act

ONE = next(one for one in puzzles("pillars") if len(one.best) > 1)


def asked(visitor: Browser, one: Puzzle = ONE) -> Table:
    """The table of a puzzle."""
    way = f"/puzzles/{one.record.game.id}/{one.id}"
    return table_of(visitor.town, visitor.post(way, {}))


def play(visitor: Browser, table: Table, codes: tuple[int, ...]) -> None:
    """Play a turn to its end, and confirm what is left to confirm."""
    seat = next(n for n, one in enumerate(table.seats) if one.user)
    for code in codes:
        ply = table.ply_of(seat)
        answer = act(visitor, table, "choose", seat=seat, code=code, ply=ply)
        assert answer.status_code == 200, answer.text
    if table.draft:
        answer = act(visitor, table, "confirm", seat=seat, ply=table.ply_of(seat))
        assert answer.status_code == 200, answer.text


def until_judged(town: Town, table: Table) -> None:
    async def wait() -> None:
        async with asyncio.timeout(60):
            while town.house.table(table.id).trying.verdict is None:
                await asyncio.sleep(0.005)

    town.run(wait())


def strip(visitor: Browser, table: Table) -> str:
    """What is said of the puzzle."""
    page = visitor.get(f"/table/{table.id}")
    found = re.search(r'<section id="lesson".*?</section>', page.text, re.DOTALL)
    assert found is not None
    return found[0]


def row_of(visitor: Browser, table: Table) -> dict[str, object]:
    """How a table of a puzzle is found."""
    rows = visitor.town.store.shelf.lessons_of(table.plan.host)
    found = fares.rows_of(visitor.town.house, rows)
    return next(row["summary"] for row in found if row["id"] == table.id)


@pytest.mark.parametrize("name", tabard.GAMES)
def test_the_best_turn_is_told_to_be_right_and_is_remembered(anna: Browser, name: str) -> None:
    one = puzzles(name)[0]
    table = asked(anna, one)
    assert "clearly the best" in strip(anna, table)
    play(anna, table, one.best)
    assert table.awaited() == []  # nobody plays on
    until_judged(anna.town, table)
    told = strip(anna, table)
    assert "that is the best turn" in told
    assert f"{round(100 * one.chance)}%" in told
    page = anna.get("/puzzles")
    assert 'puzzle-tile solved"' in page.text
    assert f"1 of {sum(len(puzzles(each)) for each in tabard.GAMES)} solved" in words(page)
    assert "the last one at the first try" in page.text


def test_a_worse_turn_is_answered_with_figures_and_reasons_and_may_be_tried_again(
    anna: Browser,
) -> None:
    table = asked(anna)
    play(anna, table, ONE.next)
    until_judged(anna.town, table)
    told = strip(anna, table)
    assert "There is a better turn" in told
    assert "What decides" in told
    assert act(anna, table, "try_again", seat=ONE.seat).status_code == 200
    assert (table.plies, table.trying.verdict) == ([], None)
    play(anna, table, ONE.best)
    until_judged(anna.town, table)
    assert row_of(anna, table)["tries"] == 2
    assert row_of(anna, table)["solved"]
    assert "at the first try" not in anna.get("/puzzles").text


def test_nothing_counts_before_the_turn_is_confirmed_even_where_turns_confirm_themselves(
    anna: Browser,
) -> None:
    table = asked(anna)
    seat = next(n for n, one in enumerate(table.seats) if one.user)
    for code in ONE.best:
        ply = table.ply_of(seat)
        answer = act(anna, table, "choose", seat=seat, code=code, ply=ply, confirm=True)
        assert answer.status_code == 200, answer.text
    assert table.draft
    assert not table.plies
    assert not table.answered()
    act(anna, table, "confirm", seat=seat, ply=table.ply_of(seat))
    until_judged(anna.town, table)
    assert "✓" in strip(anna, table)


def test_the_answer_is_nowhere_before_it_is_asked_for(anna: Browser) -> None:
    table = asked(anna)
    text = ONE.record.game.actions.text
    for page in (f"/table/{table.id}", "/puzzles", "/"):
        found = anna.get(page).text
        assert "The best turn:" not in found
        assert not all(text(code) in found for code in ONE.best)
        assert 'data-choice="' not in found
    assert act(anna, table, "give_up", seat=ONE.seat).status_code == 200
    told = strip(anna, table)
    assert "The best turn:" in told
    assert f'data-choice="{ONE.best[0]}"' in told
    play(anna, table, ONE.best)
    until_judged(anna.town, table)
    assert not row_of(anna, table)["solved"]  # it was not found but followed
    assert "answer seen" in anna.get("/puzzles").text


def test_a_puzzle_is_nobody_elses_and_in_no_list(anna: Browser, ben: Browser) -> None:
    table = asked(anna)
    assert ben.ask("GET", f"/table/{table.id}").status_code == 404
    assert table.id not in anna.get("/tables").text
    assert table.id not in ben.get("/watch").text
    assert anna.ask("GET", f"/replay/{table.id}").status_code != 500
    assert not table.counts
    assert not table.hints


def test_the_table_shows_what_the_seat_knows_and_never_the_game_it_came_from(anna: Browser) -> None:
    table = asked(anna)
    assert table.first is not None
    assert table.first == ONE.sample
    assert "start" not in anna.get(f"/table/{table.id}").headers
    answer = anna.ask("GET", f"/api/tables/{table.id}")
    assert '"record"' not in answer.text


def test_a_puzzle_that_was_left_goes_on_and_the_next_is_another(anna: Browser) -> None:
    table = asked(anna)
    assert asked(anna).id == table.id
    play(anna, table, ONE.best)
    until_judged(anna.town, table)
    other = table_of(anna.town, anna.post("/puzzles/pillars/next", {}))
    assert other.plan.puzzle != ONE.id
    assert anna.town.house.table(table.id).closed


def test_what_is_no_puzzle_is_refused(anna: Browser, table: Table) -> None:
    anna.get("/")
    for way in ("/puzzles/pillars/0-000000", "/puzzles/chess/next"):
        assert anna.ask("POST", way, data={"csrf": anna.token}).status_code == 404
    answer = act(anna, table, "give_up", seat=0)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-puzzle")


def test_a_puzzle_that_was_dropped_since_says_so_and_nothing_breaks(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = asked(anna)
    assert table.setup is not None
    table.setup = replace(table.setup, puzzle="2-dropped")
    assert "no longer asked" in strip(anna, table)
    play(anna, table, ONE.best)
    assert table.trying.verdict is None


def test_a_turn_counts_as_right_where_it_cannot_be_told_from_the_best() -> None:
    assert Judged(False, 0.50, 0.51, 0.001, ()).right
    assert Judged(False, 0.50, 0.55, 0.03, ()).right
    assert not Judged(False, 0.50, 0.55, 0.01, ()).right
    assert puzzle("pillars", ONE.id) is ONE


def test_everybody_has_the_same_puzzle_on_a_day_and_all_of_them_in_turn(
    anna: Browser, ben: Browser
) -> None:
    todays = [re.search(r'action="(/puzzles/[^"]+)"', each.get("/").text) for each in (anna, ben)]
    assert todays[0] is not None
    assert todays[1] is not None
    assert todays[0][1] == todays[1][1]
    daily = anna.town.house.daily
    among = [str(n) for n in range(9)]
    begin = 9 * 82_000  # where a round of nine begins, as days are counted
    days = [f"{date.fromordinal(begin + n)}" for n in range(18)]
    picked = [daily.picked("puzzle", day, among) for day in days]
    assert set(picked[:9]) == set(picked[9:]) == set(among)
    assert picked[:9] != picked[9:]


def test_a_turn_that_cannot_be_judged_is_left_alone_for_longer_each_time(
    anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    town, calls = anna.town, 0
    times: list[float] = []

    async def fails(errand: Errand, *_: object) -> None:
        nonlocal calls
        calls += 1
        assert isinstance(errand.piece, Attempt)
        times.append(errand.piece.seconds)
        raise RuntimeError

    monkeypatch.setattr(town.house.botpool, "ask_twice", fails)
    table = asked(anna)
    play(anna, table, ONE.best)
    live = town.house.live_tables[table.id]

    async def woken() -> int:
        wake_bot(town.house, live)
        assert live.thinking is not None
        await asyncio.wait([live.thinking])
        return calls

    assert town.run(woken()) == town.run(woken()) == 1
    town.computer.wait(FIRST_REST)
    assert town.run(woken()) == 2
    town.computer.wait(FIRST_REST)
    assert town.run(woken()) == 2  # the second rest is longer
    town.computer.wait(FIRST_REST)
    assert town.run(woken()) == 3
    assert times[1:] == [times[0] / 2, times[0] / 4]  # a slow house has to come to an end
    assert act(anna, table, "try_again", seat=ONE.seat).status_code == 200
    play(anna, table, ONE.best[:1])
    if due(table):  # another turn is tried at once
        assert town.run(woken()) == 4
