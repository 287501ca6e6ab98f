"""Open choices as a numbered list, and finding the one that somebody typed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tabard.kernel import sets
from tabard.kernel.actions import Actions
from tabard.kernel.state import State
from tabard.words import Words


class Offer:
    """One line of the list: the numbers of its choices, first and last, its label, a warning."""

    def __init__(self, first: int, last: int, label: str, warning: str) -> None:
        self.first: Final = first
        self.last: Final = last
        self.label: Final = label
        self.warning: Final = warning

    def number(self) -> str:
        """`3`, or `4-7` for a row."""
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def offers(
    state: State,
    view: Mapping[str, Any],
    words: Words,
    players: Sequence[str],
    codes: Sequence[int] = (),
) -> list[Offer]:
    """The open choices in order, or all that a set may hold.

    Those that differ in one number alone share a line. `codes` are all that a person may choose,
    where that is more than the state asks.
    """
    actions = state.game.actions
    asked = sets.set_asked(state, int(state.to_move))
    codes = (codes or state.choices()) if asked is None else list(asked.pool)
    forms = [actions.json(code) for code in codes]
    warned = {one.code: words.warning(one, actions.json(one.code)) for one in state.warnings()}
    found: list[Offer] = []
    start = 0
    while start < len(forms):
        end = start + 1
        warning = warned.get(codes[start], "")
        while end < len(forms) and follows(forms[end - 1], forms[end]):
            if warned.get(codes[end], "") != warning:
                break
            end += 1
        row = forms[start:end]
        if len(row) == 1:
            label = words.choice(view, row[0], players)
        else:
            label = words.choices(view, row, players)
        found.append(Offer(start + 1, end, label, warning))
        start = end
    return found


def follows(one: Mapping[str, Any], two: Mapping[str, Any]) -> bool:
    """Whether two choices of a family differ in their last number alone, by 1."""
    if list(one) != list(two) or len(one) < 3:
        return False
    *same, last = one
    number = one[last]
    return (
        isinstance(number, int)
        and two[last] == number + 1
        and all(one[key] == two[key] for key in same)
    )


def matches(typed: str, codes: Sequence[int], actions: Actions) -> list[int]:
    """The open choices that somebody may mean: by number, text form, or its beginning.

    The first kind of match that finds anything decides: number, whole text, beginning of the
    text, beginnings of its words, beginnings of words from anywhere in it.
    """
    wanted = typed.lower().split()
    if len(wanted) == 1 and wanted[0].isascii() and wanted[0].isdigit():
        number = int(wanted[0])
        return [codes[number - 1]] if 1 <= number <= len(codes) else []
    line = " ".join(wanted)
    texts = {code: actions.text(code) for code in codes}
    tests = (
        lambda text: text == line,
        lambda text: text.startswith(line),
        lambda text: begins(wanted, text.split()),
        lambda text: any(begins(wanted, text.split()[n:]) for n in range(text.count(" ") + 1)),
    )
    for test in tests:
        found = [code for code, text in texts.items() if test(text)]
        if found:
            return found
    return []


def begins(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether every wanted word is the beginning of the word at its place."""
    return len(wanted) <= len(words) and all(
        word.startswith(part) for part, word in zip(wanted, words)
    )
