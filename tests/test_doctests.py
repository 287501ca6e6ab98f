"""The examples in docstrings and in the README do what they say.

They are read off the source rather than off the modules: a compiled module has its functions'
docstrings no more, and its examples are to hold there too.
"""

from __future__ import annotations

import ast
import doctest
import importlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
PYTHON: Final = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PROMPT: Final = ">>> "


def with_examples() -> list[str]:
    """The modules of the product with examples in them."""
    found = sorted(SOURCE.joinpath("tabard").rglob("*.py"))
    paths = [path.relative_to(SOURCE) for path in found if PROMPT in path.read_text("utf-8")]
    names = [".".join(path.with_suffix("").parts) for path in paths]
    return [name.removesuffix(".__init__") for name in names]


def docstrings(path: Path) -> Iterator[tuple[str, int, str]]:
    """Each docstring of a module with examples: what it belongs to, its line, its text."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            continue
        text = ast.get_docstring(node)
        if text is not None and PROMPT in text:
            yield getattr(node, "name", path.stem), node.body[0].lineno, text


def run_examples(module: str) -> doctest.TestResults:
    """Run the examples of a module with its own names; what went wrong is printed."""
    loaded = importlib.import_module(module)
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    if not path.exists():
        path = path.with_suffix("") / "__init__.py"
    runner = doctest.DocTestRunner(verbose=False)
    for name, line, text in docstrings(path):
        names = dict(vars(loaded))
        runner.run(doctest.DocTestParser().get_doctest(text, names, name, str(path), line))
    return runner.summarize(verbose=False)


@pytest.mark.parametrize("module", with_examples())
def test_the_examples_of_a_module_hold(module: str) -> None:
    failed, tried = run_examples(module)
    assert tried, f"{module} has a prompt outside its docstrings"
    assert failed == 0


def test_an_example_that_does_not_hold_is_noticed() -> None:
    wrong = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", "wrong.py", 0)
    assert doctest.DocTestRunner(verbose=False).run(wrong, out=lambda _: None).failed == 1


def test_the_kernel_shows_by_example_what_its_parts_do() -> None:
    kernel = {name.rpartition(".")[2] for name in with_examples() if ".kernel." in name}
    assert {"actions", "dealer", "errors", "menu", "record"} <= kernel


def test_the_example_in_the_readme_plays_a_game_to_its_end() -> None:
    names: dict[str, object] = {}
    blocks = PYTHON.findall(ROOT.joinpath("README.md").read_text("utf-8"))
    exec(compile(blocks[0], "README.md", "exec"), names)  # the others run in test_docs
    assert getattr(names["state"], "to_move", None) == -2
