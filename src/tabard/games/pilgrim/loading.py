"""Positions read back: every field checked, and the whole checked against the rules.

What follows from other fields (points, the supply, the tiles on the cells, who is active) may be
left out; where it is given it must be right.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pilgrim import atlas, moments
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import Abbott, Bill, Unit, Use
from tabard.games.pilgrim.layout import Layout
from tabard.games.pilgrim.path import END_IDS, NO_EXIT, Path, link
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.soundness import map_of, violations
from tabard.games.pilgrim.state import ABBOTT, SHRINE, SOLO, PilgrimState
from tabard.games.pilgrim.steps.setup import clear_table
from tabard.games.pilgrim.view import view
from tabard.kernel.data import members
from tabard.kernel.errors import BadPosition
from tabard.kernel.frame import Frame
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, has
from tabard.kernel.loading import head, read_program, same, set_of, stand
from tabard.kernel.position import Fields, whole
from tabard.kernel.program import Spot
from tabard.kernel.state import OVER

MOST_GOODS: Final = 999
MOST_DIFFERENCE: Final = 999


def load(game: Game[PilgrimState], data: Any) -> PilgrimState:
    """The state of a position; what follows without a choice has then happened."""
    f = Fields(data)
    s = header(game, f)
    read_moment(s, f)
    read_layout(s, f)
    for seat, mat in enumerate(f.objects("seats", s.players, s.players)):
        read_mat(s, seat, mat)
    if s.players == SOLO:
        read_mat(s, ABBOTT, f.fields("abbott"))
        read_solo(s, f.fields("solo"))
    read_ring(s, f)
    read_map(s, f)
    read_frames(s, f)
    mover = f.raw("to_move")
    if mover == "over":
        s.to_move = OVER
    compare({name: value for name, value in f.data.items() if name != "program"}, view(s), "")
    moments.check(s)
    for problem in violations(s):
        raise BadPosition("position", problem)
    stand(s, mover)
    return s


def header(game: Game[PilgrimState], f: Fields) -> PilgrimState:
    """Game, version, players, options, campaign: what the state is made of."""
    s = PilgrimState(game, *head(game, f))
    clear_table(s)
    if s.readings.campaign:
        campaign = f.fields("campaign")
        s.campaign_game = campaign.integer("game", 1, len(t.CAMPAIGN_LEVELS)) - 1
        played = int(s.campaign_game)
        s.differences = tuple(
            campaign.integers("differences", played, -MOST_DIFFERENCE, MOST_DIFFERENCE)
        )
    return s


def read_moment(s: PilgrimState, f: Fields) -> None:
    """Round, step, and whose turn it is; ship and quarter follow later from the step."""
    s.round = f.integer("round", 0, atlas.ROUNDS)
    read_step(s, f)
    seat = f.raw("start_player")
    s.start_player = NONE if seat is None else whole(seat, 0, int(s.mats) - 1, "start_player")
    s.order = f.integer("order", 0, int(s.mats))


def read_layout(s: PilgrimState, f: Fields) -> None:
    """What the set-up has dealt so far (section 3)."""
    duties: list[int] = []
    tithes: list[int] = []
    complete = True
    for place in f.objects("ring", 0, t.RING):
        duty = place.index("duty", t.DUTY_IDS)
        tithe = place.index_or_none("tithe", t.TITHE_IDS)
        if duty in duties:
            raise place.wrong("duty", f"{t.DUTY_IDS[duty]} is there twice")
        if tithe != NONE and tithes.count(tithe) == t.TITHE_TILES[tithe]:
            raise place.wrong("tithe", f"there are no more {t.TITHE_IDS[tithe]} tithes (PGM-2.3)")
        duties.append(duty)
        complete = complete and (tithe != NONE or duty == t.TAXATION)
        if complete:
            if duty == t.TAXATION and tithe != NONE:
                raise place.wrong("tithe", "Taxation has none (PGM-3.2)")
            tithes.append(tithe)
    sites: list[int] = []
    rolls: list[int] = []
    for entry in f.objects("sites", 0, atlas.QUADRANTS):
        site = entry.index("site", t.SITE_IDS)
        if site in sites or len(rolls) < len(sites):
            raise entry.wrong("site", "cannot be there (PGM-3.3)")
        sites.append(site)
        if entry.raw("roll") is not None:
            rolls.append(entry.integer("roll", 1, t.DIE))
    buildings: list[int] = []
    for n, entry in enumerate(f.objects("buildings", 0, t.MARKET)):
        building = entry.index("building", t.BUILDING_IDS)
        if building in buildings or t.LEVEL[building] != n // t.PER_LEVEL + 1:
            raise entry.wrong("building", "cannot be there (PGM-3.5)")
        buildings.append(building)
    dealt = (len(duties), len(tithes), len(sites), len(rolls), len(buildings))
    moments.check_deal(s, dealt)
    ring = (NONE, *duties) if duties else ()
    given = (NONE, *tithes) if tithes and len(duties) == t.RING else ()
    s.layout = Layout(ring, given, tuple(sites), tuple(rolls), tuple(buildings))
    if len(buildings) == t.MARKET:
        s.edge = members([b in buildings for b in range(t.BUILDINGS)])
        if s.players == SOLO:
            first, second = s.layout.solo_quadrants()
            s.area = bit(first) | bit(second)


def read_mat(s: PilgrimState, seat: int, f: Fields) -> None:
    """What lies before one player, and where his pieces are."""
    p: Player = s.seats[seat]
    p.stone = f.integer("stone", 0, MOST_GOODS)
    p.wheat = f.integer("wheat", 0, MOST_GOODS)
    p.silver = f.integer("silver", 0, MOST_GOODS)
    p.piety = f.integer("piety", 0, t.MOST_PIETY)
    p.alms = f.integer("alms", 0, t.ALMS_TOP)
    p.village = f.integer("village", 0, t.PIECES)
    p.abbey = f.integer("abbey", 0, t.PIECES)
    p.table = f.integer("alms_table", 0, len(t.ALMS_TABLE) - 1)
    p.spread = 0
    places = f.fields("locations")
    for place, name in enumerate(t.LOCATION_IDS):
        p.add_at(place, places.integer(name, 0, t.PIECES))
    activities = f.fields("activities")
    for activity, name in enumerate(t.ACTIVITY_IDS):
        p.add_post(activity, activities.integer(name, 0, t.CAPACITY + 1))
    read_slots(s, p, f)
    p.used = set_of(f.indices("used", t.BUILDING_IDS, 0, t.BUILDINGS))
    p.sites = set_of(f.indices("sites", atlas.QUADRANT_IDS, 0, atlas.QUADRANTS))
    p.harbours = set_of(f.indices("harbours", atlas.HARBOUR_IDS, 0, atlas.HARBOURS))
    p.paths = [read_path(s, seat, path) for path in f.objects("paths", 0, t.PIECES)]


def read_slots(s: PilgrimState, p: Player, f: Fields) -> None:
    """Buildings and favours on the six slots, filled from the left."""
    for n, value in enumerate(f.array("slots", t.SLOTS, t.SLOTS)):
        if value is None:
            continue
        at = f"{f.at('slots')}[{n}]"
        slot = Fields(value, at)
        if p.filled_slots() < n:
            raise BadPosition(at, "has a free slot before it (PGM-2.4)")
        if slot.has("favour"):
            favour = slot.index("favour", t.FAVOUR_IDS)
            if not has(s.favours, favour):
                raise slot.wrong("favour", "is elsewhere")
            s.favours &= ~bit(favour)
            p.fill_slot(t.BUILDINGS + favour)
            p.favours |= bit(favour)
            continue
        building = slot.index("building", t.BUILDING_IDS)
        if not has(s.edge, building):
            raise slot.wrong("building", "is elsewhere, or not of this game")
        s.edge &= ~bit(building)
        p.fill_slot(building)
        if slot.flag("donated"):
            p.donated |= bit(building)
        else:
            p.own |= bit(building)


def read_path(s: PilgrimState, seat: int, f: Fields) -> Path:
    """One path, link by link."""
    links: list[int] = []
    for entry in f.objects("links", 1, atlas.CELLS):
        cell = entry.index("cell", atlas.CELL_IDS)
        inward = entry.index("entry", atlas.EDGE_IDS)
        leave = entry.index_or_none("exit", atlas.EDGE_IDS)
        shrine = entry.flag("shrine")
        if atlas.TERRAIN[cell] > atlas.RIVER:
            raise entry.wrong("cell", "carries no tile (PGM-17.11)")
        if leave == inward or (leave == NONE and not shrine):
            raise entry.wrong("exit", "is no way out (PGM-17.1)")
        links.append(link(cell, inward, NO_EXIT if leave == NONE else leave, shrine))
    end = f.index("end", END_IDS)
    target = f.index_or_none("target", atlas.CELL_IDS)
    detoured = f.flag("detoured")
    abandoned = f.flag("abandoned")
    if not s.is_abbott(seat) and (target != NONE or detoured or abandoned):
        raise f.wrong("target", "is for Ab-Bott's paths alone (PGM-27.21)")
    return Path(tuple(links), end, target, detoured, abandoned)


def read_solo(s: PilgrimState, f: Fields) -> None:
    """The bag, and Ab-Bott's action."""
    bag = f.fields("bag")
    for token, name in enumerate(t.TOKEN_IDS):
        s.fill_bag(token, bag.integer(name, 0, sum(row[token] for row in t.SEASON_TOKENS)))


def read_ring(s: PilgrimState, f: Fields) -> None:
    """Merchant, dummies, ship and quarter."""
    merchant = f.index_or_none("merchant", t.LOCATION_IDS[1:])
    s.merchant = merchant + 1
    dummies = f.fields("dummies")
    for south, name in ((False, "north"), (True, "south")):
        for place in dummies.indices(name, t.LOCATION_IDS[1:], 0, t.RING // atlas.ENDS):
            if has(s.dummies, place + 1):
                raise dummies.wrong(name, f"{t.LOCATION_IDS[place + 1]} has two (PGM-3.12)")
            s.add_dummy(south, place + 1)
    moments.place_ship(s, f.raw("to_move") == "over")


def read_map(s: PilgrimState, f: Fields) -> None:
    """The map and the supply, which follow from the paths."""
    s.opened = set_of(f.indices("opened", atlas.QUADRANT_IDS, 0, atlas.QUADRANTS))
    codes = map_of(s)
    for cell, code in enumerate(codes):
        if code == NONE:
            raise BadPosition("seats", f"two paths contradict each other on {atlas.CELL_IDS[cell]}")
        if code >= SHRINE:
            s.seats[(code - SHRINE) >> atlas.EDGES].shrines += 1
            s.shrines -= 1
        elif code > 0:
            tile = atlas.TILE_AT[cell * atlas.PATTERN_COUNT + code]
            if tile == NONE or s.tiles_left(tile) == 0:
                raise BadPosition("seats", f"no tile shows what lies on {atlas.CELL_IDS[cell]}")
            s.take_tile(tile)
    if s.shrines < 0:
        raise BadPosition("seats", "there are not so many shrines (PGM-3.9)")
    s.board = tuple(codes)


def read_step(s: PilgrimState, f: Fields) -> None:
    """The step, for what the set-up has dealt depends on it; its frames come later."""
    if f.has("program"):
        read_program(s, f)
        return
    steps = list(s.game.by_name)
    name = steps[f.index("step", steps)]
    behind = f.index_or_none("interrupted", steps)
    s.at = s.game.by_name[name if behind == NONE else steps[behind]].index


def read_frames(s: PilgrimState, f: Fields) -> None:
    """What the turn has in the air, of a position of version 1.

    Where a step stands in several parts, its duty and unit say which is meant. What belongs to no
    part that runs is then refused by `compare`.
    """
    if f.has("program"):
        return
    given = f.fields("pending")
    s.stand_at(place_of(s, given))
    s.progress = f.integer("turn", 0, max(t.BUILDINGS, atlas.CELLS))
    frame = s.running
    while frame is not None:
        read_facts(s, frame, given, f)
        frame = frame.up
    called = {s.game.program[part.start].name: part for part in s.game.called}
    if f.raw("interrupted") is not None:
        part = called.get(f.raw("step"))
        if part is None:
            raise f.wrong("interrupted", f"{f.raw('step')} is no interrupt")
        user = s.seat_in_turn(s.progress) if s.step().name == "confession_box" else s.active()
        s.call(part)
        use = s.of(Use)
        use.begin(user, given.index("target", t.BUILDING_IDS))
        use.by_yard = given.flag("by_yard")
    elif f.raw("step") in called:
        raise f.wrong("interrupted", f"{f.raw('step')} is an interrupt")


def place_of(s: PilgrimState, given: Fields) -> Spot:
    """The one place of a step that fits the duty and the unit of a position of version 1."""
    spots = [spot for spot in s.game.spots if spot.step is s.step()]
    if len(spots) > 1:
        location = given.index_or_none("location", t.LOCATION_IDS)
        duty = t.DUTY_IDS[s.layout.duties[location]] if location > 0 else ""
        unit = given.raw("unit")
        kind = unit.get("kind") if isinstance(unit, dict) else None
        part = {"shrine": "shrine", "building": "building"}.get(str(kind), "tile")
        spots = [spot for spot in spots if duty in [p.name for p in spot.around]] or spots[:1]
        named = [spot for spot in spots if part in [p.name for p in spot.around]]
        spots = named or spots
    return spots[0]


def read_facts(s: PilgrimState, frame: Frame, given: Fields, f: Fields) -> None:
    """The facts of one frame, under the names that version 1 had for them."""
    for fact in frame.facts():
        if isinstance(frame, Abbott) and fact.name != "value":
            value = fact.read(f.fields("solo"))
        elif isinstance(frame, Bill) and fact.name == "split":
            value = s.step().name == "bank_split"
        elif isinstance(frame, Bill) and fact.name != "asked":
            group, _, name = fact.name.rpartition("_")
            of = given.fields("gift" if group else "due")
            value = of.integer(name, fact.low, fact.high)
        elif isinstance(frame, Unit):
            unit = given.fields("unit")
            if fact.name == "path":
                value = NONE if unit.raw("path") is None else unit.integer("path", 1, t.PIECES) - 1
            else:
                name = {"what": "kind", "leave": "exit"}.get(fact.name, fact.name)
                value = unit.index_or_none(name, fact.ids or ())
        elif fact.name == "place":
            value = given.index_or_none("location", t.LOCATION_IDS)
        else:
            value = fact.read(given)
        setattr(frame, fact.name, value)


def compare(given: Any, truth: Any, path: str) -> None:
    """Refuse what does not agree with the state that was read; what is left out is not compared."""
    if isinstance(truth, dict) and isinstance(given, dict):
        for key, value in given.items():
            at = f"{path}.{key}" if path else str(key)
            if key not in truth:
                raise BadPosition(at, "is no field of a position")
            if at != "to_move":
                compare(value, truth[key], at)
    elif isinstance(truth, list) and isinstance(given, list):
        if len(truth) != len(given):
            raise BadPosition(path, f"has {len(given)} entries, not {len(truth)}")
        for n, value in enumerate(given):
            compare(value, truth[n], f"{path}[{n}]")
    elif not same(given, truth):
        raise BadPosition(path, f"{given!r} is not {truth!r}")
