"""How a board gets its words: the messages of its game, each phrase worked out once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final, Protocol

REMEMBERED: Final = 8192  # phrases with values put in; a picture says some two hundred


class Messages(Protocol):
    """Whoever speaks for a game in one language: `tabard.words.Words`."""

    @property
    def rules(self) -> Mapping[str, str]: ...

    def __call__(self, key: str, /, **values: object) -> str: ...

    def has(self, key: str) -> bool: ...

    def name(self, thing: str) -> str: ...

    def title(self, thing: str) -> str: ...

    def printed(self, thing: str) -> str: ...

    def card(self, thing: str) -> str: ...


class Phrasebook:
    """The words of the pictures of a game in one language.

    A picture says hundreds of phrases, and the next one most of them again: a message without
    values is formatted once, one with values is remembered for as long as it is in use.

    name     the name of a thing as sentences have it
    title    the name as it stands alone, with a capital
    printed  the name as the box has it, in full
    does     what a thing does, in one phrase
    """

    def __init__(self, words: Messages) -> None:
        self.words: Final = words
        self.plain: Final = cache(words)
        self.filled: Final = lru_cache(maxsize=REMEMBERED)(words)
        self.name: Final = cache(words.name)
        self.title: Final = cache(words.title)
        self.printed: Final = cache(words.printed)
        self.does: Final = cache(words.card)

    def __call__(self, key: str, /, **values: object) -> str:
        """The message of a key with its values put in."""
        return self.filled(key, **values) if values else self.plain(key)

    def label(self, thing: str, size: str = "label") -> str:
        """What stands on a thing where room is scarce: its message `label-…`, else its title.

        A smaller size has messages of its own, `short-…`, where its words are shorter still.
        """
        for key in dict.fromkeys((f"{size}-{thing}", f"label-{thing}")):
            if self.words.has(key):
                return self(key)
        return self.title(thing)

    def told(self, name: str, thing: str) -> str:
        """A thing as a reader hears it: its name, what it does, its rule."""
        return f"{name} – {self.does(thing)} ({self.words.rules[thing]})"
