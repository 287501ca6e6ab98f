"""What a seat may see: an allow-list, and the whole truth for positions built upon it."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.pillars import tables as t
from tabard.games.pillars.state import (
    BISHOP_NOTHING,
    BISHOP_OPEN,
    BISHOP_SHIELD,
    NONE,
    PillarsState,
    Player,
)
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import has
from tabard.kernel.shown import name_or_none, names, number_or_none
from tabard.kernel.state import OVER

BISHOP_WORDS: Final = {BISHOP_OPEN: None, BISHOP_SHIELD: "shield", BISHOP_NOTHING: "none"}


def public(s: PillarsState) -> dict[str, Any]:
    """Everything that lies open on the table (PIL-25.1)."""
    step = s.step().name
    moment = s.moment().name
    return {
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "players": int(s.players),
        "options": dict(s.options),
        "round": int(s.round),
        "rounds": t.ROUNDS,
        "phase": phase(s),
        "station": STATION_OF.get(moment, 0),
        "step": step,
        "interrupted": interrupted(s),
        "turn": int(s.turn),
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
        "spaces": {
            t.STATION_IDS[i]: [
                number_or_none(s.builder_at(t.FIRST_SPACE[i] + n))
                for n in range(t.STATION_SPACES[i])
            ]
            for i in range(t.STATIONS)
            if t.STATION_SPACES[i] > 0
        },
        "cost": int(s.cost()),
        "drawn": number_or_none(s.drawn),
        "refusals_left": int(s.readings.refusals - s.refused),
        "waiting": [
            {"seat": int(s.waiting(i)), "cost": int(s.waiting_cost(i))} for i in range(s.queued)
        ],
        "bag": [int(s.in_bag(seat)) for seat in range(s.players)],
        "set_aside": [int(s.laid_aside(seat)) for seat in range(s.players)],
        "event": name_or_none(s.event, t.EVENT_IDS),
        "past_events": [t.EVENT_IDS[s.past_event(i)] for i in range(s.past_count)],
        "events_unseen": names(s.events_left, t.EVENT_IDS),
        "advantages_unseen": names(s.advantages_left, t.ADVANTAGE_IDS),
        "bishop": BISHOP_WORDS[s.bishop] if s.bishop < 0 else t.KIND_IDS[s.bishop],
        "market": {t.KIND_IDS[k]: int(s.on_market(k)) for k in t.MARKET_KINDS},
        "court_metal": int(s.court_metal),
        "supply": {t.KIND_IDS[k]: int(s.in_supply(k)) for k in range(t.KINDS)},
        "castle_workers": int(s.castle_workers()),
        "tax": int(s.tax) if s.tax > 0 else None,
        "returning": t.KIND_IDS[s.returning],
        "seats": [public_player(s, seat) for seat in range(s.players)],
    }


def phase(s: PillarsState) -> str:
    """The phase of the round, or `over`."""
    if s.to_move == OVER:
        return "over"
    return PHASE_OF.get(s.moment().name, "stations")


def public_player(s: PillarsState, seat: int) -> dict[str, Any]:
    """Everything that lies before one player."""
    p: Player = s.seats[seat]
    return {
        "vp": int(p.vp),
        "gold": int(p.gold),
        "workers": int(p.workers),
        "mill": int(p.mill),
        "goods": {t.KIND_IDS[k]: int(p.cubes(k)) for k in range(t.KINDS)},
        "row": names(p.row, t.CRAFTSMAN_IDS),
        "row_limit": int(p.row_limit()),
        "cards": names(p.cards, t.CARD_IDS),
        "advantages": names(p.advantages, t.ADVANTAGE_IDS),
        "uses": uses(s, seat),
        "bought": names(p.bought, t.KIND_IDS),
        "sold": names(p.sold, t.KIND_IDS),
        "grey": int(p.grey),
        "grey_won": int(p.grey_won),
        "passed": p.passed,
        "protected": p.protected,
        "exempt": p.exempt,
        "limited": p.limited,
        "limited_next": p.limited_next,
    }


def uses(s: PillarsState, seat: int) -> dict[str, int]:
    """How often the player who is building has used each craftsman."""
    if s.to_move != seat:
        return {}
    return {t.CRAFTSMAN_IDS[c]: int(s.uses(c)) for c in range(t.CRAFTSMEN) if s.uses(c) > 0}


def interrupted(s: PillarsState) -> str | None:
    """The step that goes on when the present one is done, if it is an interrupt."""
    if s.back == 0:
        return None
    return s.step_behind().name


def view(s: PillarsState, seat: int | None) -> dict[str, Any]:
    """What lies open, and for the owner of Ellen what she has seen (PIL-22.5)."""
    seen = public(s)
    if s.foreseen != NONE and seat is not None and s.owner_of(t.ELLEN) == seat:
        seen["foreseen"] = t.EVENT_IDS[s.foreseen]
    return seen


def position(s: PillarsState) -> dict[str, Any]:
    """The whole truth."""
    truth = public(s)
    if s.foreseen != NONE:
        truth["foreseen"] = t.EVENT_IDS[s.foreseen]
    return truth


def hides(s: PillarsState, seat: int | None) -> bool:
    """Whether somebody else knows the next event."""
    return s.foreseen != NONE and (seat is None or s.owner_of(t.ELLEN) != seat)


def redeal(s: PillarsState, seat: int | None, dealer: Dealer) -> PillarsState:
    """Replace the event that only Ellen's owner has seen by any that may lie on top."""
    other = s.copy()
    if hides(s, seat):
        unseen = [event for event in range(t.EVENTS) if has(s.events_left, event)]
        other.foreseen = unseen[dealer.below(len(unseen))]
    return other


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
        ("next_start_player", "start_player"),
    )
}
