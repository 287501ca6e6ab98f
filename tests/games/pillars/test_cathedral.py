"""Section 17: station 13, building the cathedral."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.tables import (
    choose,
    goods,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("PIL-17.1")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_each_player_has_one_building_turn_in_turn_order(start: int) -> None:
    state = table("building", seats=[seat(stone=4)] * 3, start_player=start)
    for n in range(3):
        assert state.to_move == (start + n) % 3
        choose(state, "use stonecutter 1", "done")
    assert of_all(state, "vp") == [3, 3, 3]
    assert state.view(None)["round"] == 3


@rule("PIL-17.1")
def test_craftsmen_are_used_in_any_order_and_interleaved() -> None:
    state = table("building", seats=[seat(stone=4, wood=2, sand=3), seat()])
    choose(state, "use stonecutter 1", "use mortar_mixer 1", "use woodworker 1")
    assert player(state, 0)["uses"] == {"mortar_mixer": 1, "woodworker": 1, "stonecutter": 1}
    choose(state, "use stonecutter 1")
    assert player(state, 0)["vp"] == 6


@rule("PIL-17.1")
def test_only_craftsmen_of_the_own_row_build() -> None:
    state = table("building", seats=[seat(stone=2), seat(row=["mason_1"])])
    assert refusal(state, "use mason_1 1") == "PIL-17.1"


@rule("PIL-17.2")
def test_a_use_takes_its_goods_and_gives_its_points() -> None:
    state = table("building", seats=[seat(stone=4, gold=3), seat()])
    choose(state, "use stonecutter 1")
    assert goods(state, 0) == {"stone": 2}
    assert (player(state, 0)["vp"], player(state, 0)["gold"]) == (3, 3)


@rule("PIL-17.2")
def test_uses_are_never_mandatory() -> None:
    state = choose(table("building", seats=[seat(stone=2), seat()]), "done")
    assert goods(state, 0) == {"stone": 2}
    assert player(state, 0)["vp"] == 2


@rule("PIL-17.2")
def test_a_craftsman_works_no_more_often_than_his_capacity_in_all() -> None:
    state = table("building", seats=[seat(stone=12, row=["stonecutter", "architect_1"]), seat()])
    assert refusal(state, "use stonecutter 5") == "PIL-17.2"
    choose(state, "use stonecutter 3")
    assert open_choices(state) == ["use stonecutter 1", "use architect_1 1", "done"]
    assert refusal(state, "use stonecutter 2") == "PIL-17.2"
    choose(state, "use stonecutter 1")
    assert goods(state, 0) == {"stone": 4}
    assert refusal(state, "use stonecutter 1") == "PIL-17.2"


@rule("PIL-17.2")
def test_a_call_of_several_uses_is_refused_whole_if_one_is_illegal() -> None:
    state = table("building", seats=[seat(stone=5), seat()])
    assert open_choices(state) == ["use stonecutter 1", "use stonecutter 2", "done"]
    assert refusal(state, "use stonecutter 3") == "PIL-17.2"
    assert goods(state, 0) == {"stone": 5}


@rule("PIL-17.2", "PIL-1.4")
def test_gold_made_by_several_uses_is_capped() -> None:
    row = ["master_woodworker"]
    state = table("building", seats=[seat(gold=25, wood=2, row=row), seat()])
    choose(state, "use master_woodworker 2")
    assert player(state, 0)["gold"] == 30
    assert goods(state, 0) == {}


@rule("PIL-17.3")
def test_gold_made_in_the_turn_feeds_the_goldsmith() -> None:
    row = ["master_woodworker", "goldsmith_1"]
    state = table("building", seats=[seat(gold=2, wood=1, row=row), seat()])
    assert refusal(state, "use goldsmith_1 1") == "PIL-17.2"
    choose(state, "use master_woodworker 1", "use goldsmith_1 2")
    assert (player(state, 0)["gold"], player(state, 0)["vp"]) == (0, 4)


@rule("PIL-17.4")
def test_consumed_cubes_return_to_the_supply() -> None:
    state = table("building", seats=[seat(sand=3, metal=1, row=["mortar_mixer"]), seat()])
    assert state.view(None)["supply"] == {"wood": 20, "stone": 20, "sand": 17, "metal": 8}
    choose(state, "use mortar_mixer 1")
    assert state.view(None)["supply"] == {"wood": 20, "stone": 20, "sand": 20, "metal": 8}
    assert state.view(None)["market"]["sand"] == 4


@rule("PIL-17.5")
def test_more_than_five_cubes_are_given_back_by_choice_before_the_next_turn() -> None:
    rich = seat(wood=3, stone=2, sand=1, metal=2)
    state = table("building", seats=[rich, seat(stone=2)], round=5)
    choose(state, "done")
    assert state.to_move == 0
    choose(state, "return wood", "return stone", "return metal")
    assert goods(state, 0) == {"wood": 2, "stone": 1, "sand": 1, "metal": 1}
    assert state.view(None)["supply"] == {"wood": 18, "stone": 17, "sand": 19, "metal": 8}
    assert state.to_move == 1


@rule("PIL-17.5")
@pytest.mark.parametrize(
    ("returned", "kept"),
    [
        (["return wood", "return wood"], {"wood": 1, "sand": 2, "metal": 2}),
        (["return wood", "return sand"], {"wood": 2, "sand": 1, "metal": 2}),
        (["return wood", "return metal"], {"wood": 2, "sand": 2, "metal": 1}),
        (["return sand", "return sand"], {"wood": 3, "metal": 2}),
        (["return sand", "return metal"], {"wood": 3, "sand": 1, "metal": 1}),
        (["return metal"], {"wood": 3, "sand": 2}),
    ],
)
def test_any_five_cubes_can_be_kept(returned: list[str], kept: dict[str, int]) -> None:
    state = table("building", seats=[seat(wood=3, sand=2, metal=2), seat()], round=3)
    choose(state, "done", *returned)
    assert goods(state, 0) == kept


@rule("PIL-17.5")
def test_five_cubes_metal_included_may_be_kept() -> None:
    state = table("building", seats=[seat(wood=3, metal=2), seat(stone=2)])
    choose(state, "done")
    assert state.to_move == 1
    assert goods(state, 0) == {"wood": 3, "metal": 2}


@rule("PIL-17.5")
def test_giving_back_is_no_choice_where_one_kind_is_owned() -> None:
    state = choose(table("building", seats=[seat(stone=8), seat()]), "done")
    assert goods(state, 0) == {"stone": 5}


@rule("PIL-17.5")
def test_in_round_six_nothing_is_given_back() -> None:
    state = choose(table("building", seats=[seat(stone=8, wood=1), seat()], round=6), "done")
    assert state.view(None)["to_move"] == "over"
    assert goods(state, 0) == {"stone": 8, "wood": 1}


@rule("PIL-17.6")
def test_when_all_have_built_the_start_player_sets_his_part_of_the_cathedral() -> None:
    state = table("building", seats=[seat(stone=2), seat(stone=2)], start_player=1, round=4)
    state.log = []
    choose(state, "done")
    assert not any(event.rule == "PIL-17.6" for event in state.log)
    choose(state, "done")
    parts = [(e.kind, e.seat, e.amount) for e in state.log if e.rule == "PIL-17.6"]
    assert parts == [("cathedral-grows", 1, 4)]
    assert of_all(state, "vp") == [2, 2]
    assert of_all(state, "gold") == [10, 10]
    assert of_all(state, "row") == [STARTING_ROW, STARTING_ROW]
