"""What Mozilla's reader of Fluent makes of a text, beside what ours does."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from tabard.fluent import Bundle, Source
from tabard.messages import bundle_of

FORMS: Final = ("one", "other")
Said = tuple[str, list[str]]


def form(name: Any, form: str) -> Any:
    """A form of a name; what is no name stays."""
    return f"{name}/{form}" if isinstance(name, str) else name


def counted(number: Any, name: Any) -> Any:
    """A number of something; fails where there is no number, as the one of the games does."""
    number = number if isinstance(number, str) else int(number)
    return f"{number} {name}" if isinstance(name, (str, int, float)) else name


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {"FORM": form, "COUNTED": counted}


class Both:
    """The same files in both readers."""

    def __init__(self, lang: str, files: Iterable[Source]) -> None:
        files = list(files)
        self.ours: Final[Bundle] = bundle_of(lang, files, FUNCTIONS)
        self.theirs: Final = FluentBundle([lang], functions=dict(FUNCTIONS), use_isolating=False)
        self.parsed: Final = [FluentResource(file.text) for file in files]
        for resource in self.parsed:
            self.theirs.add_resource(resource)

    def junk(self) -> list[ast.Junk]:
        """What theirs could not read."""
        return [one for file in self.parsed for one in file.body if isinstance(one, ast.Junk)]

    def said(self) -> list[str]:
        """Every message and attribute that theirs has, by the name that ours has for it."""
        found: dict[str, None] = {}
        for file in self.parsed:
            for one in file.body:
                if isinstance(one, ast.Message):
                    known = self.theirs.get_message(one.id.name)
                    found |= dict.fromkeys([one.id.name] if known.value is not None else [])
                    found |= dict.fromkeys(f"{one.id.name}.{name}" for name in known.attributes)
        return [*found]

    def say(self, key: str, values: Mapping[str, object]) -> tuple[Said, Said]:
        """What ours and theirs say, and what each says is wrong."""
        phrase = self.ours.phrase(key)
        assert phrase is not None, f"ours lacks {key}"
        name, _, attribute = key.partition(".")
        message = self.theirs.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.theirs.format_pattern(pattern, dict(values))
        told = text if isinstance(text, str) else text.format(self.theirs._babel_locale)
        return self.ours.say(phrase, values), (told, [plain(error) for error in errors])

    def wants(self, key: str) -> dict[str, list[str]]:
        """The values that a message wants, and the words that its variants have for each."""
        seen = Wants()
        name, _, attribute = key.partition(".")
        entries = [e for file in self.parsed for e in file.body if isinstance(e, ast.Message)]
        entry = next(entry for entry in entries if entry.id.name == name)
        of_attributes = [one.value for one in entry.attributes if one.id.name == attribute]
        seen.visit(of_attributes[0] if attribute else entry.value)
        return seen.words


class Wants(visitor.Visitor):
    """The values that a message wants, and the words that select by each."""

    def __init__(self) -> None:
        self.words: Final[dict[str, list[str]]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.words.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
            self.words[node.selector.id.name] += [key for key in keys if key not in FORMS]


def plain(error: Exception) -> str:
    """An error of theirs in the words of ours, which differ in two places."""
    told = str(error).replace("FluentNone", "Missing")
    return re.sub(
        r"Can't use fluent_number with object (.*) for .*", r"NUMBER() cannot write '\1'", told
    )
