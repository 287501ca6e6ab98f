"""Section 10: what each action card does."""

from __future__ import annotations

import pytest

from tabard.kernel.state import State
from tests.games.world.box import PLOTS
from tests.games.world.tables import (
    choose,
    goods,
    of_all,
    open_choices,
    owned,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


def warned(state: State) -> dict[str, str]:
    """What would be used for nothing, each with the rule that says so."""
    return {state.game.actions.text(one.code): one.rule for one in state.warnings()}


@rule("WWE-10.1")
def test_the_grain_card_takes_one_grain() -> None:
    state = choose(table("play_card", seats=[seat(hand=["grain"]), seat()]), "use grain")
    assert goods(state, 0) == {"grain": 1, "money": 2}
    assert state.view(None)["stock"]["grain"] == 9


@rule("WWE-10.2")
def test_the_piety_card_takes_one_piety_while_there_is_some() -> None:
    state = choose(table("play_card", seats=[seat(hand=["piety"]), seat()]), "use piety")
    assert goods(state, 0) == {"piety": 1, "money": 2}
    assert state.view(None)["stock"]["piety"] == 11
    empty = [seat(hand=["piety"]), seat(piety=12)]
    state = choose(table("play_card", seats=empty), "use piety")
    assert (goods(state, 0), player(state, 0)["vp"]) == ({"money": 2}, 8)


@rule("WWE-10.3")
@pytest.mark.parametrize("kind", ["stone", "wood"])
def test_building_material_is_one_stone_or_one_wood(kind: str) -> None:
    state = table("building_material")
    assert open_choices(state) == ["take stone", "take wood"]
    assert goods(choose(state, f"take {kind}"), 0) == {kind: 1, "money": 2}


@rule("WWE-10.3")
def test_only_what_is_left_of_material_can_be_taken() -> None:
    seats = [seat(stone=12, hand=["building_material"]), seat(stone=13)]
    state = choose(table("play_card", seats=seats), "use building_material")
    assert owned(state, "wood") == [1, 0]
    seats = [seat(wood=7, hand=["building_material"]), seat(wood=8)]
    state = choose(table("play_card", seats=seats), "use building_material")
    assert owned(state, "stone") == [1, 0]


@rule("WWE-10.4")
def test_up_to_two_materials_go_on_free_fields_of_one_project() -> None:
    seats = [seat(stone=3, wood=3), seat()]
    mill = {"stone": 1, "wood": 2}
    state = table("project", seats=seats, projects={"fulling_mill": mill})
    mixes = ["stone", "wood", "stone+stone", "stone+wood", "wood+wood"]
    assert open_choices(state) == [
        *(f"build bridge {mix}" for mix in mixes),
        "build fulling_mill wood",
    ]
    assert refusal(state, "build fulling_mill wood+wood") == "WWE-10.4"
    assert refusal(state, "build fulling_mill stone") == "WWE-10.4"
    assert refusal(state, "build tower stone") == "WWE-10.4"
    choose(state, "build bridge wood+wood")
    assert (owned(state, "wood"), of_all(state, "vp")) == ([1, 0], [14, 8])
    assert state.view(None)["step"] == "discard"  # never on a second project


@rule("WWE-10.4")
def test_only_own_material_can_be_placed_and_not_on_a_finished_project() -> None:
    bridge = {"stone": 4, "wood": 2}
    projects = {"bridge": bridge, "fulling_mill": {}}
    state = table("project", seats=[seat(wood=2, stone=1), seat(stone=5)], projects=projects)
    assert refusal(state, "build bridge wood") == "WWE-10.4"
    assert open_choices(state) == [
        "build fulling_mill stone",
        "build fulling_mill wood",
        "build fulling_mill stone+wood",
        "build fulling_mill wood+wood",
    ]


@rule("WWE-10.5")
def test_any_wool_and_one_cloth_are_sold() -> None:
    seats = [seat(wool=2, cloth=2), seat()]
    state = table("market", seats=seats, revealed=["scarlet_cloth"])
    assert open_choices(state) == ["sell 0 1", "sell 0 2", "sell 1 0", "sell 1 1", "sell 1 2"]
    assert refusal(state, "sell 2 0") == "WWE-10.5"
    assert refusal(state, "sell 0 3") == "WWE-10.5"
    choose(state, "sell 1 2")
    assert goods(state, 0) == {"cloth": 1, "money": 2 + 4 + 4}
    assert (state.view(None)["stock"]["wool"], state.view(None)["stock"]["cloth"]) == (15, 11)


@rule("WWE-10.5")
def test_cloth_is_sold_only_while_its_field_is_uncovered() -> None:
    state = table("market", seats=[seat(wool=2, cloth=2), seat()])
    assert open_choices(state) == ["sell 0 1", "sell 0 2"]
    assert refusal(state, "sell 1 0") == "WWE-10.5"


@rule("WWE-10.5")
def test_a_closed_cloth_field_is_warned_of_with_the_rule_that_closes_it() -> None:
    state = table("play_card", seats=[seat(cloth=2, hand=["market"]), seat()])
    assert warned(state)["use market"] == "WWE-10.5"


@rule("WWE-20.4")
def test_a_card_whose_goods_are_exhausted_is_warned_of_with_the_rule_of_shortage() -> None:
    hand = ["grain", "piety", "rent"]
    everything = seat(grain=10, piety=12)
    state = table(
        "play_card", seats=[seat(hand=hand), everything], plots={"piety_stone_plot": 0}, round=1
    )
    told = warned(state)
    assert [told[f"use {card}"] for card in hand] == ["WWE-20.4"] * len(hand)


@rule("WWE-10.6")
def test_privilege_repeats_the_card_directly_below_with_fresh_choices() -> None:
    red = seat(open=["market", "building_material"], hand=["privilege"])
    state = table("play_card", round=3, seats=[red, seat()])
    choose(state, "use privilege")
    assert state.view(None)["step"] == "building_material"
    choose(state, "take wood")
    assert goods(state, 0) == {"wood": 1, "money": 2}


@rule("WWE-10.6")
def test_privilege_repeats_favour_and_grain_too() -> None:
    red = seat(open=["favour"], hand=["privilege"])
    state = table("play_card", round=2, seats=[red, seat()], favour="guild")
    assert choose(state, "use privilege").view(None)["favour"] == "prioress"
    red = seat(open=["grain"], hand=["privilege"], used=[False])
    state = table("play_card", round=2, seats=[red, seat()])
    assert owned(choose(state, "use privilege"), "grain") == [1, 0]


@rule("WWE-10.7")
def test_a_house_costs_a_coin_and_the_material_of_its_plot() -> None:
    plots = {"wool_stone_plot": 0, "vp_wood_plot": 1}
    state = table("build_house", seats=[seat(wood=1), seat()], plots=plots)
    wooden = [name for name in PLOTS if name.endswith("wood_plot")]
    taken = ["wool_wood_plot", "vp_wood_plot"]  # the own yield, another's house
    assert open_choices(state) == [f"house {name}" for name in wooden if name not in taken]
    assert refusal(state, "house wool_wood_plot") == "WWE-10.7"
    assert refusal(state, "house vp_wood_plot") == "WWE-10.7"
    assert refusal(state, "house grain_stone_plot") == "WWE-10.7"
    choose(state, "house money_wood_plot")
    assert goods(state, 0) == {"money": 1}
    assert of_all(state, "houses") == [2, 3]
    assert state.view(None)["plots"]["money_wood_plot"] == 0
    assert state.view(None)["stock"]["wood"] == 15


@rule("WWE-10.7")
def test_no_fifth_house_is_built() -> None:
    plots = dict.fromkeys(
        ["grain_wood_plot", "wool_wood_plot", "vp_wood_plot", "wood_wood_plot"], 0
    )
    hand = ["build_house"]
    state = table("play_card", seats=[seat(wood=2, stone=2, hand=hand), seat()], plots=plots)
    choose(state, "use build_house")
    assert state.view(None)["step"] == "discard"
    assert goods(state, 0) == {"stone": 2, "wood": 2, "money": 2}


RENTS = [
    ("grain_wood_plot", {"grain": 1, "money": 2}, 8),
    ("piety_stone_plot", {"piety": 1, "money": 2}, 8),
    ("wool_wood_plot", {"wool": 1, "money": 2}, 8),
    ("money_stone_plot", {"money": 4}, 8),
    ("stone_wood_plot", {"stone": 1, "money": 2}, 8),
    ("wood_stone_plot", {"wood": 1, "money": 2}, 8),
    ("vp_wood_plot", {"money": 2}, 10),
]


@rule("WWE-10.8")
@pytest.mark.parametrize(("plot", "have", "vp"), RENTS)
def test_a_house_yields_what_its_plot_shows(plot: str, have: dict[str, int], vp: int) -> None:
    state = table("play_card", seats=[seat(hand=["rent"]), seat()], plots={plot: 0})
    choose(state, "use rent")
    assert (goods(state, 0), player(state, 0)["vp"]) == (have, vp)


@rule("WWE-10.8")
def test_rent_is_taken_from_up_to_two_different_houses() -> None:
    mine = ["grain_wood_plot", "wool_wood_plot", "money_stone_plot", "vp_stone_plot"]
    state = table("rent", plots=dict.fromkeys(mine, 0) | {"piety_wood_plot": 1})
    assert len(open_choices(state)) == 4 + 6
    assert refusal(state, "rent piety_wood_plot") == "WWE-10.8"
    assert refusal(state, "rent_two grain_wood_plot piety_wood_plot") == "WWE-10.8"
    choose(state, "rent_two grain_wood_plot money_stone_plot")
    assert goods(state, 0) == {"grain": 1, "money": 4}


@rule("WWE-10.8", "WWE-20.4")
def test_an_exhausted_yield_brings_nothing_but_its_house_may_be_chosen() -> None:
    plots = {"grain_wood_plot": 0, "vp_wood_plot": 0}
    state = table("rent", seats=[seat(), seat(grain=10)], plots=plots)
    choose(state, "rent_two grain_wood_plot vp_wood_plot")
    assert (goods(state, 0), player(state, 0)["vp"]) == ({"money": 2}, 10)


@rule("WWE-10.9")
def test_a_seal_costs_a_coin_and_goes_where_no_own_one_lies() -> None:
    projects = {"bridge": {"seals": [0, 1]}, "fulling_mill": {}, "priors_palace": {"seals": [1]}}
    state = table("donation", projects=projects)
    assert open_choices(state) == ["donate fulling_mill", "donate priors_palace"]
    assert refusal(state, "donate bridge") == "WWE-10.9"
    assert refusal(state, "donate tower") == "WWE-10.9"
    choose(state, "donate priors_palace")
    assert state.view(None)["projects"]["priors_palace"]["seals"] == [0, 1]
    assert goods(state, 0) == {"money": 1}
    assert of_all(state, "seals") == [0, 0, 2]


@rule("WWE-10.9")
def test_no_seal_goes_on_a_finished_project_and_none_is_left_after_two() -> None:
    done = {"bridge": {"stone": 4, "wood": 2}, "fulling_mill": {}, "priors_palace": {}}
    state = table("donation", projects=done)
    assert refusal(state, "donate bridge") == "WWE-10.9"
    given = {"bridge": {"seals": [0]}, "fulling_mill": {"seals": [0]}, "priors_palace": {}}
    state = table("play_card", projects=given, seats=[seat(hand=["donation"]), seat()])
    choose(state, "use donation")
    assert state.view(None)["step"] == "discard"
    assert goods(state, 0) == {"money": 2}


@rule("WWE-10.10")
@pytest.mark.parametrize(
    ("number", "left"), [(1, {"wool": 2, "cloth": 1}), (2, {"wool": 1, "cloth": 2})]
)
def test_one_or_two_wool_become_as_much_cloth(number: int, left: dict[str, int]) -> None:
    state = table("cloth_making", seats=[seat(wool=3), seat()])
    assert open_choices(state) == ["weave 1", "weave 2"]
    assert goods(choose(state, f"weave {number}"), 0) == left | {"money": 2}


@rule("WWE-10.10")
def test_no_more_is_woven_than_cloth_is_left() -> None:
    seats = [seat(wool=3, hand=["cloth_making"]), seat(cloth=11)]
    state = choose(table("play_card", seats=seats), "use cloth_making")
    assert goods(state, 0) == {"wool": 2, "cloth": 1, "money": 2}


@rule("WWE-10.11")
@pytest.mark.parametrize("chapter", [1, 2])
def test_before_the_plague_medicine_is_minor_service(chapter: int) -> None:
    seats = [seat(hand=["medicine"], medical=5), seat()]
    state = choose(table("play_card", seats=seats, chapter=chapter), "use medicine")
    assert goods(state, 0) == {"medical": 5, "money": 3}
    assert player(state, 0)["vp"] == 9


@rule("WWE-10.11")
@pytest.mark.parametrize("chapter", [3, 4])
def test_from_chapter_iii_medicine_is_minor_service_or_care(chapter: int) -> None:
    what = {
        "seats": [seat(medical=3), seat()],
        "sick": {5: 2, 6: 4, 10: 2},
        "chapter": chapter,
        "round": 4,
    }
    state = table("medicine", **what)
    assert open_choices(state) == ["minor_service", "care location_05", "care location_10"]
    assert refusal(state, "done") == "WWE-13.3"
    choose(state, "care location_10")  # the other one is too much beside him
    assert goods(state, 0) == {"medical": 3, "money": 5}
    assert player(state, 0)["vp"] == 10
    state = choose(table("medicine", **what), "minor_service")
    assert goods(state, 0) == {"medical": 3, "money": 3}
    assert player(state, 0)["vp"] == 9


@rule("WWE-10.12")
def test_the_favour_card_moves_the_stone_one_field_for_who_plays_it() -> None:
    seats = [seat(), seat(hand=["favour"], loyalty=2), seat()]
    state = table("play_card", seats=seats, playing=1, favour="merchants")
    choose(state, "use favour")
    assert state.view(None)["favour"] == "king"
    assert of_all(state, "vp") == [8, 10, 8]


@rule("WWE-10.12", "WWE-8.14")
def test_the_favour_card_passes_over_covered_fields() -> None:
    seats = [seat(hand=["favour"], loyalty=1), seat()]
    what = {"chapter": 1, "round": 4, "revealed": ["robbers_on_the_road"]}
    state = table("play_card", seats=seats, favour="outlaws", **what)
    assert choose(state, "use favour").view(None)["favour"] == "prioress"
