"""Tables that stand where a test wants them: played here, and put into the house's storage."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from tabard.games import game
from tabard.kernel.state import State
from tabard.server import commands
from tabard.server.asker import Asker
from tabard.server.house import now
from tabard.server.index import people, summary
from tabard.server.log import Entry
from tabard.server.setup import DEVICE, PERSON, SeatPlan, Setup
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.browser.server import Server
from tests.browser.visitor import Visitor
from tests.laying import Choose, by_chance
from tests.server.desk import Desk
from tests.server.endings import almost_over

Wanted = Callable[[State], bool]
MOST_GAMES: Final = 60


def at_once(state: State) -> bool:
    """A game that has just begun."""
    return True


def plant(
    server: Server,
    setup: Setup,
    owners: Sequence[tuple[str, str]],
    wanted: Wanted = at_once,
    choose: Choose | None = None,
) -> str:
    """Open a table for its owners (user and name per seat) and play it to a wanted moment.

    Choices are made at random unless `choose` makes them.
    """
    askers = [Asker(user, name, now()) for user, name in owners]
    for number in range(MOST_GAMES):
        table, log = Table(secrets.token_urlsafe(9), f"seed {number}"), []
        for entry in played(table, setup, askers, wanted, choose or by_chance(number)):
            table.fold(entry)
            log.append(entry)
        if table.state is not None and wanted(table.state):
            keep(server, table, log)
            return table.id
    raise AssertionError("no game came to the wanted moment")


def played(
    table: Table, setup: Setup, askers: list[Asker], wanted: Wanted, choose: Choose
) -> Iterator[Entry]:
    """The entries of a game; each is folded in before the next is asked for."""
    yield askers[0].entry("open", None, **setup.json())
    yield from commands.seat_host(table, askers[0])
    for seat, who in enumerate(askers):
        if table.state is None and table.seats[seat].free:
            yield from commands.sit(table, who, seat, linked=True)
    while table.running and table.state is not None and not wanted(table.state):
        seat = table.awaited()[0]
        asked = table.state if table.state.to_move == seat else table.state.asking(seat)
        code = int(choose(asked, asked.choices()))
        yield from commands.choose(table, askers[seat], seat, code, table.ply_of(seat), True)


def seat(server: Server, *players: Visitor, name: str = "pillars") -> None:
    """Bring friends to a table of their own, at which the game has just begun."""
    owners = [one.identity for one in players]
    seats, rules = (SeatPlan(PERSON),) * len(players), game(name).rules_version
    setup = Setup(name, len(players), {}, seats, owners[0][0], rules_version=rules)
    table = plant(server, setup, owners)
    for one in players:
        one.goto(f"/table/{table}")


def question(
    server: Server,
    owner: tuple[str, str],
    name: str,
    step: str,
    least: int,
    hints: bool | None = None,
) -> str:
    """A table of four where the owner is asked a step, with so many choices at least."""

    def wanted(state: State) -> bool:
        return state.to_move == 0 and state.step().name == step and len(state.choices()) >= least

    rules = game(name).rules_version
    people = (SeatPlan(PERSON),) * 4
    setup = Setup(name, 4, {}, people, owner[0], rules_version=rules, hints=hints)
    friends = [("friend-1", "Ellen"), ("friend-2", "Jack"), ("friend-3", "Otto")]
    return plant(server, setup, [owner, *friends], wanted)


def sofa_with_a_secret(server: Server, user: str, name: str) -> str:
    """Two seats on one device: one alone knows the next event, the other is to move."""

    def wanted(state: State) -> bool:
        common = state.view(None)
        owners = [seat for seat in range(state.players) if state.view(seat) != common]
        return bool(owners) and state.to_move >= 0 and state.to_move != owners[0]

    seats = (SeatPlan(PERSON), SeatPlan(DEVICE))
    setup = Setup("pillars", 2, {}, seats, user, rules_version=game("pillars").rules_version)
    return plant(server, setup, [(user, name)] * 2, wanted)


def keep(server: Server, table: Table, log: list[Entry]) -> None:
    """Put a table into the storage of a house that is open."""
    row: dict[str, Any] = {
        "id": table.id,
        "game": table.plan.game,
        "rules_version": table.plan.rules_version,
        "seed": table.seed,
        "host": table.plan.host,
        "watch": table.plan.watch,
        "created_at": table.opened_at,
        **summary(table),
    }
    store = Store(server.database)
    try:
        with ThreadPoolExecutor(1) as aside:  # the browser's own loop runs in this thread
            aside.submit(asyncio.run, store.open_table(row, {}, log, people(table))).result()
    finally:
        store.close()


def near_the_end(one: Visitor, server: Server, name: str, players: int, left: int = 3) -> int:
    """Sit somebody down among bots with so few choices left; the next of them that was made."""
    desk, code = almost_over(name, players, left)
    one.goto(f"/table/{plant_desk(server, desk, *one.identity)}")
    return code


def plant_desk(server: Server, desk: Desk, user: str, name: str, **opened: Any) -> str:
    """Put a table that stands without a house into one, with its host's seat for somebody else.

    `opened` is said of it otherwise when it is opened.
    """
    table, log = Table(secrets.token_urlsafe(9), desk.table.seed), []
    for entry in desk.log:
        data, seated = dict(entry.data), user if entry.user == desk.table.plan.host else entry.user
        if entry.kind == "open":
            data |= {"host": user, **opened}
        elif entry.kind == "sit":
            data["name"] = name
        log.append(Entry(entry.kind, now(), entry.seat, seated, "", data, entry.made))
        table.fold(log[-1])
    keep(server, table, log)
    return table.id
