"""Games of one player in the terminal, to their end; and a record that outlives any picture."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main, picture
from tabard.cli.conversation import Conversation
from tabard.games import NAMES, game
from tabard.kernel.record import Record, parse
from tabard.kernel.state import OVER
from tests import laying
from tests.cli.terminal import PROMPT, Terminal
from tests.cli.test_play import last_number, plain

Answer = Callable[[Conversation], str]
SOLO = ("play", "pilgrim", "--players", "1", "--seed", "a seed")


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Callable[[Answer], None]:
    """Somebody at the terminal who types what a function answers."""
    asked: list[Conversation] = []
    answer = Conversation.answer

    def answering(conversation: Conversation) -> None:
        asked[:] = [conversation]
        answer(conversation)

    def sit_down(answers: Answer) -> None:
        def typed(prompt: str) -> str:
            return answers(asked[0]) if prompt == PROMPT else ""

        monkeypatch.setattr("builtins.input", typed)

    for module in ("play", "conversation"):
        monkeypatch.setattr(f"tabard.cli.{module}.is_terminal", lambda: True)
    monkeypatch.setattr(Conversation, "answer", answering)
    return sit_down


def by_chance(seed: int) -> Answer:
    """Some open choice by its words, or all pieces of a set, which Enter lays down."""
    taste = laying.by_chance(seed)

    def choose(conversation: Conversation) -> str:
        session, picking = conversation.session, conversation.picking
        words, asked = session.state.game.actions.text, picking.asked()
        if asked is None:
            return words(taste(session.state, session.state.choices()))
        if picking.picked:
            return ""
        pieces = laying.set_of(session.state, session.seat, asked, taste)
        return ", ".join(words(piece) for piece in pieces)

    return choose


def read(path: Path) -> Record:
    """A record, replayed and checked."""
    return parse(path.read_text("utf-8"), game)


@pytest.mark.parametrize("options", ["level=1", "level=2", "level=3", "campaign=true"])
def test_a_solo_game_ends_with_scores_verdict_seed_and_record(
    options: str,
    tmp_path: Path,
    person: Callable[[Answer], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.tabard"
    person(by_chance(7))
    assert main([*SOLO, "--option", options, "--record", str(path)]) == 0
    end = plain(capsys.readouterr().out)[-3000:]
    record = read(path)
    assert record.check_deal() > 0
    assert record.state().to_move == OVER
    assert "Guest" in end
    assert "Ab-Bott" in end
    assert "The dealer’s seed was a seed" in end
    assert f"tabard verify {path}" in end.replace("\n", "")


def test_each_game_of_a_campaign_shows_its_end_before_the_next_is_set_up(
    tmp_path: Path,
    person: Callable[[Answer], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.tabard"
    shown: list[dict[str, Any]] = []
    draw = picture.show_table

    def drawing(view: dict[str, Any], *rest: Any) -> None:
        shown.append(view)
        draw(view, *rest)

    monkeypatch.setattr(picture, "show_table", drawing)
    person(by_chance(7))
    assert main([*SOLO, "--option", "campaign=true", "--record", str(path)]) == 0
    text = plain(capsys.readouterr().out)
    ends = [view["campaign"]["game"] for view in shown if view["to_move"] == "over"]
    assert ends == [1, 2, 3]
    assert all(view["round"] == 26 for view in shown if view["to_move"] == "over")
    for game_number in (1, 2):
        told = text.index(f"Game {game_number} of 3: ")
        assert "points" in text[told - 200 : told]
        assert told < text.index(f"The campaign goes on with game {game_number + 1}")
    assert "ends the campaign with" in text[text.index("goes on with game 3") :]


def test_show_has_the_end_of_each_game_of_a_campaign(
    tmp_path: Path, person: Callable[[Answer], None], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.tabard"
    person(by_chance(7))
    main([*SOLO, "--option", "campaign=true", "--record", str(path)])
    record = read(path)
    state = record.first()
    ends = []
    for ply, code in enumerate(record.choices, 1):
        before = state.view(None)["campaign"]["game"]
        state.apply(code)
        if state.view(None)["campaign"]["game"] > before:
            ends.append(ply)
    assert len(ends) == 2
    for game_number, ply in enumerate(ends, 1):
        capsys.readouterr()
        assert main(["show", str(path), "--at", str(ply)]) == 0
        text = plain(capsys.readouterr().out)
        assert f"Game {game_number} of 3: " in text
        assert "acolytes" in text.lower()


def test_a_solo_game_is_played_in_a_real_terminal(tmp_path: Path) -> None:
    path = tmp_path / "game.tabard"
    with Terminal(*SOLO, "--record", str(path)) as terminal:
        text = terminal.read()
        while text.endswith(PROMPT):
            text = terminal.type(last_number(text))
        assert terminal.wait() == 0
    assert "Traceback" not in terminal.seen
    assert "Ab-Bott" in plain(text)
    assert read(path).check_deal() > 0


class Torn(Exception):
    """A picture that cannot be drawn."""


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_that_fails_leaves_the_record(
    name: str,
    tmp_path: Path,
    person: Callable[[Answer], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "game.tabard"
    pictures = []

    def draw(*_: object) -> None:
        pictures.append(1)
        if len(pictures) > 2:
            raise Torn

    monkeypatch.setattr(picture, "show_table", draw)
    person(by_chance(7))
    with pytest.raises(Torn):
        main(["play", name, "--players", "2", "--bots", "random", "--record", str(path)])
    assert len(read(path).choices) > 2


@pytest.mark.parametrize(
    "part", ["tabard.cli.picture.show_table", "tabard.cli.conversation.show_result"]
)
def test_an_end_that_cannot_be_shown_leaves_the_whole_record(
    part: str,
    tmp_path: Path,
    person: Callable[[Answer], None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "game.tabard"
    whole = Conversation.end

    def torn(*_: object) -> None:
        raise Torn

    def end(conversation: Conversation) -> None:
        monkeypatch.setattr(part, torn)
        whole(conversation)

    monkeypatch.setattr(Conversation, "end", end)
    person(by_chance(7))
    with pytest.raises(Torn):
        main(["play", "pillars", "--players", "2", "--bots", "random", "--record", str(path)])
    assert "result: none" not in path.read_text("utf-8")
    assert "Recorded in" in capsys.readouterr().out


@pytest.mark.parametrize("leaving", [KeyboardInterrupt, EOFError])
def test_leaving_keeps_the_record(
    leaving: type[BaseException], tmp_path: Path, person: Callable[[Answer], None]
) -> None:
    path = tmp_path / "game.tabard"
    some = by_chance(7)

    def leave(conversation: Conversation) -> str:
        if len(conversation.session.record.choices) > 40:
            raise leaving
        return some(conversation)

    person(leave)
    assert main([*SOLO, "--record", str(path)]) == (130 if leaving is KeyboardInterrupt else 0)
    assert len(read(path).choices) > 40
