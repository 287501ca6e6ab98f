"""Names of people: what may be shown to others, and how long it may be; and what ids look like."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tabard.server.refusals import RequestRefused, malformed

LONGEST_NAME: Final = 32
# What is no id is not looked for: a database may refuse to be asked for it at all.
PERSON_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
TABLE_ID: Final = PERSON_ID


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
