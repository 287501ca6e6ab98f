"""Nothing lies about unused: every name that a module of the product defines is referred to.

Names are read off the source. A name is used if its own module reads it, or if any module of the
product, of the benchmarks or of the tools takes it from there, or has it as an attribute or in a
text, as tables of names and entry points do. Docstrings do not count, nor do tests: what they alone
refer to has no use.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PRODUCT: Final = ROOT / "src" / "tabard"
USERS: Final = (PRODUCT, ROOT / "baselines", ROOT / "bench", ROOT / "tools")


def sources(*folders: Path) -> Iterator[tuple[Path, ast.Module]]:
    """The modules below some folders."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))


def defined(tree: ast.Module) -> Iterator[str]:
    """The constants, functions and classes that a module defines at its top."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name):
                    yield target.id


def docstrings(tree: ast.Module) -> set[ast.AST]:
    """The texts of a module that only tell its readers something: no value is made of them."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


class Uses:
    """What some modules refer to.

    own       the names that a module itself reads, by its file
    taken     what is taken from a module, by the module's name
    anywhere  attributes of whatever, and words of texts, as tables of names and entry points have
    """

    def __init__(self, modules: Iterable[tuple[Path, ast.Module]]) -> None:
        self.own: dict[Path, set[str]] = {}
        self.taken: set[tuple[str, str]] = set()
        self.anywhere: set[str] = set()
        for path, tree in modules:
            self.own[path] = set()
            self.read(path, tree)

    def read(self, path: Path, tree: ast.Module) -> None:
        """Note what a module refers to."""
        told = docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                self.own[path].add(node.id)
            elif isinstance(node, ast.Attribute):
                self.anywhere.add(node.attr)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node not in told:
                    self.anywhere.update(node.value.replace(":", " ").replace(".", " ").split())
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                self.taken.update((node.module, one.name) for one in node.names)

    def know(self, path: Path, name: str) -> bool:
        """Whether somebody refers to a name that a module of the product defines."""
        return (
            name in self.own[path] or name in self.anywhere or (module_of(path), name) in self.taken
        )


def module_of(path: Path) -> str:
    """The name of a module of the product, as others import it."""
    parts = path.relative_to(PRODUCT.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def unused(definers: list[tuple[Path, ast.Module]], uses: Uses) -> list[str]:
    """The names that nobody refers to, each with its module."""
    return [
        f"{path.relative_to(PRODUCT)}: {name}"
        for path, tree in definers
        for name in defined(tree)
        if not name.startswith("__") and not uses.know(path, name)
    ]


# What others call: whoever writes a game, and the tool that brings a database up to date.
CALLED_FROM_OUTSIDE: Final = {
    "kernel/conformance.py: check_game",
    *(
        f"{path.relative_to(PRODUCT)}: {name}"
        for path in (PRODUCT / "server/store/migrations/versions").glob("0*.py")
        for name in ("down_revision", "downgrade")
    ),
}


def test_every_name_of_the_product_is_referred_to() -> None:
    assert set(unused(list(sources(PRODUCT)), Uses(sources(*USERS)))) == CALLED_FROM_OUTSIDE


def test_a_name_that_nobody_refers_to_is_found() -> None:
    source = '"""Not idle."""\nUSED = 1\nIDLE: int = USED\ndef idle(): ...\nclass Idle: ...\n'
    here = [(PRODUCT / "games" / "idle.py", ast.parse(source))]
    assert unused(here, Uses(here)) == [
        f"games/idle.py: {name}" for name in ("IDLE", "idle", "Idle")
    ]


def test_a_name_is_not_used_by_one_that_another_module_calls_the_same() -> None:
    here = (PRODUCT / "one.py", ast.parse("def same(): ...\n"))
    there = (PRODUCT / "two.py", ast.parse("def same(): ...\nsame()\n"))
    taking = (PRODUCT / "three.py", ast.parse("from tabard.one import same\n"))
    assert unused([here, there], Uses([here, there])) == ["one.py: same"]
    assert unused([here, there], Uses([here, there, taking])) == []
