"""By which version of its rules a table is carried: the one it began with, or one that is the same.

A table's log names the version it was opened under. It goes on under the present version where that
is the same, or declares that it changes nothing for games of the other; else under the kept one,
where that is at hand (`tabard.kept`). A table that has moved to another version says so in its log:
both were the same for it, so a server that has only the earlier one can carry it as well.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import Any

from tabard import games
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game, versioned
from tabard.server.asker import Asker
from tabard.server.log import CHANGES_STATE, Entry
from tabard.server.refusals import versions_of
from tabard.server.setup import stored_setup
from tabard.server.table import Table

log = logging.getLogger("tabard")


def replayed(table_id: str, seed: str, entries: Sequence[Entry]) -> Table | None:
    """A table as its log says it is; None where no version is at hand that could read it.

    A log that none of them can read raises what the last one stumbled over.
    """
    problem: Exception | None = None
    for game in carriers(entries):
        table = Table(table_id, seed)
        table.game = game
        try:
            for entry in entries:
                table.fold(entry)
        except Exception as error:
            log.warning("table %s does not replay by %s: %r", table_id, game.version, error)
            problem = error
        else:
            return table
    if problem is not None:
        raise problem
    return None


def carriers(entries: Sequence[Entry]) -> Iterator[Game[Any]]:
    """The games by which a log can be read, the one to try first at first."""
    setup = stored_setup(entries[0].data)
    versions = [setup.version]
    begun = False
    for entry in entries:
        begun = begun or entry.kind == "start"
        if entry.kind == "rules":
            versions.append(games_version(entry))
    if not games.known(setup.game):
        return
    found = at_hand(setup.game, versions)
    present = games.game(setup.game)
    if not begun and present not in found and suits(present, setup.players, setup.options):
        found.insert(0, present)
    yield from found


def games_version(entry: Entry) -> str:
    """The version that an entry says a table has moved to."""
    return versioned(entry.data["rules_version"], entry.data["data"])


def at_hand(name: str, versions: Sequence[str]) -> list[Game[Any]]:
    """The games here by which a table can go on that all these versions were the same for.

    Where the present version takes it over, the version itself comes next if it is kept: should
    the declaration be wrong, the log says so, and the table goes on as before.
    """
    present = games.game(name)
    found: list[Game[Any]] = []
    for version in reversed(versions):
        if present.takes_over(version):
            found.append(present)
        try:
            found.append(games.game(f"{name}@{version}"))
        except BadInput:
            continue
    return list(dict.fromkeys(found))


def suits(game: Game[Any], players: int, options: dict[str, Any]) -> bool:
    """Whether a table that has not begun can begin under a game: it knows what was agreed on."""
    try:
        game.check_options(game.check_players(players), options)
    except BadInput:
        return False
    return True


def carried(row: dict[str, Any]) -> bool:
    """Whether a table can go on here, told from what storage notes of it."""
    return how(row) != "missing"


def how(row: dict[str, Any]) -> str:
    """What carries a table here: `present`, `taken over`, `kept`, or it is `missing`."""
    if not games.known(row["game"]):
        return "missing"
    present, versions = games.game(row["game"]), versions_of(row)
    found = at_hand(row["game"], versions)
    if present in found or row["status"] == "open":
        return "present" if present.version == versions[-1] else "taken over"
    return "kept" if found else "missing"


def moved(table: Table, who: Asker, decided: list[Entry]) -> list[Entry]:
    """What was decided; before it, where it changes the game, by which version it now goes on."""
    game = table.game
    assert game is not None
    if game.version == table.plan.version:
        return decided
    if CHANGES_STATE.isdisjoint([entry.kind for entry in decided]):
        return decided
    data = {"rules_version": game.rules_version, "data": game.data}
    return [Entry("rules", who.now, data=data), *decided]
