"""A game may stay plain Python beside a compiled engine: whatever games build on allows it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabard

PACKAGE = Path(tabard.__file__).parent
ALLOWED = "allow_interpreted_subclasses"

Name = tuple[str, str]  # of a class: its module, and how it is called there


class Bases:
    """What the classes of the kernel and the games are built on, as their texts say."""

    def __init__(self) -> None:
        self.of: dict[Name, list[Name]] = {}
        self.allowed: set[Name] = set()
        for path in [*(PACKAGE / "kernel").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")]:
            self.read(path)

    def read(self, path: Path) -> None:
        """Note the classes of a module."""
        module = ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        tree = ast.parse(path.read_text("utf-8"))
        known = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and node.module is not None
            for alias in node.names
        }
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                bases = (b.value if isinstance(b, ast.Subscript) else b for b in node.bases)
                names = [ast.unparse(base) for base in bases]
                self.of[module, node.name] = [known.get(name, (module, name)) for name in names]
                if any(ALLOWED in ast.unparse(each) for each in node.decorator_list):
                    self.allowed.add((module, node.name))

    def below(self, name: Name) -> Iterator[Name]:
        """Everything that a class is built on."""
        for base in self.of.get(name, ()):
            if base in self.of:
                yield base
                yield from self.below(base)


@pytest.mark.slow
def test_every_class_of_the_kernel_that_a_game_builds_on_takes_plain_ones() -> None:
    bases = Bases()
    games = [name for name in bases.of if name[0].startswith("tabard.games.")]
    used = {base for name in games for base in bases.below(name)}
    kernel = {base for base in used if base[0].startswith("tabard.kernel.")}
    assert len(kernel) > 10
    assert kernel <= bases.allowed
