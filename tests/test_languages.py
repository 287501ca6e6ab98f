"""Every language says everything: messages, pictures and whole games, in its own typography."""

from __future__ import annotations

import re
from html import unescape
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast, visitor

import tabard
from tabard.draw.lettering import Cut, width
from tabard.games.pillars import board, telling
from tabard.games.pillars import tables as t
from tabard.games.pillars.board.phrases import phrases
from tabard.words import DEFAULT, LANGUAGES, Words
from tests.games.pictures import never_said
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
            found[entry.id.name] = {name: wants(part) for name, part in parts if part is not None}
    return found


def wants(part: Any) -> set[str]:
    """The values that a part of a message wants."""
    seen = Wants()
    seen.visit(part)
    return seen.values


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
    # Comments are for us; a literal in a placeable, `{ "" }`, is Fluent's own syntax.
    text = re.sub(r'^#.*$|\{ *"[^"]*" *\}', "", text, flags=re.MULTILINE)
    assert FOREIGN[lang].findall(text) == []
    assert text.count("„") == (text.count("“") if lang == "de" else 0)


def families() -> dict[str, set[str]]:
    """Message ids that code puts together, by their beginning."""
    verbs = {str(GAME.actions.json(code)["do"]) for code in range(len(GAME.actions.texts))}
    return {
        "name-": {*t.STATION_IDS, *t.TARGET_IDS},
        "ask-": {step.name for step in GAME.program},
        "do-": verbs | {f"{verb}-many" for verb in ("buy", "sell", "use")},
        "effect-": {effect["type"] for effect in telling.EFFECTS.values()},
        "at-": set(t.STATION_IDS),
        "station-": set(t.STATION_IDS),
        "points-": set(telling.SOURCES),
        "table-": {"setup", "cards", "builders", "stations", "over"},
    }


def test_no_message_is_unused() -> None:
    code = "".join(file.read_text("utf-8") for file in ROOT.rglob("*.py"))
    known = families()
    for file in (ROOT / "locale/en.ftl", ROOT / "games/pillars/locale/en.ftl"):
        for key in messages(file):
            made = any(
                key.removeprefix(beginning) in ends
                for beginning, ends in known.items()
                if key.startswith(beginning)
            )
            assert made or re.search(f"[\"']{key}[\"']", code), f"{key} is never said"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("english", ENGLISH, ids=lambda file: str(file.relative_to(ROOT)))
def test_every_message_can_be_said_with_any_number(english: Path, lang: str) -> None:
    file = of_language(english, lang)
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text("utf-8")))
    for key, parts in messages(file).items():
        for number in (0, 1, 2, 12):
            values = {name: "wood" if name in ANY_NAMED else number for name in parts[""]}
            pattern = bundle.get_message(key).value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, values)
            assert errors == []
            assert text
            assert str(text) == str(text).strip()


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
        assert all(words.name(name).partition(":")[0] in short for name in named), short
    assert words.troubles == []


def test_no_phrase_of_the_picture_is_unused() -> None:
    made = {f"label-{station}" for station in t.STATION_IDS} | {
        "unseen-events",
        "unseen-advantages",
    }
    assert never_said("pillars", made) == []


# Rooms of the picture that hold one line: phrase, values, letters and their least size, units.
ROOMS: list[tuple[str, dict[str, int], Cut, float, float]] = [
    *((f"label-{station}", {}, "c6", 11, 88) for station in t.STATION_IDS),
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
    for key, values, cut, size, room in ROOMS:
        text = phrases(lang)(key, **values)
        # A fitted line may be drawn a little closer, up to a fifth.
        assert width(text, size, cut) <= room * 1.25, f"{lang}: {text}"


@pytest.mark.parametrize("lang", OTHERS)
def test_a_picture_speaks_its_language(lang: str) -> None:
    view = GAME.start(players=3).view(None)
    drawn = unescape(board.draw(view, words=phrases(lang)))
    english = unescape(board.draw(view))
    assert f'aria-label="{phrases(lang)("table", round=0, rounds=6)}"' in drawn
    for key in ("label-forest", "label-event", "display", "supply"):
        assert f">{phrases(lang)(key)}</text>" in drawn
        assert f">{phrases(lang)(key)}</text>" not in english
