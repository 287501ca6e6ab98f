"""Bots choose from what their seat may see: what is hidden cannot change their choice."""

from __future__ import annotations

import functools
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import tabard
from tabard.bots import registry
from tabard.bots.bot import Bot
from tabard.bots.planner import planners
from tabard.games import toll as toy
from tabard.kernel.dealer import Dealer
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.plain import exact
from tabard.kernel.state import OVER, State

PILLARS = tabard.game("pillars")
FEUDUM = tabard.game("feudum")
Maker = Callable[[int], Bot]  # a bot from its seed
# The higher levels search like `search:N`, only longer, and a clock may stop them at any iteration.
FAIR_BOTS = (
    *(name for name in registry.NAMES if name not in ("level4", "level5", "level6")),
    "search:10",
)
HOUSE_BOTS = [pytest.param(functools.partial(registry.bot, name), id=name) for name in FAIR_BOTS]
BOT_SEEDS = range(4)


class Cheat(Bot):
    """Looks at the true state before it chooses."""

    def choose(self, state: State, seat: int | None = None) -> int:
        choices = state.choices()
        return choices[zlib.crc32(exact(state.position()).text().encode()) % len(choices)]


class ForeseeingCheat(Bot):
    """Looks only at the event that Ellen's owner alone has seen."""

    def choose(self, state: State, seat: int | None = None) -> int:
        choices = state.choices()
        return choices[len(state.position()["foreseen"]) % len(choices)]


def hidden_states(
    game: Game[Any], players: int, wanted: int, hides: Callable[[State], bool]
) -> list[State]:
    """States of random games in which something is hidden from the seat to move."""
    found: list[State] = []
    for seed in range(500):
        state: State = game.start(players)
        dealer, menu = Dealer(f"fairness:{seed}"), Menu()
        state.fill(menu)
        while state.to_move != OVER:
            if state.to_move >= 0 and hides(state) and dealer.below(5) == 0:
                found.append(state.copy())
            if len(found) == wanted:
                return found
            state.advance(dealer.deal(menu), menu)
    raise AssertionError(f"{game.id} hides too little")


def foreseen(state: State) -> bool:
    """Whether Ellen has looked, and not for the seat to move."""
    return "foreseen" in state.position() and "foreseen" not in state.view(int(state.to_move))


def twins(state: State, count: int) -> list[State]:
    """States that differ from this one, and that the seat to move cannot tell from it."""
    dealer, seat = Dealer("twins"), int(state.to_move)
    others = [state.redeal(seat, dealer) for _ in range(count)]
    truth = exact(state.position())
    assert all(exact(other.view(seat)) == exact(state.view(seat)) for other in others)
    return [other for other in others if exact(other.position()) != truth]


def unfair(bot: Maker, states: list[State]) -> int:
    """How often a bot chooses otherwise because of something that it may not know."""
    wrong = pairs = 0
    for state in states:
        for other in twins(state, 4):
            for seed in BOT_SEEDS:
                wrong += bot(seed).choose(state) != bot(seed).choose(other)
                pairs += 1
    assert pairs > len(states), "there was too little to tell apart"
    return wrong


@pytest.fixture(scope="module")
def ellens_states() -> list[State]:
    return [
        state for players in (2, 3, 4) for state in hidden_states(PILLARS, players, 12, foreseen)
    ]


@pytest.fixture(scope="module")
def hands() -> list[State]:
    return hidden_states(toy.GAME, 3, 40, lambda state: True)


@pytest.mark.parametrize("bot", HOUSE_BOTS)
def test_bots_do_not_know_what_ellen_saw(bot: Maker, ellens_states: list[State]) -> None:
    assert unfair(bot, ellens_states) == 0


@pytest.mark.parametrize("bot", HOUSE_BOTS)
def test_bots_do_not_know_the_hands_of_others(bot: Maker, hands: list[State]) -> None:
    assert unfair(bot, hands) == 0


@pytest.fixture(scope="module")
def feudum_states() -> list[State]:
    return [
        state
        for players in (2, 5)
        for state in hidden_states(FEUDUM, players, 12, lambda state: state.position()["round"] > 2)
    ]


@pytest.mark.parametrize("bot", HOUSE_BOTS)
def test_bots_do_not_know_cards_writs_and_seals_of_feudum(
    bot: Maker, feudum_states: list[State]
) -> None:
    assert unfair(bot, feudum_states) == 0


@pytest.mark.parametrize("name", planners(FEUDUM))
def test_planners_do_not_know_them_either(name: str, feudum_states: list[State]) -> None:
    assert unfair(functools.partial(registry.bot, name), feudum_states[::4]) == 0


def test_a_bot_that_looks_at_the_secrets_of_feudum_is_caught(feudum_states: list[State]) -> None:
    assert unfair(Cheat, feudum_states) > 0


@pytest.mark.parametrize("cheat", [Cheat, ForeseeingCheat])
def test_a_bot_that_looks_at_ellens_event_is_caught(
    cheat: Maker, ellens_states: list[State]
) -> None:
    assert unfair(cheat, ellens_states) > 0


def test_a_bot_that_looks_at_the_hands_of_others_is_caught(hands: list[State]) -> None:
    assert unfair(Cheat, hands) > 0


@pytest.mark.parametrize("bot", HOUSE_BOTS)
def test_a_bot_leaves_the_state_as_it_is(bot: Maker, ellens_states: list[State]) -> None:
    for state in ellens_states[:6]:
        before = exact(state.position())
        assert bot(1).choose(state) in state.choices()
        assert exact(state.position()) == before


def test_a_redeal_makes_every_unseen_event_as_likely(ellens_states: list[State]) -> None:
    state = ellens_states[0]
    dealer, draws = Dealer("even"), 4000
    seen = Counter(
        state.redeal(int(state.to_move), dealer).position()["foreseen"] for _ in range(draws)
    )
    unseen = state.position()["events_unseen"]
    assert set(seen) == set(unseen)
    for event in unseen:  # six standard deviations at most
        assert abs(seen[event] / draws - 1 / len(unseen)) < 6 * (1 / len(unseen) / draws) ** 0.5


def test_ellens_owner_keeps_what_she_saw(ellens_states: list[State]) -> None:
    for state in ellens_states:
        truth = state.position()["foreseen"]
        for seat in range(int(state.players)):
            if "foreseen" in state.view(seat):
                redealt = state.redeal(seat, Dealer(seat))
                assert redealt.position()["foreseen"] == truth


@functools.cache
def any_hidden_states(name: str) -> list[State]:
    """States of a game, with the most players, in which something is hidden from who is to move."""
    game = tabard.game(name)
    return hidden_states(
        game, game.players[-1], 8, lambda state: game.hides(state, int(state.to_move))
    )


def hides_something(name: str) -> bool:
    """Whether anything is ever hidden from who is to move in a random game."""
    game = tabard.game(name)
    state: State = game.start(game.players[-1])
    dealer, menu = Dealer("hides"), Menu()
    state.fill(menu)
    while state.to_move != OVER:
        if state.to_move >= 0 and game.hides(state, int(state.to_move)):
            return True
        state.advance(dealer.deal(menu), menu)
    return False


HIDING = [name for name in tabard.GAMES if hides_something(name)]


@pytest.mark.parametrize("name", HIDING)
@pytest.mark.parametrize("bot", HOUSE_BOTS)
def test_bots_do_not_know_what_a_game_hides(bot: Maker, name: str) -> None:
    assert unfair(bot, any_hidden_states(name)) == 0


@pytest.mark.parametrize("name", HIDING)
def test_a_bot_that_looks_at_what_a_game_hides_is_caught(name: str) -> None:
    assert unfair(Cheat, any_hidden_states(name)) > 0


def test_seats_that_choose_at_the_same_time_may_be_asked_in_any_order() -> None:
    """Who is asked last is thought for as well as who is asked first (FEU-3.4)."""
    state: State = FEUDUM.start(3)
    dealer, several = Dealer("any order"), 0
    while several < 12:
        if state.to_move < 0:
            state.apply(dealer.deal(state.open_menu()))
            continue
        order = state.awaited()
        several += len(order) > 1
        before = exact(state.position())
        answers = {
            seat: registry.bot("search:40", several).choose(state, seat) for seat in order[::-1]
        }
        assert all(answers[seat] in state.choices_of(seat) for seat in order)
        assert exact(state.position()) == before
        for seat in order:
            if state.to_move == seat:  # a card that was the only one left is laid by itself
                state.apply(answers[seat])


def test_who_is_asked_out_of_turn_does_not_know_what_others_chose_before() -> None:
    state: State = FEUDUM.start(3)
    dealer = Dealer("out of turn")
    while len(state.awaited()) < 3:
        state.apply(dealer.deal(state.open_menu()))
    last = state.awaited()[-1]
    moved = state.copy()
    moved.apply(moved.choices()[0])
    other = state.copy()
    other.apply(other.choices()[1])
    for seed in BOT_SEEDS:
        bots = [registry.bot("search:40", seed) for _ in range(2)]
        assert bots[0].choose(moved, last) == bots[1].choose(other, last)
