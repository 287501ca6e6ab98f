"""How a process that thinks looks after its memory."""

from __future__ import annotations

import gc
from typing import Final

YOUNG_OBJECTS: Final = 100_000


def tidy_rarely() -> None:
    """Look for garbage rarely: a tree of 20,000 iterations is 300,000 branches and holds none.

    With the usual thresholds a seventh of such a search went there.
    """
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
