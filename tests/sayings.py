"""What the code may say, read off its source, and the messages that it has for that."""

from __future__ import annotations

import ast
import inspect
from collections import defaultdict
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from tabard import rules
from tabard.data_names import names_in_data
from tabard.games import folder, game
from tabard.messages import sources
from tabard.words import words_of

SOURCE = Path(inspect.getfile(rules)).parent


def modules(*folders: str) -> list[ast.Module]:
    """The source of all modules below some places."""
    paths = [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]
    paths += [SOURCE / folder for folder in folders if folder.endswith(".py")]
    return [module(path) for path in paths]


@cache
def module(path: Path) -> ast.Module:
    """The source of a module, read once: nobody changes it."""
    return ast.parse(path.read_text("utf-8"))


class Rules:
    """The functions of some source by name, and what each calls by name."""

    def __init__(self, trees: list[ast.Module]) -> None:
        self.functions: defaultdict[str, list[ast.FunctionDef]] = defaultdict(list)
        self.calls: defaultdict[str, list[tuple[ast.FunctionDef, ast.Call]]] = defaultdict(list)
        for tree in trees:
            for function in ast.walk(tree):
                if isinstance(function, ast.FunctionDef):
                    self.functions[function.name].append(function)
                    for call in ast.walk(function):
                        if isinstance(call, ast.Call):
                            self.calls[called(call)].append((function, call))


def called(call: ast.Call) -> str:
    """The name of the function or method that is called."""
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def calls(tree: ast.Module, name: str) -> list[ast.Call]:
    """Every call of a function or method of this name."""
    return calls_in(tree).get(name, [])


@cache
def calls_in(tree: ast.Module) -> dict[str, list[ast.Call]]:
    """Every call by the name of what it calls."""
    found: defaultdict[str, list[ast.Call]] = defaultdict(list)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call):
            found[called(call)].append(call)
    return found


def texts(value: ast.expr, within: ast.FunctionDef, rules: Rules) -> set[str]:
    """The strings that an argument may be: a literal, one of two, or a variable set before."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    if isinstance(value, ast.IfExp):
        return texts(value.body, within, rules) | texts(value.orelse, within, rules)
    found: set[str] = set()
    if isinstance(value, ast.Name):
        for node in ast.walk(within):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name) and target.id == value.id:
                        found |= texts(node.value, within, rules)
                    elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Call):
                        names = [getattr(one, "id", "") for one in target.elts]
                        if value.id in names:
                            found |= returned(node.value, names.index(value.id), rules)
    return found


def returned(call: ast.Call, place: int | None, rules: Rules) -> set[str]:
    """The strings that a called function may return, as such or at a place of a tuple."""
    found: set[str] = set()
    for function in rules.functions[called(call)]:
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                if place is None:
                    found |= texts(node.value, function, rules)
                elif isinstance(node.value, ast.Tuple):
                    found |= texts(node.value.elts[place], function, rules)
    return found


def arguments(rules: Rules, name: str, place: int) -> set[str]:
    """What functions are called with at a place, also through functions that pass it on."""
    found: set[str] = set()
    for function, call in rules.calls[name]:
        if len(call.args) > place:
            value = call.args[place]
            found |= texts(value, function, rules)
            if isinstance(value, ast.Call):
                found |= returned(value, None, rules)
            given = [a.arg for a in function.args.args if a.arg != "self"]
            if isinstance(value, ast.Name) and value.id in given:
                if function.name != name:
                    found |= arguments(rules, function.name, given.index(value.id))
    return found


def strings(trees: list[ast.Module]) -> set[str]:
    """Every string in some source."""
    return {text for tree in trees for text in strings_in(tree)}


@cache
def strings_in(tree: ast.Module) -> frozenset[str]:
    """Every string in a module."""
    nodes = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return frozenset(value for value in nodes if isinstance(value, str))


def said(trees: list[ast.Module]) -> set[str]:
    """The message ids that are literals in calls of `say`, or of `label`, which says it."""
    found: set[str] = set()
    for tree in trees:
        for name, place in (("say", 0), ("label", 1)):
            for call in calls(tree, name):
                value = call.args[place] if len(call.args) > place else None
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    found.add(value.value)
    return found


def messages(name: str, lang: str) -> set[str]:
    """The ids in the message files of a game; broken ones fail."""
    found: set[str] = set()
    for file in sources(name, lang):
        ids = ids_in(file.text)
        assert found.isdisjoint(ids), f"{found & {*ids}} are there twice"
        found |= ids.keys()
    return found


def phrases(name: str) -> set[str]:
    """The messages of a game's board: what stands in its pictures, and not its tips."""
    ids = ids_in((folder(name) / "board/locale/en.ftl").read_text("utf-8"))
    return {key for key in ids if not key.startswith("tip-")}


@cache
def ids_in(text: str) -> dict[str, None]:
    """The ids of the messages in a file; what is broken or there twice fails."""
    found: dict[str, None] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = None
    return found


def things(name: str) -> set[str]:
    """Ids of the game that may have a name: those of the data and those of its choices."""
    found = set(names_in_data(name, "en"))
    named = words_of(name).named
    for form in game(name).actions.forms:
        found |= {str(value) for key, value in form.items() if key in named}
    return found
