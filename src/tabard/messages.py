"""Messages in a language, from Project Fluent files.

`locale/{lang}.ftl` beside this module has what all games share, each game's folder its own. Where
another language lacks a message, English speaks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import BaseNode, MessageReference, Resource, VariableReference

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
        self.wanted: Final[dict[str, frozenset[str]]] = {}

    def has(self, key: str) -> bool:
        """Whether any language has a message of this key."""
        return any(known.has_message(key) for known in self.bundles)

    def __call__(self, key: str, /, **values: object) -> str:
        """The message of a key with its values put in; remembered where these are plain.

        Whoever asks may hand over more than a message wants: only what it wants tells it from
        others.
        """
        wanted = self.wanted.get(key)
        if wanted is None:
            wanted = self.wanted[key] = self.values_in(key)
        if len(values) > len(wanted):
            values = {name: value for name, value in values.items() if name in wanted}
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

    def values_in(self, key: str) -> frozenset[str]:
        """The values that a message puts in or selects by, those of messages in it among them."""
        for known in self.bundles:
            if known.has_message(key) and known.get_message(key).value is not None:
                return frozenset(variables(known, known.get_message(key).value, {key}))
        return frozenset()

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


def variables(known: FluentBundle, node: object, seen: set[str]) -> Iterator[str]:
    """The names of the values that a part of a message asks for."""
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, MessageReference):
        if node.id.name not in seen and known.has_message(node.id.name):
            seen.add(node.id.name)
            yield from variables(known, known.get_message(node.id.name), seen)
    elif isinstance(node, BaseNode):
        for inside in vars(node).values():
            yield from variables(known, inside, seen)
    elif isinstance(node, (list, dict)):
        for inside in node.values() if isinstance(node, dict) else node:
            yield from variables(known, inside, seen)


@cache
def parsed(text: str) -> Resource:
    """A message file, read once: English stands behind every other language."""
    return FluentResource(text)
