"""The words of a default table: the messages of the game and of the house."""

from __future__ import annotations

from tabard.draw.words import Phrasebook, Teller
from tabard.words import Words


class PlainWords(Phrasebook):
    """A phrasebook that says what the game's own words say."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.lang, {}, words)
        self.words = words

    def __call__(self, key: str, /, **values: object) -> str:
        return self.words(key, **values)

    def told_by(self, teller: Teller) -> PlainWords:
        """The same: it has a teller already."""
        return self

    def name(self, thing: str) -> str:
        """The name of a field or a thing; where nobody gave it one, its id as a word."""
        return called(self.words, thing)


def called(words: Words, thing: str) -> str:
    """What a field or a thing is called."""
    name = words.called(thing)
    if name == thing and not words.has(f"name-{thing}"):
        name = thing.replace("_", " ")
    return name[:1].upper() + name[1:]
