"""What follows from choices: the chance outcomes after them, and what they would reveal."""

from __future__ import annotations

from collections.abc import Sequence
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


def collect(table: Table, who: Asker, seat: int, codes: list[int]) -> list[Entry]:
    """Keep a seat's secret answer; when all have answered, carry the answers out in order.

    Who has answered with a whole set is not asked again before it is used up.
    """
    assert table.state is not None
    told = {"code": codes[0]} if len(codes) == 1 else {"codes": codes}
    entries = [who.entry("answer", seat, **told)]
    left = {s: list(kept) for s, kept in {**table.answers, seat: codes}.items()}
    made: list[int] = []
    state = table.state.copy()
    order = state.awaited()
    while order and all(left.get(s) for s in order):
        for s in order:
            made.append(left[s].pop(0))
            state.apply(made[-1])
        order = state.awaited()
    return entries + (carry_out(table, who, made) if made else [])


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


def reveals(state: State, codes: Sequence[int], seat: int) -> bool:
    """Whether choices in a row would show the seat something it cannot know yet.

    They would if states that the seat cannot tell apart before them differ after them. A choice
    that is not open raises `Refused`.
    """
    seen = outcome(state, codes, seat)
    if not state.game.hides(state, seat):
        return False
    dealer = Dealer("reveals")
    for _ in range(SAMPLES):
        try:
            if outcome(state.redeal(seat, dealer), codes, seat) != seen:
                return True
        except Refused:
            return True
    return False


def outcome(state: State, codes: Sequence[int], seat: int) -> tuple[Any, Any]:
    """What a seat would see after choices in a row, and what it would be told on the way."""
    told: list[Any] = []
    for code in codes:
        made = carried_out(state, code)
        told += [event.seen_by(seat) for event in made.events]
        state = made.after
    return state.view(seat), told
