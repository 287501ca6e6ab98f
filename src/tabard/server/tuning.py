"""Settings of the interpreter for a process that does nothing but serve."""

from __future__ import annotations

import gc
import logging
import sys
from typing import Final

log = logging.getLogger("tabard")

YOUNG_OBJECTS: Final = 5_000
NEVER: Final = (1_000_000, 1_000_000)  # the older ones are looked at by the sweeper, now and then
SWITCH_SECONDS: Final = 0.0002
MOST_FILES: Final = 65_536


def tune() -> None:
    """Look for garbage briefly, and hand the interpreter over quickly.

    What was loaded to start with stays, so the collector need not look at it again and again: a
    tenth of the time of a choice went there. Nor is what has grown older: nobody can choose while
    it is looked at, which took seconds every 40,000 choices and found nothing. What is young is
    looked at a little at a time, since that holds everybody up as well: four times as much of it
    for up to 63 milliseconds. And the thread that writes needs the interpreter three times per
    commit, each time after everything else has had its turn.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, *NEVER)
    sys.setswitchinterval(SWITCH_SECONDS)
    open_many_files()


def open_many_files() -> None:
    """Let the process have many connections open, as far as the system allows it."""
    if sys.platform != "win32":
        import resource

        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
        if now not in (resource.RLIM_INFINITY, wanted) and now < wanted:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            except (ValueError, OSError):  # a Mac allows less than it says
                log.info("no more than %d files can be open at once", now)
