"""The program of Feudum: where a game stands in it, and what its parts remember there."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.feudum import facts
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import DRAWING, Drawing
from tabard.games.feudum.frames.guilds import DELIVERY, PURCHASE
from tabard.kernel.box.frozen import frames
from tabard.kernel.dealer import Dealer
from tabard.kernel.frame import Frame
from tabard.kernel.loading import written_program
from tabard.kernel.state import CHANCE, State
from tests.games.feudum.guild_halls import HERE, trading
from tests.games.feudum.tables import GAME, choose, pawn, played, seat, table

EVERY = 7  # of the states of a game


def kinds(state: State) -> list[str]:
    """The frames that run, outermost first; a call without facts is a plain one."""
    found: list[str] = []
    frame: Frame | None = state.running
    while frame is not None:
        found.append(frame.kind())
        frame = frame.up
    return found[::-1]


def places(state: State) -> list[str]:
    """Where each level of the program stands, the outermost first."""
    return [level["at"] for level in written_program(state)]


def repeating(*choices: str) -> Any:
    """Influence is carried out again, in a game in which both parts of Repeat are used."""
    mine = seat(pawns=[pawn(HERE, "monk")], hand=["repeat", "tax"], played=["influence"])
    state = table("play_card", seats=[mine, seat()], options={"repeat_parts": "both"})
    return choose(state, "play repeat", *choices)


def drawing() -> Any:
    """Seat 0 has drawn two writs and keeps one."""
    state = table("explore", seats=[seat(rules=[HERE]), seat()])
    choose(state, "perform")
    while state.to_move == CHANCE:
        state.apply(state.choices()[0])
    return state


@pytest.mark.parametrize("players", GAME.players)
def test_a_loaded_position_stands_in_the_same_parts_with_the_same_facts(players: int) -> None:
    for n, state in enumerate(played(players, players, repeat_parts="both")):
        if n % EVERY == 0:
            again = GAME.load(state.position())
            assert written_program(again) == written_program(state)
            assert again.position() == state.position()


def test_what_a_part_remembers_is_gone_with_it() -> None:
    for state in played(3, 1):
        levels = written_program(state)
        for level in levels:
            around = state.game.by_path[level["at"]].around
            called = {part.name: part.frame for part in state.game.called}
            lasting = [part.frame or called.get(part.name) for part in around]
            expected = {frame.kind() for frame in lasting if frame is not None}
            assert set(level["facts"]) == expected


def test_every_card_is_a_part_that_is_called_by_its_number() -> None:
    cards = GAME.called[: t.CARDS]
    assert [part.name for part in cards] == list(t.CARD_IDS)
    for card, part in enumerate(cards):
        mine = seat(hand=[t.CARD_IDS[card], "explore" if card != t.EXPLORE else "tax"])
        state: Any = table("play_card", seats=[mine, seat()])
        state.step().take(state, GAME.parse(f"play {part.name}"))
        assert places(state)[-1].startswith(f"{part.name}/")
        assert state.running.card == card


def test_a_repeated_card_runs_inside_the_repeat_and_its_facts_end_with_it() -> None:
    state = repeating("repeat influence")
    assert places(state)[1:] == ["repeat/deja_vu", "influence/influence"]
    assert kinds(state) == ["turn", "repetition", "influences"]
    choose(state, f"influence {HERE}")
    assert places(state)[1:] == []


def test_the_answer_out_of_turn_lies_in_the_card_that_asks_for_it() -> None:
    people = [
        seat(pawns=[pawn(HERE, "monk")], hand=["tax", "move"]),
        seat(pawns=[pawn(HERE, "farmer")], hand=["tax", "defend"]),
    ]
    state = choose(table("conquer", seats=people), "attack 1 pawn_1")
    assert (state.to_move, kinds(state)) == (1, ["turn", "assault"])
    assert facts.attacked(state.view(None)).found == {
        "card": "conquer",
        "place": HERE,
        "target": t.PIECES,
        "defender": 1,
        "defended": False,
        "power": 0,
        "powder": 0,
        "next_tile": 0,
    }


def test_the_drawer_alone_sees_the_writs_he_has_drawn() -> None:
    state = drawing()
    drawn = state.view(0)["mine"]["drawn"]
    assert len(drawn) > 1
    assert facts.of(state.view(0), DRAWING)["drawn"] == drawn
    for other in (1, None):
        assert "drawn" not in facts.of(state.view(other), DRAWING).found


def test_a_redeal_gives_the_drawer_other_writs_for_everybody_else() -> None:
    state = drawing()
    truth = state.of(Drawing).drawn
    assert state.redeal(0, Dealer("any")).of(Drawing).drawn == truth
    others = {bytes(state.redeal(1, Dealer(f"{n}")).of(Drawing).drawn) for n in range(9)}
    assert len(others) > 1
    assert state.of(Drawing).drawn == truth


def test_words_ask_the_part_that_they_mean() -> None:
    market = {"market": {"food": 3, "wood": 3}}
    state = choose(trading("merchant", {"coins": 9}, guilds=market), "buy food")
    view = state.view(0)
    assert facts.of(view, PURCHASE)["basket"]["food"] == 1
    assert not facts.of(view, DELIVERY)
    assert facts.known(view, "guild") == "merchant"
    assert facts.to_go(view) == 0


def test_a_fact_that_no_part_remembers_is_an_error_whether_the_part_runs_or_not() -> None:
    view = table("play_card").view(0)
    assert facts.of(view, DELIVERY).get("pairs", 0) == 0
    with pytest.raises(KeyError, match="delivery remembers no pair"):
        facts.of(view, DELIVERY).get("pair", 0)
    with pytest.raises(KeyError, match="delivery remembers no basket"):
        facts.of(view, DELIVERY)["basket"]
    with pytest.raises(KeyError, match="no part remembers location"):
        facts.known(view, "location")


def test_words_know_the_facts_of_every_part_of_the_program() -> None:
    declared = {kind: frame.facts().fields for kind, frame in frames(GAME).items()}
    names = {kind: tuple(fact.name for fact in found) for kind, found in declared.items() if found}
    assert names == facts.FACTS
    assert {"first_pick", "pouch_filling", "colours_taken"} < names.keys()
