"""How a board gets its words: by key, numbers and names filled in, in the reader's language."""

from collections.abc import Callable, Mapping
from typing import Protocol


class Words(Protocol):
    """Whatever turns a key and values into a phrase; `lang` picks the names in the data."""

    @property
    def lang(self) -> str: ...

    def __call__(self, key: str, /, **values: object) -> str: ...


class Phrasebook:
    """Words from a plain table of `str.format` patterns.

    What a card does is a message of the game, not of the picture: `teller` says it.
    """

    def __init__(
        self, lang: str, phrases: Mapping[str, str], teller: Callable[[str], str] | None = None
    ) -> None:
        self.lang = lang
        self.phrases = phrases
        self.teller = teller
        self.told: dict[str, str] = {}

    def __call__(self, key: str, /, **values: object) -> str:
        phrase = self.phrases[key]
        return phrase.format(**values) if values else phrase

    def tell(self, card: str) -> str:
        """What a card does, in one phrase, asked for once; "" where nobody tells it."""
        if self.teller is None:
            return ""
        if card not in self.told:
            self.told[card] = self.teller(card)
        return self.told[card]

    def told_by(self, teller: Callable[[str], str]) -> "Phrasebook":
        """The same words, with somebody who tells what cards do."""
        return Phrasebook(self.lang, self.phrases, teller)
