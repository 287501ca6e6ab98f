"""What a house has for everybody on a day: one puzzle, and one deal with its own dice.

Both follow from the date and the house's secret, so all servers of a house agree and nobody outside
can tell what tomorrow brings. The seed of a deal is told to nobody, and dice are drawn for each
kind of chance apart: who makes more choices on the way meets the same cards as everybody else.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections import Counter
from collections.abc import Sequence
from datetime import date
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

from tabard.games import game
from tabard.kernel.dealer import SealedDealer
from tabard.kernel.state import CHANCE, State
from tabard.server.setup import BOT, DAILY, PERSON, USUAL_BOT, SeatPlan, Setup

if TYPE_CHECKING:
    from tabard.server.table import Table

USUAL_PLAYERS: Final = 3
ID_BYTES: Final = 9  # as the ids of other tables have


class Deal(NamedTuple):
    """The deal of a day: which game, with how many, against bots of which level."""

    day: str
    game: str
    players: int
    bot: str


class Daily:
    """The days of a house; all of its servers have the same secret."""

    def __init__(self, secret: str) -> None:
        self.key: Final = hashlib.sha256(f"tabard days:{secret}".encode()).digest()

    def word(self, text: str) -> str:
        """What nobody can work out who has not the secret."""
        return hmac.new(self.key, text.encode(), hashlib.sha256).hexdigest()

    def picked(self, what: str, day: str, among: Sequence[str]) -> str:
        """One of several for a day: all of them in turn, each time in another order."""
        cycle, place = divmod(date.fromisoformat(day).toordinal(), len(among))
        order = sorted(among, key=lambda one: self.word(f"{what}:{cycle}:{one}"))
        return order[place]

    def deal(self, day: str, games: Sequence[str]) -> Deal:
        """The deal of a day."""
        name = self.picked("game", day, games)
        players = min(game(name).players, key=lambda n: abs(n - USUAL_PLAYERS))
        return Deal(day, name, players, USUAL_BOT)

    def table(self, day: str, user: str) -> str:
        """The id of somebody's table on a day: there cannot be two of it, whoever opens them."""
        for number in count():
            text = self.word(f"table:{day}:{user}:{number}")
            found = base64.urlsafe_b64encode(bytes.fromhex(text[: 2 * ID_BYTES])).decode()
            if not found.startswith("-"):  # that would be an option to commands
                return found
        raise AssertionError

    def seed(self, deal: Deal) -> str:
        """What deals on a day; for the house alone."""
        return self.word(f"deal:{deal.day}:{deal.game}:{deal.players}")


def plan_of(deal: Deal, host: str) -> Setup:
    """Somebody's table for the deal of a day: no advice, no way back, and nobody looks on."""
    found = game(deal.game)
    bots = [SeatPlan(BOT, deal.bot)] * (deal.players - 1)
    return Setup(
        game=found.id,
        players=deal.players,
        options=found.agree(deal.players, {}),
        seats=(SeatPlan(PERSON), *bots),
        host=host,
        watch=DAILY,
        takeover=deal.bot,
        rules_version=found.rules_version,
        hints=False,
        data=found.data,
        rated=False,
        daily=deal.day,
    )


class Streams:
    """The dice of a deal: each moment of the rules at which chance decides has its own."""

    def __init__(self, seed: str, table: Table | None = None) -> None:
        self.seed: Final = seed
        plies = table.plies if table is not None else []
        self.met: Final[Counter[int]] = Counter(
            int(table.state_at(n).at)
            for n, ply in enumerate(plies)
            if table is not None and ply.seat == CHANCE
        )

    def deal(self, state: State) -> int:
        """What chance decides now."""
        at = int(state.at)
        dealer = SealedDealer(f"{self.seed}:{at}")
        dealer.turn_to(self.met[at])
        self.met[at] += 1
        return int(dealer.deal(state.open_menu()))
