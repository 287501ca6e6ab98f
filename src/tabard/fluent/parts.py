"""What a file of messages consists of: messages, and the parts of their texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias


class Source(NamedTuple):
    """A file of messages: its name, for whoever has to mend it, and its text."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Quoted:
    """A text in quotes: `{ "" }`."""

    text: str


@dataclass(frozen=True, slots=True)
class Digits:
    """A number in the text, an argument or the key of a variant: `5`, `-1.5`."""

    number: float


@dataclass(frozen=True, slots=True)
class Variable:
    """A value that whoever asks for the message hands over: `{ $name }`."""

    name: str


Named: TypeAlias = tuple[tuple[str, Quoted | Digits], ...]


@dataclass(frozen=True, slots=True)
class Reference:
    """Another message, a term (its key begins with a dash) or an attribute: `{ -house.gender }`.

    A term knows only the values that are named here: `{ -house(case: "of") }`.
    """

    key: str
    attribute: str = ""
    named: Named = ()

    @property
    def is_term(self) -> bool:
        """Whether it is a term: a part of messages that is none by itself."""
        return self.key.startswith("-")

    def __str__(self) -> str:
        return f"{self.key}.{self.attribute}" if self.attribute else self.key


@dataclass(frozen=True, slots=True)
class Call:
    """What a function gives: `{ NUMBER($hour, minimumIntegerDigits: 2) }`."""

    function: str
    positional: tuple[Expression, ...]
    named: Named


@dataclass(frozen=True, slots=True)
class Variant:
    """One of several texts, and the number or word that selects it."""

    key: str | float
    pattern: Pattern


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several texts, by a value: `{ $number -> [one] a ship *[other] ships }`."""

    selector: Expression
    variants: tuple[Variant, ...]
    default: Variant


Expression: TypeAlias = Quoted | Digits | Variable | Reference | Call | Choice
Pattern: TypeAlias = "tuple[str | Expression, ...]"


@dataclass(frozen=True, slots=True)
class Entry:
    """A message or a term: what it says, if anything, and its attributes by name."""

    key: str
    value: Pattern | None
    attributes: Mapping[str, Pattern]


@dataclass(frozen=True, slots=True)
class Resource:
    """All that a file says, and one line for each entry that could not be read."""

    entries: tuple[Entry, ...]
    faults: tuple[str, ...]
