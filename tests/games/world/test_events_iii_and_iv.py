"""Section 21: the event cards of chapters III and IV."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE
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


@rule("WWE-21.III01")
def test_the_plague_empties_a_house_of_choice() -> None:
    plots = {"grain_stone_plot": 1, "vp_wood_plot": 1, "wool_wood_plot": 2}
    state = table("house_loss", plots=plots, event="plague_empties_homes", seats=[seat()] * 3)
    assert state.to_move == 1
    assert open_choices(state) == ["vacate grain_stone_plot", "vacate vp_wood_plot"]
    assert refusal(state, "vacate wool_wood_plot") == "WWE-21.III01"
    choose(state, "vacate vp_wood_plot")
    assert of_all(state, "houses") == [4, 3, 4]  # seat 2 had no choice
    assert of_all(state, "vp") == [6, 8, 8]


@rule("WWE-21.III04")
def test_ralph_takes_two_goods_of_choice() -> None:
    seats = [seat(money=1, wool=2, piety=3, loyalty=1, medical=1), seat(money=1, stone=1)]
    state = table("goods_loss", seats=seats, event="ralph_earl_of_shiring")
    assert open_choices(state) == ["give_up money+wool", "give_up wool+wool"]
    assert refusal(state, "give_up money+money") == "WWE-21.III04"
    choose(state, "give_up wool+wool")
    assert goods(state, 0) == {"money": 1, "piety": 3, "loyalty": 1, "medical": 1}
    assert goods(state, 1) == {}  # who has no more than two gives both
    assert state.view(None)["stock"]["wool"] == 15


@rule("WWE-21.III04")
def test_ralph_may_be_given_money_cloth_stone_wood_and_grain() -> None:
    have = {"money": 2, "wool": 2, "cloth": 2, "stone": 2, "wood": 2, "grain": 2}
    state = table("goods_loss", seats=[seat(**have), seat(money=0)], event="ralph_earl_of_shiring")
    assert len(open_choices(state)) == 21


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        pytest.param("masks_and_vinegar", "medical", marks=rule("WWE-21.III05")),
        pytest.param("bread_for_the_living", "grain", marks=rule("WWE-21.III08")),
        pytest.param("royal_pardon", "loyalty", marks=rule("WWE-21.IV03")),
    ],
)
def test_some_events_give_one_to_everybody(event: str, kind: str) -> None:
    state = table("event_effect", event=event)
    for number in range(3):
        assert goods(state, number) == {kind: 1, "money": 2}
    assert of_all(state, "vp") == [8, 8, 8]


@rule("WWE-21.III07")
def test_flagellants_give_three_points_for_piety() -> None:
    seats = [seat(piety=2), seat(piety=1), seat()]
    state = table("event_choice", event="flagellants", seats=seats, sick={10: 2})
    choose(state, "swap vp", "decline")
    assert (owned(state, "piety"), of_all(state, "vp")) == ([1, 1, 0], [11, 8, 8])


@rule("WWE-21.III09")
def test_vice_takes_a_random_card_and_the_owner_alone_sees_it() -> None:
    state = table("discard", slots=["vice_and_chaos"], chapter=3, sick={9: 1})
    assert state.to_move == CHANCE
    hand = player(state, 0)["hand"]
    assert open_choices(state) == [f"draw {card}" for card in hand]
    assert state.weights() == [1] * len(hand)
    state.log = []
    choose(state, f"draw {hand[1]}")
    event = next(event for event in state.log if event.kind == "discard-drawn")
    assert [event.seen_by(viewer)["thing"] for viewer in (0, 1, None)] == [hand[1], "", ""]
    assert hand[1] in player(state, 0)["hidden"]


@rule("WWE-21.III10")
def test_forbidden_treatment_leaves_minor_service_and_the_hospital() -> None:
    seats = [seat(medical=5, hand=["medicine"]), seat()]
    what: dict[str, Any] = {"event": "treatment_forbidden", "sick": {4: 2}}
    state = choose(table("play_card", seats=seats, **what), "use medicine")
    assert goods(state, 0) == {"medical": 5, "money": 3}
    assert state.view(None)["plague"]["location_04"] == 2
    assert player(state, 0)["vp"] == 9
    lies = {"hospital": {"stone": 2, "wood": 2, "seals": [0]}}
    seats = [seat(medical=5, stone=2), seat()]
    state = table("project", seats=seats, projects=lies, **what)
    choose(state, "build hospital stone")
    assert open_choices(state) == ["care location_04", "decline"]


@rule("WWE-21.III11")
def test_under_the_ordinance_a_house_costs_two_coins() -> None:
    what: dict[str, Any] = {"event": "ordinance_of_labourers", "sick": {11: 1, 9: 2}}
    what |= {"revealed": ["vice_and_chaos"], "slots": ["vice_and_chaos"]}
    state = table("build_house", seats=[seat(stone=1, money=3), seat()], **what)
    assert goods(choose(state, "house vp_stone_plot"), 0) == {"money": 1}
    poor = [seat(stone=1, money=1, hand=["build_house"]), seat()]
    state = choose(table("play_card", seats=poor, **what), "use build_house")
    assert goods(state, 0) == {"stone": 1, "money": 1}
    carer = [seat(medical=2, money=0), seat()]
    state = choose(table("medicine", seats=carer, **what), "care location_09")
    choose(state, "house vp_stone_plot")
    assert state.view(None)["plots"]["vp_stone_plot"] == 0


@rule("WWE-21.IV01")
def test_the_completed_tower_rewards_loyalty_and_donors_not_material() -> None:
    tower = {"tower": {"stone": 4, "wood": 1, "seals": [2]}}
    seats = [seat(loyalty=1), seat(loyalty=1), seat()]
    state = table("event_effect", seats=seats, event="tower_completed", projects=tower)
    assert of_all(state, "vp") == [9, 9, 10]
    assert of_all(state, "seals") == [2, 2, 2]
    view = state.view(None)
    assert (view["stock"]["stone"], view["stock"]["wood"]) == (25 - 6, 15 - 2)
    assert view["substitutes"] == {"stone": 0, "wood": 0}


@rule("WWE-21.IV01")
def test_a_tower_already_finished_is_not_rewarded_again() -> None:
    tower = {"tower": {"stone": 6, "wood": 2}}
    seats = [seat(loyalty=1), seat()]
    state = table("event_effect", seats=seats, event="tower_completed", projects=tower)
    assert of_all(state, "vp") == [8, 8]


@rule("WWE-21.IV02", "WWE-20.14")
def test_the_second_wave_turns_up_the_lowest_tile_too() -> None:
    state = table("reveal", chapter=4, round=1, sick={10: 2})
    down = [name for name, tile in state.view(None)["plague"].items() if tile == "down"]
    assert "location_04" in down
    choose(state, "event second_wave", "tile 3")
    assert state.view(None)["plague"]["location_04"] == 3
    lowest = next(name for name in down if name != "location_04")
    assert state.view(None)["step"] == "second_wave"
    choose(state, "tile 5")
    assert state.view(None)["plague"][lowest] == 5
    assert state.view(None)["step"] == "orient"


@rule("WWE-21.IV04")
def test_the_last_fleece_fair_gives_three_points_for_cloth() -> None:
    seats = [seat(cloth=2), seat(cloth=1), seat()]
    state = table("event_choice", event="last_fleece_fair", seats=seats)
    choose(state, "swap vp", "decline")
    assert (owned(state, "cloth"), of_all(state, "vp")) == ([1, 1, 0], [11, 8, 8])


@rule("WWE-21.IV05")
def test_storm_damage_is_a_stone_a_wood_or_two_points() -> None:
    seats = [seat(stone=1, wood=1), seat(wood=2), seat(stone=1), seat()]
    state = table("event_choice", event="storm_damage", seats=seats)
    assert open_choices(state) == ["pay stone", "pay wood", "lose_points"]
    choose(state, "pay wood")
    assert open_choices(state) == ["pay wood", "lose_points"]
    choose(state, "lose_points", "pay stone")
    assert (owned(state, "stone"), owned(state, "wood")) == ([1, 0, 0, 0], [0, 2, 0, 0])
    assert of_all(state, "vp") == [8, 6, 8, 6]


@rule("WWE-21.IV06")
def test_masons_place_one_own_material_for_three_points_each_as_he_likes() -> None:
    seats = [seat(stone=2, wood=1), seat(), seat(wood=1)]
    what: dict[str, Any] = {"event": "merthins_masons", "slots": ["shortage_of_masons"]}
    state = table("masons", seats=seats, **what)
    assert open_choices(state) == [
        "build bridge stone",
        "build bridge wood",
        "build tower stone",
        "build tower wood",
        "decline",
    ]
    assert refusal(state, "build bridge stone+stone") == "WWE-21.IV06"
    choose(state, "build tower stone")
    assert state.to_move == 2  # seat 1 has no material
    choose(state, "decline")
    assert of_all(state, "vp") == [11, 8, 8]
    assert owned(state, "stone") == [1, 0, 0]


@rule("WWE-21.IV08")
@pytest.mark.parametrize(
    ("loyalty", "vp"),
    [([0, 1, 2], [6, 8, 8]), ([1, 1, 2], [6, 6, 8]), ([1, 1, 1], [8, 8, 8])],
)
def test_philemon_harms_who_has_least_loyalty(loyalty: list[int], vp: list[int]) -> None:
    seats = [seat(loyalty=count) for count in loyalty]
    state = table("event_effect", seats=seats, event="philemons_intrigue")
    assert of_all(state, "vp") == vp


@rule("WWE-21.IV09")
def test_the_charter_swaps_two_coins_for_a_material() -> None:
    what: dict[str, Any] = {"event": "charter_of_freedom"}
    state = table("swap_first", seats=[seat(money=5), seat()], **what)
    assert open_choices(state) == ["swap stone", "swap wood", "decline"]
    choose(state, "swap wood")
    assert goods(state, 0) == {"wood": 1, "money": 3}
    assert state.view(None)["step"] == "play_card"
    state = table("swap_first", seats=[seat(money=5), seat(wood=15)], **what)
    assert open_choices(state) == ["swap stone", "decline"]
    poor = table("swap_first", seats=[seat(money=1), seat()], **what)
    assert poor.view(None)["step"] == "play_card"


@rule("WWE-21.IV10")
def test_fame_makes_minor_service_worth_two_points() -> None:
    state = table(
        "play_card", event="fame_of_the_hospital", seats=[seat(hand=["medicine"]), seat()]
    )
    choose(state, "use medicine")
    assert goods(state, 0) == {"money": 3}
    assert player(state, 0)["vp"] == 10


@rule("WWE-21.IV11")
def test_few_masons_place_one_material_at_a_time() -> None:
    seats = [seat(stone=2, wood=2, hand=["privilege"]), seat()]
    state = table("project", event="shortage_of_masons", seats=seats)
    assert open_choices(state) == [
        "build bridge stone",
        "build bridge wood",
        "build tower stone",
        "build tower wood",
    ]
    assert refusal(state, "build bridge stone+stone") == "WWE-21.IV11"
    again = seat(stone=1, wood=1, open=["project"], hand=["privilege"])
    state = table("play_card", event="shortage_of_masons", seats=[again, seat()], round=4)
    choose(state, "use privilege", "build bridge wood")
    assert player(state, 0)["vp"] == 11
