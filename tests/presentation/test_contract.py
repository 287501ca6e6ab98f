"""Games bring everything along: nobody outside a game's folder knows its name or guesses at it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import tabard
from tabard import games
from tabard.games import NAMES, SHELF_FACTS, presentation
from tabard.kernel.errors import Unknown
from tabard.presentation import Presentation
from tabard.presentation.shelf import ShelfFacts, read_shelf_facts

PRODUCT: Final = Path(tabard.__file__).parent
KERNEL: Final = PRODUCT / "kernel"  # it weaves attributes by name, and knows no presentation
# Where a platform lacks a function of its operating system, nothing but its name tells.
PLATFORM: Final = "os"


def modules(*folders: Path) -> Iterator[tuple[Path, ast.Module]]:
    """The modules below some folders."""
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            yield path, ast.parse(path.read_text("utf-8"))


def outside(path: Path) -> bool:
    """Whether a module belongs to no game."""
    return not any(path.is_relative_to(games.folder(name)) for name in SHELF_FACTS)


def documentation(tree: ast.Module) -> set[ast.Constant]:
    """The docstrings of a module, which may tell of a game as an example."""
    found: set[ast.Constant] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(first.value)
    return found


def words(tree: ast.Module) -> Iterator[str]:
    """The words of which strings and names of a module are made."""
    told = documentation(tree)
    for node in ast.walk(tree):
        text = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            text = node.value
        elif isinstance(node, ast.Name | ast.FunctionDef | ast.ClassDef | ast.ImportFrom):
            text = getattr(node, "id", "") or getattr(node, "name", "")
            text = text or str(getattr(node, "module", ""))
        for word in text.lower().replace(".", " ").replace("_", " ").replace("-", " ").split():
            yield word.strip("\"'`,:/()")


def test_no_module_outside_a_games_folder_names_it() -> None:
    naming = {
        f"{path.name}: {word}"
        for path, tree in modules(PRODUCT)
        if outside(path)
        for word in words(tree)
        if word in SHELF_FACTS
    }
    assert naming == set()


def test_no_message_of_the_house_names_a_game() -> None:
    files = [file for file in PRODUCT.rglob("*.ftl") if outside(file)]
    assert files
    keys = [line.partition(" =")[0] for file in files for line in file.read_text().splitlines()]
    assert [key for key in keys if {*key.split("-")} & {*SHELF_FACTS}] == []


def test_nothing_is_reached_for_by_name() -> None:
    reached = [
        f"{path.relative_to(PRODUCT)}:{node.lineno}"
        for path, tree in modules(PRODUCT)
        if not path.is_relative_to(KERNEL)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("getattr", "hasattr")
        and isinstance(node.args[1], ast.Constant)
        and not (isinstance(node.args[0], ast.Name) and node.args[0].id == PLATFORM)
    ]
    assert reached == []


def test_the_shelf_stands_in_the_order_of_the_boxes() -> None:
    assert games.shelf() == NAMES == tabard.GAMES
    places = [SHELF_FACTS[name].place for name in NAMES]
    assert places == sorted(places)
    assert places[0] < places[-1]
    assert {*SHELF_FACTS} - {*NAMES} == {n for n, said in SHELF_FACTS.items() if said.hidden}


@pytest.mark.parametrize("name", SHELF_FACTS)
def test_every_game_brings_its_parts(name: str) -> None:
    brought = presentation(name)
    assert isinstance(brought, Presentation)
    assert brought.cover().startswith("<")
    assert brought.words("nl")("player", number=2) == "Plaats 2"
    assert brought.terminal.picture is not brought.terminal.own


def test_an_unknown_game_is_told_of_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match=", ".join(NAMES)):
        games.game("chess")
    assert not games.known("chess")


def test_a_box_is_read_and_a_wrong_word_names_its_file(tmp_path: Path) -> None:
    file = tmp_path / "shelf.toml"
    file.write_text("minutes = 20\nweight = 1\nhidden = true\n")
    assert read_shelf_facts(file) == ShelfFacts(minutes=20, weight=1, hidden=True)
    for wrong in ("minutes = 2", "minutes = 2\nweight = 1\nage = 2", "minutes = 2\nweight = 6"):
        file.write_text(wrong)
        with pytest.raises(ValueError, match=r"shelf\.toml"):
            read_shelf_facts(file)
