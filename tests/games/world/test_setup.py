"""Sections 1 to 3: what lies on the table at the start, and the chapters and rounds to come."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tabard
from tabard.kernel.errors import BadOption
from tabard.kernel.state import CHANCE, OVER
from tests.games.world.box import CARDS, LOCATIONS, PLOTS, STARRED, TOTAL
from tests.games.world.tables import (
    GAME,
    choose,
    goods,
    idle_until,
    of_all,
    open_choices,
    owned,
    played,
    refusal,
    table,
    told,
)
from tests.rules import rule

# The card of the example: stone, grain, 1 money, 1 VP clockwise, its arrow behind corner 2.
CORNERS = {
    0: ["money", "vp", "stone", "grain"],
    1: ["grain", "money", "vp", "stone"],
    2: ["stone", "grain", "money", "vp"],
    3: ["vp", "stone", "grain", "money"],
}


@rule("WWE-1.5", "WWE-6.2", "WWE-7.1")
@pytest.mark.parametrize("steps", range(4))
def test_the_edge_chosen_for_the_arrow_turns_every_corner_clockwise(steps: int) -> None:
    state = table("orient", players=4, event="foreign_wool_buyers", favour="guild", active=3)
    choose(state, f"orient {steps}")
    for number, kind in enumerate(CORNERS[steps]):
        mine = 1 if number == 3 and steps == 2 else 0  # the merchants' wool for the active player
        wool = {"wool": mine} if mine else {}
        money = 3 if kind == "money" else 2
        material = {kind: 1} if kind not in ("money", "vp") else {}
        assert goods(state, number) == material | wool | {"money": money}
        assert of_all(state, "vp")[number] == (9 if kind == "vp" else 8)


SCRIPT = """
import tabard
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER
game = tabard.game("world")
seen = set()
for seed in range(4):
    state, dealer, menu = game.start(3), Dealer(seed), Menu()
    state.fill(menu)
    while state.to_move != OVER:
        seen.add(state.view(None)["favour"])
        assert game.violations(state) == []
        state.advance(dealer.deal(menu), menu)
state = game.start(2)
while state.view(None)["step"] != "orient":
    state.apply(state.choices()[0])
truth = state.position() | {"favour": "bishop"}
state = game.load(truth)
state.apply(game.parse("orient 1"))
print(len(seen), state.view(None)["favour"])
state = game.load(truth)
state.apply(game.parse("orient 2"))
print(state.view(None)["favour"])
"""


@pytest.mark.slow
@rule("WWE-1.6")
def test_a_longer_favour_arc_needs_no_change_of_the_code(tmp_path: Path) -> None:
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "server", "web")
    shutil.copytree(Path(tabard.__file__).parent, tmp_path / "tabard", ignore=leave_out)
    data = tmp_path / "tabard" / "games" / "world" / "data" / "favour.toml"
    field = '\n[[field]]\nindex = 9\nid = "more_outlaws"\nrule = "WWE-8.5"\neffect = "must_pay"\n'
    names = 'name_en = "o"\nname_de = "o"\nname_nl = "o"\n'
    more = f'{field}params = {{ kind = "money", count = 1 }}\n{names}source = "reconstructed"\n'
    data.write_text(data.read_text("utf-8") + more, "utf-8")
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.stdout.split() == ["10", "more_outlaws", "queen"], done.stderr


@rule("WWE-2.1")
@pytest.mark.parametrize(("players", "sides"), [(2, [0, 2]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_two_players_sit_opposite_and_three_leave_the_last_side_empty(
    players: int, sides: list[int]
) -> None:
    assert GAME.start(players).view(None)["sides"] == sides
    state = table("orient", players=players, event="foreign_wool_buyers", favour="guild")
    choose(state, "orient 1")
    kinds = [CORNERS[1][side] for side in sides]
    # The prioress has nothing for who has no knowledge.
    assert owned(state, "grain") == [int(kind == "grain") for kind in kinds]
    assert owned(state, "stone") == [int(kind == "stone") for kind in kinds]
    assert of_all(state, "vp") == [8 + int(kind == "vp") for kind in kinds]


@rule("WWE-2.1")
@pytest.mark.parametrize("players", [1, 5])
def test_no_other_number_of_players_is_allowed(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        GAME.start(players)


@rule("WWE-2.2", "WWE-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_the_same(players: int) -> None:
    state = choose(GAME.start(players), "start 1")
    for number, person in enumerate(state.position()["seats"]):
        assert goods(state, number) == {"wool": 1, "money": 2}
        assert (person["vp"], person["houses"], person["seals"]) == (8, 4, 2)
        assert person["hand"] == CARDS
        assert person["open"] == person["hidden"] == person["penalties"] == []


@rule("WWE-2.3", "WWE-1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stocks_do_not_depend_on_the_players_but_for_their_wool(players: int) -> None:
    stock = GAME.start(players).view(None)["stock"]
    assert stock == TOTAL | {"wool": 15 - players}


@rule("WWE-2.4", "WWE-11.1")
def test_the_bridge_alone_is_on_the_board_and_nobody_is_sick() -> None:
    view = GAME.start(3).view(None)
    nothing = {"stone": 0, "wood": 0, "seals": [], "finished": False}
    assert view["projects"] == {"bridge": nothing}
    assert view["plague"] == dict.fromkeys(LOCATIONS)
    assert view["tiles_unseen"] == [0] * 5
    assert view["plots"] == dict.fromkeys(PLOTS)


@rule("WWE-2.5")
def test_the_cloth_field_alone_is_covered() -> None:
    covered = GAME.start(3).view(None)["covered"]
    assert covered == {"fields": [], "projects": [], "cloth": True}


@rule("WWE-2.6")
def test_the_favour_stone_stands_on_outlaws() -> None:
    assert GAME.start(3).view(None)["favour"] == "outlaws"


@rule("WWE-2.7")
def test_a_chapter_has_six_cards_of_its_own_eleven() -> None:
    state = choose(GAME.start(3), "start 0")
    assert state.view(None)["deck"] == 6
    assert len(open_choices(state)) == 11
    idle_until(state, "reveal", round=6)
    assert state.view(None)["deck"] == 1
    assert len(open_choices(state)) == 6  # the last card, and five that nobody will see
    idle_until(state, "reveal", chapter=2)
    assert len(open_choices(state)) == 11
    assert len(state.view(None)["revealed"]) == 6


@rule("WWE-2.8", "WWE-20.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_active_player_is_drawn_by_lot(players: int) -> None:
    state = GAME.start(players)
    assert state.to_move == CHANCE
    assert open_choices(state) == [f"start {number}" for number in range(players)]
    assert state.weights() == [1] * players
    assert choose(state, "start 1").view(None)["active"] == 1


@rule("WWE-2.9")
def test_the_introductory_game_is_off_unless_chosen() -> None:
    assert GAME.start(2).options == {"intro_game": False}
    assert of_all(choose(GAME.start(2), "start 0"), "hand") == [CARDS] * 2


@rule("WWE-2.9")
def test_who_plays_the_introduction_lays_all_six_starred_cards() -> None:
    state = choose(GAME.start(2, {"intro_game": True}), "start 0")
    idle_until(state, "tax_roll", chapter=1)
    for person in state.position()["seats"]:
        assert sorted(person["open"]) == sorted(STARRED)
        assert person["hand"] == person["hidden"] == []


@rule("WWE-3.1", "WWE-15.1")
def test_four_chapters_of_six_rounds_each_with_duties_at_its_end() -> None:
    rounds, rolls = [], []
    for state in played(3, 5):
        view = state.view(None)
        if view["step"] == "reveal":
            rounds.append((view["chapter"], view["round"]))
        if view["step"] == "tax_roll":
            rolls.append((view["chapter"], view["round"]))
    assert rounds == [(chapter, round) for chapter in range(1, 5) for round in range(1, 7)]
    assert rolls == [(chapter, 6) for chapter in range(1, 5)]


@rule("WWE-3.2")
def test_a_round_goes_from_the_card_to_income_favour_and_actions() -> None:
    state = table("reveal", players=2, chapter=2, round=2, favour="guild")
    turns = ["forgo grain", "discard piety", "forgo grain", "discard piety"]
    events = told(state, "event pilgrims_arrive", "orient 2", *turns)
    order = [kind for kind, *_ in events]
    wanted = ["event-revealed", "orients", "gains", "stone-moves", "forgoes", "badge-passes"]
    assert [order.index(kind) for kind in wanted] == sorted(order.index(kind) for kind in wanted)
    assert order[-1] == "round-begins"


@rule("WWE-3.3")
def test_after_chapter_iv_the_game_is_over() -> None:
    state = choose(table("tax_roll", chapter=4), "tax 2")
    assert state.to_move == OVER
    assert state.choices() == []
    assert refusal(state, "use grain") == "WWE-3.3"
    assert choose(table("tax_roll", chapter=3), "tax 2").view(None)["chapter"] == 4
