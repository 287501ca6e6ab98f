"""The phrases of the pictures: every one is asked for by the code that draws.

What is asked for is read off the source: the keys in calls of `say`, those put together there of a
beginning and an id of the game, and those that a variable or a table of the module brings.
"""

from __future__ import annotations

import ast
import re
from importlib import import_module

import pytest

from tabard.games import NAMES
from tests.test_words import SOURCE, Rules, arguments, calls, modules, strings, things

ID = re.compile(r"\w+")
ASKING = ("say", "words")


def drawing(game: str) -> list[ast.Module]:
    """The modules that draw a game, without those that hold its phrases."""
    paths = sorted((SOURCE / f"games/{game}/board").glob("*.py"))
    paths = [path for path in paths if not path.name.startswith("phrases")]
    return [ast.parse(path.read_text("utf-8")) for path in paths] + modules("draw")


def keys(game: str) -> set[str]:
    """The keys of a game's phrases; a form for 1 has that of its phrase."""
    book = import_module(f"tabard.games.{game}.board.phrases").ENGLISH
    return {key.partition("[")[0] for key in book}


def asked(tree: ast.Module) -> list[ast.expr]:
    """What a module asks for, as it is written in its calls of `say` and of the words it gets."""
    return [call.args[0] for name in ASKING for call in calls(tree, name) if call.args]


def put_together(trees: list[ast.Module]) -> list[re.Pattern[str]]:
    """The shapes of keys like `say(f"guild-{guild}")`."""
    found = []
    for one in (node for tree in trees for given in asked(tree) for node in ast.walk(given)):
        if isinstance(one, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                for part in one.values
            ]
            found.append(re.compile("".join(parts)))
    return found


def looked_up(tree: ast.Module) -> set[str]:
    """The words in tuples and tables of a module that asks by a variable or a table."""
    if not any(isinstance(given, ast.Name | ast.Subscript) for given in asked(tree)):
        return set()
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.Dict):
            values = node.elts if isinstance(node, ast.Tuple) else node.values
            found |= {str(one.value) for one in values if isinstance(one, ast.Constant)}
    return found


def ids(game: str) -> set[str]:
    """Whatever has a name in a game: the words of its data and the strings of its source."""
    data = (SOURCE / f"games/{game}/data").rglob("*.toml")
    words = {word for file in data for word in ID.findall(file.read_text("utf-8"))}
    return words | things(game) | strings(modules(f"games/{game}"))


def unasked(game: str, phrases: set[str]) -> list[str]:
    """The keys that no code which draws the game can ask for."""
    trees = drawing(game)
    rules = Rules(trees)
    known: set[str] = set().union(*(arguments(rules, name, 0) for name in ASKING))
    known |= set().union(*(looked_up(tree) for tree in trees))
    shapes, named = put_together(trees), ids(game)

    def made(key: str) -> bool:
        matches = [shape.fullmatch(key) for shape in shapes]
        # A narrow picture asks for its own form of a label.
        rests = [
            [one.removeprefix("short-") for one in match.groups()] for match in matches if match
        ]
        return any(named.issuperset(rest) for rest in rests)

    return sorted(key for key in phrases - known if not made(key))


@pytest.mark.parametrize("game", NAMES)
def test_every_phrase_of_a_picture_is_asked_for(game: str) -> None:
    assert unasked(game, keys(game)) == []


@pytest.mark.parametrize("key", ["idle-phrase", "guild-of-nobody"])
def test_a_phrase_that_nobody_asks_for_is_found(key: str) -> None:
    assert unasked("feudum", {key, "guild-monk", "epoch"}) == [key]
