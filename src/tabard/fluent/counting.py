"""How languages write numbers, and which form of a noun a number wants.

The plural rules are the cardinal ones of CLDR (https://cldr.unicode.org/index/cldr-spec/plural-rules).
A new language needs a line in `COUNTING`, and a rule of its own if it has other forms than these.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Final

THOUSANDS: Final = re.compile(r"(?<=\d)(?=(?:\d{3})+$)")


class Missing:
    """Stands for what is not there; it is read as its name."""

    __slots__ = ("name",)

    def __init__(self, name: str = "???") -> None:
        self.name: Final = name

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Figure:
    """A number and how it is to be written: what NUMBER() gives."""

    number: float
    grouped: bool = True
    whole: int = 1  # digits before the point, at least
    least: int = 0  # digits after it
    most: int = 3


def one_or_other(number: float, visible: int) -> str:
    """The form in English, German and Dutch: `one` for exactly 1 without a visible fraction."""
    return "one" if visible == 0 and abs(number) == 1 else "other"


@dataclass(frozen=True, slots=True)
class Counting:
    """How a language writes numbers and counts."""

    group: str
    point: str
    form: Callable[[float, int], str] = one_or_other

    def plural(self, value: float | Figure) -> str:
        """The form of a noun after a number: `one` or `other`."""
        if isinstance(value, Figure):
            return self.form(value.number, value.least)
        return self.form(value, 0)

    def text(self, value: float | Figure) -> str:
        """A number as people write it: 1,200.5 in English."""
        if isinstance(value, int):
            return str(int(value)) if -1000 < value < 1000 else self.whole(value)
        return self.figure(value if isinstance(value, Figure) else Figure(value))

    def whole(self, number: int) -> str:
        """A whole number of any size."""
        return f"{number:,}".replace(",", self.group)

    def figure(self, figure: Figure) -> str:
        """A number, written as it is to be; a half is rounded to the even digit."""
        number = Decimal(str(figure.number))
        sign = "-" if number.is_signed() else ""
        if not number.is_finite():
            return "NaN" if number.is_nan() else f"{sign}∞"
        before, _, after = f"{abs(number):.{figure.most}f}".partition(".")
        before = before.zfill(figure.whole)
        if figure.grouped:
            before = THOUSANDS.sub(self.group, before)
        after = after[: figure.least] + after[figure.least :].rstrip("0")
        return f"{sign}{before}{self.point}{after}" if after else sign + before


COUNTING: Final = {"en": Counting(",", "."), "de": Counting(".", ","), "nl": Counting(".", ",")}


def number(value: object, /, **options: object) -> Figure | Missing:
    """Fluent's NUMBER(): how a number is written, by the options that it has in JavaScript."""
    if isinstance(value, Missing):
        return value
    if not isinstance(value, (int, float, Figure)):
        raise TypeError(f"NUMBER() cannot write {value!r}")
    found = value if isinstance(value, Figure) else Figure(value)
    for name, option in options.items():
        if not isinstance(option, int):
            raise TypeError(f"NUMBER() takes a whole number as {name}, not {option!r}")
        match name:
            case "useGrouping":
                found = replace(found, grouped=bool(option))
            case "minimumIntegerDigits":
                found = replace(found, whole=option)
            case "minimumFractionDigits":
                found = replace(found, least=option, most=max(option, found.most))
            case "maximumFractionDigits":
                found = replace(found, least=min(option, found.least), most=option)
            case _:
                raise TypeError(f"NUMBER() does not know {name}")
    return found
