"""Numbers and nouns agree in every message, in the pictures, and in whole games."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from html import unescape
from importlib import import_module
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import tabard
from tabard.fluent import Source
from tabard.games import presentation
from tabard.games.feudum import tables as feudum
from tabard.games.pilgrim import tables as pilgrim
from tabard.messages import LANGUAGES, sources
from tabard.server.web.chrome import Chrome
from tabard.server.web.chrome import files as page_files
from tabard.words import Name, Words, phrases_of
from tests.games.situations import plural_names, situations
from tests.grammar import UNDECLARED, disagreements, faults, listed

EVERY_GAME = pytest.mark.parametrize("game", tabard.GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
NUMBERS = (0, 1, 2, 5)
SEED, EVERY = 8, 60  # of the games that are drawn, and how often

# Values that are texts; whatever is neither a text nor the id of a thing is a number.
TEXTS = listed(
    "who owner seat others attacker rival effect goods gains pays gain cost shape goal way one two"
    " change holds but tile from to spot building why penalty names list rank figure numeral places"
    " type trade pull push end example typed some path seed commitment text version name game level"
    " bot instead host problem wanted source authors day first key said dealt language counts-of"
    " option values players-of epoch next at craftsmen ruler master journeyman"
    " piece because cell source destination duty project field incomes income penalties plots beads"
    " cards address house time mail link reason reasons choice"
)
# Numbers that no game changes: room in a barn, rounds of a game, acolytes of an order.
FIXED: dict[str, Any] = {
    "sign": "+",
    "shortest": 8,
    "longest": 32,
    "most": 5,
    "rounds": 6,
    "whole": 6,
    "limit": 6,
    "kept": 5,
    "parts": 6,
    "last": 5,
}
FIXED |= {"goals": "1/2/3", "steps": "4/5/6", "counts": "2/3/4"}
# Messages of one function of the rules, whose figures are those of the data.
SERIES: dict[str, dict[str, Any]] = {
    "pull-": {"number": 3},
    "push-": {"number": 3, "points": "3/5/7"},
    "charter-": {"points": "3/5/7"},
    "tip-kingdom": {"number": len(feudum.LOCATION_IDS), "regions": len(feudum.REGION_IDS)},
    "tip-voyage-of": {"best": feudum.VOYAGE_LEADING[-1]},
    "tip-ferries": {"price": feudum.FERRY_PRICE},
    "tip-yard": {"price": feudum.VESSEL_PRICE},
    "tip-ranks": {"price": feudum.ROW_PRICE},
    "tip-seals": {"price": feudum.SEAL_PRICE},
    "tip-scroll": {"price": feudum.SEAL_PRICE},
    "tip-rosary": {"price": feudum.BEAD_PRICE},
    "tip-piety-track": {"worst": -pilgrim.PIETY_POINTS[0], "best": pilgrim.PIETY_POINTS[-1]},
    "tip-alms-track": {"rows": pilgrim.ALMS_ROWS},
    "tip-store-": {"each": pilgrim.GOODS_PER_POINT},
}
# A value that stands behind a number is counted by it, with or without saying so.
COUNTS = re.compile(r"[}\d] \{ \$(\w+) \}")


class Variables(visitor.Visitor):
    """The variables of a message, and the words that select on them."""

    def __init__(self) -> None:
        self.wanted: dict[str, set[str]] = {}
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.wanted.setdefault(node.id.name, set())

    def visit_FunctionReference(self, node: Any) -> None:
        if node.id.name == "COUNTED":
            self.counted.add(node.arguments.positional[-1].id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
            found = self.wanted.setdefault(node.selector.id.name, set())
            found |= keys - {"one", "other"}
        self.generic_visit(node)


def variables(files: list[Source]) -> dict[str, Variables]:
    """The variables of every message of some files."""
    found: dict[str, Variables] = {}
    for _, text in files:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                seen = found[entry.id.name] = Variables()
                seen.visit(entry)
                assert entry.span is not None
                seen.counted |= set(COUNTS.findall(text[entry.span.start : entry.span.end]))
    return found


def rows(wanted: dict[str, set[str]], numbers: list[str]) -> Iterator[dict[str, Any]]:
    """Values for a message: every number, alone and with the others, and every word selected on."""
    fixed: dict[str, Any] = {n: FIXED[n] for n in numbers if n in FIXED}
    free = [n for n in numbers if n not in FIXED]
    figures = [dict.fromkeys(free, n) for n in NUMBERS]
    figures += [{**dict.fromkeys(free, 3), one: n} for one in free for n in NUMBERS]
    texts = {name: sorted(words) or ["xx"] for name, words in wanted.items() if name in TEXTS}
    most = max([1, *(len(words) for words in texts.values())])
    for n in range(most):
        chosen = {name: words[n % len(words)] for name, words in texts.items()}
        for row in figures:
            yield {**chosen, **fixed, **row}


@functools.cache
def countable(game: str) -> tuple[str, ...]:
    """The things of a game that a number may stand before."""
    module = import_module(f"tabard.games.{game}.tables")
    found = [*getattr(module, "GOOD_IDS", ()), *getattr(module, "KIND_IDS", ())]
    found += getattr(module, "VESSEL_IDS", ())
    found += ["target", "shilling"] if game == "feudum" else []
    return tuple(dict.fromkeys(found))


def said(words: Words, key: str, seen: Variables) -> Iterator[str]:
    """A message of a game with every number and every name."""
    named = [name for name in seen.wanted if name in words.named and name not in TEXTS]
    figures = [n for n in seen.wanted if n not in TEXTS and n not in named]
    counted = seen.counted | {"kind"}
    things = {name: countable(words.game) for name in named if name in counted}
    series = next((row for start, row in SERIES.items() if key.startswith(start)), {})
    others = [thing for thing, name in words.names.items() if not name[0].isdigit()]
    ids = {name: [*things.get(name, others), *sorted(seen.wanted[name])] for name in named}
    values = [*rows(seen.wanted, figures)]
    counts = max([1, *(len(ids[name]) for name in things)])
    for turn in range(max([counts * len(values), *map(len, ids.values())])):
        names: dict[str, str] = {}
        for name in named:  # what is counted meets every number, another name any
            at = turn // len(values) if name in things else turn
            names[name] = ids[name][at % len(ids[name])]
        yield words(key, **{**values[turn % len(values)], **names, **series})


def proven(wrong: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Faults by message; a noun that nobody declared is one if it stands after 1 and after more."""
    found = sorted(set(wrong))
    after = {(key, fault) for key, fault in found if fault.startswith(UNDECLARED)}
    single = {(key, fault.rpartition(": ")[2]) for key, fault in after if "after 1:" in fault}
    many = {(key, fault.rpartition(": ")[2]) for key, fault in after if "after 1:" not in fault}
    return [
        (key, fault)
        for key, fault in found
        if (key, fault) not in after or (key, fault.rpartition(": ")[2]) in single & many
    ]


@EVERY_LANGUAGE
@EVERY_GAME
def test_numbers_and_nouns_agree_in_every_message_of_a_game(game: str, lang: str) -> None:
    words = Words(game, lang)
    wrong = (
        (key, fault)
        for key, seen in variables(sources(game, lang)).items()
        if not key.startswith("name-")
        for text in set(said(words, key, seen))
        for fault in faults(text, lang)
    )
    assert proven(wrong) == []
    assert words.troubles == []


# Who has one choice is told so in another message; a game has many draws.
MANY = listed(
    "table-hint-sure table-hint-leans table-hint-close table-hint-foregone replay-seal-kept"
)


@EVERY_LANGUAGE
def test_numbers_and_nouns_agree_in_every_message_of_the_pages(lang: str) -> None:
    pages = Chrome(lang)
    wrong = {
        (key, fault)
        for key, seen in variables(page_files(lang)).items()
        for row in rows(seen.wanted, [name for name in seen.wanted if name not in TEXTS])
        if key not in MANY or row["number"] > 1
        for fault in faults(pages(key, **row), lang)
    }
    assert proven(wrong) == []


# The table says what is so: key, values, and how each language reads.
@pytest.mark.parametrize(
    ("game", "lang", "key", "values", "text"),
    [
        ("world", "en", "table-deck", {"number": 1}, "1 event to come"),
        ("world", "en", "table-deck", {"number": 2}, "2 events to come"),
        (
            "world",
            "en",
            "tower-filled",
            {"amount": 1, "thing": "wood"},
            "1 wood from the supply fills the tower",
        ),
        (
            "world",
            "en",
            "field-covered",
            {"place": "merchants"},
            "The Merchants are covered until the chapter ends",
        ),
        (
            "world",
            "en",
            "field-covered",
            {"place": "queen"},
            "The Queen is covered until the chapter ends",
        ),
        ("world", "de", "gains", {"who": "A", "amount": 2, "thing": "stone"}, "A erhält 2 Steine"),
        ("world", "de", "exhausted", {"kind": "stone"}, "Stein ist aufgebraucht."),
        ("world", "nl", "pays", {"who": "A", "amount": 3, "thing": "stone"}, "A betaalt 3 stenen"),
        (
            "feudum",
            "de",
            "shares-out",
            {"who": "A", "amount": 1, "place": "monk"},
            "A nimmt 1 Schilling aus dem Klingelbeutel",
        ),
        (
            "feudum",
            "de",
            "deploys",
            {"who": "A", "thing": "ship", "place": "desert_centre"},
            "A setzt in der Oase ein Schiff ein",
        ),
        (
            "feudum",
            "en",
            "becomes-ruler",
            {"who": "A", "place": "desert_centre"},
            "A becomes ruler of the Oasis",
        ),
        (
            "feudum",
            "en",
            "gains-goods",
            {"who": "A", "amount": 1, "thing": "target"},
            "A receives 1 target",
        ),
        (
            "feudum",
            "de",
            "do-trade",
            {"guild": "merchant", "effect": "x"},
            "mit der Händlergilde handeln: x",
        ),
        (
            "feudum",
            "nl",
            "do-pull",
            {"guild": "merchant", "points": 0},
            "aanvoeren voor het Koopliedengilde: geen EP",
        ),
        (
            "pilgrim",
            "en",
            "performs-duty",
            {"who": "A", "thing": "allocation", "place": "parity", "amount": 1},
            "A performs Allocation with parity, value 1",
        ),
        (
            "pillars",
            "en",
            "tip-good",
            {"who": "A", "kind": "wood", "number": 0, "goods": 0, "most": 5},
            "wood: A – No cubes of any kind. After building, at most 5 cubes are kept for the next"
            " round.",
        ),
        ("world", "de", "amount", {"number": 2, "kind": "medical"}, "2 medizinisches Wissen"),
        ("world", "de", "stock", {"number": 2, "kind": "medical"}, "Medizinisches Wissen: noch 2"),
        ("world", "en", "lane", {"number": 1, "kind": "vp"}, "Plots that yield 1 point"),
        ("pilgrim", "de", "goods", {"number": 1, "kind": "silver"}, "1 Münze"),
        ("pilgrim", "de", "goods", {"number": 2, "kind": "silver"}, "2 Münzen"),
        ("pilgrim", "de", "table-trade", {"kind": "silver"}, "handelt mit Münzen"),
        ("pillars", "de", "goods", {"number": 2, "kind": "stone"}, "2 Steine"),
        ("pillars", "de", "called", {"thing": "master_woodworker"}, "Schreinermeister"),
        (
            "pillars",
            "en",
            "places-builder",
            {"who": "A", "amount": 3, "place": "market"},
            "A goes to the Market for 3 gold",
        ),
        (
            "pillars",
            "de",
            "places-builder",
            {"who": "A", "amount": 0, "place": "priory"},
            "A schickt kostenlos einen Baumeister in die Priorei",
        ),
    ],
)
def test_a_sentence_has_its_names_in_the_form_it_wants(
    game: str, lang: str, key: str, values: dict[str, Any], text: str
) -> None:
    assert Words(game, lang)(key, **values) == text


ARIA = re.compile(r'aria-label="([^"]*)"|<title>([^<]*)</title>')


@EVERY_GAME
def test_numbers_and_nouns_agree_in_the_pictures_of_a_whole_game(game: str) -> None:
    draw = presentation(game).board.draw
    wrong = set()
    for ply, (state, _) in enumerate(situations(game, tabard.game(game).players[-1], SEED)):
        if ply % EVERY == 0:
            seat = state.to_move if state.to_move >= 0 else None
            for lang in LANGUAGES:
                drawn = draw(state.view(seat), seat=seat, words=phrases_of(game, lang))
                plurals = plural_names(game, lang)
                for told in {one or two for one, two in ARIA.findall(unescape(drawn))}:
                    wrong |= {(lang, f, told) for f in disagreements(told, lang, plurals)}
    assert sorted(wrong) == []


# The forms that sentences ask for, of every name that they may ask it of.
@EVERY_LANGUAGE
def test_every_place_has_the_forms_that_sentences_ask_for(lang: str) -> None:
    spaces = {
        str(form["space"]) for form in tabard.game("pillars").actions.forms if form["do"] == "place"
    }
    places = [("pillars", space, "to") for space in sorted(spaces)]
    where = "the" if lang == "en" else "at"
    places += [("feudum", place, where) for place in feudum.LOCATION_IDS]
    places += [("feudum", guild, "till") for guild in ("farmer", "monk")]
    spoken = {game: Words(game, lang) for game in ("pillars", "feudum")}
    for game, place, form in places:
        words = spoken[game]
        name = Name(words.name(place), place)
        assert words.has(f"name-{place}"), f"{game}: {place}"
        assert words.form(name, form)
        assert form == "the" or words.form(name, form) != name, f"{game}: {place}"
