"""How MkDocs builds the site: theme, plugins, what it must warn of."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from website.contents import ROOT

THEME: Final[dict[str, Any]] = {
    "name": "material",
    "language": "en",
    "font": False,  # our own lie in look/fonts: nothing is fetched from elsewhere
    "logo": "look/shield.svg",
    "favicon": "look/shield.svg",
    "features": [
        "navigation.tabs",
        "navigation.tabs.sticky",
        "navigation.top",
        "navigation.footer",
        "toc.follow",
        "content.code.copy",
        "search.highlight",
    ],
    "palette": [
        {
            "media": "(prefers-color-scheme: light)",
            "scheme": "parchment",
            "toggle": {"icon": "material/candle", "name": "Candlelight"},
        },
        {
            "media": "(prefers-color-scheme: dark)",
            "scheme": "candlelight",
            "toggle": {"icon": "material/white-balance-sunny", "name": "Daylight"},
        },
    ],
}
EXTENSIONS: Final[list[Any]] = [
    "admonition",
    "attr_list",
    "md_in_html",
    "tables",
    {"toc": {"permalink": "¶"}},
    "pymdownx.details",
    "pymdownx.highlight",
    "pymdownx.superfences",
]
REFERENCE: Final[dict[str, Any]] = {
    "docstring_style": None,  # Markdown, once website.docstrings has been over it
    "extensions": ["website.docstrings:Docstrings"],
    "filters": ["!^_"],
    "heading_level": 2,
    "line_length": 84,
    "members_order": "source",
    "separate_signature": True,
    "show_bases": False,
    "show_root_full_path": False,
    "show_root_heading": True,
    "show_signature_annotations": True,
    "show_source": False,
    "show_symbol_type_heading": True,
}


def settings(pages: Path, site: Path, navigation: list[Any]) -> dict[str, Any]:
    """What is written for MkDocs."""
    handler = {"paths": [str(ROOT / "src")], "options": REFERENCE}
    return {
        "site_name": "Tabard",
        "site_description": "Four medieval strategy games, to play and to study.",
        "docs_dir": str(pages),
        "site_dir": str(site),
        "use_directory_urls": False,  # so that it can be read from a folder too
        "theme": THEME,
        "extra": {"generator": False},
        "extra_css": ["look/fonts.css", "look/parchment.css"],
        "validation": dict.fromkeys(
            ["omitted_files", "absolute_links", "unrecognized_links", "anchors"], "warn"
        ),
        "markdown_extensions": EXTENSIONS,
        "plugins": ["search", {"mkdocstrings": {"handlers": {"python": handler}}}],
        "nav": navigation,
    }
