"""The figures of service: a chain of Move, Conquer and a disc counts from its first step on."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.feudum import service
from tabard.games.feudum import tables as t
from tabard.kernel.state import State
from tests.rules import rule

from .battlefield import FIEF, HERE
from .tables import choose, pawn, seat, table
from .test_features import features_of

FAR = "badlands_ne"  # two steps by road from HERE
MINE = {"desert_west": {"type": "feudum", "guild": "noble"}}
WHOLE = float(t.ARMY_PENALTY[0] * bin(t.ARMY_EPOCHS[0]).count("1"))


def noble(where: str = HERE, **more: Any) -> dict[str, Any]:
    """A vassal with a noble and another pawn, and Conquer among the cards."""
    two = [pawn(where, "noble"), pawn("island_n")]
    usual: dict[str, Any] = {"pawns": two, "rules": ["desert_west"], "hand": ["conquer", "tax"]}
    return seat(**(usual | more))


def before(mine: dict[str, Any], *others: dict[str, Any], **more: Any) -> State:
    """Seat 0 is to play a card."""
    state: State = table("play_card", seats=[mine, *others], locations=MINE, **more)
    return state


def said(state: State) -> tuple[float, float]:
    """What is said of a success at hand, and of more after a move."""
    found = features_of(state)
    return found["service_at_hand"], found["service_by_move"]


LORD = seat(rules=[HERE], subjects=[HERE], hand=[])


def test_a_noble_beside_a_marker_serves_if_conquer_is_not_the_last_card() -> None:
    starving = service.STARVED * WHOLE
    assert said(before(noble(), LORD)) == (starving, 0)
    assert said(before(noble(hand=["conquer"]), LORD)) == (0, 0)
    assert said(before(noble(hand=["guild", "tax"]), LORD)) == (0, 0)
    assert features_of(before(noble(hand=["guild"]), LORD))["service_in_reach"] == starving
    assert said(before(noble(army=1), LORD))[0] != starving  # another space, other fines
    assert said(before(noble(army=3), LORD)) == (0, 0)


def test_whoever_has_no_fief_yet_counts_on_one_by_halves() -> None:
    landless = said(before(noble(rules=[]), LORD))
    assert landless[0] == said(before(noble(), LORD))[0] * service.FIEF_TO_COME


def test_a_move_brings_a_noble_as_far_as_there_are_pawns() -> None:
    hand = ["move", "conquer", "tax"]
    assert said(before(noble(FAR, hand=hand), LORD)) == pytest.approx((0, service.STARVED * WHOLE))
    assert said(before(noble(FAR, hand=hand[:2]), LORD)) == (0, 0)
    alone = noble(FAR, hand=hand, pawns=[pawn(FAR, "noble")])
    assert said(before(alone, LORD)) == (0, 0)


@rule("FEU-6.1")
def test_steps_that_monsters_add_take_nobody_out_of_the_tables() -> None:
    """The tables of ways end with the steps of all pawns; the last way is the one to fall off."""
    beasts = {name: {"owner": 0, "at": FAR, "binds": []} for name in t.MONSTER_IDS}
    pawns = [pawn(FAR, "noble", vessel=t.VESSEL_IDS[-1]), pawn("island_n"), pawn("island_n")]
    mine = noble(pawns=pawns, hand=["move", "conquer", "tax"], coins=20)
    state = before(mine, LORD, monsters=beasts, options={"monster_allowance": "adds"})
    choose(state, "play move")
    assert sum(said(state)) == pytest.approx(service.STARVED * WHOLE)


def test_an_attack_counts_by_its_margin_powder_added() -> None:
    prey = seat(pawns=[pawn(HERE)])
    for powder, odds in ((1, 0.0), (2, service.CLOSE), (3, service.SAFE)):
        knight = noble(pawns=[pawn(HERE, "knight")], saltpetre=powder)
        assert said(before(knight, prey))[0] == odds * (WHOLE + t.CONQUER_PIECE_VP)
    monk = noble(pawns=[pawn(HERE, "monk")], saltpetre=3)
    assert said(before(monk, prey))[0] == 0  # no knight, no more than one
    besieger = noble(pawns=[pawn(HERE, "knight")], saltpetre=3)
    state: State = table("play_card", seats=[besieger, seat(rules=[HERE])], locations=MINE | FIEF)
    assert said(state)[0] == service.SAFE * (WHOLE + t.CONQUER_FEUDUM_VP)


def test_the_chain_is_worth_no_less_at_each_of_its_steps() -> None:
    state = before(noble(FAR, hand=["move", "conquer", "tax"]), LORD)
    fines = features_of(state)["disloyalty_to_come"]
    worth = [sum(said(state))]
    for step in (
        "play move",
        "step pawn_1 road_badlands_nw__badlands_ne",
        "step pawn_1 road_forest_mid__badlands_nw",
        "play conquer",
        "starve forest_mid subject",
    ):
        choose(state, step)
        worth.append(sum(said(state)))
    assert worth == pytest.approx([service.STARVED * WHOLE] * len(worth))
    choose(state, "army")
    assert features_of(state)["disloyalty_to_come"] == fines - WHOLE
