"""Messages in a language, from Project Fluent files.

`locale/{lang}.ftl` beside this module has what all games share, each game's folder its own. Where
another language lacks a message, English speaks.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tabard.games import folder

LANGUAGES: Final = ("en", "de", "nl")
DEFAULT: Final = "en"
PLAIN: Final = frozenset((str, int, bool, float, type(None)))
MOST_REMEMBERED: Final = 20_000  # of a game's messages in one language
NO_FUNCTIONS: Final[Mapping[str, Any]] = {}


class Messages:
    """Messages of some Fluent bundles, asked one after another: the first that has a key speaks.

    `troubles` collects what was wrong: a message that no language has, a value that a message
    wants and did not get. The text is then as good as it can be, and never an exception.
    """

    def __init__(self, lang: str, bundles: Sequence[FluentBundle]) -> None:
        self.lang: Final = lang
        self.bundles: Final = bundles
        self.troubles: list[str] = []
        self.remembered: Final[dict[tuple[object, ...], str]] = {}

    def has(self, key: str) -> bool:
        """Whether any language has a message of this key."""
        return any(known.has_message(key) for known in self.bundles)

    def __call__(self, key: str, /, **values: object) -> str:
        """The message of a key with its values put in; remembered where these are plain."""
        kinds = [type(value) for value in values.values()]
        if not PLAIN.issuperset(kinds):
            return self.spoken(key, values)[0]
        # Of values that are equal and not the same, 1 and True, the kind tells which is meant.
        mark = (key, *values, *values.values(), *kinds)
        found = self.remembered.get(mark)
        if found is None:
            found, well = self.spoken(key, values)
            if well:
                if len(self.remembered) >= MOST_REMEMBERED:
                    self.remembered.clear()
                self.remembered[mark] = found
        return found

    def spoken(self, key: str, values: Mapping[str, object]) -> tuple[str, bool]:
        """The message of a key with its values put in, and whether nothing was wrong."""
        for known in self.bundles:
            if known.has_message(key):
                pattern = known.get_message(key).value
                if pattern is not None:
                    text, errors = known.format_pattern(pattern, dict(values))
                    self.note(*(f"{key}: {error}" for error in errors))
                    return str(text), not errors
        self.note(f"{key}: no such message")
        return key.replace("-", " "), False

    def note(self, *troubles: str) -> None:
        """Remember each trouble once."""
        self.troubles += [trouble for trouble in troubles if trouble not in self.troubles]


def sources(game: str, lang: str) -> list[str]:
    """The message files of a language as text: the house's, the game's, tips and steps' titles."""
    houses = resources.files("tabard") / f"locale/{lang}.ftl"
    own = [folder(game) / part / f"locale/{lang}.ftl" for part in (".", "board", "steps")]
    files = [houses, *own]
    return [file.read_text("utf-8") for file in files if file.is_file()]


def bundle_of(
    lang: str, texts: Sequence[str], functions: Mapping[str, Any] = NO_FUNCTIONS
) -> FluentBundle:
    """The messages of some files of one language, and the functions that they may call."""
    found = FluentBundle([lang], functions=dict(functions), use_isolating=False)
    for text in texts:
        found.add_resource(parsed(text))
    return found


@cache
def parsed(text: str) -> Resource:
    """A message file, read once: English stands behind every other language."""
    return FluentResource(text)
