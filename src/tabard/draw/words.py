"""How a board gets its words: by key, numbers and names filled in, in the reader's language."""

from collections.abc import Mapping
from typing import Final, Protocol

ONE: Final = "=1]"  # ends the key of a phrase that holds where a value is 1


class Words(Protocol):
    """Whatever turns a key and values into a phrase; `lang` picks the names in the data."""

    @property
    def lang(self) -> str: ...

    def __call__(self, key: str, /, **values: object) -> str: ...

    def told(self, name: str, thing: str) -> str: ...


class Teller(Protocol):
    """Whoever knows what the things of a game do, and which rule says so."""

    @property
    def rules(self) -> Mapping[str, str]: ...

    def card(self, thing: str) -> str: ...


class Phrasebook:
    """Words from a plain table of `str.format` patterns.

    A phrase that reads otherwise where a value is 1 has a second row: `"bag[number=1]"`.

    What a thing does is a message of the game, not of the picture: a `teller` says it.
    """

    def __init__(self, lang: str, phrases: Mapping[str, str], teller: Teller | None = None) -> None:
        self.lang = lang
        self.phrases = phrases
        self.teller = teller
        self.known: dict[str, str] = {}
        self.singular: dict[str, tuple[str, str]] = {}
        for row, phrase in phrases.items():
            if row.endswith(ONE):
                key, _, value = row.removesuffix(ONE).partition("[")
                self.singular[key] = (value, phrase)

    def __call__(self, key: str, /, **values: object) -> str:
        phrase = self.phrases[key]
        if key in self.singular and values[self.singular[key][0]] == 1:
            phrase = self.singular[key][1]
        return phrase.format(**values) if values else phrase

    def told(self, name: str, thing: str) -> str:
        """A thing as a reader hears it: its name, what it does, its rule.

        Where nobody tells what things do it is the name alone.
        """
        if self.teller is None:
            return name
        if thing not in self.known:
            self.known[thing] = f"{self.teller.card(thing)} ({self.teller.rules[thing]})"
        return f"{name} – {self.known[thing]}"

    def does(self, thing: str) -> str:
        """What a thing does; "" where nobody tells it."""
        return "" if self.teller is None else self.teller.card(thing)

    def told_by(self, teller: Teller) -> "Phrasebook":
        """The same words, with somebody who tells what things do."""
        return Phrasebook(self.lang, self.phrases, teller)
