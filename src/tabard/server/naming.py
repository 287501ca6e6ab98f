"""Names of people: what may be shown to others, and how long it may be."""

from __future__ import annotations

import unicodedata
from typing import Final

from tabard.server.refusals import RequestRefused, malformed

LONGEST_NAME: Final = 32


def clean_name(text: str) -> str:
    """A name as it may be shown: printable, without spaces around, not too long."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise malformed("name", "is empty")
    if len(name) > LONGEST_NAME or not name.isprintable():
        raise RequestRefused(
            "bad-name", 400, f"A name has 1 to {LONGEST_NAME} printable characters."
        )
    return name
