"""Components of kinds that this game alone has: the deal, slots, paths, and Ab-Bott's side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tabard.games.pilgrim import atlas, frames
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.layout import (
    BUILDING_WIDTH,
    NIBBLE,
    Layout,
    check_deal,
    dealt,
    layout_of,
)
from tabard.games.pilgrim.path import END_IDS, NO_EXIT, Path, link, path_of, plain_path
from tabard.kernel.box import slots
from tabard.kernel.box.codes import Code, Names, Schema, Seat, Whole
from tabard.kernel.box.fields import (
    INTEGER,
    Field,
    Store,
    keyed_schema,
    list_schema,
    object_schema,
)
from tabard.kernel.box.slots import Look, Piece
from tabard.kernel.data import members
from tabard.kernel.errors import BadPosition
from tabard.kernel.frame import Frame
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has, with_part
from tabard.kernel.position import need

SOLO: Final = 1
ABBOTT: Final = 1  # his mat in a solo game
LOC_WIDTH: Final = 4  # a location in a queue of dummies
TOKEN_WIDTH: Final = 4  # tokens of one kind in the bag
MOST_DIFFERENCE: Final = 999
BOOLEAN: Final[Schema] = {"type": "boolean"}
# What an observation says of each of a player's first paths, and the most that it can be.
PATHS_TOLD: Final = 8
MOST_POINTS: Final = 127
PATH_FACTS: Final = {
    "number": 1,
    "end": len(END_IDS) - 1,
    "target": atlas.CELLS,
    "detoured": 1,
    "abandoned": 1,
    "length": atlas.CELLS,
    "shrines": atlas.CELLS,
    "points": MOST_POINTS,
}
LAND_IDS: Final = tuple(
    [atlas.CELL_IDS[c] for c in range(atlas.CELLS) if atlas.TERRAIN[c] <= atlas.RIVER]
)
CELL: Final[Schema] = {"enum": [*atlas.CELL_IDS, None]}


def record(properties: Schema, *follow: str, maybe: bool = False) -> Schema:
    """The schema of an object, some of whose values follow from others; maybe it is null."""
    kind = ["object", "null"] if maybe else "object"
    needed = [name for name in properties if name not in follow]
    return {**keyed_schema(properties), "type": kind, "required": needed}


def said(says: str, schema: Schema) -> Schema:
    """A schema that says what the value is, for whoever writes a position."""
    return {"description": says, **schema}


def facts(game: Game[Any], seats: int, *kinds: Frame) -> Schema:
    """What positions say of some frames, by name."""
    fields = [fact for frame in kinds for fact in frame.facts().fields]
    shown = [fact for fact in fields if fact.name not in frames.FOLLOW]
    schema: Schema = object_schema(shown, game, seats)["properties"]
    return schema


def sets(ids: Sequence[str]) -> Schema:
    """The schema of a set of ids."""
    return {**list_schema({"enum": list(ids)}, 0, len(ids)), "uniqueItems": True}


def mat_path(s: Any, seat: int) -> str:
    """Where a position has a mat."""
    return "abbott" if s.is_abbott(seat) else f"seats[{seat}]"


def entry(row: str, n: int, width: int) -> str:
    """One of the numbers that a layout has packed, as source."""
    return f"(s.layout.{row} >> {n * width}) & {(1 << width) - 1}"


class Place(Code):
    """A place on the ring, kept by its location; 0 is none."""

    def __init__(self) -> None:
        super().__init__(0, t.RING)

    def schema(self, seats: int) -> Schema:
        return {"enum": [*t.RING_IDS, None]}

    def code(self, word: Any) -> Any:
        return 0 if word is None else t.RING_IDS.index(word) + 1

    def text(self, raw: str, names: Names) -> str:
        return f"name_or_none({raw} - 1, {names(t.RING_IDS)})"

    def pieces(self, raw: str, name: str, look: Look, there: str = "") -> list[Piece]:
        return slots.one_of(raw, [f"{name}={place}" for place in t.RING_IDS])


class Mat(Seat):
    """A mat, by its number: a seat, or Ab-Bott's after it."""

    def schema(self, seats: int) -> Schema:
        return {**super().schema(seats), "maximum": seats if seats == SOLO else seats - 1}


class Agreed(Field):
    """A component of which nothing may be said that the state does not show again."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__(name, says)
        self.compared = True

    def text(self, owner: str, names: Names) -> str:
        return f"{self.name}({owner})"

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return []


class Pending(Agreed):
    """What the parts of a turn remember, which `stand` reads: the facts of their frames."""

    def schema(self, game: Game[Any], seats: int) -> Schema:
        most = max(frames.MOST_VALUE, frames.MOST_ROADS)
        found = {
            **facts(game, seats, *frames.OF_A_TURN),
            "duty": said("the duty of its tile", {"enum": [*t.DUTY_IDS, None]}),
            "value": said("units that are still to be done", Whole(0, most).schema(seats)),
            "settled": said("the building in use is paid for", BOOLEAN),
            "asked": said(
                "how far a payment has come: Reliquary, Bank, what is due, paid",
                Whole(0, frames.PAID).schema(seats),
            ),
            "unit": said(
                "the unit under way, else null",
                record(facts(game, seats, frames.UNIT), maybe=True),
            ),
        }
        return record(found, "duty", "settled")

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        """Nothing to keep."""


class Campaign(Agreed):
    """How far a campaign has come; null where none is played (section 28)."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__(name, says)
        self.follows = True

    def stores(self) -> list[Store]:
        return [Store("campaign_game", "i64", 0), Store("differences", "tuple[int, ...]", "()")]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        games = len(t.CAMPAIGN_LEVELS)
        each = Whole(-MOST_DIFFERENCE, MOST_DIFFERENCE).schema(seats)
        found = {
            "game": Whole(1, games).schema(seats),
            "games": INTEGER,
            "differences": list_schema(each, 0, games - 1),
            "sum": INTEGER,
            "rank": {"enum": list(t.RANK_IDS)},
        }
        return record(found, "games", "sum", "rank", maybe=True)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        if word is not None:
            played = word["game"] - 1
            fits = len(word["differences"]) == played
            need(fits, "campaign.differences", f"are not those of {played} games (PGM-28.2)")
            s.campaign_game = played
            s.differences = tuple(word["differences"])

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        games = len(t.CAMPAIGN_LEVELS)
        now = "s.campaign_game + 1 if s.readings.campaign else zero"
        found = slots.number(now, 0, games, f"{name}.game", look)
        for n in range(games - 1):
            raw = f"i64(s.differences[{n}]) if len(s.differences) > {n} else zero"
            called = f"{name}.differences[{n}]"
            found += slots.number(raw, -MOST_DIFFERENCE, MOST_DIFFERENCE, called, look)
        return found


class Ring(Agreed):
    """The duty tiles clockwise from north with their tithes, as far as they are dealt."""

    def stores(self) -> list[Store]:
        whole = Store("layout", "Layout", "layout.EMPTY", plain=dealt, whole=layout_of)
        return [whole, Store("dummies", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        found = {
            "location": {"enum": list(t.RING_IDS)},
            "duty": {"enum": list(t.DUTY_IDS)},
            "tithe": {"enum": [*t.TITHE_IDS, None]},
            "dummy": BOOLEAN,
        }
        return list_schema(record(found, "location", "dummy"), 0, t.RING)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        duties: list[int] = []
        tithes: list[int] = []
        for n, place in enumerate(word):
            duty = t.DUTY_IDS.index(place["duty"])
            tithe = NONE if place["tithe"] is None else t.TITHE_IDS.index(place["tithe"])
            need(duty not in duties, f"ring[{n}].duty", f"{place['duty']} is there twice")
            spare = tithe == NONE or tithes.count(tithe) < t.TITHE_TILES[tithe]
            need(spare, f"ring[{n}].tithe", f"there are no more {place['tithe']} (PGM-2.3)")
            taxed = duty == t.TAXATION and tithe != NONE
            need(not taxed, f"ring[{n}].tithe", "Taxation has none (PGM-3.2)")
            if len(tithes) == len(duties) and (tithe != NONE or duty == t.TAXATION):
                tithes.append(tithe)
            duties.append(duty)
        ring = (NONE, *duties) if duties else ()
        given = (NONE, *tithes) if tithes and len(duties) == t.RING else ()
        s.layout = Layout(ring, given, (), (), ())

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for n in range(t.RING):
            duties = [f"{name}[{n}].duty={duty}" for duty in t.DUTY_IDS]
            found += slots.one_of(entry("duty_row", n, NIBBLE), duties)
            tithes = [f"{name}[{n}].tithe={tithe}" for tithe in t.TITHE_IDS]
            found += slots.one_of(entry("tithe_row", n, NIBBLE), tithes)
        return [
            *found,
            *slots.bits("s.dummies >> 1", [f"{name}[{n}].dummy" for n in range(t.RING)]),
        ]


class Sites(Agreed):
    """The sites by quadrant, clockwise from north-west, as far as they are dealt."""

    def schema(self, game: Game[Any], seats: int) -> Schema:
        found = {
            "quadrant": {"enum": list(atlas.QUADRANT_IDS)},
            "site": {"enum": list(t.SITE_IDS)},
            "roll": {"enum": [*range(1, t.DIE + 1), None]},
            "cell": CELL,
            "points": INTEGER,
            "piety": INTEGER,
            "silver": INTEGER,
            "herald": BOOLEAN,
        }
        follow = [name for name in found if name not in ("site", "roll")]
        return list_schema(record(found, *follow), 0, atlas.QUADRANTS)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        sites: list[int] = []
        rolls: list[int] = []
        for n, entry in enumerate(word):
            site = t.SITE_IDS.index(entry["site"])
            fits = site not in sites and len(rolls) == len(sites)
            need(fits, f"sites[{n}].site", "cannot be there (PGM-3.3)")
            sites.append(site)
            if entry["roll"] is not None:
                rolls.append(entry["roll"])
        s.layout = Layout(s.layout.duties, s.layout.tithes, tuple(sites), tuple(rolls), ())

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found: list[Piece] = []
        for q in range(atlas.QUADRANTS):
            sites = [f"{name}[{q}].site={site}" for site in t.SITE_IDS]
            found += slots.one_of(entry("site_row", q, NIBBLE), sites)
            roll = entry("roll_row", q, NIBBLE)
            found += slots.number(roll, 0, t.DIE, f"{name}[{q}].roll", look)
        return found


class Buildings(Agreed):
    """The buildings of this game in the order they were dealt; the last of what is dealt."""

    def stores(self) -> list[Store]:
        return [Store("edge", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        found = {
            "building": {"enum": list(t.BUILDING_IDS)},
            "cell": CELL,
            "offset": {"type": ["integer", "null"]},
            "on_edge": BOOLEAN,
            "active": BOOLEAN,
        }
        return list_schema(record(found, "cell", "offset", "on_edge", "active"), 0, t.MARKET)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        found: list[int] = []
        for n, entry in enumerate(word):
            building = t.BUILDING_IDS.index(entry["building"])
            fits = building not in found and t.LEVEL[building] == n // t.PER_LEVEL + 1
            need(fits, f"buildings[{n}].building", "cannot be there (PGM-3.5)")
            found.append(building)
        before = s.layout
        check_deal(s.step().name, before, len(found))
        s.layout = Layout(before.duties, before.tithes, before.sites, before.rolls, tuple(found))
        if len(found) == t.MARKET:
            s.edge = members([b in found for b in range(t.BUILDINGS)])
            if s.players == SOLO:
                first, second = s.layout.solo_quadrants()
                s.area = bit(first) | bit(second)

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        found = slots.bits("s.edge", [f"{name}.on_edge={each}" for each in t.BUILDING_IDS])
        for n in range(t.MARKET):
            names = [f"{name}[{n}].building={each}" for each in t.BUILDING_IDS]
            found += slots.one_of(entry("building_row", n, BUILDING_WIDTH), names)
        return found


class Solo(Agreed):
    """The bag of a solo game, and how far Ab-Bott's action has come; null for more players."""

    def __init__(self, name: str, says: str) -> None:
        super().__init__(name, says)
        self.follows = True

    def stores(self) -> list[Store]:
        return [Store("area", "i64", "atlas.ALL_QUADRANTS"), Store("bag", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        totals = [sum(row[token] for row in t.SEASON_TOKENS) for token in range(t.TOKENS)]
        bag = {name: Whole(0, totals[n]).schema(seats) for n, name in enumerate(t.TOKEN_IDS)}
        action = facts(game, seats, frames.ABBOTT)
        del action["value"]  # it stands in `pending`, like that of a duty
        found = {
            "level": said("the level, 1 to 3 (PGM-26.3)", INTEGER),
            "area": said("the quadrants in which tiles may be laid", sets(atlas.QUADRANT_IDS)),
            "bag": said("the tokens that are in the bag (PGM-26.5)", keyed_schema(bag)),
            **action,
            "difference": said("the player's points less Ab-Bott's (PGM-28.2)", INTEGER),
        }
        return record(found, "level", "area", "difference", maybe=True)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        if word is not None:
            for token, name in enumerate(t.TOKEN_IDS):
                s.bag = with_part(s.bag, token, TOKEN_WIDTH, word["bag"][name])

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        totals = [sum(row[token] for row in t.SEASON_TOKENS) for token in range(t.TOKENS)]
        names = [f"{name}.bag.{token}" for token in t.TOKEN_IDS]
        return slots.vector("s.bag", TOKEN_WIDTH, names, totals, look)


class Abbott(Agreed):
    """What lies before Ab-Bott, in a solo game; written after the seats."""

    def __init__(self, name: str, says: str, mat: Sequence[Field]) -> None:
        super().__init__(name, says)
        self.follows = True
        self.mat: Final = mat

    def stores(self) -> list[Store]:
        return [Store("mats", "i64", "players + 1 if players == SOLO else players")]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        return {**object_schema(self.mat, game, seats), "type": ["object", "null"]}

    def text(self, owner: str, names: Names) -> str:
        return ""

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        if word is not None and s.players == SOLO:
            for field in self.mat:
                if field.name in word:
                    field.keep(word[field.name], s, s.seats[ABBOTT], ABBOTT)


class Slots(Agreed):
    """Buildings and favours on the six slots, filled from the left (PGM-2.4)."""

    def stores(self) -> list[Store]:
        return [Store(attr, "i64", 0) for attr in ("own", "donated", "favours", "slots")]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        found = {
            "building": {"enum": list(t.BUILDING_IDS)},
            "donated": BOOLEAN,
            "favour": {"enum": list(t.FAVOUR_IDS)},
        }
        return list_schema(record(found, *found, maybe=True), t.SLOTS, t.SLOTS)

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        for n, slot in enumerate(word):
            if slot is None:
                continue
            at = f"{mat_path(s, seat)}.{self.name}[{n}]"
            need(o.filled_slots() == n, at, "has a free slot before it (PGM-2.4)")
            if slot.keys() == {"favour"}:
                favour = t.FAVOUR_IDS.index(slot["favour"])
                need(has(s.favours, favour), f"{at}.favour", "is elsewhere")
                s.favours &= ~bit(favour)
                o.fill_slot(t.BUILDINGS + favour)
                o.favours |= bit(favour)
            elif slot.keys() == {"building", "donated"}:
                building = t.BUILDING_IDS.index(slot["building"])
                on_edge = has(s.edge, building)
                need(on_edge, f"{at}.building", "is elsewhere, or not of this game")
                s.edge &= ~bit(building)
                o.fill_slot(building)
                if slot["donated"]:
                    o.donated |= bit(building)
                else:
                    o.own |= bit(building)
            else:
                raise BadPosition(at, "is neither a building nor a favour")

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        return [
            *slots.bits(f"{owner}.own", [f"{name}.own={each}" for each in t.BUILDING_IDS]),
            *slots.bits(f"{owner}.donated", [f"{name}.donated={each}" for each in t.BUILDING_IDS]),
            *slots.bits(f"{owner}.favours", [f"{name}.favour={each}" for each in t.FAVOUR_IDS]),
        ]


class Paths(Agreed):
    """A player's paths, in the order they were begun (PGM-17.4)."""

    def stores(self) -> list[Store]:
        paths = Store(
            "paths",
            "tuple[Path, ...]",
            "()",
            plain=lambda paths: tuple([plain_path(path) for path in paths]),
            whole=lambda paths: tuple([path_of(path) for path in paths]),
        )
        return [paths, Store("shrines", "i64", 0)]

    def schema(self, game: Game[Any], seats: int) -> Schema:
        one = {
            "cell": {"enum": list(atlas.CELL_IDS)},
            "entry": {"enum": list(atlas.EDGE_IDS)},
            "exit": {"enum": [*atlas.EDGE_IDS, None]},
            "shrine": BOOLEAN,
        }
        found = {
            "links": {"type": "array", "items": record(one), "minItems": 1},
            "end": {"enum": list(END_IDS)},
            "length": INTEGER,
            "shrines": INTEGER,
            "points": INTEGER,
            "target": CELL,
            "detoured": BOOLEAN,
            "abandoned": BOOLEAN,
        }
        return {"type": "array", "items": record(found, "length", "shrines", "points")}

    def text(self, owner: str, names: Names) -> str:
        return f"[path_json(path) for path in {owner}.paths]"

    def keep(self, word: Any, s: Any, o: Any, seat: int) -> None:
        at = f"{mat_path(s, seat)}.{self.name}"
        o.paths = tuple([self.read(s, seat, path, f"{at}[{n}]") for n, path in enumerate(word)])

    def pieces(self, owner: str, name: str, look: Look) -> list[Piece]:
        """By cell, which of the paths leads through each edge, stands at a shrine, and ends there;
        then what else is to be said of each of the first paths."""
        parts = {**dict.fromkeys(atlas.EDGE_IDS, t.PIECES), "shrine": t.PIECES}
        parts["head"] = NO_EXIT + 1
        cells = [(cell, part) for cell in LAND_IDS for part in parts]
        names = [f"{name}.{cell}.{part}" for cell, part in cells]
        said = [(n, fact) for n in range(PATHS_TOLD) for fact in PATH_FACTS]
        names += [f"{name}[{n}].{fact}" for n, fact in said]
        highs = [parts[part] for _, part in cells] + [PATH_FACTS[fact] for _, fact in said]
        return slots.written(f"put_paths(w, {{}}, {owner}.paths)", names, highs)

    def read(self, s: Any, seat: int, word: Any, at: str) -> Path:
        """One path, link by link."""
        links: list[int] = []
        for n, entry in enumerate(word["links"]):
            cell = atlas.CELL_IDS.index(entry["cell"])
            inward = atlas.EDGE_IDS.index(entry["entry"])
            leave = NO_EXIT if entry["exit"] is None else atlas.EDGE_IDS.index(entry["exit"])
            carries = atlas.TERRAIN[cell] <= atlas.RIVER
            need(carries, f"{at}.links[{n}].cell", "carries no tile (PGM-17.11)")
            out = leave != inward and (leave != NO_EXIT or entry["shrine"])
            need(out, f"{at}.links[{n}].exit", "is no way out (PGM-17.1)")
            links.append(link(cell, inward, leave, entry["shrine"]))
        target = NONE if word["target"] is None else atlas.CELL_IDS.index(word["target"])
        his = target != NONE or word["detoured"] or word["abandoned"]
        alone = s.is_abbott(seat) or not his
        need(alone, f"{at}.target", "is for Ab-Bott's paths alone (PGM-27.21)")
        end = END_IDS.index(word["end"])
        return Path(tuple(links), end, target, word["detoured"], word["abandoned"])
