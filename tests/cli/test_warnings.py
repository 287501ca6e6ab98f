"""At the terminal a choice that would be wasted says so in the list, and is asked about once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabard.cli.conversation import Conversation
from tabard.cli.picture import show_choices
from tabard.cli.screen import Screen
from tabard.cli.session import Session, new_game
from tabard.games import game
from tabard.words import Words
from tests.games.world.tables import seat, table


def session() -> Session:
    """A game that stands where Rent would find no house."""
    found = new_game(game("world"), 2, {}, 0, {1: "random"}, "a seed", "Anna")
    found.state = table("play_card", seats=[seat(hand=["rent", "grain"]), seat()])
    return found


def says(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    """What is typed, line by line; after that nobody is there."""
    lines: Iterator[str] = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _="": next(lines))


@pytest.mark.parametrize("sure", ["y", "use rent"])
def test_a_wasted_card_is_asked_about_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], sure: str
) -> None:
    playing = session()
    words, screen = Words("world"), Screen(["Anna", "Joris"])
    show_choices(playing.state, playing.state.view(0), words, screen)
    assert "You have no house to rent out." in capsys.readouterr().out
    says(monkeypatch, "use rent", sure)
    Conversation(playing, words, screen).answer()
    shown = capsys.readouterr().out
    assert "Would do nothing now. You have no house to rent out." in shown
    assert "WWE-10.8" in shown
    assert "rent" in playing.state.view(None)["seats"][0]["open"]


def test_something_else_may_be_chosen_instead(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    playing = session()
    says(monkeypatch, "use rent", "use grain")
    Conversation(playing, Words("world"), Screen(["Anna", "Joris"])).answer()
    assert playing.state.view(None)["seats"][0]["open"][-1] == "grain"
    assert "All the same?" in capsys.readouterr().out
