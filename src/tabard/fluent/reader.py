"""Reads a file of messages: from its text to parts.

An entry that cannot be read is left out, as Fluent wants it, and one line says where and why.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tabard.fluent.cursor import BLANK, NAME, NOTHING, SPACES, Cursor, Fault
from tabard.fluent.parts import (
    Call,
    Choice,
    Digits,
    Entry,
    Expression,
    Named,
    Pattern,
    Quoted,
    Reference,
    Resource,
    Source,
    Variable,
    Variant,
)

LINE_BREAK: Final = re.compile(r"((?: *\n)+)( *)")
COMMENT: Final = re.compile(r"#{1,3}(?: [^\n]*)?(?=\n|\Z)")
FUNCTION: Final = re.compile(r"[A-Z][A-Z0-9_-]*")
NUMBER: Final = re.compile(r"-?[0-9]+(?:\.[0-9]+)?")
TEXT: Final = re.compile(r"[^{}\n]+")
ESCAPE: Final = re.compile(r'\\(?:(["\\])|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6}))')
QUOTED: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
VARIANT: Final = re.compile(r"(\*?)\[(?!\[)")
NO_TEXT: Final = ("", "}", ".", "[", "*")  # what ends a text at the beginning of a line


@dataclass(frozen=True, slots=True)
class Break:
    """Where a text goes on in another line: the ends of lines, and the spaces that follow."""

    ends: str
    indent: int


def read(source: Source) -> Resource:
    """The messages and terms of a file, and a line for each entry that could not be read."""
    reader = Reader(source.text.replace("\r\n", "\n"))
    entries: list[Entry] = []
    faults: list[str] = []
    while reader.to_next_entry():
        begin = reader.at
        try:
            found = reader.entry()
            if found is not None:
                entries.append(found)
        except Fault as fault:
            line, key = reader.past_fault(begin)
            faults.append(f"{source.name}:{line}: {key}{fault}")
    return Resource(tuple(entries), tuple(faults))


class Reader(Cursor):
    """Takes entries, texts and what stands in them."""

    def entry(self) -> Entry | None:
        """A message or a term; None for a comment."""
        if self.ahead() == "#":
            self.take(COMMENT, "a space after #")
            return None
        dash = "-" if self.ahead() == "-" else ""
        self.at += len(dash)
        key = dash + self.take(NAME, "the name of a message")
        value = self.said()
        attributes: dict[str, Pattern] = {}
        while (start := self.after_blank()) < len(self.text) and self.text[start] == ".":
            self.at = start + 1
            name = self.take(NAME, "the name of an attribute")
            attributes[name] = self.something(self.said())
        if value is None and (dash or not attributes):
            raise Fault("it says nothing")
        self.end_line()
        return Entry(key, value, attributes)

    def said(self) -> Pattern | None:
        """What stands after the sign of equality."""
        self.skip(SPACES)
        self.expect("=")
        return self.pattern()

    @staticmethod
    def something(pattern: Pattern | None) -> Pattern:
        """A text where one must be."""
        if pattern is None:
            raise Fault("an attribute or a variant says nothing")
        return pattern

    def pattern(self) -> Pattern | None:
        """The text that begins here, in this line or the next; None where there is none."""
        pieces: list[str | Break | Expression] = []
        begin = SPACES.match(self.text, self.at)
        if begin is not None and self.text[begin.end() : begin.end() + 1] not in NOTHING:
            self.at = begin.end()
        else:
            first = self.line_break()
            if first is None:
                return None
            pieces.append(Break("", first.indent))
        while (char := self.ahead()) != "":
            if char == "{":
                pieces.append(self.placeable())
            elif char == "}":
                raise Fault("“}” closes nothing")
            elif char != "\n":
                pieces.append(self.take(TEXT, "a text"))
            elif (further := self.line_break()) is not None:
                pieces.append(further)
            else:
                break
        return tuple(trimmed(pieces))

    def line_break(self) -> Break | None:
        """Go to the next line that says anything, if the text goes on there."""
        found = LINE_BREAK.match(self.text, self.at)
        if found is None:
            return None
        begins = self.text[found.end() : found.end() + 1]
        if begins != "{" and (not found[2] or begins in NO_TEXT):
            return None
        self.at = found.end()
        return Break("\n" * found[1].count("\n"), len(found[2]))

    def placeable(self) -> Expression:
        """What stands in braces."""
        self.expect("{")
        self.skip(BLANK)
        nested = self.ahead() == "{"
        found = self.inline()
        self.skip(BLANK)
        of_term = isinstance(found, Reference) and found.is_term and found.attribute != ""
        if self.text.startswith("->", self.at):
            if nested or (isinstance(found, Reference) and not of_term):
                raise Fault("what selects is a value, a function or the attribute of a term")
            self.at += 2
            found = self.choice(found)
        elif of_term:
            raise Fault("the attribute of a term only selects")
        self.expect("}")
        return found

    def choice(self, selector: Expression) -> Choice:
        """The variants after an arrow, of which one is marked as default."""
        self.skip(SPACES)
        self.end_line()
        self.skip(BLANK)
        variants: list[Variant] = []
        default: Variant | None = None
        while (begins := VARIANT.match(self.text, self.at)) is not None:
            self.at = begins.end()
            self.skip(BLANK)
            key = self.number() if NUMBER.match(self.text, self.at) else None
            name = self.take(NAME, "a word or number that selects") if key is None else key.number
            self.skip(BLANK)
            self.expect("]")
            variants.append(Variant(name, self.something(self.pattern())))
            if begins[1]:
                if default is not None:
                    raise Fault("two variants are marked with * as default")
                default = variants[-1]
            self.end_line()
            self.skip(BLANK)
        if default is None:
            raise Fault("no variant is marked with * as default")
        return Choice(selector, tuple(variants), default)

    def inline(self) -> Expression:
        """A value, a literal, another message or what a function gives."""
        char = self.ahead()
        if char == "{":
            return self.placeable()
        if char == '"':
            return self.quoted()
        if char == "$":
            self.at += 1
            return Variable(self.take(NAME, "the name of a value"))
        if NUMBER.match(self.text, self.at):
            return self.number()
        dash = "-" if char == "-" else ""
        self.at += len(dash)
        key = dash + self.take(NAME, "a value, a message or a function")
        attribute = ""
        if self.ahead() == ".":
            self.at += 1
            attribute = self.take(NAME, "the name of an attribute")
        opens = self.after_blank()
        if not self.text.startswith("(", opens) or (attribute and not dash):
            return Reference(key, attribute)
        if not dash and not FUNCTION.fullmatch(key):
            raise Fault(f"“{key}” is no function: those have capitals")
        self.at = opens + 1
        positional, named = self.arguments()
        if not dash:
            return Call(key, positional, named)
        if positional:
            raise Fault(f"“{key}” takes only values with a name")
        return Reference(key, attribute, named)

    def arguments(self) -> tuple[tuple[Expression, ...], Named]:
        """What a function or a term is given, up to the bracket that closes."""
        positional: list[Expression] = []
        named: dict[str, Quoted | Digits] = {}
        self.skip(BLANK)
        while self.ahead() != ")":
            one = self.inline()
            self.skip(BLANK)
            if self.ahead() == ":":
                self.at += 1
                self.skip(BLANK)
                if (
                    not isinstance(one, Reference)
                    or str(one) in named
                    or not NAME.fullmatch(str(one))
                ):
                    raise Fault("an argument's name is one word, and no other has it")
                named[one.key] = self.literal()
                self.skip(BLANK)
            elif named:
                raise Fault("arguments without a name come first")
            else:
                positional.append(one)
            if self.ahead() != ",":
                break
            self.at += 1
            self.skip(BLANK)
        self.expect(")")
        return tuple(positional), tuple(named.items())

    def literal(self) -> Quoted | Digits:
        """A number or a text in quotes."""
        return self.quoted() if self.ahead() == '"' else self.number()

    def number(self) -> Digits:
        """A number, whole or with a point."""
        digits = self.take(NUMBER, "a number or a text in quotes")
        return Digits(float(digits) if "." in digits else int(digits))

    def quoted(self) -> Quoted:
        """A text in quotes, with its escapes read."""
        if not QUOTED.match(self.text, self.at):
            raise Fault("a text in quotes does not end in its line, or has an unknown escape")
        return Quoted(ESCAPE.sub(escaped, self.take(QUOTED, "a text in quotes")[1:-1]))


def trimmed(pieces: list[str | Break | Expression]) -> list[str | Expression]:
    """A text without the indent that all its lines have, and without what is blank at its end."""
    common = min((one.indent for one in pieces if isinstance(one, Break)), default=0)
    found: list[str | Expression] = []
    for piece in pieces:
        part = piece.ends + " " * (piece.indent - common) if isinstance(piece, Break) else piece
        if isinstance(part, str) and found and isinstance(found[-1], str):
            found[-1] += part
        else:
            found.append(part)
    if found and isinstance(found[-1], str):
        found[-1] = found[-1].rstrip(" \n\r")
    return [one for one in found if one != ""]


def escaped(found: re.Match[str]) -> str:
    """The character of an escape; what is none becomes the sign for that."""
    if found[1]:
        return found[1]
    code = int(found[2] or found[3], 16)
    return "\ufffd" if 0xD800 <= code <= 0xDFFF or code > 0x10FFFF else chr(code)
