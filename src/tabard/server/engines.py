"""Which engine bots think with: the one that runs here, or one that is compiled meanwhile.

`make play` opens the house before the engine is compiled. TABARD_ENGINE names the folder where the
compiler works on a copy of the sources: as soon as its stamp is there the copy is complete, and
processes that start from then on run on it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

VARIABLE: Final = "TABARD_ENGINE"
STAMP: Final = "engine.stamp"


def newest() -> str:
    """Where a new process finds the engine; "" for where this one has found it."""
    folder = os.environ.get(VARIABLE, "")
    return str(Path(folder, "src")) if folder and Path(folder, STAMP).exists() else ""


@contextmanager
def running_on(source: str) -> Iterator[None]:
    """Let processes that are started meanwhile look there first; they look where we do."""
    if not source:
        yield
        return
    sys.path.insert(0, source)
    try:
        yield
    finally:
        sys.path.remove(source)
