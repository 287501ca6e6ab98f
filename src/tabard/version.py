"""Which Tabard this is, and whether its engine runs compiled.

The engine (kernel, games, bots, and what every choice at a table passes through) runs as plain
Python or as C extensions made by mypyc from the same files. A build that failed or went stale
leaves the plain files in use without a word, so whoever states a speed asks here first.
"""

from __future__ import annotations

import sys

TYPE_CHECKING = False  # what a type checker takes for true: `import tabard` loads this and no more
if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

__version__ = "0.2.0"

ENGINE = ("kernel", "games", "bots", "kept")
"""The folders of the package that `setup.py` compiles."""

BUSY = (
    "draw.following",
    "draw.offers",
    "draw.picture",
    "draw.stamps",
    "draw.tree",
    "server.refusals",
    "server.api.caller",
    "server.api.following",
    "server.api.news",
    "server.api.posting",
    "server.api.shown",
    "server.asker",
    "server.botplay",
    "server.chain",
    "server.clock",
    "server.commands",
    "server.compact",
    "server.consent",
    "server.dealing",
    "server.folding",
    "server.house",
    "server.keys",
    "server.limits",
    "server.log",
    "server.parts",
    "server.livetable",
    "server.store.writer",
    "server.table",
    "server.timing",
    "server.web.asked",
    "server.web.canvas",
    "server.web.cursor",
    "server.web.diary",
    "server.web.frame",
    "server.web.happened",
    "server.web.lately",
    "server.web.prompt",
    "server.web.reel",
    "server.web.trail",
    "server.web.views",
)
"""Modules of the server and of the pictures that `setup.py` compiles too: every choice passes
through them."""

WORDS = {
    *(
        "presentation",
        "facts",
        "board",
        "terminal",
        "holdings",
        "telling",
        "labels",
        "stakes",
        "prospect",
    ),
    "cautions",
}
OLD = {"old_positions", "old_registers", "chapter", "pendings", "soundness_of_players"}
UNCOMPILED = frozenset({*WORDS, *OLD, "loading", "soundness", "weave", "observed", "plainvec"})
"""Modules and packages in there that stay plain Python: the pictures and words of each game, and
what reads a position. They gain little from the compiler and would make the build much longer."""


def engine_modules() -> list[str]:
    """Names of all modules that a complete build compiles, in order."""
    from pathlib import Path

    busy = [f"tabard.{name}" for name in BUSY]
    return sorted([*_modules_below(Path(__file__).parent), *busy])


def compiled_modules() -> list[str]:
    """Names of the engine modules that this interpreter runs compiled."""
    return [name for name in engine_modules() if _is_compiled(name)]


def compiled() -> bool:
    """Whether every module of the engine runs compiled."""
    modules = engine_modules()
    return bool(modules) and len(compiled_modules()) == len(modules)


def mode() -> str:
    """How the engine runs: `compiled`, `uncompiled` or `partly compiled (3 of 20 modules)`."""
    total, native = len(engine_modules()), len(compiled_modules())
    if native == 0:
        return "uncompiled"
    if native == total:
        return "compiled"
    return f"partly compiled ({native} of {total} modules)"


def _modules_below(package: Path) -> Iterator[str]:
    for folder in ENGINE:
        for path in (package / folder).rglob("*.py"):
            # A package's own file is a table of contents and stays plain Python: see setup.py.
            if path.name == "__init__.py":
                continue
            name = ".".join(path.relative_to(package).with_suffix("").parts)
            if UNCOMPILED.isdisjoint(name.split(".")):
                yield f"tabard.{name}"


def _is_compiled(name: str) -> bool:
    """Ask the loaded module where it came from, else look which file an import would find.

    Nothing is imported to find out: a study of the engine need not load the server.
    """
    from importlib.machinery import EXTENSION_SUFFIXES
    from pathlib import Path

    module = sys.modules.get(name)
    if module is not None:
        origin = module.__spec__.origin if module.__spec__ is not None else None
        return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))
    stem = Path(__file__).parent.joinpath(*name.split(".")[1:])
    return any(stem.with_name(stem.name + suffix).exists() for suffix in EXTENSION_SUFFIXES)
