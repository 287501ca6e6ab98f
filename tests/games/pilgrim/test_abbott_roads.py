"""Section 27: Ab-Bott's road building.

The area is south-west and north-west unless a test says otherwise, with sites on j3 and d2 and
the gates h5, h4, f4, e5 in this order.
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.events import Event
from tabard.kernel.state import CHANCE, State
from tabard.words import Words
from tests.games.pilgrim.tables import (
    Position,
    choose,
    open_choices,
    path,
    road,
    seat,
    shrine,
    step,
    table,
)
from tests.rules import rule

CLOSED_F4 = path(road("f4", 0, 2), shrine("f3", 5))
CLOSED_E5 = path(road("e5", 0, 3), shrine("e4", 0))
CLOSED_H5 = path(road("h5", 5, 2), shrine("i4", 5))


def his_path(*links: Position, **more: Any) -> Position:
    """One of his paths, on its way to the site on d2 unless said otherwise."""
    return path(*links, **{"target": "d2"} | more)


def builds(
    units: int = 2, *, token: str = "build_roads", mine: Position | None = None, **what: Any
) -> State:
    """Ab-Bott at his roads with some units; `paths` are his, `mine` is the human's mat."""
    abbott = seat(**{"city": 3} | what.pop("abbott", {}))
    abbott["paths"] = what.pop("paths", [])
    abbott["sites"] = what.pop("joined", [])
    chosen = {"start_player": 1, "token": token, "pending": {"value": units}} | what
    return table("abbott_roads", seats=[mine or seat()], abbott=abbott, **chosen)


def chain(state: State, number: int = -1) -> list[tuple[str, str, str | None]]:
    """Cell, entry and exit of each link of one of his paths; a shrine's cell has a star."""
    links = state.view(None)["abbott"]["paths"][number]["links"]
    return [(e["cell"] + "*" * e["shrine"], e["entry"], e["exit"]) for e in links]


def his(state: State) -> Position:
    """Ab-Bott's mat."""
    found: Position = state.view(None)["abbott"]
    return found


@rule("PGM-27.11", "PGM-27.24")
@pytest.mark.parametrize("engineers", [0, 1])
def test_build_roads_lays_two_tiles_or_three_with_the_road_engineer(engineers: int) -> None:
    abbott = seat(city=4, activities={"road_engineer": engineers})
    state = table(
        "abbott_action", seats=[seat()], abbott=abbott, token="build_roads", start_player=1
    )
    choose(state, "roll 6")
    laid = [("e5", "se", "nw"), ("e4*", "se", None)]
    if engineers:
        laid = [laid[0], ("e4*", "se", "nw"), ("d3", "se", "nw")]
    assert chain(state) == laid
    assert state.view(None)["active"] == 0


@rule("PGM-27.20")
@pytest.mark.parametrize(
    ("roll", "gate"), [(1, "h5"), (2, "h4"), (3, "h4"), (4, "f4"), (5, "f4"), (6, "e5")]
)
def test_the_die_names_the_gate_of_a_new_path(roll: int, gate: str) -> None:
    state = builds(1)
    assert (state.to_move, step(state)) == (CHANCE, "abbott_gate")
    assert set(state.weights()) == {1}
    assert len(open_choices(state)) == 6
    choose(state, f"roll {roll}")
    assert chain(state)[0][0] == gate


@rule("PGM-27.20")
def test_from_an_occupied_gate_abbott_goes_to_the_next_free_one() -> None:
    mine = seat(paths=[path(road("e5", 0, 3))])
    state = builds(1, mine=mine)
    choose(state, "roll 6")
    assert chain(state)[0][0] == "h5"  # clockwise after e5, from the beginning
    crowded = builds(1, mine=seat(paths=[CLOSED_H5, path(road("h4", 5, 3))]))
    choose(crowded, "roll 1")
    assert chain(crowded)[0][0] == "f4"


@rule("PGM-27.20")
def test_without_a_free_gate_the_action_ends_without_a_roll() -> None:
    mine = seat(paths=[CLOSED_E5, CLOSED_F4, CLOSED_H5, path(road("h4", 5, 3))], abbey=1)
    state = builds(mine=mine)
    assert his(state)["paths"] == []
    assert state.view(None)["active"] == 0


@rule("PGM-27.20")
def test_an_unfinished_path_is_continued() -> None:
    for links in ([road("e5", 0, 3), road("e4", 0, 3)], [road("e5", 0, 3), shrine("e4", 0)]):
        state = builds(1, paths=[his_path(*links)], token="construct")
        assert len(his(state)["paths"]) == 1
        assert chain(state)[-1][0] == "d3"


@rule("PGM-27.21")
def test_the_target_is_the_nearest_site_not_joined_yet() -> None:
    state = builds(1)
    choose(state, "roll 4")
    assert his(state)["paths"][0]["target"] == "d2"
    at_d2 = his_path(road("e5", 0, 3), road("e4", 0, 3), road("d3", 0, 3), end="site")
    state = builds(1, paths=[at_d2], joined=["north_west"])
    choose(state, "roll 4")
    assert his(state)["paths"][1]["target"] == "j3"


@rule("PGM-27.21", "PGM-27.28")
def test_with_both_sites_joined_the_nearest_is_the_target() -> None:
    at_d2 = his_path(road("e5", 0, 3), road("e4", 0, 3), road("d3", 0, 3), end="site")
    at_j3 = his_path(road("h5", 5, 2), road("i4", 5, 2), road("i3", 5, 1), end="site", target="j3")
    paths = [at_d2, at_j3]
    state = builds(1, paths=paths, joined=["north_west", "south_west"])
    choose(state, "roll 4")
    assert his(state)["paths"][2]["target"] == "d2"


@rule("PGM-27.21")
def test_the_log_says_why_he_heads_for_a_site() -> None:
    at_d2 = his_path(road("e5", 0, 3), road("e4", 0, 3), road("d3", 0, 3), end="site")
    at_j3 = his_path(road("h5", 5, 2), road("i4", 5, 2), road("i3", 5, 1), end="site", target="j3")
    for joined, paths, site, why in (
        ([], [], "d2", "the nearest site"),
        (["north_west"], [at_d2], "j3", "the site of his area that he has not joined yet"),
        (["north_west", "south_west"], [at_d2, at_j3], "d2", "the nearest site"),
    ):
        state = builds(1, paths=paths, joined=joined)
        log: list[Event] = []
        state.log = log
        choose(state, "roll 4")
        told = [event for event in log if event.kind.startswith("abbott-heads-for")]
        assert [event.place for event in told] == [site]
        assert Words("pilgrim").event(told[0].seen_by(0), ["Anna"]).endswith(why)


@rule("PGM-27.21")
def test_of_two_sites_equally_near_that_of_the_first_quadrant_is_the_target() -> None:
    # From f4 it is 4 steps to b5 and, over the ford of g3, to h1.
    state = builds(1, rolls=(6, 3, 3, 6))
    choose(state, "roll 4")
    assert his(state)["paths"][0]["target"] == "h1"


@rule("PGM-27.21")
def test_unbuilt_buildings_and_shrines_are_in_the_way() -> None:
    # Without the human's shrine on e4 the way from e5 leads over it.
    mine = seat(paths=[path(road("f4", 0, 4), shrine("e4", 1))])
    state = builds(1, mine=mine)
    choose(state, "roll 6")
    assert chain(state)[0] == ("e5", "se", "sw")
    # The Well lies on c4: a head that leads there is turned.
    blocked = his_path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 4))
    state = builds(1, paths=[blocked], token="construct")
    assert chain(state)[2:] == [("d4", "s", "sw"), ("d3", "ne", "nw")]


@rule("PGM-27.22")
def test_of_several_exits_the_leftmost_is_taken() -> None:
    # From f4 both e3 (straight on) and e4 (to the right) lead nearer to d2.
    state = builds(1)
    choose(state, "roll 4")
    assert chain(state) == [("f4", "se", "nw")]
    # A shrine on e3 leaves e4, where the human's road can still be crossed.
    mine = seat(paths=[path(road("e5", 0, 3), road("e4", 0, 2), shrine("e3", 5))])
    state = builds(1, mine=mine)
    choose(state, "roll 4")
    assert chain(state) == [("f4", "se", "n")]


@rule("PGM-27.22")
def test_after_a_shrine_the_nearest_neighbour_leftmost_first_is_laid() -> None:
    # From e3 both e2 (ahead) and d3 (right) lie beside d2.
    way = his_path(road("f4", 0, 3), shrine("e3", 0))
    state = builds(1, paths=[way], token="construct")
    assert chain(state) == [("f4", "se", "nw"), ("e3*", "se", "nw"), ("e2", "se", "n")]


@rule("PGM-27.23")
def test_on_a_gate_with_two_city_edges_the_wider_bend_is_laid() -> None:
    state = builds(1)
    choose(state, "roll 6")
    assert chain(state) == [("e5", "se", "nw")]  # straight, rather than the bend from south
    state = builds(1)
    choose(state, "roll 1")
    # Of i5 and i4 the former is leftmost; straight from north, rather than from north-east.
    assert chain(state) == [("h5", "n", "s")]


@rule("PGM-27.24")
@pytest.mark.parametrize("token", ["build_roads", "construct"])
def test_the_second_tile_is_a_shrine_by_build_roads_alone(token: str) -> None:
    state = builds(1, paths=[his_path(road("e5", 0, 3))], token=token)
    assert chain(state)[1] == (
        ("e4*", "se", None) if token == "build_roads" else ("e4", "se", "nw")
    )
    assert his(state)["piety"] == 3
    assert his(state)["stone"] == 3
    assert sum(his(state)["locations"].values()) == (2 if token == "build_roads" else 3)


@rule("PGM-27.24", "PGM-18.5")
def test_where_no_shrine_may_stand_the_second_tile_is_a_road() -> None:
    # The human's shrine on f3 lies beside e3.
    mine = seat(paths=[path(road("f4", 0, 2), shrine("f3", 5))])
    state = builds(1, mine=mine, paths=[his_path(road("e5", 0, 2), road("f4", 5, 3))])
    assert chain(state)[-1][0] == "e3"
    beside = seat(paths=[path(road("h4", 5, 3), road("g3", 0, 4), shrine("f3", 1))])
    state = builds(1, mine=beside, paths=[his_path(road("f4", 0, 3))])
    assert chain(state)[-1] == ("e3", "se", "nw")


@rule("PGM-27.24")
def test_the_fifth_tile_is_a_shrine_again() -> None:
    links = [road("h4", 5, 2), shrine("h3", 5, 2), road("i2", 5, 0), road("i3", 3, 0)]
    way = his_path(*links, target="k5")
    state = builds(1, paths=[way], rolls=(3, 3, 3, 1))  # the site lies on k5
    assert chain(state)[-1] == ("j4*", "nw", None)
    assert his(state)["paths"][0]["shrines"] == 2


@rule("PGM-27.25")
def test_an_upgrade_is_the_whole_action() -> None:
    mine = seat(paths=[path(road("f4", 0, 4), road("e4", 1, 4))])
    state = builds(3, mine=mine, paths=[his_path(road("e5", 0, 3))])
    assert state.view(None)["cells"]["e4"]["tile"] == "up_straight_straight"
    assert chain(state) == [("e5", "se", "nw"), ("e4", "se", "nw")]
    assert state.view(None)["active"] == 0


@rule("PGM-27.25")
def test_abbott_stops_before_an_upgrade_that_is_not_his_first_unit() -> None:
    mine = seat(paths=[path(road("f4", 0, 4), road("e4", 1, 4))])
    state = builds(2, mine=mine)
    choose(state, "roll 6")
    assert chain(state) == [("e5", "se", "nw")]
    assert state.view(None)["active"] == 0
    assert not his(state)["paths"][0]["abandoned"]


SHRINED = his_path(road("e5", 0, 3), shrine("e4", 0))


@rule("PGM-27.26", "PGM-27.27")
def test_with_units_left_abbott_goes_round_before_his_target() -> None:
    state = builds(2, paths=[SHRINED])
    # e2 is farther left than c3.
    assert chain(state)[2:] == [("d3", "se", "sw"), ("e2", "ne", "n")]
    assert his(state)["paths"][0]["end"] == "site"
    assert his(state)["paths"][0]["detoured"]
    assert his(state)["slots"][0] == {"favour": "favour_4"}


@rule("PGM-27.26")
def test_without_units_left_or_a_second_time_abbott_joins_directly() -> None:
    state = builds(1, paths=[SHRINED])
    assert chain(state)[2:] == [("d3", "se", "nw")]
    again = builds(2, paths=[SHRINED | {"detoured": True}])
    assert chain(again, 0)[2:] == [("d3", "se", "nw")]
    assert step(again) == "abbott_gate"  # the unit that is left begins a new path


@rule("PGM-27.26")
def test_no_detour_over_a_tile() -> None:
    # The human's road lies on e2, the leftmost of the two cells that touch d3 and the site.
    mine = seat(
        paths=[path(road("f4", 0, 3), road("e3", 0, 3), road("e2", 0, 1), road("f2", 4, 1))]
    )
    state = builds(2, mine=mine, paths=[SHRINED])
    assert chain(state, 0)[2] == ("d3", "se", "n")  # so by c3
    assert chain(state, 0)[3] == ("c3", "s", "sw")


@rule("PGM-27.27")
@pytest.mark.parametrize("taken", [False, True])
def test_arriving_puts_an_acolyte_on_the_site_and_takes_the_favour(taken: bool) -> None:
    mine = seat(favours=["favour_3"] if taken else [])
    state = builds(1, mine=mine, paths=[SHRINED])
    assert his(state)["sites"] == ["north_west"]
    assert his(state)["locations"]["city"] == 2
    assert his(state)["slots"][0] == (None if taken else {"favour": "favour_3"})
    assert his(state)["score"]["sites"] == 5


@rule("PGM-27.28")
def test_a_second_path_to_the_same_site_is_scored_but_brings_nothing_else() -> None:
    first = his_path(road("e5", 0, 3), shrine("e4", 0, 3), road("d3", 0, 3), end="site")
    second = his_path(road("f4", 0, 3), road("e3", 0, 3))
    state = builds(1, paths=[first, second], joined=["north_west"], abbott={"city": 2})
    assert his(state)["paths"][1]["end"] == "site"
    assert his(state)["locations"]["city"] == 2  # no second acolyte
    assert his(state)["slots"][0] is None  # no favour of length 3
    assert his(state)["score"]["sites"] == 5
    assert his(state)["score"]["paths"] == (2 + 2) + 3


@rule("PGM-27.6")
@pytest.mark.parametrize(
    ("where", "merchant", "after"),
    [
        ({"city": 1, "north": 3}, "north", {"north": 3}),
        ({"city": 0, "north": 1, "west": 2}, "north", {"north": 1, "west": 1}),
        ({"city": 0, "north": 2, "west": 2}, "south", {"north": 2, "west": 1}),
    ],
)
def test_markers_come_from_the_city_or_his_fullest_tile(
    where: dict[str, Any], merchant: str, after: dict[str, int]
) -> None:
    state = table(
        "abbott_gate",
        seats=[seat()],
        abbott=seat(**where),
        start_player=1,
        merchant=merchant,
        token="construct",
        pending={"value": 1},
    )
    log: list[Any] = []
    state.log = log
    choose(state, "roll 6")
    taken = [event.place for event in log if event.kind == "abbott-takes-marker"]
    before = {name: n for name, n in where.items() if n}
    (place,) = taken
    before[place] -= 1
    assert {name: n for name, n in before.items() if n} == after


@rule("PGM-27.30")
def test_a_blocked_head_is_turned_once_at_no_cost() -> None:
    # The human has built a shrine where Ab-Bott's head leads.
    mine = seat(paths=[path(road("f4", 0, 4), shrine("e4", 1))])
    state = builds(2, mine=mine, paths=[his_path(road("e5", 0, 3))])
    # Turned towards f4, the leftmost way, and on with an upgrade as first unit.
    assert chain(state) == [("e5", "se", "sw"), ("f4", "ne", "nw")]
    assert his(state)["locations"]["city"] == 3
    assert state.view(None)["supply"]["gentle_curve"] == 8 - 1


@rule("PGM-27.30")
def test_a_tile_laid_before_the_block_ends_the_action() -> None:
    # His first path took the way over c7 to b7; the Well lies on c8.
    first = his_path(road("e7", 1, 4), shrine("d7", 1, 4), road("c7", 1, 4), end="site")
    second = his_path(road("f8", 2, 4), road("e8", 1, 4))
    for way in (first, second):
        way["target"] = "b7"
    state = builds(
        2,
        paths=[first, second],
        joined=["north_east"],
        sites=("site_1", "site_5", "site_2", "site_3"),
        rolls=(4, 1, 3, 3),
    )
    assert [cell for cell, _, _ in chain(state)] == ["f8", "e8", "d8"]
    assert not his(state)["paths"][1]["abandoned"]
    assert state.view(None)["active"] == 0


@rule("PGM-27.30", "PGM-27.20")
def test_a_path_that_cannot_be_turned_is_abandoned_for_a_new_one_with_all_units() -> None:
    first = his_path(road("h8", 3, 0), shrine("h9", 3, 0), road("i10", 3, 0), end="site")
    second = his_path(road("h7", 3, 0), road("i8", 3, 0), road("i9", 3, 5))
    for way in (first, second):
        way["target"] = "i11"
    state = builds(
        2,
        paths=[first, second],
        joined=["south_east"],
        sites=("site_1", "site_2", "site_5", "site_3"),
        rolls=(4, 4, 2, 5),
    )
    assert step(state) == "abbott_gate"
    assert [p["abandoned"] for p in his(state)["paths"]] == [False, True]
    choose(state, "roll 1")  # h8 and h7 have tiles: h5 is next
    assert chain(state)[0][0] == "h5"
    assert len(chain(state)) == 2
    assert his(state)["paths"][1]["points"] == 0


@rule("PGM-27.31")
def test_without_an_acolyte_no_path_begins() -> None:
    state = builds(2, abbott={"city": 0})
    choose(state, "roll 6")
    assert his(state)["paths"] == []
    assert state.view(None)["active"] == 0


@rule("PGM-27.31")
def test_without_an_acolyte_for_the_site_the_tile_is_not_laid_and_nothing_abandoned() -> None:
    state = builds(1, paths=[SHRINED], abbott={"city": 0})
    assert chain(state) == [("e5", "se", "nw"), ("e4*", "se", None)]
    assert not his(state)["paths"][0]["abandoned"]
    assert state.view(None)["active"] == 0


@rule("PGM-27.31", "PGM-27.24")
def test_without_an_acolyte_for_a_shrine_a_road_is_laid() -> None:
    state = builds(1, paths=[his_path(road("e5", 0, 3))], abbott={"city": 0})
    assert chain(state)[-1] == ("e4", "se", "nw")
