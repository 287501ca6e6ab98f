"""Seats in the guilds: stars, newcomers, apprentices; and reeves (sections 18 and 19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.guild_halls import HERE, monks, seats_of
from tests.games.feudum.tables import (
    choose,
    of_all,
    open_choices,
    pawn,
    place,
    player,
    seat,
    table,
)
from tests.rules import rule


@rule("FEU-18.1")
@pytest.mark.parametrize(
    ("guild", "kind"),
    [
        ("farmer", "farm"),
        ("knight", "farm"),
        ("merchant", "town"),
        ("noble", "town"),
        ("alchemist", "outpost"),
        ("monk", "outpost"),
    ],
)
def test_a_ruled_location_of_the_secondary_type_adds_a_star_to_a_pawn(
    guild: str, kind: str
) -> None:
    other = "farm" if kind != "farm" else "town"
    people = [
        monks(guild, rules=["sea_n"], food=1),
        monks(guild, "merchant" if guild != "merchant" else "monk"),
        seat(rules=["sea_e"]),
    ]
    for mine, order in ((kind, [0, 1]), (other, [1, 0])):
        s = table(
            "migrate",
            seats=people,
            locations={"sea_n": {"type": mine}, "sea_e": {"type": kind}},
            guilds={"seats": {guild: [1, 0]}},
        )
        choose(s, "migrate_on", "face knight" if guild != "knight" else "face farmer")
        choose(s, "place sea_n")
        assert seats_of(s, guild) == order


@rule("FEU-18.2", "FEU-18.3")
@pytest.mark.parametrize(("players", "seats"), [(3, 2), (4, 3)])
def test_there_are_two_seats_and_an_apprentice_with_four(players: int, seats: int) -> None:
    people = [monks("monk", "monk", food=1), *[monks("monk")] * (players - 1)]
    s = choose(table("migrate", seats=people), "migrate_on", "face monk")
    assert seats_of(s, "monk") == list(range(seats))
    assert of_all(s, "markers") == [7] * players


@rule("FEU-18.3")
def test_without_stars_a_marker_comes_home_and_those_behind_move_up() -> None:
    people = [monks("monk"), seat(pawns=[pawn("sea_n", "monk")]), seat()]
    s = choose(table("migrate", seats=people), "migrate_off pawn_1")
    assert seats_of(s, "monk") == [1, None]
    assert player(s, 0)["markers"] == 8


@rule("FEU-18.3", "FEU-18.6")
def test_who_has_no_marker_holds_no_seat() -> None:
    s = table(
        "migrate",
        seats=[monks("monk", food=1, markers=0, rules=[HERE]), seat()],
        guilds={"seats": {"monk": [0]}},
    )
    choose(s, "migrate_on", "face knight")
    assert seats_of(s, "knight") == [None, None]


@rule("FEU-18.5")
@pytest.mark.parametrize(("active", "order"), [(0, [0, 1]), (1, [1, 2]), (2, [2, 0])])
def test_equal_newcomers_sit_down_in_turn_order_from_the_active_player(
    active: int, order: list[int]
) -> None:
    people = [seat(pawns=[pawn("sea_n", "monk")], rules=["sea_e"], food=1) for _ in range(3)]
    people = [
        one | {"at": one["at"] | {"rules": [n]}}
        for one, n in zip(people, ("sea_e", "sea_sw", "island_n"), strict=True)
    ]
    s = table("migrate", seats=people, active=active, guilds={"seats": {"monk": []}})
    choose(s, "migrate_on", "face knight", "place sea_n")
    assert seats_of(s, "monk") == order


@rule("FEU-18.4")
def test_more_stars_displace_and_the_last_falls_out() -> None:
    people = [monks("monk", food=1), monks("monk"), monks("monk", markers=7)]
    s = table("migrate", seats=people, active=2, guilds={"seats": {"monk": [0, 1]}})
    people[2]["goods"] = people[2]["goods"] | {"food": 1}
    s = table("migrate", seats=people, active=2, guilds={"seats": {"monk": [0, 1]}})
    choose(s, "migrate_on", "face monk")
    assert seats_of(s, "monk") == [2, 0]
    assert of_all(s, "markers") == [7, 8, 6]


@rule("FEU-18.7")
def test_no_choice_takes_a_marker_off_a_track() -> None:
    s = table(
        "play_card",
        seats=[monks("monk", "farmer", markers=0), seat()],
        guilds={"seats": {"monk": [0], "farmer": [0]}},
    )
    assert open_choices(s) == ["play tax", "play defend"]
    s = choose(s, "play tax")
    assert seats_of(s, "monk") == seats_of(s, "farmer") == [0, None]


@rule("FEU-18.8", "FEU-29.2")
def test_an_apprentice_scores_a_point_an_epoch_and_earns_no_coin() -> None:
    people = [monks("monk"), monks("monk"), monks("monk"), seat()]
    stacks = dict.fromkeys(("sea", "island", "forest", "desert", "badlands", "mountain"), 2)
    s = table("epoch_check", seats=people, stacks=stacks)
    assert of_all(s, "vp") == [5, 3, 1, 0]
    s = table("guild", seats=people, active=3, guilds={"rosary": [2]})
    choose(s, "trade monk")
    assert of_all(s, "coins") == [8, 8, 7, 4]


def pushing(mine: dict[str, Any], **more: Any) -> Any:
    """Seat 0 is master of the monks and pushes without a goal."""
    people = [monks("monk", **mine), seat()]
    return choose(table("guild", seats=people, guilds={"rosary": [2]}, **more), "push monk")


@rule("FEU-19.1")
def test_a_reeve_is_placed_before_the_function_if_a_disc_is_free() -> None:
    s = pushing({})
    assert open_choices(s) == ["reeve", "waive"]
    assert s.view(None)["guilds"]["chickens"] == []
    choose(s, "reeve")
    assert (player(s, 0)["reeves"], player(s, 0)["discs"]) == (["monk"], 2)
    assert s.view(None)["guilds"]["chickens"] == [2]
    assert player(pushing({"army": 3}), 0)["vp"] == 0
    trading = table("guild", seats=[monks("monk"), seat()], guilds={"rosary": [2]})
    assert player(choose(trading, "trade monk"), 0)["reeves"] == []


@rule("FEU-19.2", "FEU-19.3")
def test_a_standing_reeve_scores_and_once_more_for_one_elsewhere() -> None:
    assert player(pushing({"reeves": ["monk"]}), 0)["vp"] == 1  # though no goal was reached
    both = [monks("monk", "farmer", reeves=["farmer", "monk"]), seat()]
    s = choose(table("guild", seats=both, guilds={"rosary": [2]}), "push monk")
    assert player(s, 0)["vp"] == 2


@rule("FEU-19.2")
@pytest.mark.parametrize(("reading", "points"), [("standing_reeve", 1), ("also_new_reeve", 2)])
def test_a_new_reeve_scores_for_one_elsewhere_in_the_other_reading_only(
    reading: str, points: int
) -> None:
    people = [monks("monk", "farmer", reeves=["farmer"]), seat()]
    s = table("guild", seats=people, guilds={"rosary": [2]}, options={"reeve_elsewhere": reading})
    choose(s, "push monk", "reeve")
    assert player(s, 0)["vp"] == points


@rule("FEU-19.4", "FEU-19.5")
def test_a_reeve_stays_with_master_and_journeyman_and_comes_home_otherwise() -> None:
    people = [
        monks("monk", reeves=["monk"]),
        monks("monk", reeves=["monk"]),
        monks("monk", "monk", food=1),
        monks("monk"),
    ]
    s = table("migrate", seats=people, active=2, guilds={"seats": {"monk": [0, 1, 3]}})
    choose(s, "migrate_on", "face monk")
    assert seats_of(s, "monk") == [2, 0, 1]
    assert [player(s, n)["reeves"] for n in (0, 1)] == [["monk"], []]
    assert player(s, 1)["discs"] == 3
    out = [monks("monk", reeves=["monk"]), seat()]
    s = choose(table("migrate", seats=out), "migrate_off pawn_1")
    assert player(s, 0)["reeves"] == []


@rule("FEU-7.9", "FEU-18.1")
def test_a_feudum_gives_three_stars_to_its_ruler() -> None:
    people = [monks("monk", "monk", food=1), seat(rules=["sea_n"])]
    fief = {"sea_n": {"type": "feudum", "guild": "monk"}}
    s = table("migrate", seats=people, locations=fief, guilds={"seats": {"monk": [1, 0]}})
    choose(s, "migrate_on", "face monk")
    assert seats_of(s, "monk") == [1, 0]  # three stars each, and equals stay
    assert place(s, "sea_n")["ruler"] == 1
