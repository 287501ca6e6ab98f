"""The palette of both themes as data, and the CSS custom properties made of it."""

import re
from typing import Final, Literal

Theme = Literal["parchment", "candlelight", "auto"]

PARCHMENT: Final[dict[str, str]] = {
    # grounds
    "page": "#F3E9D2",
    "board": "#E8D9B8",
    "field": "#EFE3C6",
    "panel": "#F8F0DD",
    "card": "#FBF6E8",
    "well": "#DCCAA3",
    # ink
    "ink": "#2A1E14",
    "ink-2": "#5C4731",
    "rule": "#7F6843",
    "line": "#BFA97F",
    "on-dark": "#FFF8E6",
    "on-light": "#20160E",
    "edge": "#20160E",
    # meaning
    "rubric": "#8C1F14",
    "gain": "#255C36",
    "link": "#1F4E79",
    "choose": "#A85A00",
    "halo": "#FFB81C",
    "choose-bg": "#FFE9B0",
    "focus": "#12306B",
    "primary": "#6B2314",
    "veil": "#2A1E14B8",
    # players: fill, sigil on the fill, text on any ground
    "p1": "#B93A12",
    "p1-on": "#FFF8E6",
    "p1-text": "#972D0B",
    "p2": "#2F4A9A",
    "p2-on": "#FFF8E6",
    "p2-text": "#2F4A9A",
    "p3": "#E6C32A",
    "p3-on": "#20160E",
    "p3-text": "#694E00",
    "p4": "#37B086",
    "p4-on": "#20160E",
    "p4-text": "#126049",
    "p5": "#3F2632",
    "p5-on": "#FFF8E6",
    "p5-text": "#3F2632",
    "neutral": "#8F867A",
    "neutral-on": "#20160E",
    # goods
    "wood": "#8A5A2B",
    "stone": "#8E9297",
    "sand": "#D9B36A",
    "metal": "#4F7FA6",
    "gold": "#D9A514",
    "silver": "#C9CDD2",
    "grain": "#C9A227",
    "food": "#B5562E",
    "wool": "#EFE7D6",
    "cloth": "#A63A3A",
    "piety": "#6B4E9B",
    "loyalty": "#2E5E8C",
    "medical": "#4C7A3F",
    "iron": "#5B6168",
    "sulphur": "#D7C733",
    "saltpetre": "#E6E2DA",
    "wine": "#7A2547",
    "sack": "#6B5233",
    "rosette": "#3B2A1A",
    # bands of card kinds
    "kind-craft": "#7A4A2A",
    "kind-forest": "#5E6B33",
    "kind-quarry": "#63676C",
    "kind-pit": "#8A6420",
    "kind-lasting": "#3C5A78",
    "kind-once": "#6B4E9B",
    "kind-action": "#55472F",
    "kind-writ": "#6E1F15",
    "kind-charter": "#2F5138",
    "kind-back": "#4B3A28",
    # land washes
    "water": "#BCD0D2",
    "wood-land": "#C9CFA0",
    "rock-land": "#D5CDBF",
    "plain": "#E9DCA6",
    "town": "#E6CFB0",
    "desert": "#EBD59B",
    "meadow": "#DDE0C2",
    "river": "#A9C6CB",
    "foam": "#E1ECEA",
    "badlands": "#DFC7A6",
    "isle": "#D3D6A4",
    "skerry": "#CBD6C2",
    "sea-ink": "#1F4E79",
    "way": "#F6EED9",
}

CANDLELIGHT: Final[dict[str, str]] = PARCHMENT | {
    "page": "#17120D",
    "board": "#241C14",
    "field": "#2E241A",
    "panel": "#2A2118",
    "card": "#33281C",
    "well": "#1B150F",
    "ink": "#F2E6CE",
    "ink-2": "#C9B592",
    "rule": "#A1855B",
    "line": "#54432F",
    "edge": "#E8DCC4",
    "rubric": "#FF9A86",
    "gain": "#8FCB9B",
    "link": "#9CC4F0",
    "choose": "#FFC247",
    "halo": "#FFB020",
    "choose-bg": "#5A4012",
    "focus": "#CFE3FF",
    "primary": "#E9B44C",
    "veil": "#000000C8",
    "p1-text": "#FF9C80",
    "p2-text": "#A9BCFF",
    "p3-text": "#F0D04A",
    "p4-text": "#5FD3AA",
    "p5-text": "#DDB4CB",
    "sack": "#A1855B",
    "rosette": "#B08D3C",
    "water": "#22323A",
    "wood-land": "#2B3320",
    "rock-land": "#38332C",
    "plain": "#3A331C",
    "town": "#3B2C1E",
    "desert": "#43371D",
    "meadow": "#2B2F22",
    "river": "#3A5965",
    "foam": "#32474F",
    "badlands": "#42321F",
    "isle": "#333722",
    "skerry": "#2E3A33",
    "sea-ink": "#9CC4F0",
    "way": "#8A7550",
}

_NAMED = re.compile(r"var\(--([a-z0-9-]+)\)")


def properties(palette: dict[str, str]) -> str:
    """The palette as CSS declarations."""
    return "".join(f"--{name}:{colour};" for name, colour in palette.items())


def custom_properties(theme: Theme, root: str = ":root") -> str:
    """The custom properties of a theme; `auto` follows the reader's system."""
    if theme == "parchment":
        return f"{root}{{{properties(PARCHMENT)}}}"
    if theme == "candlelight":
        return f"{root}{{{properties(CANDLELIGHT)}}}"
    night = {k: v for k, v in CANDLELIGHT.items() if PARCHMENT[k] != v}
    return (
        f"{root}{{{properties(PARCHMENT)}}}"
        f"@media (prefers-color-scheme:dark){{{root}{{{properties(night)}}}}}"
    )


def page_properties() -> str:
    """For a page with a switch: parchment, candlelight by choice, the system's wish without one."""
    night = properties({k: v for k, v in CANDLELIGHT.items() if PARCHMENT[k] != v})
    return (
        f":root{{{properties(PARCHMENT)}}}"
        f':root[data-theme="candlelight"]{{{night}}}'
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme]){{{night}}}}}"
    )


def resolve(text: str, palette: dict[str, str]) -> str:
    """Every `var(--name)` replaced by its colour, for programs that know no custom properties."""
    return _NAMED.sub(lambda found: palette[found[1]], text)
