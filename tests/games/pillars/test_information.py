"""Section 25: what is hidden, and where chance comes from."""

from __future__ import annotations

import pytest

from tabard.kernel.dealer import Dealer
from tabard.kernel.play import random_choices, replay
from tabard.kernel.state import CHANCE
from tests.games.pillars.tables import (
    GAME,
    choose,
    open_choices,
    played,
    seat,
    table,
)
from tests.rules import rule

ELLEN = [seat(), seat(advantages=["adv_ellen"]), seat()]
HIDDEN = {"foreseen"}
CHANCE_STEPS = {
    "first_start_player",
    "kingsbridge_cards",
    "round_craftsmen",
    "resource_cards",
    "ellens_look",
    "draw_builder",
    "reveal_event",
    "tax_roll",
}


@rule("PIL-25.1")
def test_ellens_event_is_the_one_thing_that_lies_hidden() -> None:
    one = choose(table("ellens_look", seats=ELLEN), "event event_collapse")
    other = choose(table("ellens_look", seats=ELLEN), "event event_conflict")
    for viewer in (None, 0, 2):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(1) != other.view(1)
    assert set(one.position()) - set(one.view(0)) == HIDDEN


@rule("PIL-25.1")
@pytest.mark.parametrize("seed", range(2))
def test_everything_else_is_public_at_every_moment(seed: int) -> None:
    for state in played(3, seed):
        truth = {name: v for name, v in state.position().items() if name not in HIDDEN}
        truth["at"] = state.standing_at()  # where in the table of contents, which everybody sees
        assert state.view(None) == truth
        for viewer in range(3):
            seen = {name: v for name, v in state.view(viewer).items() if name not in HIDDEN}
            assert seen == truth


@rule("PIL-25.1")
@pytest.mark.parametrize("field", ["events_unseen", "advantages_unseen"])
def test_a_view_of_a_deck_says_nothing_about_its_order(field: str) -> None:
    table_order = GAME.start(2).view(None)[field]
    for state in played(2, seed=5):
        unseen = state.view(None)[field]
        assert unseen == [card for card in table_order if card in unseen]


@rule("PIL-25.1")
def test_the_bag_shows_how_many_builders_but_not_their_order() -> None:
    state = table("draw_builder")
    assert state.view(None)["bag"] == [3, 3, 3]
    assert open_choices(state) == ["builder 0", "builder 1", "builder 2"]


@rule("PIL-25.1", "PIL-22.5")
def test_a_redeal_keeps_what_a_seat_knows_and_shuffles_the_rest() -> None:
    state = choose(table("ellens_look", seats=ELLEN), "event event_collapse")
    dealer = Dealer(1)
    samples = [state.redeal(0, dealer) for _ in range(60)]
    assert all(sample.view(0) == state.view(0) for sample in samples)
    foreseen = {sample.position()["foreseen"] for sample in samples}
    assert foreseen == set(state.view(0)["events_unseen"])
    assert state.redeal(1, dealer).view(1) == state.view(1)


@rule("PIL-25.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seed_and_decisions_replay_a_game(players: int) -> None:
    first, second, third = (GAME.start(players) for _ in range(3))
    made = random_choices(first, Dealer(11))
    assert random_choices(second, Dealer(11)) == made
    replay(third, made)
    assert first.position() == second.position() == third.position()
    assert random_choices(GAME.start(players), Dealer(12)) != made


@rule("PIL-25.2")
def test_chance_has_its_say_at_the_named_moments_and_nowhere_else() -> None:
    found = set()
    for seed in range(12):
        for state in played(3, seed):
            if state.to_move == CHANCE:
                found.add(state.view(None)["step"])
    assert found == CHANCE_STEPS
