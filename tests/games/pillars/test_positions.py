"""Positions from outside: what is wrong is named by its field."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from tabard.kernel.errors import BadPosition
from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.corruptions import moments, paths, spoil
from tests.games.pillars.tables import GAME, Position, position, seat
from tests.rules import rule

DERIVED = {"rounds", "phase", "station", "castle_workers", "row_limit", "foreseen"}
SEATS = [seat(gold=7, wood=2, metal=1), seat(gold=2, stone=1), seat(advantages=["adv_jack"])]
JACK = ["adv_jack"]
KINGSBRIDGE = {
    "kingsbridge_cards": [None, None],
    "round_craftsmen": ["adv_aliena", "adv_brother_francis"],
}


def at_market(seats: Sequence[Position] = SEATS, **changes: Any) -> Position:
    """A sound position at the market, with changes."""
    return position("market", seats=seats, spaces={"market": [0, 1]}) | changes


def wrong_field(what: Any) -> str:
    """The field by whose name a position is refused."""
    with pytest.raises(BadPosition) as refused:
        GAME.load(what)
    assert str(refused.value).startswith(f"{refused.value.where}: ")
    return refused.value.where


def test_the_unspoiled_position_loads() -> None:
    assert GAME.load(at_market()).view(None)["step"] == "market"
    assert GAME.load(at_market(to_move=0)).to_move == 0


@pytest.mark.parametrize("what", [None, 3, "pillars", [], True])
def test_what_is_no_object_is_no_position(what: object) -> None:
    assert wrong_field(what) == "position"


def test_every_moment_of_a_game_loads_as_itself() -> None:
    for text in moments():
        assert GAME.load(json.loads(text)).position() == json.loads(text)


def test_every_missing_field_is_named() -> None:
    whole = json.loads(moments()[-1])
    for path in paths(whole):
        inside_options = path[0] == "options" and len(path) > 1
        if isinstance(path[-1], str) and path[-1] not in DERIVED and not inside_options:
            name = "".join(f"[{key}]" if isinstance(key, int) else f".{key}" for key in path)
            assert wrong_field(spoil(whole, path, "leave out", None)) == name[1:]


@pytest.mark.parametrize("strange", [1.5, "nonsense", {"x": 1}, [[]], 10**30, -(10**30)])
def test_every_value_of_a_wrong_type_or_size_is_named_by_its_field(strange: Any) -> None:
    whole = json.loads(moments()[-1])
    for path in paths(whole):
        named = wrong_field(spoil(whole, path, "replace", strange))
        assert named.removeprefix("option ").startswith(str(path[0])) or path[0] == "options"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"hat": 1}, "hat"),
        ({"market": {"wood": 4, "stone": 4, "sand": 4, "metal": 0}}, "market.metal"),
        ({"seats": [SEATS[0] | {"hat": 1}, *SEATS[1:]]}, "seats[0].hat"),
        ({"display": at_market()["display"] | {"hat": []}}, "display.hat"),
        ({"spaces": at_market()["spaces"] | {"wool_mill": []}}, "spaces.wool_mill"),
        ({"options": {"hat": True}}, "option hat"),
    ],
)
def test_a_field_nobody_knows_is_named(change: Position, field: str) -> None:
    assert wrong_field(at_market(**change)) == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"rules_version": 0}, "rules_version"),
        ({"players": 5}, "players"),
        ({"players": 4}, "bag"),
        ({"round": 7}, "round"),
        ({"round": 0}, "round"),
        ({"start_player": 3}, "start_player"),
        ({"start_player": None}, "start_player"),
        ({"cost": 8}, "cost"),
        ({"cost": True}, "cost"),
        ({"tax": 6}, "tax"),
        ({"tax": 3.0}, "tax"),
        ({"turn": 4}, "turn"),
        ({"court_metal": 2}, "court_metal"),
        ({"market": {"wood": 5, "stone": 4, "sand": 4}}, "market.wood"),
        ({"refusals_left": 2}, "refusals_left"),
        ({"seats": [seat(gold=31), *SEATS[1:]]}, "seats[0].gold"),
        ({"seats": [SEATS[0], seat(vp=-1), SEATS[2]]}, "seats[1].vp"),
        ({"seats": [seat(grey=3), *SEATS[1:]]}, "seats[0].grey"),
        ({"seats": [seat(passed=1), *SEATS[1:]]}, "seats[0].passed"),
        ({"seats": [seat(wood=25), *SEATS[1:]]}, "seats[0].goods.wood"),
    ],
)
def test_a_number_out_of_range_is_named(change: Position, field: str) -> None:
    assert wrong_field(at_market(**change)) == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"step": "tea_break"}, "step"),
        ({"event": "event_flood"}, "event"),
        ({"bishop": "metal"}, "bishop"),
        ({"bishop": []}, "bishop"),
        ({"returning": "gold"}, "returning"),
        ({"kingsbridge": ["adv_nobody", None]}, "kingsbridge[0]"),
        ({"shiring": [None]}, "shiring"),
        ({"past_events": ["event_castle_captured", "event_flood"]}, "past_events[1]"),
        ({"seats": [seat(row=["baker"]), *SEATS[1:]]}, "seats[0].row[0]"),
        ({"seats": [seat(cards=["forest"], workers=0), *SEATS[1:]]}, "seats[0].cards[0]"),
    ],
)
def test_an_unknown_id_is_named(change: Position, field: str) -> None:
    assert wrong_field(at_market(**change)) == field


@pytest.mark.parametrize(
    ("seats", "field"),
    [
        ([seat(row=[*STARTING_ROW, "woodworker"]), seat(), seat()], "seats[0].row[3]"),
        ([seat(advantages=["adv_jack", "adv_jack"]), seat(), seat()], "seats[0].advantages[1]"),
        ([seat(row=["potter_1"]), seat(row=["potter_1"]), seat()], "seats[0].row[0]"),
        (
            [seat(advantages=["adv_jack"]), seat(), seat(advantages=["adv_jack"])],
            "seats[0].advantages[0]",
        ),
        ([seat(advantages=["adv_wool_market"]), seat(), seat()], "seats[0].advantages"),
        ([seat(row=["bell_maker"]), seat(), seat()], "seats[0].row"),
        ([seat(bought=["wood"], sold=["wood"]), seat(), seat()], "seats[0].bought"),
        ([seat(uses={"woodworker": 1}), seat(), seat()], "seats[0].uses.woodworker"),
        ([seat(mill=3), seat(), seat()], "seats[0].mill"),
        ([seat(workers=12), seat(), seat()], "seats[0].workers"),
        ([seat(cards=["forest_small"]), seat(), seat()], "seats[0].cards"),
    ],
)
def test_cards_that_cannot_lie_there_are_named(seats: list[Position], field: str) -> None:
    assert wrong_field(position("market", seats=seats, round=2, spaces={"market": [0, 1]})) == field


@pytest.mark.parametrize(
    ("step", "change", "field"),
    [
        ("market", {"bag": [3, 3, 3], "spaces": {"market": [0]}}, "bag[0]"),
        ("market", {"bag": [3, 3, 4]}, "bag[2]"),
        ("market", {"spaces": {"market": [3]}}, "spaces.market[0]"),
        ("market", {"spaces": {"priory": [1]}}, "spaces.priory[0]"),
        ("market", {"set_aside": [1, 0, 0]}, "set_aside[0]"),
        ("market", {"drawn": 1}, "drawn"),
        ("market", {"waiting": [{"seat": 1, "cost": 6}]}, "waiting"),
        (
            "draw_builder",
            {"waiting": [{"seat": 3, "cost": 6}], "bag": [3, 3, 3]},
            "waiting[0].seat",
        ),
        ("draw_builder", {"waiting": [{"seat": 1, "cost": 9}]}, "waiting[0].cost"),
        ("choosing_cards", {"spaces": {"market": [1]}}, "spaces.market[0]"),
        ("market", {"supply": {"wood": 20, "stone": 20, "sand": 20, "metal": 8}}, "supply.metal"),
        ("market", {"market": {"wood": 3}, "supply": {"wood": 20}}, "supply.stone"),
    ],
)
def test_impossible_builders_and_cubes_are_named(step: str, change: Position, field: str) -> None:
    assert wrong_field(position(step, **change)) == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"to_move": 1}, "to_move"),
        ({"to_move": "chance"}, "to_move"),
        ({"to_move": "over"}, "to_move"),
        ({"to_move": False}, "to_move"),
        ({"to_move": -3}, "to_move"),
        ({"interrupted": "choosing_cards"}, "interrupted"),
        ({"step": "surplus"}, "interrupted"),
        ({"step": "reveal_event"}, "event"),
        ({"step": "kingsbridge", "tax": None}, "kingsbridge[0]"),
        ({"step": "first_start_player"}, "round"),
        ({"event": None}, "event"),
        ({"past_events": ["event_kings_victory"]}, "events_unseen"),
        ({"tax": None}, "tax"),
        ({"kingsbridge": ["adv_aliena", None]}, "kingsbridge[0]"),
        ({"shiring": ["potter_2", None]}, "shiring[0]"),
        ({"foreseen": "event_collapse"}, "foreseen"),
        ({"returning": "sand"}, "returning"),
        ({"advantages_unseen": []}, "advantages_unseen"),
        ({"phase": "cards"}, "phase"),
        ({"station": 11}, "station"),
        ({"castle_workers": 3}, "castle_workers"),
    ],
)
def test_what_does_not_fit_the_moment_is_named(change: Position, field: str) -> None:
    assert wrong_field(at_market(**change)) == field


def test_ellen_can_have_seen_no_event_that_is_past() -> None:
    ellen = [seat(), seat(advantages=["adv_ellen"]), seat()]
    sound = position("draw_builder", seats=ellen)
    coming, past = sound["events_unseen"][0], sound["past_events"][0]
    assert GAME.load(sound | {"foreseen": coming}).view(1)["foreseen"] == coming
    assert wrong_field(sound | {"foreseen": past}) == "foreseen"


@rule("PIL-17.5")
def test_whoever_has_built_keeps_five_goods_at_most() -> None:
    seats = [seat(stone=4), seat(stone=6), seat(stone=3)]
    assert GAME.load(position("building", seats=seats, turn=1, start_player=2)).to_move == 0
    assert wrong_field(position("building", seats=seats, turn=2)) == "seats[1].goods"
    assert GAME.load(position("building", seats=seats, turn=2, round=6)).to_move == 2
    returning: Position = {"interrupted": "building", "turn": 2}
    seats = [seat(stone=4), seat(wood=3, stone=3), seat()]
    assert GAME.load(position("surplus", seats=seats, **returning)).to_move == 1
    seats[0] = seat(stone=6)
    assert wrong_field(position("surplus", seats=seats, **returning)) == "seats[0].goods"


@rule("PIL-2.6")
@pytest.mark.parametrize("step", ["kingsbridge_cards", "round_craftsmen"])
def test_nobody_has_a_craftsman_of_the_round_before_they_are_dealt(step: str) -> None:
    seats = [seat(row=["mason_1", *STARTING_ROW]), seat()]
    assert wrong_field(position(step, seats=seats, round=1, kingsbridge=KINGSBRIDGE[step])) == (
        "seats[0].row"
    )
    GAME.load(position(step, seats=seats, round=2, kingsbridge=KINGSBRIDGE[step]))
    GAME.load(position("resource_cards", seats=seats, round=1))


@pytest.mark.parametrize("step", ["surplus", "thomass_choice"])
def test_whoever_is_not_awaited_is_named_with_the_step_of_the_position(step: str) -> None:
    behind = "building" if step == "surplus" else None
    turn = 1 if behind else 0
    nobody = position(step, event="event_conflict", interrupted=behind, turn=turn, to_move=0)
    with pytest.raises(BadPosition, match=f"^to_move: 0 is not awaited at {step}$"):
        GAME.load(nobody)
