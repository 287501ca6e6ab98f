"""A drawing becomes a file that stands alone, or part of a page that holds style and sprite."""

from __future__ import annotations

import re
from typing import get_args
from xml.etree import ElementTree

import pytest

from tabard.draw import icons, page, style
from tabard.draw.stamps import printed
from tabard.draw.tokens import Theme

DRAWING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" fill="var(--ink)">'
    '<g id="a" role="img" aria-label="one &amp; all"><text class="g7">1</text>'
    + printed(icons.icon("meeple", 0, 0, 9, "p1"))
    + "</g></svg>"
)


@pytest.mark.parametrize("theme", get_args(Theme))
def test_a_file_holds_all_it_uses(theme: Theme) -> None:
    file = page.standalone(DRAWING, theme=theme)
    ElementTree.fromstring(file)
    assert file.count("<symbol") == 1
    assert "Delapouite" in file
    assert "<title>one &amp; all</title>" in file


def test_a_fixed_theme_has_its_colours_written_out() -> None:
    assert "var(--" not in page.standalone(DRAWING, theme="parchment")
    assert "#17120D" in page.standalone(DRAWING, theme="candlelight")
    assert "prefers-color-scheme" in page.standalone(DRAWING, theme="auto")


def test_fonts_are_embedded_on_demand_and_only_those_used() -> None:
    assert "data:font" not in page.standalone(DRAWING)
    assert page.standalone(DRAWING, embed_fonts=True).count("data:font/woff2") == 1


def test_inner_is_the_drawing_without_its_element() -> None:
    assert page.inner(DRAWING).startswith('<g id="a"')
    assert page.inner(DRAWING).endswith("</g>")
    with pytest.raises(ValueError, match="svg"):
        page.inner("<g/>")
    with pytest.raises(ValueError, match="svg"):
        page.standalone("<g/>")


def test_a_page_holds_style_and_sprite_once() -> None:
    sprite = ElementTree.fromstring(page.sprite())
    assert sprite.get("aria-hidden") == "true"
    assert page.sprite(["meeple"]).count("<symbol") == 1
    css = page.stylesheet("/fonts")
    assert "/fonts/eb-garamond-latin-500-normal.woff2" in css
    assert "prefers-reduced-motion" in css
    assert "@font-face" not in page.stylesheet()


def test_the_style_of_boards_reaches_nothing_outside_a_picture() -> None:
    plain = re.sub(r"@keyframes \w+\{(?:[^{}]*\{[^{}]*\})*\}|@media[^{]*\{", "", style.BOARD)
    selectors = [one for rule in re.findall(r"([^{}]+)\{", plain) for one in apart(rule)]
    assert len(selectors) > 50
    assert [one for one in selectors if not one.startswith(("svg ", "svg."))] == []


def apart(selectors: str) -> list[str]:
    """The selectors of a rule, without what stands in brackets."""
    return re.sub(r"\([^()]*\)", "()", selectors).split(",")
