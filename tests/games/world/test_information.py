"""Sections 20.7 and 20.12 to 20.14: what is hidden, and what a fair re-deal replaces."""

from __future__ import annotations

from collections import Counter

import pytest

from tabard.kernel.dealer import Dealer
from tests.games.world.tables import choose, owned, played, seat, table
from tests.rules import rule

OWN = {"goods", "hand", "hidden"}


@rule("WWE-20.7", "WWE-20.12")
def test_a_view_has_the_own_goods_and_cards_and_not_those_of_others() -> None:
    state = table("play_card", seats=[seat(stone=2), seat(wool=3), seat()])
    truth = state.position()
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert view.keys() == {*truth.keys(), "at"}
        for number, shown in enumerate(view["seats"]):
            whole = truth["seats"][number]
            if number == viewer:
                assert shown == whole
            else:
                assert shown == {k: v for k, v in whole.items() if k not in OWN}
    assert truth["seats"][0].keys() >= OWN


@rule("WWE-20.12")
def test_a_discard_shows_the_owner_alone_which_card_it_is() -> None:
    state = table("discard")
    state.log = []
    choose(state, "discard grain")
    event = next(event for event in state.log if event.kind == "discards")
    assert [event.seen_by(viewer)["thing"] for viewer in (0, 1, None)] == ["grain", "", ""]
    assert "grain" in state.view(0)["seats"][0]["hidden"]
    assert state.view(1)["seats"][0]["hidden_cards"] == len(state.view(0)["seats"][0]["hidden"])


@rule("WWE-20.12", "WWE-20.7")
def test_who_pays_a_toll_from_behind_his_screen_is_seen_to_pay() -> None:
    paid = choose(table("event_choice", event="bridge_toll", seats=[seat(vp=0)] * 2), "pay money")
    lost = choose(table("event_choice", event="bridge_toll", seats=[seat(vp=0)] * 2), "lose_points")
    assert owned(paid, "money") != owned(lost, "money")
    assert paid.view(None)["last"] == "pay money"
    assert lost.view(None)["last"] == "lose_points"


@rule("WWE-20.13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_redeal_moves_cards_of_others_between_hand_and_hidden_pile_alone(players: int) -> None:
    dealer = Dealer("redeal")
    changed = 0
    for ply, state in enumerate(played(players, players)):
        if ply % 5:
            continue
        truth = state.position()
        for viewer in (*range(players), None):
            other = state.redeal(viewer, dealer)
            sample = other.position()
            changed += sample != truth
            assert other.view(viewer) == state.view(viewer)
            for number, now in enumerate(sample["seats"]):
                was = truth["seats"][number]
                assert sorted(now["hand"] + now["hidden"]) == sorted(was["hand"] + was["hidden"])
                assert len(now["hidden"]) == len(was["hidden"])
                assert now["goods"] == was["goods"]
                assert number != viewer or now == was
            rest = {key: value for key, value in sample.items() if key != "seats"}
            assert rest == {key: value for key, value in truth.items() if key != "seats"}
            assert state.game.hides(state, viewer) or sample == truth
            assert state.game.violations(other) == []
    assert changed > 50


@rule("WWE-20.13")
def test_a_redeal_makes_every_hidden_pile_as_likely() -> None:
    state = table("play_card", round=3, players=2)
    cards = state.position()["seats"][1]
    pool = cards["hand"] + cards["hidden"]
    assert (len(pool), len(cards["hidden"])) == (10, 2)
    dealer, draws = Dealer("even"), 9000
    piles = Counter(
        tuple(state.redeal(0, dealer).position()["seats"][1]["hidden"]) for _ in range(draws)
    )
    assert len(piles) == 45
    for count in piles.values():  # six standard deviations at most
        assert abs(count - draws / 45) < 6 * (draws / 45) ** 0.5


@rule("WWE-20.14", "WWE-2.7")
def test_any_card_of_the_chapter_that_nobody_saw_may_be_next() -> None:
    state = table("reveal", round=3, revealed=["wool_glut"], slots=["wool_glut"])
    seen = set(state.position()["revealed"])
    assert len(state.choices()) == 11 - 2
    assert not seen & {state.game.actions.json(code)["event"] for code in state.choices()}
    assert state.weights() == [1] * 9


@rule("WWE-20.14", "WWE-13.1")
def test_a_tile_is_drawn_from_those_that_nobody_saw() -> None:
    state = table("falls_sick", event="flagellants", round=1, chapter=3)
    assert [state.game.actions.text(code) for code in state.choices()] == [
        f"tile {value}" for value in range(1, 6)
    ]
    assert state.weights() == [2, 3, 3, 2, 1]
    choose(state, "tile 5")
    assert state.view(None)["plague"]["location_10"] == 5
    assert state.view(None)["tiles_unseen"] == [2, 3, 3, 2, 0]
