"""The game behind the conversation: seats, undo, saving and going on."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.cli.conversation import Conversation
from tabard.cli.screen import Screen
from tabard.cli.session import Session, kind_of, new_game, resumed, seating, short
from tabard.games import game, pillars
from tabard.kernel.errors import BadOption, Refused
from tabard.kernel.record import Record, parse
from tabard.kernel.revealing import reveals
from tabard.words import Words
from tests.games.pillars.tables import position, seat

GAME = game("pillars")
BUILDING = {"seats": [seat(wood=4, stone=4), seat(), seat()], "round": 6}


def session_at(step: str, **what: Any) -> Session:
    """A game of seat 0 against random bots that begins at a step."""
    start = position(step, **what)
    record = Record(GAME, start["players"], start["options"], start)
    return Session(record, 0, dict.fromkeys(range(1, record.players), "random"), "s")


def test_own_choices_in_a_row_can_be_taken_back_one_by_one() -> None:
    session = session_at("building", **BUILDING)
    before = session.state.fingerprint()
    session.choose(GAME.parse("use woodworker 2"))
    between = session.state.fingerprint()
    session.choose(GAME.parse("use stonecutter 1"))
    assert session.undo()
    assert session.state.fingerprint() == between
    assert session.undo()
    assert session.state.fingerprint() == before
    assert not session.undo()
    assert session.told == []
    assert session.record.choices == []


def test_a_choice_taken_back_leaves_no_trace_in_the_record() -> None:
    session = session_at("building", **BUILDING)
    session.choose(GAME.parse("use woodworker 2"))
    session.undo()
    session.choose(GAME.parse("use stonecutter 1"))
    session.run_on()
    assert GAME.actions.text(session.record.choices[0]) == "use stonecutter 1"
    assert parse(session.record.text(), game).choices == session.record.choices


def test_nothing_is_taken_back_once_another_seat_has_chosen() -> None:
    session = session_at("choosing_cards")
    session.choose(GAME.parse("take gravel_pit_small"))
    session.run_on()
    assert not session.undo()


def test_an_illegal_choice_is_refused_and_changes_nothing() -> None:
    session = session_at("building", **BUILDING)
    before = session.state.fingerprint()
    with pytest.raises(Refused, match=r"PIL-17\.2"):
        session.choose(GAME.parse("use mortar_mixer 1"))
    assert session.state.fingerprint() == before
    assert session.record.choices == []
    assert not session.undo()


def test_a_choice_that_turns_up_a_foreseen_event_cannot_be_taken_back() -> None:
    state = pillars.GAME.load(
        position(
            "place_waiting",
            seats=[seat(), seat(advantages=["adv_ellen"]), seat()],
            waiting=[{"seat": 0, "cost": 7}],
            bag=[2, 3, 3],
            foreseen="event_conflict",
        )
    )
    code = GAME.parse("place bishops_seat")
    after = state.copy()
    after.apply(code)
    assert after.to_move == 0
    assert reveals(state, [code], 0)
    assert not reveals(state, [code], 1)


def test_a_new_game_is_sealed_before_the_first_choice() -> None:
    session = new_game(GAME, 2, {}, 0, {1: "random"}, None, "Ada")
    assert len(session.record.commitment) == 64
    assert session.record.seed == ""
    assert session.record.names == ["Ada", "Anna (random)"]


def test_two_new_games_are_dealt_by_different_seeds() -> None:
    seeds = {new_game(GAME, 2, {}, 0, {1: "random"}, None, "Ada").dealer.seed for _ in range(5)}
    assert len(seeds) == 5


def test_a_game_saved_in_the_middle_goes_on_as_it_would_have() -> None:
    session = new_game(GAME, 3, {}, 1, {0: "random", 2: "random"}, "seed", "Ada")
    for _ in range(20):
        session.run_on()
        session.choose(session.state.choices()[0])
    session.record.seal(session.dealer, revealed=True)
    again = resumed(parse(session.record.text(), game))
    assert again.seat == 1
    assert again.told == session.told
    assert again.state.fingerprint() == session.state.fingerprint()
    again.run_on()
    assert again.record.check_deal() == 0  # sealed again until it is saved again
    again.record.seal(again.dealer, revealed=True)
    assert again.record.check_deal() > 0


def test_one_bot_named_sits_on_every_other_seat() -> None:
    assert seating(GAME, None, 1, ["greedy"]) == (3, {0: "greedy", 2: "greedy"})
    assert seating(GAME, 2, 0, ["random"]) == (2, {1: "random"})
    assert seating(GAME, None, 0, ["greedy", "random", "greedy"])[0] == 4


@pytest.mark.parametrize(
    ("players", "seat_number", "bots"),
    [(3, 0, ["greedy"] * 3), (4, 4, ["greedy"]), (9, 0, ["greedy"])],
)
def test_a_seating_that_does_not_fit_is_refused(
    players: int, seat_number: int, bots: list[str]
) -> None:
    with pytest.raises(BadOption):
        seating(GAME, players, seat_number, bots)


def test_names_say_which_bot_sits_there() -> None:
    assert kind_of("Anna (greedy)") == "greedy"
    assert short("Anna (greedy)") == "Anna"
    assert kind_of("Anna (of York)") == ""
    assert short("Anna (of York)") == "Anna (of York)"


def test_a_campaign_that_goes_on_does_not_show_the_ends_of_its_earlier_games_again() -> None:
    session = new_game(GAME, 3, {}, 1, {0: "random", 2: "random"}, "seed", "Ada")
    session.run_on()
    assert len(session.told) > 3
    session.scenes = {2: session.state.copy(), 3: session.state.copy()}
    conversation = Conversation(session, Words(GAME.id), Screen(session.record.names))
    assert conversation.shown == 3
    session.scenes = {}
    assert Conversation(session, Words(GAME.id), Screen(session.record.names)).shown == 0
