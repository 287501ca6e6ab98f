"""Components of kinds that this game alone has: builders, refusals, uses, and Ellen's event."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.frames import MOST_USES, BuildingTurn, Keeping
from tabard.kernel.box import slots
from tabard.kernel.box.codes import NONE, Code, Names, Schema, Seat, Whole
from tabard.kernel.box.fields import Field, One, Standing, Store, keyed_schema, list_schema
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.box.stock import Pile
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.ints import has

SPACE_WIDTH: Final = 3  # a seat + 1, or 0 for a free space
SPACE_MASK: Final = 7


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

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for station, called in enumerate(t.STATION_IDS):
            for n in range(t.STATION_SPACES[station]):
                shift = (t.FIRST_SPACE[station] + n) * SPACE_WIDTH
                raw = f"(s.spaces >> {shift}) & {SPACE_MASK}"
                found += slots.seat(raw, f"{name}.{called}[{n}]", look)
        return found


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

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return slots.number("s.readings.refusals - s.refused", 0, t.REFUSALS, name, look)


class Uses(Field):
    """How often the player who is building has used each craftsman in this turn (PIL-17.2).

    His turn remembers it; it is shown among his things.
    """

    def schema(self, game: Game[Any], seats: int) -> Schema:
        times = Whole(1, MOST_USES).schema(seats)
        return {**keyed_schema(dict.fromkeys(t.CRAFTSMAN_IDS, times)), "required": []}

    def text(self, owner: str, names: Names) -> str:
        return "uses(s, seat)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        turn = s.found(BuildingTurn)
        for name, times in word.items():
            if turn is None or s.progress >= s.players or s.seat_in_turn(s.progress) != seat:
                raise BadPosition(f"seats[{seat}].uses.{name}", "is not building now (PIL-17.1)")
            turn.add_uses(t.CRAFTSMAN_IDS.index(name), times)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []  # a fact of the turn


class Interrupted(Standing):
    """The step that goes on after this one; that a building turn ends is `building` as well."""

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        super().keep("turn_ends" if word == "building" else word, s, o, seat)


class Returning(One):
    """The first kind that surplus may be of (PIL-17.5): remembered while there is any."""

    def stores(self) -> list[Store]:
        return []

    def text(self, owner: str, names: Names) -> str:
        return f"returning({owner})"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        keeping = s.found(Keeping)
        if keeping is not None:
            super().keep(word, s, keeping, seat)
        elif self.code.code(word) != self.start:
            raise BadPosition(self.name, f"does not fit the step {s.step().name}")

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []  # a fact of what is returned


class Foreseen(One):
    """The event that Ellen's owner has seen (PIL-22.5); no position has it while there is none."""

    def __init__(self, name: str, code: Code, says: str, start: int) -> None:
        super().__init__(name, code, says, start=start)
        self.follows = True

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        super().keep(word, s, o, seat)
        if not has(s.events_left, s.foreseen):
            raise BadPosition(self.name, "is not among events_unseen (PIL-2.8)")

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        foreseen = self.code.pieces("s.foreseen", name, look)
        return [piece.only("me.holds(t.ELLEN)") for piece in foreseen]


class TopEvent(Pile):
    """The event card on top, once Ellen's owner alone has looked at it (PIL-22.5, PIL-25.1)."""

    def hides(self, s: Any, seat: int | None) -> bool:
        return bool(s.foreseen != NONE and s.owner_of(t.ELLEN) != seat)

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        if self.hides(s, seat):
            unseen = [event for event in range(t.EVENTS) if has(s.events_left, event)]
            s.foreseen = unseen[dealer.below(len(unseen))]
