"""`make fuzz`: many cases of every kind on servers with SQLite and PostgreSQL; what fails is told.

`python -m tests.fuzz pages --seed 7 --cases 1200` is one kind alone, on SQLite.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from tests.fuzz import api, pages, wire
from tests.fuzz.found import Found
from tests.fuzz.scene import Scene, laid_out
from tests.server import postgres
from tests.server.process import Server

CASES = 50_000
SEED = 7
EXAMPLES = 60  # of each kind at every address in one run of schemathesis
LIMITED = 1_000  # cases with the limits of a house that is open to all
SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"

Kind = Callable[[Scene, Path, int, int], Found]


def of_api(scene: Scene, folder: Path, seed: int, cases: int) -> Found:
    """One run of schemathesis; a small one where few cases are left."""
    return api.fuzz(scene, folder, seed, min(EXAMPLES, max(1, cases // 60)))


def of_limits(scene: Scene, folder: Path, seed: int, cases: int) -> Found:
    """The same where a busy caller is asked to wait, before anybody looks at who it is."""
    left_out = ("ignored_auth", "missing_required_header")
    return api.fuzz(scene, folder, seed, max(1, cases // 60), left_out=left_out)


KINDS: dict[str, Kind] = {
    "api": of_api,
    "limits": of_limits,
    "pages": lambda scene, _, seed, cases: pages.fuzz(scene, seed, min(cases, 2_500)),
    "socket": lambda scene, _, seed, cases: wire.fuzz_socket(scene, seed, min(cases, 2_500)),
}
# How many cases of a kind go with one of the API.
SHARES = {"api": 1.0, "pages": 0.2, "socket": 0.1}


@contextmanager
def house(database: str, limits: str) -> Iterator[tuple[Server, Path]]:
    """A server on an empty database, and its folder."""
    with tempfile.TemporaryDirectory(prefix="tabard-fuzz-") as name:
        folder = Path(name)
        if database == SQLITE:
            yield from opened(folder, "", limits)
        else:
            with postgres.shared().database() as address:
                yield from opened(folder, address, limits)


def opened(folder: Path, address: str, limits: str) -> Iterator[tuple[Server, Path]]:
    """A server that is started and closed."""
    server = Server(folder, address, environment={"TABARD_LIMITS": limits})
    try:
        yield server.start(), folder
    finally:
        server.close()


def run(kind: str, database: str, seed: int, cases: int) -> Found:
    """So many cases of a kind, in a house that is laid out anew now and then."""
    found = Found()
    while found.cases < cases and not found.failures:
        with house(database, "on" if kind == "limits" else "off") as (server, folder):
            scene = laid_out(server.site)
            found += KINDS[kind](scene, folder, seed, cases - found.cases)
            if "Traceback" in server.said():
                found.failures.append(f"the log has a traceback: {server.said()[-1500:]}")
            if not server.answers():
                found.failures.append("the server does not answer any more")
        seed += 1
    return found


def whole(cases: int, seed: int) -> Found:
    """Every kind on both databases, and the API once with its limits."""
    found = Found()
    for kind, share in SHARES.items():
        for database in (SQLITE, POSTGRESQL):
            number = int(cases * share / 2)
            found += told(kind, database, partial(run, kind, database, seed, number))
    found += told("limits", SQLITE, partial(run, "limits", SQLITE, seed, LIMITED))
    return found


def told(kind: str, database: str, work: Callable[[], Found]) -> Found:
    """Do something and say what came of it."""
    begun = time.monotonic()
    found = work()
    print(f"{kind}, {database}, {time.monotonic() - begun:.0f} s: {found}", flush=True)
    return found


def main() -> int:
    """Fuzz; 1 if anything failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("kind", nargs="?", choices=sorted(KINDS), help="one kind alone")
    parser.add_argument("--cases", type=int, default=CASES, help="of the API; others in proportion")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--postgresql", action="store_true", help="one kind on PostgreSQL")
    arguments = parser.parse_args()
    os.environ.pop(postgres.RUN, None)
    postgres.begin_run()
    try:
        if arguments.kind:
            database = POSTGRESQL if arguments.postgresql else SQLITE
            found = told(
                arguments.kind,
                database,
                lambda: run(arguments.kind, database, arguments.seed, arguments.cases),
            )
        else:
            found = whole(arguments.cases, arguments.seed)
    finally:
        postgres.end_run()
    return 1 if found.failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
