"""The question a person is asked: what is open, what is not and why, what is warned of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from tabard.games import game as find_game
from tabard.kernel import sets
from tabard.kernel.errors import Refused
from tabard.kernel.onward import Onward
from tabard.kernel.state import State
from tabard.server.web.sight import Sight
from tabard.words import words_of

Form = Mapping[str, Any]


class Asked:
    """The question a seat is asked: its choices and refusals in their JSON forms, with codes.

    Where a set is asked for, `choices` are all that it may hold: it is put together in any order.

    Where going on is implied it is the question that follows, with what is offered before it. With
    a draft whose turn would be `whole` by going on, confirming it goes on.
    """

    def __init__(self, state: State, seat: int, drafts: bool = False) -> None:
        now = state if state.to_move == seat else state.asking(seat)
        self.onward = Onward(now, seat)
        self.state = self.onward.asked
        self.whole = drafts and bool(self.onward.closing)
        self.set = sets.set_asked(state, seat)
        actions = state.game.actions
        # A piece that stands for both answers the question: that comes first.
        menu = self.state.open_menu()
        codes = sorted(self.onward.codes, key=lambda code: not menu.holds(code))
        if self.set is not None:
            codes = list(self.set.pool)
        if self.whole and not self.onward.clash:
            codes.remove(self.onward.closing[-1])
        game = state.game.edition
        self.choices = [open_form(game, code) for code in codes]
        verbs = {str(choice["do"]) for choice in self.choices}
        self.mixed = not verbs <= actions.declining  # else what declines is all there is
        told = self.state.explained()
        self.refusals = sets.refusals(self.state, told)
        if self.onward.beside:
            self.refusals += [one for one in sets.refusals(now) if one.code not in codes]
        # The board marks refused pieces with what it is told as rule: the code, for the reason.
        self.refused = [closed_form(game, one.code) for one in self.refusals]
        self.limits = told.limits
        self.warned = told.warnings
        self.limited = [closed_form(game, one.code) for one in self.limits]
        self.spoken: dict[str, list[Closed]] = {}

    def declines(self, form: Form) -> bool:
        """Whether a choice passes on the question or ends it, beside others that do not."""
        return self.mixed and form["do"] in self.state.game.actions.declining

    def closed(self, sight: Sight) -> list[Closed]:
        """What is told of each refusal, then of each limit; looked up once for a language."""
        found = self.spoken.get(sight.lang)
        if found is None:
            game, lang = sight.game, sight.lang
            found = self.spoken[lang] = [
                closed(game, lang, one.code, one.rule, one.why, one.need, one.have)
                for one in (*self.refusals, *self.limits)
            ]
        return found

    def reasons(self, sight: Sight) -> dict[str, list[str]]:
        """The reason in words and its rule, for every code that is refused or open with a limit."""
        found: dict[str, list[str]] = {}
        for one in self.closed(sight):
            if one.code not in found:
                found[one.code] = one.reason
        return found

    def warnings(self, sight: Sight) -> dict[str, list[str]]:
        """What is to be said of an open choice before it is made: words, rule and kind, by code."""
        actions = self.state.game.actions
        return {
            str(one.code): [sight.words.warning(one, actions.json(one.code)), one.rule, one.kind]
            for one in self.warned
        }


@lru_cache(maxsize=16384)
def open_form(game: str, code: int) -> Form:
    """A choice in its JSON form, with its code."""
    return {**find_game(game).actions.json(code), "code": code}


@lru_cache(maxsize=16384)
def closed_form(game: str, code: int) -> Form:
    """A refused choice in its JSON form; its code stands as the rule, for the reason."""
    return {**find_game(game).actions.json(code), "rule": str(code)}


@lru_cache(maxsize=16384)
def bare_form(game: str, code: int) -> Form:
    """A choice in its JSON form, without its code."""
    return dict(find_game(game).actions.json(code))


class Closed(NamedTuple):
    """What is told of a choice that is refused, or open with a limit.

    code    its code as text
    reason  why, in words, and the rule
    kind    what of the choice is no number, and the rule: those that differ in numbers alone and
            meet the same rule are of one kind
    absent  whether it is about what is not there at all, by the game's own word
    """

    code: str
    reason: list[str]
    kind: tuple[Any, ...]
    absent: bool


@lru_cache(maxsize=16384)
def closed(game: str, lang: str, code: int, rule: str, why: str, need: int, have: int) -> Closed:
    """What is told of a refusal, remembered: they come again and again."""
    form, words = bare_form(game, code), words_of(game, lang)
    reason = [words.reason(Refused("", "", why, need, have), form), rule]
    kind = (*(value for value in form.values() if not isinstance(value, int)), rule)
    return Closed(str(code), reason, kind, why in words.telling.absent)
