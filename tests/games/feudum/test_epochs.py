"""Progress die and epochs (sections 28 and 29)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.feudum import tables as t
from tabard.kernel.state import CHANCE, OVER
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

HERE = "forest_mid"


def stacks(*tops: int) -> dict[str, int]:
    """The tops of the six stacks."""
    return dict(zip(t.REGION_IDS, tops, strict=True))


def checking(*tops: int, seats: list[Any] | None = None, epoch: int = 1, **more: Any) -> Any:
    """The table at the epoch check."""
    people = seats or [seat(), seat()]
    return table("epoch_check", seats=people, stacks=stacks(*tops), epoch=epoch, **more)


@rule("FEU-28.1", "FEU-32.2")
def test_the_die_removes_a_tile_of_this_or_an_earlier_epoch() -> None:
    s = table("progress_die", seats=[seat(), seat()], stacks=stacks(1, 2, 3, 2, 3, 3), epoch=2)
    assert (s.to_move, s.weights()) == (CHANCE, [1, 1, 1])
    assert open_choices(s) == ["roll sea", "roll island", "roll desert"]
    choose(s, "roll island")
    assert s.view(None)["stacks"] == stacks(1, 3, 3, 2, 3, 3)
    assert sum(s.view(None)["sides_unseen"][1].values()) == 6  # nobody has seen its landscape
    assert sum(player(s, 0)["tiles"].values()) == 0


@rule("FEU-28.1")
def test_without_such_a_tile_nothing_is_rolled() -> None:
    s = table("progress_die", seats=[seat(), seat()], stacks=stacks(2, 2, 2, 2, 2, 2), epoch=1)
    assert s.view(None)["stacks"] == stacks(2, 2, 2, 2, 2, 2)
    assert s.view(None)["epoch"] == 2


@rule("FEU-29.1")
@pytest.mark.parametrize(("epoch", "needed"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_enough_tiles_of_the_next_value_begin_the_next_epoch(epoch: int, needed: int) -> None:
    for showing, begun in ((needed - 1, False), (needed, True)):
        tops = [epoch + 1] * showing + [epoch] * (6 - showing)
        s = checking(*tops, epoch=epoch)
        assert (s.view(None)["epoch"] == epoch + 1) == begun


@rule("FEU-29.1")
def test_only_one_epoch_begins_at_a_check() -> None:
    s = checking(2, 2, 2, 2, 3, 3)
    assert s.view(None)["epoch"] == 2
    s = checking(3, 1, 1, 2, 2, 2)
    assert s.view(None)["epoch"] == 1  # three of value two are not four


@rule("FEU-29.2")
@pytest.mark.parametrize(
    ("names", "points"),
    [
        ("", 0),
        ("sea_n", 1),
        ("sea_n sea_e", 1),
        ("sea_n island_n", 3),
        ("sea_n island_n forest_nw", 5),
        ("sea_n island_n forest_nw desert_n", 7),
        ("sea_n island_n forest_nw desert_n badlands_nw", 9),
        ("sea_n island_n forest_nw desert_n badlands_nw mountain_n", 11),
    ],
)
def test_active_regions_score(names: str, points: int) -> None:
    s = checking(2, 2, 2, 2, 1, 1, seats=[seat(rules=names.split()), seat()])
    assert of_all(s, "vp") == [points, 0]


@rule("FEU-29.2")
@pytest.mark.parametrize(("crop", "points"), [(0, 2), (1, 4)])
def test_a_tended_landscape_scores_and_makes_its_region_active(crop: int, points: int) -> None:
    people = [
        seat(serfs=["sea_n", "sea_e", "island_n"]),
        seat(rules=["sea_n", "sea_e"]),
        seat(rules=["island_n"]),
    ]
    there = {"sea_n": {"landscape": "orchard", "crop": crop}}
    s = checking(2, 2, 2, 2, 1, 1, seats=people, locations=there)
    assert of_all(s, "vp") == [points + 1, 1, 1]  # a serf alone makes no region active


@rule("FEU-29.2", "FEU-18.8")
def test_guild_seats_score_five_three_and_one() -> None:
    people = [seat(pawns=[pawn(HERE, "monk")]) for _ in range(4)]
    s = checking(2, 2, 2, 2, 1, 1, seats=people)
    assert of_all(s, "vp") == [5, 3, 1, 0]


@rule("FEU-29.3", "FEU-31.3")
@pytest.mark.parametrize(("epoch", "loss"), [(2, 3), (3, 0), (4, 7)])
def test_disloyalty_is_punished_in_the_second_and_fourth_epoch(epoch: int, loss: int) -> None:
    s = checking(
        *[epoch] * 6,
        epoch=epoch - 1,
        seats=[seat(rules=[HERE], army=0), seat(rules=["sea_n"])],
        locations={HERE: {"type": "feudum", "guild": "monk"}},
        guilds={"seats": {"monk": []}, "barn": {"food": 10}},
    )
    assert of_all(s, "vp") == [1 - loss, 1]


@rule("FEU-29.4")
@pytest.mark.parametrize("epoch", [2, 3, 4])
def test_landscapes_grow_at_every_epoch_tended_or_not(epoch: int) -> None:
    locations = {"sea_n": {"landscape": "orchard", "crop": 2}}
    s = checking(*[epoch] * 6, epoch=epoch - 1, locations=locations)
    assert place(s, "sea_n")["crop"] == 5


@rule("FEU-29.5")
@pytest.mark.parametrize(
    ("epoch", "names"),
    [
        (2, "sea_sw island_s forest_se desert_sw badlands_se mountain_se"),
        (3, "sea_e island_e forest_se desert_e badlands_se mountain_se"),
        (4, "sea_sw island_w forest_nw desert_sw badlands_nw mountain_n"),
    ],
)
def test_goods_appear_at_the_locations_of_the_epochs_letter(epoch: int, names: str) -> None:
    s = checking(*[epoch] * 6, epoch=epoch - 1)
    assert s.to_move == CHANCE
    choose(s, *["draw_good iron"] * 6)
    lying = [n for n, at in s.view(None)["locations"].items() if at["goods"]["iron"]]
    assert sorted(lying) == sorted(names.split())


FILLED = {
    "barn": {"food": 10},
    "market": {"saltpetre": 4, "food": 1},
    "stores": {"sulphur": 3},
}


def third(reading: str, **guilds: Any) -> Any:
    """The third epoch begins, and the goods of the map have appeared."""
    s = checking(*[3] * 6, epoch=2, guilds=FILLED | guilds, options={"epoch3_refill": reading})
    return choose(s, *["draw_good iron"] * 6)


@rule("FEU-29.6")
def test_the_goods_of_the_guilds_are_refilled_in_the_third_epoch_and_surplus_stays() -> None:
    s = third("goods")
    guilds = s.view(None)["guilds"]
    assert list(guilds["market"].values()) == [4, 3, 4, 4, 4]
    assert guilds["stores"] == {"saltpetre": 3, "sulphur": 3, "iron": 3, "wood": 3, "food": 1}
    assert sum(guilds["vessels"].values()) == 0
    assert s.to_move != CHANCE  # no vessel is drawn, nor any seal
    s = third("goods", barn={"food": 8})
    assert s.to_move == CHANCE
    choose(s, "draw_good iron", "draw_good wood")
    barn = s.view(None)["guilds"]["barn"]
    assert (sum(barn.values()), barn["iron"], barn["wood"]) == (10, 1, 1)


@rule("FEU-29.6")
def test_all_six_guilds_are_refilled_in_the_other_reading() -> None:
    s = third("all_six", rows={"yellow": 0, "blue": 5}, rosary=[2, 3, 4], vessels={"ship": 1})
    choose(s, "draw_vessel airship")
    choose(s, *["draw_seal 2"] * 4, "draw_seal 3", "draw_seal 3")
    guilds = s.view(None)["guilds"]
    assert guilds["vessels"] == {"ship": 1, "submersible": 0, "airship": 1}
    assert (guilds["rows"]["yellow"], guilds["rows"]["blue"]) == (2, 5)
    assert guilds["scrolls"] == ["s1", "s3", "s5", "s6"]
    assert (len(guilds["rosary"]), len(guilds["chickens"])) == (4, 1)


@rule("FEU-29.6")
def test_other_epochs_refill_no_guild() -> None:
    s = checking(*[2] * 6, guilds=FILLED)
    choose(s, *["draw_good iron"] * 6)
    assert s.view(None)["guilds"]["market"]["iron"] == 0


@rule("FEU-29.7", "FEU-30.1")
def test_the_fifth_epoch_scores_grows_and_ends_the_game() -> None:
    s = checking(
        5,
        4,
        4,
        4,
        4,
        4,
        epoch=4,
        seats=[seat(rules=["sea_n", HERE], coins=0), seat(serfs=["sea_n"], coins=0)],
        locations={
            "sea_n": {"landscape": "silver_mine", "crop": 0},
            HERE: {"type": "feudum", "guild": "monk"},
        },
        guilds={"seats": {"monk": []}},
    )
    assert (s.to_move, of_all(s, "vp")) == (1, [3 - 12, 2 + 1])
    choose(s, "leave")
    assert s.to_move == OVER
    assert of_all(s, "vp") == [3 - 12 + 1 + 3, 3]
    assert sum(sum(at["goods"].values()) for at in s.view(None)["locations"].values()) == 0
