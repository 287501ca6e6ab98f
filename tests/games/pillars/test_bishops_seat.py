"""Section 8: station 2, the bishop's seat."""

from __future__ import annotations

import pytest

from tabard.kernel.errors import BadChoice
from tests.games.pillars.box import NEGATIVE_EVENTS, POSITIVE_EVENTS
from tests.games.pillars.tables import (
    GAME,
    choose,
    goods,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

AT_THE_SEAT = {"bishops_seat": [0]}
CUBES = ["fetch wood", "fetch stone", "fetch sand"]


@rule("PIL-8.1")
@pytest.mark.parametrize("event", NEGATIVE_EVENTS)
def test_against_a_bad_event_protection_is_one_of_the_options(event: str) -> None:
    state = table("bishops_choice", event=event, spaces=AT_THE_SEAT)
    assert open_choices(state) == ["shield", *CUBES, "forgo"]


@rule("PIL-8.1")
@pytest.mark.parametrize("event", POSITIVE_EVENTS)
def test_with_a_good_event_protection_is_no_option(event: str) -> None:
    state = table("bishops_choice", event=event, spaces=AT_THE_SEAT)
    assert open_choices(state) == [*CUBES, "forgo"]
    assert refusal(state, "shield") == "PIL-8.1"


@rule("PIL-8.1")
def test_the_shield_protects_its_owner_alone_and_gives_no_cube() -> None:
    state = table("bishops_choice", event="event_conflict", spaces=AT_THE_SEAT)
    choose(state, "shield")
    assert state.view(None)["bishop"] == "shield"
    assert of_all(state, "vp") == [2, 0, 0]
    assert goods(state, 0) == {}
    assert state.view(None)["market"] == {"wood": 4, "stone": 4, "sand": 4}


@rule("PIL-8.1")
@pytest.mark.parametrize("kind", ["wood", "stone", "sand"])
def test_the_cube_comes_free_from_the_market(kind: str) -> None:
    state = table("bishops_choice", event="event_conflict", spaces=AT_THE_SEAT)
    choose(state, f"fetch {kind}")
    assert goods(state, 0) == {kind: 1}
    assert state.view(None)["market"][kind] == 3
    assert player(state, 0)["gold"] == 10
    assert player(state, 0)["vp"] == 0


@rule("PIL-8.1")
def test_nothing_may_be_chosen() -> None:
    state = table("bishops_choice", event="event_conflict", spaces=AT_THE_SEAT)
    choose(state, "forgo")
    assert state.view(None)["bishop"] == "none"
    assert goods(state, 0) == {}
    assert of_all(state, "vp") == [0, 0, 0]


@rule("PIL-8.1")
def test_a_cube_the_market_lacks_cannot_be_chosen() -> None:
    state = table("bishops_choice", spaces=AT_THE_SEAT, market={"stone": 0})
    assert open_choices(state) == ["fetch wood", "fetch sand", "forgo"]
    assert refusal(state, "fetch stone") == "PIL-8.1"


@rule("PIL-8.1")
def test_the_cube_is_handed_over_after_the_events_immediate_effect() -> None:
    state = table("bishops_choice", event="event_collapse", spaces=AT_THE_SEAT)
    choose(state, "fetch sand")
    assert state.view(None)["step"] == "event_effect"
    assert goods(state, 0) == {}
    choose(state, "dismiss woodworker", "dismiss woodworker", "dismiss woodworker")
    assert goods(state, 0) == {"sand": 1}


@rule("PIL-8.2")
def test_a_good_event_reaches_the_bishops_guest_beside_his_cube() -> None:
    state = table("bishops_choice", event="event_kings_victory", spaces=AT_THE_SEAT)
    choose(state, "fetch wood")
    assert of_all(state, "gold") == [15, 15, 15]
    assert goods(state, 0) == {"wood": 1}


@rule("PIL-8.3")
def test_metal_cannot_be_chosen() -> None:
    with pytest.raises(BadChoice):
        GAME.parse("fetch metal")


@rule("PIL-8.3")
def test_the_cube_needs_no_woodworker_and_is_no_purchase() -> None:
    seats = [seat(row=["stonecutter"]), seat(), seat()]
    spaces = {"bishops_seat": [0], "market": [0], "kings_court": [1]}
    state = table("bishops_choice", seats=seats, spaces=spaces)
    choose(state, "fetch wood", "tax 2")
    assert player(state, 0)["bought"] == []
    assert "sell wood 1" in open_choices(state)


@rule("PIL-8.4")
def test_thomas_may_follow_a_cube_from_the_bishop() -> None:
    thomas = "adv_archbishop_thomas"
    seats = [seat(advantages=[thomas]), seat(), seat()]
    state = table("bishops_choice", seats=seats, event="event_conflict", spaces=AT_THE_SEAT)
    choose(state, "fetch wood")
    assert open_choices(state) == [f"play {thomas}", f"keep {thomas}"]
    choose(state, f"play {thomas}")
    assert player(state, 0)["vp"] == 2
    assert goods(state, 0) == {"wood": 1}
