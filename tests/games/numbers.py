"""The numbers that stand in the code of a game's rules.

0 and 1 are free everywhere: none, first, next. Everything else must come from the data, or be
named with its reason by the tests of the game. What `kernel.box.weave` writes follows from the
declaration, whose own numbers are looked at.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from tabard.kernel.box.weave import END, START
from tests.rule_coverage import ROOT


def woven_lines(source: str) -> set[int]:
    """The numbers of the lines that stand between the marks of the weaver."""
    found: set[int] = set()
    inside = False
    for number, line in enumerate(source.splitlines(), 1):
        inside = line.strip() != END and (inside or line.strip().startswith(START))
        if inside:
            found.add(number)
    return found


def numbers(path: Path, folder: Path) -> Iterator[str]:
    """Module and name of all that holds a number other than 0 and 1, but for what is woven."""
    source = path.read_text("utf-8")
    woven = woven_lines(source)

    def visit(node: ast.AST, owner: str) -> Iterator[str]:
        if isinstance(node, ast.FunctionDef):
            owner = node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            owner = owner or node.target.id
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            owner = owner or node.targets[0].id
        elif isinstance(node, ast.Constant) and isinstance(node.value, int | float):
            if node.value not in (0, 1) and node.lineno not in woven:
                yield f"{path.relative_to(folder).as_posix()} {owner}"
        for child in ast.iter_child_nodes(node):
            yield from visit(child, owner)

    yield from visit(ast.parse(source), "")


def check_numbers(game: str, structure: Mapping[str, str], apart: Collection[str]) -> None:
    """Every number in the rules of a game has a reason, and every reason a number.

    `structure` gives the reasons by module and name; `apart` are modules of words and of the bots'
    judgement, which have numbers of their own and are no rules.
    """
    folder = ROOT / "src" / "tabard" / "games" / game
    rooms = (folder, folder / "steps", folder / "frames")
    modules = [path for room in rooms for path in room.glob("*.py")]
    found = {name for p in modules if p.name not in apart for name in numbers(p, folder)}
    assert found - structure.keys() == set(), "put these numbers into the data"
    assert structure.keys() - found == set(), "these reasons excuse nothing any more"
