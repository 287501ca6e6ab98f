"""Comments and variations that people have written to a game, and how its record carries them.

    # comment: {"after": 120, "by": "Anna", "text": "Here the quarry was lost."}
    # variation: {"after": 120, "by": "Ben", "name": "the quarry first",
                  "choices": ["1 take quarry_small", "* draw 4"],
                  "comments": [{"after": 1, "by": "Anna", "text": "and then?"}]}

Each is one line of a record, after its end and before what a house signs (`tabard.signature`): a
remark, so whoever knows nothing of them reads the same game. A comment belongs to the moment after
so many choices; a variation is a line (`tabard.lines`) from there on by the whole truth, and its
comments count the choices of the line. A remark whose value is no JSON object is a remark.

>>> import tabard
>>> record = tabard.play("pillars", ["random", "random"], seed=1)
>>> there = record.state(40)
>>> line = lines.begin(there, 40, None, "another way")
>>> way = Variation(line.played(there, there.choices()[0]), "Anna", (Comment(1, "so?", "Ben"),))
>>> told = Commentary((Comment(40, "here", "Anna"),), (way,))
>>> read(record.text() + told.text(), record) == told
True
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabard import lines
from tabard.kernel.errors import BadInput, BadRecord
from tabard.kernel.reading import RULER
from tabard.kernel.record import Record
from tabard.kernel.state import State
from tabard.lines import BadLine, Line

COMMENT_MARK: Final = "# comment: "
VARIATION_MARK: Final = "# variation: "

LONGEST_COMMENT: Final = 600
LONGEST_BY: Final = 60
MOST_COMMENTS: Final = 200  # to a game and its variations together
MOST_VARIATIONS: Final = 40
MOST_CHOICES: Final = 150  # of a variation

# What turns the direction of writing for all that follows, in somebody else's line too.
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


@dataclass(frozen=True, slots=True)
class Comment:
    """What somebody says of a moment: after so many choices of the game, or of a variation."""

    after: int
    text: str
    by: str = ""

    def json(self) -> dict[str, Any]:
        """As a record has it."""
        return {"after": self.after, "by": self.by, "text": self.text}


@dataclass(frozen=True, slots=True)
class Variation:
    """Another way that the game could have gone, by hand, and what is said of its steps."""

    line: Line
    by: str = ""
    comments: tuple[Comment, ...] = ()

    def json(self) -> dict[str, Any]:
        """As a record has it."""
        text = self.line.game.actions.text
        return {
            "after": self.line.at,
            "by": self.by,
            "name": self.line.name,
            "choices": [f"{lines.who(one.seat)} {text(one.code)}" for one in self.line.choices],
            "comments": [comment.json() for comment in self.comments],
        }


@dataclass(frozen=True, slots=True)
class Commentary:
    """All that was written to a game."""

    comments: tuple[Comment, ...] = ()
    variations: tuple[Variation, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.comments or self.variations)

    def text(self) -> str:
        """The lines of a record."""
        found = [COMMENT_MARK + in_line(one.json()) for one in self.comments]
        found += [VARIATION_MARK + in_line(one.json()) for one in self.variations]
        return "".join(f"{line}\n" for line in found)

    def json(self) -> dict[str, Any]:
        """The same as data."""
        return {
            "comments": [one.json() for one in self.comments],
            "variations": [one.json() for one in self.variations],
        }


def in_line(data: Mapping[str, Any]) -> str:
    """Data as JSON on one line."""
    return json.dumps(data, ensure_ascii=False)


def worded(text: str, field: str = "text", most: int = LONGEST_COMMENT) -> str:
    """A text as it may be kept: lines of words; `BadInput` says what is wrong with another."""
    rows = [" ".join(row.split()) for row in text.strip().splitlines()]
    found = "\n".join(rows)
    if not found:
        raise BadInput(field, "is empty")
    if len(found) > most:
        raise BadInput(field, f"is longer than {most} characters")
    for sign in found:
        if sign in TURNING or (sign != "\n" and unicodedata.category(sign) in ("Cc", "Cs")):
            raise BadInput(field, f"has a control character (U+{ord(sign):04X})")
    return found


def check_number(comments: int, variations: int) -> None:
    """`BadInput` where there would be more than a game can have."""
    if comments > MOST_COMMENTS:
        raise BadInput("comments", f"{MOST_COMMENTS} are the most a game can have")
    if variations > MOST_VARIATIONS:
        raise BadInput("variations", f"{MOST_VARIATIONS} are the most a game can have")


def found_in(text: str) -> list[tuple[int, str, Any]]:
    """Every line of a record that holds a comment or a variation: number, mark and its JSON."""
    found: list[tuple[int, str, Any]] = []
    rulers = 0
    for number, line in enumerate(text.split("\n"), 1):
        rulers += line.strip() == RULER
        for mark in (COMMENT_MARK, VARIATION_MARK):
            if rulers >= 2 and line.startswith(mark + "{"):
                try:
                    found.append((number, mark, json.loads(line.removeprefix(mark))))
                except (ValueError, RecursionError):
                    raise bad(number, mark, "is not JSON") from None
    return found


def read(text: str, record: Record) -> Commentary:
    """What a record's text says besides the game; `BadRecord` names the line that does not hold."""
    found = found_in(text)
    needed = {str(data.get("after")) for _, mark, data in found if mark == VARIATION_MARK}
    states = {n: state for n, (state, _) in enumerate(record) if str(n) in needed} if needed else {}
    if str(len(record.choices)) in needed:
        states[len(record.choices)] = record.state()
    comments: list[Comment] = []
    variations: list[Variation] = []
    for number, mark, data in found:
        try:
            if mark == COMMENT_MARK:
                comments.append(read_comment(data, len(record.choices)))
            else:
                variations.append(read_variation(data, len(record.choices), states.__getitem__))
            said = len(comments) + sum(len(one.comments) for one in variations)
            check_number(said, len(variations))
        except BadInput as error:
            raise bad(number, mark, str(error)) from None
    return Commentary(tuple(comments), tuple(variations))


def bad(number: int, mark: str, problem: str) -> BadRecord:
    """A comment or variation that does not hold."""
    if mark == COMMENT_MARK:
        return BadRecord(f"line {number} (comment)", problem, "bad-comment", line=number)
    return BadRecord(f"line {number} (variation)", problem, "bad-variation", line=number)


def read_comment(data: Any, most: int) -> Comment:
    """A comment to one of so many choices."""
    known = fields_of(data, ("after", "by", "text"))
    return Comment(moment(known["after"], most), worded(known["text"]), author(known["by"]))


def read_variation(data: Any, most: int, state_at: Callable[[int], State]) -> Variation:
    """A variation that the rules allow."""
    known = fields_of(data, ("after", "by", "name", "choices", "comments"))
    ply = moment(known["after"], most)
    line = chosen(state_at(ply), ply, strings(known["choices"], "choices"), title(known["name"]))
    said = known["comments"]
    if not isinstance(said, list):
        raise BadInput("comments", "is not a list")
    comments = tuple(read_comment(one, len(line.choices)) for one in said)
    return Variation(line, author(known["by"]), comments)


def chosen(state: State, ply: int, choices: Sequence[str], name: str = "") -> Line:
    """A line by the whole truth, of choices as records write them; `BadLine` names a wrong one."""
    if not choices:
        raise BadInput("choices", "are none")
    if len(choices) > MOST_CHOICES:
        raise BadInput("choices", f"are more than {MOST_CHOICES}")
    line = lines.begin(state, ply, None, name)
    made = []
    for number, text in enumerate(choices, 1):
        try:
            made.append(lines.read_choice(line.game, number, text))
        except BadLine as error:
            raise BadLine(f"choice {number}", error.problem, error.why) from None
    line = line.with_choices(made)
    line.states(state)
    return line


def title(name: Any) -> str:
    """The name of a variation; perhaps none."""
    if not isinstance(name, str):
        raise BadInput("name", "is not text")
    return worded(name, "name", lines.LONGEST_NAME).replace("\n", " ") if name.strip() else ""


def author(name: Any) -> str:
    """Who wrote something; perhaps nobody is named."""
    if not isinstance(name, str):
        raise BadInput("by", "is not text")
    return worded(name, "by", LONGEST_BY).replace("\n", " ") if name.strip() else ""


def fields_of(data: Any, names: Sequence[str]) -> dict[str, Any]:
    """An object with these keys and no others."""
    if not isinstance(data, dict) or set(data) != set(names):
        raise BadInput("keys", f"are not {', '.join(names)}")
    if "text" in data and not isinstance(data["text"], str):
        raise BadInput("text", "is not text")
    return data


def moment(after: Any, most: int) -> int:
    """A number of choices that were made."""
    if type(after) is not int or not 0 <= after <= most:
        raise BadInput("after", f"is not 0 to {most}")
    return after


def strings(value: Any, field: str) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise BadInput(field, "is not a list of texts")
    return value
