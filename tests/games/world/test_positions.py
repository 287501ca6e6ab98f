"""Positions from outside: what is wrong is named by its field."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadPosition
from tests.games.world.tables import GAME, Position, played, position, seat

Path = tuple[str | int, ...]

DERIVED = {
    *("chapters", "rounds", "phase", "on_turn", "sides", "deck", "rotation", "incomes"),
    *("cards", "hidden_cards", "houses", "seals", "finished"),
}
TRIES = 400

EMPTY = {"stone": 0, "wood": 0, "seals": []}


def wrong_field(what: Any) -> str:
    """The field by whose name a position is refused."""
    with pytest.raises(BadPosition) as refused:
        GAME.load(what)
    assert str(refused.value).startswith(f"{refused.value.where}: ")
    return refused.value.where


@cache
def moments() -> list[str]:
    """One position of every step that asks, and of every interrupt of it, as JSON."""
    found: dict[tuple[object, ...], str] = {}
    for seed in range(6):
        for state in played(2 + seed % 3, seed, intro_game=seed == 5):
            truth = state.position()
            kind = (truth["step"], *truth["interrupted"], truth["players"])
            if kind not in found or truth["round"] == 3:
                found[kind] = json.dumps(truth)
    return list(found.values())


def paths(value: Any, here: Path = ()) -> Iterator[Path]:
    """The path of every value inside a position."""
    inside: Any = ()
    if isinstance(value, dict):
        inside = value.items()
    elif isinstance(value, list):
        inside = enumerate(value)
    for key, within in inside:
        yield (*here, key)
        yield from paths(within, (*here, key))


def named(path: Path) -> str:
    """A path as errors write it."""
    return "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)[1:]


def without(whole: Position, path: Path) -> Position:
    """The position less one value."""
    spoiled = copy.deepcopy(whole)
    inside: Any = spoiled
    for key in path[:-1]:
        inside = inside[key]
    del inside[path[-1]]
    return spoiled


def test_every_moment_of_a_game_loads_as_itself() -> None:
    assert len(moments()) > 40
    for text in moments():
        assert GAME.load(json.loads(text)).position() == json.loads(text)


def test_every_missing_field_is_named() -> None:
    whole = json.loads(moments()[-1])
    for path in paths(whole):
        of_a_choice = path[0] in ("options", "projects") and len(path) == 2
        if isinstance(path[-1], str) and path[-1] not in DERIVED and not of_a_choice:
            assert wrong_field(without(whole, path)) == named(path)


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    for text in moments()[::7]:
        whole = json.loads(text)
        for path in paths(whole):
            if path[-1] in DERIVED and not (path[0] == "projects" and path[-1] == "seals"):
                assert GAME.load(without(whole, path)).position() == whole


@pytest.mark.parametrize("seed", range(3))
def test_a_spoiled_number_is_refused_or_leaves_a_sound_table(seed: int) -> None:
    dealer = Dealer(f"spoiled {seed}")
    refused = 0
    for _ in range(TRIES):
        whole = json.loads(moments()[dealer.below(len(moments()))])
        places = list(paths(whole))
        path = places[dealer.below(len(places))]
        inside: Any = whole
        for key in path[:-1]:
            inside = inside[key]
        value = inside[path[-1]]
        inside[path[-1]] = value + 1 if type(value) is int else None
        try:
            state = GAME.load(whole)
        except BadPosition:
            refused += 1
        else:
            assert GAME.violations(state) == []
            assert len(state.choices()) != 1
    assert refused > TRIES // 2


@pytest.mark.parametrize(
    ("field", "what"),
    [
        ("stock.wool", {"stock": {"wool": 14}}),
        ("covered.fields", {"covered": {"fields": ["king"], "projects": [], "cloth": True}}),
        ("covered.cloth", {"covered": {"fields": [], "projects": [], "cloth": False}}),
        ("playing", {"playing": 2}),
        ("turn", {"turn": 1}),
        ("active", {"active": None}),
        ("round", {"round": 0}),
        ("tax", {"tax": 3}),
        ("carer", {"carer": 0}),
        ("caring", {"caring": ["location_01"]}),
        ("finishing", {"finishing": "bridge"}),
        ("interrupted", {"interrupted": ["masons"]}),
        ("interrupted", {"interrupted": []}),
        ("substitutes", {"substitutes": {"stone": 1, "wood": 0}}),
        ("seats[0].half", {"seats": [seat(half=True), seat()]}),
        ("seats[1].penalties", {"seats": [seat(), seat(penalties=["begging"])]}),
        ("seats[1].swapped", {"seats": [seat(), seat(swapped=["barter_day"])]}),
        ("seats[1].missing.tax_duty", {"seats": [seat(), seat(missing={"tax_duty": 1})]}),
        ("seats[1].spared", {"seats": [seat(), seat(spared=["penance"])]}),
        ("last", {"last": "nonsense"}),
        ("to_move", {"to_move": 1}),
        ("to_move", {"to_move": "over"}),
    ],
)
def test_what_cannot_be_so_is_named(field: str, what: dict[str, Any]) -> None:
    sound = {"seats": [seat(), seat()]} | {k: v for k, v in what.items() if k == "seats"}
    found = position("building_material", round=2, **sound)
    for name, value in what.items():
        if name != "seats":
            found[name] = found[name] | value if isinstance(value, dict) else value
    assert wrong_field(found) == field


def test_the_unspoiled_position_loads() -> None:
    found = position("building_material", round=2, seats=[seat(), seat()])
    assert GAME.load(found).view(None)["step"] == "building_material"
    assert GAME.load(found | {"to_move": 0}).to_move == 0


@pytest.mark.parametrize(
    ("chapter", "change", "told"),
    [
        (1, {"tax": 3}, "tax: cannot be there at play_card of this chapter"),
        (2, {"tax": None}, "tax: is missing at play_card of this chapter"),
        (2, {"event": None}, "event: is missing at play_card of this chapter"),
        (2, {"projects": {}}, "projects.bridge: is missing: it has entered play (WWE-11.1)"),
        (
            2,
            {"projects": dict.fromkeys(("bridge", "tower"), EMPTY)},
            "projects.tower: has not entered play yet (WWE-11.1)",
        ),
    ],
)
def test_what_is_missing_is_told_from_what_comes_too_early(
    chapter: int, change: dict[str, Any], told: str
) -> None:
    found = position("play_card", chapter=chapter, seats=[seat(), seat()])
    with pytest.raises(BadPosition) as refused:
        GAME.load(found | change)
    assert str(refused.value) == told
