"""Settings of the interpreter for a process that does nothing but serve."""

from __future__ import annotations

import gc
import sys
from typing import Final

YOUNG_OBJECTS: Final = 100_000
RARELY: Final = (50, 1000)  # the older ones are looked at by the sweeper, now and then
SWITCH_SECONDS: Final = 0.0002


def tune() -> None:
    """Look for garbage rarely, and hand the interpreter over quickly.

    What was loaded to start with stays, so the collector need not look at it again and again: a
    tenth of the time of a choice went there. And the thread that writes needs the interpreter three
    times per commit, each time after everything else has had its turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, *RARELY)
    sys.setswitchinterval(SWITCH_SECONDS)
    open_many_files()


def open_many_files() -> None:
    """Let the process have as many connections open as the system allows it at all."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
