"""A study in words: the sentences of its marks, and what each seat takes along."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from tabard.kernel.dealer import Dealer
from tabard.kernel.record import Record
from tabard.kernel.state import State
from tabard.messages import DEFAULT, Messages, bundle_of, source
from tabard.study.marking import FIND, LUCK, MISSED, TURNING
from tabard.words import Words, figure

MOST_CHOICES: Final = 4  # of a turn that are named
MORE: Final = "…"

Data = Mapping[str, Any]


@cache
def speech(lang: str = DEFAULT) -> Messages:
    """What is said of studies, in a language."""
    folder = resources.files("tabard") / "study" / "locale"
    codes = dict.fromkeys((lang, DEFAULT))
    return Messages(lang, [bundle_of(code, [source(folder / f"{code}.ftl")]) for code in codes])


class Teller:
    """Tells one study to readers of one language.

    record   the game that was studied
    names    of the seats, and after them of those who have none, together
    """

    def __init__(self, record: Record, data: Data, names: Sequence[str], lang: str) -> None:
        self.record: Final = record
        self.data: Final = data
        self.words: Final = Words(record.game.edition, lang)
        self.say: Final = speech(lang)
        rivals = " & ".join(self.words.title(name) for name in data["points"]["rivals"])
        self.names: Final = [*names, rivals] if rivals else list(names)

    def mark(self, mark: Data) -> str:
        """The sentence of a mark, with its figures."""
        values: dict[str, Any] = {
            "who": self.names[mark["seat"]],
            "points": percent(abs(mark["size"])),
            "before": percent(mark.get("before", 0.0)),
            "after": percent(mark.get("after", 0.0)),
        }
        if mark["kind"] == LUCK:
            values["way"] = "good" if mark["size"] > 0 else "bad"
            values["error"] = margin(mark["error"])
            return self.say("study-luck", **values)
        if "other" in mark:
            values["error"] = margin(mark["error"])
            values["made"] = self.turn(mark, mark["made"])
            values["other"] = self.turn(mark, mark["other"])
        if mark["kind"] == TURNING:
            values["winner"] = self.names[mark["who"]]
            told = self.say("study-turning-point", **values)
            if "other" not in mark:
                return told
            values |= {"before": percent(mark["others"]), "after": percent(mark["own"])}
            return f"{told} {self.say('study-missed-chance', **values)}"
        if mark["kind"] == FIND:
            return self.say("study-good-find", **values)
        return self.say("study-missed-chance" if mark["sure"] else "study-unsure", **values)

    def turn(self, mark: Data, texts: Sequence[str]) -> str:
        """Choices in words, as their seat would have read them one after another."""
        seat = mark["seat"]
        state = self.known(mark)
        told: list[str] = []
        for text in texts[:MOST_CHOICES]:
            code = self.record.game.actions.code(text)
            if state.to_move != seat or code not in state.choices():
                break  # others choose at the same time, or the seat would know more by then
            form = self.record.game.actions.json(code)
            told.append(self.words.choice(state.view(seat), form, self.names))
            state.apply(code)
        said = "; ".join(told) or "; ".join(texts[:MOST_CHOICES])
        return f"{said} {MORE}" if len(texts) > MOST_CHOICES else said

    def known(self, mark: Data) -> State:
        """What the seat of a mark knew when its choices part from the others."""
        state = self.record.state(mark["at"])
        return state.redeal(mark["seat"], Dealer(f"study:words:{mark['at']}"))

    def lessons(self, seat: int) -> list[str]:
        """The three sentences that a seat takes along."""
        return [self.lesson(one, seat) for one in self.data["lessons"][seat]]

    def lesson(self, one: Data, seat: int) -> str:
        """One of them."""
        who = self.names[seat]
        if one["say"] == "balance":
            way = "good" if one["luck"] > 0 else "bad"
            counted = {"number": one["in"], "turns": one["turns"]}
            lost, luck = percent(one["lost"]), percent(abs(one["luck"]))
            return self.say("study-balance", who=who, lost=lost, luck=luck, way=way, **counted)
        if one["say"] == "part":
            return self.say("study-part", who=who, part=one["part"], lost=percent(one["lost"]))
        if not one["source"]:
            return self.say("study-no-gap", who=who)
        source = self.words(f"points-{one['source']}")
        key = "study-ahead" if one["won"] else "study-behind"
        own, best = figure(one["own"]), figure(one["best"])
        return self.say(key, who=who, source=source, own=own, best=best)

    def standing(self, chances: Sequence[float]) -> str:
        """Everybody's chances in one line."""
        pairs = zip(self.names, chances, strict=True)
        return ", ".join(self.say("study-standing", who=n, percent=percent(c)) for n, c in pairs)

    def kind(self, mark: Data) -> str:
        """What a mark is called."""
        return self.say("study-kind", kind=mark["kind"])


def percent(chance: float) -> int:
    """A chance in whole per cent."""
    return round(100 * chance)


def margin(error: float) -> int:
    """How far a figure may be off: twice its standard error, rounded up, for nothing is exact."""
    return max(1, math.ceil(200 * error))


__all__ = ["FIND", "LUCK", "MISSED", "TURNING", "Teller", "percent", "speech"]
