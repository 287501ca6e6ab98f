"""How a board gets its words: by key, numbers and names filled in, in the reader's language."""

from collections.abc import Mapping
from typing import Protocol


class Words(Protocol):
    """Whatever turns a key and values into a phrase; `lang` picks the names in the data."""

    @property
    def lang(self) -> str: ...

    def __call__(self, key: str, /, **values: object) -> str: ...


class Phrasebook:
    """Words from a plain table of `str.format` patterns."""

    def __init__(self, lang: str, phrases: Mapping[str, str]) -> None:
        self.lang = lang
        self.phrases = phrases

    def __call__(self, key: str, /, **values: object) -> str:
        phrase = self.phrases[key]
        return phrase.format(**values) if values else phrase
