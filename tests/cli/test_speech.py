"""The terminal speaks the language that was asked for, throughout."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import tabard
from tabard.cli.conversation import Conversation, Left
from tabard.cli.screen import Screen
from tabard.cli.session import new_game
from tabard.cli.speech import player_names, speech
from tabard.fluent import Source
from tabard.messages import LANGUAGES, source, sources
from tabard.words import Words
from tests.cli.conftest import Run
from tests.grammar import faults
from tests.test_plurals import TEXTS, proven, rows, variables

OTHERS = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
EVERY_GAME = pytest.mark.parametrize("game", tabard.GAMES)
LEAST = 9  # letters of a piece of text that no two languages share by chance


class Texts(visitor.Visitor):
    """The pieces of plain text in messages."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found |= {piece.strip() for piece in re.split(r"[\n:;,.(){}]", node.value)}


def catalogue(lang: str) -> Source:
    """The terminal's messages of a language."""
    return source(resources.files("tabard") / f"cli/locale/{lang}.ftl")


def english_in(text: str, game: str, lang: str) -> list[str]:
    """Pieces of English messages that a text in another language holds."""
    pieces: dict[str, set[str]] = {}
    for code in ("en", lang):
        seen = Texts()
        for file in (catalogue(code), *sources(game, code)):
            seen.visit(FluentParser().parse(file.text))
        pieces[code] = {one for one in seen.found if len(one) >= LEAST and " " in one}
    text = " ".join(text.split())
    return sorted(one for one in pieces["en"] - pieces[lang] if one in text)


def typed(folder: Path) -> Iterator[str]:
    """What a curious player types."""
    yield from ("?", "why fly", "99999", "log", "rules 999", "rules", "cards", "undo", "table")
    yield from ("save", f"save {folder}", f"save {folder}/none/game", f"save {folder}/game")
    for _ in range(12):
        yield "1"
        yield "undo"
        yield "1"
    yield "quit"


@OTHERS
@EVERY_GAME
def test_a_session_holds_no_english(
    game: str,
    lang: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = new_game(tabard.game(game), 2, {}, 0, {1: "random"}, "a seed", speech(lang)("guest"))
    screen = Screen(player_names(session.record, lang))
    conversation = Conversation(session, Words(game, lang), screen)
    lines = typed(tmp_path)
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    conversation.open()
    with pytest.raises(Left):
        conversation.play()
    told = capsys.readouterr().out
    for key in ("help-why", "choose-a-number", "name-a-file", "taken-back"):
        assert speech(lang)(key, most=1).partition("1")[0] in " ".join(told.split())
    assert english_in(told, game, lang) == []
    assert speech(lang).troubles == []


def test_english_would_be_found() -> None:
    told = "Nothing to take back: Anna takes a card. Taken back."
    assert english_in(told, "pillars", "de") == ["Nothing to take back", "Taken back"]


@OTHERS
@pytest.mark.parametrize("at", ["0", "7", "40", "60"])
def test_show_holds_no_english(tabard: Run, running: Path, lang: str, at: str) -> None:
    ran = tabard("show", str(running), "--at", at, "--lang", lang)
    assert ran.code == 0
    assert english_in(ran.out, "pillars", lang) == []
    if at != "0":
        assert speech(lang)("choice-of", number=int(at), whole=60, who="", text="")[:6] in ran.out


@OTHERS
def test_the_end_of_a_game_is_shown_without_english(tabard: Run, finished: Path, lang: str) -> None:
    ran = tabard("show", str(finished), "--lang", lang)
    assert ran.code == 0
    assert english_in(ran.out, "pillars", lang) == []


@OTHERS
def test_the_games_are_listed_in_the_language(tabard: Run, lang: str) -> None:
    ran = tabard("games", "--lang", lang)
    assert " players" not in ran.out
    assert {"de": "2 bis 4 Spieler", "nl": "2 tot 4 spelers"}[lang] in ran.out
    assert {"de": "Die Säulen der Erde", "nl": "De Pilaren van de Aarde"}[lang] in ran.out


def test_one_player_is_counted_as_one(tabard: Run) -> None:
    ran = tabard("sim", "pilgrim", "--players", "1", "--games", "1")
    assert "games of pilgrim, 1 player, seed 1" in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_nouns_agree_in_what_the_terminal_says(lang: str) -> None:
    say = speech(lang)
    wrong = {
        (key, fault)
        for key, seen in variables([catalogue(lang)]).items()
        for row in rows(seen.wanted, [name for name in seen.wanted if name not in TEXTS])
        for fault in faults(say(key, **row), lang)
    }
    assert proven(wrong) == []


@pytest.mark.parametrize("terminal", [True, False])
def test_a_sentence_is_broken_between_words_where_somebody_reads_it(
    terminal: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    told = "  points    der Punktestand: nach Herkunft, wenn das Spiel jetzt endete"
    screen = Screen()
    monkeypatch.setattr(type(screen.console), "is_terminal", terminal)
    screen.say(told)
    lines = capsys.readouterr().out.rstrip("\n").split("\n")
    assert " ".join(" ".join(lines).split()) == " ".join(told.split())
    if terminal:
        assert max(map(len, lines)) <= 40
        assert {line[:12] for line in lines[1:]} == {" " * 12}  # under the beginning
    else:
        assert lines == [told]
