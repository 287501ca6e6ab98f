"""A mistake in a file of messages is one clear line, and costs no other message."""

from __future__ import annotations

import logging
from importlib import resources
from pathlib import Path

import pytest

from tabard.fluent import Bundle, Source, read
from tabard.messages import LANGUAGES, Messages, bundle_of, source
from tabard.server.web import chrome
from tests.fluent.theirs import Both

ROOT = Path(str(resources.files("tabard")))
NOTHING = "an attribute or a variant says nothing"
QUOTES = "a text in quotes does not end in its line, or has an unknown escape"


@pytest.mark.parametrize(
    ("text", "line", "fault"),
    [
        ("a = { $who goes", 1, "a: “}” is missing before “goes”"),
        ("a = { $who", 1, "a: “}” is missing at the end of the line"),
        ("a = x } y", 1, "a: “}” closes nothing"),
        ("a = { $n ->\n [one] x\n [other] y\n}", 4, "a: no variant is marked with * as default"),
        ("a = { $n ->\n}", 2, "a: no variant is marked with * as default"),
        ("a = { $n ->\n*[one] x\n*[x] y\n}", 3, "a: two variants are marked with * as default"),
        ("a = { $n -> [one] x\n*[x] y\n}", 1, "a: the line should end before “[one] x”"),
        ("a = { $n ->\n [one x\n*[other] y\n}", 2, "a: “]” is missing before “x”"),
        ("a = { $n ->\n [?] x\n}", 2, "a: a word or number that selects is missing before “?] x”"),
        ("a = { $n ->\n [one]\n*[other] y\n}", 2, f"a: {NOTHING}"),
        ("a = { $n ->\n*[other] y\n", 2, "a: “}” is missing at the end of the line"),
        (
            "a = { b ->\n*[x] y\n}",
            1,
            "a: what selects is a value, a function or the attribute of a term",
        ),
        ("a = { -t.g }", 1, "a: the attribute of a term only selects"),
        ("a = x\n .b =", 2, f"a: {NOTHING}"),
        ("a = x\n .1 = y", 2, "a: the name of an attribute is missing before “1 = y”"),
        ("a", 1, "a: “=” is missing at the end of the line"),
        ("a =", 1, "a: it says nothing"),
        ("-a =\n .b = x", 2, "-a: it says nothing"),
        ("a = { }", 1, "a: a value, a message or a function is missing before “}”"),
        ("a = { $ }", 1, "a: the name of a value is missing before “}”"),
        ('a = { "x }', 1, f"a: {QUOTES}"),
        ('a = { "\\q" }', 1, f"a: {QUOTES}"),
        ("a = { low($x) }", 1, "a: “low” is no function: those have capitals"),
        ("a = { F($x }", 1, "a: “)” is missing before “}”"),
        ("a = { F(x: $y) }", 1, "a: a number or a text in quotes is missing before “$y) }”"),
        ("a = { F(x: 1, $y) }", 1, "a: arguments without a name come first"),
        ("a = { F(x: 1, x: 2) }", 1, "a: an argument's name is one word, and no other has it"),
        ("a = { F($x: 1) }", 1, "a: an argument's name is one word, and no other has it"),
        ("#no space", 1, "a space after # is missing before “#no space”"),
        ("#\n  a = x", 2, "the name of a message is missing before “a = x”"),
        ("ä = x", 1, "the name of a message is missing before “ä = x”"),
    ],
)
def test_a_mistake_is_named_with_its_file_and_line(text: str, line: int, fault: str) -> None:
    file = Source("de.ftl", f"# Words\n\nfirst = fine\n{text}\nz = fine\n")
    both = Both("de", [file])
    assert both.ours.faults == [f"de.ftl:{line + 3}: {fault}"]
    assert len(both.junk()) == 1
    assert [*both.ours.patterns] == both.said() == ["first", "z"]


def test_a_term_wants_names_for_its_values() -> None:
    found = read(Source("de.ftl", "a = { -t($x) }\n"))
    assert found.faults == ("de.ftl:1: a: “-t” takes only values with a name",)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_file_of_ours_has_a_mistake(lang: str) -> None:
    files = [*ROOT.rglob(f"locale/{lang}.ftl"), *ROOT.rglob(f"locale/{lang}/*.ftl")]
    assert len(files) > 10
    assert bundle_of(lang, [source(file) for file in files]).faults == []


def test_a_mistake_is_a_trouble_and_english_speaks_instead(tmp_path: Path) -> None:
    english, german = tmp_path / "en.ftl", tmp_path / "de.ftl"
    english.write_text("bow = A bow for { $number ->\n    [one] a crown\n   *[other] crowns\n}\n")
    german.write_text("bow = Ein Bogen für { $number ->\n    [one] eine Krone\n}\nbell = Glocke\n")
    words = Messages("de", [bundle_of("de", [source(german)]), bundle_of("en", [source(english)])])
    assert words.troubles == [f"{german}:3: bow: no variant is marked with * as default"]
    assert words("bow", number=1) == "A bow for a crown"
    assert words("bell") == "Glocke"
    assert len(words.troubles) == 1


def test_a_house_logs_a_mistake_in_its_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "pages.ftl").write_text("play = Play\nstop =\n")
    monkeypatch.setattr(chrome, "LOCALE", tmp_path)
    with caplog.at_level(logging.WARNING, "tabard"):
        assert chrome.Chrome("en")("play") == "Play"
    file = tmp_path / "en" / "pages.ftl"
    assert caplog.messages == [f"words of the pages, en: {file}:2: stop: it says nothing"]


def test_a_language_that_nobody_can_count_in_is_refused() -> None:
    with pytest.raises(KeyError, match="xx"):
        Bundle("xx", [])
