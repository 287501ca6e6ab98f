"""The parts of the advanced game: which a table plays, and what belongs to each (FEU-1.11)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tabard.kernel.game import Option

VARIANT: Final = "variant"
ADVANCED: Final = "advanced"
BASIC: Final = "basic"

_file: Final = Path(__file__).parent / "parts.toml"
_parts: Final[list[dict[str, Any]]] = tomllib.loads(_file.read_text("utf-8"))["part"]
PARTS: Final[tuple[str, ...]] = tuple([part["id"] for part in _parts])
PART_OF: Final[dict[str, str]] = {rule: part["id"] for part in _parts for rule in part["rules"]}

OPTIONS: Final = (
    Option(VARIANT, (ADVANCED, BASIC), ADVANCED, "FEU-1.1", variant=True, first=BASIC),
    *(
        Option(part, (False, True), False, "FEU-1.11", variant=True, adds_to=(VARIANT, BASIC))
        for part in PARTS
    ),
)


def played(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The parts that a table plays: all, none, or those that it adds to the basic game."""
    if options[VARIANT] == ADVANCED:
        return PARTS
    return tuple([part for part in PARTS if options.get(part, False)])


def of_parts(things: str, parts: tuple[str, ...]) -> tuple[str, ...]:
    """The rules, readings or writs that belong to some parts."""
    return tuple([one for part in _parts if part["id"] in parts for one in part[things]])
