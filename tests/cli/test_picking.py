"""Sets at the terminal: in one line or one by one, changed freely, no word of an order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabard.cli.conversation import Conversation
from tabard.cli.picking import Picking
from tabard.cli.screen import Screen
from tabard.cli.session import Session, new_game
from tabard.games import game
from tabard.games.feudum.tables import GOOD_IDS, PRICES
from tabard.words import Words
from tests.games.feudum.guild_halls import trading

GAME = game("feudum")


def talk(step: str) -> Conversation:
    """A conversation with a player whom a step asks."""
    session = new_game(GAME, 2, {}, 0, {1: "random"}, "seed", "Anna")
    session.run_on()
    while session.state.step().name != step:
        choose_first(session)
        session.run_on()
    return Conversation(session, Words("feudum"), Screen(["Anna", "Joris"]))


def choose_first(session: Session) -> None:
    """Make any choice."""
    session.choose(session.state.choices()[0])


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What the player types."""
    typed: list[str] = []
    monkeypatch.setattr("builtins.input", lambda _: typed.pop(0))
    yield typed
    assert typed == []


def mine(conversation: Conversation) -> list[str]:
    """The cards in the player's hand."""
    hand: list[str] = conversation.session.view()["mine"]["hand"]
    return hand


def test_a_set_is_typed_in_one_line_in_any_order(lines: list[str]) -> None:
    conversation = talk("cards")
    lines.append("11 3 7 1")
    conversation.answer()
    assert sorted(mine(conversation)) == ["guild", "influence", "migrate", "tax"]


def test_a_set_is_put_together_one_by_one_and_changed_freely(
    lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    conversation = talk("cards")
    lines += ["guild", "tax, move", "undo", "why select migrate", "1", "8", "undo", "5", ""]
    conversation.answer()
    assert sorted(mine(conversation)) == ["explore", "guild", "migrate", "tax"]
    shown = capsys.readouterr().out
    assert "That is open" in shown
    for word in ("order", "earlier", "later", "FEU-33"):
        assert word not in shown


def test_what_is_picked_at_the_market_names_its_sum(capsys: pytest.CaptureFixture[str]) -> None:
    conversation = talk("cards")
    goods = dict.fromkeys(GOOD_IDS, 4)
    conversation.session.state = trading("merchant", {"coins": 20}, guilds={"market": goods})
    picking = Picking(conversation.session, Words("feudum"), Screen(["Anna", "Joris"]))
    asked = picking.asked()
    assert asked is not None
    iron = GOOD_IDS.index("iron")
    for number in (1, 2, 3):
        picking.take(asked, "buy iron")
        cost = sum(PRICES[iron][n] for n in range(4 - number, 4))
        assert f"buy iron, for {cost} (" in capsys.readouterr().out


def test_too_few_and_too_many_say_so_and_keep_what_is_picked(
    lines: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    conversation = talk("cards")
    lines += ["9 2", "", "1 3 4", "99", "1 3"]
    conversation.answer()
    assert sorted(mine(conversation)) == ["defend", "influence", "migrate", "move"]
    shown = capsys.readouterr().out
    assert "It takes 4, you have picked 2." in shown
    assert "You have picked 5, and may choose 4." in shown
    assert "Choose a number from 1 to 11" in shown
