"""Every language says everything: messages, pictures and whole games, in its own typography."""

from __future__ import annotations

import re
from collections import Counter
from html import unescape
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import tabard
from tabard.draw.lettering import Cut, width
from tabard.games.pillars import tables as t
from tabard.games.pillars import telling
from tabard.games.pillars.board import BOARD
from tabard.messages import DEFAULT, LANGUAGES, bundle_of, source, sources
from tabard.words import Words, phrases_of
from tests.games.situations import situations
from tests.typography import FOREIGN

ROOT = Path(str(resources.files("tabard")))
GAME = tabard.game("pillars")
PLAYERS = ["Anna", "Joris", "Mira", "Emil"]
OTHERS = tuple(lang for lang in LANGUAGES if lang != DEFAULT)

# Every English file of messages: `locale/en.ftl`, or several in `locale/en`.
ANY_NAMED = frozenset[str]().union(*(Words(name).named for name in tabard.GAMES))
ENGLISH = sorted([*ROOT.rglob("locale/en.ftl"), *ROOT.rglob("locale/en/*.ftl")])


def of_language(english: Path, lang: str) -> Path:
    """The file that says in a language what an English file says."""
    if english.parent.name == DEFAULT:
        return english.parent.parent / lang / english.name
    return english.with_name(f"{lang}.ftl")


class Wants(visitor.Visitor):
    """The values that a message wants."""

    def __init__(self) -> None:
        self.values: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.values.add(node.id.name)


def messages(file: Path) -> dict[str, dict[str, set[str]]]:
    """Each message of a file: the values that its text ("") and its attributes want."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file.name} says {entry.id.name} twice"
            parts = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
            if entry.id.name.startswith("name-"):
                parts = parts[:1]  # each language has the forms of a name that its sentences want
            found[entry.id.name] = {name: wants(part) for name, part in parts if part is not None}
    return found


def wants(part: Any) -> set[str]:
    """The values that a part of a message wants."""
    seen = Wants()
    seen.visit(part)
    return seen.values


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", tabard.GAMES)
def test_no_message_is_in_two_files_of_a_game(name: str, lang: str) -> None:
    keys = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
    counts = Counter(key for file in sources(name, lang) for key in keys.findall(file.text))
    assert len(counts) > 50
    assert [key for key, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("english", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_language_has_the_messages_of_english_with_the_same_values(
    english: Path, lang: str
) -> None:
    file = of_language(english, lang)
    assert file.is_file(), f"{file.relative_to(ROOT)} is missing"
    ours, theirs = messages(english), messages(file)
    assert ours.keys() - theirs.keys() == set(), f"missing in {lang}"
    assert theirs.keys() - ours.keys() == set(), f"only in {lang}"
    assert {key: (ours[key], theirs[key]) for key in ours if ours[key] != theirs[key]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_language_has_its_own_quotes_and_dashes(english: Path, lang: str) -> None:
    text = of_language(english, lang).read_text("utf-8")
    # Comments are for us; `{ "" }` and `FORM($place, "to")` are Fluent's own syntax.
    text = re.sub(r'^#.*$|\{ *"[^"]*" *\}|[A-Z]+\([^)]*\)', "", text, flags=re.MULTILINE)
    assert FOREIGN[lang].findall(text) == []
    assert text.count("„") == (text.count("“") if lang == "de" else 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_can_be_said_with_any_number(english: Path, lang: str) -> None:
    file = of_language(english, lang)
    functions = {"FORM": lambda name, _: name, "COUNTED": lambda number, name: f"{number} {name}"}
    bundle = bundle_of(lang, [source(file)], functions)
    assert bundle.faults == []
    for key, parts in messages(file).items():
        for number in (0, 1, 2, 12):
            values = {name: "wood" if name in ANY_NAMED else number for name in parts[""]}
            phrase = bundle.phrase(key)
            assert phrase is not None
            text, troubles = bundle.say(phrase, values)
            assert troubles == []
            assert text
            assert text == text.strip()


@pytest.mark.parametrize("lang", OTHERS)
def test_every_card_is_told_in_the_language(lang: str) -> None:
    words, english = Words("pillars", lang), Words("pillars")
    for card in [*telling.CRAFTSMEN, *telling.RESOURCES, *telling.EFFECTS]:
        assert words.name(card)
        assert words.card(card) != english.card(card)
    assert words.troubles == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_stands_before_the_colon_tells_choices_apart(lang: str) -> None:
    """Narrow buttons show no more of a label than that."""
    words = Words("pillars", lang)
    state = next(
        s for s, _ in situations("pillars", 3, 5) if s.view(None)["step"] == "choosing_cards"
    )
    view = state.view(state.to_move)
    for code in range(len(GAME.actions.texts)):
        form = GAME.actions.json(code)
        named = [str(value) for key, value in form.items() if key in words.named]
        short = words.choice(view, form, PLAYERS).partition(":")[0]
        for thing in named:
            forms = (words.name(thing).partition(":")[0], words.plurals.get(thing, thing))
            assert any(form in short for form in forms), short
    assert words.troubles == []


# Rooms of the picture that hold one line: phrase, values, letters and their least size, units.
ROOMS: list[tuple[str, dict[str, int], Cut, float, float]] = [
    ("keeps", {"most": 5, "number": 12}, "gi", 13.5, 214),
    ("workers-free", {"number": 12, "whole": 12}, "g6", 13, 84),
    ("in-bag", {"number": 3}, "g6", 13, 80),
    ("this-round", {}, "c6", 11, 84),
    ("advantages", {}, "c6", 12, 86),
    ("aside", {}, "gi", 14, 54),
    ("display", {}, "c6", 11.5, 72),
    ("price-track", {}, "c6", 11.5, 106),
    ("supply", {}, "c6", 11.5, 106),
    ("parts-built", {"number": 6, "parts": 6}, "g6", 13, 32),
    ("tax", {}, "gi", 13.5, 68),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_picture_have_room(lang: str) -> None:
    words = phrases_of("pillars", lang)
    lines: list[tuple[str, Cut, float, float]] = [
        (words(key, **values), cut, size, room) for key, values, cut, size, room in ROOMS
    ]
    lines += [(words.label(station), "c6", 11, 88) for station in t.STATION_IDS]
    for text, cut, size, room in lines:
        # A fitted line may be drawn a little closer, up to a fifth.
        assert width(text, size, cut) <= room * 1.25, f"{lang}: {text}"


@pytest.mark.parametrize("lang", OTHERS)
def test_a_picture_speaks_its_language(lang: str) -> None:
    view = GAME.start(players=3).view(None)
    words = phrases_of("pillars", lang)
    drawn = unescape(BOARD.draw(view, words=words))
    english = unescape(BOARD.draw(view))
    assert f'aria-label="{words("table", round=0, rounds=6)}"' in drawn
    labels = [words.label(station) for station in ("forest", "event")]
    for label in (*labels, words("display"), words("supply")):
        assert f">{label}</text>" in drawn
        assert f">{label}</text>" not in english


# German letters and titles; the Dutch have their own words for these.
GERMAN = re.compile(r"[äÄßÜÖ]|önig|\bDie [A-Z]")


def test_dutch_holds_no_german() -> None:
    files = [
        *(of_language(english, "nl") for english in ENGLISH),
        *ROOT.rglob("rules.nl.md"),
    ]
    texts = [file.read_text("utf-8") for file in files]
    texts += ["\n".join(Words(name, "nl").names.values()) for name in tabard.GAMES]
    texts = [text.replace("‘Händler’", "") for text in texts]  # what a rulebook says, quoted
    assert [found for text in texts for found in GERMAN.findall(text)] == []
