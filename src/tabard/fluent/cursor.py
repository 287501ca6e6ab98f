"""Stands somewhere in the text of a file and takes what follows, or says what is wrong there."""

from __future__ import annotations

import re
from typing import Final

SPACES: Final = re.compile(r" *")
BLANK: Final = re.compile(r"[ \n]*")
BLANK_LINES: Final = re.compile(r"(?: *\n)*(?: *\Z)?")
NAME: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
NEXT_ENTRY: Final = re.compile(r"\n(?=[a-zA-Z#-])")
NOTHING: Final = ("", "\n")


class Fault(Exception):
    """What is wrong where the cursor stands."""


class Cursor:
    """A place in a text; `missed` is where a sign was waited for that did not come, else -1."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.at = 0
        self.missed = -1

    def ahead(self) -> str:
        """The next character; '' at the end."""
        return self.text[self.at : self.at + 1]

    def skip(self, pattern: re.Pattern[str]) -> None:
        """Go past what may be there."""
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()

    def take(self, pattern: re.Pattern[str], what: str) -> str:
        """Go past what must be there, and what it is."""
        found = pattern.match(self.text, self.at)
        if found is None:
            raise Fault(f"{what} is missing{self.instead(self.at)}")
        self.at = found.end()
        return found[0]

    def expect(self, sign: str) -> None:
        """Go past a sign that must be there."""
        if not self.text.startswith(sign, self.at):
            self.missed = len(self.text[: self.at].rstrip(" \n"))  # where it was last waited for
            raise Fault(f"“{sign}” is missing{self.instead(self.missed)}")
        self.at += len(sign)

    def end_line(self) -> None:
        """See that nothing follows in this line."""
        if self.ahead() not in NOTHING:
            raise Fault(f"the line should end{self.instead(self.at)}")

    def instead(self, at: int) -> str:
        """What stands somewhere, for a fault."""
        rest = self.text[at:].partition("\n")[0].strip()
        return f" before “{rest[:20]}”" if rest else " at the end of the line"

    def to_next_entry(self) -> bool:
        """Go to the next line that says anything, if there is one."""
        self.skip(BLANK_LINES)
        return self.at < len(self.text)

    def past_fault(self, begin: int) -> tuple[int, str]:
        """Go on to where another entry may begin; the line of the fault, and whose it is."""
        line = self.text.count("\n", 0, self.at if self.missed < 0 else self.missed) + 1
        self.missed = -1
        key = NAME.match(self.text, begin + self.text.startswith("-", begin))
        line_begin = self.text.rfind("\n", 0, self.at)
        found = NEXT_ENTRY.search(self.text, line_begin if line_begin > begin else self.at)
        self.at = found.end() if found is not None else len(self.text)
        # A text that was not closed is missed only where the next entry begins.
        line = min(line, self.text.count("\n", 0, self.at) + 1)
        return line, f"{self.text[begin : key.end()]}: " if key is not None else ""

    def after_blank(self) -> int:
        """Where something follows, in this line or another."""
        found = BLANK.match(self.text, self.at)
        return self.at if found is None else found.end()
