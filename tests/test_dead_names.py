"""Nothing lies about unused: every name that a module of the product defines is referred to.

Names are read off the source. A name is used if any module of the product, of the benchmarks or of
the tools refers to it, by itself, as an attribute or in a text, as tables of names and entry points
do. Tests do not count: what they alone refer to has no use.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PRODUCT: Final = ROOT / "src" / "tabard"
USERS: Final = (PRODUCT, ROOT / "bench", ROOT / "tools")


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


def referred(tree: ast.Module) -> Iterator[str]:
    """The names that a module refers to; what it takes from another counts once it is used."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from node.value.replace(":", " ").replace(".", " ").split()
        elif isinstance(node, ast.ImportFrom):
            yield from (one.name for one in node.names)


def unused(definers: list[tuple[Path, ast.Module]], known: Counter[str]) -> list[str]:
    """The names that nobody refers to, each with its module."""
    return [
        f"{path.relative_to(PRODUCT)}: {name}"
        for path, tree in definers
        for name in defined(tree)
        if not known[name] and not name.startswith("__")
    ]


# What others call: whoever writes a game, and the tool that brings a database up to date.
CALLED_FROM_OUTSIDE: Final = {
    "kernel/conformance.py: check_game",
    "server/store/migrations/versions/0001_first.py: revision",
    "server/store/migrations/versions/0001_first.py: down_revision",
    "server/store/migrations/versions/0001_first.py: downgrade",
}


def test_every_name_of_the_product_is_referred_to() -> None:
    known = Counter(name for _, tree in sources(*USERS) for name in referred(tree))
    assert set(unused(list(sources(PRODUCT)), known)) == CALLED_FROM_OUTSIDE


def test_a_name_that_nobody_refers_to_is_found() -> None:
    source = "USED = 1\nIDLE: int = USED\ndef idle(): ...\nclass Idle: ...\n"
    here = [(PRODUCT / "games" / "idle.py", ast.parse(source))]
    known = Counter(name for _, tree in here for name in referred(tree))
    assert unused(here, known) == [f"games/idle.py: {name}" for name in ("IDLE", "idle", "Idle")]
