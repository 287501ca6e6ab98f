"""What the log of Pillars tells: every card that comes, who owes and has nothing, prices, names."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.menu import IDLE
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.pillars.box import FINAL_ADVANTAGES
from tests.games.pillars.tables import GAME, choose, player, seat, table
from tests.games.situations import situations
from tests.rules import rule

PLAYERS = ["Anna", "Joris"]


def told(state: State, *choices: str) -> list[Any]:
    """What choices make everybody hear."""
    log: list[Any] = []
    state.log = log
    choose(state, *choices)
    return [event.seen_by(None) for event in log]


@rule("PIL-2.7")
def test_the_two_cards_of_round_6_are_announced_as_others_are() -> None:
    heard = [event for _, log in situations("pillars", 2, 1) for event in log]
    last = max(i for i, event in enumerate(heard) if event.kind == "round-begins")
    cards = [event.thing for event in heard[last:] if event.kind == "card-to-kingsbridge"]
    assert cards == list(FINAL_ADVANTAGES)


@rule("PIL-7.3", "PIL-13.2")
def test_who_owes_and_has_nothing_is_told_of() -> None:
    seats = [seat(gold=0, vp=9), seat(gold=5)]
    state = table("tax_roll", seats=seats)
    lines = told(state, "tax 4")
    mine = [(event["kind"], event["amount"]) for event in lines if event["seat"] == 0]
    assert ("pays-gold", 0) in mine
    assert ("loses-points", 2) in mine
    nothing = next(event for event in lines if event["kind"] == "pays-gold")
    assert Words("pillars").event(nothing, PLAYERS) == "Anna has no gold to pay with"


@rule("PIL-16.3")
def test_a_purchase_names_its_price() -> None:
    state = table("market", seats=[seat(gold=9), seat()], spaces={"market": [0]})
    lines = told(state, "buy stone 2")
    bought = next(event for event in lines if event["kind"] == "buys")
    paid = 9 - player(state, 0)["gold"]
    texts = [Words("pillars", lang).event(bought, PLAYERS) for lang in LANGUAGES]
    assert all(text.rsplit(" ", 2)[1] == str(paid) for text in texts), texts


def test_craftsmen_of_one_name_are_told_apart_by_what_they_can() -> None:
    words = Words("pillars")
    assert words.called("potter_1") == "potter (1×)"
    assert words.called("potter_2") == "potter (2×)"
    assert words.called("tool_maker") == "tool maker"
    assert Words("pillars", "de").called("mason_4") == "Maurer (5×)"


def idle(state: State) -> dict[str, str]:
    """The targets that are warned of, with the reason."""
    text = GAME.actions.text
    return {text(one.code): one.why for one in state.warnings() if one.kind == IDLE}


@rule("PIL-15.1", "PIL-20.1")
@pytest.mark.parametrize("round_", [5, 6])
def test_castle_and_start_player_are_warned_of_in_the_last_round_alone(round_: int) -> None:
    state = table("place_builder", drawn=0, round=round_)
    reasons = {
        "place shiring_castle": "no-next-round-for-workers",
        "place start_player": "no-next-round-to-start",
    }
    assert idle(state) == (reasons if round_ == 6 else {})


@rule("PIL-13.2")
def test_a_second_builder_at_the_court_is_warned_of() -> None:
    for owner, reasons in ((0, {"place kings_court": "exempt-from-tax-already"}), (1, {})):
        state = table("place_builder", drawn=0, spaces={"kings_court": [owner]})
        assert idle(state) == reasons
