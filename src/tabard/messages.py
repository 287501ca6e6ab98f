"""Messages in a language, from Project Fluent files.

`locale/{lang}.ftl` beside this module has what all games share, each game's folder its own. Where
another language lacks a message, English speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from tabard.fluent import Bundle, Source, read
from tabard.fluent.parts import Resource
from tabard.games import folder

LANGUAGES: Final = ("en", "de", "nl")
DEFAULT: Final = "en"
PARTS: Final = (".", "board", "steps", "reasons")  # of a game's folder
MISSING: Final = object()  # a value that a message wants and did not get
PLAIN: Final = frozenset((str, int, bool, float, type(None), type(MISSING)))
MOST_REMEMBERED: Final = 20_000  # of a game's messages in one language
NO_FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {}


class Messages:
    """Messages of some Fluent bundles, asked one after another: the first that has a key speaks.

    `troubles` collects what was wrong: a line of a file that cannot be read, a message that no
    language has, a value that a message wants and did not get. The text is then as good as it can
    be, and never an exception.
    """

    def __init__(self, lang: str, bundles: Sequence[Bundle]) -> None:
        self.lang: Final = lang
        self.bundles: Final = bundles
        self.troubles: list[str] = []
        self.remembered: Final[dict[tuple[object, ...], str]] = {}
        self.settled: Final[dict[str, str]] = {}  # messages that want nothing
        self.wanted: Final[dict[str, tuple[str, ...]]] = {}
        for known in bundles:
            self.note(*known.faults)

    def has(self, key: str) -> bool:
        """Whether any language has a message of this key."""
        return any(key in known.patterns for known in self.bundles)

    def __call__(self, key: str, /, **values: object) -> str:
        """The message of a key with its values put in; remembered where these are plain.

        Whoever asks may hand over more than a message wants: only what it wants tells it from
        others.
        """
        settled = self.settled.get(key)
        if settled is not None:
            return settled
        wanted = self.wanted.get(key)
        if wanted is None:
            wanted = self.wanted[key] = tuple(sorted(self.values_in(key)))
        mark: list[object] = [key]
        for name in wanted:
            # Of values that are equal and not the same, 1 and True, the kind tells which is meant.
            mark += (value := values.get(name, MISSING), value.__class__)
        try:
            found = self.remembered.get(tuple(mark))
        except TypeError:  # a list, say, by which nothing is remembered
            found = None
        if found is None:
            given = {name: values[name] for name in wanted if name in values}
            found, well = self.spoken(key, given)
            if well and not wanted:
                self.settled[key] = found
            elif well and PLAIN.issuperset(mark[2::2]):
                if len(self.remembered) >= MOST_REMEMBERED:
                    self.remembered.clear()
                self.remembered[tuple(mark)] = found
        return found

    def values_in(self, key: str) -> frozenset[str]:
        """The values that a message puts in or selects by, those of messages in it among them."""
        for known in self.bundles:
            if key in known.patterns:
                return known.wants(key)
        return frozenset()

    def spoken(self, key: str, values: Mapping[str, object]) -> tuple[str, bool]:
        """The message of a key with its values put in, and whether nothing was wrong."""
        for known in self.bundles:
            phrase = known.phrase(key)
            if phrase is not None:
                text, troubles = known.say(phrase, values)
                if troubles:
                    self.note(*(f"{key}: {trouble}" for trouble in troubles))
                return str(text), not troubles
        self.note(f"{key}: no such message")
        return key.replace("-", " "), False

    def note(self, *troubles: str) -> None:
        """Remember each trouble once."""
        self.troubles += [trouble for trouble in troubles if trouble not in self.troubles]


def sources(game: str, lang: str) -> list[Source]:
    """The message files of a language: the house's, the game's, tips, titles and reasons."""
    houses = resources.files("tabard") / f"locale/{lang}.ftl"
    own = [folder(game) / part / f"locale/{lang}.ftl" for part in PARTS]
    return [source(file) for file in (houses, *own) if file.is_file()]


def source(file: Traversable) -> Source:
    """A message file with its text."""
    return Source(str(file), file.read_text("utf-8"))


def bundle_of(
    lang: str,
    files: Iterable[Source],
    functions: Mapping[str, Callable[..., Any]] = NO_FUNCTIONS,
) -> Bundle:
    """The messages of some files of one language, and the functions that they may call."""
    return Bundle(lang, [parsed(file) for file in files], functions)


@cache
def parsed(file: Source) -> Resource:
    """A message file, read once: English stands behind every other language."""
    return read(file)
