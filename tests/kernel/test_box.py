"""What follows from the declaration of a game's components, on Pillars."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabard.games import game
from tabard.games.pillars import state as declared
from tabard.games.pillars.state import BOX
from tabard.kernel.box.weave import woven
from tabard.kernel.dealer import Dealer
from tabard.kernel.play import random_choices
from tests.games.hands import at_random

GAME: Any = game("pillars")
SOURCE = Path(declared.__file__).with_name("state.py")


def states(players: int = 3, seed: int = 1, every: int = 5) -> list[Any]:
    """States of a random game."""
    found = at_random(GAME.start(players, {}), seed)
    return [s.copy() for n, s in enumerate(found) if n % every == 0]


def test_the_attributes_are_woven_from_the_declaration() -> None:
    text = SOURCE.read_text("utf-8")
    assert woven(text) == text, "run python -m tabard.kernel.box.weave --write"


def test_every_attribute_is_declared_and_fits_its_bits() -> None:
    assert BOX.mistakes(GAME.start(4)) == []


def test_a_copy_has_every_attribute_and_shares_none() -> None:
    """Each attribute gets a value that no other has; what a copy forgets would differ."""
    for change in (1, 7):
        s = GAME.start(4)
        for n, attr in enumerate(BOX.attrs):
            setattr(s, attr, type(getattr(s, attr))((n * change + 1) % 97))
        for seat, p in enumerate(s.seats):
            for n, attr in enumerate(BOX.mat_attrs):
                setattr(p, attr, type(getattr(p, attr))((n * change + seat) % 89))
        other = s.copy()
        assert BOX.freeze(other) == BOX.freeze(s)
        before = BOX.freeze(s)
        for attr in BOX.attrs:
            setattr(other, attr, type(getattr(other, attr))(1))
        for p in other.seats:
            for attr in BOX.mat_attrs:
                setattr(p, attr, type(getattr(p, attr))(1))
        assert BOX.freeze(s) == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_position_forgets_nothing(players: int) -> None:
    """Not only does it say the same again: every attribute is what it was."""
    for s in states(players, seed=players):
        again = GAME.load(json.loads(json.dumps(s.position())))
        assert BOX.freeze(again) == BOX.freeze(s)


def test_equal_states_are_those_with_equal_positions() -> None:
    found: dict[Any, str] = {}
    for seed in range(3):
        for s in states(seed=seed, every=1):
            text = json.dumps(s.position())
            assert found.setdefault(BOX.freeze(s), text) == text
    assert len(set(found.values())) == len(found) > 200


def test_a_frozen_state_thaws_and_plays_on() -> None:
    for s in states(every=40):
        other = BOX.thaw(GAME, s.options, BOX.freeze(s))
        assert random_choices(other, Dealer(3)) == random_choices(s, Dealer(3))
        assert other.position() == s.position()


def test_the_schema_accepts_every_position() -> None:
    schemas = pytest.importorskip("jsonschema_rs")
    check = schemas.validator_for(BOX.schema(GAME))
    for s in states(4, every=3):
        check.validate(s.position())
    spoiled = states(4)[3].position()
    for change in ({"hat": 1}, {"round": 9}, {"event": "event_flood"}, {"cost": 8}):
        assert not check.is_valid(spoiled | change)


def test_an_observation_is_of_one_length_and_knows_no_more_than_its_seat() -> None:
    slots = BOX.slots()
    assert len(slots) == len(set(slots))
    dealer = Dealer(1)
    for players in (2, 3, 4):
        for s in states(players):
            for seat in range(players):
                seen = BOX.observe(s.view(seat), seat)
                assert len(seen) == len(slots)
                assert seen == BOX.observe(s.redeal(seat, dealer).view(seat), seat)


def test_an_observation_counts_seats_from_the_viewer() -> None:
    slots = BOX.slots()
    gold = slots.index("+0.gold"), slots.index("+1.gold")
    s = states(3)[20]
    for seat in range(3):
        seen = BOX.observe(s.view(seat), seat)
        assert seen[gold[0]] == s.seats[seat].gold
        assert seen[gold[1]] == s.seats[(seat + 1) % 3].gold


def test_every_component_is_described_in_one_line() -> None:
    lines = BOX.document()
    assert all(len(line.split(None, 2)[2]) > 3 for line in lines)
    assert sum("secret" in line.split()[1] for line in lines) == 1
