"""The features that a learned value is a weighted sum of: named, per seat and stretch of a game.

A game brings its features in `games/<game>/features.py`; the weights are learned by self-play
(`tabard train`) and shipped as data. How much a seat's features weigh together says how well it
stands; only the differences between seats count, so a feature that is the same for all seats at a
table says nothing.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.state import State

S = TypeVar("S", bound=State)


class Scale:
    """The weighted sum of a seat's features, which are added one by one in any order.

    Each is multiplied by its weight at once, so that a value costs no list; while `noting` the
    features themselves are kept too, for training. A feature that is 0 need not be added; one that
    is added twice counts with both amounts.

    weights   of every stretch one after the other, `size` numbers each
    base      where the weights of the present stretch begin
    total     the sum of weight × feature for this seat so far
    noted     the features of this seat, kept only while `noting`
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

    def knows(self, feature: i64) -> bool:
        """Whether a feature matters here: weights made before it was named know nothing of it."""
        return self.weights[self.base + feature] != 0.0

    def wants(self, first: i64, last: i64) -> bool:
        """Whether any feature from one to another is noted or matters here: else none is needed."""
        if self.noting:
            return True
        for feature in range(first, last + 1):
            if self.knows(feature):
                return True
        return False

    def add(self, feature: i64, amount: float) -> None:
        """Add so much of a feature, given by its number in `Features.names`."""
        self.total += self.weights[self.base + feature] * amount
        if self.noting:
            self.noted[feature] += amount


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """The features of one game. A game derives its own and returns it from `Game.features()`.

    names      one readable id per feature; its number is its place here
    stretches  one readable id per stretch of the game, such as `round_3_builders`; each stretch
               has weights of its own, because a coin is worth more early than late
    priors     what a feature is worth in points as long as nothing was seen of it; 0 where it
               is not named. What was learned of little shrinks towards this
    """

    def __init__(
        self,
        names: tuple[str, ...],
        stretches: tuple[str, ...],
        priors: dict[str, float] | None = None,
    ) -> None:
        self.names = names
        self.stretches = stretches
        self.priors: dict[str, float] = priors or {}

    def stretch(self, s: S) -> i64:
        """The number of the stretch in which a state stands, 0 to `len(stretches) - 1`.

        Asked of every state that `advance` can leave behind, chance nodes and calls
        included, except of a finished game.
        """
        raise NotImplementedError

    def weigh(self, s: S, seat: i64, scale: Scale) -> None:
        """Add the features of a seat to the scale, each by `scale.add(number, amount)`.

        Must not change the state. May look at all of it: a bot only ever holds samples of what
        its seat knows. Called several times for every choice that a search looks at: no lists,
        no dicts, no copies.
        """
        raise NotImplementedError
