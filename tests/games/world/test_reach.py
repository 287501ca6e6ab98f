"""What the learned value sees in a seat's reach: cards together, and what comes too late."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.world.tables import seat, table
from tests.games.world.test_features import features_of

Seat = dict[str, Any]


def at_play(first: Seat, **what: Any) -> dict[str, float]:
    """The features of the seat that is to lay a card."""
    return features_of(table("play_card", seats=[first, seat()], **what), 0)


def test_material_that_no_card_will_place_comes_too_late() -> None:
    kept = ["rent", "market"]
    last = at_play(seat(stone=2, hand=kept), chapter=4, round=6)
    assert last["material_too_late"] == 2
    assert "placing_soon" not in last
    card = at_play(seat(stone=2, hand=["project", "market"]), chapter=4, round=6)
    assert "material_too_late" not in card
    assert card["placing_soon"] == 2
    assert "material_too_late" not in at_play(seat(stone=2, hand=kept), chapter=3, round=6)


def test_privilege_and_material_to_come_make_more_of_a_project() -> None:
    hand = ["project", "privilege", "building_material", "rent"]
    assert at_play(seat(stone=3, hand=hand), round=5)["placing_soon"] == 4
    assert at_play(seat(stone=3, hand=["project", "privilege"]), round=6)["placing_soon"] == 2


def test_goods_are_sold_in_this_chapter_only_with_the_card() -> None:
    held = at_play(seat(wool=3, hand=["market", "rent"]), round=6)
    assert held["sale_in_reach"] == 6
    assert "sale_later" not in held
    without = at_play(seat(wool=3, hand=["rent", "medicine"]), round=6)
    assert without["sale_later"] == 6
    assert "sale_in_reach" not in without


def test_wool_woven_first_brings_more_where_two_turns_are_left() -> None:
    hand = ["market", "cloth_making", "rent", "medicine"]
    assert at_play(seat(wool=2, hand=hand), chapter=2, round=5)["weave_and_sell"] == 2
    too_late = at_play(seat(wool=2, hand=hand[:2]), chapter=2, round=6)
    assert "weave_and_sell" not in too_late


def test_cloth_beyond_all_sales_that_are_left_is_too_much() -> None:
    assert at_play(seat(cloth=3, hand=["market"]), chapter=4, round=6)["cloth_too_much"] == 2
    assert "cloth_too_much" not in at_play(seat(cloth=3, hand=["market"]), chapter=2, round=6)


def test_a_duty_is_in_reach_by_its_card_and_by_the_rent_of_a_house() -> None:
    plots = {"piety_stone_plot": 0}
    for hand, missing in [
        (["donation", "favour"], 2),
        (["piety", "favour"], 1),
        (["piety", "rent"], 0),
    ]:
        found = at_play(seat(hand=hand, money=9, grain=2), round=6, plots=plots)
        assert found.get("piety_out_of_reach", 0) == missing
        assert found.get("loss_out_of_reach", 0) == 3 * missing


def test_tax_is_in_reach_by_what_can_be_sold() -> None:
    poor = {"money": 0, "wool": 1, "piety": 2, "grain": 2}
    without = at_play(seat(hand=["donation", "favour"], **poor), round=6)
    assert without["tax_out_of_reach"] == pytest.approx(3.5)
    sold = at_play(seat(hand=["market", "favour"], **poor), round=6)
    assert sold["tax_out_of_reach"] == pytest.approx(1.5)


def test_more_duties_than_turns_cannot_all_be_met() -> None:
    found = at_play(seat(hand=["grain", "piety"], money=9), round=6)
    assert found["duties_too_many"] == 1


def test_a_seal_counts_by_how_its_project_will_be_finished() -> None:
    nearly = {"bridge": {"stone": 3, "wood": 2, "seals": [0]}}
    found = at_play(seat(), chapter=4, projects=nearly)
    assert found["seal_free_fields"] == 1
    assert found["seal_sure"] == pytest.approx(1 + 2)
    early = at_play(seat(), chapter=2, projects={"bridge": {"stone": 2, "wood": 1, "seals": [0]}})
    assert "seal_sure" not in early
    assert early["seal_by_progress"] == pytest.approx(1 + 2)
    late = at_play(seat(), chapter=4, projects={"bridge": {"stone": 2, "wood": 1, "seals": [0]}})
    assert "seal_by_progress" not in late


def test_the_metal_counts_as_far_as_the_tower_is_built() -> None:
    tower = {"tower": {"stone": 4, "wood": 2, "seals": []}}
    alone = at_play(seat(loyalty=2), chapter=3, projects=tower)
    assert alone["metal_share"] == pytest.approx(3 * 6 / 8)
    state = table(
        "play_card", chapter=3, projects=tower, seats=[seat(loyalty=1), seat(loyalty=1), seat()]
    )
    assert features_of(state, 0)["metal_share"] == pytest.approx(6 / 8)
    assert "metal_share" not in features_of(state, 2)


def test_who_turns_the_next_event_card_has_the_choice_of_favours() -> None:
    state = table("play_card", favour="merchants", seats=[seat(piety=3), seat(loyalty=3, piety=1)])
    mine, theirs = features_of(state, 0), features_of(state, 1)
    assert "favour_choice" not in mine
    assert (theirs["favour_choice"], theirs["favour_third"]) == (3, 1)
    assert mine["favour_third"] == 3


def test_a_house_is_ready_with_the_card_its_money_and_material() -> None:
    hand = ["build_house", "rent"]
    ready = at_play(seat(stone=1, money=1, hand=hand), round=6)
    assert ready["house_ready"] == 1
    assert ready["house_ready_worth"] > 2
    assert "house_ready" not in at_play(seat(stone=1, money=0, hand=hand), round=6)
    assert "house_ready" not in at_play(seat(stone=0, money=1, hand=hand), round=6)


def test_one_more_knowledge_may_reach_another_patient() -> None:
    found = at_play(seat(medical=2), sick={2: 2, 7: 1})
    assert found["care_possible"] > 2
    assert found["care_with_more"] > 0
    assert "care_with_more" not in at_play(seat(medical=3), sick={2: 2})


def test_privilege_promises_the_best_card_a_second_time() -> None:
    hand = ["privilege", "project", "donation", "favour"]
    assert at_play(seat(stone=2, hand=hand), round=5)["privilege_best"] > 0.9
    assert "privilege_best" not in at_play(seat(stone=2, hand=hand[:2]), round=6)


def test_a_card_that_asks_is_known_while_it_is_carried_out() -> None:
    state = table("market", seats=[seat(wool=2), seat()])
    assert features_of(state, 0)["pending_market"] == 1
    assert "pending_market" not in features_of(state, 1)
