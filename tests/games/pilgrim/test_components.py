"""What follows from Pilgrim's declaration: positions at any depth, and Ab-Bott's side of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabard.kernel.errors import BadPosition
from tests.games.pilgrim.tables import GAME, path, played, position, road, seat

FOLLOWS = {
    "ring": ("location", "dummy"),
    "sites": ("quadrant", "cell", "points", "piety", "silver", "herald"),
    "buildings": ("cell", "offset", "on_edge", "active"),
    "paths": ("length", "shrines", "points"),
}
WHOLE = ("rounds", "quarter", "phase", "active", "trade", "ship", "favours", "supply", "cells")
BOX = GAME.declaration()


def without_what_follows(found: Any) -> Any:
    """A position that says nothing twice."""
    if isinstance(found, list):
        return [without_what_follows(each) for each in found]
    if not isinstance(found, dict):
        return found
    kept = {key: without_what_follows(each) for key, each in found.items() if key not in WHOLE}
    for name, keys in FOLLOWS.items():
        entries = kept.get(name)
        for entry in entries if isinstance(entries, list) else []:
            for key in keys if isinstance(entry, dict) else ():
                entry.pop(key, None)
    return kept


def laid() -> dict[str, Any]:
    """A position with a road on the map, as the game writes it."""
    mine = seat(paths=[path(road("e5", 0, 3))])
    loaded = GAME.load(position("choose_action", seats=[mine, seat(), seat()]))
    found: dict[str, Any] = json.loads(json.dumps(loaded.position()))
    return found


@pytest.mark.parametrize("players", [1, 3])
def test_what_follows_may_be_left_out_at_any_depth(players: int) -> None:
    for n, state in enumerate(played(players, 5)):
        if n % 19 == 0:
            again = GAME.load(without_what_follows(state.position()))
            assert BOX.freeze(again) == BOX.freeze(state)


@pytest.mark.parametrize(
    ("where", "keys", "wrong"),
    [
        ("ring[2].dummy", ("ring", 2, "dummy"), 1),
        ("sites[1].cell", ("sites", 1, "cell"), "e5"),
        ("buildings[3].on_edge", ("buildings", 3, "on_edge"), False),
        ("seats[0].paths[0].length", ("seats", 0, "paths", 0, "length"), 2),
        ("seats[1].points", ("seats", 1, "points"), 99),
        ("cells.e5.tile", ("cells", "e5", "tile"), "ford"),
        ("supply.straight", ("supply", "straight"), 0),
        ("pending.row", ("pending", "row"), 1),
        ("favours", ("favours",), []),
    ],
)
def test_what_follows_and_is_wrong_is_named_by_its_path(
    where: str, keys: tuple[Any, ...], wrong: Any
) -> None:
    given = laid()
    assert BOX.freeze(GAME.load(given)) == BOX.freeze(GAME.load(laid()))
    inside: Any = given
    for key in keys[:-1]:
        inside = inside[key]
    inside[keys[-1]] = wrong
    with pytest.raises(BadPosition) as refused:
        GAME.load(given)
    assert refused.value.where == where


@pytest.mark.parametrize("name", ["abbott", "solo"])
def test_a_solo_position_needs_what_is_ab_botts(name: str) -> None:
    given = position("choose_action", seats=[seat()], start_player=0)
    del given[name]
    with pytest.raises(BadPosition) as refused:
        GAME.load(given)
    assert refused.value.where == name


def test_no_dummy_stands_on_the_ring_before_it_is_dealt() -> None:
    given = json.loads(json.dumps(GAME.start(3).position()))
    GAME.load(given)
    given["dummies"]["north"] = ["north"]
    with pytest.raises(BadPosition) as refused:
        GAME.load(given)
    assert refused.value.where.startswith("dummies.north")


def test_an_observation_counts_ab_bott_after_the_seats() -> None:
    at = {name: n for n, name in enumerate(GAME.spec(1).observation.names)}
    starts: set[int] = set()
    for n, state in enumerate(played(1, 2)):
        if n % 40 == 0:
            view = state.view(0)
            seen = state.observation(0)
            if view["start_player"] is not None:
                starts.add(view["start_player"])
                assert seen[at[f"start_player=+{view['start_player']}"]] == 1
            assert seen[at["seats+1.piety"]] == view["abbott"]["piety"]
    assert 1 in starts
