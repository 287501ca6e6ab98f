"""What in a picture carries a number or an emblem, and what of it answers nobody."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final
from xml.etree import ElementTree

from tabard.messages import DEFAULT
from tabard.rules import RULE_OR_SECTION
from tabard.words import phrases_of, words_of
from tests.games.pictures import NAMES, Layout, Moment, board_of, picture

SVG: Final = "{http://www.w3.org/2000/svg}"
TOLD: Final = re.compile(rf".+ – .+ \({RULE_OR_SECTION}\)", re.DOTALL)
# What no pointer reaches: the thing below answers; and what is only shown while a choice is. What
# is hidden from readers is ornament.
DEAF: Final = frozenset(("piece", "ghost", "deaf", "preview", "tick", "no", "lit", "flying"))

Way = tuple[ElementTree.Element, ...]


def tips_of(moment: Moment, lang: str = DEFAULT) -> dict[str, str]:
    """What things answer in a moment, to the seat that looks."""
    game = moment["game"]
    words = words_of(game, lang)
    found = words.tips(board_of(game).tips(moment["view"], moment["seat"]), NAMES)
    assert words.troubles == []
    return found


def drawn(moment: Moment, layout: Layout, lang: str = DEFAULT) -> ElementTree.Element:
    """The picture of a moment as elements."""
    game = moment["game"]
    return ElementTree.fromstring(picture(moment, layout, words=phrases_of(game, lang)))


def within(way: Way) -> Iterator[Way]:
    """Every element in the last one of a way, each with the way to it."""
    for child in way[-1]:
        hidden = child.tag == f"{SVG}defs" or child.get("aria-hidden") == "true"
        if not hidden and DEAF.isdisjoint(child.get("class", "").split()):
            yield (*way, child)
            yield from within((*way, child))


def speaks(element: ElementTree.Element, tips: Mapping[str, str]) -> bool:
    """Whether a thing answers by itself."""
    key = element.get("data-tip") or element.get("id", "")
    return key in tips or TOLD.match(element.get("aria-label", "")) is not None


def telling(element: ElementTree.Element) -> bool:
    """Whether it is a number or an emblem."""
    if element.tag == f"{SVG}text":
        return re.search(r"\d", element.text or "") is not None
    return element.tag == f"{SVG}use"


def mute(picture: ElementTree.Element, tips: Mapping[str, str]) -> list[str]:
    """The numbers and emblems that answer nobody: what they are, and where."""
    found: list[str] = []
    for way in within((picture,)):
        if telling(way[-1]) and not any(speaks(one, tips) for one in way[1:]):
            ids = "/".join(one.get("id", "") for one in way[1:] if one.get("id"))
            found.append(f"{ids}: {way[-1].text or way[-1].get('href')} at {way[-1].get('x')}")
    return found
