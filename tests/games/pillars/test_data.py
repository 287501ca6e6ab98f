"""The data files hold what the rules document says, and no number of the game is in the code."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from statistics import mean
from typing import Any

import pytest

from tests.games.numbers import check_numbers
from tests.games.pillars.box import (
    ADVANTAGES,
    CUBES,
    FINAL_ADVANTAGES,
    NEGATIVE_EVENTS,
    POSITIVE_EVENTS,
    SPACES,
    STACKS,
    STARTING_ROW,
    WORKERS,
)
from tests.rule_coverage import ROOT, rule_ids
from tests.rules import rule

FOLDER = ROOT / "src" / "tabard" / "games" / "pillars"
DATA = {p.stem: tomllib.loads(p.read_text("utf-8")) for p in (FOLDER / "data").glob("*.toml")}
GAME = DATA["game"]
HIRED = DATA["craftsmen"]["craftsman"]
SOURCES = {"rulebook", "found", "recalled", "reconstructed"}


def records(value: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a data file."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for entry in value:
            yield from records(entry)


@pytest.mark.parametrize("name", sorted(DATA))
def test_every_card_and_piece_says_where_it_is_known_from(name: str) -> None:
    for record in records(DATA[name]):
        if "id" in record:
            assert record["source"] in SOURCES, record["id"]
        assert set(record.get("field_sources", {}).values()) <= SOURCES


@rule("PIL-1.3", "PIL-2.6")
def test_thirty_six_craftsmen_four_for_each_round() -> None:
    starting = [card["id"] for card in DATA["craftsmen"]["starting"]]
    assert starting == STARTING_ROW == GAME["player_kit"]["start_craftsmen"]
    for number, stack in STACKS.items():
        assert [card["id"] for card in HIRED if card["round"] == number] == stack
    assert 4 * len(starting) + len(HIRED) == 36


def test_craftsmen_cost_more_from_round_to_round() -> None:
    costs = [[card["cost"] for card in HIRED if card["round"] == n] for n in range(1, 7)]
    assert [mean(cost) for cost in costs] == [3.5, 4.5, 5.75, 7.25, 8.25, 9.5]
    assert [min(cost) for cost in costs] == sorted({min(cost) for cost in costs})


def test_later_cards_of_a_trade_cost_more_and_work_no_less() -> None:
    for trade in {card["trade"] for card in HIRED}:
        cards = [card for card in HIRED if card["trade"] == trade]
        for earlier, later in pairwise(cards):
            assert earlier["round"] < later["round"]
            assert earlier["cost"] < later["cost"]
            assert earlier["capacity"] <= later["capacity"]


@rule("PIL-16.5")
def test_one_card_counts_as_another_trade_beside_its_own() -> None:
    for card in (*DATA["craftsmen"]["starting"], *HIRED):
        also = ["woodworker"] if card["id"] == "master_woodworker" else []
        assert card["satisfies"] == [card["trade"], *also]


@rule("PIL-4.4", "PIL-12.1", "PIL-27.2")
def test_nine_resource_cards_with_their_workers_and_yields() -> None:
    cards = DATA["resources"]["card"]
    assert {card["id"]: card["workers"] for card in cards} == WORKERS
    assert max(WORKERS, key=lambda card: WORKERS[card]) == "quarry_large"
    assert min(WORKERS, key=lambda card: WORKERS[card]) == "gravel_pit_small"
    for place, kind in (("forest", "wood"), ("quarry", "stone"), ("gravel_pit", "sand")):
        here = [card for card in cards if card["location"] == place]
        assert [card["resource"] for card in here] == [kind] * 3
        assert [card["yield"] for card in here] == [2, 3, 4]
        assert [card["workers"] for card in here] == sorted(card["workers"] for card in here)


@rule("PIL-1.5")
def test_eighty_two_cubes() -> None:
    assert {kind["id"]: kind["cubes"] for kind in DATA["supply"]["resource"]} == CUBES
    assert sum(CUBES.values()) == DATA["supply"]["total_cubes"] == 82


@rule("PIL-1.3", "PIL-2.7")
def test_sixteen_advantages_two_of_them_for_round_six() -> None:
    cards = DATA["advantages"]["advantage"]
    assert [card["id"] for card in cards if not card["final_round"]] == ADVANTAGES
    assert [card["id"] for card in cards if card["final_round"]] == FINAL_ADVANTAGES
    deck = GAME["deck_setup"]
    assert deck["advantage_random_total"] - deck["advantage_random_removed"] == 2 * 5


@rule("PIL-1.3", "PIL-2.8")
def test_ten_events_five_good_and_five_bad() -> None:
    events = DATA["events"]["event"]
    for polarity, expected in (("positive", POSITIVE_EVENTS), ("negative", NEGATIVE_EVENTS)):
        assert {e["id"] for e in events if e["polarity"] == polarity} == set(expected)
    assert GAME["deck_setup"]["event_total"] - GAME["deck_setup"]["event_removed"] == 6


@rule("PIL-1.1")
def test_fourteen_stations_in_order_with_seventeen_spaces() -> None:
    stations = DATA["board"]["station"]
    assert [station["number"] for station in stations] == list(range(1, 15))
    assert {s["id"]: s["spaces"] for s in stations if s["spaces"]} == SPACES
    assert sum(SPACES.values()) == 17


@pytest.mark.parametrize(("name", "kind"), [("advantages", "advantage"), ("events", "event")])
def test_every_card_names_the_rule_that_describes_it(name: str, kind: str) -> None:
    text = (FOLDER / "rules.md").read_text("utf-8")
    described = {card: number for number, card in re.findall(r"\*\*(PIL-[\d.]+)\*\* `(\w+)`", text)}
    for card in DATA[name][kind]:
        assert card["rule"] == described[card["id"]]
        assert card["rule"] in rule_ids("pillars")


def test_numbers_that_stand_twice_in_the_data_agree() -> None:
    advantages = {card["id"]: card["effect"] for card in DATA["advantages"]["advantage"]}
    stations = {station["id"]: station for station in DATA["board"]["station"]}
    kit, display, limits = GAME["player_kit"], GAME["display"], GAME["limits"]
    large = kit["large_workers"] * kit["large_worker_value"]
    assert kit["workers_total"] == kit["small_workers"] + large
    assert display["resource_cards"] + display["resource_cards_set_aside"] == len(WORKERS)
    assert limits["craftsman_slots_with_jack"] == advantages["adv_jack"]["slots"]
    grey = DATA["supply"]["neutral"]["grey_workers_per_castle_visit"]
    assert grey == stations["shiring_castle"]["grey_workers"]
    assert display["craftsmen_in_shiring"] == stations["shiring"]["spaces"]
    assert display["advantages_in_kingsbridge"] == stations["kingsbridge"]["spaces"]


# Numbers that may stand in the code of the rules, by module and the name they belong to.
STRUCTURE = {
    "__init__.py BOUNDS": "what no menu and no game exceeds, for drivers",
    "components.py MOST_VP": "a bound on input, far above any game",
    "components.py OWED": "a bound on input, far below any debt of the supply",
    "frames.py MOST_USES": "width in a packed integer",
    "kinds.py SPACE_WIDTH": "width in a packed integer",
    "kinds.py SPACE_MASK": "width in a packed integer",
    "components.py COUNT_WIDTH": "width in a packed integer",
    "components.py SUPPLY_WIDTH": "width in a packed integer",
    "components.py SUPPLY_ZERO": "offset in a packed integer",
    "frames.py USES_WIDTH": "width in a packed integer",
    "frames.py USES_ROOM": "entries in a packed integer",
    "components.py BISHOP_SHIELD": "a code beside the kinds of goods",
    "components.py BISHOP_NOTHING": "a code beside the kinds of goods",
    "steps/placing_builders.py TWO_PLAYERS": "the name of section 24 itself",
    "tables.py GOODS_WIDTH": "width in a packed integer",
    "tables.py GOODS_MASK": "width in a packed integer",
}


def test_no_number_of_the_game_stands_in_the_code_of_its_rules() -> None:
    opinions = ("features.py", "planners.py", "wits.py", "workshop.py")
    check_numbers("pillars", STRUCTURE, opinions)
