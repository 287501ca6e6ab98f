"""Sections 11 and 12: projects, donors, the tower and its metal."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import OVER
from tests.games.world.box import PROJECTS
from tests.games.world.tables import (
    choose,
    goods,
    idle_until,
    of_all,
    open_choices,
    owned,
    player,
    refusal,
    seat,
    table,
    told,
)
from tests.rules import rule

ENTERING = [
    ("WWE-21.I02", "fulling_mill_begun", "fulling_mill"),
    ("WWE-21.I03", "priors_palace_begun", "priors_palace"),
    ("WWE-21.II03", "st_marys_chapel_begun", "st_marys_chapel"),
    ("WWE-21.III02", "hospital_begun", "hospital"),
    ("WWE-21.III03", "town_wall_begun", "town_wall"),
]


@rule("WWE-11.1", "WWE-11.2")
@pytest.mark.parametrize(
    ("event", "project"),
    [pytest.param(*case[1:], marks=rule(case[0])) for case in ENTERING],
)
def test_a_project_enters_play_by_its_event_empty_and_without_seals(
    event: str, project: str
) -> None:
    state = table("event_effect", event=event)
    lies = state.view(None)["projects"]
    assert lies[project] == {"stone": 0, "wood": 0, "seals": [], "finished": False}
    late = {"tower"} if PROJECTS[project][2] == 3 else set()
    assert lies.keys() == {"bridge", project} | late
    hand = ["project"]
    state = table("play_card", event=event, seats=[seat(stone=2, hand=hand), seat()])
    assert f"build {project} stone" in open_choices(choose(state, "use project"))


@rule("WWE-11.1", "WWE-12.1", "WWE-15.9", "WWE-13.1")
def test_the_tower_and_the_plague_come_after_chapter_ii() -> None:
    first = choose(table("tax_roll", chapter=1), "tax 2").view(None)
    assert "tower" not in first["projects"]
    assert first["tiles_unseen"] == [0] * 5
    second = choose(table("tax_roll", chapter=2), "tax 2").view(None)
    assert second["projects"]["tower"] == {"stone": 0, "wood": 0, "seals": [], "finished": False}
    assert second["tiles_unseen"] == [2, 3, 3, 2, 1]
    assert set(second["plague"].values()) == {"down"}
    third = choose(table("tax_roll", chapter=3), "tax 2").view(None)
    assert sum(third["tiles_unseen"]) == 11 - 6  # six cards of chapter III turned up their tiles


@rule("WWE-11.3")
def test_material_from_the_supply_earns_nobody_points() -> None:
    state = table("progress", chapter=1)
    assert state.view(None)["projects"]["bridge"]["stone"] == 1
    assert of_all(state, "vp") == [0, 0, 0]  # what grain and piety cost, and nothing gained
    paid = [seat(piety=2, grain=2) for _ in range(3)]
    assert of_all(table("progress", chapter=1, seats=paid), "vp") == [8, 8, 8]


@rule("WWE-11.4", "WWE-12.2", "WWE-12.3")
def test_a_finished_project_is_settled_in_its_order() -> None:
    tower = {"stone": 5, "wood": 2, "seals": [0, 1]}
    seats = [seat(stone=1), seat(loyalty=1), seat()]
    state = table("project", seats=seats, chapter=3, projects={"tower": tower})
    events = told(state, "build tower stone")
    assert [event[:3] for event in events] == [
        ("places", 0, 1),
        ("gains-points", 0, 3),
        ("project-finished", 0, 0),
        ("metal-placed", 0, 0),
        ("gains-points", 1, 3),
        ("donor-rewarded", 0, 0),
        ("gains-points", 0, 2),
        ("donor-rewarded", 1, 0),
        ("gains-points", 1, 2),
        ("seal-returns", 0, 0),
        ("seal-returns", 1, 0),
    ]
    assert of_all(state, "seals") == [2, 2, 2]
    assert state.view(None)["stock"]["metal"] == 0


@rule("WWE-11.4")
def test_an_unfinished_project_keeps_its_seals() -> None:
    bridge = {"stone": 3, "wood": 1, "seals": [0]}
    state = table("project", seats=[seat(stone=1, wood=1), seat()], projects={"bridge": bridge})
    choose(state, "build bridge stone")
    lies = state.view(None)["projects"]["bridge"]
    assert (lies["finished"], lies["seals"]) == (False, [0])
    assert of_all(state, "vp") == [11, 8]


BONUSES: list[tuple[str, int, dict[str, int]]] = [
    ("bridge", 1, {"money": 4}),
    ("fulling_mill", 1, {"cloth": 1, "money": 2}),
    ("priors_palace", 1, {"piety": 1, "money": 2}),
    ("st_marys_chapel", 2, {"money": 2}),
    ("hospital", 1, {"money": 2}),
    ("town_wall", 1, {"loyalty": 1, "money": 2}),
    ("tower", 2, {"money": 2}),
]


def last_field(project: str, seals: list[int], seats: list[Any], **what: Any) -> Any:
    """A project at which a stone of seat 0 has filled the last field; a single option is taken."""
    stone, wood, _ = PROJECTS[project]
    lies = {"stone": stone - 1, "wood": wood, "seals": seals}
    state = table("project", seats=seats, projects={project: lies}, **what)
    alone = state.view(None)["projects"][project]["finished"]
    return state if alone else choose(state, f"build {project} stone")


@rule("WWE-11.5")
@pytest.mark.parametrize(("project", "vp", "have"), BONUSES)
def test_every_project_has_its_bonus_for_donors(
    project: str, vp: int, have: dict[str, int]
) -> None:
    state = last_field(project, [1], [seat(stone=2), seat(), seat()])
    assert (goods(state, 1), player(state, 1)["vp"]) == (have, 8 + vp)
    assert goods(state, 2) == {"money": 2}
    assert of_all(state, "vp") == [11, 8 + vp, 8]


@rule("WWE-11.5")
def test_the_hospital_lets_its_donor_care_for_one() -> None:
    seats = [seat(stone=2), seat(medical=2), seat()]
    state = last_field("hospital", [1], seats, sick={10: 2, 5: 1})
    assert (state.view(None)["step"], state.to_move) == ("hospital_care", 1)
    assert open_choices(state) == ["care location_05", "care location_10", "decline"]
    choose(state, "care location_05")
    assert state.view(None)["plague"]["location_10"] == 2
    assert player(state, 1)["vp"] == 8 + 1 + 2


@rule("WWE-11.6")
def test_donors_are_rewarded_in_turn_order_while_the_extra_lasts() -> None:
    seats = [seat(piety=5, stone=1), seat(piety=6), seat()]
    stone, wood, _ = PROJECTS["priors_palace"]
    lies = {"stone": stone - 1, "wood": wood, "seals": [0, 2]}
    what = {"seats": seats, "projects": {"priors_palace": lies}, "active": 1, "playing": 2}
    state = choose(table("project", **what), "build priors_palace stone")
    assert owned(state, "piety") == [5, 6, 1]  # seat 2 comes before seat 0
    assert of_all(state, "vp") == [8 + 3 + 1, 8, 8 + 1]


@rule("WWE-11.7")
def test_material_stays_on_a_finished_project() -> None:
    state = last_field("bridge", [], [seat(stone=1), seat()])
    idle_until(state, "reveal", chapter=2)
    view = state.view(None)
    assert (view["projects"]["bridge"]["stone"], view["projects"]["bridge"]["wood"]) == (4, 2)
    for kind, total in (("stone", 25), ("wood", 15)):
        lies = sum(project[kind] for project in view["projects"].values())
        assert view["stock"][kind] + sum(owned(state, kind)) + lies == total


@rule("WWE-11.8")
def test_several_players_may_donate_to_one_project_each_once() -> None:
    seats = [seat(), seat(), seat()]
    state = table(
        "donation", seats=seats, projects={"bridge": {"seals": [1, 2]}, "fulling_mill": {}}
    )
    choose(state, "donate bridge")
    assert state.view(None)["projects"]["bridge"]["seals"] == [0, 1, 2]
    again = table(
        "donation", projects={"bridge": {"seals": [0]}, "fulling_mill": {}, "priors_palace": {}}
    )
    assert refusal(again, "donate bridge") == "WWE-10.9"


@rule("WWE-11.8", "WWE-12.3")
def test_unfinished_projects_score_nothing_at_the_end() -> None:
    projects = {"tower": {"stone": 5, "wood": 2, "seals": [0]}, "bridge": {"seals": [0]}}
    seats = [seat(piety=2, grain=2, loyalty=3), seat(piety=2, grain=2)]
    state = choose(table("duties", chapter=4, seats=seats, projects=projects), "tax 2")
    assert state.to_move == OVER
    assert list(state.scores()) == [8, 8]
    assert state.view(None)["stock"]["metal"] == 1


@rule("WWE-11.9", "WWE-21.II02")
def test_a_covered_project_gets_no_material_no_seal_and_no_progress() -> None:
    what: dict[str, Any] = {
        "seats": [seat(stone=2, wood=1, hand=["project", "donation"]), seat()],
        "event": "elfric_alderman",
        "projects": {"fulling_mill": {}, "priors_palace": {}},
    }
    state = table("project", **what)
    assert refusal(state, "build bridge stone") == "WWE-11.9"
    assert refusal(state, "build fulling_mill wood") == "WWE-11.9"
    assert all(text.startswith("build priors_palace") for text in open_choices(state))
    state = choose(table("play_card", **what), "use donation")
    assert state.view(None)["projects"]["priors_palace"]["seals"] == [0]
    state = table("progress", chapter=2, revealed=["elfric_alderman"], projects=what["projects"])
    lies = state.view(None)["projects"]
    assert [lies[name]["stone"] for name in lies] == [0, 0, 1]


@rule("WWE-12.1")
def test_the_tower_has_six_stone_and_two_wood_fields() -> None:
    tower = {"stone": 6, "wood": 1}
    state = table("project", seats=[seat(stone=1, wood=2), seat()], projects={"tower": tower})
    assert refusal(state, "build tower stone") == "WWE-10.4"
    assert refusal(state, "build tower wood+wood") == "WWE-10.4"
    choose(state, "build tower wood")
    assert state.view(None)["projects"]["tower"]["finished"]
    assert state.view(None)["stock"]["metal"] == 0


@rule("WWE-12.2")
@pytest.mark.parametrize(
    ("loyalty", "vp"),
    [([1, 2, 0], [11, 11, 8]), ([1, 1, 1], [12, 9, 9]), ([0, 0, 0], [11, 8, 8])],
)
def test_the_metal_rewards_most_loyalty(loyalty: list[int], vp: list[int]) -> None:
    seats = [seat(loyalty=count, stone=1) for count in loyalty]
    state = last_field("tower", [], seats)
    assert of_all(state, "vp") == vp
    assert owned(state, "loyalty") == loyalty
    assert state.view(None)["stock"]["metal"] == 0
