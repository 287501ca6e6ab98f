"""What a choice's label promises, and what the choice then does to the purse of who makes it.

A label is written from `telling.stakes`: amounts by kind, paid ones below 0. A game's tests say
what lies in a purse and where a promise is settled, in their `purse` module:

PURSE     a view and a seat to what the seat has, by the kinds that stakes are in
SETTLED   the steps that settle the choices of a family, where its own step does not
ASIDE     the numbers in a label that are no amounts: a scroll, a strength, what must be held
BEFORE    what ends a row of choices: a promise is then what one more of them changes
ANSWERS   what is answered on the way, the first that is open
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from typing import Any

from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, NOBODY, OVER, State
from tabard.messages import LANGUAGES
from tabard.words import Words

PLAYERS = ["Anna", "Joris", "Mira", "Emil", "Eva"]
NUMBER = re.compile(r"(?<![A-Z])\d+")  # not that of a place on the map, like E4
SO_OFTEN = re.compile(r"\(\d+×\)")  # tells cards of one name apart
Purse = dict[str, int]


class Promises:
    """Compares labels with what happens, for one game; counts what was compared."""

    def __init__(self, game: str) -> None:
        self.how = import_module(f"tests.games.{game}.purse")
        self.words = [Words(game, lang) for lang in LANGUAGES]
        self.stakes = import_module(f"tabard.games.{game}.stakes").stakes
        self.compared: Counter[str] = Counter()
        self.seen: Counter[str] = Counter()

    def check(self, state: State, code: int) -> None:
        """Every number of a label is promised, and every promise is kept."""
        view = state.view(int(state.to_move))
        form = state.game.actions.json(code)
        do = str(form["do"])
        self.seen[do] += 1
        stakes = self.stakes(view, form)
        self.read(view, form, {} if stakes is None else stakes)
        if stakes is None:
            return
        happens = self.outcome(state, code)
        assert happens == {kind: n for kind, n in stakes.items() if n}, (
            f"{self.label(view, form)!r} at {view['step']}: {happens}, not {stakes}"
        )
        self.compared[do] += 1

    def label(self, view: Mapping[str, Any], form: Mapping[str, Any]) -> str:
        """The label in English."""
        return self.words[0].choice(view, form, PLAYERS)

    def read(self, view: Mapping[str, Any], form: Mapping[str, Any], stakes: Purse) -> None:
        """The numbers of a label are the stakes, in every language; a single thing may lack its."""
        aside = Counter(n for n in self.how.aside(view, form) if n)
        for words in self.words:
            text = words.choice(view, form, PLAYERS[: len(view["seats"])])
            said = Counter(numbers(text, view, form, words))
            meant = Counter(abs(n) for n in stakes.values() if n) + aside
            assert said - meant == Counter(), f"{text!r} names more than {stakes}"
            assert set(meant - said) <= {1}, f"{text!r} lacks a number of {stakes}"

    def outcome(self, state: State, code: int) -> Purse:
        """What a choice changes in the purse, beside what would have happened without it."""
        form = state.game.actions.json(code)
        after = self.settled(state, form, code)
        end = self.how.BEFORE.get(form["do"])
        ending = None if end is None else state.game.parse(end)
        if ending not in state.choices():
            ending = None
        before = self.settled(state, form, ending)
        kinds = {**before, **after}
        change = {kind: after.get(kind, 0) - before.get(kind, 0) for kind in kinds}
        return {kind: n for kind, n in change.items() if n}

    def settled(self, state: State, form: Mapping[str, Any], code: int | None) -> Purse:
        """The purse after a choice, or none, and the steps that settle it."""
        s = state.copy()
        seat = int(s.to_move)
        s.kept, s.log = None, []
        if code is not None:
            s.step().take(s, code)
        for name in self.how.stations(form):
            s.running = None
            s.stand_at(s.game.spots[s.game.by_name[name].index])
            s.carry_on()
            s.step().proceed(s)
        steps = self.how.SETTLED.get(form["do"], ()) if code is not None else ()
        while s.step().name in steps and s.to_move != OVER:
            if s.to_move == NOBODY:
                s.step().proceed(s)
            else:
                s.step().take(s, self.answer(s))
        held: Purse = self.how.purse(s, seat, s.log, form["do"])
        return held

    def answer(self, s: State) -> int:
        """What is answered while a promise is settled."""
        menu = Menu()
        s.fill(menu)
        texts = {code: s.game.actions.text(code) for code in menu.choices()}
        if s.to_move != CHANCE:
            for wanted in self.how.ANSWERS:
                for code, text in texts.items():
                    if text.startswith(wanted):
                        return code
        return menu.choices()[0]


def numbers(text: str, view: Mapping[str, Any], form: Mapping[str, Any], words: Words) -> list[int]:
    """The numbers in a label, but not those of names and of what a card does by its print."""
    printed = words.telling.choosing(view, form, words).get("effect", "")
    if printed and printed in text:
        before, after = text.rsplit(printed, 1)
        text = before + after
    for value in form.values():
        name = words.name(str(value)) if isinstance(value, str) else ""
        if NUMBER.search(name):
            text = text.replace(name, "")
    return [int(number) for number in NUMBER.findall(SO_OFTEN.sub("", text)) if int(number)]
