"""What a seat may see: an allow-list, most of it woven from the declaration in `components`.

Open to all is everything but cards, writs and the values of seals (FEU-4.2, FEU-32.1, FEU-32.3).
"""

from __future__ import annotations

from typing import Any

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import Drawing
from tabard.games.feudum.kingdom import FRESH, STACK_WIDTH
from tabard.games.feudum.player import ABOARD_MASK, NONE, PLACE_MASK, PLACE_WIDTH, Player
from tabard.games.feudum.state import IMMUNE_PART, KNOWN, ROLE_IDS, FeudumState
from tabard.games.feudum.whereabouts import phase, steps_and_turn
from tabard.kernel.ints import has, i64, size
from tabard.kernel.loading import written_program
from tabard.kernel.shown import counts, name_or_none, names, number_or_none


def public(s: FeudumState) -> dict[str, Any]:
    """Everything that lies open on the table."""
    steps, turn = steps_and_turn(s)
    return {
        # woven: shown TABLE
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "players": s.players,
        "options": s.options.copy(),
        "round": s.round,
        "epoch": s.epoch,
        "phase": phase(s),
        "step": steps[0],
        "interrupted": steps[1:],
        "turn": turn,
        "to_move": s.game.mover(s),
        "start_player": number_or_none(s.start_player),
        "active": number_or_none(s.active),
        "stacks": counts(s.stacks, t.REGION_IDS, 3),
        "sides_unseen": sides_unseen(s),
        "locations": locations(s),
        "monsters": {name: monster(s, m) for m, name in enumerate(t.MONSTER_IDS)},
        "guilds": {
            "seats": hexes(s),
            "barn": counts(s.barn, t.GOOD_IDS, 8),
            "chickens": list(s.chickens),
            "purse": s.purse,
            "market": counts(s.market, t.GOOD_IDS, 8),
            "stores": counts(s.stores, t.GOOD_IDS, 8),
            "vessels": counts(s.shipyard, t.VESSEL_IDS, 4),
            "rows": colours(s, False),
            "scrolls": names(s.full_scrolls(), t.SCROLL_IDS),
            "rosary": list(s.rosary),
            "coffer": s.coffer,
        },
        "supply": {
            "coins": s.bank,
            "targets": s.targets,
            "seals": len(s.pool),
            "vessels": counts(s.vessels_left, t.VESSEL_IDS, 4),
            "markers": colours(s, True),
            "feudums": feudums(s),
        },
        "haversack": counts(s.haversack, t.GOOD_IDS, 8),
        "stack": s.stack_size(),
        "under": stack_known(s, known_to_all(s)),
        # woven end
        "seats": [public_player(p) for p in s.seats],
    }


def sides_unseen(s: FeudumState) -> list[dict[str, int]]:
    """The landscape sides that nobody has seen, by value."""
    width = t.LANDSCAPES * STACK_WIDTH
    return [
        counts(s.tiles_left >> (value * width), t.LANDSCAPE_IDS, STACK_WIDTH)
        for value in range(t.TILE_VALUES)
    ]


def locations(s: FeudumState) -> dict[str, Any]:
    """Every location: its disc, its markers, and what lies there."""
    found: dict[str, Any] = {}
    seals = immunity(s)
    vessels = wrecks(s)
    place: i64 = 0
    for name in t.LOCATION_IDS:
        ruler: i64 = NONE
        serf: i64 = NONE
        subject = False
        seat: i64 = 0
        for p in s.seats:
            if has(p.rules, place):
                ruler = seat
                subject = has(p.subjects, place)
            elif has(p.serfs, place):
                serf = seat
            seat += 1
        found[name] = {
            "type": type_or_none(s, place),
            "guild": name_or_none(s.fief_of(place), t.GUILD_IDS),
            "ruler": number_or_none(ruler),
            "subject": subject,
            "serf": number_or_none(serf),
            "goods": goods_at(s.ground, place * t.GOODS),
            "landscape": name_or_none(s.landscape_at(place), t.LANDSCAPE_IDS),
            "crop": int(s.crop_at(place)),
            "immune": [ROLE_IDS[role] for at, role, _ in seals if at == place],
            "vessels": [
                {"kind": t.VESSEL_IDS[kind], "fresh": fresh}
                for at, kind, fresh in vessels
                if at == place
            ],
        }
        place += 1
    return found


def goods_at(ground: bytes, first: i64) -> dict[str, int]:
    """How many of each good lie at a location whose goods begin there."""
    found: dict[str, int] = {}
    for name in t.GOOD_IDS:
        found[name] = int(ground[first])
        first += 1
    return found


def type_or_none(s: FeudumState, place: i64) -> str | None:
    """The type of a location, once its disc is laid out (FEU-2.4)."""
    laid = s.outposts | s.farms | s.towns | s.feudums
    return t.TYPE_IDS[s.type_of(place)] if has(laid, place) else None


def immunity(s: FeudumState) -> list[tuple[int, int, int]]:
    """Location, role and value of every seal under a marker."""
    return [
        (s.immune[i], s.immune[i + 1], s.immune[i + IMMUNE_PART - 1])
        for i in range(0, len(s.immune), IMMUNE_PART)
    ]


def wrecks(s: FeudumState) -> list[tuple[int, int, bool]]:
    """Location and kind of every abandoned vessel, and whether it was left in this turn."""
    return [
        (entry & PLACE_MASK, entry >> PLACE_WIDTH & ABOARD_MASK, entry & FRESH != 0)
        for entry in s.wrecks
    ]


def monster(s: FeudumState, m: int) -> dict[str, Any]:
    """A monster: whose it is, where, and whom it binds."""
    owner = s.beast_owner(m)
    bound = s.bound_by(m)
    return {
        "owner": number_or_none(owner),
        "at": None if owner == NONE else t.LOCATION_IDS[s.beast_at(m)],
        "binds": [
            {"seat": n // t.PAWNS, "pawn": t.PAWN_IDS[n % t.PAWNS]}
            for n in range(t.MAX_PLAYERS * t.PAWNS)
            if has(bound, n)
        ],
    }


def hexes(s: FeudumState) -> dict[str, list[int | None]]:
    """Who holds the seats of the six guilds, master first."""
    return {
        name: [number_or_none(s.seated(g, rank)) for rank in range(s.guild_seats())]
        for g, name in enumerate(t.GUILD_IDS)
    }


def colours(s: FeudumState, stock: bool) -> dict[str, int]:
    """Markers of each colour in play: in the general supply, or in the rows of the knights."""
    return {
        t.COLOUR_IDS[c]: int(s.stock_of(c) if stock else s.row(c)) for c in range(s.rows_in_play())
    }


def feudums(s: FeudumState) -> dict[str, int]:
    """Feudum discs in the supply."""
    return {name: int(s.feudums_left(g)) for g, name in enumerate(t.GUILD_IDS)}


def public_player(p: Player) -> dict[str, Any]:
    """Everything that lies open before one player."""
    return {
        # woven: shown MAT
        "vp": p.vp,
        "coins": p.coins,
        "goods": counts(p.goods, t.GOOD_IDS, 8),
        "barrel": p.barrel,
        "fresh": p.fresh,
        "markers": p.markers,
        "pawns": [pawn(p, i) for i in range(t.PAWNS)],
        "vessels": counts(p.vessels, t.VESSEL_IDS, 4),
        "tiles": counts(p.tiles, t.LANDSCAPE_IDS, 4),
        "discs": p.discs(),
        "reeves": names(p.reeves, t.GUILD_IDS),
        "army": p.army,
        "voyage": p.voyage,
        "cards": size(p.hand),
        "played": names(p.played, t.CARD_IDS),
        "pouch": t.POUCH_IDS[p.pouch],
        "pouch_tile": p.pouch_tile,
        "doubled": p.doubled,
        "moves": p.moves,
        "guild_used": name_or_none(p.guild_used, t.GUILD_IDS),
        "writs": size(p.writs),
        "sealed": names(p.sealed, rw.WRIT_IDS),
        "slayer": p.slayer,
        "seals": [value - KNOWN if value >= KNOWN else None for value in p.seals],
        "beads": list(p.beads),
        # woven end
    }


def pawn(p: Player, i: int) -> dict[str, Any]:
    """One pawn: where it stands, what it shows, what it is aboard, and whether it had wine."""
    out = p.place_of(i) != NONE
    return {
        "at": name_or_none(p.place_of(i), t.LOCATION_IDS),
        "face": t.GUILD_IDS[p.face_of(i)] if out else None,
        "vessel": name_or_none(p.vessel_of(i), t.VESSEL_IDS),
        "wine": has(p.drunk, i),
    }


def known(s: FeudumState, seat: int | None) -> dict[str, Any]:
    """What a seat alone knows: its cards, its writs, some of the stack; and what parts remember."""
    if seat is None:
        return {"facts": facts(s, seat)}
    p = s.seats[seat]
    return {
        # woven: shown SEEN
        "facts": facts(s, seat),
        "mine": {
            "hand": names(p.hand, t.CARD_IDS),
            "writs": names(p.writs, rw.WRIT_IDS),
            "drawn": drawn_by(s, seat),
            "under": stack_known(s, p.knows),
        },
        # woven end
    }


def facts(s: FeudumState, seat: int | None) -> dict[str, dict[str, Any]]:
    """What the parts that run remember, as far as a seat may see it, the innermost last."""
    found: list[tuple[str, dict[str, Any]]] = []
    frame = s.running
    while frame is not None:
        shown = frame.shown(seat)
        if shown:
            found.append((frame.kind(), shown))
        frame = frame.up
    return dict(reversed(found))


def drawn(s: FeudumState) -> list[str]:
    """The writs that somebody looks at, in the order drawn."""
    drawing = s.found(Drawing)
    return [] if drawing is None else [rw.WRIT_IDS[writ] for writ in drawing.drawn]


def drawn_by(s: FeudumState, seat: int) -> list[str]:
    """The same, if it is this seat that looks."""
    drawing = s.found(Drawing)
    return drawn(s) if drawing is not None and drawing.owner() == seat else []


def known_to_all(s: FeudumState) -> i64:
    """The writs of which everybody knows that they lie under the stack (FEU-32.4)."""
    found: i64 = rw.ALL_WRITS
    for p in s.seats:
        found &= p.knows
    return found


def stack_known(s: FeudumState, knows: i64) -> list[str | None]:
    """The writs put under the stack, the uppermost first; null where one is not known."""
    return [rw.WRIT_IDS[writ] if has(knows, writ) else None for writ in s.queue]


def secret(s: FeudumState) -> dict[str, Any]:
    """What not everybody knows."""
    return {
        # woven: shown SECRETS
        "secret": {
            "hands": [names(p.hand, t.CARD_IDS) for p in s.seats],
            "writs": [names(p.writs, rw.WRIT_IDS) for p in s.seats],
            "knows": [names(p.knows, rw.WRIT_IDS) for p in s.seats],
            "seals": [[value & (KNOWN - 1) for value in p.seals] for p in s.seats],
            "unseen": names(s.unseen, rw.WRIT_IDS),
            "under": [rw.WRIT_IDS[n] for n in s.queue],
            "scrolls": list(s.scrolls),
            "supply": list(s.pool),
            "immune": [[t.LOCATION_IDS[at], ROLE_IDS[n], value] for at, n, value in immunity(s)],
        },
        "program": written_program(s),
        # woven end
    }
