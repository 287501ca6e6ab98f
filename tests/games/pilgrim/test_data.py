"""The data files hold what the rules document says, and no number of the game is in the code."""

from __future__ import annotations

import itertools
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from tests.games.numbers import check_numbers
from tests.rule_coverage import ROOT, rule_ids
from tests.rules import rule

FOLDER = ROOT / "src" / "tabard" / "games" / "pilgrim"
DATA = {p.stem: tomllib.loads(p.read_text("utf-8")) for p in (FOLDER / "data").glob("*.toml")}
RULES = (FOLDER / "rules.md").read_text("utf-8")
SOURCES = {"rulebook", "found", "recalled", "reconstructed"}
BOARD = DATA["board"]
CELLS = {cell["id"]: cell for cell in BOARD["cell"]}
AT = {(cell["q"], cell["r"]): name for name, cell in CELLS.items()}
DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
TILES = {tile["id"]: tile for tile in DATA["tiles"]["tile"]}
UPGRADES = [tile for tile in TILES.values() if "upgrade" in tile["kind"]]
SHIP = BOARD["ship_track"]["spaces_clockwise"]
HARBOURS = [harbour["cell"] for harbour in BOARD["harbour"]]
Tracks = frozenset[frozenset[int]]


def beside(cell: str, edge: int) -> str | None:
    """The cell that an edge faces."""
    q, r = DIRECTIONS[edge]
    return AT.get((CELLS[cell]["q"] + q, CELLS[cell]["r"] + r))


def adjacent(one: str, two: str) -> bool:
    """Whether two cells share an edge."""
    return any(beside(one, edge) == two for edge in range(6))


def apart(one: int, two: int) -> int:
    """How far two edges of a cell are apart (PGM-1.6)."""
    return min(abs(one - two), 6 - abs(one - two))


def records(value: Any) -> Iterator[dict[str, Any]]:
    """Every table inside a data file that has an id."""
    if isinstance(value, dict):
        if "id" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for entry in value:
            yield from records(entry)


@pytest.mark.parametrize("name", sorted(DATA))
def test_every_piece_says_where_it_is_known_from(name: str) -> None:
    for record in records(DATA[name]):
        assert record["source"] in SOURCES, record["id"]
        assert re.fullmatch(r"[a-z0-9_]+", record["id"])
        assert record["name_en"]
        assert record["name_de"]


@rule("PGM-2.1")
def test_the_board_has_ninety_one_cells() -> None:
    assert len(CELLS) == len(AT) == 91
    terrain = Counter(cell["terrain"] for cell in CELLS.values())
    assert terrain == {"city": 7, "river": 12, "harbour": 4, "land": 68}
    land = Counter(cell["quadrant"] for cell in CELLS.values() if cell["terrain"] == "land")
    assert set(land.values()) == {17}
    assert len(land) == 4


@rule("PGM-1.4", "PGM-2.1")
def test_the_ship_goes_round_the_edge_and_passes_the_harbours() -> None:
    edge = {name for name, cell in CELLS.items() if cell["ring"] == 5}
    assert edge - set(HARBOURS) == set(SHIP)
    assert len(SHIP) == BOARD["ship_track"]["rounds"] == 26
    assert [CELLS[cell]["edge_index"] for cell in SHIP] == list(range(26))
    for one, two in pairwise([*SHIP, SHIP[0]]):
        over = any(adjacent(one, harbour) and adjacent(harbour, two) for harbour in HARBOURS)
        assert adjacent(one, two) or over


@rule("PGM-2.1")
def test_quadrants_touch_only_across_rivers() -> None:
    for name, cell in CELLS.items():
        for edge in range(6):
            other = beside(name, edge)
            if other and cell["terrain"] == CELLS[other]["terrain"] == "land":
                assert cell["quadrant"] == CELLS[other]["quadrant"]
    for quadrant in BOARD["quadrant"]:
        assert len(quadrant["die_spaces"]) == 6
        spaces = quadrant["edge_spaces_clockwise"]
        assert {CELLS[cell]["quadrant"] for cell in spaces} == {quadrant["id"]}
        assert all(CELLS[cell]["city_edges"] for cell in quadrant["gate_cells_clockwise"])


@rule("PGM-17.2")
def test_every_crossing_is_straight_or_gentle() -> None:
    bent = []
    for river in BOARD["river"]:
        chain = river["cells_from_city"]
        first = [beside(chain[0], edge) for edge in CELLS[chain[0]]["flow_edges"]]
        assert any(cell and CELLS[cell]["terrain"] == "city" for cell in first)
        for one, two in pairwise([*chain, river["harbour"]]):
            assert any(beside(one, edge) == two for edge in CELLS[one]["flow_edges"])
        for name in chain:
            cell = CELLS[name]
            edges = cell["flow_edges"] + cell["bank_a_edges"] + cell["bank_b_edges"]
            assert sorted(edges) == list(range(6))
            for a, b in itertools.product(cell["bank_a_edges"], cell["bank_b_edges"]):
                assert apart(a, b) in (2, 3)
            if apart(*cell["flow_edges"]) == 2:
                bent.append(name)
    assert sorted(bent) == ["f9", "g3"]


def test_every_edge_space_is_three_tiles_from_the_city() -> None:
    for quadrant in BOARD["quadrant"]:
        cells = {name for name, cell in CELLS.items() if cell["quadrant"] == quadrant["id"]}
        for goal in quadrant["edge_spaces_clockwise"]:
            reached, tiles = set(quadrant["gate_cells_clockwise"]), 1
            while not any(adjacent(cell, goal) for cell in reached):
                around = {beside(cell, edge) for cell in reached for edge in range(6)}
                reached |= {cell for cell in around if cell in cells and cell != goal}
                tiles += 1
            assert tiles == 3, goal


def turned(tile: dict[str, Any], mirrored: bool) -> set[tuple[Tracks, frozenset[int]]]:
    """Every way a tile can lie."""
    found = set()
    for sign in (1, -1) if mirrored else (1,):
        for turn in range(6):
            at = [(turn + sign * edge) % 6 for edge in range(6)]
            tracks = frozenset(frozenset((at[a], at[b])) for a, b in tile["tracks"])
            found.add((tracks, frozenset(at[edge] for edge in tile["flow_edges"])))
    return found


@rule("PGM-2.2", "PGM-17.21")
def test_sixty_tiles_and_twelve_unique_upgrades() -> None:
    counts = {name: tile["count_total"] for name, tile in TILES.items()}
    assert counts.pop("shrine") == 8
    assert sum(counts.values()) == 60
    assert (counts["straight"], counts["gentle_curve"], counts["tight_curve"]) == (16, 16, 8)
    assert (counts["bridge"], counts["ford"]) == (4, 4)
    assert len(UPGRADES) == 12
    assert all(tile["count_total"] == 1 for tile in UPGRADES)
    for one, two in itertools.combinations(UPGRADES, 2):
        assert not turned(one, True) & turned(two, True), (one["id"], two["id"])


@rule("PGM-17.20")
def test_every_pattern_of_two_roads_has_its_upgrade() -> None:
    pairs = list(itertools.combinations(range(6), 2))
    patterns = {
        frozenset(map(frozenset, two))
        for two in itertools.combinations(pairs, 2)
        if len({*two[0], *two[1]}) == 4
    }
    shown = {
        tracks
        for tile in UPGRADES
        if tile["kind"] == "upgrade" and len(tile["tracks"]) == 2
        for tracks, _ in turned(tile, tile["mirrorable"])
    }
    assert shown == patterns
    for tile in UPGRADES:
        for below in tile["upgrades_from"]:
            old = turned(TILES[below], True)
            new = turned(tile, True)
            assert any(a[0] < b[0] and a[1] == b[1] for a in old for b in new)


@rule("PGM-2.3")
def test_the_smaller_tiles() -> None:
    levels = Counter(building["level"] for building in DATA["buildings"]["building"])
    assert levels == {1: 8, 2: 8, 3: 8}
    assert len(DATA["sites"]["site"]) == 9
    assert {site["points"] for site in DATA["sites"]["site"]} == {4, 5, 6, 7}
    favours = DATA["favours"]["favour"]
    assert [favour["length"] for favour in favours] == [3, 4, 5, 6, 7, 8]
    assert [favour["points"] for favour in favours] == [4, 5, 6, 7, 8, 10]
    assert sum(tithe["count"] for tithe in DATA["tithes"]["tithe"]) == 7
    assert len(DATA["duties"]["duty"]) == 8


@rule("PGM-2.5", "PGM-2.6")
def test_the_tracks() -> None:
    assert DATA["tracks"]["piety"]["points"] == [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 9]
    assert DATA["tracks"]["alms_table"]["points"] == [0, 5, 11, 18, 26]
    assert [bonus["row"] for bonus in DATA["tracks"]["alms_bonus"]] == [2, 4, 6]


@rule("PGM-3.9")
def test_tiles_by_number_of_players() -> None:
    for row in DATA["supply"]["by_players"]:
        n = max(row["players"], 2)
        kinds = ("straight", "gentle_curve", "tight_curve", "shrine")
        assert [row[kind] for kind in kinds] == [4 * n, 4 * n, 2 * n, 2 * n]


@rule("PGM-2.7", "PGM-26.5")
def test_thirty_tokens() -> None:
    duties = [*(duty["id"] for duty in DATA["duties"]["duty"]), "rest"]
    kinds = [duty for duty in duties if duty not in ("produce", "taxation")]
    for row in DATA["solo"]["token_set"]:
        assert sum(row[kind] for kind in kinds) == row["total"]
    assert [row["total"] for row in DATA["solo"]["token_set"]] == [12, 6, 6, 6]


def test_every_location_of_the_ring_can_be_reached_from_every_other() -> None:
    links = {row["id"]: row["next"] for row in DATA["duties"]["position"]}
    for start in links:
        reached = {start}
        while more := {n for place in reached for n in links[place]} - reached:
            reached |= more
        assert len(reached) == 9


@rule("PGM-3.6", "PGM-26.5", "PGM-23.6")
def test_buildings_and_tokens_suffice_for_every_roll() -> None:
    from tabard.games.pilgrim.layout import building_offsets, site_offsets

    bag = list(itertools.accumulate(row["total"] for row in DATA["solo"]["token_set"]))
    last, lengths = 0, set()
    for rolls in itertools.product(range(1, 7), repeat=4):
        sites = site_offsets(rolls)
        assert sites == [
            0,
            6 + rolls[1] - rolls[0],
            13 + rolls[2] - rolls[0],
            19 + rolls[3] - rolls[0],
        ]
        laid = building_offsets(sites)
        assert len(set(laid)) == 12
        assert not set(laid) & set(sites)
        last = max(last, laid[-1])
        ends = [*sites, 26]
        lengths |= {two - one for one, two in pairwise(ends)}
        assert all(ends[n + 1] <= bag[n] for n in range(4))
    assert last == 24
    assert (min(lengths), max(lengths)) == (1, 12)


def test_every_building_names_its_rule() -> None:
    for building in DATA["buildings"]["building"]:
        assert building["rule"] in rule_ids("pilgrim")
        assert f"**{building['rule']}** {building['name_en']} " in RULES
        assert building["stone_cost"] == building["level"]
        assert building["donation_points"] == 2 * building["level"]


def test_rules_and_decisions_point_at_rules_that_exist() -> None:
    ids = rule_ids("pilgrim")
    bold = re.findall(r"\*\*(PGM-\d+\.\d+)\*\*", RULES)
    assert len(bold) == len(set(bold)) == len(ids) == 258
    assert set(re.findall(r"PGM-\d+\.\d+", RULES)) <= set(ids)
    section = RULES[RULES.index("## 29.") : RULES.index("## 30.")]
    rows = [row.split("|") for row in section.splitlines() if row.startswith("| ")][1:]
    named = {name.strip() for row in rows for name in re.split("[/,]", row[1])}
    assert set(re.findall(r"ecisions? `([a-z_]+)`", RULES)) <= named
    for row in rows:
        assert {f"PGM-{found}" for found in re.findall(r"\d+\.\d+", row[5])} <= set(ids)


# Numbers that may stand in the code of the rules, by module and the name they belong to.
STRUCTURE = {
    "accounts.py places": "the place behind the winner",
    "scoring.py final_places": "the place behind the winner",
    "__init__.py BOUNDS": "what no menu and no game exceeds, for drivers",
    "atlas.py ENDS": "a track has two ends",
    "kinds.py MOST_DIFFERENCE": "a bound on input, far above any game",
    "components.py MOST_GOODS": "a bound on input, far above any game",
    "frames.py DEDUCT": "a stage of a payment",
    "frames.py PAID": "a stage of a payment",
    "soundness.py check_abbott": "base of a bit set",
    "path.py AT_HARBOUR": "a code",
    "path.py AT_SITE": "a code",
    "path.py CELL_SHIFT": "width in a packed integer",
    "path.py EDGE_MASK": "width in a packed integer",
    "path.py EDGE_WIDTH": "width in a packed integer",
    "path.py LOW_CELLS": "members of a bit set",
    "path.py NO_EXIT": "a code beside the edges",
    "path.py SHRINE_FLAG": "a bit in a packed integer",
    "player.py COUNT_MASK": "width in a packed integer",
    "player.py COUNT_WIDTH": "width in a packed integer",
    "player.py POST_WIDTH": "width in a packed integer",
    "player.py SLOT_WIDTH": "width in a packed integer",
    "roads.py TO_HARBOUR": "a code",
    "roads.py TO_SHRINE": "a code",
    "roads.py TO_SITE": "a code",
    "invariants.py map_of": "base of a bit set",
    "kinds.py LOC_WIDTH": "width in a packed integer",
    "state.py TILE_WIDTH": "width in a packed integer",
    "kinds.py TOKEN_WIDTH": "width in a packed integer",
    "steps/abbott_roads.py BLOCKED": "a code",
    "ways.py FAR": "more than any way on the map",
    "kinds.py MOST_POINTS": "what a slot can hold",
    "kinds.py PATHS_TOLD": "what there is room for in an observation",
    "layout.py BUILDING_WIDTH": "width in a packed integer",
    "layout.py NIBBLE": "width in a packed integer",
    "observe.py facts_of": "slots of a word",
    "observe.py put_paths": "slots of a word",
}


def test_no_number_of_the_game_stands_in_the_code_of_its_rules() -> None:
    opinions = ("features.py", "foresight.py", "planners.py", "telling.py", "wits.py")
    check_numbers("pilgrim", STRUCTURE, opinions)
