"""What a learned value looks at: named figures of a table for each seat, stretches of a game.

A game brings its figures in `games/<game>/features.py`; the weights are learned by self-play
(`tabard train`) and shipped as data. How much a seat's figures weigh together says how well it
stands; only the differences between seats count, so a figure that is the same for all seats at a
table says nothing.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.state import State

S = TypeVar("S", bound=State)


class Scale:
    """The pan into which a seat's figures are laid, one by one, in any order.

    It weighs each figure at once, so that a value costs no list; while `noting` it also keeps
    them, for training. A figure that is 0 need not be laid in; one laid in twice is added up.

    weights   of every stretch one after the other, `size` numbers each
    base      where the weights of the present stretch begin
    total     what the figures of this seat weigh so far
    noted     the figures of this seat, kept only while `noting`
    """

    def __init__(self, size: int, weights: list[float]) -> None:
        self.size: i64 = size
        self.weights: list[float] = weights
        self.base: i64 = 0
        self.total: float = 0.0
        self.noting: bool = False
        self.noted: list[float] = [0.0] * size

    def clear(self, stretch: i64) -> None:
        """Begin with another seat."""
        self.base = stretch * self.size
        self.total = 0.0
        if self.noting:
            self.noted = [0.0] * int(self.size)

    def add(self, figure: i64, amount: float) -> None:
        """Lay in so much of a figure, named by its number in `Features.names`."""
        self.total += self.weights[self.base + figure] * amount
        if self.noting:
            self.noted[figure] += amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """The figures of one game. A game derives its own and returns it from `Game.features()`.

    names      one readable id per figure; its number is its place here
    stretches  one readable id per stretch of the game, such as `round_3_builders`; each stretch
               has weights of its own, because a coin is worth more early than late
    """

    def __init__(self, names: tuple[str, ...], stretches: tuple[str, ...]) -> None:
        self.names = names
        self.stretches = stretches

    def stretch(self, s: S) -> i64:
        """The number of the stretch in which a state stands, 0 to `len(stretches) - 1`.

        Asked of every state that `advance` can leave behind, chance nodes and calls
        included, except of a finished game.
        """
        raise NotImplementedError

    def weigh(self, s: S, seat: i64, scale: Scale) -> None:
        """Lay the figures of a seat into the scale with `scale.add(number, amount)`.

        Must not change the state. May look at all of it: a bot only ever holds samples of what
        its seat knows. Called several times for every choice that a search looks at: no lists,
        no dicts, no copies.
        """
        raise NotImplementedError
