"""The phrases of the pictures: what the code that draws asks for is there, and nothing else.

What is asked for is read off the source: the keys in calls of `say`, those put together there of a
beginning and an id of the game, those that a variable or a table of the module brings, and labels.
"""

from __future__ import annotations

import ast
import importlib
import re
from functools import cache

import pytest

from tabard.draw import places
from tabard.games import NAMES
from tabard.presentation.holdings import Holding
from tests.sayings import (
    SOURCE,
    Rules,
    arguments,
    calls,
    messages,
    modules,
    phrases,
    strings,
    things,
)

ID = re.compile(r"\w+")
ASKING = ("say", "saying", "words")
SIZES = ("label", "short")


def drawing(game: str) -> list[ast.Module]:
    """The modules that draw a game."""
    return modules(f"games/{game}/board", "draw", "presentation/board.py")


def asked(tree: ast.Module) -> list[ast.expr]:
    """What a module asks for, as it is written in its calls of `say` and of the words it gets."""
    return [call.args[0] for name in ASKING for call in calls(tree, name) if call.args]


def put_together(trees: list[ast.Module]) -> list[re.Pattern[str]]:
    """The shapes of keys like `say(f"role-{role}")`, and of what `label` looks for."""
    found = [re.compile(f"{size}-(.+)") for size in SIZES if labels(trees)]
    for one in (node for tree in trees for given in asked(tree) for node in ast.walk(given)):
        if isinstance(one, ast.JoinedStr):
            parts = [
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                for part in one.values
            ]
            found.append(re.compile("".join(parts)))
    return found


def labels(trees: list[ast.Module]) -> bool:
    """Whether things are labelled: `scene.say.label(thing)`."""
    found = [call.func for tree in trees for call in calls(tree, "label")]
    return any(isinstance(one, ast.Attribute) for one in found)


@cache
def looked_up(tree: ast.Module) -> set[str]:
    """The words in tuples and tables of a module that asks by a variable or a table."""
    if not any(isinstance(given, ast.Name | ast.Subscript) for given in asked(tree)):
        return set()
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.Dict):
            values = node.elts if isinstance(node, ast.Tuple) else [*node.keys, *node.values]
            found |= {str(one.value) for one in values if isinstance(one, ast.Constant)}
    return found


def heads(game: str) -> set[str]:
    """The heads of mats, which are asked for where their places are said."""
    mats = places.read(SOURCE / f"games/{game}")["mats"].values()
    return {one[0] for mat in mats for one in mat.values() if isinstance(one, list)}


@cache
def ids(game: str) -> set[str]:
    """Whatever has a name in a game: the words of its data and the strings of its source."""
    data = (SOURCE / f"games/{game}/data").rglob("*.toml")
    words = {word for file in data for word in ID.findall(file.read_text("utf-8"))}
    return words | things(game) | strings(modules(f"games/{game}"))


def declared(game: str) -> set[str]:
    """What is said of the holdings of a game, where they are declared."""
    if not (SOURCE / f"games/{game}/holdings.py").exists():
        return set()
    found = vars(importlib.import_module(f"tabard.games.{game}.holdings")).values()
    several = [one for value in found if isinstance(value, tuple) for one in (value, *value)]
    return {one.says for one in several if isinstance(one, Holding)}


@cache
def certain(game: str) -> set[str]:
    """The keys that the code which draws a game asks for as they stand there."""
    rules = Rules(drawing(game))
    return declared(game).union(*(arguments(rules, name, 0) for name in ASKING))


def unasked(game: str, keys: set[str]) -> list[str]:
    """The keys that no code which draws the game can ask for."""
    trees = drawing(game)
    known = certain(game).union(heads(game), *(looked_up(tree) for tree in trees))
    shapes, named = put_together(trees), ids(game)

    def made(key: str) -> bool:
        matches = [shape.fullmatch(key) for shape in shapes]
        return any(named.issuperset(match.groups()) for match in matches if match)

    return sorted(key for key in keys - known if not made(key))


@pytest.mark.parametrize("game", NAMES)
def test_every_phrase_of_a_picture_is_asked_for(game: str) -> None:
    assert unasked(game, phrases(game)) == []


@pytest.mark.parametrize("game", NAMES)
def test_every_phrase_that_a_picture_asks_for_is_there(game: str) -> None:
    asked_for = certain(game)
    assert len(asked_for) > 40
    assert sorted(asked_for - messages(game, "en")) == []


@pytest.mark.parametrize("key", ["idle-phrase", "label-of-nobody", "role-of-nobody"])
def test_a_phrase_that_nobody_asks_for_is_found(key: str) -> None:
    assert unasked("feudum", {key, "label-monk", "role-serf", "epoch"}) == [key]
