"""The palette keeps its promises in both themes."""

from __future__ import annotations

import re

import pytest

from tabard.draw import tokens
from tabard.draw.tokens import CANDLELIGHT, PARCHMENT

GROUNDS = ("page", "board", "field", "panel", "card", "well")
LANDS = ("water", "wood-land", "rock-land", "plain", "town", "desert")


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("palette", [PARCHMENT, CANDLELIGHT], ids=["parchment", "candlelight"])
def test_text_reads_on_every_ground_and_land(palette: dict[str, str]) -> None:
    texts = ["ink", "ink-2", "rubric", "gain", "link"] + [f"p{i}-text" for i in range(1, 6)]
    for text in texts:
        for ground in (*GROUNDS, *LANDS):
            assert contrast(palette[text], palette[ground]) >= 4.5, (text, ground)


@pytest.mark.parametrize("palette", [PARCHMENT, CANDLELIGHT], ids=["parchment", "candlelight"])
def test_borders_and_the_ring_of_a_choice_are_seen(palette: dict[str, str]) -> None:
    for border in ("rule", "choose", "focus"):
        for ground in GROUNDS:
            assert contrast(palette[border], palette[ground]) >= 3, (border, ground)


def test_both_themes_name_the_same_colours() -> None:
    assert PARCHMENT.keys() == CANDLELIGHT.keys()
    assert all(re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", v) for v in PARCHMENT.values())
    assert all(re.fullmatch(r"#[0-9A-F]{6}([0-9A-F]{2})?", v) for v in CANDLELIGHT.values())


def test_auto_follows_the_system_and_a_switch_overrides_it() -> None:
    assert "prefers-color-scheme:dark" in tokens.custom_properties("auto")
    page = tokens.page_properties()
    assert ':root[data-theme="candlelight"]' in page
    assert ":root:not([data-theme])" in page


def test_resolving_leaves_no_custom_property() -> None:
    drawn = '<rect fill="var(--wood)" stroke="var(--ink-2)"/>'
    assert tokens.resolve(drawn, PARCHMENT) == '<rect fill="#8A5A2B" stroke="#5C4731"/>'
