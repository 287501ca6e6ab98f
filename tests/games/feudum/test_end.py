"""The end of the game (section 30)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.feudum import tables as t
from tabard.kernel.state import OVER
from tests.games.feudum.tables import (
    choose,
    of_all,
    open_choices,
    place,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

FIVE = dict(zip(t.REGION_IDS, (5, 4, 4, 4, 4, 4), strict=True))


def ending(*people: dict[str, Any], **more: Any) -> Any:
    """The last epoch begins; nobody has coins unless he says so."""
    seats = [seat(**({"coins": 0} | one)) for one in people]
    return table("epoch_check", seats=seats, epoch=4, stacks=FIVE, **more)


def points(*people: dict[str, Any], **more: Any) -> list[int]:
    """The final scores."""
    s = ending(*people, **more)
    assert s.to_move == OVER
    return list(s.scores())


@rule("FEU-30.1")
def test_before_the_fifth_epoch_the_next_round_begins_with_the_next_player() -> None:
    s = table(
        "epoch_check",
        seats=[seat(saltpetre=1)] * 3,
        start_player=1,
        active=1,
        epoch=4,
        stacks=dict.fromkeys(t.REGION_IDS, 4),
    )
    view = s.view(None)
    assert (view["start_player"], view["round"], view["epoch"], s.to_move) == (2, 2, 4, 2)


@rule("FEU-30.2", "FEU-1.8")
@pytest.mark.parametrize(
    ("spaces", "scores"),
    [
        ((1, 2, 0), [3, 5, 0]),
        ((2, 2, 1), [5, 5, 3]),
        ((3, 4, 0), [7, 9, 0]),
        ((5, 6, 3), [11, 13, 9]),
        ((7, 7, 6), [17, 17, 13]),
        ((1, 3, 5), [5, 9, 13]),
    ],
)
def test_the_foremost_disc_of_each_section_scores_more(
    spaces: tuple[int, ...], scores: list[int]
) -> None:
    assert points(*[{"voyage": space} for space in spaces]) == scores


def empire(outposts: int, farms: int, towns: int, feudums: int) -> int:
    """What an empire scores: its regions are left out of account."""
    kinds = ["outpost"] * outposts + ["farm"] * farms + ["town"] * towns + ["feudum"] * feudums
    names = t.LOCATION_IDS[: len(kinds)]
    locations = {
        name: {"type": kind, "guild": t.GUILD_IDS[n % 6] if kind == "feudum" else None}
        for n, (name, kind) in enumerate(zip(names, kinds, strict=True))
    }
    regions = len({t.REGION_OF[n] for n in range(len(kinds))})
    seats: dict[str, list[int]] = {guild: [] for guild in t.GUILD_IDS}
    found = points({"rules": names, "army": 3}, {}, locations=locations, guilds={"seats": seats})
    return found[0] - (0, 1, 3, 5, 7, 9, 11)[regions]


@rule("FEU-30.3")
@pytest.mark.parametrize(
    ("kinds", "score"),
    [
        ((1, 1, 1, 0), 3),
        ((3, 0, 0, 0), 3 + 3),
        ((2, 2, 0, 0), 4),
        ((2, 0, 0, 1), 2 + 3 + 3),
        ((2, 2, 0, 2), 4 + 6 + 6),
        ((1, 0, 0, 2), 1 + 6 + 3),
        ((4, 0, 0, 2), 4 + 6 + 6),
        ((0, 0, 0, 3), 9 + 3),
        ((2, 1, 0, 3), 3 + 9 + 6),
        ((6, 0, 0, 0), 6 + 6),
        ((5, 0, 0, 0), 5 + 3),
    ],
)
def test_locations_and_the_most_sets_of_three_score(kinds: tuple[int, ...], score: int) -> None:
    assert empire(*kinds) == score


@rule("FEU-30.4")
@pytest.mark.parametrize(("coins", "score"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_shillings_are_a_point(coins: int, score: int) -> None:
    assert points({"coins": coins}, {}) == [score, 0]


@rule("FEU-30.5", "FEU-10.4", "FEU-33.2")
def test_each_charter_needs_a_seal_of_its_own_in_writ_order() -> None:
    mine = {
        "writs": ["charter_east", "charter_west", "charter_north"],
        "seals": [2, 3],
        "rules": ["sea_n", "badlands_nw"],
    }
    s = ending(mine, {})
    assert open_choices(s) == [
        "charter charter_east",
        "charter charter_west",
        "charter charter_north",
        "done",
    ]
    before = player(s, 0)["vp"]
    choose(s, "charter charter_west")
    assert refusal(s, "charter charter_east") == ("FEU-33.1", "part-is-laid")
    choose(s, "charter charter_north")
    assert s.to_move == OVER  # both seals are used
    assert player(s, 0)["vp"] == before + 3 + 3
    assert ending({"writs": ["charter_east"]}, {}).to_move == OVER  # no seal


@rule("FEU-30.5", "FEU-4.7", "FEU-14.5")
def test_an_immunity_seal_is_taken_back_before_the_final_scoring() -> None:
    s = ending(
        {"writs": ["charter_west"], "rules": ["sea_n"], "subjects": ["sea_n"]},
        {},
        immune=[("sea_n", "subject", 3)],
    )
    assert (s.view(None)["step"], player(s, 0)["vp"]) == ("last_actions", 1)
    choose(s, "reclaim sea_n subject")
    assert place(s, "sea_n")["immune"] == []
    choose(s, "charter charter_west")
    assert player(s, 0)["vp"] == 1 + 1 + 3


@rule("FEU-30.6")
def test_most_points_win_then_the_barrel_and_then_victory_is_shared() -> None:
    s = ending({"vp": 4, "barrel": 1}, {"vp": 5}, {"vp": 5, "barrel": 2}, {"vp": 5, "barrel": 2})
    assert list(s.ranking()) == [4, 3, 1, 1]
    assert of_all(s, "vp") == [4, 5, 5, 5]


@rule("FEU-31.3")
def test_who_rules_no_feudum_loses_nothing() -> None:
    assert points({"rules": ["sea_n"], "army": 0}, {}) == [1 + 1, 0]


@rule("FEU-31.2", "FEU-4.8")
def test_discs_on_army_and_voyage_stay_there() -> None:
    s = table(
        "epoch_check",
        seats=[seat(army=2, voyage=3), seat()],
        epoch=1,
        stacks=dict.fromkeys(t.REGION_IDS, 1) | {"sea": 2},
    )
    assert (player(s, 0)["army"], player(s, 0)["voyage"], player(s, 0)["discs"]) == (2, 3, 0)
