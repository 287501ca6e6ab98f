"""What follows from the declaration of a game's components, for every game of the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tabard.games
from tabard.games import SHELF_FACTS, game
from tabard.games.feudum.frames.between import BILL, Bill
from tabard.games.pillars import Pillars
from tabard.games.pillars.components import MAT, TABLE
from tabard.games.pillars.state import PillarsState
from tabard.kernel.box.box import Box
from tabard.kernel.box.codes import Id
from tabard.kernel.box.fields import One, Store
from tabard.kernel.box.packed import Counts, OfSeats, Row
from tabard.kernel.box.schemas import misfit
from tabard.kernel.box.weave import woven
from tabard.kernel.conformance import check_game
from tabard.kernel.dealer import Dealer
from tabard.kernel.declarations import check_kept
from tabard.kernel.play import random_choices
from tests.games.hands import at_random

DECLARED = sorted(SHELF_FACTS)
EVERY = 23  # how many choices lie between the states that are looked at


def box_of(name: str) -> Box:
    """The declaration of a game."""
    found = game(name).box
    assert found is not None
    return found


def states(name: str) -> Iterator[Any]:
    """States of one random game for each number of players."""
    for players in game(name).players:
        for n, s in enumerate(at_random(game(name).start(players, {}), players)):
            if n % EVERY == 0:
                yield s.copy()


def test_every_game_of_the_house_declares_its_components() -> None:
    assert [name for name in DECLARED if game(name).box is None] == []
    assert {"pillars", "toll"} <= {*DECLARED}


@pytest.mark.parametrize("name", DECLARED)
def test_attributes_and_views_are_woven_from_the_declaration(name: str) -> None:
    folder = Path(tabard.games.__file__).parent / name
    for path, text in woven(folder).items():
        assert path.read_text("utf-8") == text, f"run tabard.kernel.box.weave {folder} --write"


def owners(box: Box, s: Any) -> list[tuple[Any, list[Store]]]:
    """A state and its players' objects, each with what it keeps."""
    return [(s, box.stores), *[(p, box.mat_stores) for p in s.seats]]


@pytest.mark.parametrize("name", DECLARED)
def test_a_copy_has_every_attribute_and_shares_none(name: str) -> None:
    """Each number gets a value that no other has; what a copy forgets would differ."""
    box = box_of(name)
    s = max(states(name), key=lambda one: len(str(box.freeze(one))))  # objects hold something
    for owner, stores in owners(box, s):
        for n, store in enumerate(stores):
            if store.kind in ("i64", "bool"):
                setattr(owner, store.attr, type(getattr(owner, store.attr))(1 + n))
    before = box.freeze(s)
    other = s.copy()
    assert box.freeze(other) == before
    blank = box.make(game(name), s.players, s.options)
    for (owner, stores), (empty, _) in zip(owners(box, other), owners(box, blank), strict=True):
        for store in stores:
            setattr(owner, store.attr, getattr(empty, store.attr))
    assert box.freeze(other) != before
    assert box.freeze(s) == before


@pytest.mark.parametrize("name", DECLARED)
def test_equal_states_are_those_with_equal_positions(name: str) -> None:
    found: dict[Any, str] = {}
    for s in states(name):
        text = json.dumps([s.options, s.position()])
        assert found.setdefault(box_of(name).freeze(s), text) == text
    assert len(set(found.values())) == len(found)


@pytest.mark.parametrize("name", DECLARED)
def test_a_frozen_state_thaws_and_plays_on(name: str) -> None:
    box = box_of(name)
    for n, s in enumerate(states(name)):
        other = box.thaw(game(name), s.options, box.freeze(s))
        assert other.position() == s.position()
        if n % 5 == 0:
            assert random_choices(other, Dealer(3)) == random_choices(s, Dealer(3))


@pytest.mark.parametrize("name", DECLARED)
def test_the_schema_accepts_every_position_and_nothing_added(name: str) -> None:
    schema = json.loads(json.dumps(box_of(name).schema()))
    for s in states(name):
        position = s.position()
        assert misfit(schema, position) is None
        assert misfit(schema, position | {"hat": 1}) == ("hat", "is no field of a position")
        for key in schema["required"]:
            spoiled = {k: v for k, v in position.items() if k != key}
            assert misfit(schema, spoiled) == (key, "is missing")
            assert misfit(schema, position | {key: -(10**9)}) is not None


@pytest.mark.parametrize("name", DECLARED)
def test_every_component_says_what_it_is(name: str) -> None:
    whole = box_of(name).schema()["properties"]
    for each in (whole, whole["seats"]["items"]["properties"]):
        assert [key for key, schema in each.items() if len(schema.get("description", "")) < 4] == []


class Forgetful(Pillars):
    """Reads positions with something in the state that no position says."""

    def load(self, position: Any) -> PillarsState:
        state = super().load(position)
        state.past |= 1 << 32  # beyond the events that there have been
        return state


def test_a_position_that_forgets_what_the_state_keeps_is_found() -> None:
    found = check_game(Forgetful(), 2, {}, 1)
    assert len(found) == 1
    assert found[0].endswith("forgets what the state keeps")


def test_a_seat_that_a_part_remembers_is_null_for_nobody_and_counted_from_the_viewer() -> None:
    payer = 2
    state: Any = game("feudum").start(4)
    state.call(next(part for part in state.game.called if part.frame is BILL))
    assert state.view(None)["facts"]["bill"]["payer"] is None
    state.of(Bill).payer = payer
    names = game("feudum").spec(4).observation.names
    for viewer in range(state.players):
        seen = dict(zip(names, state.observation(viewer), strict=True))
        place = (payer - viewer) % state.players
        assert [seen[f"facts.bill.payer=+{n}"] for n in range(state.players)] == [
            int(n == place) for n in range(state.players)
        ]


def test_an_attribute_that_nobody_has_declared_is_found() -> None:
    assert check_kept(game("pillars"), box_of("pillars")) == []
    undeclared = Box([field for field in TABLE if field.name != "tax"], MAT)
    found = check_kept(game("pillars"), undeclared)
    assert {line.split()[0] for line in found} == {"tax", "foreseen"}


def test_a_component_that_does_not_fit_its_bits_is_refused_where_it_is_declared() -> None:
    with pytest.raises(AssertionError, match="goods does not fit"):
        Counts("goods", ("wood", "stone"), (3, 16), "cubes", width=4)
    with pytest.raises(AssertionError, match="debts does not fit"):
        Counts("debts", ("wood",), (3,), "cubes", width=4, least=(-5,), zero=4)
    with pytest.raises(AssertionError, match="bag does not fit"):
        OfSeats("bag", 16, "builders", width=4)
    with pytest.raises(AssertionError, match="line does not fit"):
        Row("line", (One("", Id("abc"), "a thing", "line"),), "things", "length", 32, width=2)
