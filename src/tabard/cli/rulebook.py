"""The rules document of a game, and single rules and sections in it by id."""

from __future__ import annotations

import re
from typing import Final

from tabard.kernel.errors import Unknown
from tabard.messages import DEFAULT
from tabard.rules import RULE_OR_SECTION, document

SECTION: Final = re.compile(r"^## (\d+)\. .*$", re.MULTILINE)
RULE: Final = re.compile(rf"\*\*({RULE_OR_SECTION}|WE-\d+)\*\*")
ROW: Final = re.compile(r"^\| (D\d+) \|", re.MULTILINE)


class Rulebook:
    """A rules document to look things up in."""

    def __init__(self, game: str, lang: str = DEFAULT) -> None:
        read = document(game, lang)
        self.game: Final = game
        self.text: Final = read.text
        self.title: Final = read.title
        self.prefix: Final = read.prefix

    def sections(self) -> dict[str, str]:
        """Every section by its number, heading included."""
        return parts(SECTION, self.text)

    def rules(self) -> dict[str, str]:
        """Every rule, worked example and decision by its id."""
        found: dict[str, str] = {}
        for line in self.text.splitlines():
            found = parts(RULE, line) | found
            row = ROW.match(line)
            if row:
                found[row[1]] = f"**{row[1]}** " + line.split("|", 2)[2].strip(" |")
        return found

    def find(self, wanted: str) -> str:
        """One rule (`PIL-5.4`, `5.4`, `WE-3`, `D03`) or one section (`PIL-5`, `5`)."""
        name = self.name(wanted)
        return self.rules().get(name) or self.sections()[name]

    def ids(self, wanted: str) -> set[str]:
        """The rule of this id alone, or the section with all its rules."""
        name = self.name(wanted)
        if name in self.rules():
            return {name}
        return {f"{self.prefix}-{name}", *parts(RULE, self.sections()[name])}

    def name(self, wanted: str) -> str:
        """What a rule or a section is called in the document; `Unknown` if it has none such."""
        key = wanted.strip().upper()
        rules, sections = self.rules(), self.sections()
        for name in (key, f"{self.prefix}-{key}"):
            if name in rules:
                return name
            if name.removeprefix(f"{self.prefix}-") in sections:
                return name.removeprefix(f"{self.prefix}-")
        last = max(map(int, sections))
        raise Unknown(
            f"rule {wanted!r}",
            f"{self.game} has rules like {self.prefix}-5.4 and sections 1 to {last}",
        )


def parts(beginning: re.Pattern[str], text: str) -> dict[str, str]:
    """A text cut where the pattern matches, by the ids that it captures there."""
    starts = [*beginning.finditer(text)]
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end].strip() for start, end in zip(starts, ends)}
