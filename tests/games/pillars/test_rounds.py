"""Section 3: the round and its preparation."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import ADVANTAGES, FINAL_ADVANTAGES, STACKS, WORKERS
from tests.games.pillars.tables import (
    GAME,
    choose,
    idle_until,
    of_all,
    open_choices,
    played,
    seat,
    table,
)
from tests.rules import rule

ORDER = ["setup", "cards", "builders", *range(1, 15)]


def moment(view: dict[str, object]) -> object:
    """The phase, or in phase III the number of the station that asks."""
    return view["station"] if view["phase"] == "stations" else view["phase"]


@rule("PIL-3.1", "PIL-6.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_six_rounds_each_run_through_the_phases_and_stations_in_order(players: int) -> None:
    moments = []
    for state in played(players, seed=7):
        view = state.view(None)
        if view["to_move"] != "over" and view["step"] != "dismissal":
            moments.append((view["round"], ORDER.index(moment(view))))
    assert moments == sorted(moments)
    assert {number for number, _ in moments} == {0, 1, 2, 3, 4, 5, 6}
    for number in range(1, 7):
        for always in ("setup", "builders", 9):
            assert (number, ORDER.index(always)) in moments


@rule("PIL-3.1")
def test_nothing_is_refilled_after_round_six() -> None:
    empty = {"wood": 0, "stone": 1, "sand": 2}
    view = table("next_start_player", round=6, market=empty, court_metal=0).view(None)
    assert view["to_move"] == "over"
    assert view["round"] == 6
    assert view["market"] == empty
    assert view["court_metal"] == 0


@rule("PIL-3.2", "PIL-2.7")
def test_two_advantages_come_to_kingsbridge_in_the_order_drawn() -> None:
    state = table("kingsbridge_cards", kingsbridge=[None, None])
    choose(state, "advantage adv_jack", "advantage adv_aliena")
    view = state.view(None)
    assert view["kingsbridge"] == ["adv_jack", "adv_aliena"]
    assert not {"adv_jack", "adv_aliena"} & set(view["advantages_unseen"])


@rule("PIL-3.2")
def test_two_craftsmen_come_to_shiring_and_the_other_two_to_the_display() -> None:
    state = table("round_craftsmen", round=4)
    choose(state, "craftsman sculptor_1", "craftsman carpenter_3")
    view = state.view(None)
    assert view["shiring"] == ["sculptor_1", "carpenter_3"]
    assert view["display"]["craftsmen"] == ["goldsmith_1", "mason_4"]


@rule("PIL-3.2", "PIL-25.2")
def test_seven_resource_cards_lie_open_and_any_two_are_set_aside() -> None:
    state = table("resource_cards")
    assert len(open_choices(state)) == 9 * 8 // 2
    assert set(state.weights()) == {1}
    choose(state, "aside gravel_pit_medium quarry_small")
    display = state.view(None)["display"]
    assert display["aside"] == ["gravel_pit_medium", "quarry_small"]
    assert set(display["resources"]) == set(WORKERS) - set(display["aside"])
    assert len(display["resources"]) == 7


@rule("PIL-3.2")
def test_all_nine_resource_cards_are_shuffled_anew_each_round() -> None:
    state = table("building", seats=[seat(), seat()], round=2)
    idle_until(state, "resource_cards", 3)
    assert len(open_choices(state)) == 36


@rule("PIL-3.2")
def test_round_six_shows_its_two_own_advantages_without_a_draw() -> None:
    state = table("kingsbridge_cards", round=6, kingsbridge=[None, None])
    view = state.view(None)
    assert view["kingsbridge"] == FINAL_ADVANTAGES
    assert view["step"] == "round_craftsmen"


@rule("PIL-3.2", "PIL-22.5")
def test_ellen_looks_after_the_display_is_laid_out() -> None:
    state = table("resource_cards", seats=[seat(), seat(advantages=["adv_ellen"])])
    choose(state, "aside forest_small forest_large")
    assert state.view(None)["step"] == "ellens_look"
    choose(state, "event event_collapse")
    assert state.view(None)["step"] == "choosing_cards"


@rule("PIL-3.3")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_what_all_do_at_once_is_done_in_turn_order(start: int) -> None:
    state = table("event_effect", event="event_collapse", start_player=start)
    for n in range(3):
        assert state.to_move == (start + n) % 3
        choose(state, "dismiss woodworker")
    assert of_all(state, "row") == [["mortar_mixer", "stonecutter"]] * 3


@rule("PIL-3.3")
def test_later_players_see_what_earlier_ones_chose() -> None:
    state = table("event_effect", event="event_collapse", start_player=2)
    choose(state, "dismiss stonecutter")
    assert state.to_move == 0
    assert state.view(0)["seats"][2]["row"] == ["mortar_mixer", "woodworker"]


@rule("PIL-3.1", "PIL-19.4")
def test_a_new_round_begins_with_new_cards_for_both_towns() -> None:
    state = idle_until(choose(GAME.start(2), "start 0"), "choosing_cards", 2)
    view = state.view(None)
    assert set(view["shiring"] + view["display"]["craftsmen"]) == set(STACKS[2])
    assert set(view["kingsbridge"]) <= set(ADVANTAGES)
    assert len(view["advantages_unseen"]) == 10
