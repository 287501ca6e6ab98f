"""How a table takes in an entry of its log, by the kind of the entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tabard.games import game as find_game
from tabard.kernel.errors import BadRecord
from tabard.server.log import Entry, carried_out, codes_of
from tabard.server.parts import Occupant, Ply, Saying, StandIn, UndoAsk
from tabard.server.setup import BOT, stored_setup
from tabard.server.timing import Timing

if TYPE_CHECKING:
    from tabard.server.table import Table

SAYINGS_REMEMBERED: Final = 200  # enough for a page of chat


def fold_open(table: Table, entry: Entry) -> None:
    table.setup = stored_setup(entry.data)
    table.game = find_game(table.setup.game)
    if table.game.rules_version != table.setup.rules_version:
        problem = f"version {table.setup.rules_version} is not ours"
        raise BadRecord("rules", problem, "other-rules")
    table.opened_at = entry.at
    table.timing = Timing(table.setup.clock, table.setup.players)
    table.seats = [
        Occupant(bot=plan.bot, name="") if plan.kind == BOT else Occupant()
        for plan in table.setup.seats
    ]


def fold_sit(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    seat = table.seats[entry.seat]
    if seat.user and seat.bot:
        table.chronicle.tell("back", entry)
        seat.relieved = (*seat.relieved, seat.bot)
    seat.user, seat.name, seat.bot = entry.user, entry.data["name"], ""


def fold_leave(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    seat = table.seats[entry.seat]
    if entry.data.get("bot"):
        seat.bot = entry.data["bot"]
        forget_draft(table, entry.seat)
        table.chronicle.tell("left", entry)
    else:
        table.seats[entry.seat] = Occupant()
        hand_over(table, entry.user)


def hand_over(table: Table, host: str) -> None:
    """A table that waits is never without a host: the first who still sits there is."""
    others = [seat.user for seat in table.seats if seat.user]
    if host == table.plan.host and host not in others and others:
        table.setup = replace(table.plan, host=others[0])


def fold_fill(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.seats[entry.seat] = Occupant(bot=entry.data["bot"])


def fold_start(table: Table, entry: Entry) -> None:
    assert table.game is not None
    table.first = table.state = table.game.start(table.plan.players, table.plan.options)


def fold_draft(table: Table, entry: Entry) -> None:
    assert table.state is not None
    state = table.tentative if table.tentative is not None else table.state.copy()
    codes = codes_of(entry)
    for code in codes:
        state.apply(code)
    table.tentative = state
    table.draft += codes
    table.steps.append(len(codes))


def fold_takeback(table: Table, entry: Entry) -> None:
    gone = len(table.draft) if entry.data.get("all") else table.steps.pop()
    table.draft = table.draft[:-gone]
    table.steps = table.steps if table.draft else []
    table.tentative = None
    if table.draft and table.state is not None:
        table.tentative = table.state.copy()
        for code in table.draft:
            table.tentative.apply(code)


def fold_answer(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.answers[entry.seat] = codes_of(entry)
    table.timing.chosen(entry.seat, entry.at)


def fold_choice(table: Table, entry: Entry) -> None:
    assert table.state is not None
    seat, code = int(table.state.to_move), entry.data["code"]
    made = entry.made or carried_out(table.state, code)
    banks = tuple(table.timing.banks)
    table.plies.append(Ply(code, seat, entry.at, made.events, made.after, banks))
    table.state = made.after
    table.timing.chosen(seat, entry.at)
    table.draft, table.steps, table.tentative, table.undo = [], [], None, None
    left = table.answers.pop(seat, [])[1:]
    if left:
        table.answers[seat] = left


def fold_ask_undo(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.undo = UndoAsk(entry.seat, entry.data["ply"], {entry.seat})
    if table.others(entry.user):
        table.chronicle.tell("asked", entry)


def fold_agree(table: Table, entry: Entry) -> None:
    if table.undo is not None and entry.seat is not None:
        table.undo.agreed.add(entry.seat)
        table.chronicle.tell("agreed", entry)


def fold_decline(table: Table, entry: Entry) -> None:
    if table.undo is not None and not entry.data.get("away"):
        table.chronicle.decline(table.undo, entry, table.state_version)
    table.undo = None


def fold_undo(table: Table, entry: Entry) -> None:
    table.undone += 1
    table.timing.put_back(table.plies[entry.data["ply"]].banks)
    table.plies = table.plies[: entry.data["ply"]]
    table.state = table.state_at(len(table.plies))
    table.chronicle.forget(len(table.plies))
    table.draft, table.steps, table.tentative = [], [], None
    table.undo, table.answers = None, {}
    if entry.seat is not None:
        table.chronicle.tell("undone", entry)


def fold_say(table: Table, entry: Entry) -> None:
    table.sayings.append(
        Saying(entry.user, entry.data["name"], entry.seat, entry.data["text"], entry.at)
    )
    table.said += 1
    table.talkers[entry.user] = entry.data["name"]
    del table.sayings[:-SAYINGS_REMEMBERED]


def fold_mute(table: Table, entry: Entry) -> None:
    if entry.data["on"]:
        table.muted.add(entry.data["user"])
    else:
        table.muted.discard(entry.data["user"])


def fold_kick(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.seats[entry.seat] = Occupant()
    table.barred.add(entry.data["user"])


def fold_flag(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.seats[entry.seat].bot = entry.data["bot"]
    forget_draft(table, entry.seat)
    table.flagged += 1
    table.chronicle.tell("late", entry)


def fold_stand_in(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    seat = table.seats[entry.seat]
    table.stand_ins.append(StandIn(entry.seat, seat.bot, entry.data["bot"], entry.at))
    seat.bot = entry.data["bot"]


def forget_draft(table: Table, seat: int) -> None:
    """A bot plays on from what has been decided."""
    if table.state is not None and table.state.to_move == seat:
        table.draft, table.steps, table.tentative = [], [], None


def fold_wake(table: Table, entry: Entry) -> None:
    table.timing.wake(entry.at)


def fold_rematch(table: Table, entry: Entry) -> None:
    table.rematch = entry.data["table"]


def fold_close(table: Table, entry: Entry) -> None:
    table.closed = True


FOLDED: Final[dict[str, Callable[[Table, Entry], None]]] = {
    "open": fold_open,
    "sit": fold_sit,
    "leave": fold_leave,
    "fill": fold_fill,
    "start": fold_start,
    "draft": fold_draft,
    "takeback": fold_takeback,
    "answer": fold_answer,
    "choice": fold_choice,
    "ask-undo": fold_ask_undo,
    "agree": fold_agree,
    "decline": fold_decline,
    "undo": fold_undo,
    "say": fold_say,
    "mute": fold_mute,
    "kick": fold_kick,
    "flag": fold_flag,
    "stand-in": fold_stand_in,
    "wake": fold_wake,
    "rematch": fold_rematch,
    "close": fold_close,
}
