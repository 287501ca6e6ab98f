"""Positions read back: every field checked, and the whole checked against the rules.

What a position says openly must be what the loaded table shows, so a field that follows from
others may be left out, and one that contradicts them is named.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import moments
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.invariants import violations
from tabard.games.feudum.player import COUNT_WIDTH, NONE
from tabard.games.feudum.reading import (
    goods_in,
    numbers_in,
    read_registers,
    seat_or_none,
    values_in,
)
from tabard.games.feudum.sequences import changed
from tabard.games.feudum.standing import take_place
from tabard.games.feudum.state import FRESH, KNOWN, ROLE_IDS, STACK_WIDTH, WRECK_KIND, FeudumState
from tabard.games.feudum.view import public
from tabard.games.feudum.whereabouts import UNNAMED
from tabard.kernel.errors import BadPosition
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, i64, with_part
from tabard.kernel.loading import head, same, set_of, stand
from tabard.kernel.position import Fields, index_of, whole
from tabard.kernel.state import OVER

MOST_VP: Final = 999
MOST_ROUNDS: Final = 99


def load(game: Game[FeudumState], data: Any) -> FeudumState:
    """The state of a position; what follows without a choice has then happened."""
    f = Fields(data)
    s = FeudumState(game, *head(game, f))
    steps = read_steps(s, f)
    turn = f.integer("turn", 0, int(s.players) * t.LOCATIONS + 1)
    read_moment(s, f)
    read_map(s, f)
    read_guilds(s, f.fields("guilds"))
    read_supply(s, f)
    for seat, player in enumerate(f.objects("seats", int(s.players), int(s.players))):
        read_player(s, seat, player)
    drawn = read_secret(s, f.fields("secret"))
    given = read_registers(f.fields("action"), s.players)
    mover = f.raw("to_move")
    if mover == "over":
        s.to_move = OVER
    for name in ("phase", "stack", "under"):
        f.read.add(name)
    f.done()
    moments.Moment(s, steps, turn, given, drawn).check()
    take_place(s, steps, turn, given, drawn)
    compare(data, public(s), "")
    for problem in violations(s):
        raise BadPosition("position", problem)
    stand(s, mover)
    return s


def compare(given: Any, truth: Any, path: str) -> None:
    """Refuse what a position says openly and its table does not show."""
    if isinstance(truth, dict) and isinstance(given, dict):
        for name, value in truth.items():
            if name in given and name not in ("to_move", "options"):
                compare(given[name], value, f"{path}.{name}" if path else name)
    elif isinstance(truth, list) and isinstance(given, list) and len(given) == len(truth):
        for i, value in enumerate(truth):
            compare(given[i], value, f"{path}[{i}]")
    elif not same(given, truth):
        raise BadPosition(path, f"{given!r} is not {truth!r}")


def read_steps(s: FeudumState, f: Fields) -> list[str]:
    """The step, and those that it interrupts."""
    known = [name for name in s.game.by_name if name not in UNNAMED]
    steps = [known[f.index("step", known)]]
    for i, name in enumerate(f.array("interrupted", 0, len(known))):
        steps.append(known[index_of(name, known, f"interrupted[{i}]")])
    return steps


def read_moment(s: FeudumState, f: Fields) -> None:
    """Round, epoch, and whose turn it is."""
    s.round = f.integer("round", 0, MOST_ROUNDS)
    s.epoch = f.integer("epoch", 1, t.LAST_EPOCH)
    s.start_player = seat_or_none(f, "start_player", s.players)
    s.active = seat_or_none(f, "active", s.players)


def read_map(s: FeudumState, f: Fields) -> None:
    """Stacks, locations, monsters."""
    stacks = f.fields("stacks")
    for r, name in enumerate(t.REGION_IDS):
        s.stacks = with_part(s.stacks, r, STACK_WIDTH, stacks.integer(name, 1, t.BARE))
    stacks.done()
    sides = f.objects("sides_unseen", t.TILE_VALUES, t.TILE_VALUES)
    for value, group in enumerate(sides):
        for landscape, name in enumerate(t.LANDSCAPE_IDS):
            most = t.TILES_BY_VALUE[value][landscape]
            s.see_side(value + 1, landscape, group.integer(name, 0, most))
        group.done()
    locations = f.fields("locations")
    for place, name in enumerate(t.LOCATION_IDS):
        read_location(s, place, locations.fields(name))
    locations.done()
    monsters = f.fields("monsters")
    for m, name in enumerate(t.MONSTER_IDS):
        read_monster(s, m, monsters.fields(name))
    monsters.done()


def read_location(s: FeudumState, place: int, f: Fields) -> None:
    """One location."""
    kind = f.index_or_none("type", t.TYPE_IDS)
    if kind != NONE:
        s.set_type(place, kind)
    s.set_fief(place, f.index_or_none("guild", t.GUILD_IDS))
    ruler = seat_or_none(f, "ruler", s.players)
    serf = seat_or_none(f, "serf", s.players)
    subject = f.flag("subject")
    if ruler != NONE:
        s.seats[ruler].rules |= bit(place)
        if subject:
            s.seats[ruler].subjects |= bit(place)
    if serf != NONE:
        s.seats[serf].serfs |= bit(place)
    goods = f.fields("goods")
    for kind, name in enumerate(t.GOOD_IDS):
        s.lay(place, kind, goods.integer(name, 0, t.CUBES[kind]))
    goods.done()
    landscape = f.index_or_none("landscape", t.LANDSCAPE_IDS)
    s.landscapes = changed(s.landscapes, place, landscape + 1)
    s.set_crop(place, f.integer("crop", 0, max(t.COINS, *t.CUBES)))
    f.read.add("immune")
    for vessel in f.objects("vessels", 0, sum(t.VESSEL_TOTAL)):
        entry = place + vessel.index("kind", t.VESSEL_IDS) * WRECK_KIND
        entry += FRESH if vessel.flag("fresh") else 0
        s.wrecks = bytes(sorted([*s.wrecks, entry]))
        vessel.done()
    f.done()


def read_monster(s: FeudumState, m: int, f: Fields) -> None:
    """Whose a monster is, where it stands, whom it binds."""
    owner = seat_or_none(f, "owner", s.players)
    at = f.index_or_none("at", t.LOCATION_IDS)
    if (owner == NONE) != (at == NONE):
        raise f.wrong("at", "and owner do not fit")
    s.put_beast(m, owner, at)
    bound: i64 = 0
    for pawn in f.objects("binds", 0, int(s.players) * t.PAWNS):
        seat = pawn.integer("seat", 0, int(s.players) - 1)
        bound |= bit(seat * t.PAWNS + pawn.index("pawn", t.PAWN_IDS))
        pawn.done()
    s.bind(m, bound)
    f.done()


def read_guilds(s: FeudumState, f: Fields) -> None:
    """The guilds' seats and boards."""
    seats = f.fields("seats")
    count = int(s.guild_seats())
    for g, name in enumerate(t.GUILD_IDS):
        for rank, value in enumerate(seats.array(name, count, count)):
            if value is not None:
                path = f"{seats.at(name)}[{rank}]"
                s.seat_at(g, rank, whole(value, 0, int(s.players) - 1, path))
    seats.done()
    s.barn = goods_in(f, "barn")
    s.market = goods_in(f, "market")
    s.stores = goods_in(f, "stores")
    s.chickens = values_in(f, "chickens", t.CHICKENS)
    s.rosary = values_in(f, "rosary", t.ROSARY)
    s.purse = f.integer("purse", 0, t.COINS)
    s.coffer = f.integer("coffer", 0, t.COINS)
    s.shipyard = numbers_in(f, "vessels", t.VESSEL_IDS, t.VESSEL_TOTAL)
    rows = f.fields("rows")
    for colour in range(s.rows_in_play()):
        number: i64 = rows.integer(t.COLOUR_IDS[colour], 0, t.ROW_ROOM)
        s.rows |= number << (colour * COUNT_WIDTH)
    rows.done()
    f.read.add("scrolls")
    f.done()


def read_supply(s: FeudumState, f: Fields) -> None:
    """The general supply and the haversack."""
    supply = f.fields("supply")
    s.bank = supply.integer("coins", 0, t.COINS)
    s.targets = supply.integer("targets", 0, t.TARGETS)
    s.vessels_left = numbers_in(supply, "vessels", t.VESSEL_IDS, t.VESSEL_TOTAL)
    markers = supply.fields("markers")
    for colour in range(s.rows_in_play()):
        number = markers.integer(t.COLOUR_IDS[colour], 0, t.MARKERS)
        if colour < s.players:
            s.seats[colour].stock = number
    markers.done()
    for name in ("seals", "feudums"):
        supply.read.add(name)
    supply.done()
    s.haversack = goods_in(f, "haversack")


def read_player(s: FeudumState, seat: int, f: Fields) -> None:
    """What lies before one player; his cards, writs and seals come with the secrets."""
    p = s.seats[seat]
    p.vp = f.integer("vp", -MOST_VP, MOST_VP)
    p.coins = f.integer("coins", 0, t.COINS)
    p.goods = goods_in(f, "goods")
    p.barrel = f.integer("barrel", 0, t.BARREL)
    p.fresh = f.integer("fresh", 0, t.CUBES[t.SULPHUR])
    p.markers = f.integer("markers", 0, t.MARKERS)
    for i, pawn in enumerate(f.objects("pawns", t.PAWNS, t.PAWNS)):
        p.put_pawn(i, pawn.index_or_none("at", t.LOCATION_IDS))
        face = pawn.index_or_none("face", t.GUILD_IDS)
        p.turn_face(i, max(face, 0))
        p.embark(i, pawn.index_or_none("vessel", t.VESSEL_IDS))
        if pawn.flag("wine"):
            p.drunk |= bit(i)
        if (face == NONE) != (p.place_of(i) == NONE):
            raise pawn.wrong("face", "does not fit where the pawn is")
        pawn.done()
    p.vessels = numbers_in(f, "vessels", t.VESSEL_IDS, t.VESSEL_TOTAL)
    p.tiles = numbers_in(f, "tiles", t.LANDSCAPE_IDS, (t.REGIONS,) * t.LANDSCAPES)
    p.reeves = set_of(f.indices("reeves", t.GUILD_IDS, 0, t.DISCS_TO_PLACE))
    p.army = f.integer("army", 0, t.ARMY_SPACES)
    p.voyage = f.integer("voyage", 0, t.VOYAGE_SPACES)
    p.played = set_of(f.indices("played", t.CARD_IDS, 0, t.LARGE_HAND))
    p.pouch = f.index("pouch", t.POUCH_IDS)
    p.pouch_tile = f.flag("pouch_tile")
    p.doubled = f.flag("doubled")
    p.moves = f.integer("moves", 0, t.LARGE_HAND)
    p.guild_used = f.index_or_none("guild_used", t.GUILD_IDS)
    p.sealed = set_of(f.indices("sealed", rw.WRIT_IDS, 0, t.WRIT_LIMIT))
    p.slayer = f.flag("slayer")
    p.beads = values_in(f, "beads", len(t.ALL_SEALS), False)
    seals: list[int] = []
    for i, value in enumerate(f.array("seals", 0, len(t.ALL_SEALS))):
        low, high = t.LOWEST_SEAL, t.HIGHEST_SEAL
        seals.append(0 if value is None else KNOWN + whole(value, low, high, f.at(f"seals[{i}]")))
    p.seals = bytes(seals)
    for name in ("discs", "cards", "writs"):
        f.read.add(name)
    f.done()


def read_secret(s: FeudumState, f: Fields) -> bytes:
    """Cards, writs, and the values of seals; the writs that somebody looks at."""
    players = int(s.players)
    for name in ("hands", "writs", "knows", "seals"):
        f.array(name, players, players)
    for seat, p in enumerate(s.seats):
        p.hand = listed(f, "hands", seat, t.CARD_IDS, t.LARGE_HAND)
        p.writs = listed(f, "writs", seat, rw.WRIT_IDS, t.WRIT_LIMIT + 1)
        p.knows = listed(f, "knows", seat, rw.WRIT_IDS, rw.WRITS)
        values = Fields({"seals": f.raw("seals")[seat]}, f.path)
        for i, value in enumerate(values.array("seals", len(p.seals), len(p.seals))):
            path = f"{f.at('seals')}[{seat}][{i}]"
            number = whole(value, t.LOWEST_SEAL, t.HIGHEST_SEAL, path)
            if p.seals[i] == 0:
                p.seals = changed(p.seals, i, number)
            elif p.seals[i] != number + KNOWN:
                raise BadPosition(path, f"{number} is not what everybody saw")
    drawn = bytes(f.indices("drawn", rw.WRIT_IDS, 0, rw.WRITS))
    s.unseen = set_of(f.indices("unseen", rw.WRIT_IDS, 0, rw.WRITS))
    s.queue = bytes(f.indices("under", rw.WRIT_IDS, 0, rw.WRITS))
    for scroll, value in enumerate(f.array("scrolls", t.SCROLLS, t.SCROLLS)):
        if value != 0 or type(value) is not int:
            path = f"{f.at('scrolls')}[{scroll}]"
            s.set_scroll(scroll, whole(value, t.LOWEST_SEAL, t.HIGHEST_SEAL, path))
    s.pool = values_in(f, "supply", len(t.ALL_SEALS))
    for i, entry in enumerate(f.array("immune", 0, len(t.ALL_SEALS))):
        path = f"{f.at('immune')}[{i}]"
        three = Fields({"entry": entry}, path).array("entry", len(ROLE_IDS), len(ROLE_IDS))
        place = index_of(three[0], t.LOCATION_IDS, path)
        role = index_of(three[1], ROLE_IDS, path)
        value = whole(three[-1], t.LOWEST_SEAL, t.HIGHEST_SEAL, path)
        s.immune = s.immune + bytes((place, role, value))
    f.done()
    return drawn


def listed(f: Fields, name: str, seat: int, known: tuple[str, ...], most: int) -> i64:
    """The set of ids that one seat has in a list of lists."""
    inner = Fields({f"{name}[{seat}]": f.raw(name)[seat]}, f.path)
    return set_of(inner.indices(f"{name}[{seat}]", known, 0, most))
