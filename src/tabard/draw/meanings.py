"""Effects as they are written down: `wool → money*{price}` becomes marks to line up on a card.

Words of a meaning stand apart. `→` is the arrow, `@halt` an icon, `wool` a thing of the game and
`wool*2` two of it; whatever is no thing is a figure or a word. Values in braces are put in first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabard.draw import effects
from tabard.draw.effects import Mark

# The marks of a thing of a game: its name, how many ("" where nothing is said), its size; None
# where there is no such thing.
Thing = Callable[[str, str, float], list[Mark] | None]


class Reader:
    """Reads meanings at a size, with the things of one game.

    `sign` and `figure` are how large icons and figures are for a size.
    """

    def __init__(
        self, thing: Thing, sign: Callable[[float], float], figure: Callable[[float], float]
    ) -> None:
        self.thing = thing
        self.sign = sign
        self.figure = figure

    def __call__(self, meaning: str, facts: Mapping[str, Any], size: float) -> list[Mark]:
        """The marks of a meaning, with its values put in; a minus is a true one."""
        words = meaning.format(**facts).split()
        return [mark for word in words for mark in self.word(word, size)]

    def word(self, word: str, size: float) -> list[Mark]:
        """The marks of one word."""
        if word == "→":
            return [effects.becomes()]
        name, _, number = word.partition("*")
        if name.startswith("@"):
            return [effects.sign(name[1:], self.sign(size))] * int(number or 1)
        number = number.replace("-", "−")
        found = self.thing(name, number, size)
        if found is not None:
            return found
        return [effects.figure(word.replace("-", "−"), self.figure(size))]
