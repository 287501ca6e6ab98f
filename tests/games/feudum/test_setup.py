"""Setup (section 2)."""

from __future__ import annotations

import pytest

from tabard.games.feudum import tables as t
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE, State
from tests.games.feudum.tables import GAME, choose, goods, of_all, open_choices, player, refusal
from tests.rules import rule

NOTHING = dict.fromkeys(t.GOOD_IDS, 0)


def dealt(players: int, *, start: int = 0, until: str = "start_goods", **options: str) -> State:
    """A game set up by chance until a step, with a given starting player."""
    s: State = GAME.start(players, options)
    dealer = Dealer(7)
    while s.view(None)["step"] != until:
        assert s.to_move == CHANCE
        if s.view(None)["step"] == "first_start_player":
            choose(s, f"start {start}")
            continue
        codes = [c for c, w in zip(s.choices(), s.weights(), strict=True) for _ in range(w)]
        s.apply(codes[dealer.below(len(codes))])
    return s


@rule("FEU-2.1", "FEU-2.2")
@pytest.mark.parametrize("players", [2, 5])
def test_everybody_begins_with_seven_of_each_and_no_points(players: int) -> None:
    s = GAME.start(players)
    assert of_all(s, "markers") == of_all(s, "coins") == [7] * players
    assert [goods(s, n) for n in range(players)] == [{"food": 7}] * players
    assert of_all(s, "vp") == [0] * players
    supply = s.view(None)["supply"]
    assert supply["coins"] == 78 - 7 * players
    assert supply["targets"] == 12
    assert supply["vessels"] == {"ship": 3, "submersible": 3, "airship": 3}
    assert supply["feudums"] == dict.fromkeys(t.GUILD_IDS, 2)


@rule("FEU-2.2")
def test_the_charter_of_monsters_is_not_in_the_basic_game() -> None:
    assert GAME.start(2).view(None)["stack"] == 16
    basic = GAME.start(2, {"variant": "basic"})
    assert basic.view(None)["stack"] == 15
    assert "charter_monster" not in basic.position()["secret"]["unseen"]


@rule("FEU-2.3", "FEU-1.5")
def test_six_stacks_show_a_first_tile_and_each_value_has_six_tiles() -> None:
    view = GAME.start(2).view(None)
    assert view["stacks"] == dict.fromkeys(t.REGION_IDS, 1)
    assert [sum(group.values()) for group in view["sides_unseen"]] == [6, 6, 6, 6]
    by_kind = [sum(group[name] for group in view["sides_unseen"]) for name in t.LANDSCAPE_IDS]
    assert by_kind == [6, 6, 6, 6]


@rule("FEU-2.4", "FEU-1.4")
def test_ring_discs_lie_at_the_start_locations_and_plain_ones_elsewhere() -> None:
    s = dealt(3)
    locations = s.view(None)["locations"]
    start = ["forest_mid", "forest_se", "desert_west"]
    start += ["desert_centre", "badlands_nw", "badlands_centre"]
    ring = sorted(locations[name]["type"] for name in start)
    assert ring == ["farm", "farm", "outpost", "outpost", "town", "town"]
    plain = [at["type"] for name, at in locations.items() if name not in start]
    assert [plain.count(kind) for kind in ("outpost", "farm", "town")] == [6, 6, 4]


@rule("FEU-2.5", "FEU-2.6", "FEU-2.7")
def test_market_stores_and_haversack_at_the_start() -> None:
    s = dealt(3)
    guilds = s.view(None)["guilds"]
    assert list(guilds["market"].values()) == [3, 3, 4, 4, 4]
    stores = {"wood": 3, "iron": 3, "saltpetre": 3, "food": 1, "sulphur": 1}
    assert guilds["stores"] == stores
    assert sum(guilds["vessels"].values()) == 2
    first = GAME.start(3).view(None)
    total = {"saltpetre": 30, "sulphur": 30, "iron": 30, "wood": 30, "food": 50}
    for good in t.GOOD_IDS:
        taken = guilds["market"][good] + stores[good] + (21 if good == "food" else 0)
        assert first["haversack"][good] == total[good] - taken


@rule("FEU-2.8")
@pytest.mark.parametrize(("players", "rows"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_knight_rows_have_two_markers_each_and_some_are_of_nobody(players: int, rows: int) -> None:
    view = GAME.start(players).view(None)
    assert list(view["guilds"]["rows"].values()) == [2] * rows
    stock = list(view["supply"]["markers"].values())
    assert stock == [20 - 7 - 2] * players + [18] * (rows - players)


@rule("FEU-2.9", "FEU-25.1")
def test_seals_lie_on_four_scrolls_four_beads_and_a_chicken() -> None:
    view = dealt(2).view(None)
    assert view["guilds"]["scrolls"] == ["s1", "s3", "s5", "s6"]
    assert len(view["guilds"]["rosary"]) == 4
    assert len(view["guilds"]["chickens"]) == 1
    assert view["supply"]["seals"] == 8
    assert "secret" not in view


@rule("FEU-2.10")
def test_ten_goods_in_the_barn_and_one_at_each_northern_location() -> None:
    view = dealt(2).view(None)
    assert sum(view["guilds"]["barn"].values()) == 10
    lying = [name for name, at in view["locations"].items() if sum(at["goods"].values()) == 1]
    north = ["sea_n", "island_n", "forest_nw", "desert_n", "badlands_nw", "mountain_n"]
    assert lying == north
    assert sum(sum(at["goods"].values()) for at in view["locations"].values()) == 6
    assert view["epoch"] == 1


@rule("FEU-2.11", "FEU-32.2")
def test_the_starting_player_is_drawn_by_lot_and_turns_go_clockwise() -> None:
    s = dealt(3, until="first_start_player")
    assert s.to_move == CHANCE
    assert open_choices(s) == ["start 0", "start 1", "start 2"]
    assert s.weights() == [1, 1, 1]
    choose(s, "start 1")
    order = []
    for _ in range(3):
        order.append(s.to_move)
        choose(s, "pick iron")  # and with it wood and food, the only ones left
    assert order == [1, 2, 0]


@rule("FEU-2.12")
def test_everybody_takes_three_different_goods_from_the_haversack() -> None:
    s = dealt(2)
    before = s.view(None)["haversack"]
    assert open_choices(s) == ["pick saltpetre", "pick sulphur", "pick iron"]
    choose(s, "pick saltpetre")
    assert refusal(s, "pick saltpetre") == ("FEU-33.1", "part-is-laid")
    choose(s, "pick sulphur", "pick food", "barrel 1")
    assert goods(s, 0) == {"saltpetre": 1, "food": 8}
    assert player(s, 0)["barrel"] == 1
    after = s.view(None)["haversack"]
    assert [before[g] - after[g] for g in t.GOOD_IDS] == [1, 1, 0, 0, 1]


@rule("FEU-2.12")
def test_an_exhausted_kind_cannot_be_chosen_at_the_start() -> None:
    position = dealt(2).position()
    position["haversack"]["saltpetre"] = 0
    for name in ("sea_n", "sea_sw", "sea_e"):
        room = min(9, 30 - sum_of(position, "saltpetre"))
        position["locations"][name]["goods"]["saltpetre"] += room
    s = GAME.load(position)
    assert refusal(s, "pick saltpetre") == ("FEU-2.12", "none-in-the-haversack")
    assert open_choices(s) == ["pick sulphur", "pick iron"]


def sum_of(position: dict[str, object], good: str) -> int:
    """How many cubes of a kind a position has, wherever they are."""
    found = 0
    todo: list[object] = [{k: v for k, v in position.items() if k != "program"}]
    while todo:
        one = todo.pop()
        if isinstance(one, dict):
            number = one.get(good)
            found += number if isinstance(number, int) else 0
            todo += one.values()
        elif isinstance(one, list):
            todo += one
    return found


@rule("FEU-2.13")
def test_first_pawns_take_the_best_free_seat_of_their_guild() -> None:
    s = dealt(3)
    for _ in range(3):
        choose(s, "pick iron")  # and with it wood and food, the only ones left
    assert len(open_choices(s)) == 6
    choose(s, "face monk")
    assert len(open_choices(s)) == 6
    assert refusal(s, "place sea_n") == ("FEU-2.13", "not-a-start-location")
    choose(s, "place forest_mid", "face monk", "place forest_mid", "face monk", "place forest_se")
    assert s.view(None)["guilds"]["seats"]["monk"] == [0, 1]
    assert of_all(s, "markers") == [6, 6, 7]
    assert [goods(s, n)["food"] for n in range(3)] == [8, 8, 8]
    assert player(s, 0)["pawns"][0]["at"] == player(s, 1)["pawns"][0]["at"] == "forest_mid"


@rule("FEU-2.13", "FEU-18.2")
def test_with_four_players_the_third_of_a_guild_is_its_apprentice() -> None:
    s = dealt(4)
    for _ in range(4):
        choose(s, "pick iron")  # and with it wood and food, the only ones left
    for _ in range(4):
        choose(s, "face knight", "place desert_west")
    assert s.view(None)["guilds"]["seats"]["knight"] == [0, 1, 2]
    assert of_all(s, "markers") == [6, 6, 6, 7]
