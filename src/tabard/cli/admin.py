"""`tabard admin`: keep a house in order from the command line; every act is written down."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import json
from collections.abc import Callable, Coroutine
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from tabard.cli.arguments import Commands, positive
from tabard.cli.keeping import DATABASE, present
from tabard.messages import DEFAULT, LANGUAGES

if TYPE_CHECKING:
    from tabard.server.house import House
    from tabard.server.keeping import Keeper

NOBODYS = "nobody's"  # the server that looks after the tables, while this command does not


def add(commands: Commands) -> None:
    """Declare the command."""
    admin = commands.add_parser(
        "admin",
        help="keep a house in order: people, reports, tables, announcements",
        description="Keep a house in order. Works on its database, whether the house is open or "
        "not; a server hears of it within a second, and of a table at its next choice. Every act "
        "is written down: see `tabard admin acts`.",
    )
    parts = admin.add_subparsers(title="what to do", metavar="WHAT", required=True)

    def part(name: str, run: Callable[[argparse.Namespace], int], text: str) -> Any:
        found = parts.add_parser(name, help=text, description=text[:1].upper() + text[1:] + ".")
        found.add_argument("--db", metavar="URL", help=DATABASE)
        found.set_defaults(run=run)
        return found

    people = part("people", run_people, "list people, by a part of their name if one is given")
    people.add_argument("asked", metavar="NAME", nargs="?", default="")
    for name, text in (
        ("bar", "let somebody only look: sessions end, bots take their seats"),
        ("unbar", "let somebody play again"),
        ("sessions", "end every session and token of somebody"),
        ("unname", "take away a name that nobody should have to read"),
        ("remove", "delete somebody for good: games stay whole, the name goes out of them"),
    ):
        found = part(name, run_deed, text)
        found.add_argument("person", metavar="PERSON", help="a login name or an id")
        found.set_defaults(deed=name, why="")
        if name == "bar":
            found.add_argument("--why", default="", metavar="TEXT", help="for the log of acts")
    reports = part("reports", run_reports, "list reports that wait to be settled")
    reports.add_argument("--settled", action="store_true", help="those that were settled instead")
    settle = part("settle", run_settle, "settle a report")
    settle.add_argument("report", metavar="REPORT", help="its id")
    settle.add_argument("answer", metavar="TEXT", nargs="?", default="", help="what came of it")
    tables = part("tables", run_tables, "list tables")
    states = ("running", "open", "over", "closed", "kept")
    tables.add_argument("--status", choices=states, default="running")
    close = part("close", run_close, "close a table whose game is not over")
    close.add_argument("table", metavar="TABLE", help="its id")
    close.add_argument("--why", default="", metavar="TEXT", help="for the log of acts")
    announce = part("announce", run_announce, "tell everybody something; without a text, no more")
    announce.add_argument("text", metavar="TEXT", nargs="?", default="")
    announce.add_argument("--lang", choices=LANGUAGES, default=DEFAULT)
    maintenance = part("maintenance", run_maintenance, "begin no new games, or do again")
    maintenance.add_argument("on", choices=("on", "off"))
    limits = part("limits", run_limits, "show limits, or change those that are given")
    limits.add_argument("--tables", type=positive, metavar="N", help="a host may have under way")
    for name, text in (("open", "open tables for others"), ("talk", "talk at tables")):
        limits.add_argument(f"--guests-{name}", choices=("yes", "no"), help=f"guests may {text}")
    acts = part("acts", run_acts, "show what was done to keep order, the latest first")
    acts.add_argument("--last", type=positive, default=50, metavar="N")


def keeping(args: argparse.Namespace, work: Callable[[Keeper], Coroutine[Any, Any, None]]) -> int:
    """Do something to a house from outside."""
    from tabard.cli.serve import open_store
    from tabard.server.house import House
    from tabard.server.keeping import Keeper

    async def story(house: House) -> None:
        await work(Keeper(house, f"{getpass.getuser()} by tabard admin"))
        await house.flush()

    with closing(open_store(present(args))) as store:
        house = House(store, 1)
        stay_outside(house)
        try:
            asyncio.run(story(house))
        finally:
            house.botpool.close()
    return 0


def stay_outside(house: House) -> None:
    """Look after no table: no bot thinks here, and no clock learns that a house has opened."""
    house.peers.living = (NOBODYS,)
    house.peers.opened_at = 0


def run_deed(args: argparse.Namespace) -> int:
    """Do something about a person."""

    async def work(keeper: Keeper) -> None:
        row = keeper.person(args.person)
        if args.deed == "bar":
            await keeper.bar(row["id"], args.why)
        else:
            deeds = {
                "unbar": keeper.unbar,
                "sessions": keeper.end_sessions,
                "unname": keeper.unname,
                "remove": keeper.remove,
            }
            await deeds[args.deed](row["id"])
        print(f"{args.deed}: {row['name']} ({row['id']})")

    return keeping(args, work)


def run_people(args: argparse.Namespace) -> int:
    """List people."""

    async def work(keeper: Keeper) -> None:
        for row in keeper.order.people(args.asked):
            barred = "  may only look" if row["barred_at"] is not None else ""
            told = f"{row['id']}  {day(row['created_at'])}  {row['login'] or '-'}  {row['name']}"
            print(told + barred)

    return keeping(args, work)


def run_reports(args: argparse.Namespace) -> int:
    """List reports."""

    async def work(keeper: Keeper) -> None:
        for row in keeper.order.reported(args.settled):
            where = f" at {row['table_id']}" if row["table_id"] else ""
            about = f"{row['reason']}  {row['about']}{where}: {row['text']}"
            print(f"{row['id']}  {day(row['at'])}  {about}")

    return keeping(args, work)


def run_settle(args: argparse.Namespace) -> int:
    """Settle a report."""

    async def work(keeper: Keeper) -> None:
        await keeper.settle(args.report, args.answer)
        print(f"settled: {args.report}")

    return keeping(args, work)


def run_tables(args: argparse.Namespace) -> int:
    """List tables."""

    async def work(keeper: Keeper) -> None:
        for row in keeper.order.all_tables(args.status):
            names = ", ".join(filter(None, row["summary"]["names"]))
            print(f"{row['id']}  {day(row['changed_at'])}  {row['game']}  {names}")

    return keeping(args, work)


def run_close(args: argparse.Namespace) -> int:
    """Close a table."""

    async def work(keeper: Keeper) -> None:
        await keeper.close(args.table, args.why)
        print(f"closed: {args.table}")

    return keeping(args, work)


def run_announce(args: argparse.Namespace) -> int:
    """Tell everybody something, or no more."""

    async def work(keeper: Keeper) -> None:
        from tabard.server.keeping import ordered

        said = ordered(keeper.order, "announcement") if args.text else {}
        await keeper.announce({**said, args.lang: args.text} if args.text else {})
        print(f"announced ({args.lang}): {args.text}" if args.text else "nothing is announced")

    return keeping(args, work)


def run_maintenance(args: argparse.Namespace) -> int:
    """Begin no new games, or do again."""

    async def work(keeper: Keeper) -> None:
        await keeper.maintain(args.on == "on")
        print("no new games begin" if args.on == "on" else "new games begin")

    return keeping(args, work)


def run_limits(args: argparse.Namespace) -> int:
    """Show or change limits."""

    async def work(keeper: Keeper) -> None:
        from tabard.server.keeping import ordered

        asked = {"guests_open": args.guests_open, "guests_talk": args.guests_talk}
        changes: dict[str, Any] = {
            key: word == "yes" for key, word in asked.items() if word is not None
        }
        if args.tables is not None:
            changes["tables"] = args.tables
        if changes:
            await keeper.limit(**changes)
        print(json.dumps(ordered(keeper.order, "limits")))

    return keeping(args, work)


def run_acts(args: argparse.Namespace) -> int:
    """Show what was done."""

    async def work(keeper: Keeper) -> None:
        for row in keeper.order.acts(args.last):
            told = f"{row['by']}: {row['act']} {row['about']} {row['detail']}"
            print(f"{day(row['at'])}  {told}".rstrip())

    return keeping(args, work)


def day(milliseconds: int) -> str:
    """A time as a list tells it."""
    when = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return when.strftime("%Y-%m-%d %H:%M")
