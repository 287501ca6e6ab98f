"""The invariants of the table: nothing is lost or doubled, and everything lies where it may.

That components are in range, and stocks of which every piece has a name, are declared in
`components`.
"""

from __future__ import annotations

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import Drawing
from tabard.games.feudum.frames.cards import Reaping
from tabard.games.feudum.frames.guilds import Delivery
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.state import KNOWN, FeudumState
from tabard.games.feudum.view import immunity
from tabard.kernel.ints import has, i64, size


def violations(s: FeudumState) -> list[str]:
    """What must hold after every step, and no declaration says, and this state does not keep."""
    found = goods_violations(s) + stock_violations(s) + map_violations(s)
    for seat in range(s.players):
        found.extend(f"{text} (seat {seat})" for text in player_violations(s, seat))
    return found


def in_vector(vector: i64, kind: i64) -> i64:
    """The entry of a kind in a packed vector of goods."""
    return vector >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK


def bowl(s: FeudumState) -> i64:
    """The goods of a harvest or of a farm that are on their way."""
    reaping, delivery = s.found(Reaping), s.found(Delivery)
    if reaping is not None:
        return reaping.bowl
    return 0 if delivery is None else delivery.bowl


def goods_violations(s: FeudumState) -> list[str]:
    """Every good is somewhere, once (FEU-1.7)."""
    found: list[str] = []
    crops = [0] * len(t.CROP_IDS)
    for place in range(t.LOCATIONS):
        if s.landscape_at(place) != NONE:
            crops[t.CROP[s.landscape_at(place)]] += int(s.crop_at(place))
        elif s.crop_at(place) > 0:
            found.append(f"FEU-9.2: resources without a landscape at {t.LOCATION_IDS[place]}")
    for kind in range(t.GOODS):
        cubes = s.in_haversack(kind) + crops[kind] + in_vector(bowl(s), kind)
        cubes += s.in_barn(kind) + s.on_market(kind) + s.in_store(kind)
        cubes += sum(s.lying(place, kind) for place in range(t.LOCATIONS))
        for p in s.seats:
            cubes += p.held(kind)
            if kind == t.SULPHUR:
                cubes += p.barrel + size(p.drunk)
            if p.pouch != t.NO_POUCH and not p.pouch_tile:
                cubes += int(t.POUCH_IDS[p.pouch] == t.GOOD_IDS[kind])
        if cubes != t.CUBES[kind]:
            found.append(f"FEU-1.7: {cubes} of {t.GOOD_IDS[kind]}, not {t.CUBES[kind]}")
    coins = s.bank + s.purse + s.coffer + crops[t.COIN_CROP] + sum(p.coins for p in s.seats)
    if coins != t.COINS:
        found.append(f"FEU-1.7: shillings worth {coins}, not {t.COINS}")
    if s.targets + crops[t.TARGET_CROP] != t.TARGETS:
        found.append("FEU-1.7: a target is missing or doubled")
    if sum(in_vector(s.barn, kind) for kind in range(t.GOODS)) > t.BARN:
        found.append("FEU-20.2: too many goods in the barn")
    return found


def stock_violations(s: FeudumState) -> list[str]:
    """Seals, writs and feudums are all there, once."""
    found: list[str] = []
    tokens = [*s.pool, *s.rosary, *s.chickens, *(v for v in s.scrolls if v > 0)]
    tokens += [value for _, _, value in immunity(s)]
    for p in s.seats:
        tokens += [*(value % KNOWN for value in p.seals), *p.beads]
    if bytes(sorted(tokens)) != t.ALL_SEALS:
        found.append(f"FEU-1.6: seals {sorted(tokens)}")
    drawing = s.found(Drawing)
    drawn = b"" if drawing is None else drawing.drawn
    writs = [*s.queue, *drawn, *(w for w in range(rw.WRITS) if has(s.unseen, w))]
    for p in s.seats:
        writs += [w for w in range(rw.WRITS) if has(p.writs, w)]
    if sorted(writs) != [w for w in range(rw.WRITS) if has(s.readings.writs, w)]:
        found.append("FEU-1.7: a writ is missing or doubled")
    for p in s.seats:
        if any(has(p.knows, w) and w not in s.queue for w in range(rw.WRITS)):
            found.append("FEU-32.4: somebody knows a writ under the stack that is not there")
    if any(s.feudums_left(guild) < 0 for guild in range(t.GUILDS)):
        found.append("FEU-1.9: too many feudums of a guild")
    return found


def map_violations(s: FeudumState) -> list[str]:
    """Discs, markers, monsters and tiles lie as they may."""
    found: list[str] = []
    laid = s.outposts | s.farms | s.towns | s.feudums
    discs = size(s.outposts) + size(s.farms) + size(s.towns) + size(s.feudums)
    if size(laid) != discs or (laid != t.EVERYWHERE and s.round > 0):
        found.append("FEU-1.4: a location without a disc, or with two")
    for place in range(t.LOCATIONS):
        if (s.fief_of(place) != NONE) != has(s.feudums, place):
            found.append(f"FEU-8.3: a feudum without its guild at {t.LOCATION_IDS[place]}")
        rulers = sum(has(p.rules, place) for p in s.seats)
        serfs = sum(has(p.serfs, place) for p in s.seats)
        if rulers > 1 or serfs > 1 or serfs > rulers:
            found.append(f"FEU-7.2: markers at {t.LOCATION_IDS[place]}")
    for p in s.seats:
        if p.subjects & ~p.rules != 0 or p.serfs & p.rules != 0:
            found.append("FEU-7.2: a subject without its ruler, or a serf beside himself")
    for place, role, _ in immunity(s):
        if marked(s, place, role) is None:
            found.append("FEU-14.5: a seal under no marker")
    found += tile_violations(s)
    for monster in range(t.MONSTERS):
        for n in range(s.players * t.PAWNS):
            if has(s.bound_by(monster), n):
                place = s.seats[n // t.PAWNS].place_of(n % t.PAWNS)
                owner = s.beast_owner(monster)
                if owner in (NONE, n // t.PAWNS) or place != s.beast_at(monster):
                    found.append("FEU-24.6: a monster binds a pawn that is not beside it")
    return found


def tile_violations(s: FeudumState) -> list[str]:
    """Region tiles: those held, laid, stacked and not yet seen fit each other (FEU-1.5)."""
    found: list[str] = []
    for landscape, name in enumerate(t.LANDSCAPE_IDS):
        seen = sum(p.tiles_of(landscape) for p in s.seats)
        seen += sum(s.landscape_at(place) == landscape for place in range(t.LOCATIONS))
        unseen = sum(s.sides_left(value, landscape) for value in range(1, t.BARE))
        if seen + unseen > sum(group[landscape] for group in t.TILES_BY_VALUE):
            found.append(f"FEU-1.5: more tiles with {name} than there are")
    for value in range(1, t.BARE):
        stacked = sum(s.top(region) <= value for region in range(t.REGIONS))
        if sum(s.sides_left(value, k) for k in range(t.LANDSCAPES)) < stacked:
            found.append(f"FEU-1.5: tiles of value {value} that nobody has seen are missing")
    return found


def marked(s: FeudumState, place: int, role: int) -> Player | None:
    """Whose marker has a role at a location."""
    for p in s.seats:
        if has((p.rules, p.subjects, p.serfs)[role], place):
            return p
    return None


def player_violations(s: FeudumState, seat: int) -> list[str]:
    """What does not hold for one player's things."""
    found: list[str] = []
    p = s.seats[seat]
    markers = p.markers + p.stock + s.row(seat) + size(p.rules) + size(p.subjects) + size(p.serfs)
    markers += sum(s.rank_of(guild, seat) != NONE for guild in range(t.GUILDS))
    markers += sum(s.beast_owner(monster) == seat for monster in range(t.MONSTERS))
    if markers != t.MARKERS:
        found.append(f"FEU-1.2: {markers} influence markers")
    if p.discs() < 0:
        found.append("FEU-4.8: more discs in use than there are")
    if p.fresh > p.held(t.SULPHUR):
        found.append("FEU-4.4: more sulphur to place than there is")
    if p.hand & p.played != 0 or size(p.hand) + size(p.played) > t.LARGE_HAND:
        found.append("FEU-3.2: the cards do not add up")
    drawing = s.found(Drawing)
    limit = t.WRIT_LIMIT + int(drawing is not None and drawing.drawer == seat)
    if size(p.writs) > limit:
        found.append(f"FEU-10.3: {size(p.writs)} writs in hand")
    for pawn in range(t.PAWNS):
        if p.place_of(pawn) == NONE and (p.vessel_of(pawn) != NONE or has(p.drunk, pawn)):
            found.append("FEU-6.6: a pawn in the supply with a vessel or wine")
    for guild in range(t.GUILDS):
        seated = s.rank_of(guild, seat) in (t.MASTER, t.JOURNEYMAN)
        if has(p.reeves, guild) and not seated and s.step().name != "seats":
            found.append("FEU-19.5: a reeve without a seat")
    return found
