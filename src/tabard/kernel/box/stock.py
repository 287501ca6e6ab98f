"""Pieces that are neither made nor lost, counted in the words of a position, and hidden piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tabard.kernel.box.schemas import Problem
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import mypyc_attr


class Stock(NamedTuple):
    """Pieces of one sort.

    name    what they are called in errors
    rule    the rule that says how many there are
    ids     what the pieces are called; none where every seat has so many
    totals  how many there are of each; `exact`: not one less
    lies    the paths of the components that hold them; `x=id` for a number of one piece alone,
            `x[]` for a number of each seat's
    blame   the field that is named when they do not add up, {} for the id or seat; else one that
            holds the piece
    """

    name: str
    rule: str
    ids: Sequence[str]
    totals: Sequence[int]
    lies: Sequence[str]
    blame: str = ""
    exact: bool = True

    def problems(self, words: dict[str, Any]) -> list[Problem]:
        """All that do not add up, by field."""
        names = self.ids or [str(seat) for seat in range(words["players"])]
        found, holders = [0] * len(names), [""] * len(names)
        for kind, number, holder in self.pieces(words):
            found[kind] += number
            if number and not holders[kind]:
                holders[kind] = holder
        wrong: list[Problem] = []
        for n, name in enumerate(names):
            total = self.totals[n] if self.ids else self.totals[0]
            if found[n] > total or (self.exact and found[n] < total):
                where = self.blame.format(name) or holders[n]
                of = f"{self.name} {name}" if self.ids else f"the {self.name} of seat {name}"
                wrong.append((where, f"makes {found[n]} of {of}, not {total} ({self.rule})"))
        return wrong

    def pieces(self, words: dict[str, Any]) -> list[tuple[int, int, str]]:
        """Every piece wherever it lies: which, how many, and where."""
        found: list[tuple[int, int, str]] = []
        # What lies before players comes first: they are named when there is a piece too many.
        for lies in sorted(self.lies, key=lambda path: not path.startswith("seats.")):
            path, _, piece = lies.partition("=")
            for where, word in reach(words, path.removesuffix("[]").split(".")):
                if piece:
                    found.append((self.ids.index(piece), word, where))
                elif path.endswith("[]"):
                    found += [(seat, number, where) for seat, number in enumerate(word)]
                else:
                    found += self.named(word, where)
        return found

    def named(self, word: Any, path: str) -> list[tuple[int, int, str]]:
        """The pieces that a word names, as ids, seats, or numbers by id."""
        found: list[tuple[int, int, str]] = []
        if isinstance(word, dict):
            for name, inside in word.items():
                if name in self.ids:
                    found.append((self.ids.index(name), inside, f"{path}.{name}"))
                else:
                    found += self.named(inside, f"{path}.{name}")
        elif isinstance(word, list):
            for n in range(len(word)):
                found += self.named(word[n], f"{path}[{n}]")
        elif word is not None:
            found.append((self.ids.index(word) if self.ids else word, 1, path))
        return found


def reach(word: Any, names: Sequence[str], path: str = "") -> list[tuple[str, Any]]:
    """The values at a path, which goes on in every entry of a list on its way."""
    for n in range(len(names)):
        if isinstance(word, list):
            found: list[tuple[str, Any]] = []
            for i in range(len(word)):
                found += reach(word[i], names[n:], f"{path}[{i}]")
            return found
        word = word[names[n]]
        path = f"{path}.{names[n]}" if path else names[n]
    return [(path, word)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pile:
    """Pieces that not every seat knows; a game writes its own kinds."""

    def hides(self, s: Any, seat: int | None) -> bool:
        """Whether there is anything of it that a seat (None: a spectator) cannot know."""
        raise NotImplementedError

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        """Deal anew, in the state itself, what a seat cannot know.

        Every deal that agrees with what the seat knows must be as likely as the rules make it.
        """
        raise NotImplementedError
