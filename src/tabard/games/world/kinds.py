"""Components of kinds that this game alone has: projects, plots, plague, goods behind a screen."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.world import tables as t
from tabard.kernel.box import slots
from tabard.kernel.box.codes import Names, Schema, Whole
from tabard.kernel.box.fields import Field, Store, Told, keyed_schema, list_schema
from tabard.kernel.box.slots import VIEWER, Look, Piece
from tabard.kernel.errors import BadPosition
from tabard.kernel.frame import Frame
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, with_part

CARD_WIDTH: Final = 4  # a card of the open pile
TILE_WIDTH: Final = 4  # what lies on a location, see below
COUNT_WIDTH: Final = 4  # materials on a project, tiles of a value, units missing of a duty
MOST: Final = 999  # of points and money, far above any game
DEEPEST: Final = 6  # steps that can wait for each other
DOWN: Final = "down"

# What lies on a location: no tile, a face-down tile, or a sick inhabitant: his value above this.
NO_TILE: Final = 0
FACE_DOWN: Final = 1


class Waiting(Field):
    """The steps that go on when the present one is done, the next one first; read by `stand`."""

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return {**list_schema({"enum": list(game.by_name)}, 0, DEEPEST), "uniqueItems": True}

    def text(self, owner: str, names: Names) -> str:
        return "interrupted(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        """Nothing to keep."""

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []  # every observation says where the game stands


class Remembered(Told):
    """A fact of a part, shown where that runs or not, and read by `stand`."""

    def __init__(self, name: str, frame: Frame, how: str = "") -> None:
        fact = next(fact for fact in frame.facts().fields if fact.name == name)
        super().__init__(name, fact.says, {}, how)
        self.fact: Final = fact

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return self.fact.schema(game, seats)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []  # it stands among the facts of its part


class Last(Field):
    """The latest choice that everybody saw, in the words of the action space, or null."""

    def stores(self) -> list[Store]:
        return [Store("last", "i64", t.NONE)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return {"type": ["string", "null"]}

    def text(self, owner: str, names: Names) -> str:
        return "last(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        if word is not None:
            if word not in s.game.actions.codes:
                raise BadPosition("last", f"{word!r} is not a choice of this game")
            s.last = s.game.actions.codes[word]

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []  # for the eye: no rule asks for it


class Projects(Field):
    """What lies on each project on the board; the seals are kept by their owners."""

    def stores(self) -> list[Store]:
        return [Store(attr, "i64", 0) for attr in ("in_play", "stones", "woods")]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        found: Schema = {}
        seals = list_schema(Whole(0, seats - 1).schema(seats), 0, seats)
        for i, name in enumerate(t.PROJECT_IDS):
            inner = {
                "stone": Whole(0, t.STONE_FIELDS[i]).schema(seats),
                "wood": Whole(0, t.WOOD_FIELDS[i]).schema(seats),
                "seals": {**seals, "uniqueItems": True},
                "finished": {"type": "boolean"},
            }
            found[name] = {**keyed_schema(inner), "required": ["stone", "wood", "seals"]}
        return {**keyed_schema(found), "required": []}

    def text(self, owner: str, names: Names) -> str:
        return "projects(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for name, one in word.items():
            i = t.PROJECT_IDS.index(name)
            at = f"{self.name}.{name}"
            s.in_play |= bit(i)
            s.put_material(i, t.STONE, one["stone"])
            s.put_material(i, t.WOOD, one["wood"])
            for who in one["seals"]:
                s.seats[who].seals |= bit(i)
            if one["seals"] != sorted(one["seals"]):
                raise BadPosition(f"{at}.seals", "are not in the order of seats")
            if one.get("finished", s.filled(i)) != s.filled(i):
                raise BadPosition(f"{at}.finished", "does not fit its material (WWE-11.4)")

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        ids = t.PROJECT_IDS
        stone = [f"{name}.{each}.stone" for each in ids]
        wood = [f"{name}.{each}.wood" for each in ids]
        return [
            *slots.bits("s.in_play", [f"{name}={each}" for each in ids]),
            *slots.vector("s.stones", COUNT_WIDTH, stone, t.STONE_FIELDS, look),
            *slots.vector("s.woods", COUNT_WIDTH, wood, t.WOOD_FIELDS, look),
        ]

    def pieces_of_mat(self, name: str, look: Look) -> list[Piece]:
        seals = [f"{name}.{each}.seals=+{VIEWER}" for each in t.PROJECT_IDS]
        return slots.bits("p.seals", seals)


class Plots(Field):
    """Whose house stands on each plot; they are kept by their owners."""

    def schema(self, game: Game[Any], seats: int) -> Schema:
        seat = {"type": ["integer", "null"], "minimum": 0, "maximum": seats - 1, "format": "seat"}
        return keyed_schema(dict.fromkeys(t.PLOT_IDS, seat))

    def text(self, owner: str, names: Names) -> str:
        return "plots(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for i, name in enumerate(t.PLOT_IDS):
            if word[name] is not None:
                p = s.seats[word[name]]
                if p.houses & t.SAME_YIELD[i] != 0:
                    at = f"{self.name}.{name}"
                    raise BadPosition(at, "is a second house of one yield (WWE-10.7)")
                p.houses |= bit(i)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []

    def pieces_of_mat(self, name: str, look: Look) -> list[Piece]:
        return slots.bits("p.houses", [f"{name}.{each}=+{VIEWER}" for each in t.PLOT_IDS])


class Plague(Field):
    """What lies on each location: nothing, `down`, or the value of a sick inhabitant."""

    def stores(self) -> list[Store]:
        return [Store("tiles", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        tile = {"enum": [None, DOWN, *t.TILE_VALUES]}
        return keyed_schema(dict.fromkeys(t.LOCATION_IDS, tile))

    def text(self, owner: str, names: Names) -> str:
        return "plague(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for location, name in enumerate(t.LOCATION_IDS):
            tile = word[name]
            up = NO_TILE if tile is None else FACE_DOWN if tile == DOWN else tile + FACE_DOWN
            s.set_tile(location, up)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for location, each in enumerate(t.LOCATION_IDS):
            raw = f"(s.tiles >> {location * TILE_WIDTH}) & {(1 << TILE_WIDTH) - 1}"
            words = [f"{name}.{each}={tile}" for tile in (DOWN, *t.TILE_VALUES)]
            found += slots.one_of(raw, words)
        return found


class Unseen(Field):
    """How many tiles of each value have not been turned up."""

    def stores(self) -> list[Store]:
        return [Store("tiles_left", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        n = len(t.TILE_VALUES)
        return list_schema(Whole(0, max(t.TILE_COUNTS)).schema(seats), n, n)

    def text(self, owner: str, names: Names) -> str:
        return "[s.unseen_tiles(n) for n in range(len(t.TILE_VALUES))]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for n, number in enumerate(word):
            s.tiles_left = with_part(s.tiles_left, n, COUNT_WIDTH, number)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        names = [f"{name}[{n}]" for n in range(len(t.TILE_VALUES))]
        return slots.vector("s.tiles_left", COUNT_WIDTH, names, t.TILE_COUNTS, look)


class Used(Field):
    """Which cards of the open pile were used, in its order."""

    def stores(self) -> list[Store]:
        return [Store("used", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return list_schema({"type": "boolean"}, 0, t.CARDS)

    def text(self, owner: str, names: Names) -> str:
        return "[has(p.used, i) for i in range(p.laid)]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        if len(word) != o.laid:
            problem = f"has {len(word)} entries, not {o.laid}"
            raise BadPosition(f"seats[{seat}].{self.name}", problem)
        o.used = sum(bit(n) for n, used in enumerate(word) if used)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return slots.bits(f"{owner}.used", [f"{name}[{n}]" for n in range(t.CARDS)])


class Goods(Field):
    """The limited goods behind a player's screen, and his money."""

    def stores(self) -> list[Store]:
        return [Store("money", "i64", "t.START_MONEY"), Store("goods", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        found = {t.KIND_IDS[k]: Whole(0, t.TOTAL[k]).schema(seats) for k in t.OWNED}
        return keyed_schema({**found, "money": Whole(0, MOST).schema(seats)})

    def text(self, owner: str, names: Names) -> str:
        return "goods(p)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for k in t.OWNED:
            o.add(k, word[t.KIND_IDS[k]])
        o.money = word["money"]

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found = slots.number(f"{owner}.money", 0, MOST, f"{name}.money", look)
        for k in t.OWNED:
            raw = f"({owner}.goods >> {k * t.GOODS_WIDTH}) & {t.GOODS_MASK}"
            found += slots.number(raw, 0, t.TOTAL[k], f"{name}.{t.KIND_IDS[k]}", look)
        return found
