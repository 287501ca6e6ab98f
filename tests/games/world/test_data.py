"""Section 1: what is in the box, and that every number of the game comes from there."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.games.numbers import check_numbers
from tests.games.world.box import (
    BEGUN,
    CARDS,
    CHAPTERS,
    COVERS,
    FIELDS,
    LOCATIONS,
    NUMBER,
    PERMANENT,
    PLOTS,
    PROJECTS,
    STARRED,
    TILES,
    TOTAL,
)
from tests.rule_coverage import rule_ids
from tests.rules import rule

FOLDER = Path(str(resources.files("tabard"))) / "games" / "world"
NAMES = sorted(path.stem for path in (FOLDER / "data").glob("*.toml"))
DATA: dict[str, dict[str, Any]] = {
    name: tomllib.loads((FOLDER / "data" / f"{name}.toml").read_text("utf-8")) for name in NAMES
}
EVENTS = DATA["events"]["event"]


def records(value: Any) -> Iterator[dict[str, Any]]:
    """Every record with an id."""
    if isinstance(value, dict):
        if "id" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from records(one)


@pytest.mark.parametrize("name", NAMES)
def test_every_card_and_piece_says_where_it_is_known_from(name: str) -> None:
    for record in records(DATA[name]):
        for key in record:
            if key.startswith("source"):
                assert record[key] in ("rulebook", "found", "recalled", "reconstructed")
        assert "source" in record, record["id"]


@pytest.mark.parametrize("name", NAMES)
def test_what_has_a_name_has_one_in_every_language(name: str) -> None:
    for record in records(DATA[name]):
        named = {key for key in record if key.startswith("name_")}
        assert named in (set(), {"name_en", "name_de", "name_nl"}), record["id"]


@rule("WWE-1.1")
def test_twelve_action_cards_six_of_them_starred() -> None:
    cards = DATA["actions"]["action"]
    assert [card["id"] for card in cards] == CARDS
    assert [card["id"] for card in cards if card["starred"]] == STARRED


@rule("WWE-1.2")
def test_eleven_event_cards_for_each_chapter_three_of_them_permanent() -> None:
    for chapter, names in CHAPTERS.items():
        cards = [card for card in EVENTS if card["chapter"] == chapter]
        assert {card["id"] for card in cards} == set(names)
        assert [card["number"] for card in cards] == list(range(1, 12))
        kinds = Counter(card["type"] for card in cards)
        assert kinds == {"immediate": 8, "permanent": 3}
        assert {c["id"] for c in cards if c["type"] == "permanent"} == PERMANENT & set(names)
        numbers = sorted(card.get("plague_house", 0) for card in cards)
        assert numbers == (list(range(1, 12)) if chapter > 2 else [0] * 11)
    assert {card["id"]: card["plague_house"] for card in EVENTS if card["chapter"] > 2} == NUMBER


@rule("WWE-1.2")
def test_every_event_card_has_four_different_corners_and_an_arrow() -> None:
    known = {income["id"] for income in DATA["supply"]["income"]}
    for card in EVENTS:
        assert len(set(card["corners"])) == 4
        assert set(card["corners"]) <= known
        assert 0 <= card["arrow_edge"] <= 3


@rule("WWE-1.3")
def test_the_limited_goods_are_as_many_as_the_rules_say() -> None:
    goods = {g["id"]: g["total"] for g in DATA["supply"]["resource"] if g["finite"]}
    assert goods == TOTAL


@rule("WWE-1.4")
def test_projects_plots_locations_tiles_and_fields() -> None:
    projects = {p["id"]: (p["stone"], p["wood"]) for p in DATA["projects"]["project"]}
    assert projects == {name: fields[:2] for name, fields in PROJECTS.items()}
    assert [plot["id"] for plot in DATA["plots"]["plot"]] == PLOTS
    assert [place["id"] for place in DATA["plague"]["location"]] == LOCATIONS
    assert [tile["value"] for tile in DATA["plague"]["tile"]] == TILES
    assert [field["id"] for field in DATA["favour"]["field"]] == FIELDS
    assert DATA["supply"]["council"]["edge_values"] == [0, 1, 2, 3]


def test_every_card_names_the_rule_that_describes_it() -> None:
    text = (FOLDER / "rules.md").read_text("utf-8")
    described = {card: number for number, card in re.findall(r"\*\*(WWE-[\w.]+)\*\* `(\w+)`", text)}
    for card in (*EVENTS, *DATA["actions"]["action"]):
        assert card["rule"] == described[card["id"]]
        assert card["rule"] in rule_ids("world")


def test_numbers_that_stand_twice_in_the_data_agree() -> None:
    cards = {card["id"]: card["params"] for card in DATA["actions"]["action"]}
    market, plots = DATA["supply"]["market"], DATA["plots"]["meta"]
    assert cards["market"]["wool_price"] == market["wool_price"]
    assert cards["market"]["cloth_price"] == market["cloth_price"]
    assert cards["market"]["cloth_limit"] == market["cloth_limit_per_sale"]
    assert cards["build_house"] == {
        "money": plots["cost_money"],
        "materials": plots["cost_materials"],
    }
    assert cards["project"]["vp_each"] == DATA["projects"]["meta"]["vp_per_material"]
    assert cards["donation"]["money"] == DATA["projects"]["meta"]["donation_cost"]
    assert cards["medicine"]["care_vp"] == DATA["plague"]["meta"]["care_vp"]
    for start in DATA["supply"]["player_start"]:
        assert start["vp"] == DATA["supply"]["score_track"]["start"]
        assert start["houses"] == plots["houses_per_player"]
        assert start["seals"] == DATA["projects"]["meta"]["seals_per_player"]
        assert start["action_cards"] == DATA["actions"]["meta"]["cards_per_player"]
    begun = {p["enters"].removeprefix("event:"): p["id"] for p in DATA["projects"]["project"]}
    for card in EVENTS:
        if card["effect"] == "place_project":
            assert begun[card["id"]] == card["params"]["project"]
            assert BEGUN[card["params"]["project"]] == card["id"]
        if card["effect"] == "cover_favour":
            assert card["params"]["fields"] == COVERS[card["id"]]


# Numbers that may stand in the code of the rules, by module and the name they belong to.
STRUCTURE = {
    "__init__.py BOUNDS": "what no menu and no game exceeds, for drivers",
    "events.py SWAP_KINDS": "base of a bit set",
    "kinds.py DEEPEST": "steps that can wait for each other",
    "kinds.py MOST": "a bound on input, far above any game",
    "invariants.py card_violations": "base of a bit set",
    "kinds.py CARD_WIDTH": "width in a packed integer",
    "state.py CARD_MASK": "width in a packed integer",
    "state.py TILE_MASK": "width in a packed integer",
    "kinds.py COUNT_WIDTH": "width in a packed integer",
    "kinds.py TILE_WIDTH": "width in a packed integer",
    "tables.py GOODS_WIDTH": "width in a packed integer",
    "tables.py GOODS_MASK": "width in a packed integer",
    "tables.py PENALTY_SETS": "base of a bit set",
}


def test_no_number_of_the_game_stands_in_the_code_of_its_rules() -> None:
    opinions = ("features.py", "feature_names.py", "hands.py", "planners.py", "reach.py", "wits.py")
    check_numbers("world", STRUCTURE, ("cautions.py", "telling.py", *opinions))
