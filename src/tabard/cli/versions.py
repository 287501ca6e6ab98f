"""`tabard versions` and `tabard keep`: which rules versions games need, and keeping one."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from datetime import date
from pathlib import Path
from typing import Any, Final

from tabard.cli import FAILED
from tabard.cli.arguments import Commands
from tabard.cli.data import add_data
from tabard.kernel.errors import BadInput

ONLY_FINISHED: Final = 1
GROUPS: Final = {"open": "running", "running": "running", "kept": "running"}


def add(commands: Commands) -> None:
    """Declare the commands."""
    from tabard.cli.keeping import DATABASE

    versions = commands.add_parser(
        "versions",
        help="list a house's games by rules version, and what happens to them here",
        description="List running and finished games by game and rules version, and what this "
        "installation does with them: `present`, `taken over` (by a version that changes nothing "
        "for them), `kept` (a kept version is at hand), or `missing`. The exit code is 2 if a "
        "running game would have to wait for its rules, 1 if only finished ones would, else 0.",
    )
    versions.add_argument("--db", metavar="URL", help=DATABASE)
    add_data(versions)
    versions.set_defaults(run=run_versions)
    keep = commands.add_parser(
        "keep",
        help="keep the present rules version of a game, before the next one",
        description="Copy the present version of a game, rules, data, pictures and words, into a "
        "package that is loaded beside later versions. With --until say when a kept version is to "
        "be retired: players at its tables are told.",
    )
    keep.add_argument("game", metavar="GAME", help="id of a game, or of a kept version: pillars@1")
    keep.add_argument(
        "--into", metavar="FOLDER", type=Path, help="where to (default: into Tabard itself)"
    )
    keep.add_argument("--until", metavar="YYYY-MM-DD", type=day, help="when it is to be retired")
    add_data(keep)
    keep.set_defaults(run=run_keep)


def day(text: str) -> date:
    """A day, for argparse."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not YYYY-MM-DD") from None


def run_versions(args: argparse.Namespace) -> int:
    """List."""
    from tabard import games, kept
    from tabard.cli.keeping import present
    from tabard.cli.serve import open_store

    with closing(open_store(present(args), only_look=True)) as store:
        found = counted(store.by_version())
    code = 0
    for (game, version, how), numbers in sorted(found.items()):
        running, finished = numbers["running"], numbers["finished"]
        print(f"{game} {version}: {running} running, {finished} finished: {how}")
        if how == "missing":
            code = FAILED if running else max(code, ONLY_FINISHED)
    used = {f"{game}@{version}" for game, version, _ in found}
    for edition, one in kept.versions().items():
        until = f", to be retired on {one.until}" if one.until is not None else ""
        if edition not in used and games.known(one.game):
            print(f"{one.game} {one.version}: kept, and no game needs it{until}")
        elif until:
            print(f"{one.game} {one.version}: kept{until}")
    return code


def counted(rows: Iterable[dict[str, Any]]) -> dict[tuple[str, str, str], Counter[str]]:
    """How many games run and are finished, by game, version and what carries them here."""
    from tabard.server.carrying import how
    from tabard.server.refusals import versions_of

    found: dict[tuple[str, str, str], Counter[str]] = {}
    for row in rows:
        key = (row["game"], versions_of(row)[-1], how(row))
        found.setdefault(key, Counter())[GROUPS.get(row["status"], "finished")] += 1
    return found


def run_keep(args: argparse.Namespace) -> int:
    """Keep a version, or say when a kept one is to be retired."""
    from tabard import kept
    from tabard.freezing import freeze, retire

    if "@" in args.game:
        if args.game not in kept.versions() or args.until is None:
            known = ", ".join(kept.versions()) or "none"
            raise BadInput(args.game, f"with --until name a kept version; there are {known}")
        folder = kept.versions()[args.game].folder
    else:
        into = args.into or kept.HERE
        if not into.is_dir():
            raise BadInput(str(into), "is not a folder")
        house = Path(args.data[0]).resolve() if args.data else None
        version, folder = freeze(args.game, into, house)
        print(f"{args.game} {version} is kept in {folder}")
    if args.until is not None:
        retire(folder, args.until)
        print(f"{folder / kept.FILE}: to be retired on {args.until}")
    return 0
