"""What people may do at a table: each command is checked against the table and becomes entries.

A command never changes the table. It returns the entries to append; once they are durable they are
folded in. A refusal is an `Answer`.
"""

from __future__ import annotations

from typing import Final

from tabard.kernel.dealer import Dealer, SealedDealer
from tabard.kernel.errors import Refused, TabardError
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, State
from tabard.server.answers import (
    Answer,
    illegal,
    malformed,
    not_running,
    not_your_seat,
    not_your_turn,
)
from tabard.server.answers import stale as stale_answer
from tabard.server.log import Entry
from tabard.server.setup import BOT, DEVICE, LINK
from tabard.server.table import Table

LONGEST_SAYING: Final = 500
SAMPLES: Final = 32


class Asker:
    """Who asks, when, and under which request id; makes the entries of one command."""

    def __init__(self, user: str, name: str, now: int, request: str = "") -> None:
        self.user = user
        self.name = name
        self.now = now
        self.request = request

    def entry(self, kind: str, seat: int | None = None, **data: object) -> Entry:
        """An entry of this asker; the first one carries the request id."""
        request, self.request = self.request, ""
        return Entry(kind, self.now, seat, self.user, request, dict(data))


def own_seat(table: Table, who: Asker, seat: int) -> None:
    """Refuse unless the seat is the asker's."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].user != who.user:
        raise not_your_seat()


# -- seats --------------------------------------------------------------------------------------


def sit(table: Table, who: Asker, seat: int, linked: bool = False) -> list[Entry]:
    """Take a free seat, or come back to one's own; the game starts when nobody is missing."""
    if not 0 <= seat < len(table.seats):
        raise malformed("seat", f"{seat} is not a seat")
    occupant = table.seats[seat]
    if occupant.user == who.user:
        return [who.entry("sit", seat, name=who.name)] if occupant.bot else []
    if not occupant.free:
        raise Answer("taken", 409, "That seat is taken.")
    if table.plan.seats[seat].kind == LINK and not linked:
        raise Answer("by-link", 403, "That seat is kept for a friend with the link.")
    entries = [who.entry("sit", seat, name=who.name)]
    missing = [i for i, s in enumerate(table.seats) if s.free and i != seat]
    if table.state is None and not missing:
        entries += [who.entry("start"), *deals(table, new_state(table), who)]
    return entries


def seat_host(table: Table, who: Asker) -> list[Entry]:
    """Seat the host at a new table, on this device's seats too, and start if nobody is missing."""
    entries: list[Entry] = []
    seated = False
    for i, plan in enumerate(table.plan.seats):
        if plan.kind == DEVICE or (not seated and plan.kind not in (BOT, LINK)):
            seated = True
            entries.append(who.entry("sit", i, name=who.name))
    taken = {entry.seat for entry in entries}
    if all(not s.free or i in taken for i, s in enumerate(table.seats)):
        entries += [who.entry("start"), *deals(table, new_state(table), who)]
    return entries


def new_state(table: Table) -> State:
    """The state a table will start with."""
    assert table.game is not None
    state: State = table.game.start(table.plan.players, table.plan.options)
    return state


def leave(table: Table, who: Asker, seat: int, bot: str) -> list[Entry]:
    """Leave a seat; in a running game a bot plays on until its owner comes back."""
    own_seat(table, who, seat)
    return [who.entry("leave", seat, bot=bot if table.state is not None else "")]


# -- choices ------------------------------------------------------------------------------------


def choose(table: Table, who: Asker, seat: int, code: int, ply: int, final: bool) -> list[Entry]:
    """Make a choice: tentatively, or for good when `final` or when it would reveal something."""
    own_seat(table, who, seat)
    if not table.running or table.state is None:
        raise not_running()
    if ply != table.ply:
        raise stale_answer(table.ply)
    if len(table.state.awaited()) > 1:
        return answer(table, who, seat, code)
    state = table.tentative or table.state
    if state.to_move != seat:
        raise not_your_turn()
    try:
        after = state.copy()
        after.apply(code)
    except Refused as refused:
        raise illegal(refused) from None
    except TabardError as error:
        raise malformed("choice", str(error)) from None
    if not final and not reveals(state, code, seat):
        return [who.entry("draft", seat, code=code)]
    return carry_out(table, who, [*table.draft, code])


def choose_for_bot(table: Table, who: Asker, seat: int, code: int, plies: int) -> list[Entry]:
    """A bot's choice, unless the moment it was made for is gone."""
    if plies != len(table.plies) or seat not in table.awaited() or not table.seats[seat].bot:
        return []
    assert table.state is not None
    if len(table.state.awaited()) > 1:
        return answer(table, who, seat, code)
    return carry_out(table, who, [code])


def answer(table: Table, who: Asker, seat: int, code: int) -> list[Entry]:
    """Choose in secret while others do; when all have, the answers are carried out in order."""
    assert table.state is not None
    if seat not in table.awaited():
        raise not_your_turn()
    if code not in table.state.choices_of(seat):
        probe = table.state.copy()
        probe.to_move = seat
        raise illegal(probe.why_not(code))
    entries = [who.entry("answer", seat, code=code)]
    answers = {**table.answers, seat: code}
    order = table.state.awaited()
    if all(s in answers for s in order):
        entries += carry_out(table, who, [answers[s] for s in order])
    return entries


def confirm(table: Table, who: Asker, seat: int, ply: int) -> list[Entry]:
    """Carry out the tentative choices."""
    own_seat(table, who, seat)
    if ply != table.ply:
        raise stale_answer(table.ply)
    if not table.draft or table.state is None or table.state.to_move != seat:
        raise Answer("nothing-to-confirm", 409, "There is nothing to confirm.")
    return carry_out(table, who, table.draft)


def take_back(table: Table, who: Asker, seat: int, whole: bool) -> list[Entry]:
    """Take back the last tentative choice, or all of them."""
    own_seat(table, who, seat)
    if not table.draft or table.state is None or table.state.to_move != seat:
        raise Answer("nothing-to-undo", 409, "There is nothing to take back.")
    return [who.entry("takeback", seat, all=whole)]


def carry_out(table: Table, who: Asker, codes: list[int]) -> list[Entry]:
    """Choices of seats as entries, and the chance outcomes that follow them."""
    assert table.state is not None
    state = table.state.copy()
    entries: list[Entry] = []
    for code in codes:
        entries.append(who.entry("choice", int(state.to_move), code=code))
        state.apply(code)
    return entries + deals(table, state, who, len(table.plies) + len(codes))


def deals(table: Table, state: State, who: Asker, ply: int = 0) -> list[Entry]:
    """The chance outcomes from here to the next choice of a seat, as the sealed dealer has them."""
    dealer = SealedDealer(table.seed)
    menu = Menu()
    entries: list[Entry] = []
    while state.to_move == CHANCE:
        state.fill(menu)
        dealer.turn_to(ply)
        code = int(dealer.deal(menu))
        entries.append(Entry("choice", who.now, None, "", "", {"code": code}))
        state.advance(code, menu)
        ply += 1
    return entries


def reveals(state: State, code: int, seat: int) -> bool:
    """Whether a choice would show the seat something it cannot know yet."""
    if not state.game.hides(state, seat):
        return False
    dealer = Dealer("reveals")
    truth = state.position()
    for _ in range(SAMPLES):
        other = state.redeal(seat, dealer)
        if other.position() != truth:
            break
    else:
        return False
    after = state.copy()
    after.apply(code)
    if code not in other.choices():
        return True
    other.apply(code)
    return after.view(seat) != other.view(seat)


# -- undo ---------------------------------------------------------------------------------------


def ask_undo(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Ask to go back to before the seat's last choice; those who play must agree."""
    own_seat(table, who, seat)
    if not table.running:
        raise not_running()
    ply = max((i for i, made in enumerate(table.plies) if made.seat == seat), default=None)
    if ply is None:
        raise Answer("nothing-to-undo", 409, "There is nothing to take back.")
    entries = [who.entry("ask-undo", seat, ply=ply)]
    if not others_to_ask(table, who.user):
        entries.append(who.entry("undo", seat, ply=ply))
    return entries


def others_to_ask(table: Table, user: str) -> list[int]:
    """The seats of other people who are there."""
    return [i for i, s in enumerate(table.seats) if s.user and s.user != user and not s.bot]


def answer_undo(table: Table, who: Asker, seat: int, agrees: bool) -> list[Entry]:
    """Agree to an undo, or decline it."""
    own_seat(table, who, seat)
    if table.undo is None:
        raise Answer("no-undo-asked", 409, "Nobody asks for an undo.")
    if not agrees:
        return [who.entry("decline", seat)]
    entries = [who.entry("agree", seat)]
    asker = table.seats[table.undo.seat].user
    waiting = {table.seats[i].user for i in others_to_ask(table, asker)}
    waiting -= {table.seats[i].user for i in table.undo.agreed} | {who.user}
    if not waiting:
        entries.append(who.entry("undo", table.undo.seat, ply=table.undo.ply))
    return entries


# -- talk and time ------------------------------------------------------------------------------


def say(table: Table, who: Asker, text: str) -> list[Entry]:
    """Chat."""
    text = " ".join(text.split())
    if not text:
        raise malformed("text", "is empty")
    if len(text) > LONGEST_SAYING:
        raise malformed("text", f"is longer than {LONGEST_SAYING} characters")
    seats = table.seats_of(who.user)
    return [who.entry("say", seats[0] if seats else None, name=who.name, text=text)]


def flag(table: Table, who: Asker) -> list[Entry]:
    """Let a bot take over a seat whose time is up."""
    due = table.timing.next_flag()
    if not table.running or due is None or due[1] > who.now:
        return []
    return [who.entry("flag", due[0], bot=table.plan.takeover)]
