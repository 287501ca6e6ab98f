"""What a seat may see: an allow-list, most of it woven from the declaration in `state`."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.components import BISHOP, NONE, TOP_EVENT
from tabard.games.pillars.frames import BuildingTurn, Keeping
from tabard.games.pillars.state import PillarsState
from tabard.kernel.ints import i64, part
from tabard.kernel.shown import (
    above_zero,
    by_seat,
    counts,
    counts_among,
    name_or_none,
    names,
    number_or_none,
)
from tabard.kernel.shown import interrupted as caller
from tabard.kernel.state import OVER

# Which phase of the round a step belongs to; all others are stations of phase III.
PHASE_OF: Final = {
    "first_start_player": "setup",
    "between_rounds": "setup",
    "kingsbridge_cards": "setup",
    "round_craftsmen": "setup",
    "resource_cards": "setup",
    "ellens_look": "setup",
    "choosing_cards": "cards",
    "draw_builder": "builders",
    "refusal": "builders",
    "place_builder": "builders",
    "place_waiting": "builders",
}

# The number of the station that a step settles.
STATION_OF: Final = {
    step: t.station(name) + 1
    for step, name in (
        ("reveal_event", "event"),
        ("bishops_choice", "event"),
        ("thomass_choice", "event"),
        ("event_effect", "event"),
        ("tax_roll", "kings_court"),
        ("exemption", "kings_court"),
        ("shiring", "shiring"),
        ("market", "market"),
        ("building", "cathedral"),
        ("turn_ends", "cathedral"),
        ("next_start_player", "start_player"),
    )
}


def phase(s: PillarsState) -> str:
    """The phase of the round, or `over`."""
    if s.to_move == OVER:
        return "over"
    return PHASE_OF.get(s.main_step().name, "stations")


def station(s: PillarsState) -> int:
    """The number of the station being settled, or 0."""
    return STATION_OF.get(s.main_step().name, 0)


def builders(s: PillarsState) -> dict[str, list[int | None]]:
    """Who stands on the spaces of each station that has any."""
    found: dict[str, list[int | None]] = {}
    space: i64 = 0
    for station in range(t.STATIONS):
        row: list[int | None] = []
        for _space in range(t.STATION_SPACES[station]):
            row.append(number_or_none(s.builder_at(space)))
            space += 1
        if row:
            found[t.STATION_IDS[station]] = row
    return found


def uses(s: PillarsState, seat: i64) -> dict[str, int]:
    """How often the player who is building has used each craftsman."""
    turn = s.found(BuildingTurn)
    if turn is None or s.to_move != seat:
        return {}
    times = [int(turn.uses(c)) for c in range(t.CRAFTSMEN)]
    return {t.CRAFTSMAN_IDS[c]: number for c, number in enumerate(times) if number > 0}


def interrupted(s: PillarsState) -> str | None:
    """The step that goes on after this one; that a building turn ends is `building` as well."""
    found = caller(s)
    return "building" if found == "turn_ends" else found


def returning(s: PillarsState) -> str:
    """The lowest kind that may still go back to the supply (PIL-17.5)."""
    keeping = s.found(Keeping)
    return t.KIND_IDS[t.WOOD if keeping is None else keeping.returning]


def public(s: PillarsState) -> dict[str, Any]:
    """Everything that lies open."""
    return {
        # woven: shown TABLE
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "players": s.players,
        "options": s.options.copy(),
        "round": s.round,
        "rounds": t.ROUNDS,
        "phase": phase(s),
        "station": station(s),
        "step": s.step().name,
        "interrupted": interrupted(s),
        "turn": s.main_progress(),
        "to_move": s.game.mover(s),
        "start_player": number_or_none(s.start_player),
        "display": {
            "resources": names(s.open_cards, t.CARD_IDS),
            "aside": names(s.aside, t.CARD_IDS),
            "craftsmen": names(s.open_craftsmen, t.CRAFTSMAN_IDS),
            "dealt_craftsmen": names(s.dealt_craftsmen, t.CRAFTSMAN_IDS),
        },
        "kingsbridge": [
            name_or_none(s.kingsbridge_1, t.ADVANTAGE_IDS),
            name_or_none(s.kingsbridge_2, t.ADVANTAGE_IDS),
        ],
        "shiring": [
            name_or_none(s.shiring_1, t.CRAFTSMAN_IDS),
            name_or_none(s.shiring_2, t.CRAFTSMAN_IDS),
        ],
        "spaces": builders(s),
        "cost": t.COSTS[s.marker],
        "drawn": number_or_none(s.drawn),
        "refusals_left": s.readings.refusals - s.refused,
        "waiting": [
            {"seat": part(s.queue, i, 4), "cost": t.COSTS[part(s.queue_costs, i, 4)]}
            for i in range(s.queued)
        ],
        "bag": by_seat(s.bag, s.players, 4),
        "set_aside": by_seat(s.set_aside, s.players, 4),
        "event": name_or_none(s.event, t.EVENT_IDS),
        "past_events": [t.EVENT_IDS[part(s.past, i, 4)] for i in range(s.past_count)],
        "events_unseen": names(s.events_left, t.EVENT_IDS),
        "advantages_unseen": names(s.advantages_left, t.ADVANTAGE_IDS),
        "bishop": BISHOP.by_number[s.bishop],
        "market": counts_among(s.market, t.KIND_IDS, t.MARKET_KINDS, 4),
        "court_metal": s.court_metal,
        "supply": counts(s.supply, t.KIND_IDS, 12, 1024),
        "castle_workers": s.castle_workers(),
        "tax": above_zero(s.tax),
        "returning": returning(s),
        # woven end
        "seats": [public_player(s, seat) for seat in range(s.players)],
    }


def public_player(s: PillarsState, seat: i64) -> dict[str, Any]:
    """Everything that lies before one player."""
    p = s.seats[seat]
    return {
        # woven: shown MAT
        "vp": p.vp,
        "gold": p.gold,
        "workers": p.workers,
        "mill": p.mill,
        "goods": counts(p.goods, t.KIND_IDS, 8),
        "row": names(p.row, t.CRAFTSMAN_IDS),
        "row_limit": p.row_limit(),
        "cards": names(p.cards, t.CARD_IDS),
        "advantages": names(p.advantages, t.ADVANTAGE_IDS),
        "uses": uses(s, seat),
        "bought": names(p.bought, t.KIND_IDS),
        "sold": names(p.sold, t.KIND_IDS),
        "grey": p.grey,
        "grey_won": p.grey_won,
        "passed": p.passed,
        "protected": p.protected,
        "exempt": p.exempt,
        "limited": p.limited,
        "limited_next": p.limited_next,
        # woven end
    }


def known(s: PillarsState, seat: int | None) -> dict[str, Any]:
    """What a seat sees besides: the next event, if it is Ellen's owner (PIL-22.5)."""
    return {} if seat is None or TOP_EVENT.hides(s, seat) else secret(s)


def secret(s: PillarsState) -> dict[str, Any]:
    """The next event, once somebody has seen it."""
    if s.foreseen == NONE:
        return {}
    return {
        # woven: shown SECRETS
        "foreseen": t.EVENT_IDS[s.foreseen],
        # woven end
    }
