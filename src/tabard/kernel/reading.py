"""The lines of a record's file: keys and values before and after the choices, and the choices.

What they mean is told in `tabard.kernel.record`.
"""

from __future__ import annotations

from typing import Final

from tabard.kernel.errors import BadRecord

FIRST_LINE: Final = "tabard record 1"
RULER: Final = "---"
HEAD: Final = ("game", "rules", "players", "options", "dealer", "seed", "nonces", "start", "result")
END: Final = ("plies", "fingerprint")
MOST_DIGITS: Final = 9


class Reading:
    """A record being read: header and end by key, with the line number of each."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, tuple[int, str]] = {}
        self.moves: list[tuple[int, str]] = []
        lines = text.rstrip("\n").split("\n")
        if lines[0].strip() != FIRST_LINE:
            raise BadRecord("line 1", f"is not {FIRST_LINE!r}", "no-record", first=FIRST_LINE)
        part = 0
        for number, line in enumerate(lines[1:], start=2):
            stripped = line.strip()
            if stripped == RULER and part < 2:
                part += 1
            elif stripped and not stripped.startswith("#"):
                if part == 1:
                    self.moves.append((number, stripped))
                else:
                    self.note(number, stripped, part == 0)
        for key in END:
            if key not in self.values:
                problem = f"the record ends without {key!r}: it is truncated"
                raise BadRecord(f"line {len(lines)}", problem, "truncated", key=key)

    def note(self, number: int, line: str, in_head: bool) -> None:
        """Keep one `key: value` line."""
        key, colon, value = line.partition(":")
        known = key in HEAD or is_seat(key) if in_head else key in END
        if not colon or not known:
            problem = f"{line!r} is not a line of a record here"
            raise BadRecord(f"line {number}", problem, "strange-line", line=number)
        if key in self.values:
            raise BadRecord(f"line {number}", f"{key!r} is there twice", "twice", line=number)
        self.values[key] = (number, value.strip())

    def value(self, key: str) -> str:
        """A value that must be there."""
        if key not in self.values:
            raise BadRecord("header", f"has no line {key!r}", "lacks-line", key=key)
        return self.values[key][1]

    def optional(self, key: str) -> str:
        """A value, or "" where there is none."""
        return self.values[key][1] if key in self.values else ""

    def seats(self) -> list[tuple[int, str]]:
        """Every seat that has a line, and who sat there."""
        return [(int(key[5:]), self.values[key][1]) for key in self.values if is_seat(key)]

    def number(self, key: str) -> int:
        """A whole number."""
        text = self.value(key)
        if not is_number(text):
            problem = f"{text!r} is not a whole number"
            raise BadRecord(self.line(key), problem, "no-number", line=self.at(key), key=key)
        return int(text)

    def line(self, key: str) -> str:
        """Where a value stands, in words."""
        return f"line {self.at(key)} ({key})"

    def at(self, key: str) -> int:
        """The number of the line that a value stands on."""
        return self.values[key][0]


def is_number(text: str) -> bool:
    """Whether a text is a whole number as records write them."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def is_seat(key: str) -> bool:
    """Whether a key names a seat."""
    return key.startswith("seat ") and is_number(key[5:]) and str(int(key[5:])) == key[5:]
