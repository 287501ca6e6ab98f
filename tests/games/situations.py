"""Random games with what happened in them, and somebody who says it all in every language."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from random import Random
from typing import Any

from fluent.syntax import FluentParser, ast

import tabard
from tabard import scoresheet
from tabard.kernel.errors import Refused
from tabard.kernel.reckoning import reckoning
from tabard.kernel.state import State
from tabard.messages import DEFAULT, LANGUAGES, sources
from tabard.words import Words
from tests.grammar import disagreements

PLAYERS = ["Anna", "Joris", "Mira", "Emil", "Eva"]


def situations(
    game: str, players: int, seed: int, **options: Any
) -> Iterator[tuple[State, list[Any]]]:
    """Every moment of a random game, with what happened before it."""
    state: State = tabard.game(game).start(players, options)
    random = Random(seed)
    log: list[Any] = []
    while True:
        yield state, log
        mover = state.game.mover(state)
        if mover == "over":
            return
        log = state.log = []
        weights = state.weights() if mover == "chance" else None
        state.apply(random.choices(state.choices(), weights)[0])


@functools.cache
def plural_names(game: str, lang: str) -> frozenset[str]:
    """The names of a game that are plural by themselves, as its messages declare them."""
    found = set()
    for entry in (e for file in sources(game, lang) for e in FluentParser().parse(file.text).body):
        if isinstance(entry, ast.Message) and entry.id.name.startswith("name-"):
            if any(one.id.name == "number" for one in entry.attributes):
                found.add(Words(game, lang).name(entry.id.name.removeprefix("name-")))
    return frozenset(found)


class Speaker:
    """Says everything that comes up in a game in English, and what is new in every language."""

    def __init__(self, game: str, players: int) -> None:
        self.english = Words(game)
        self.others = [Words(game, lang) for lang in LANGUAGES if lang != DEFAULT]
        self.players = PLAYERS[:players]
        self.seen: set[str] = set()
        self.plurals = {
            one.lang: plural_names(game, one.lang) for one in (self.english, *self.others)
        }
        self.disagreeing: set[tuple[str, str, str]] = set()  # language, fault, text

    def fresh(self, *facts: object) -> bool:
        """Whether these facts have not come up before."""
        key = repr(facts)
        new = key not in self.seen
        self.seen.add(key)
        return new

    def troubles(self) -> dict[str, list[str]]:
        """The messages and values that a language lacked."""
        every = [self.english, *self.others]
        return {words.lang: words.troubles for words in every if words.troubles}

    def read(self, words: Words, text: str) -> str:
        """Reads what is said for numbers, nouns and verbs that do not agree."""
        lang = words.lang
        for fault in disagreements(text, lang, self.plurals[lang]):
            self.disagreeing.add((lang, fault, text))
        return text

    def situation(self, state: State) -> None:
        """Says the prompt, the choices and why others are not open; at the end who has won."""
        mover = state.game.mover(state)
        view = state.view(mover if isinstance(mover, int) else None)
        if self.fresh(self.english.prompt(view, self.players)):
            for words in (self.english, *self.others):
                assert self.read(words, words.prompt(view, self.players))
        if mover == "over":
            for words in (self.english, *self.others):
                assert self.read(words, words.verdict(view, state.ranking(), self.players))
            return
        for code in state.choices():
            form = state.game.actions.json(code)
            if self.fresh(form, self.english.choice(view, form, self.players)):
                for words in (self.english, *self.others):
                    assert "{" not in self.read(words, words.choice(view, form, self.players))
        for one in state.refusals():
            form = state.game.actions.json(one.code)
            if self.fresh(one.why, form, one.need, one.have):
                refused = Refused(one.rule, "", one.why, one.need, one.have)
                for words in (self.english, *self.others):
                    assert self.read(words, words.reason(refused, form)).endswith(".")
        for warned in state.warnings():
            form = state.game.actions.json(warned.code)
            if self.fresh(warned.kind, warned.why, form, warned.need, warned.have):
                for words in (self.english, *self.others):
                    assert self.read(words, words.warning(warned, form)).endswith(".")

    def score(self, state: State, told: list[Any]) -> None:
        """Says the score as the first seat may know it, row by row."""
        found = reckoning(state, told, 0)
        for words in (self.english, *self.others):
            for part in (scoresheet.now, scoresheet.summed, scoresheet.final, scoresheet.dues):
                for row in part(found, words):
                    assert row.label[:1] == row.label[:1].upper()
                    assert len(row.cells) == len(found["points"])
                    for text in (row.label, *row.cells):
                        if self.fresh(words.lang, text):
                            assert "{" not in self.read(words, text)

    def events(self, state: State, log: list[Any]) -> None:
        """Says what happened, to those who know all of it and to those who do not."""
        for event in log:
            for seat in {event.seat, None}:
                told = event.seen_by(seat)
                if self.fresh(told):
                    for words in (self.english, *self.others):
                        text = words.event(told, self.players, words.places_in(state))
                        assert self.read(words, text)
                        assert not text.endswith(".")
