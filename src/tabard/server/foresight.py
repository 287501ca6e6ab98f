"""What a seat may be asked next, found by playing on at random from what the seat may know.

Everything hidden is dealt anew for each try, so nothing here tells a secret.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Final

from tabard.kernel import sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE, OVER, State
from tabard.server.table import Table
from tabard.server.waits import question

TRIES: Final = 24
LONGEST: Final = 400
SECONDS: Final = 0.5
REMEMBERED: Final = "foreseen"


@dataclass(slots=True)
class Question:
    """A question that may come: how often it came first, how it stands then.

    codes  what can be chosen there, and how often it was open
    """

    step: str
    state: State
    times: int = 0
    codes: dict[int, int] = field(default_factory=dict)


class Foresight:
    """Looks ahead for one at a time, beside whatever else the house does, and remembers it.

    A table remembers it for as long as its game stands as it did then.
    """

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def of(self, table: Table, seat: int) -> list[Question]:
        """The questions that a seat may be asked next; none for a seat that is asked already."""
        async with self.turn:
            state = table.state
            if state is None or not table.running or seat in table.awaited():
                return []
            kept: dict[int, tuple[State, list[Question]]]
            kept = table.memory.setdefault(REMEMBERED, {})
            if seat not in kept or kept[seat][0] is not state:
                seed = f"{table.id} {len(table.plies)}"
                kept[seat] = state, await asyncio.to_thread(foreseen, state, seat, seed)
            return kept[seat][1]


def foreseen(state: State, seat: int, seed: str) -> list[Question]:
    """The questions that a seat may be asked next, the likeliest first; sets are left out."""
    chance, found = Random(seed), dict[str, Question]()
    deadline = time.monotonic() + SECONDS
    for number in range(TRIES):
        asked = played_on(state.redeal(seat, Dealer(f"{seed} {number}")), seat, chance)
        onward = question(asked, seat) if asked is not None else None
        if onward is not None:
            one = onward.asked
            kept = found.setdefault(one.step().name, Question(one.step().name, one))
            kept.times += 1
            for refusal in sets.refusals(one):
                kept.codes.setdefault(refusal.code, 0)  # it may be open when the question comes
            for code in onward.codes:
                kept.codes[code] = kept.codes.get(code, 0) + 1
        if time.monotonic() > deadline:
            break
    return sorted(found.values(), key=lambda one: (-one.times, one.step))


def played_on(state: State, seat: int, chance: Random) -> State | None:
    """A state that asks a seat, after others have chosen at random; None if none came."""
    dealer = Dealer(str(chance.random()))
    for _ in range(LONGEST):
        if state.to_move == OVER:
            return None
        if state.to_move == CHANCE:
            state.apply(int(dealer.deal(state.open_menu())))
            continue
        if seat in state.awaited():
            return state
        state.apply(chance.choice(state.choices()))
    return None
