"""A translated rules document says what the English one says, rule by rule, number by number."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.cli.rulebook import Rulebook
from tabard.games import NAMES, SHELF_FACTS
from tabard.messages import DEFAULT, LANGUAGES
from tabard.rules import RULE_ID, RULE_OR_SECTION, document, vectors
from tabard.server.web.rulebook import rulebook
from tabard.words import Words
from tests.rule_coverage import rule_ids
from tests.server.web.browser import open_town
from tests.typography import FOREIGN

GAMES = Path(str(resources.files("tabard"))) / "games"
TRANSLATIONS = [
    (game, lang)
    for game in SHELF_FACTS
    for lang in LANGUAGES
    if lang != DEFAULT and (GAMES / game / f"rules.{lang}.md").is_file()
]
BOLD_ID = re.compile(rf"\*\*({RULE_ID}|WE-\d+)\*\*")
HEADING = re.compile(r"^(#+) (\d*)", re.MULTILINE)
# Ids of other rules, and the choices: they are told in the same order in every language.
REFERENCE = re.compile(rf"\b(?:{RULE_OR_SECTION}|D\d{{2}})\b")
CODE = re.compile(r"`[^`]*`|\b[a-z]+(?:_[a-z0-9]+)+\b")
RULING = {"en": "Ruling:", "de": "Entscheidung:", "nl": "Uitspraak:"}
NORMATIVE = {"de": "Maßgeblich ist das englische Regelwerk", "nl": "Het Engelse document"}

each_translation = pytest.mark.parametrize(("game", "lang"), TRANSLATIONS)


def pieces(game: str, lang: str) -> dict[str, str]:
    """Every rule, example, choice and section of a document by its id; "" is what comes first."""
    book = Rulebook(game, lang)
    return {"": book.text.partition("\n## ")[0]} | book.sections() | book.rules()


def differing(game: str, lang: str, part: re.Pattern[str]) -> dict[str, tuple[object, object]]:
    """The pieces that hold a part more or less often than in English, with what is too many."""
    ours, theirs = pieces(game, DEFAULT), pieces(game, lang)
    counts = {
        key: (Counter(part.findall(ours[key])), Counter(part.findall(theirs[key]))) for key in ours
    }
    return {key: (one - two, two - one) for key, (one, two) in counts.items() if one != two}


def test_the_pillars_are_told_in_every_language() -> None:
    assert {lang for game, lang in TRANSLATIONS if game == "pillars"} == {"de", "nl"}


@each_translation
def test_a_translation_has_the_ids_in_the_same_order(game: str, lang: str) -> None:
    ours, theirs = document(game).text, document(game, lang).text
    assert BOLD_ID.findall(theirs) == BOLD_ID.findall(ours)
    assert HEADING.findall(theirs) == HEADING.findall(ours)
    assert list(pieces(game, lang)) == list(pieces(game, DEFAULT))


@each_translation
def test_a_translation_has_the_same_form_line_by_line(game: str, lang: str) -> None:
    def forms(text: str) -> list[str]:
        body = text[text.index("\n## ") :].splitlines()
        return [line[:2].strip() + "|" * line.count("|") for line in body if line[:1] in "-|#"]

    assert forms(document(game, lang).text) == forms(document(game).text)


@each_translation
def test_a_translation_has_the_same_numbers_in_every_rule(game: str, lang: str) -> None:
    assert differing(game, lang, re.compile(r"\d+")) == {}


@each_translation
def test_a_translation_points_at_the_same_rules(game: str, lang: str) -> None:
    assert differing(game, lang, REFERENCE) == {}


@each_translation
def test_a_translation_leaves_code_as_it_is(game: str, lang: str) -> None:
    found = differing(game, lang, CODE)
    # The note on top names the English document.
    assert found.pop("") == (Counter(), Counter(["`rules.md`"]))
    assert found == {}


@each_translation
def test_a_translation_decides_where_english_decides(game: str, lang: str) -> None:
    ours, theirs = pieces(game, DEFAULT), pieces(game, lang)
    for key, text in ours.items():
        assert theirs[key].count(RULING[lang]) == text.count(RULING[DEFAULT]), key


@each_translation
def test_a_translation_names_the_normative_document_first(game: str, lang: str) -> None:
    assert NORMATIVE[lang] in "\n".join(document(game, lang).text.splitlines()[:4])


@each_translation
def test_a_translation_has_its_own_typography(game: str, lang: str) -> None:
    text = re.sub(r"`[^`]*`|^- |^\|.*\|$", "", document(game, lang).text, flags=re.MULTILINE)
    assert FOREIGN[lang].findall(text) == []
    assert text.count("„") == (text.count("“") if lang == "de" else 0)


# Section 21 names each trade once, in the words of the cards.
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_trades_are_called_as_on_the_cards(lang: str) -> None:
    words = Words("pillars", lang)
    rules = Rulebook("pillars", lang).rules()
    trades = (
        "mortar_mixer woodworker stonecutter tool_maker master_woodworker potter_1 mason_1 "
        "carpenter_1 architect_1 goldsmith_1 sculptor_1 glassblower bell_maker organ_builder"
    )
    for number, trade in enumerate(trades.split(), 1):
        text = rules[f"PIL-21.{number}"].partition("** ")[2]
        assert text.casefold().startswith(words.name(trade).casefold()), trade


def test_a_language_without_a_translation_reads_english() -> None:
    english = document("pillars")
    assert english.lang == DEFAULT
    assert document("pillars", "xx") == english
    assert document("pillars", "../pillars") == english
    assert [document("pillars", lang).lang for lang in LANGUAGES] == [*LANGUAGES]
    assert document("pillars", "de").title == "Die Säulen der Erde"


def test_the_coverage_of_the_rules_reads_the_english_document() -> None:
    ids = [found for found in BOLD_ID.findall(document("pillars").text) if found[:3] == "PIL"]
    assert rule_ids("pillars") == ids


@each_translation
def test_the_page_has_the_same_anchors_in_every_language(game: str, lang: str) -> None:
    ours, theirs = rulebook(game, DEFAULT), rulebook(game, lang)
    assert (theirs.lang, theirs.prefix, theirs.anchors) == (lang, ours.prefix, ours.anchors)
    for one, two in zip(ours.sections[1:], theirs.sections[1:], strict=True):
        assert one.number == two.number
        assert [(p.id, p.kind) for p in one.pieces] == [(p.id, p.kind) for p in two.pieces]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_page_names_no_file_of_the_program_and_has_every_rule(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    shown = [piece for section in book.sections for piece in section.pieces]
    for text in (*(section.title for section in book.sections), *(one.html for one in shown)):
        assert re.search(r"\w\.(toml|md)\b", text) is None, text
    assert all(piece.text for piece in shown)
    rules = {found for found in BOLD_ID.findall(document(game, lang).text) if "." in found}
    (examples,) = vectors(game)
    ours = {rule for rule in rules if not rule.startswith(f"{book.prefix}-{examples}.")}
    assert ours == {piece.id for piece in shown if "." in piece.id}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_the_page_leaves_out_what_tests_need(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    shown = [piece for section in book.sections for piece in section.pieces]
    assert vectors(game).isdisjoint(section.number for section in book.sections)
    assert not any(re.search(r"\[[ABRFX]\]| \([RFX]\)", piece.text) for piece in shown)
    assert len(re.findall(r"\[[RFX]\]| \([RFX]\)", document(game, lang).text)) > 0 or game in (
        "pillars",
        "pilgrim",
    )


@pytest.mark.parametrize(
    ("lang", "mark"), [("en", "(advanced)"), ("de", "(erweitert)"), ("nl", "(uitgebreid)")]
)
def test_what_belongs_to_the_advanced_game_says_so(lang: str, mark: str) -> None:
    (section,) = [one for one in rulebook("feudum", lang).sections if one.number == "5"]
    (kin,) = [piece for piece in section.pieces if piece.id == "FEU-5.4"]
    assert kin.text.startswith(f"{mark} *")


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Selling stone needs"),
        ("de", "Um Stein zu verkaufen"),
        ("nl", "Om steen te verkopen"),
    ],
)
def test_page_and_command_speak_the_readers_language(
    lang: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_town(tmp_path) as town:
        page = town.visitor().get("/rules/pillars", headers={"accept-language": lang}).text
    assert f'<html lang="{lang}"' in page
    assert f'<section lang="{lang}" aria-labelledby="PIL-16"' in page
    assert page.count('id="PIL-16.4"') == 1
    assert sentence in page
    assert main(["rules", "pillars", "16.4", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert told.startswith("**PIL-16.4** ")
    assert sentence in told
