"""What people may do at a table: each command is checked against the table and becomes entries.

A command never changes the table. It returns the entries to append; once they are durable they are
folded in. What cannot be done raises `RequestRefused`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabard.kernel.dealer import NO_NONCE, shared_seed
from tabard.kernel.errors import BadInput, Refused
from tabard.kernel.onward import Onward
from tabard.kernel.state import State
from tabard.server.asker import Asker as Asker
from tabard.server.asker import closing, playing_seat, state_seen, unconfirmed
from tabard.server.asker import own_seat as own_seat
from tabard.server.consent import concerned, letting_be
from tabard.server.daily import Streams
from tabard.server.dealing import at_once, carry_out, collect, deals, ends
from tabard.server.log import Entry, carried_out
from tabard.server.ratings.results import entrants, settled
from tabard.server.refusals import (
    RequestRefused,
    confirm_first,
    illegal,
    malformed,
    not_running,
    not_your_seat,
    not_your_turn,
)
from tabard.server.refusals import stale as stale_post
from tabard.server.setup import BOT, DEVICE, LINK, bots_for
from tabard.server.table import Table
from tabard.server.teaching import script_of

Command = Callable[[Table, Asker], list[Entry]]

LONGEST_SAYING: Final = 500


def decide(table: Table, who: Asker, command: Command) -> list[Entry]:
    """Let a command say what becomes of a table as it stands; time never runs backwards."""
    who.now = max(who.now, table.changed_at)
    entries = command(table, who)
    return settled(table, entries) if ends(entries) else entries


def sit(table: Table, who: Asker, seat: int, linked: bool = False) -> list[Entry]:
    """Take a free seat, or come back to one's own; the game starts when nobody is missing."""
    if not 0 <= seat < len(table.seats):
        raise malformed("seat", f"{seat} is not a seat")
    occupant = table.seats[seat]
    if table.over or table.closed:
        raise not_running()
    if who.user and occupant.user == who.user:
        if occupant.bot and table.timing.left(seat, who.now) == 0:
            raise RequestRefused("out-of-time", 409, "Your time is up; the bot plays on.")
        return [sitting(table, who, seat)] if occupant.bot else []
    if not occupant.free and not table.vacant(seat):
        raise RequestRefused("taken", 409, "That seat is taken.")
    if who.user in table.barred and not linked:
        raise RequestRefused("barred", 403, "The host has asked you to leave this table.")
    if table.seats_of(who.user) and table.plan.seats[seat].kind != DEVICE:
        raise RequestRefused("already-seated", 409, "You have a seat at this table.")
    if table.plan.seats[seat].kind == LINK and not linked and occupant.free:
        raise RequestRefused("by-link", 403, "That seat is kept for a friend with the link.")
    entry = sitting(table, who, seat)
    return [entry, *beginning(table, who, [entry])]


def adopt(table: Table, who: Asker, guest: str) -> list[Entry]:
    """Let an account have what was a guest's here: seats, the table itself, what was said.

    In a game that is over people keep the names they played under.
    """
    concerned = table.seats_of(guest) or table.plan.host == guest or guest in table.rated
    if not concerned and guest not in table.talkers and guest not in table.barred:
        return []
    named = {} if table.revealed else {"name": who.name}
    return [who.entry("adopt", None, user=guest, **named)]


def sitting(table: Table, who: Asker, seat: int) -> Entry:
    """Somebody sits down by their own name, or on the host's device by the one given there."""
    given = table.plan.seats[seat].name if who.user == table.plan.host else ""
    brought = {"nonce": who.nonce} if who.nonce and table.state is None else {}
    return who.entry("sit", seat, name=given or who.name, **brought)


def fill(table: Table, who: Asker, seat: int, bot: str) -> list[Entry]:
    """Give a free seat to a bot before the game; it starts when nobody is missing."""
    if not 0 <= seat < len(table.seats):
        raise malformed("seat", f"{seat} is not a seat")
    known = bots_for(table.plan.game)
    if bot not in known:
        raise malformed("bot", f"{bot!r} is not one of {', '.join(known)}")
    if who.user != table.plan.host:
        raise RequestRefused("not-your-table", 403, "Only the host can give seats to bots.")
    if table.state is not None or table.closed:
        raise RequestRefused("begun", 409, "The game has begun.")
    if not table.seats[seat].free:
        raise RequestRefused("taken", 409, "That seat is taken.")
    entry = who.entry("fill", seat, bot=bot)
    return [entry, *beginning(table, who, [entry])]


def beginning(table: Table, who: Asker, taking: list[Entry]) -> list[Entry]:
    """The start of the game, if nobody is missing once these have taken their seats.

    What the seats have brought along is settled here, and with it the seed that deals.
    """
    taken = {entry.seat: entry for entry in taking}
    missing = [i for i, s in enumerate(table.seats) if s.free and i not in taken]
    if table.state is not None or missing:
        return []
    brought = [
        taken[i].data.get("nonce", "") if i in taken else seat.nonce
        for i, seat in enumerate(table.seats)
    ]
    nonces = [nonce or NO_NONCE for nonce in brought]
    seed = shared_seed(table.seed, nonces)
    rated = entrants(table, taking)
    if rated:
        start = who.entry("start", nonces=nonces, rated=rated)
    else:
        start = who.entry("start", nonces=nonces)
    script = script_of(table) if table.plan.lesson else None
    streams = Streams(seed) if table.plan.daily else None
    return [start, *deals(table.beginning(), who, seed, 0, script, streams)]


def seat_host(table: Table, who: Asker) -> list[Entry]:
    """Seat the host at a new table, on this device's seats too, and start if nobody is missing."""
    entries: list[Entry] = []
    seated = False
    for i, plan in enumerate(table.plan.seats):
        if plan.kind == DEVICE or (not seated and plan.kind not in (BOT, LINK)):
            seated = True
            entries.append(sitting(table, who, i))
    return entries + beginning(table, who, entries)


def leave(table: Table, who: Asker, seat: int, bot: str) -> list[Entry]:
    """Leave a seat; in a running game a bot plays on until its owner comes back.

    A whole turn that was drafted is carried out first: it is what its owner wanted, and if it ends
    the game there is nothing left to leave.
    """
    own_seat(table, who, seat)
    if table.over or table.closed:
        raise not_running()
    if table.state is not None:
        return [] if table.seats[seat].bot else parting(table, who, seat, bot)
    entries = [who.entry("leave", seat, bot="")]
    if not any(s.user for i, s in enumerate(table.seats) if i != seat):
        entries.append(who.entry("close"))
    return entries


def kick(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Send somebody away who has not begun to play; they come back by a link alone.

    Once the game runs nobody can: a host who loses would.
    """
    if not 0 <= seat < len(table.seats):
        raise malformed("seat", f"{seat} is not a seat")
    if who.user != table.plan.host:
        raise RequestRefused("not-your-table", 403, "Only the host can send somebody away.")
    if table.state is not None or table.closed:
        raise RequestRefused("begun", 409, "The game has begun.")
    user = table.seats[seat].user
    if not user or user == who.user:
        raise malformed("seat", "is nobody else's")
    return [who.entry("kick", seat, user=user)]


def parting(table: Table, who: Asker, seat: int, bot: str) -> list[Entry]:
    """What becomes of a seat in a running game that its owner leaves."""
    entries = carry_out(table, who, whole_turn(table, seat)) or letting_be(table, who, seat)
    if ends(entries):
        return entries
    return [*entries, who.entry("leave", seat, bot=bot)]


def whole_turn(table: Table, seat: int) -> list[int]:
    """A turn that a seat has drafted to its end, going on implied; [] if it has not."""
    rest = closing(table, seat)
    return [*table.draft, *rest] if rest or unconfirmed(table, seat) else []


def close(table: Table, who: Asker) -> list[Entry]:
    """Give a table up: its host may, unless somebody else plays there.

    Nobody saves a rating by it: against bots a game that counts is left or played on.
    """
    if who.user != table.plan.host:
        raise RequestRefused("not-your-table", 403, "Only the host can close the table.")
    if table.over or table.closed:
        raise not_running()
    if table.state is not None and table.others(who.user):
        raise RequestRefused("others-play", 409, "Others play here; leave your seat instead.")
    if table.rated and len({seat.user for seat in table.seats if seat.user}) < 2:
        raise RequestRefused("counts", 409, "This game counts; leave your seat instead.")
    return [who.entry("close")]


def shut(table: Table, who: Asker) -> list[Entry]:
    """Close a table that goes on: whoever keeps the house may, in the name of the house."""
    if table.over or table.closed:
        raise not_running()
    return [who.entry("close")]


def choose(
    table: Table,
    who: Asker,
    seat: int,
    code: int,
    ply: int,
    final: bool,
    onward: bool = False,
    then: Sequence[int] = (),
) -> list[Entry]:
    """Make a choice: tentatively, or for good when `final` or when it would reveal something.

    With `onward` it may be one of a question to come, if going on to it is implied. Choices of the
    same seat may follow at once (`then`); together they are one step.
    """
    state = playing_seat(table, who, seat)
    if ply != table.ply_of(seat):
        raise stale_post(table.ply_of(seat))
    if unconfirmed(table, seat):
        raise confirm_first()
    try:
        if len(state.awaited()) > 1:
            return answer(table, who, seat, code)
        own = state_seen(table, seat)
        if own is None or own.to_move != seat:
            raise not_your_turn()
        codes = [*(Onward(own, seat).codes_of(code) if onward else [code]), *then]
        check_way(own, seat, codes)
        if at_once(table, own, seat, codes, final):
            return carry_out(table, who, [*table.draft, *codes])
        if len(codes) == 1:
            return [who.entry("draft", seat, code=code)]
        return [who.entry("draft", seat, codes=codes)]
    except Refused as refused:
        raise illegal(refused) from None
    except BadInput as error:
        raise malformed("choice", error.problem) from None


def check_way(state: State, seat: int, codes: Sequence[int]) -> None:
    """Refuse choices in a row of which any but the first is not this seat's alone to make."""
    for code in codes[:-1]:
        state = carried_out(state, code).after
        if state.awaited() != [seat]:
            raise not_your_turn()


def choose_for_bot(
    table: Table, who: Asker, seat: int, code: int, asked_at: int, instead: str = ""
) -> list[Entry]:
    """A bot's choice, unless the state has changed since or people talk about an undo.

    `asked_at` is the table's `state_version` when the bot was asked.
    Where the seat's bot cannot play, the one that chose `instead` has the seat from here on.
    """
    if asked_at != table.state_version or table.undo is not None:
        return []
    if seat not in table.awaited() or not table.seats[seat].bot:
        return []
    assert table.state is not None
    told = [who.entry("stand-in", seat, bot=instead)] if instead else []
    if len(table.state.awaited()) > 1:
        return told + answer(table, who, seat, code)
    return told + carry_out(table, who, [code])


def answer(table: Table, who: Asker, seat: int, code: int) -> list[Entry]:
    """Choose in secret while others do; when all have, the answers are carried out in order."""
    assert table.state is not None
    if seat not in table.awaited():
        raise not_your_turn()
    if code not in table.state.choices_of(seat):
        raise table.state.asking(seat).refusal(code)
    return collect(table, who, seat, [code])


def confirm(table: Table, who: Asker, seat: int, ply: int, onward: bool = False) -> list[Entry]:
    """Carry out the tentative choices; with `onward` those too that make the turn whole."""
    state = playing_seat(table, who, seat)
    if ply != table.ply_of(seat):
        raise stale_post(table.ply_of(seat))
    if not table.draft or state.to_move != seat:
        raise RequestRefused("nothing-to-confirm", 409, "There is nothing to confirm.")
    return carry_out(table, who, [*table.draft, *(closing(table, seat) if onward else ())])


def take_back(table: Table, who: Asker, seat: int, whole: bool) -> list[Entry]:
    """Take back the last tentative choice with those it implied, or all of them."""
    state = playing_seat(table, who, seat)
    if not table.draft or state.to_move != seat:
        raise RequestRefused("nothing-to-undo", 409, "There is nothing to take back.")
    return [who.entry("takeback", seat, all=whole)]


def ask_undo(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Ask to go back to before the seat's last choice; those who play must agree.

    Whoever was told no cannot ask for the same again, and nothing goes back behind the back of
    somebody whom it concerns.
    """
    playing_seat(table, who, seat)
    if table.plan.daily:
        raise RequestRefused("one-try", 409, "In the deal of the day every choice stays.")
    if table.undo is not None:
        raise RequestRefused("undo-asked", 409, "An undo has been asked for already.")
    ply = table.last_ply(seat)
    if ply is None:
        raise RequestRefused("nothing-to-undo", 409, "There is nothing to take back.")
    asked = concerned(table, who.user, ply)
    if table.chronicle.told_no(seat, ply) and asked:
        raise RequestRefused("undo-declined", 409, "That was declined; the choice stays.")
    if any(table.seats[i].bot for i in asked):
        raise RequestRefused("undo-away", 409, "Somebody whom it concerns is away.")
    entries = [who.entry("ask-undo", seat, ply=ply)]
    if not asked:
        entries.append(who.entry("undo", seat, ply=ply))
    return entries


def answer_undo(table: Table, who: Asker, seat: int, agrees: bool) -> list[Entry]:
    """Agree to an undo, or decline it."""
    playing_seat(table, who, seat)
    if table.undo is None:
        raise RequestRefused("no-undo-asked", 409, "Nobody asks for an undo.")
    if not agrees:
        return [who.entry("decline", seat)]
    entries = [who.entry("agree", seat)]
    asker = table.seats[table.undo.seat].user
    waiting = {table.seats[i].user for i in concerned(table, asker, table.undo.ply)}
    waiting -= {table.seats[i].user for i in table.undo.agreed} | {who.user}
    if not waiting:
        entries.append(who.entry("undo", table.undo.seat, ply=table.undo.ply))
    return entries


def say(table: Table, who: Asker, text: str) -> list[Entry]:
    """Chat, unless the host has silenced whoever speaks."""
    if who.user in table.muted:
        raise RequestRefused("muted", 403, "The host has silenced you at this table.")
    text = " ".join(text.split())
    if not text:
        raise malformed("text", "is empty")
    if len(text) > LONGEST_SAYING:
        raise malformed("text", f"is longer than {LONGEST_SAYING} characters")
    seats = table.seats_of(who.user)
    return [who.entry("say", seats[0] if seats else None, name=who.name, text=text)]


def mute(table: Table, who: Asker, talker: int, silent: bool) -> list[Entry]:
    """Silence somebody who has talked here, or let them talk again; the host may."""
    if who.user != table.plan.host:
        raise RequestRefused("not-your-table", 403, "Only the host can silence somebody.")
    known = list(table.talkers)
    if not 0 <= talker < len(known) or known[talker] == who.user:
        raise malformed("talker", f"{talker} is nobody else who has talked here")
    user = known[talker]
    return (
        [who.entry("mute", None, user=user, on=silent)] if silent != (user in table.muted) else []
    )


def flag(table: Table, who: Asker) -> list[Entry]:
    """Let a bot take over a seat whose time is up; a whole turn that was drafted counts.

    The flag falls before the turn is carried out, which therefore earns no time.
    """
    due = table.timing.next_flag()
    if not table.running or due is None or due[1] > who.now:
        return []
    fallen = [
        *letting_be(table, who, due[0]),
        who.entry("flag", due[0], bot=table.plan.takeover),
    ]
    return [*fallen, *carry_out(table, who, whole_turn(table, due[0]))]


def nothing(table: Table, who: Asker) -> list[Entry]:
    """Look after the table without changing anything."""
    return []


def wake(table: Table, who: Asker, closed_at: int | None = None) -> list[Entry]:
    """Let clocks go on from here when the house opens again; what ran until it closed counts."""
    runs = table.running and table.timing.clock.kind == "live" and bool(table.timing.since)
    known = {} if closed_at is None else {"closed_at": closed_at}
    return [who.entry("wake", None, **known)] if runs else []


def jump(table: Table, who: Asker, by: int) -> list[Entry]:
    """The time of day was set: what a clock has counted so far stays what it was."""
    runs = table.running and table.timing.clock.kind != "none" and bool(table.timing.since)
    return [who.entry("jump", None, by=by)] if runs else []


def rematch(table: Table, who: Asker, other: str) -> list[Entry]:
    """Tell everybody at a finished table where they play again; the first who asks decides."""
    if not table.over:
        raise RequestRefused("not-over", 409, "The game is not over.")
    if who.user != table.plan.host and not table.seats_of(who.user):
        raise not_your_seat()
    return [] if table.rematch else [who.entry("rematch", None, table=other)]
