"""Sections 14 to 18: the end of a round and of a chapter, duties and loyalty."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE, OVER
from tests.games.world.box import CHAPTERS, PENALTIES
from tests.games.world.tables import (
    choose,
    goods,
    idle_until,
    of_all,
    open_choices,
    owned,
    player,
    refusal,
    seat,
    table,
    told,
)
from tests.rules import rule

DUTIFUL = {"piety": 2, "grain": 2, "money": 5}


def dutiful(count: int = 2) -> list[Any]:
    """Players who can give everything."""
    return [seat(**DUTIFUL) for _ in range(count)]


@rule("WWE-14.1")
def test_permanent_cards_fill_the_slots_one_after_the_other() -> None:
    state = idle_until(table("orient", event="wool_glut", round=2), "reveal", round=3)
    assert state.view(None)["slots"] == ["wool_glut", None]
    choose(state, "event quarry_dispute")
    assert state.view(None)["slots"] == ["wool_glut", None]
    idle_until(state, "reveal", round=4)
    assert state.view(None)["slots"] == ["wool_glut", "quarry_dispute"]
    choose(state, "event foreign_wool_buyers")
    idle_until(state, "reveal", round=5)
    assert state.view(None)["slots"] == ["wool_glut", "quarry_dispute"]


@rule("WWE-14.2", "WWE-14.3")
def test_the_card_that_left_slot_1_is_no_longer_in_force() -> None:
    what: dict[str, Any] = {"seats": [seat(wool=2), seat()], "round": 5}
    slots = ["barter_day", "quarry_dispute"]
    state = table("market", slots=slots, revealed=["wool_glut"], **what)
    assert goods(choose(state, "sell 0 2"), 0) == {"money": 2 + 4}
    state = table("market", slots=["wool_glut", "quarry_dispute"], event="barter_day", **what)
    assert goods(choose(state, "sell 0 2"), 0) == {"money": 2 + 2}


@rule("WWE-14.4", "WWE-15.8")
def test_the_badge_passes_once_a_round_and_after_the_sixth_only_at_the_end() -> None:
    state = idle_until(table("orient", round=5, active=1, players=3), "reveal", round=6)
    assert state.view(None)["active"] == 2
    idle_until(state, "tax_roll")
    assert state.view(None)["active"] == 2  # the die is his
    choose(state, "tax 2")
    idle_until(state, "reveal", chapter=2)
    assert state.view(None)["active"] == 0


@rule("WWE-15.1", "WWE-15.2")
@pytest.mark.parametrize("chapter", [1, 2, 3, 4])
def test_every_chapter_ends_with_progress_and_duties(chapter: int) -> None:
    event = CHAPTERS[chapter][0]
    state = table("orient", chapter=chapter, round=6, event=event, players=2)
    idle_until(state, "tax_roll")
    bridge = state.view(None)["projects"]["bridge"]
    assert (bridge["stone"], bridge["wood"]) == (1, 0)
    assert of_all(state, "missing")[0]["grain_duty"] > 0


@rule("WWE-15.2")
def test_progress_goes_in_a_fixed_order_stone_fields_first() -> None:
    projects: dict[str, Any] = {"bridge": {"stone": 4, "wood": 0}, "fulling_mill": {}, "tower": {}}
    state = table("progress", chapter=3, projects=projects, seats=dutiful())
    lies = state.view(None)["projects"]
    assert [(name, p["stone"], p["wood"]) for name, p in lies.items()] == [
        ("bridge", 4, 1),
        ("fulling_mill", 1, 0),
        ("tower", 1, 0),
    ]
    # One stone is left in the quarry: the mill comes before the tower, which then gets wood.
    seats = [seat(stone=20, **DUTIFUL), seat(**DUTIFUL)]
    lies = table("progress", chapter=3, projects=projects, seats=seats).view(None)["projects"]
    assert [(p["stone"], p["wood"]) for p in lies.values()] == [(4, 1), (1, 0), (0, 1)]


@rule("WWE-15.3")
def test_progress_places_nothing_where_quarry_and_forest_do_not_suffice() -> None:
    seats = [seat(stone=25, **DUTIFUL), seat(wood=15, **DUTIFUL)]
    bridge = table("progress", chapter=1, seats=seats).view(None)["projects"]["bridge"]
    assert (bridge["stone"], bridge["wood"]) == (0, 0)
    # A free wood field is filled only when there is no stone for a stone field.
    full = {"bridge": {"stone": 0, "wood": 2}}
    seats = [seat(stone=25, **DUTIFUL), seat(**DUTIFUL)]
    bridge = table("progress", chapter=1, seats=seats, projects=full).view(None)["projects"]
    assert (bridge["bridge"]["stone"], bridge["bridge"]["wood"]) == (0, 2)


@rule("WWE-15.4", "WWE-11.4")
def test_the_tower_finished_by_progress_brings_metal_and_bonus() -> None:
    tower = {"tower": {"stone": 5, "wood": 2, "seals": [1]}, "bridge": {"stone": 4, "wood": 2}}
    seats = [seat(loyalty=1, **DUTIFUL), seat(**DUTIFUL)]
    state = table("progress", chapter=4, seats=seats, projects=tower)
    assert of_all(state, "vp") == [8 + 3, 8 + 2]
    assert of_all(state, "seals") == [2, 2]


@rule("WWE-15.5")
def test_all_covers_are_removed_after_progress() -> None:
    covering = ["nuns_treasury_robbed", "elfric_alderman"]
    state = table("progress", chapter=2, revealed=covering, seats=dutiful())
    assert state.view(None)["covered"] == {"fields": [], "projects": [], "cloth": False}
    assert state.view(None)["projects"]["bridge"]["stone"] == 0  # it was covered until then
    closed = ["robbers_on_the_road", "fulling_mill_begun"]  # and not scarlet cloth
    first = table("progress", chapter=1, seats=dutiful(), revealed=closed)
    assert "scarlet_cloth" not in first.view(None)["revealed"]
    assert first.view(None)["covered"] == {"fields": [], "projects": [], "cloth": False}


@rule("WWE-15.6")
def test_permanent_events_end_with_their_chapter() -> None:
    slots = ["wool_glut", "quarry_dispute"]
    state = table("progress", chapter=1, slots=slots, seats=dutiful())
    assert state.view(None)["slots"] == [None, None]
    assert state.view(None)["event"] is None


@rule("WWE-15.7", "WWE-16.1", "WWE-18.3")
def test_duties_go_piety_grain_tax_and_only_then_is_loyalty_asked() -> None:
    seats = [seat(loyalty=1, piety=1, grain=1, money=1), seat(loyalty=1)]
    state = table("chapter_ends", chapter=1, seats=seats, active=1)
    assert (state.view(None)["step"], state.to_move) == ("tax_roll", CHANCE)
    assert owned(state, "piety") == owned(state, "grain") == [0, 0]
    assert owned(state, "money") == [1, 2]
    state = table("duties", chapter=1, seats=seats, active=1)
    assert of_all(state, "vp") == [8 - 3 - 2, 0]
    events = told(state, "tax 4")
    missed = [event[1:4] for event in events if event[0] == "misses-duty"]
    assert missed == [(1, 2, "tax_duty"), (0, 3, "tax_duty")]
    assert (state.view(None)["step"], state.to_move) == ("protection", 1)


@rule("WWE-16.1")
def test_the_log_tells_piety_before_grain_each_in_turn_order() -> None:
    state = table("orient", chapter=1, round=6, event="new_prior_elected", players=2, active=1)
    state.log = []
    idle_until(state, "tax_roll")
    missed = [(e.seat, e.thing) for e in state.log if e.kind == "misses-duty"]
    assert missed == [(1, "piety_duty"), (0, "piety_duty"), (1, "grain_duty"), (0, "grain_duty")]


@rule("WWE-15.7")
def test_what_is_left_over_stays_with_the_players() -> None:
    rich = seat(piety=4, grain=3, money=7, stone=2, wool=3, loyalty=2, medical=1, cloth=1)
    state = choose(table("duties", chapter=1, seats=[rich, *dutiful(1)]), "tax 2")
    left = {"piety": 2, "grain": 1, "money": 5, "stone": 2, "wool": 3}
    assert goods(state, 0) == left | {"loyalty": 2, "medical": 1, "cloth": 1}


@rule("WWE-15.10")
def test_after_chapter_iv_the_badge_does_not_pass() -> None:
    state = table("tax_roll", chapter=4, active=1, seats=dutiful())
    events = told(state, "tax 2")
    assert state.to_move == OVER
    assert state.view(None)["active"] == 1
    assert "badge-passes" not in [event[0] for event in events]
    assert list(state.scores()) == [8 + 1.5, 8 + 1.5]


@rule("WWE-16.2")
@pytest.mark.parametrize(("have", "vp", "left"), [(0, 14, 0), (1, 17, 0), (2, 20, 0), (3, 20, 1)])
def test_two_piety_are_given_and_each_missing_one_costs_three(
    have: int, vp: int, left: int
) -> None:
    state = table("duties", chapter=1, seats=[seat(vp=20, grain=2, piety=have), *dutiful(1)])
    assert player(state, 0)["vp"] == vp
    assert owned(state, "piety")[0] == left
    assert player(state, 0)["penalties"] == (["penance"] if have < 2 else [])


@rule("WWE-16.3")
@pytest.mark.parametrize(("have", "vp", "left"), [(0, 16, 0), (1, 18, 0), (2, 20, 0), (3, 20, 1)])
def test_two_grain_are_given_and_each_missing_one_costs_two(have: int, vp: int, left: int) -> None:
    state = table("duties", chapter=1, seats=[seat(vp=20, piety=2, grain=have), *dutiful(1)])
    assert player(state, 0)["vp"] == vp
    assert owned(state, "grain")[0] == left
    assert player(state, 0)["penalties"] == (["begging"] if have < 2 else [])


@rule("WWE-16.4", "WWE-20.8")
def test_one_roll_of_the_die_taxes_everybody() -> None:
    state = table("tax_roll", chapter=1, seats=[seat(vp=20, money=m) for m in (0, 3, 6)])
    assert open_choices(state) == ["tax 2", "tax 3", "tax 4", "tax 5"]
    assert state.weights() == [1, 2, 2, 1]
    choose(state, "tax 4")
    assert of_all(state, "vp") == [16, 19, 20]
    assert owned(state, "money") == [0, 0, 2]
    assert of_all(state, "penalties") == [["royal_court"], ["royal_court"], []]
    assert state.view(None)["tax"] == 4


@rule("WWE-16.5")
def test_nobody_may_hold_back_what_he_owes() -> None:
    seats = [seat(vp=20, piety=1, grain=1, money=1, loyalty=3), *dutiful(1)]
    state = choose(table("duties", chapter=1, seats=seats), "tax 5")
    assert goods(state, 0) == {"loyalty": 3}  # nothing was asked before
    assert player(state, 0)["vp"] == 20 - 3 - 2 - 4


@rule("WWE-16.6")
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_before_the_last_chapter_points_are_lost_at_once(chapter: int) -> None:
    seats = [seat(vp=20, grain=2, money=5, loyalty=1), *dutiful(1)]
    state = table("duties", chapter=chapter, seats=seats)
    assert player(state, 0)["vp"] == 14
    last = table("duties", chapter=4, seats=seats)
    assert player(last, 0)["vp"] == 20  # WWE-18.2: deducted after loyalty was asked


@rule("WWE-17.1")
def test_all_three_penalties_may_apply_together() -> None:
    seats = [seat(vp=30, money=0), *dutiful(1)]
    state = choose(table("duties", chapter=1, seats=seats), "tax 2")
    assert state.view(None)["step"] == "penance"
    choose(state, "draw rent")
    assert state.view(None)["step"] == "royal_court"
    assert player(state, 0)["penalties"] == ["begging", "royal_court"]
    choose(state, "lay market", "event victory_at_crecy", "orient 2")
    assert goods(state, 0) == {}
    assert player(state, 0)["penalties"] == ["royal_court"]


@rule("WWE-4.6")
def test_penalties_are_public_until_they_are_served() -> None:
    seats = [seat(vp=30, money=0), *dutiful(1)]
    state = choose(table("duties", chapter=1, seats=seats), "tax 2")
    assert state.view(1)["seats"][0]["penalties"] == PENALTIES
    choose(idle_until(state, "reveal"), "event victory_at_crecy")
    assert state.view(1)["seats"][0]["penalties"] == ["begging", "royal_court"]
    idle_until(state, "play_card")
    assert state.view(1)["seats"][0]["penalties"] == ["royal_court"]
    idle_until(state, "reveal", round=2)
    assert state.view(1)["seats"][0]["penalties"] == []


@rule("WWE-17.2")
def test_the_court_costs_one_turn_of_six() -> None:
    seats = [seat(penalties=["royal_court"]), seat()]
    state = choose(table("royal_court", chapter=2, seats=seats), "lay rent", "discard market")
    turns = [0, 0]
    choose(state, "event victory_at_crecy")
    while state.view(None)["step"] != "tax_roll":
        if state.view(None)["step"] == "play_card":
            turns[state.to_move] += 1
        idle_peacefully(state)
    assert turns == [5, 6]
    assert [len(pile) for pile in of_all(state, "open")] == [6, 6]


def idle_peacefully(state: Any) -> None:
    """Do as little as possible, and have no war."""
    choices = [text for text in open_choices(state) if text != "event war_with_france"]
    choose(state, next((text for text in choices if text.startswith("forgo ")), choices[0]))


@rule("WWE-18.1")
def test_each_loyalty_cancels_one_penalty_whatever_is_missing() -> None:
    red = seat(vp=30, money=0, loyalty=2)
    state = choose(table("duties", chapter=2, seats=[red, *dutiful(1)]), "tax 5")
    assert player(state, 0)["vp"] == 30 - 6 - 4 - 5
    assert open_choices(state) == [
        *(f"protect {name}" for name in PENALTIES),
        "protect penance+begging",
        "protect penance+royal_court",
        "protect begging+royal_court",
        "decline",
    ]
    assert refusal(state, "protect penance+begging+royal_court") == "WWE-18.1"
    choose(state, "protect begging+royal_court")
    assert owned(state, "loyalty") == [0, 0]
    assert state.view(None)["stock"]["loyalty"] == 14
    assert player(state, 0)["vp"] == 15
    assert player(state, 0)["penalties"] == ["penance"]


@rule("WWE-18.1")
def test_loyalty_is_asked_in_turn_order_of_who_has_some_and_failed() -> None:
    seats = [seat(loyalty=1), seat(loyalty=1), seat(), seat(loyalty=1, **DUTIFUL)]
    state = choose(table("duties", chapter=1, seats=seats, active=1), "tax 5")
    assert state.to_move == 1
    choose(state, "decline")
    assert state.to_move == 0
    choose(state, "protect penance")
    assert state.view(None)["step"] == "penance"
    assert of_all(state, "penalties")[0] == ["begging", "royal_court"]


@rule("WWE-18.2")
@pytest.mark.parametrize(
    ("choice", "lost", "loyalty"),
    [
        ("decline", 12 + 8 + 6, 3),
        ("protect penance", 6 + 8 + 6, 2),
        ("protect begging+royal_court", 12 + 4 + 3, 1),
        ("protect penance+begging+royal_court", 6 + 4 + 3, 0),
    ],
)
def test_in_the_last_chapter_loyalty_cancels_the_doubling(
    choice: str, lost: int, loyalty: int
) -> None:
    red = seat(vp=50, money=0, loyalty=3)
    state = choose(table("duties", chapter=4, seats=[red, *dutiful(1)]), "tax 3")
    assert player(state, 0)["vp"] == 50
    assert player(state, 0)["penalties"] == []
    choose(state, choice)
    assert player(state, 0)["vp"] == 50 - lost
    assert owned(state, "loyalty")[0] == loyalty


@rule("WWE-18.2")
def test_all_decide_before_any_loss_of_the_last_chapter_is_deducted() -> None:
    seats = [seat(vp=50, money=5, loyalty=1), seat(vp=50, money=5, loyalty=1)]
    state = choose(table("duties", chapter=4, seats=seats), "tax 3", "decline")
    assert of_all(state, "vp") == [50, 50]
    choose(state, "decline")
    assert of_all(state, "vp") == [50 - 12 - 8 + 1, 50 - 12 - 8 + 1]
    assert list(state.scores()) == [31, 31]
