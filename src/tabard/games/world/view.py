"""What a seat may see: an allow-list, most of it woven from the declaration in `components`."""

from __future__ import annotations

from typing import Any

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.components import LIMITED
from tabard.games.world.frames import Care, Settling, Turns
from tabard.games.world.kinds import DOWN
from tabard.games.world.places import interrupted, phase_of_chapter
from tabard.games.world.state import FACE_DOWN, NO_TILE, NONE, Player, WorldState
from tabard.kernel.ints import has, i64, part, size
from tabard.kernel.shown import (
    above_zero,
    counts,
    counts_among,
    name_or_none,
    names,
    number_or_none,
    printed_or_none,
)
from tabard.kernel.state import OVER


def phase(s: WorldState) -> str:
    """The part of the chapter, or `over`."""
    if s.to_move == OVER:
        return "over"
    return phase_of_chapter(s)


def on_turn(s: WorldState) -> int | None:
    """Whose turn of step 5 it is, if it is step 5."""
    turns = s.found(Turns)
    return None if turns is None or turns.playing >= s.players else int(s.on_turn())


def rotation(s: WorldState) -> int | None:
    """The quarter turns of the card, once it is oriented."""
    return None if s.edge == NONE or s.event == NONE else int(s.rotation())


def sides(s: WorldState) -> list[int]:
    """At which side of the board each seat sits."""
    return [int(s.side(seat)) for seat in range(s.players)]


def deck(s: WorldState) -> int:
    """How many cards this chapter's deck holds (WWE-2.7)."""
    return t.ROUNDS - int(size(s.revealed & e.POOL[s.chapter])) if s.chapter > 0 else 0


def incomes(s: WorldState) -> list[str] | None:
    """What each seat's corner shows, once the card is oriented (WWE-6.2)."""
    if s.edge == NONE or s.event == NONE:
        return None
    return [
        t.INCOME_IDS[e.CORNERS[s.event][(s.side(seat) - s.rotation()) % t.EDGES]]
        for seat in range(s.players)
    ]


def project(s: WorldState, number: int) -> dict[str, Any]:
    """What lies on a project."""
    return {
        "stone": int(s.stone_on(number)),
        "wood": int(s.wood_on(number)),
        "seals": [seat for seat in range(s.players) if has(s.seats[seat].seals, number)],
        "finished": s.filled(number),
    }


def plots(s: WorldState) -> dict[str, int | None]:
    """Whose house stands on each plot."""
    found: dict[str, int | None] = {}
    plot: i64 = 0
    for name in t.PLOT_IDS:
        owner: i64 = NONE
        seat: i64 = 0
        for p in s.seats:
            if has(p.houses, plot):
                owner = seat
            seat += 1
        found[name] = number_or_none(owner)
        plot += 1
    return found


def plague(s: WorldState) -> dict[str, int | str | None]:
    """What lies on each location: `down`, the value of a sick inhabitant, or nothing."""
    found: dict[str, int | str | None] = {}
    for location in range(t.LOCATIONS):
        tile = s.tile_at(location)
        value = int(s.sick(location))
        found[t.LOCATION_IDS[location]] = (
            None if tile == NO_TILE else DOWN if tile == FACE_DOWN else value
        )
    return found


def projects(s: WorldState) -> dict[str, Any]:
    """What lies on the projects on the board."""
    return {t.PROJECT_IDS[i]: project(s, i) for i in range(t.PROJECTS) if has(s.in_play, i)}


def finishing(s: WorldState) -> str | None:
    """The project being settled."""
    settling = s.found(Settling)
    return None if settling is None else t.PROJECT_IDS[settling.project]


def donors_seen(s: WorldState) -> int:
    """How many players have been looked at for it."""
    settling = s.found(Settling)
    return 0 if settling is None else int(settling.donors)


def carer(s: WorldState) -> int | None:
    """Who cares for the sick."""
    care = s.found(Care)
    return None if care is None else number_or_none(care.carer)


def caring(s: WorldState) -> list[str]:
    """The locations of those he has still to care for."""
    care = s.found(Care)
    return [] if care is None else names(care.chosen, t.LOCATION_IDS)


def last(s: WorldState) -> str | None:
    """The latest choice that everybody saw."""
    return None if s.last == NONE else s.game.actions.text(int(s.last))


def goods(p: Player) -> dict[str, int]:
    """The limited goods behind a player's screen, and his money."""
    found = {t.KIND_IDS[k]: int(p.owns(k)) for k in t.OWNED}
    found["money"] = int(p.money)
    return found


def public(s: WorldState) -> dict[str, Any]:
    """Everything that everybody sees (WWE-20.7, WWE-20.12)."""
    return {
        # woven: shown TABLE
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "players": s.players,
        "options": s.options.copy(),
        "chapter": s.chapter,
        "chapters": t.CHAPTERS,
        "round": s.round,
        "rounds": t.ROUNDS,
        "phase": phase(s),
        "step": s.step().name,
        "interrupted": interrupted(s),
        "turn": s.main_progress(),
        "to_move": s.game.mover(s),
        "active": number_or_none(s.active),
        "playing": s.playing(),
        "on_turn": on_turn(s),
        "sides": sides(s),
        "event": name_or_none(s.event, e.EVENT_IDS),
        "slots": [
            name_or_none(s.slot_1, e.EVENT_IDS),
            name_or_none(s.slot_2, e.EVENT_IDS),
        ],
        "revealed": names(s.revealed, e.EVENT_IDS),
        "deck": deck(s),
        "steps": printed_or_none(s.edge, t.EDGE_VALUES),
        "rotation": rotation(s),
        "incomes": incomes(s),
        "favour": t.FIELD_IDS[s.favour],
        "covered": {
            "fields": names(s.covered_fields, t.FIELD_IDS),
            "projects": names(s.covered_projects, t.PROJECT_IDS),
            "cloth": s.cloth_covered,
        },
        "stock": counts_among(s.stock, t.KIND_IDS, LIMITED, 6),
        "projects": projects(s),
        "substitutes": counts_among(s.substitutes, t.KIND_IDS, t.MATERIALS, 6),
        "plots": plots(s),
        "plague": plague(s),
        "tiles_unseen": [s.unseen_tiles(n) for n in range(len(t.TILE_VALUES))],
        "tax": above_zero(s.tax),
        "finishing": finishing(s),
        "donors_seen": donors_seen(s),
        "carer": carer(s),
        "caring": caring(s),
        "last": last(s),
        # woven end
        "seats": [public_player(p) for p in s.seats],
    }


def public_player(p: Player) -> dict[str, Any]:
    """Everything that others see of one player."""
    return {
        # woven: shown MAT
        "vp": p.vp,
        "half": p.half,
        "cards": size(p.hand),
        "open": [t.CARD_IDS[part(p.opened, i, 4)] for i in range(p.laid)],
        "used": [has(p.used, i) for i in range(p.laid)],
        "hidden_cards": size(p.hidden),
        "houses": p.houses_left(),
        "seals": p.seals_left(),
        "penalties": names(p.penalties, t.PENALTY_IDS),
        "missing": counts(p.missing, t.DUTY_IDS, 4),
        "spared": names(p.spared, t.PENALTY_IDS),
        "swapped": names(p.swapped, e.EVENT_IDS),
        # woven end
    }


def own(s: WorldState, seat: int) -> dict[str, Any]:
    """What a player alone sees of his things: goods, hand and hidden pile (WWE-9.8)."""
    p = s.seats[seat]
    return {
        # woven: shown OWN
        "goods": goods(p),
        "hand": names(p.hand, t.CARD_IDS),
        "hidden": names(p.hidden, t.CARD_IDS),
        # woven end
    }
