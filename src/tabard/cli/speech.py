"""What the terminal itself says around a game: messages from `locale/{lang}.ftl` beside this."""

from __future__ import annotations

from functools import cache
from importlib import resources

from tabard.cli.session import kind_of, short
from tabard.kernel.record import Record
from tabard.messages import DEFAULT, Messages, bundle_of, source
from tabard.words import Words, character


@cache
def speech(lang: str = DEFAULT) -> Messages:
    """The terminal's messages in a language: `speech("de")("goodbye")`."""
    folder = resources.files("tabard") / "cli" / "locale"
    codes = dict.fromkeys((lang, DEFAULT))
    return Messages(lang, [bundle_of(code, [source(folder / f"{code}.ftl")]) for code in codes])


def player_names(record: Record, lang: str = DEFAULT) -> list[str]:
    """Who sat where, for the table; the number of the seat where nobody said."""
    say = speech(lang)
    return [short(name) or say("seat", number=seat) for seat, name in enumerate(record.names)]


def full_name(name: str, words: Words) -> str:
    """A player with the kind of bot behind him: `Anna (gierig)`."""
    kind = kind_of(name)
    if not kind:
        return name
    return speech(words.lang)("bot", name=short(name), kind=character(words, kind))
