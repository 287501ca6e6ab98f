"""Positions for the tests: say what matters, the rest is laid out as the rules would have it.

`table("choose_action", seats=[seat(north=2), seat(east=1)])` is the game standing at that step, on
the table of the first game with tithes of our choice, in round 2, when no building is active yet.
Pieces not named are in the Village; what follows from other fields (tiles on the map, supply,
points) is left to the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import CHANCE, State
from tests.games.hands import at_random
from tests.games.hands import choose as choose
from tests.games.hands import open_choices as open_choices
from tests.games.hands import player as player
from tests.games.hands import refusal as refusal

GAME = game("pilgrim")
STEPS = list(GAME.by_name)
Position = dict[str, Any]

EDGES = ("se", "s", "sw", "nw", "n", "ne")
LOCATIONS = (
    "city",
    "north",
    "north_east",
    "east",
    "south_east",
    "south",
    "south_west",
    "west",
    "north_west",
)
ACTIVITIES = ("fields", "road_engineer", "stone_mason", "alms_house", "engraver", "vestry")
TOKENS = ("allocation", "build_roads", "clerical", "construct", "give_alms", "ordination", "rest")
SPRING = dict(zip(TOKENS, (2, 2, 2, 2, 1, 2, 1), strict=True))
# The table of the first game: duty tiles clockwise from north, each with a tithe.
DUTIES = {
    "produce": "stone",
    "allocation": "silver",
    "clerical": "wheat",
    "build_roads": "any",
    "taxation": None,
    "construct": "silver",
    "give_alms": "stone",
    "ordination": "wheat",
}
SITES = ("site_1", "site_2", "site_3", "site_4")
ROLLS = (3, 3, 3, 3)
BUILDINGS = (
    *("well", "quarry", "chapel", "mint"),
    *("brewery", "grain_store", "stone_yard", "indulgences"),
    *("mill", "pulpit", "scriptorium", "bank"),
)
OPTIONS: dict[str, Any] = {
    "first_game": False,
    "level": 1,
    "campaign": False,
    "handicap_0": 0,
    "handicap_1": 0,
    "handicap_2": 0,
    "handicap_3": 0,
}
ROUND_ENDS = ("trade_income", "confession_box", "choose_start_player", "next_round", "round_end")


LEVELS = (
    ("confession_box", "chapel", "chapter_house", "guild", "infirmary", "mint", "quarry", "well"),
    (
        *("brewery", "cloisters", "dormitory", "grain_store"),
        *("indulgences", "library", "reliquary", "stone_yard"),
    ),
    (
        *("bank", "customs_house", "inquisition", "kogge"),
        *("mill", "pulpit", "scriptorium", "wagon_yard"),
    ),
)
ALL_ACTIVE = 20  # a round in which every building of the edge is active
TAXATION = "south"  # the merchant there: nothing can be rented, no window asks for others' houses


def market(*wanted: str) -> tuple[str, ...]:
    """Twelve buildings, four of each level in order, with those wanted among them."""
    found: list[str] = []
    for level in LEVELS:
        first = [name for name in wanted if name in level]
        rest = [name for name in level if name not in first]
        found += (first + rest)[:4]
    assert set(wanted) <= set(found), wanted
    return tuple(found)


def road(cell: str, entry: int, leave: int) -> Position:
    """A road tile of a path, from edge to edge."""
    return {"cell": cell, "entry": EDGES[entry], "exit": EDGES[leave], "shrine": False}


def shrine(cell: str, entry: int, leave: int | None = None) -> Position:
    """A shrine of a path; `leave` is the edge by which the path goes on."""
    out = None if leave is None else EDGES[leave]
    return {"cell": cell, "entry": EDGES[entry], "exit": out, "shrine": True}


def path(*links: Position, end: str | None = None, **more: Any) -> Position:
    """A path; without `end` it is open, or closed by the shrine at its head."""
    if end is None:
        end = "shrine" if links[-1]["shrine"] else "open"
    beside = {"target": None, "detoured": False, "abandoned": False}
    return {"links": list(links), "end": end} | beside | more


def slots(buildings: Sequence[str], donated: Sequence[str], favours: Sequence[str]) -> list[Any]:
    """The six slots from the left: active buildings, donated ones, favours."""
    filled: list[Any] = [{"building": name, "donated": False} for name in buildings]
    filled += [{"building": name, "donated": True} for name in donated]
    filled += [{"favour": name} for name in favours]
    return filled + [None] * (6 - len(filled))


def seat(
    *,
    activities: Mapping[str, int] | None = None,
    buildings: Sequence[str] = (),
    donated: Sequence[str] = (),
    favours: Sequence[str] = (),
    paths: Sequence[Position] = (),
    **changes: Any,
) -> Position:
    """One mat: 3 of each good, 3 in the Abbey, 5 in the City, unless said otherwise.

    Locations are named as such: `north=2, city=0`. The Village holds the rest of the 16 pieces.
    """
    places = {name: changes.pop(name, 0) for name in LOCATIONS if name != "city"}
    places = {"city": changes.pop("city", 5)} | places
    mat: Position = {
        "stone": 3,
        "wheat": 3,
        "silver": 3,
        "piety": 3,
        "alms": 0,
        "village": None,
        "abbey": 3,
        "alms_table": 0,
        "locations": places,
        "activities": dict.fromkeys(ACTIVITIES, 0) | dict(activities or {}),
        "slots": slots(buildings, donated, favours),
        "used": [],
        "sites": [],
        "harbours": [],
        "paths": list(paths),
    }
    assert changes.keys() <= mat.keys(), changes
    return mat | changes


def at(place: str, count: int) -> dict[str, Any]:
    """So many acolytes at a place, for `seat`."""
    return {place: count}


def pieces_out(mat: Position) -> int:
    """A mat's pieces that are not in the Village."""
    shrines = {link["cell"] for path in mat["paths"] for link in path["links"] if link["shrine"]}
    out: int = mat["abbey"] + mat["alms_table"] + sum(mat["locations"].values())
    out += sum(mat["activities"].values()) + len(mat["paths"]) + len(shrines)
    return out + len(mat["sites"]) + len(mat["harbours"])


PENDING: Position = {
    "hand": 0,
    "here": None,
    "may_skip": False,
    "kogge": False,
    "scriptorium": False,
    "location": None,
    "mode": None,
    "strength": None,
    "claim": None,
    "value": 0,
    "extra": 0,
    "begun": False,
    "built": False,
    "paved": False,
    "chapter": False,
    "mill": False,
    "milled": 0,
    "row": 0,
    "target": None,
    "settled": False,
    "by_yard": False,
    "unit": None,
    "asked": 0,
    "due": {"stone": 0, "wheat": 0, "piety": 0, "silver": 0},
    "gift": {"piety": 0, "silver": 0},
}


def position(
    step: str,
    *,
    seats: Sequence[Position] | None = None,
    players: int = 3,
    round: int = 2,
    duties: Mapping[str, str | None] | None = None,
    sites: Sequence[str] = SITES,
    rolls: Sequence[int] = ROLLS,
    buildings: Sequence[str] = BUILDINGS,
    dummies: Mapping[str, Sequence[str]] | None = None,
    options: Mapping[str, Any] | None = None,
    abbott: Position | None = None,
    bag: Mapping[str, int] | None = None,
    token: str | None = None,
    pending: Mapping[str, Any] | None = None,
    **changes: Any,
) -> Position:
    """A position at a step; `changes` are fields of the position as they stand in it."""
    mats = [dict(s) for s in (seats if seats is not None else [seat() for _ in range(players)])]
    solo = len(mats) == 1
    ring = duties or DUTIES
    groups = {1: (3, 3), 2: (3, 3), 3: (2, 2), 4: (0, 0)}[len(mats)]
    found: Position = {
        "game": "pilgrim",
        "rules_version": GAME.rules_version,
        "players": len(mats),
        "options": OPTIONS | dict(options or {}),
        "campaign": None,
        "round": round,
        "step": step,
        "interrupted": None,
        "turn": 0,
        "to_move": None,
        "start_player": 0,
        "order": (2 if solo else len(mats)) if step in ROUND_ENDS else 0,
        "ring": [{"duty": duty, "tithe": tithe} for duty, tithe in ring.items()],
        "merchant": "north",
        "dummies": {
            "north": list(LOCATIONS[1 : 1 + groups[0]]),
            "south": list(LOCATIONS[5 : 5 + groups[1]]),
        }
        if dummies is None
        else {name: list(places) for name, places in dummies.items()},
        "sites": [{"site": site, "roll": roll} for site, roll in zip(sites, rolls, strict=True)],
        "buildings": [{"building": name} for name in buildings],
        "pending": PENDING | dict(pending or {}),
        "seats": mats,
        "abbott": None,
        "solo": None,
    }
    if solo:
        found["abbott"] = dict(abbott or seat(city=0, north=1, north_east=1, east=1, south=2))
        found["solo"] = {"bag": dict(bag or SPRING), "token": token, "laid": 0, "turned": False}
        mats = [*mats, found["abbott"]]
    for mat in mats:
        if mat["village"] is None:
            mat["village"] = (
                16 - pieces_out(mat) - (found["pending"]["hand"] if mat is mats[0] else 0)
            )
    found["opened"] = quadrants(mats)
    return found | changes


def quadrants(mats: Sequence[Position]) -> list[str]:
    """The quadrants in which tiles lie, clockwise from north-west."""
    cells = {link["cell"] for mat in mats for path in mat["paths"] for link in path["links"]}
    land = {CELLS[cell] for cell in cells} - {"none"}
    return [name for name in QUADRANTS if name in land]


QUADRANTS = ("north_west", "north_east", "south_east", "south_west")


def cell_quadrants() -> dict[str, str]:
    """The quadrant of every cell, as the data have it."""
    from tabard.games.pilgrim.tables import read

    return {cell["id"]: cell["quadrant"] for cell in read("board")["cell"]}


CELLS = cell_quadrants()


def table(step: str, **what: Any) -> State:
    """The game standing at a step; see `position`."""
    state: State = GAME.load(position(step, **what))
    return state


def step(state: State) -> str:
    """The step at which the game stands."""
    found: str = state.view(None)["step"]
    return found


def goods(state: State, number: int) -> tuple[int, int, int, int]:
    """A player's stone, wheat, silver and piety."""
    mat = player(state, number)
    return mat["stone"], mat["wheat"], mat["silver"], mat["piety"]


def places(state: State, number: int) -> dict[str, int]:
    """Where a player's acolytes are outside, empty locations left out."""
    return {name: n for name, n in player(state, number)["locations"].items() if n}


def events(state: State, text: str) -> list[str]:
    """The kinds of events that a choice brings about."""
    log: list[Any] = []
    state.log = log
    choose(state, text)
    state.log = None
    return [event.kind for event in log]


def dealt(players: int, seed: int = 1, **options: Any) -> State:
    """A new game whose chance has been played out until the first player is asked."""
    dealer = Dealer(seed)
    state: State = GAME.start(players, options)
    while state.to_move == CHANCE:
        choices = state.choices()
        state.apply(choices[dealer.below(len(choices))])
    return state


def owner_table(step: str, *buildings: str, **what: Any) -> State:
    """A table late in the game at which the first player owns buildings; nothing can be rented.

    `mine` changes the first mat, `others` are the mats after it.
    """
    mine = what.pop("mine", {})
    others = what.pop("others", [seat(), seat()])
    what = {"round": ALL_ACTIVE, "merchant": TAXATION, "buildings": market(*buildings)} | what
    return table(step, seats=[seat(buildings=buildings, **mine), *others], **what)


def played(players: int, seed: int, **options: Any) -> Iterator[State]:
    """A whole game of random choices: the state at each choice and at the end."""
    return at_random(GAME.start(players, options), seed)
