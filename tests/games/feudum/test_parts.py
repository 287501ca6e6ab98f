"""The parts of the advanced game, taken one by one (FEU-1.11)."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

import tabard
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.kinds_of_steps import ADVANCED_STEPS
from tabard.games.feudum.parts import PART_OF, PARTS, of_parts, played
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadOption, BadPosition
from tabard.kernel.record import Record
from tabard.rules import document
from tests.games.feudum.tables import GAME, choose, open_choices, pawn, seat, table
from tests.rules import rule

BASIC: dict[str, Any] = {"variant": "basic"}
FULL = BASIC | dict.fromkeys(PARTS, True)


def some_parts(seed: int) -> tuple[str, ...]:
    """A subset of the parts; each is in one of two that follow each other."""
    dealer = Dealer(f"parts:{seed // 2}")
    chosen = [part for part in PARTS if dealer.below(2)]
    return tuple(part for part in PARTS if (part in chosen) == (seed % 2 == 0))


def advanced_rules() -> list[str]:
    """The rules of which the rules document says that they are of the advanced game alone."""
    found: list[str] = []
    inside = False
    for line in document("feudum").text.splitlines():
        if line.startswith("## "):
            inside = line.endswith("[A]")
        if match := re.match(r"- \*\*(FEU-[\d.]+)\*\*( \[A\])?", line):
            if inside or match[2]:
                found.append(match[1])
    return found


@rule("FEU-1.11")
def test_every_rule_of_the_advanced_game_belongs_to_one_part() -> None:
    assert sorted(of_parts("rules", PARTS)) == sorted(advanced_rules())
    assert {GAME.by_name[name].rule for name in ADVANCED_STEPS} <= {*PART_OF}
    readings = [row["id"] for row in t.OPTIONS_DATA if row["advanced_only"]]
    assert sorted(of_parts("readings", PARTS)) == sorted(readings)
    writs = [row["id"] for row in t.WRITS_DATA["writ"] if row.get("advanced_only")]
    assert sorted(of_parts("writs", PARTS)) == sorted(writs)


@rule("FEU-1.1", "FEU-1.11")
def test_all_parts_together_are_the_advanced_game() -> None:
    one, two = GAME.start(3), GAME.start(3, FULL)
    dealer = Dealer("together")
    while not one.over:
        assert one.choices() == two.choices()
        code = one.choices()[dealer.below(len(one.choices()))]
        one.apply(code)
        two.apply(code)
    assert one.position() | {"options": 0} == two.position() | {"options": 0}
    assert played(GAME.start(3).options) == PARTS
    assert played(GAME.start(3, BASIC).options) == ()


def rules_told(parts: tuple[str, ...], seed: int) -> set[str]:
    """The parts whose rules a random game of a table with some parts tells of."""
    state = GAME.start(2 + seed % 4, BASIC | dict.fromkeys(parts, True))
    dealer = Dealer(f"some:{seed}")
    told: set[str] = set()
    for ply in itertools.count():
        if state.over:
            return {PART_OF[one] for one in told if one in PART_OF}
        state.log = []
        codes = state.choices()
        state.apply(codes[dealer.below(len(codes))])
        told |= {event.rule for event in state.log}
        if ply % 50 == 0:
            assert GAME.violations(state) == []
            assert GAME.load(state.position()) == state
    raise AssertionError


@rule("FEU-1.11")
@pytest.mark.parametrize("seed", range(8))
def test_a_table_with_some_parts_keeps_the_rules_of_these_alone(seed: int) -> None:
    parts = some_parts(seed)
    assert rules_told(parts, seed) <= {*parts}


@rule("FEU-1.11", "FEU-2.2")
def test_the_writ_of_the_monster_slayer_comes_with_the_monsters() -> None:
    slayer = 1 << rw.MONSTER_CHARTER
    for part in PARTS:
        state: Any = GAME.start(2, {**BASIC, part: True})
        assert bool(state.unseen & slayer) == (part == "monsters")


SERF = seat(
    pawns=[pawn("forest_mid", "noble"), pawn("forest_mid", "monk")],
    serfs=["forest_mid"],
    tiles={"orchard": 1},
    wood=1,
    hand=["tax", "move"],
)
RULER = seat(rules=["forest_mid", "desert_n"], subjects=["forest_mid"])
MERCHANT = seat(pawns=[pawn("forest_mid", "merchant")])
GUEST = seat(pawns=[pawn("forest_mid", "monk")])
HOST = seat(pawns=[pawn("forest_mid", "knight")], barrel=1, markers=6)
# A step, the seats and guilds there, the choices that lead on, and what a part then offers.
OFFERS: dict[str, tuple[str, list[Any], dict[str, Any], list[str], str]] = {
    "specials": ("influence", [MERCHANT, seat(rules=["forest_mid"])], {}, [], "bribe"),
    "reeves": ("guild", [GUEST, seat()], {"rosary": [3]}, ["push monk"], "reeve"),
    "landscapes": ("improve", [SERF, RULER], {}, [], "tend"),
    "feasts": ("guild", [HOST, GUEST], {"rosary": [3]}, [], "feast"),
    "starving": ("conquer", [SERF, RULER], {}, [], "starve"),
    "monsters": ("guild", [HOST, seat()], {"rows": {"yellow": 3}}, ["trade knight"], "tame"),
}


@rule("FEU-1.11")
@pytest.mark.parametrize("offered", PARTS)
def test_a_part_that_is_added_can_be_done_and_the_others_cannot(offered: str) -> None:
    step, seats, guilds, choices, verb = OFFERS[offered]
    for part in PARTS:
        s = table(step, seats=seats, guilds=guilds, options={**BASIC, part: True})
        choose(s, *choices)
        verbs = [choice.split()[0] for choice in open_choices(s)]
        assert (verb in verbs) == (part == offered)


@rule("FEU-1.11")
def test_a_part_is_named_where_it_is_chosen_and_nowhere_else() -> None:
    for options in ({}, BASIC, {**BASIC, "reeves": False}):
        assert not {*PARTS} & {*GAME.start(2, options).options}
    state = GAME.start(2, {**BASIC, "reeves": True})
    assert {*PARTS} & {*state.options} == {"reeves"}
    record = Record(GAME, 2, {**BASIC, "reeves": True})
    assert "variant=basic reeves=true monster_allowance=shared" in record.text()
    assert GAME.load(state.position()) == state


@rule("FEU-1.11")
def test_parts_are_added_to_the_basic_game_alone() -> None:
    for options in ({"reeves": True}, {"variant": "advanced", "reeves": True}):
        with pytest.raises(BadOption, match="is added to variant=basic alone"):
            GAME.start(2, options)
    with pytest.raises(BadOption, match="is not one of false, true"):
        GAME.start(2, {**BASIC, "reeves": "yes"})


@rule("FEU-1.11")
def test_a_position_has_nothing_of_a_part_that_is_not_played() -> None:
    mine = seat(reeves=["farmer"], pawns=[pawn("forest_mid", "farmer")])
    table("play_card", seats=[mine, seat()], options={**BASIC, "reeves": True})
    with pytest.raises(BadPosition, match="is of the part reeves, which is not played"):
        table("play_card", seats=[mine, seat()], options={**BASIC, "monsters": True})


@pytest.mark.parametrize("bot", ["level1", "level3"])
def test_bots_play_with_some_parts(bot: str) -> None:
    state = GAME.start(2, BASIC | dict.fromkeys(some_parts(1), True))
    players = [tabard.bot(bot, n) for n in range(2)]
    dealer = Dealer("bots")
    while state.round < 3:
        if state.is_chance:
            state.deal(dealer)
        else:
            state.apply(players[state.to_move].choose(state))
    assert state.round == 3
