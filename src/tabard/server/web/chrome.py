"""The words around a game: page messages from `locale/{lang}/*.ftl`; where one lacks, English."""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path
from typing import Final

from tabard.fluent import Source
from tabard.messages import DEFAULT, LANGUAGES, Messages, bundle_of, source

log = logging.getLogger("tabard")
LOCALE: Final = Path(__file__).parent / "locale"


class Chrome(Messages):
    """What pages say, in one language: `Chrome("en")("play-now")`."""

    def __init__(self, lang: str = DEFAULT) -> None:
        codes = dict.fromkeys((lang, DEFAULT))
        super().__init__(lang, [bundle_of(code, files(code)) for code in codes])

    def note(self, *troubles: str) -> None:
        """Log each trouble once: a page is shown all the same."""
        for trouble in troubles:
            if trouble not in self.troubles:
                log.warning("words of the pages, %s: %s", self.lang, trouble)
        super().note(*troubles)


def files(lang: str) -> list[Source]:
    """The message files of a language."""
    return [source(file) for file in sorted((LOCALE / lang).glob("*.ftl"))]


@cache
def chrome(lang: str) -> Chrome:
    """The page messages of a language, read once."""
    return Chrome(lang)


@cache
def languages() -> tuple[str, ...]:
    """The languages that pages are written in."""
    return tuple(lang for lang in LANGUAGES if files(lang))


def preferred(accepted: str) -> str:
    """The language of an `Accept-Language` header that pages are written in, or English."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";")
        try:
            worth = float(weight.strip().removeprefix("q=")) if weight.strip() else 1.0
        except ValueError:
            worth = 0.0
        wishes.append((-worth, place, tag.strip().lower().partition("-")[0]))
    for worth, _, lang in sorted(wishes):
        if worth < 0 and lang in languages():
            return lang
    return DEFAULT
