"""How a table takes in an entry of its log, by the kind of the entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tabard.games import game as find_game
from tabard.kernel.dealer import shared_seed
from tabard.server.log import Entry, carried_out, codes_of
from tabard.server.parts import Occupant, Ply, Saying, StandIn, StandingOrder, UndoAsk
from tabard.server.setup import BOT, stored_setup
from tabard.server.timing import Timing

if TYPE_CHECKING:
    from tabard.server.table import Table

SAYINGS_REMEMBERED: Final = 200  # enough for a page of chat


def fold_open(table: Table, entry: Entry) -> None:
    table.setup = stored_setup(entry.data)
    if table.game is None:
        table.game = find_game(f"{table.setup.game}@{table.setup.version}")
    table.versions = [table.setup.version]
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
        table.chronicle.tell("back" if seat.user == entry.user else "replaced", entry)
        seat.before = (*seat.before, f"bot {seat.bot}")
    seat.user, seat.name, seat.bot = entry.user, entry.data["name"], ""
    if table.state is None:
        seat.nonce = entry.data.get("nonce", "")


def fold_adopt(table: Table, entry: Entry) -> None:
    old, new = entry.data["user"], entry.user
    for seat, plan in zip(table.seats, table.plan.seats, strict=True):
        if seat.user == old:
            seat.user = new
            if "name" in entry.data and not plan.name:
                seat.name = entry.data["name"]
    if table.plan.host == old:
        table.setup = replace(table.plan, host=new)
    table.rated = [new if who == old else who for who in table.rated]
    for users in (table.muted, table.barred):
        if old in users:
            users.discard(old)
            users.add(new)
    if old in table.talkers:
        names = {new if user == old else user: name for user, name in table.talkers.items()}
        table.talkers = names
        table.sayings = [
            replace(said, user=new) if said.user == old else said for said in table.sayings
        ]
    table.notes.adopt(old, new)
    if old in table.unseen:
        table.unseen[new] = table.unseen.get(new, 0) + table.unseen.pop(old)


def fold_leave(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    if entry.data.get("bot"):
        give_to_bot(table, entry)
        table.chronicle.tell("left", entry)
    else:
        table.seats[entry.seat] = Occupant()
        hand_over(table, entry.user)


def give_to_bot(table: Table, entry: Entry) -> None:
    """Somebody goes, and a bot plays on from what has been decided."""
    assert entry.seat is not None
    seat = table.seats[entry.seat]
    seat.before, seat.bot = (*seat.before, "person"), entry.data["bot"]
    table.orders.pop(entry.seat, None)
    forget_draft(table, entry.seat)
    table.called_off.discard(entry.seat)


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
    table.first = table.state = table.beginning()
    table.nonces = entry.data.get("nonces", [])  # older tables have none
    table.rated = entry.data.get("rated", [])
    table.deals_from = shared_seed(table.seed, table.nonces)


def fold_draft(table: Table, entry: Entry) -> None:
    assert table.state is not None
    assert entry.seat is not None
    table.orders.pop(entry.seat, None)
    # A state of its own for each moment: views are remembered by the state that they show.
    state = (table.tentative if table.tentative is not None else table.state).copy()
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
    table.orders.pop(entry.seat, None)
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
    table.places = entry.data.get("rated", [])
    table.orders.pop(seat, None)
    table.nudged.pop(seat, None)
    left = table.answers.pop(seat, [])[1:]
    if left:
        table.answers[seat] = left


def fold_ask_undo(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.undo = UndoAsk(entry.seat, entry.data["ply"], {entry.seat}, table.version)
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
    table.chronicle.undo(table.undo, entry, table.plies[entry.data["ply"] :])
    table.timing.put_back(table.plies[entry.data["ply"]].banks)
    table.plies = table.plies[: entry.data["ply"]]
    table.state = table.state_at(len(table.plies))
    table.chronicle.forget(len(table.plies))
    table.draft, table.steps, table.tentative = [], [], None
    table.undo, table.answers, table.orders = None, {}, {}
    table.trying.verdict = None


def fold_say(table: Table, entry: Entry) -> None:
    table.sayings.append(
        Saying(entry.user, entry.data["name"], entry.seat, entry.data["text"], entry.at)
    )
    table.said += 1
    table.talkers[entry.user] = entry.data["name"]
    del table.sayings[:-SAYINGS_REMEMBERED]


def fold_note(table: Table, entry: Entry) -> None:
    table.notes.take(entry)


def fold_erase(table: Table, entry: Entry) -> None:
    table.notes.erase(entry.data["number"])


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
    give_to_bot(table, entry)
    table.chronicle.flag(entry, len(table.plies))


def fold_stand_in(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    seat = table.seats[entry.seat]
    table.stand_ins.append(StandIn(entry.seat, seat.bot, entry.data["bot"], entry.at))
    seat.before, seat.bot = (*seat.before, f"bot {seat.bot}"), entry.data["bot"]


def forget_draft(table: Table, seat: int) -> None:
    """A bot plays on from what has been decided."""
    if table.state is not None and table.state.to_move == seat:
        table.draft, table.steps, table.tentative = [], [], None


def fold_order(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.orders[entry.seat] = StandingOrder(entry.data["step"], tuple(entry.data["codes"]))


def fold_unorder(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.orders.pop(entry.seat, None)


def fold_rest(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    start, end = entry.data["from"], entry.data["until"]
    table.timing.rest(entry.seat, start, end)
    table.chronicle.tell("resting" if end > entry.at else "rested", entry)


def fold_nudge(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.nudged[entry.seat] = (entry.at, table.version)
    table.chronicle.tell("nudged", entry)


def fold_wake(table: Table, entry: Entry) -> None:
    table.timing.wake(entry.at, entry.data.get("closed_at"))


def fold_rules(table: Table, entry: Entry) -> None:
    rules, data = entry.data["rules_version"], entry.data["data"]
    table.setup = replace(table.plan, rules_version=rules, data=data)
    table.versions.append(table.plan.version)


def fold_jump(table: Table, entry: Entry) -> None:
    table.timing.shift(entry.data["by"])
    table.jumped += entry.data["by"]


def fold_verdict(table: Table, entry: Entry) -> None:
    trying = table.trying
    trying.verdict = dict(entry.data)
    trying.tries += 1
    trying.solved = trying.solved or (entry.data["right"] and not trying.shown)


def fold_give_up(table: Table, entry: Entry) -> None:
    table.trying.shown = True


def fold_rematch(table: Table, entry: Entry) -> None:
    table.rematch = entry.data["table"]


def fold_call_off(table: Table, entry: Entry) -> None:
    assert entry.seat is not None
    table.called_off.add(entry.seat)
    table.chronicle.tell("calls-off", entry)


def fold_play_on(table: Table, entry: Entry) -> None:
    table.called_off.clear()
    table.chronicle.tell("plays-on", entry)


def fold_close(table: Table, entry: Entry) -> None:
    table.closed = True


FOLDED: Final[dict[str, Callable[[Table, Entry], None]]] = {
    "open": fold_open,
    "sit": fold_sit,
    "adopt": fold_adopt,
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
    "comment": fold_note,
    "variation": fold_note,
    "erase": fold_erase,
    "kick": fold_kick,
    "flag": fold_flag,
    "stand-in": fold_stand_in,
    "order": fold_order,
    "unorder": fold_unorder,
    "rest": fold_rest,
    "nudge": fold_nudge,
    "wake": fold_wake,
    "jump": fold_jump,
    "rules": fold_rules,
    "call-off": fold_call_off,
    "play-on": fold_play_on,
    "verdict": fold_verdict,
    "give-up": fold_give_up,
    "rematch": fold_rematch,
    "close": fold_close,
}
