"""A hint tells a seat nothing that it cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE, OVER, State
from tabard.server.botpool import BotPool
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


async def said(pool: BotPool, state: State, seat: int) -> list[tuple[int, float, list[float]]]:
    """All that a hint is made of."""
    advice = await pool.advise(state, seat, "search:16", "t", 7)
    return [(each.code, each.share, each.chances) for each in advice]
