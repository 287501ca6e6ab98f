"""Components of kinds that this game alone has: builders on spaces, refusals, uses of craftsmen."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.kernel.box.codes import Names, Schema, Seat, Whole
from tabard.kernel.box.fields import Field, Store, keyed_schema, list_schema
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game

USES_WIDTH: Final = 4
USES_ROOM: Final = 15  # craftsmen in the lower vector of uses
MOST_USES: Final = 15  # of one craftsman, more than he has


class Builders(Field):
    """Who stands where: for each station with spaces a list of seats, null for a free space."""

    def stores(self) -> list[Store]:
        return [Store("spaces", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        stations = zip(t.STATION_IDS, t.STATION_SPACES)
        item = Seat().schema(seats)
        return keyed_schema({name: list_schema(item, n, n) for name, n in stations if n > 0})

    def text(self, owner: str, names: Names) -> str:
        return "builders(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for station, name in enumerate(t.STATION_IDS):
            for n, who in enumerate(word.get(name, ())):
                if who is not None:
                    s.put_builder(t.FIRST_SPACE[station] + n, who)


class Refusals(Field):
    """How many draws may still be refused in this round; kept is how many were (PIL-5.2)."""

    def stores(self) -> list[Store]:
        return [Store("refused", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return Whole(0, t.REFUSALS).schema(seats)

    def text(self, owner: str, names: Names) -> str:
        return "s.readings.refusals - s.refused"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        if word > s.readings.refusals:
            raise BadPosition(self.name, f"{word} is not 0 to {s.readings.refusals}")
        s.refused = s.readings.refusals - word


class Uses(Field):
    """How often the player who is building has used each craftsman in this turn (PIL-17.2).

    The state keeps it, in two vectors, because it is of one player at a time; it is shown among
    that player's things.
    """

    def stores(self) -> list[Store]:
        return [Store("uses_low", "i64", 0, "table"), Store("uses_high", "i64", 0, "table")]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        times = Whole(1, MOST_USES).schema(seats)
        return {**keyed_schema(dict.fromkeys(t.CRAFTSMAN_IDS, times)), "required": []}

    def text(self, owner: str, names: Names) -> str:
        return "uses(s, seat)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        building = s.step().name == "building" and s.progress < s.players
        for name, times in word.items():
            if not building or s.seat_in_turn(s.progress) != seat:
                raise BadPosition(f"seats[{seat}].uses.{name}", "is not building now (PIL-17.1)")
            s.add_uses(t.CRAFTSMAN_IDS.index(name), times)
