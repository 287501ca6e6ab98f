"""A hint tells a seat nothing that it cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabard import reasons
from tabard.bots.weights import judge_of
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE, OVER, State
from tabard.messages import LANGUAGES
from tabard.server.botpool import BotPool
from tabard.server.botworker import told
from tabard.words import Words
from tests.server.inn import run


def moments(name: str, players: int) -> Iterator[State]:
    """Moments of a random game in which the seat to move cannot know everything."""
    dealer = Dealer(f"hints:{name}")
    state: State = game(name).start(players)
    found = 0
    while state.to_move != OVER and found < 6:
        seat = int(state.to_move)
        if state.to_move != CHANCE and state.game.hides(state, seat) and dealer.below(6) == 0:
            found += 1
            yield state
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["world", "feudum"])
def test_states_that_a_seat_cannot_tell_apart_have_the_same_hint(name: str) -> None:
    async def story() -> None:
        pool = BotPool(1)
        differing = 0
        try:
            for state in moments(name, 3):
                seat = int(state.to_move)
                other = state.redeal(seat, Dealer("another truth"))
                differing += other.position() != state.position()
                found = [await said(pool, truth, seat) for truth in (state, other)]
                assert found[0] == found[1]
        finally:
            pool.close()
        assert differing > 0

    run(story)


async def said(pool: BotPool, state: State, seat: int) -> bytes:
    """All that a hint is made of, and its reasons as they are read in every language."""
    advice = await pool.advise(state, seat, "search:16", "t", 7)
    figures = [told(one) for one in advice]
    text = []
    for lang in LANGUAGES:
        words = Words(state.game.edition, lang)
        who = reasons.contenders([f"Seat {n}" for n in range(state.players)], [], words)
        text += [reasons.why(one, seat, words, who) for one in advice]
        text += [reasons.chance(one.chances[seat], words) for one in advice]
    return repr((figures, text)).encode()


@pytest.mark.parametrize("name", ["world", "feudum"])
def test_who_looked_at_the_truth_would_say_something_else(name: str) -> None:
    """The test above can fail: to a judge the states that are compared do differ."""
    judge = judge_of(game(name), 3)
    differing = 0
    for state in moments(name, 3):
        other = state.redeal(int(state.to_move), Dealer("another truth"))
        seen = []
        for truth in (state, other):
            judge.look(truth)
            seen.append(list(judge.values))
        differing += seen[0] != seen[1]
    assert differing > 0
