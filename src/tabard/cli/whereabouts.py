"""Where a rule lives: the code and data that cite it, the tests that prove it, what breaks it.

Code and data are part of every installation; tests and mutations lie in a checkout alone.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tabard.cli.rulebook import Rulebook
from tabard.games import folder
from tabard.rules import RULE_OR_SECTION, citations

PACKAGE: Final = Path(__file__).parents[1]
TEST: Final = re.compile(r"^ *(?:async )?def (test_\w+)", re.MULTILINE)
# What is cited in no short form: sections, and the examples and readings that a game numbers.
WHOLE: Final = re.compile(rf"\b(?:{RULE_OR_SECTION}|WE-\d+|D\d{{2}})\b")
KINDS: Final = ("rules", "code", "data", "tests", "mutations")


@dataclass(frozen=True, slots=True)
class Place:
    """A line that speaks of a rule: what it is part of, the file and what stands there."""

    kind: str
    file: Path
    line: int
    text: str

    def said(self, root: Path) -> str:
        """The place as editors and terminals follow it, seen from a folder."""
        inside = self.file.is_relative_to(root)
        return f"{self.file.relative_to(root) if inside else self.file}:{self.line}  {self.text}"


def checkout() -> Path | None:
    """The checkout that this package runs from, if it does."""
    root = PACKAGE.parents[1]
    return root if (root / "tests" / "games").is_dir() else None


def whereabouts(book: Rulebook, wanted: str) -> Iterator[str]:
    """All places of a rule, or of a section's rules, line by line under what they are."""
    rules = book.ids(wanted)
    home = checkout()
    root = home or PACKAGE.parent
    found = list(places(book.game, rules, home))
    for kind in KINDS:
        yield f"{kind}:"
        here = [place for place in found if place.kind == kind]
        if home is None and kind in {"tests", "mutations"}:
            yield "  not installed: they are in a checkout of the source"
        elif not here:
            yield "  none"
        yield from (f"  {place.said(root)}" for place in here)


def places(game: str, rules: set[str], home: Path | None) -> Iterator[Place]:
    """The places of some rules of a game: in the package, and in the checkout around it."""
    yield from stated(folder(game) / "rules.md", rules)
    for path in sorted(folder(game).rglob("*.py")):
        yield from cited("code", path, rules)
    for path in sorted(folder(game).rglob("*.toml")):
        yield from cited("data", path, rules)
    if home is None:
        return
    tests = home / "tests" / "games"
    for path in sorted([*tests.glob("test_*.py"), *(tests / game).rglob("test_*.py")]):
        yield from proven(path, rules)
    for path in (tests / game).glob("no_behaviour.toml"):
        yield from cited("tests", path, rules)
    for path in (tests / game).glob("mutations.toml"):
        yield from broken(path, rules)


def stated(path: Path, rules: set[str]) -> Iterator[Place]:
    """The lines of the document that state the rules."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if any(f"**{rule}**" in line or line.startswith(f"| {rule} |") for rule in rules):
            yield Place("rules", path, number, shortened(line))


def cited(kind: str, path: Path, rules: set[str]) -> Iterator[Place]:
    """The lines of a file that cite one of the rules, each once."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    ids = [*citations(text), *((found.start(), found[0]) for found in WHOLE.finditer(text))]
    for number in sorted({text.count("\n", 0, at) for at, rule in ids if rule in rules}):
        yield Place(kind, path, number + 1, shortened(lines[number]))


def proven(path: Path, rules: set[str]) -> Iterator[Place]:
    """The marks of tests that carry one of the rules, with the name of the test."""
    text = path.read_text("utf-8")
    for place in cited("tests", path, rules):
        start = sum(map(len, text.splitlines(keepends=True)[: place.line - 1]))
        following = TEST.search(text, start)
        before = [*TEST.finditer(text, 0, start)]
        marked = place.text.startswith(("@", '"', "pytest.param")) and place.line > 1
        name = following if marked else before[-1] if before else None
        yield Place("tests", path, place.line, name[1] if name else place.text)


def broken(path: Path, rules: set[str]) -> Iterator[Place]:
    """The mutations that break one of the rules, with the line that each changes."""
    text = path.read_text("utf-8")
    heads = [found.start() for found in re.finditer(r"^\[\[mutation\]\]", text, re.MULTILINE)]
    for head, one in zip(heads, tomllib.loads(text)["mutation"], strict=True):
        if rules.intersection(one["rules"]):
            number = text.count("\n", 0, head) + 1
            yield Place("mutations", path, number, f"changes {changed(one['file'], one['find'])}")


def changed(file: str, find: str) -> str:
    """The line of the source that a mutation changes, and what stands there."""
    source = PACKAGE / file
    before, found, _ = source.read_text("utf-8").partition(find)
    said = str(source.relative_to(PACKAGE.parents[1]))
    if not found:
        return f"{said}, where its text is not found any more"
    line = f"{before}{found[: -len(found.lstrip())]}".count("\n") + 1
    return f"{said}:{line}  {shortened(found.strip().splitlines()[0])}"


def shortened(line: str, most: int = 90) -> str:
    """A line as a hint of what stands there."""
    text = line.strip()
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
