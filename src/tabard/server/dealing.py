"""What follows from choices: those of others who chose at the same time, and chance after them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabard.kernel.dealer import SealedDealer
from tabard.kernel.revealing import reveals
from tabard.kernel.state import CHANCE, OVER, State
from tabard.server.asker import Asker
from tabard.server.daily import Streams
from tabard.server.log import Entry, carried_out
from tabard.server.table import Table
from tabard.server.teaching import Script, meant, script_of, teaches


def carry_out(table: Table, who: Asker, codes: list[int]) -> list[Entry]:
    """Choices of seats as entries, and the chance outcomes that follow them."""
    assert table.state is not None
    state = table.state
    entries: list[Entry] = []
    for code in codes:
        made = carried_out(state, code)
        entries.append(who.choice(int(state.to_move), code, made))
        state = made.after
    script = script_of(table, codes) if table.plan.lesson else None
    streams = Streams(table.deals_from, table) if table.plan.daily else None
    ply = len(table.plies) + len(codes)
    return entries + deals(state, who, table.deals_from, ply, script, streams)


def at_once(table: Table, own: State, seat: int, codes: Sequence[int], final: bool) -> bool:
    """Whether choices are carried out at once and are no draft: if wanted, or if they reveal.

    While a lesson goes on those are that it means, and no others: what it does not mean is tried.
    """
    if table.plan.lesson and teaches(table):
        return meant(table, codes)
    return final or reveals(own, codes, seat)


def ends(entries: list[Entry]) -> bool:
    """Whether choices that were carried out have ended the game."""
    made = entries[-1].made if entries else None
    return made is not None and made.after.to_move == OVER


def collect(table: Table, who: Asker, seat: int, codes: list[int]) -> list[Entry]:
    """Keep a seat's secret answer; when all have answered, carry the answers out in order.

    A seat that has answered with a whole set is not asked again before the set is used up.
    """
    assert table.state is not None
    told = {"code": codes[0]} if len(codes) == 1 else {"codes": codes}
    entries = [who.entry("answer", seat, **told)]
    made, _ = in_order(table.state, {**table.answers, seat: codes})
    return entries + (carry_out(table, who, made) if made else [])


def in_order(
    state: State, answers: Mapping[int, Sequence[int]]
) -> tuple[list[int], dict[int, tuple[int, ...]]]:
    """What seats that are asked at once have answered, in the order in which it is carried out.

    Nothing while somebody has not answered. With it what is left over: answers that come later.
    """
    left = {seat: list(kept) for seat, kept in answers.items()}
    made: list[int] = []
    table = state.copy()
    order = table.awaited()
    while order and all(left.get(seat) for seat in order):
        for seat in order:
            made.append(left[seat].pop(0))
            table.apply(made[-1])
        order = table.awaited()
    return made, {seat: tuple(kept) for seat, kept in left.items() if kept}


def deals(
    state: State,
    who: Asker,
    seed: str,
    ply: int = 0,
    script: Script | None = None,
    streams: Streams | None = None,
) -> list[Entry]:
    """The chance outcomes from here to the next choice of a seat, as the sealed dealer has them.

    While a lesson goes on it deals, and makes the choices of seats too that it begins after. The
    deal of a day has dice of its own.
    """
    entries: list[Entry] = []
    opening = script.opening if script is not None else 0
    if state.to_move != CHANCE and ply >= opening:
        return entries
    dealer = SealedDealer(seed)
    while state.to_move == CHANCE or ply < opening:
        if script is not None and ply < len(script.codes):
            code = script.codes[ply]
        elif streams is not None:
            code = streams.deal(state)
        else:
            dealer.turn_to(ply)
            code = int(dealer.deal(state.open_menu()))
        made = carried_out(state, code)
        seat = int(state.to_move)
        entries.append(who.choice(seat if seat >= 0 else None, code, made))
        state = made.after
        ply += 1
    return entries
