"""What follows from choices: the chance outcomes after them, and what they would reveal."""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.dealer import Dealer, SealedDealer
from tabard.kernel.errors import Refused
from tabard.kernel.state import CHANCE, OVER, State
from tabard.server.asker import Asker
from tabard.server.log import Entry
from tabard.server.table import Table, carried_out

SAMPLES: Final = 8


def carry_out(table: Table, who: Asker, codes: list[int]) -> list[Entry]:
    """Choices of seats as entries, and the chance outcomes that follow them."""
    assert table.state is not None
    state = table.state
    entries: list[Entry] = []
    for code in codes:
        made = carried_out(state, code)
        entries.append(who.choice(int(state.to_move), code, made))
        state = made.after
    return entries + deals(table, state, who, len(table.plies) + len(codes))


def ends(entries: list[Entry]) -> bool:
    """Whether choices that were carried out have ended the game."""
    made = entries[-1].made if entries else None
    return made is not None and made.after.to_move == OVER


def deals(table: Table, state: State, who: Asker, ply: int = 0) -> list[Entry]:
    """The chance outcomes from here to the next choice of a seat, as the sealed dealer has them."""
    entries: list[Entry] = []
    if state.to_move != CHANCE:
        return entries
    dealer = SealedDealer(table.seed)
    while state.to_move == CHANCE:
        dealer.turn_to(ply)
        code = int(dealer.deal(state.open_menu()))
        made = carried_out(state, code)
        entries.append(who.choice(None, code, made))
        state = made.after
        ply += 1
    return entries


def reveals(state: State, code: int, seat: int) -> bool:
    """Whether a choice would show the seat something it cannot know yet.

    It would if states that the seat cannot tell apart before the choice differ after it. A choice
    that is not open raises `Refused`.
    """
    seen = outcome(state, code, seat)
    if not state.game.hides(state, seat):
        return False
    dealer = Dealer("reveals")
    for _ in range(SAMPLES):
        try:
            if outcome(state.redeal(seat, dealer), code, seat) != seen:
                return True
        except Refused:
            return True
    return False


def outcome(state: State, code: int, seat: int) -> tuple[Any, Any]:
    """What a seat would see after a choice, and what it would be told on the way."""
    made = carried_out(state, code)
    return made.after.view(seat), [event.seen_by(seat) for event in made.events]
