"""What lies face down in Feudum is, by its declaration, what the modules by hand make of it."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games import game
from tabard.games.feudum import redeal as by_hand
from tabard.games.feudum import view
from tabard.games.feudum.piles import PILES, SEALS, WRITS
from tabard.kernel.dealer import Dealer
from tabard.kernel.position import Fields
from tests.games.hands import at_random

GAME: Any = game("feudum")


def some(players: int, seed: int, every: int) -> list[Any]:
    """States of a random game."""
    states = at_random(GAME.start(players, {}), seed)
    return [s.copy() for n, s in enumerate(states) if n % every == 0]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_secrets_and_views_and_redeals_are_the_same(players: int, seed: int) -> None:
    seen = 0
    for n, s in enumerate(some(players, seed, 7)):
        secret: dict[str, Any] = {}
        for pile in PILES:
            secret |= pile.truth(s)
        truth = view.position(s)["secret"]
        truth.pop("knows")
        assert secret == truth
        for seat in range(players):
            mine: dict[str, Any] = {}
            for pile in PILES:
                mine |= pile.mine(s, seat)
            assert mine == view.view(s, seat)["mine"]
        for viewer in (None, *range(players)):
            other = s.copy()
            dealer = Dealer(f"{n}")
            for pile in PILES:
                pile.redeal(other, viewer, dealer)
            hand_made = by_hand.redeal(s, viewer, Dealer(f"{n}"))
            assert other.position() == hand_made.position()
            seen += 1
    assert seen > 100


def test_secrets_read_back() -> None:
    for s in some(3, 4, 11):
        other = s.copy()
        for p in other.seats:
            p.hand = p.writs = 0
            p.seals = bytes(v if v >= 8 else 0 for v in p.seals)
        other.queue = other.drawn = other.immune = other.pool = b""
        other.scrolls, other.unseen = bytes(len(s.scrolls)), 0
        secret = view.position(s)["secret"]
        f = Fields(secret, "secret")
        for pile in PILES:
            pile.read(f, other)
        assert other.position() == s.position()
        assert WRITS.pieces(other) == WRITS.pieces(s)
        assert SEALS.pieces(other) == SEALS.pieces(s)
