"""Buildings of Pilgrim may be used and nobody asks: the page offers them beside what follows."""

from __future__ import annotations

from random import Random

import pytest

from tabard.games.pilgrim.actions import DONE, USE
from tabard.kernel.onward import Onward
from tabard.server.table import Table
from tests.server.web.browser import Browser, new, table_of, words
from tests.server.web.deeds import act

WINDOWS = ("start_window", "middle_window", "unit_window", "end_window")


@pytest.fixture
def pilgrim(anna: Browser) -> Table:
    return table_of(anna.town, anna.post("/new", new(game="pilgrim")))


def choose(who: Browser, table: Table, code: int, confirm: bool) -> None:
    """Post a choice as the page does."""
    state = table.tentative or table.state
    assert state is not None
    fields = {"seat": int(state.to_move), "ply": table.ply, "confirm": confirm}
    made = act(who, table, "choose", f"move-{table.version:08}", code=code, **fields)
    assert made.status_code == 200, made.text


def reach(who: Browser, table: Table, step: str, seed: int = 3, ends: bool = False) -> Onward:
    """Play by engine choices until a window stands before a question, or before the turn's end."""
    chance = Random(seed)
    while table.running:
        assert table.state is not None
        state = table.state
        if state.step().name == step:
            onward = Onward(state, int(state.to_move))
            if ends and onward.closing and not onward.clash:
                return onward
            if not ends and onward.beside and not onward.closing and not onward.clash:
                return onward
        choose(who, table, chance.choice(state.choices()), True)
    raise AssertionError(f"no {step} came")


@pytest.mark.parametrize(
    ("step", "follows"), [("start_window", "sow_origin"), ("middle_window", "choose_action")]
)
def test_buildings_are_offered_beside_the_question_that_follows(
    anna: Browser, pilgrim: Table, step: str, follows: str
) -> None:
    onward = reach(anna, pilgrim, step)
    assert onward.asked.step().name == follows
    page = anna.get(f"/table/{pilgrim.id}")
    for code in onward.codes:
        assert f'id="do-{code}"' in page.text
    assert any(code >= USE for code in onward.codes if onward.ways[code] == ())
    assert f'id="do-{DONE}"' not in page.text
    assert "You may also use a building that glows." in words(page)
    assert "or go on" not in words(page)


def test_a_choice_of_the_question_that_follows_goes_on_first(anna: Browser, pilgrim: Table) -> None:
    onward = reach(anna, pilgrim, "start_window")
    code = next(code for code in onward.codes if onward.ways[code])
    plies = len(pilgrim.plies)
    choose(anna, pilgrim, code, False)
    assert pilgrim.draft == [DONE, code]
    assert len(pilgrim.plies) == plies
    seat = int(pilgrim.state.to_move) if pilgrim.state else 0
    made = act(anna, pilgrim, "takeback", "takeback-once", seat=seat)
    assert made.status_code == 200
    assert pilgrim.draft == []
    choose(anna, pilgrim, code, True)
    assert [ply.code for ply in pilgrim.plies[plies : plies + 2]] == [DONE, code]


def test_a_building_is_used_in_its_window(anna: Browser, pilgrim: Table) -> None:
    onward = reach(anna, pilgrim, "start_window")
    code = next(code for code in onward.codes if not onward.ways[code])
    choose(anna, pilgrim, code, False)
    assert pilgrim.draft == [code]


def test_confirming_goes_on_to_the_end_of_the_turn(anna: Browser, pilgrim: Table) -> None:
    chance = Random(4)
    for _ in range(3000):
        assert pilgrim.state is not None
        state = pilgrim.tentative or pilgrim.state
        seat = int(pilgrim.state.to_move)
        whole = state.awaited() == [seat] and Onward(state, seat).closing
        if whole and pilgrim.draft and not Onward(state, seat).clash:
            break
        if state.awaited() != [seat]:
            act(anna, pilgrim, "confirm", f"end-{pilgrim.version:08}", seat=seat, ply=pilgrim.ply)
        else:
            choose(anna, pilgrim, chance.choice(state.choices()), False)
    page = anna.get(f"/table/{pilgrim.id}")
    assert f'id="do-{DONE}"' not in page.text
    assert 'id="confirm" data-do="confirm">' in page.text
    assert 'id="do-' in page.text  # the buildings
    draft = [*pilgrim.draft]
    plies = len(pilgrim.plies)
    made = act(anna, pilgrim, "confirm", "the-whole-turn", seat=seat, ply=pilgrim.ply)
    assert made.status_code == 200
    added = [ply.code for ply in pilgrim.plies[plies:]]
    assert added[: len(draft) + 1] == [*draft, DONE]
    assert pilgrim.state is not None
    assert pilgrim.state.to_move != seat


def test_without_a_draft_going_on_is_a_choice_of_its_own(anna: Browser, pilgrim: Table) -> None:
    reach(anna, pilgrim, "end_window", ends=True)
    page = anna.get(f"/table/{pilgrim.id}")
    assert f'id="do-{DONE}"' in page.text


def test_a_sowing_is_posted_as_one_step_and_taken_back_as_one(
    anna: Browser, pilgrim: Table
) -> None:
    chance = Random(9)
    while True:
        state = pilgrim.state
        assert state is not None
        if state.step().name == "sowing" and len(state.choices()) > 1:
            after = state.copy()
            way = []
            while after.step().name == "sowing" and after.to_move == state.to_move:
                way.append(after.choices()[0])
                after.apply(way[-1])
            if len(way) > 1:
                break
        choose(anna, pilgrim, chance.choice(state.choices()), True)
    seat = int(state.to_move)
    fields = {"seat": seat, "ply": pilgrim.ply, "code": way[0], "confirm": False}
    made = act(anna, pilgrim, "choose", "the-whole-way", then=way[1:], **fields)
    assert made.status_code == 200, made.text
    assert pilgrim.draft == way
    assert pilgrim.tentative is not None
    assert pilgrim.tentative.fingerprint() == after.fingerprint()
    act(anna, pilgrim, "takeback", "takeback-once", seat=seat)
    assert pilgrim.draft == []


def test_nobody_chooses_for_the_next_seat_in_the_same_breath(anna: Browser, pilgrim: Table) -> None:
    reach(anna, pilgrim, "end_window", ends=True)
    state = pilgrim.state
    assert state is not None
    after = state.copy()
    after.apply(DONE)
    fields = {"seat": int(state.to_move), "ply": pilgrim.ply, "code": DONE, "confirm": True}
    made = act(anna, pilgrim, "choose", "two-at-once", then=[after.choices()[0]], **fields)
    assert made.status_code == 409
    assert pilgrim.state is state
