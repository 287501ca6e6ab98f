"""Components of kinds that this game alone has: on the map, in the guilds, pawns and markers."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.kinds import FLAG, index, one_of
from tabard.games.feudum.kingdom import BEAST_WIDTH, BOND_WIDTH, FRESH, STACK_WIDTH, WRECK_KIND
from tabard.games.feudum.player import (
    ABOARD_MASK,
    ABOARD_WIDTH,
    COUNT_WIDTH,
    FACE_MASK,
    FACE_WIDTH,
    NONE,
    PLACE_MASK,
    PLACE_WIDTH,
)
from tabard.games.feudum.state import ROLE_IDS, TRACK_WIDTH
from tabard.kernel.box import slots
from tabard.kernel.box.codes import Names, Schema, Seat, Whole
from tabard.kernel.box.fields import Field, Store, keyed_schema, list_schema
from tabard.kernel.box.packed import vector
from tabard.kernel.box.slots import VIEWER, Look, Piece
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.ints import bit
from tabard.kernel.loading import set_of
from tabard.kernel.position import need


class Sides(Field):
    """The landscape sides that nobody has seen, by value and landscape."""

    def stores(self) -> list[Store]:
        return [Store("tiles_left", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        most = max(number for group in t.TILES_BY_VALUE for number in group)
        one = keyed_schema(dict.fromkeys(t.LANDSCAPE_IDS, Whole(0, most).schema(seats)))
        return list_schema(one, t.TILE_VALUES, t.TILE_VALUES)

    def text(self, owner: str, names: Names) -> str:
        return "sides_unseen(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        numbers: dict[int, int] = {}
        for value, group in enumerate(word):
            for landscape, name in enumerate(t.LANDSCAPE_IDS):
                most = t.TILES_BY_VALUE[value][landscape]
                at = f"{self.name}[{value}].{name}"
                need(group[name] <= most, at, f"{group[name]} is not 0 to {most}")
                numbers[len(numbers)] = group[name]
        s.tiles_left = vector(numbers, STACK_WIDTH)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        kinds = [(value, kind) for value in range(t.TILE_VALUES) for kind in range(t.LANDSCAPES)]
        names = [f"{name}[{value}].{t.LANDSCAPE_IDS[kind]}" for value, kind in kinds]
        highs = [t.TILES_BY_VALUE[value][kind] for value, kind in kinds]
        return slots.vector("s.tiles_left", STACK_WIDTH, names, highs, look)


class Locations(Field):
    """Every location: its disc, its markers, and what lies there; the markers are their owners'."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__(name, says)
        self.compared = True

    def stores(self) -> list[Store]:
        discs = [Store(name, "i64", 0) for name in ("outposts", "farms", "towns", "feudums")]
        markers = [Store(name, "i64", 0, "mat") for name in ("rules", "subjects", "serfs")]
        each = "bytes(t.LOCATIONS)"
        rows = [Store(name, "bytes", each) for name in ("fiefs", "landscapes", "crops")]
        ground = Store("ground", "bytes", "bytes(t.LOCATIONS * t.GOODS)")
        return [*discs, *markers, *rows, ground, Store("wrecks", "bytes", 'b""')]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        goods = {name: Whole(0, t.CUBES[k]).schema(seats) for k, name in enumerate(t.GOOD_IDS)}
        vessel = keyed_schema({"kind": {"enum": list(t.VESSEL_IDS)}, "fresh": FLAG})
        roles = list_schema({"enum": list(ROLE_IDS)}, 0, len(t.ALL_SEALS))
        one = keyed_schema(
            {
                "type": one_of(t.TYPE_IDS),
                "guild": one_of(t.GUILD_IDS),
                "ruler": Seat().schema(seats),
                "subject": FLAG,
                "serf": Seat().schema(seats),
                "goods": keyed_schema(goods),
                "landscape": one_of(t.LANDSCAPE_IDS),
                "crop": Whole(0, max(t.COINS, *t.CUBES)).schema(seats),
                "immune": {**roles, "format": "bag"},
                "vessels": list_schema(vessel, 0, sum(t.VESSEL_TOTAL)),
            }
        )
        one["required"].remove("immune")
        return keyed_schema(dict.fromkeys(t.LOCATION_IDS, one))

    def text(self, owner: str, names: Names) -> str:
        return "locations(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        wrecks: list[int] = []
        for place, name in enumerate(t.LOCATION_IDS):
            one = word[name]
            if one["type"] is not None:
                s.set_type(place, t.TYPE_IDS.index(one["type"]))
            if one["ruler"] is not None:
                s.seats[one["ruler"]].rules |= bit(place)
                if one["subject"]:
                    s.seats[one["ruler"]].subjects |= bit(place)
            if one["serf"] is not None:
                s.seats[one["serf"]].serfs |= bit(place)
            for vessel in one["vessels"]:
                entry = place + t.VESSEL_IDS.index(vessel["kind"]) * WRECK_KIND
                wrecks.append(entry + FRESH * vessel["fresh"])
        rows = [word[name] for name in t.LOCATION_IDS]
        s.fiefs = bytes([index(one["guild"], t.GUILD_IDS) + 1 for one in rows])
        s.landscapes = bytes([index(one["landscape"], t.LANDSCAPE_IDS) + 1 for one in rows])
        s.crops = bytes([one["crop"] for one in rows])
        s.ground = bytes([one["goods"][kind] for one in rows for kind in t.GOOD_IDS])
        s.wrecks = bytes(sorted(wrecks))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        ids = t.LOCATION_IDS
        for type_id, attr in zip(
            t.TYPE_IDS, ("outposts", "farms", "towns", "feudums"), strict=True
        ):
            found += slots.bits(f"s.{attr}", [f"{name}.{place}.type={type_id}" for place in ids])
        for n, place in enumerate(ids):
            guilds = [f"{name}.{place}.guild={guild}" for guild in t.GUILD_IDS]
            found += slots.one_of(f"i64(s.fiefs[{n}])", guilds)
            lands = [f"{name}.{place}.landscape={land}" for land in t.LANDSCAPE_IDS]
            found += slots.one_of(f"i64(s.landscapes[{n}])", lands)
        return [*found, *self.lying(name)]

    def lying(self, name: str) -> list[Piece]:
        """What lies at the locations, in rows."""
        ids = t.LOCATION_IDS
        crops = [f"{name}.{place}.crop" for place in ids]
        goods = [f"{name}.{place}.goods.{good}" for place in ids for good in t.GOOD_IDS]
        cubes = [most for _ in ids for most in t.CUBES]
        roles = [f"{name}.{place}.immune={role}" for place in ids for role in ROLE_IDS]
        kinds = [*t.VESSEL_IDS, "fresh"]
        vessels = [f"{name}.{place}.vessels={kind}" for place in ids for kind in kinds]
        most = [max(t.COINS, *t.CUBES)] * len(crops)
        rows = {"crops": (crops, most), "ground": (goods, cubes)}
        found: list[Piece] = []
        for attr, (names, highs) in rows.items():
            words = -(-len(names) // slots.SLOTS)
            found += slots.written(f"put_row(w, {{}}, s.{attr}, {words})", names, highs)
        seals = [len(t.ALL_SEALS)] * len(roles)
        found += slots.written("put_immune(w, {}, s.immune)", roles, seals)
        wrecks = [sum(t.VESSEL_TOTAL)] * len(vessels)
        return found + slots.written("put_wrecks(w, {}, s.wrecks)", vessels, wrecks)

    def pieces_of_mat(self, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for role, attr in zip(ROLE_IDS, ("rules", "subjects", "serfs"), strict=True):
            names = [f"{name}.{place}.{role}=+{VIEWER}" for place in t.LOCATION_IDS]
            found += slots.bits(f"p.{attr}", names)
        return found


class Monsters(Field):
    """Each monster: whose it is, where it stands, whom it binds."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__(name, says)
        self.compared = True

    def stores(self) -> list[Store]:
        return [Store("beasts", "i64", 0), Store("bonds", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        pawn = {"seat": Seat(True).schema(seats), "pawn": {"enum": list(t.PAWN_IDS)}}
        binds = list_schema(keyed_schema(pawn), 0, seats * t.PAWNS)
        one = {"owner": Seat().schema(seats), "at": one_of(t.LOCATION_IDS), "binds": binds}
        return keyed_schema(dict.fromkeys(t.MONSTER_IDS, keyed_schema(one)))

    def text(self, owner: str, names: Names) -> str:
        return "{name: monster(s, m) for m, name in enumerate(t.MONSTER_IDS)}"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for m, name in enumerate(t.MONSTER_IDS):
            one = word[name]
            whose, place = one["owner"], index(one["at"], t.LOCATION_IDS)
            if (whose is None) != (place == NONE):
                raise BadPosition(f"{self.name}.{name}.at", "and owner do not fit")
            s.put_beast(m, NONE if whose is None else whose, place)
            bound = [p["seat"] * t.PAWNS + t.PAWN_IDS.index(p["pawn"]) for p in one["binds"]]
            s.bind(m, set_of(bound))

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for m, each in enumerate(t.MONSTER_IDS):
            entry = look.local(f"(s.beasts >> {m * BEAST_WIDTH}) & {(1 << BEAST_WIDTH) - 1}")
            whose = f"{entry} >> {PLACE_WIDTH}"
            found += slots.seat(whose, f"{name}.{each}.owner", look)
            at = f"({entry} & {PLACE_MASK}) + 1 if {whose} > 0 else zero"
            found += slots.one_of(at, [f"{name}.{each}.at={place}" for place in t.LOCATION_IDS])
            bound = f"(s.bonds >> {m * BOND_WIDTH}) & {(1 << BOND_WIDTH) - 1}"
            pawns = [f"+{n}.{pawn}" for n in range(look.seats) for pawn in t.PAWN_IDS]
            names = [f"{name}.{each}.binds={pawn}" for pawn in pawns]
            found += slots.bits(f"turned({bound}, seat, players, {t.PAWNS})", names)
        return found


class Hexes(Field):
    """Who holds the seats of each guild, the master first."""

    def stores(self) -> list[Store]:
        return [Store("tracks", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        # So many there are with most players, and fewer with fewer: `keep` counts them.
        row = list_schema(Seat().schema(seats), t.FEW_SEATS, t.SEATS)
        return keyed_schema(dict.fromkeys(t.GUILD_IDS, row))

    def text(self, owner: str, names: Names) -> str:
        return "hexes(s)"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        count = s.guild_seats()
        for g, name in enumerate(t.GUILD_IDS):
            row, at = word[name], f"guilds.{self.name}.{name}"
            need(len(row) == count, at, f"has {len(row)} entries, not {count}")
            for rank, holder in enumerate(row):
                s.seat_at(g, rank, NONE if holder is None else holder)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for g, guild in enumerate(t.GUILD_IDS):
            for rank in range(t.SEATS):
                shift = (g * t.SEATS + rank) * TRACK_WIDTH
                raw = f"(s.tracks >> {shift}) & {(1 << TRACK_WIDTH) - 1}"
                found += slots.seat(raw, f"{name}.{guild}[{rank}]", look)
        return found


class Colours(Field):
    """Markers by colour: in the rows of the knights, or (`stock`) in the general supply.

    There are colours that nobody plays (FEU-2.8); their stock follows from their row.
    """

    def __init__(self, name: str, says: str, most: int, stock: bool = False) -> None:
        super().__init__(name, says)
        self.most: Final = most
        self.stock: Final = stock
        self.compared = True

    def stores(self) -> list[Store]:
        if self.stock:
            return [Store("stock", "i64", "t.MARKERS - t.START_MARKERS", "mat")]
        return [Store("rows", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        one = Whole(0, self.most).schema(seats)
        return {**keyed_schema(dict.fromkeys(t.COLOUR_IDS, one)), "required": []}

    def text(self, owner: str, names: Names) -> str:
        return f"colours(s, {self.stock})"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        known = t.COLOUR_IDS[: s.rows_in_play()]
        at = ("supply" if self.stock else "guilds") + "." + self.name
        for name in known:
            need(name in word, f"{at}.{name}", "is missing")
        for name in word:
            need(name in known, f"{at}.{name}", "is not in play")
        if self.stock:
            for p, name in zip(s.seats, known, strict=False):
                p.stock = word[name]
        else:
            s.rows = vector({c: word[name] for c, name in enumerate(known)}, COUNT_WIDTH)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        """Colours of players turned to the viewer; those that nobody plays after them."""
        if self.stock:
            return []
        played = f"s.rows & (bit(players * {COUNT_WIDTH}) - 1)"
        rest = f"s.rows & ~(bit(players * {COUNT_WIDTH}) - 1)"
        raw = f"turned({played}, seat, players, {COUNT_WIDTH}) | ({rest})"
        names = [f"{name}+{n}" for n in range(len(t.COLOUR_IDS))]
        return slots.vector(raw, COUNT_WIDTH, names, [self.most] * len(names), look)

    def pieces_of_mat(self, name: str, look: Look) -> list[Piece]:
        if not self.stock:
            return []
        return slots.number("p.stock", 0, self.most, f"supply.{name}+{VIEWER}", look)


class Pawns(Field):
    """A player's pawns; the face of one in the supply is not to be seen."""

    def stores(self) -> list[Store]:
        return [Store(name, "i64", 0) for name in ("places", "faces", "aboard", "drunk")]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        one = keyed_schema(
            {
                "at": one_of(t.LOCATION_IDS),
                "face": one_of(t.GUILD_IDS),
                "vessel": one_of(t.VESSEL_IDS),
                "wine": FLAG,
            }
        )
        return list_schema(one, t.PAWNS, t.PAWNS)

    def text(self, owner: str, names: Names) -> str:
        return "[pawn(p, i) for i in range(t.PAWNS)]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for i, one in enumerate(word):
            if (one["face"] is None) != (one["at"] is None):
                at = f"seats[{seat}].{self.name}[{i}].face"
                raise BadPosition(at, "does not fit where the pawn is")
            if one["at"] is not None:
                o.put_pawn(i, t.LOCATION_IDS.index(one["at"]))
                o.turn_face(i, t.GUILD_IDS.index(one["face"]))
            o.embark(i, index(one["vessel"], t.VESSEL_IDS))
            o.drunk |= bit(i) if one["wine"] else 0

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found = slots.bits("p.drunk", [f"{name}[{i}].wine" for i in range(t.PAWNS)])
        for i in range(t.PAWNS):
            at = f"(p.places >> {i * PLACE_WIDTH}) & {PLACE_MASK}"
            face = f"(p.faces >> {i * FACE_WIDTH}) & {FACE_MASK}"
            aboard = f"(p.aboard >> {i * ABOARD_WIDTH}) & {ABOARD_MASK}"
            shown = f"({face}) + 1 if {at} != 0 else zero"
            called = f"{name}[{i}]"
            found += slots.one_of(at, [f"{called}.at={place}" for place in t.LOCATION_IDS])
            found += slots.one_of(shown, [f"{called}.face={guild}" for guild in t.GUILD_IDS])
            found += slots.one_of(aboard, [f"{called}.vessel={kind}" for kind in t.VESSEL_IDS])
        return found
