"""What is written to the terminal: colours by name, players by sign, plain where it must be."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.console import Console, RenderableType
from rich.text import Text
from rich.theme import Theme

from tabard.games.lines import SIGNS, Line

if TYPE_CHECKING:
    from rich.progress import Progress

PLAIN_SIGNS: Final = "ABCDE"

# Stand-ins of one column each for terminals without Unicode.
PLAIN: Final = str.maketrans("─│→×·–’▸■□…", "-|>x.-'>#_.")

# What stands before a sentence: room, and a number or what may be typed, in a column of its own.
COLUMN: Final = re.compile(r"\s*(?:\S+(?: \S+)*\s{2,})?")

# Words get these for players; `Screen.say` puts sign and name in their place.
MARKS: Final = tuple(chr(0xE000 + seat) for seat in range(len(SIGNS)))

# Mid tones, so that they read on dark and on light grounds; the players' are the boards' own.
STYLES: Final = {
    "seat0": "bold #FFF8E6 on #B93A12",
    "seat1": "bold #FFF8E6 on #2F4A9A",
    "seat2": "bold #20160E on #E6C32A",
    "seat3": "bold #20160E on #37B086",
    "seat4": "bold #FFF8E6 on #3F2632",
    "title": "bold",
    "strong": "bold",
    "faint": "dim",
    "now": "bold #C77700",
    "gold": "#B88A00",
    "wood": "#A5692F",
    "stone": "#8F979F",
    "sand": "#B88A2E",
    "metal": "#4F86B5",
    "bad": "bold red",
}


class Screen:
    """A console that knows players: lines of spans, sentences with players in them, tables."""

    def __init__(self, names: Sequence[str] = (), stderr: bool = False) -> None:
        self.console: Final = Console(
            theme=Theme(STYLES), highlight=False, markup=False, emoji=False, stderr=stderr
        )
        self.names: Final = list(names)
        self.unicode: Final = self.console.encoding.startswith("utf")
        self.signs: Final = SIGNS if self.unicode else PLAIN_SIGNS

    @property
    def width(self) -> int:
        """Columns of the terminal."""
        return self.console.width

    def plain(self, text: str) -> str:
        """The text as far as the terminal can show it."""
        return text if self.unicode else text.translate(PLAIN)

    def lines(self, lines: Sequence[Line]) -> None:
        """Print lines of spans."""
        for line in lines:
            text = Text()
            for part, style in line:
                text.append(self.plain(part), style)
            text.rstrip()
            self.console.print(text, soft_wrap=True)

    def say(self, text: str = "", style: str = "", after: str = "") -> None:
        """Print a sentence in which players may be marked; `after` follows it faintly."""
        self.write(self.marked(text, style).append(self.plain(after), "faint"))

    def write(self, text: Text) -> None:
        """Print a sentence; where somebody reads it, broken between words and under its beginning.

        In a file or a pipe it stays one line.
        """
        if not self.console.is_terminal or text.cell_len <= self.width:
            self.console.print(text, soft_wrap=True)
            return
        found = COLUMN.match(text.plain)
        hang = found.end() if found is not None and found.end() <= self.width // 3 else 0
        head, margin = text[:hang], Text(" " * hang)
        for line in text[hang:].wrap(self.console, self.width - hang):
            line.rstrip()
            self.console.print(head + line, soft_wrap=True)
            head = margin

    def marked(self, text: str, style: str = "") -> Text:
        """A sentence with each player's mark replaced by sign and name."""
        found = Text(style=style)
        part = ""
        for letter in text:
            if letter in MARKS:
                seat = MARKS.index(letter)
                found.append(self.plain(part))
                found.append(self.signs[seat], f"seat{seat}")
                found.append(f" {self.names[seat]}", "strong")
                part = ""
            else:
                part += letter
        return found.append(self.plain(part))

    def show(self, thing: RenderableType) -> None:
        """Print a table or anything else that rich draws."""
        self.console.print(thing)


def progress_bar(what: str = "", total: int | None = None) -> Progress:
    """A bar on stderr with a remark and the time left; nothing where that is no terminal."""
    from rich import progress

    bar = progress.Progress(
        progress.TextColumn("{task.description}"),
        progress.BarColumn(),
        progress.MofNCompleteColumn(),
        progress.TextColumn("{task.fields[remark]}"),
        progress.TimeRemainingColumn(),
        console=Screen(stderr=True).console,
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    bar.add_task(what, total=total, remark="")
    return bar


def is_terminal() -> bool:
    """Whether a person can answer: input and output are both terminals."""
    return sys.stdin.isatty() and sys.stdout.isatty()
