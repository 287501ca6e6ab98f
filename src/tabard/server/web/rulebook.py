"""A rules document as a page: the few forms of Markdown it uses, every rule with its anchor.

Everything is escaped before a mark is read, so a document can hold nothing but text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field, replace
from functools import cache
from html import escape
from itertools import groupby
from typing import Final

from tabard.rules import RULE_OR_SECTION, Document, document, vectors
from tabard.words import Words

ID: Final = rf"(?:{RULE_OR_SECTION}|WE-\d+|D\d{{2}})"
ITEM: Final = re.compile(rf"- \*\*({ID})\*\*")
RULE: Final = re.compile(rf"\*\*({ID})\*\* ?")
SECTION: Final = re.compile(r"## (\d+)\. (.*)")
FILE: Final = r"`[^`]*\.(?:toml|md)\b[^`]*`"
ASIDES: Final = re.compile(
    rf" \((?:[^()]*: |\w+ )?{FILE}\)|[,;] (?:\w+ )?{FILE}(?=\))|, {FILE},?|(?<=\(){FILE}; "
)
# How sure we are of a rule: `[F]`, `(R)`, and the lines that say what these mean.
CERTAINTY: Final = re.compile(r"(?<=\()\[[RFX]\] | \[[RFX]\]| \([RFX]\)")
LEGEND: Final = re.compile(r".*\*\*\[B\]\*\*.*|\(R\) .*\(X\) \w+\.")
ADVANCED: Final = "[A]"
SENTENCE: Final = re.compile(r"(?<=[.!?]) +(?=[^a-z])")
THING: Final = re.compile(r"`([a-z][a-z_0-9]*)`(?: \(([^()]+)\))?")
MARKS: Final = re.compile(rf"`([^`]+)`|\*\*(.+?)\*\*|\b({ID})\b|\*(\w[^*]*)\*")


def for_players(line: str) -> str:
    """A line without what only who works on the program needs: the names of our files.

    >>> for_players("12 cards (one of each, `actions.toml`). Data: `data/*.toml`. 4 houses.")
    '12 cards (one of each). 4 houses.'
    """
    if ".toml" not in line and ".md" not in line:
        return line
    sentences = SENTENCE.split(ASIDES.sub("", line))
    return " ".join(one for one in sentences if re.search(FILE, one) is None)


def called(line: str, words: Words) -> str:
    """A line in which things are called by their names, not by the ids that programs use.

    What belongs to the advanced game alone says so in words.

    >>> called("`adv_jack` (Jack): one card more. `cost` is gold.", Words("pillars"))
    '*Jack*: one card more. `cost` is gold.'
    """

    def name(found: re.Match[str]) -> str:
        if found[1] not in words.names and not words.has(f"name-{found[1]}"):
            return found[0]
        word, aside = words.name(found[1]), found[2] or ""
        told = not aside or aside.casefold() == word.casefold()
        return f"*{word}*" if told else f"*{word}* ({aside})"

    if ADVANCED in line and words.has("rule-advanced"):
        line = line.replace(ADVANCED, words("rule-advanced"))
    return THING.sub(name, line)


def unmarked(line: str) -> str:
    """A line without the marks that say how sure we are of a rule; another page tells that.

    >>> unmarked("Six start locations [F]; from the board ([F] a photo).")
    'Six start locations; from the board (a photo).'
    """
    return CERTAINTY.sub("", LEGEND.sub("", line))


def lines_for_players(read: Document) -> list[str]:
    """The lines of a document behind its title, as players read them."""
    words = Words(read.game, read.lang)
    return [called(for_players(line), words) for line in read.text.splitlines()[1:]]


def reference(read: Document) -> Document:
    """A rules document without marks, and without the sections that only tests need."""
    lines: list[str] = []
    left_out = False
    for line in read.text.splitlines():
        section = SECTION.match(line)
        if section is not None:
            left_out = section[1] in vectors(read.game)
        if not left_out:
            lines.append(unmarked(line))
    return replace(read, text="\n".join(lines))


@dataclass(slots=True)
class Piece:
    """One rule, paragraph or table row: its anchor, its Markdown, its HTML."""

    id: str
    text: str
    html: str
    kind: str = "rule"


@dataclass(slots=True)
class Section:
    """A section of the document."""

    number: str
    title: str
    pieces: list[Piece] = field(default_factory=list)


class Rulebook:
    """A rules document, cut into its sections and rules."""

    def __init__(self, read: Document) -> None:
        self.lang: Final = read.lang
        self.prefix: Final = read.prefix
        self.sections: list[Section] = [Section("", "")]
        self.anchors: set[str] = set()
        lines = lines_for_players(read)
        for line in lines:
            self.anchors.update(RULE.findall(line))
            self.anchors.update(re.findall(r"^\| (D\d{2}) \|", line))
            if (found := SECTION.match(line)) is not None:
                self.anchors.add(f"{self.prefix}-{found[1]}")
        for line in lines:
            self.take(line.rstrip())

    def take(self, line: str) -> None:
        """Take one line in."""
        section = SECTION.match(line)
        if section is not None:
            self.sections.append(Section(section[1], section[2].replace("`", "")))
        elif line.startswith("|"):
            self.take_row([cell.strip() for cell in line.strip("|").split("|")], line)
        elif ITEM.match(line) is not None:
            self.take_rules(line[2:])
        elif line:
            kind = "item" if line.startswith("- ") else "text"
            line = line.removeprefix("- ")
            self.sections[-1].pieces.append(Piece("", line, self.inline(line), kind))

    def take_rules(self, line: str) -> None:
        """A line that holds one rule or several."""
        found = [*RULE.finditer(line)]
        ends = [match.start() for match in found[1:]] + [len(line)]
        for match, end in zip(found, ends, strict=True):
            text = line[match.end() : end].strip()
            self.sections[-1].pieces.append(Piece(match[1], text, self.inline(text)))

    def take_row(self, cells: list[str], line: str) -> None:
        """A row of a table; the first of a table is its head, the second only a line."""
        if set(line) <= set("|-: "):
            return
        pieces = self.sections[-1].pieces
        head = not pieces or pieces[-1].kind not in ("head", "row")
        anchor = cells[0] if cells[0] in self.anchors else ""
        tag = "th" if head else "td"
        rest = cells[1:] if anchor else cells
        html = "".join(f"<{tag}>{self.inline(cell)}</{tag}>" for cell in rest)
        pieces.append(Piece(anchor, line, html, "head" if head else "row"))

    def inline(self, text: str) -> str:
        """Code, strong words, names in italics and rule ids inside a line."""

        def mark(found: re.Match[str]) -> str:
            if found[1]:
                return f"<code>{found[1]}</code>"
            if found[2]:
                return f"<strong>{found[2]}</strong>"
            if found[4]:
                return f"<em>{MARKS.sub(mark, found[4])}</em>"
            return f'<a href="#{found[3]}">{found[3]}</a>' if found[3] in self.anchors else found[3]

        return MARKS.sub(mark, escape(text))

    def search(self, wanted: str) -> list[tuple[Section, list[Piece]]]:
        """The rules that hold all words that are looked for, by section."""
        words = wanted.casefold().split()
        found: list[tuple[Section, list[Piece]]] = []
        for section in self.sections:
            pieces = [
                piece
                for piece in section.pieces
                if piece.kind != "head"
                and all(w in f"{piece.id} {section.title} {piece.text}".casefold() for w in words)
            ]
            if pieces:
                found.append((section, pieces))
        return found


def runs(pieces: list[Piece]) -> list[tuple[bool, list[Piece]]]:
    """Pieces that stand together: rows of one table, or everything between tables."""
    return [
        (tabular, list(together))
        for tabular, together in groupby(pieces, lambda piece: piece.kind in ("head", "row"))
    ]


@cache
def rulebook(game: str, lang: str) -> Rulebook:
    """The reference of a game in a language, else the English one."""
    return Rulebook(reference(document(game, lang)))
