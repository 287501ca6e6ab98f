"""What is written about Tabard holds: code runs, commands exist, links lead somewhere."""

from __future__ import annotations

import argparse
import ast
import re
import shlex
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import tabard
from tabard.version import __version__
from website.contents import ROOT, contents
from website.links import CODE, FENCE, broken
from website.markdown import as_markdown

PAGES: Final = sorted(
    {
        *ROOT.glob("*.md"),
        *(ROOT / "docs").rglob("*.md"),
        *(ROOT / "bench").rglob("*.md"),
        *(ROOT / "src" / "tabard" / "games").glob("*/provenance.md"),
    }
)
BLOCK: Final = re.compile(r"^( *)```([\w-]*)[^\n]*\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
SHELL: Final = "sh"
RUN: Final = "python"
SHOWN: Final = {"text", "json", "toml", "nginx", "ini", "yaml", "dockerfile", "caddy", "pycon"}
TARGETS: Final = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
NAMED: Final = re.compile(r"^(?:[A-Z_]+=\S+ )*(tabard|make) ([a-z][a-z-]*)((?: .*)?)$", re.DOTALL)


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def blocks(path: Path, *languages: str) -> list[str]:
    """The code blocks of a page in some languages."""
    found = BLOCK.findall(path.read_text("utf-8"))
    return [
        re.sub(rf"^{space}", "", text, flags=re.M)
        for space, lang, text in found
        if lang in languages
    ]


def commands(text: str) -> Iterator[list[str]]:
    """The commands of a shell block, each as its words, without the settings before it."""
    for line in text.replace("\\\n", " ").splitlines():
        words = shlex.split(line, comments=True)
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words = words[1:]
        for operator in ("|", "&&", ";", ">"):
            if operator in words:
                words = words[: words.index(operator)]
        if words:
            yield words


def options_of(command: str) -> set[str]:
    """What can be said to a command of ours, or to any of its parts."""
    from tabard.cli.arguments import parser

    for action in parser()._actions:
        if isinstance(action.choices, dict) and command in action.choices:
            return options_within(action.choices[command])
    raise AssertionError(f"there is no tabard {command}")


def options_within(command: argparse.ArgumentParser) -> set[str]:
    found: set[str] = set()
    for action in command._actions:
        found.update(action.option_strings)
        if isinstance(action.choices, dict):
            found.update(*map(options_within, action.choices.values()))
    return found


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_every_block_of_code_says_what_it_is(path: Path) -> None:
    languages = {lang for _, lang, _ in BLOCK.findall(path.read_text("utf-8"))}
    assert languages <= {SHELL, RUN, *SHOWN}


@pytest.mark.filterwarnings("default")  # what others warn of does not make a page wrong
@pytest.mark.parametrize("path", [p for p in PAGES if blocks(p, RUN)], ids=name_of)
def test_the_programs_of_a_page_run_one_after_another(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(path, RUN):
        exec(compile(block, name_of(path), "exec"), names)


@pytest.mark.parametrize("path", [p for p in PAGES if blocks(p, SHELL)], ids=name_of)
def test_the_commands_of_a_page_can_be_given(path: Path) -> None:
    from tabard.cli.arguments import parser

    for block in blocks(path, SHELL):
        subprocess.run(["sh", "-n"], input=block, text=True, check=True)
        for words in commands(block):
            if words == ["tabard", "--version"]:
                continue
            if words[0] == "tabard":
                parser().parse_args(words[1:])
            elif words[0] == "make":
                asked = [word for word in words[1:] if "=" not in word]
                assert set(asked) <= TARGETS, words
            elif words[:3] == ["python", "-m", "baselines"]:
                from baselines.__main__ import parser as of_baselines

                of_baselines().parse_args(words[3:])


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_commands_within_a_sentence_exist(path: Path) -> None:
    for found in CODE.finditer(FENCE.sub("", path.read_text("utf-8"))):
        named = NAMED.match(" ".join(found[0].strip("`").split()))
        if named is None:
            continue
        if named[1] == "make":
            assert named[2] in TARGETS, found[0]
        else:
            asked = {word.partition("=")[0] for word in re.findall(r"--[a-z-]+", named[3])}
            assert asked - {"--help"} <= options_of(named[2]), found[0]


@pytest.mark.parametrize("path", PAGES, ids=name_of)
def test_links_between_files_lead_somewhere(path: Path) -> None:
    assert list(broken(path, path.read_text("utf-8"))) == []


def test_a_link_that_leads_nowhere_is_noticed() -> None:
    page = ROOT / "docs" / "rules.md"
    text = "[a](no-such.md) [b](ladder.md#nowhere) `[c](code.md)` [d](#here)\n\n# Here"
    assert list(broken(page, text)) == ["no-such.md", "ladder.md#nowhere"]


def test_every_page_of_the_docs_is_on_the_site() -> None:
    pages = list(contents().pages())
    assert set((ROOT / "docs").rglob("*.md")) <= {page.source for page in pages}
    assert [page for page in pages if not page.source.exists()] == []
    assert len({page.place for page in pages}) == len(pages)


def test_a_list_of_attributes_is_a_list_in_the_reference() -> None:
    text = "A thing.\n\nname  what it is\n      called\nsize  how large\n\n>>> 1\n1"
    assert as_markdown(text) == (
        "A thing.\n\n- `name`: what it is called\n- `size`: how large\n\n```pycon\n>>> 1\n1\n```"
    )


def test_the_citation_names_this_version_and_all_that_is_asked_of_one() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    told = dict(re.findall(r"^([a-z-]+): *(.*)$", text, re.M))
    assert told["cff-version"] == "1.2.0"
    assert told["version"] == __version__
    assert {"message", "title", "authors", "license", "type"} <= told.keys()
    assert told["license"] in (ROOT / "LICENSE").read_text("utf-8")


def test_the_reference_has_every_name_of_the_front_door() -> None:
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "docs" / "reference").glob("*.md"))
    shown = set(re.findall(r"^::: ([\w.]+)", pages, re.M))
    ends = {name.rpartition(".")[2] for name in shown} | set(re.findall(r"`tabard\.(\w+)`", pages))
    assert set(tabard.__all__) <= ends


def test_what_the_reference_shows_is_documented_and_typed() -> None:
    pages = "".join(path.read_text("utf-8") for path in (ROOT / "docs" / "reference").glob("*.md"))
    bare: list[str] = []
    for name in re.findall(r"^::: ([\w.]+)", pages, re.M):
        module, _, item = name.rpartition(".")
        path = ROOT.joinpath("src", *module.split(".")).with_suffix(".py")
        if not path.exists():  # a package, shown as a whole
            assert ROOT.joinpath("src", *name.split(".")).exists() or path.with_suffix("").exists()
            continue
        [found] = [n for n in ast.parse(path.read_text("utf-8")).body if n_name(n) == item]
        bare += [f"{name}.{n_name(each)}" for each in members(found) if not told(each)]
    assert bare == []


def n_name(node: ast.AST) -> str:
    return str(getattr(node, "name", ""))


def members(node: ast.stmt) -> list[ast.stmt]:
    """What the reference shows of a class or function: itself, and its public methods."""
    if not isinstance(node, ast.ClassDef):
        return [node]
    inside = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    return [node, *(each for each in inside if not each.name.startswith("_"))]


def told(node: ast.stmt) -> bool:
    """Whether it has a docstring, and types for all that goes in and comes out."""
    assert isinstance(node, ast.ClassDef | ast.FunctionDef)
    if not ast.get_docstring(node):
        return False
    if isinstance(node, ast.ClassDef):
        return True
    given = [each for each in node.args.args if each.arg not in {"self", "cls"}]
    return node.returns is not None and all(each.annotation is not None for each in given)
