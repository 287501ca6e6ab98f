"""The pages that teach a game, read: the few forms of Markdown that they use.

# A page                       ## A section
Words of **weight** and *names*, numbers by `{rounds}`, icons by `:wood-beam:`, and quietly the
rules that are meant, in brackets at the end: [PIL-3.1, PIL-4.4].
- a point                      1. a step, or what a mark in the figure above is
> What newcomers get wrong.
![What is seen.](display)      a figure of `howto.toml`, with its caption
| a table | with a head |
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from tabard.howto import place
from tabard.howto.numbers import filled, records

FIGURE: Final = re.compile(r"!\[(.+)\]\(([a-z][a-z0-9-]*)\)")
STEP: Final = re.compile(r"\d+\. (.*)")
RULES: Final = re.compile(r"\[([A-Z]{3,}-[0-9IVX.]+(?:, [A-Z]{3,}-[0-9IVX.]+)*)\]")
ICON: Final = re.compile(r":([a-z0-9]+(?:-[a-z0-9]+)*):")
LINED: Final = frozenset("|-: ")


@dataclass(slots=True)
class Block:
    """What stands together: a paragraph, a list, a figure.

    kind    `section`, `text`, `points`, `steps`, `mistake`, `figure` or `table`
    lines   its lines, each without the sign that it began with; of a figure its caption
    name    of a figure, which one
    rows    of a table, its cells; the first row is its head
    """

    kind: str
    lines: list[str] = field(default_factory=list)
    name: str = ""
    rows: list[list[str]] = field(default_factory=list)

    def told(self) -> list[str]:
        """Everything that is read in it."""
        return [*self.lines, *(cell for row in self.rows for cell in row)]


@dataclass(slots=True)
class Page:
    """One page."""

    title: str
    blocks: list[Block] = field(default_factory=list)

    def figures(self) -> list[str]:
        """The figures on it, in their order."""
        return [block.name for block in self.blocks if block.kind == "figure"]

    def rules(self) -> list[str]:
        """The rules that it cites, in their order."""
        lines = [line for block in self.blocks for line in block.told()]
        return [
            rule for line in lines for found in RULES.findall(line) for rule in found.split(", ")
        ]


def parsed(text: str) -> list[Page]:
    """The pages of a text, numbers and names not filled in yet."""
    found: list[Page] = []
    block: Block | None = None
    for line in text.splitlines():
        if line.startswith("# "):
            found.append(Page(line[2:]))
            block = None
            continue
        if not line.strip():
            block = None
            continue
        kind, name, content = form(line)
        if block is None or block.kind != kind or kind in ("section", "figure"):
            block = Block(kind, name=name)
            found[-1].blocks.append(block)
        if kind == "table":
            if not set(line) <= LINED:
                block.rows.append([cell.strip() for cell in content.strip("|").split("|")])
        elif kind in ("text", "mistake") and block.lines:
            block.lines[-1] += f" {content}"
        else:
            block.lines.append(content)
    return found


def form(line: str) -> tuple[str, str, str]:
    """The kind of block that a line belongs to, the name of its figure, and its words."""
    figure, step = FIGURE.fullmatch(line), STEP.fullmatch(line)
    if figure is not None:
        return "figure", figure[2], figure[1]
    if step is not None:
        return "steps", "", step[1]
    for sign, kind in (("## ", "section"), ("- ", "points"), ("> ", "mistake")):
        if line.startswith(sign):
            return kind, "", line[len(sign) :]
    return ("table" if line.startswith("|") else "text"), "", line


def source(game: str, lang: str, aid: bool = False) -> str:
    """The text of a game's pages, or of its aid, as it is written."""
    name = f"aid.{lang}.md" if aid else f"{lang}.md"
    return (place(game) / name).read_text("utf-8")


@cache
def pages(game: str, lang: str) -> list[Page]:
    """The pages of a game in a language, with the numbers of its data."""
    return [complete(page, game, lang) for page in parsed(source(game, lang))]


@cache
def aid(game: str, lang: str) -> Page:
    """The player aid of a game."""
    (page,) = parsed(source(game, lang, aid=True))
    return complete(page, game, lang)


def complete(page: Page, game: str, lang: str) -> Page:
    """A page with everything that it leaves to the data."""
    blocks = [
        Block(
            block.kind,
            [filled(line, game, lang) for line in block.lines],
            block.name,
            [row for cells in block.rows for row in rows(cells, game, lang)],
        )
        for block in page.blocks
    ]
    return Page(filled(page.title, game, lang), blocks)


def rows(cells: list[str], game: str, lang: str) -> list[list[str]]:
    """A row of a table, or one for each record that it stands for."""
    many = records(cells[0], game)
    if many is None:
        return [[filled(cell, game, lang) for cell in cells]]
    return [[filled(cell, game, lang, record).strip() for cell in cells[1:]] for record in many]
