"""What the learned value looks at: features of a seat by name."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.world.features import FEATURES
from tabard.kernel.features import Scale
from tabard.kernel.state import State
from tests.games.world.tables import choose, seat, table


def features_of(state: State, number: int) -> dict[str, float]:
    """The features of a seat that are not 0."""
    size = len(FEATURES.names)
    scale = Scale(size, [0.0] * (size * len(FEATURES.stretches)))
    scale.noting = True
    scale.clear(stretch(state))
    FEATURES.weigh(state, number, scale)  # type: ignore[arg-type]
    return {
        name: amount for name, amount in zip(FEATURES.names, scale.noted, strict=True) if amount
    }


def stretch(state: State) -> int:
    """The stretch in which a state stands."""
    return int(FEATURES.stretch(state))  # type: ignore[arg-type]


def test_there_are_as_many_features_as_a_linear_value_can_learn() -> None:
    assert 60 <= len(FEATURES.names) <= 150
    assert len(FEATURES.stretches) == 4 * 6


@pytest.mark.parametrize(
    ("step", "what", "name"),
    [
        ("play_card", {"chapter": 1, "round": 2}, "chapter_1_round_2"),
        ("royal_court", {"chapter": 3, "seats": [seat(penalties=["royal_court"]), seat()]}, "3_1"),
        ("tax_roll", {"chapter": 2}, "chapter_2_round_6"),
    ],
)
def test_a_stretch_is_a_round_of_a_chapter(step: str, what: dict[str, Any], name: str) -> None:
    found = FEATURES.stretches[stretch(table(step, **what))]
    assert found == (name if name.startswith("chapter") else "chapter_3_round_1")


def test_after_the_duties_a_seat_stands_as_at_the_next_chapters_start() -> None:
    failed = seat(loyalty=1, money=0, missing={"grain_duty": 2}, penalties=["begging"])
    asked = table("protection", chapter=1, seats=[failed, seat()])
    assert FEATURES.stretches[stretch(asked)] == "chapter_2_round_1"
    before = features_of(asked, 0)
    assert (before["turns_left"], before["begging"], before["hand_grain"]) == (6, 1, 1)
    after = features_of(choose(asked, "decline"), 0)
    assert {name: after[name] for name in before} == before


def test_care_in_the_middle_of_a_turn_does_not_look_like_the_chapters_end() -> None:
    what: dict[str, Any] = {
        "seats": [seat(open=["project"]), seat(medical=2)],
        "projects": {"hospital": {"stone": 3, "wood": 2, "seals": [1]}},
        "sick": {10: 2},
        "chapter": 4,
        "round": 3,
        "finishing": "hospital",
        "donors_seen": 2,
        "carer": 1,
    }
    state = table("hospital_care", **what)
    assert FEATURES.stretches[stretch(state)] == "chapter_4_round_3"
    assert features_of(state, 1)["piety_short"] == 2


def test_duties_are_projected_with_what_a_player_has() -> None:
    seats = [seat(piety=1, grain=3, money=4, loyalty=1), seat(piety=2, grain=2, money=9)]
    found = features_of(table("play_card", chapter=2, seats=seats), 0)
    assert (found["piety_short"], found["grain_for_later"]) == (1, 1)
    assert found["tax_short"] == pytest.approx(1 / 6)
    assert found["duty_loss"] == pytest.approx(3 + 1 / 6)
    assert found["failures_beyond_loyalty"] == pytest.approx(1 / 6)
    assert "duty_loss" not in features_of(table("play_card", chapter=2, seats=seats), 1)


def test_in_the_last_chapter_failed_duties_cost_double_and_goods_count() -> None:
    seats = [seat(vp=20, piety=2, grain=1, money=5, stone=2, wood=1), seat()]
    found = features_of(table("play_card", chapter=4, seats=seats), 0)
    assert found["duty_loss"] == 4
    assert found["points_at_the_end"] == pytest.approx(20 - 4 + 3 + (5 - 3.5) / 2)


def test_cards_count_by_what_they_would_bring() -> None:
    seats = [seat(stone=2, hand=["project", "rent"]), seat()]
    found = features_of(table("play_card", round=6, seats=seats), 0)
    assert (found["hand_project"], found["hand_rent"], found["turns_left"]) == (1, 1, 1)
    assert found["worth_project"] > 2
    assert "worth_rent" not in found


def test_the_promise_of_a_hand_counts_dear_cards_in_full() -> None:
    """In half points: four points and more once fell out of the compiled sum."""
    what: dict[str, Any] = {"money": 9, "grain": 2, "hand": ["piety", "favour"]}
    found = features_of(table("play_card", chapter=4, round=6, seats=[seat(**what), seat()]), 0)
    assert found["worth_piety"] > 5
    assert found["hand_promise"] == int(2 * found["worth_piety"])


def test_the_hand_counts_in_the_last_chapter_while_a_card_is_being_carried_out() -> None:
    """Or else cards that ask something would look worse than those that ask nothing."""
    full = table("market", chapter=4, round=2, seats=[seat(wool=3), seat()])
    bare = full.copy()
    bare.seats[0].hand = 0  # type: ignore[attr-defined]
    assert full.game.value(full, 0) > full.game.value(bare, 0)
