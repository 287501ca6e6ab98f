"""Hints in the terminal: what they name is open, in every game and language; sets, solo."""

from __future__ import annotations

import pytest

from tabard.cli import hinting
from tabard.cli.screen import Screen
from tabard.cli.session import Session, new_game, seating
from tabard.games import NAMES, game
from tabard.kernel import sets
from tabard.messages import LANGUAGES
from tabard.words import Words

MOMENTS = 6


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser whose thoughts do not depend on the speed of the computer."""
    monkeypatch.setattr(hinting, "ADVISER", "search:8")


def session_of(name: str, players: int) -> Session:
    """A game of a person against bots that stands at the person's first question."""
    found = game(name)
    _, bots = seating(found, players, 0, ["random"] * (players - 1))
    session = new_game(found, players, found.agree(players, {}), 0, bots, "hints", "Anna")
    session.run_on()
    return session


def shown(session: Session, lang: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """The lines of a hint; whatever is wrong with its words fails."""
    words = Words(session.record.game.edition, lang)
    capsys.readouterr()
    hinting.show_hint(session, words, Screen(session.record.names))
    assert words.troubles == []
    return [line.strip() for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_hint_is_told_in_every_game_and_language(
    name: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session = session_of(name, 2)
    reasons = 0
    for _ in range(MOMENTS):
        state, advice = hinting.advised(session)
        assert {one.code for one in advice[:3]} <= set(state.choices_of(0))
        lines = shown(session, lang, capsys)
        assert lines == shown(session, lang, capsys)
        assert len([line for line in lines if line[:3] in ("1  ", "2  ", "3  ")]) <= 3
        reasons += len(lines) > 2
        for code in session.onward().codes_of(session.onward().codes[-1]):
            session.apply(code)
        session.run_on()
        if session.over():
            break
    assert reasons > 1


def test_of_a_set_all_pieces_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    session = session_of("feudum", 3)
    while sets.set_asked(session.state, 0) is None:
        session.apply(session.state.choices()[0])
        session.run_on()
    lines = shown(session, "en", capsys)
    _, advice = hinting.advised(session)
    pieces = advice[0].pieces
    assert pieces is not None
    assert lines[0].count(", ") == len(pieces) - 1
    assert lines[2].startswith("rather than ")


def test_alone_the_margin_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    lines = shown(session_of("pilgrim", 1), "en", capsys)
    assert " Ab-Bott in the end, give or take " in lines[1]
