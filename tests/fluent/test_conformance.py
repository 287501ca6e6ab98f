"""Ours says what Mozilla's reader of Fluent says: every message of every file, in each language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import resources
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from tabard.fluent import Source
from tabard.games import shelf
from tabard.messages import LANGUAGES, source, sources
from tabard.server.web import chrome
from tests.fluent.theirs import Both, Said

ROOT: Final = Path(str(resources.files("tabard")))
NUMBERS: Final = (0, 1, 2, 5, 11, 1000, -1, 1234567, 1.0, 1.5, -2345.6789, True)
WORDS: Final = ("wood", "none", "")
MIXED: Final = (1, "wood", 2, "none", 1000, None, 0)
Row = dict[str, object]
TAUGHT: Final = [
    f"{file.parts[-5]} {file.stem}"
    for file in sorted((ROOT / "games").glob("*/lessons/locale/en/*.ftl"))
]
PLACES: Final = [*shelf(hidden=True), *TAUGHT, "study", "pages", "terminal"]


def files(place: str, lang: str) -> list[Source]:
    """The files of a game, of one of its lessons, of studies, of the pages or of the terminal."""
    if place == "pages":
        return chrome.files(lang)
    if place == "terminal":
        return [source(ROOT / f"cli/locale/{lang}.ftl")]
    if place == "study":
        return [source(ROOT / f"study/locale/{lang}.ftl")]
    game, _, lesson = place.partition(" ")
    if lesson:
        return [source(ROOT / f"games/{game}/lessons/locale/{lang}/{lesson}.ftl")]
    return sources(place, lang)


def rows(wants: dict[str, list[str]]) -> Iterator[Row]:
    """Values for a message: none, the same for all, its own words, and mixtures of kinds."""
    yield {}
    if wants:
        for one in (*NUMBERS, *WORDS, None):
            yield dict.fromkeys(wants, one)
        for n in range(max(map(len, wants.values()))):
            yield {name: words[n % len(words)] if words else n for name, words in wants.items()}
        for start in range(len(MIXED)):
            yield dict(zip(wants, cycle(MIXED[start:] + MIXED[:start])))


def differences(both: Both) -> list[tuple[str, Row, Said, Said]]:
    """What ours and theirs say otherwise, or say otherwise what is wrong."""
    found: list[tuple[str, Row, Said, Said]] = []
    for key in both.said():
        for row in rows(both.wants(key)):
            ours, theirs = both.say(key, row)
            if ours != theirs:
                found.append((key, row, ours, theirs))
    return found


def same_text(_key: str, _row: Row, ours: Said, theirs: Said) -> bool:
    """Whether only the words differ in which both name the same number of troubles."""
    return ours[0] == theirs[0] and len(ours[1]) == len(theirs[1])


def test_every_file_of_messages_is_compared() -> None:
    compared = {file.name for place in PLACES for lang in LANGUAGES for file in files(place, lang)}
    assert compared == {str(file) for file in ROOT.rglob("*.ftl")}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_every_message_is_said_as_theirs_says_it(place: str, lang: str) -> None:
    both = Both(lang, files(place, lang))
    assert len(both.said()) > 4  # the shortest file has five messages
    assert both.ours.faults == []
    assert both.junk() == []
    assert differences(both) == []
    for key in both.said():
        assert both.ours.wants(key) >= both.wants(key).keys()


# What a translator may write and our files do not use: terms, escapes, blocks, nested braces.
SAMPLE: Final = (Path(__file__).parent / "sample.ftl").read_text("utf-8")


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_the_syntax_is_read_and_said_alike(lang: str, ends: str) -> None:
    both = Both(lang, [Source("sample.ftl", SAMPLE.replace("\n", ends))])
    assert both.ours.faults == []
    assert both.junk() == []
    assert len(both.said()) > 20
    assert differences(both) == []


def test_a_word_is_no_number_as_it_is_in_theirs() -> None:
    text = "a = { $value ->\n    [0] none\n    [1] number\n   *[wood] wood\n}\n"
    both = Both("en", [Source("a.ftl", text)])
    for word, told in (("one", "number"), ("other", "none")):
        assert both.say("a", {"value": word}) == (("wood", []), (told, []))


SIGNS: Final = '{}[]*.=-#"$:(), \n>1ax\\'
CUTS: Final = 1500


def cut(text: str, chance: random.Random) -> str:
    """A text with one to three characters taken away, put in or doubled."""
    for _ in range(chance.randint(1, 3)):
        at = chance.randrange(len(text) + 1)
        text = (
            text[:at]
            + chance.choice(["", chance.choice(SIGNS), 2 * text[at : at + 1]])
            + text[at + 1 :]
        )
    return text


@pytest.mark.parametrize("seed", range(4))
def test_what_theirs_cannot_read_ours_cannot_read_either(seed: int) -> None:
    """Pieces of our files, broken at random: the same messages are left, and say the same."""
    chance = random.Random(seed)
    texts = [file.read_text("utf-8") for file in sorted(ROOT.rglob("*.ftl"))]
    broken = 0
    for _ in range(CUTS // 4):
        lines = chance.choice([*texts, SAMPLE]).split("\n")
        begin = chance.randrange(len(lines))
        text = cut("\n".join(lines[begin : begin + 12]), chance) + "\n"
        both = Both("en", [Source("cut.ftl", text)])
        assert len(both.ours.faults) == len(both.junk()), text
        broken += bool(both.ours.faults)
        ours = {key for key in both.ours.patterns if not key.startswith("-")}
        assert ours == set(both.said()), text
        assert [one for one in differences(both) if not same_text(*one)] == [], text
    assert broken > CUTS // 20
