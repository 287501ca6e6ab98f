"""Where a position says that the game stands, and what follows from its paths, round and step."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import FOLLOW, Abbott, Bill, Unit, Use
from tabard.games.pilgrim.invariants import map_of
from tabard.games.pilgrim.state import SHRINE, SOLO, PilgrimState
from tabard.games.pilgrim.steps.setup import fill_supply
from tabard.kernel.box.schemas import misfit
from tabard.kernel.frame import Frame
from tabard.kernel.ints import bit, has
from tabard.kernel.position import need
from tabard.kernel.program import Spot
from tabard.kernel.state import OVER

SHIP_MOVED: Final = ("trade_income", "confession_box", "choose_start_player", "next_round")


def stand(s: PilgrimState, data: dict[str, Any]) -> None:
    """Stand where a position says, and find out what it need not say."""
    for name in ("abbott", "solo"):
        need(s.players != SOLO or data.get(name) is not None, name, "is missing")
    place_dummies(s)
    read_map(s)
    read_frames(s, data)
    if data["to_move"] == "over":
        s.to_move = OVER
    place_ship(s)


def place_dummies(s: PilgrimState) -> None:
    """Which tiles have a dummy, of whichever group (PGM-3.12)."""
    for south, name, number in ((False, "north", s.north_count), (True, "south", s.south_count)):
        for n in range(number):
            place = s.dummy(south, n)
            free = not has(s.dummies, place)
            need(free, f"dummies.{name}", f"{t.LOCATION_IDS[place]} has two (PGM-3.12)")
            s.dummies |= bit(place)


def read_map(s: PilgrimState) -> None:
    """The map and the supply, which follow from the paths."""
    fill_supply(s)
    codes = map_of(s)
    for cell, code in enumerate(codes):
        fits = code != NONE
        need(fits, "seats", f"two paths contradict each other on {atlas.CELL_IDS[cell]}")
        if code >= SHRINE:
            s.seats[(code - SHRINE) >> atlas.EDGES].shrines += 1
            s.shrines -= 1
        elif code > 0:
            tile = atlas.TILE_AT[cell * atlas.PATTERN_COUNT + code]
            shows = tile != NONE and s.tiles_left(tile) > 0
            need(shows, "seats", f"no tile shows what lies on {atlas.CELL_IDS[cell]}")
            s.take_tile(tile)
    need(s.shrines >= 0, "seats", "there are not so many shrines (PGM-3.9)")
    s.board = tuple(codes)


def place_ship(s: PilgrimState) -> None:
    """Ship and quarter follow from round and step (PGM-3.4, PGM-22.2, PGM-22.3)."""
    moved = s.to_move == OVER or s.main_step().name in SHIP_MOVED
    if s.round > 0:
        s.ship = s.round if moved else s.round - 1
    reached = [offset for offset in s.layout.site_offsets if 0 < offset <= s.ship]
    s.quarter = len(reached) + int(s.ship == atlas.ROUNDS)


def read_frames(s: PilgrimState, data: dict[str, Any]) -> None:
    """What the turn has in the air.

    Where a step stands in several parts, its duty and unit say which is meant. That nothing is
    given which belongs to no part that runs, is found when the whole is compared.
    """
    name, behind = data["step"], data["interrupted"]
    s.running = None
    s.at = s.game.by_name[name if behind is None else behind].index
    s.stand_at(place_of(s, data["pending"]))
    s.progress = data["turn"]
    read_parts(s, data)
    called = {s.game.steps[part.start].name: part for part in s.game.called}
    need((name in called) == (behind is not None), "interrupted", f"does not fit {name}")
    if behind is not None:
        user = s.seat_in_turn(s.progress) if s.step().name == "confession_box" else s.active()
        s.call(called[name])
        use = s.of(Use)
        read_facts(s, use, data)
        need(use.building != NONE, "pending.target", "is missing")
        use.user = user


def place_of(s: PilgrimState, given: dict[str, Any]) -> Spot:
    """The one place of a step that fits the duty and the unit of a position of version 1."""
    spots = [spot for spot in s.game.spots if spot.step is s.step()]
    if len(spots) > 1:
        place, unit = given["location"], given["unit"]
        ring = s.layout.duties[t.LOCATION_IDS.index(place)] if place in t.RING_IDS else NONE
        duty = "" if ring == NONE else t.DUTY_IDS[ring]
        part = {"shrine": "shrine", "building": "building"}.get(
            unit["kind"] if unit else "", "tile"
        )
        spots = [spot for spot in spots if duty in [p.name for p in spot.around]] or spots[:1]
        named = [spot for spot in spots if part in [p.name for p in spot.around]]
        spots = named or spots
    return spots[0]


def read_parts(s: PilgrimState, data: dict[str, Any]) -> None:
    """The facts of all parts around the step."""
    frame = s.running
    while frame is not None:
        read_facts(s, frame, data)
        frame = frame.up


def read_facts(s: PilgrimState, frame: Frame, data: dict[str, Any]) -> None:
    """The facts of one frame, from where a position has them."""
    pending = data["pending"]
    path, words = "pending", pending
    if isinstance(frame, Unit):
        path, words = "pending.unit", pending["unit"]
    elif isinstance(frame, Abbott):
        path, words = "solo", data["solo"] and {**data["solo"], "value": pending["value"]}
    need(words is not None, path, "is missing")
    for fact in frame.facts().fields:
        if fact.name not in FOLLOW:
            problem = misfit(fact.schema(s.game, int(s.players)), words[fact.name])
            need(problem is None, f"{path}.{fact.name}", "" if problem is None else problem[1])
            fact.keep(words[fact.name], s, frame, NONE)
    if isinstance(frame, Bill):
        frame.split = s.step().name == "bank_split"
