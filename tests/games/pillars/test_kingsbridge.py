"""Section 10: station 4, Kingsbridge; section 11: station 5, the priory."""

from __future__ import annotations

import pytest

from tests.games.pillars.tables import choose, goods, of_all, player, seat, table
from tests.rules import rule


@rule("PIL-10.1")
def test_the_cards_are_handed_out_in_space_order() -> None:
    towns = ["adv_richard", "adv_jack"]
    state = table("reveal_event", spaces={"kingsbridge": [2, 0]}, kingsbridge=towns)
    state.log = []
    choose(state, "event event_madonna_statue")
    received = [(e.seat, e.thing) for e in state.log if e.kind == "receives"]
    assert received == [(2, "adv_richard"), (0, "adv_jack")]
    assert of_all(state, "advantages") == [["adv_jack"], [], ["adv_richard"]]


@rule("PIL-10.1")
def test_an_immediate_card_is_resolved_and_leaves_the_game() -> None:
    towns = ["adv_wool_market", "adv_weeping_madonna"]
    state = table("kingsbridge", spaces={"kingsbridge": [1, 2]}, kingsbridge=towns)
    assert of_all(state, "gold") == [10, 18, 10]
    assert of_all(state, "vp") == [2, 2, 5]
    assert of_all(state, "advantages") == [[], [], []]


@rule("PIL-10.1")
def test_one_player_may_receive_both_cards() -> None:
    towns = ["adv_prior_philip", "adv_jack"]
    state = table("kingsbridge", spaces={"kingsbridge": [1, 1]}, kingsbridge=towns)
    assert set(player(state, 1)["advantages"]) == set(towns)


@rule("PIL-10.2")
def test_a_card_without_a_builder_leaves_the_game() -> None:
    towns = ["adv_aliena", "adv_jack"]
    state = table("kingsbridge", spaces={"kingsbridge": [None, 1]}, kingsbridge=towns)
    view = state.view(None)
    assert view["kingsbridge"] == [None, None]
    assert of_all(state, "advantages") == [[], ["adv_jack"], []]
    assert "adv_aliena" not in view["advantages_unseen"]


@rule("PIL-10.2")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("adv_aliena", "wood"), ("adv_tom_builder", "stone"), ("adv_richard", "sand")],
)
def test_a_permanent_card_works_in_the_round_of_taking(card: str, kind: str) -> None:
    towns = [card, "adv_jack"]
    state = table("kingsbridge", spaces={"kingsbridge": [0]}, kingsbridge=towns)
    assert goods(state, 0) == {kind: 1}


@rule("PIL-11.1")
@pytest.mark.parametrize(
    ("spaces", "points"), [([0, 1], [4, 3, 2]), ([1, 1], [2, 5, 2]), ([2], [2, 2, 4])]
)
def test_the_priory_gives_two_points_and_one_point(spaces: list[int], points: list[int]) -> None:
    assert of_all(table("priory", spaces={"priory": spaces}), "vp") == points


@rule("PIL-11.1")
def test_prior_philip_adds_a_point_for_each_own_builder_there() -> None:
    philip = seat(advantages=["adv_prior_philip"])
    state = table("priory", seats=[philip, seat()], spaces={"priory": [0, 0]})
    assert of_all(state, "vp") == [7, 2]
    state = table("priory", seats=[philip, seat()], spaces={"priory": [1, 0]})
    assert of_all(state, "vp") == [4, 4]
    state = table("priory", seats=[philip, seat()])
    assert of_all(state, "vp") == [2, 2]
