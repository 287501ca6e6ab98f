"""The contents of a game for its readers: its program with titles and the rules of every step.

>>> for line in contents_text("pilgrim").splitlines()[:4]:
...     print(line)
Game, again and again
    Set-up
        Duty tiles (PGM-3.1)
        Tithe tiles (PGM-3.2)
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from tabard.games import game
from tabard.kernel.contents import Entry, entries, walk
from tabard.kernel.step import Step
from tabard.messages import DEFAULT
from tabard.rules import citations
from tabard.words import Words

INDENT: Final = "    "


def title(entry: Entry, words: Words) -> str:
    """What a part or step is called: its own title, else the name of its thing, else its id."""
    own = f"{'part' if entry.step is None else 'step'}-{entry.name}"
    if words.has(own):
        return words(own)
    name = words.name(entry.name)
    return entry.name.replace("_", " ") if name == entry.name else name


def rules_of(step: Step[Any]) -> list[str]:
    """The rules of a step: the one that asks its question, then those that its class cites."""
    cited = [rule for _, rule in citations(said_of(type(step)))]
    return list(dict.fromkeys([step.rule, *cited]))


def said_of(kind: type) -> str:
    """The docstring of a class, read from its source: a compiled class has none."""
    file = sys.modules[kind.__module__].__file__
    if file is None:
        return ""
    return docstrings(Path(file).parent / f"{kind.__module__.rpartition('.')[2]}.py").get(
        kind.__name__, ""
    )


@cache
def docstrings(source: Path) -> dict[str, str]:
    """The docstrings of a module's classes; none where only its extension is installed."""
    if not source.is_file():
        return {}
    tree = ast.parse(source.read_text("utf-8"))
    kinds = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return {kind.name: ast.get_docstring(kind) or "" for kind in kinds}


def marks(entry: Entry, words: Words) -> list[str]:
    """How an entry goes on: again and again, with one of those below it, or as further up."""
    keys = []
    if entry.again:
        keys.append("contents-again")
    if entry.above:
        keys.append("contents-above")
    elif entry.decides:
        keys.append("contents-one-of" if len(entry.inner) > 1 else "contents-perhaps")
    return [words(key) for key in keys]


def contents_text(name: str, lang: str = DEFAULT) -> str:
    """The contents of a game as indented lines: titles, rules, and what parts remember."""
    words = Words(name, lang)
    found = game(name)
    lines = list(lines_of(entries(found.contents), words))
    if found.called:
        lines += ["", f"{words('contents-called')}:", *lines_of(entries(found.called), words)]
    return "\n".join(lines)


def lines_of(found: Iterable[Entry], words: Words) -> Iterator[str]:
    """A line for each entry."""
    for depth, entry in walk(found):
        line = f"{INDENT * depth}{title(entry, words)}"
        if entry.step is not None:
            line += f" ({', '.join(rules_of(entry.step))})"
        if entry.facts and not entry.above:
            line += f" [{', '.join(entry.facts)}]"
        yield ", ".join([line, *marks(entry, words)])
