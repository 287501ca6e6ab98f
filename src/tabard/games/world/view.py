"""What a seat may see: an allow-list, and the whole truth for positions built upon it."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.frames import Care, Settling, Turns
from tabard.games.world.places import interrupted, phase_of_chapter
from tabard.games.world.scoring import ranking
from tabard.games.world.state import FACE_DOWN, NO_TILE, NONE, Player, WorldState
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import has, size
from tabard.kernel.shown import name_or_none, names, number_or_none
from tabard.kernel.state import OVER

DOWN: Final = "down"


def public(s: WorldState) -> dict[str, Any]:
    """Everything that everybody sees (WWE-20.7, WWE-20.12)."""
    settling = s.found(Settling)
    care = s.found(Care)
    return {
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "players": int(s.players),
        "options": dict(s.options),
        "chapter": int(s.chapter),
        "chapters": t.CHAPTERS,
        "round": int(s.round),
        "rounds": t.ROUNDS,
        "phase": phase(s),
        "step": s.step().name,
        "interrupted": interrupted(s),
        "turn": int(s.turn_of_moment()),
        "to_move": s.game.mover(s),
        "active": number_or_none(s.active),
        "playing": int(s.playing()),
        "on_turn": on_turn(s),
        "sides": [int(s.side(seat)) for seat in range(s.players)],
        "event": name_or_none(s.event, e.EVENT_IDS),
        "slots": [name_or_none(s.slot_1, e.EVENT_IDS), name_or_none(s.slot_2, e.EVENT_IDS)],
        "revealed": names(s.revealed, e.EVENT_IDS),
        "deck": deck(s),
        "steps": None if s.edge == NONE else t.EDGE_VALUES[s.edge],
        "rotation": None if s.edge == NONE else int(s.rotation()),
        "incomes": incomes(s),
        "favour": t.FIELD_IDS[s.favour],
        "covered": {
            "fields": names(s.covered_fields, t.FIELD_IDS),
            "projects": names(s.covered_projects, t.PROJECT_IDS),
            "cloth": s.cloth_covered,
        },
        "stock": {t.KIND_IDS[k]: int(s.in_stock(k)) for k in range(t.KINDS)},
        "projects": {
            t.PROJECT_IDS[i]: project(s, i) for i in range(t.PROJECTS) if has(s.in_play, i)
        },
        "substitutes": {
            t.KIND_IDS[k]: int(s.substitutes >> (k * t.GOODS_WIDTH) & t.GOODS_MASK)
            for k in t.MATERIALS
        },
        "plots": plots(s),
        "plague": plague(s),
        "tiles_unseen": [int(s.unseen_tiles(n)) for n in range(len(t.TILE_VALUES))],
        "tax": int(s.tax) if s.tax > 0 else None,
        "finishing": None if settling is None else t.PROJECT_IDS[settling.project],
        "donors_seen": 0 if settling is None else int(settling.donors),
        "carer": None if care is None else number_or_none(care.carer),
        "caring": [] if care is None else names(care.chosen, t.LOCATION_IDS),
        "last": None if s.last == NONE else s.game.actions.text(int(s.last)),
        "seats": [public_player(s.seats[seat]) for seat in range(s.players)],
    }


def phase(s: WorldState) -> str:
    """The part of the chapter, or `over`."""
    if s.to_move == OVER:
        return "over"
    return phase_of_chapter(s)


def on_turn(s: WorldState) -> int | None:
    """Whose turn of step 5 it is, if it is step 5."""
    turns = s.found(Turns)
    return None if turns is None or turns.playing >= s.players else int(s.on_turn())


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
    return {
        t.PLOT_IDS[i]: next(
            (seat for seat in range(s.players) if has(s.seats[seat].houses, i)), None
        )
        for i in range(t.PLOTS)
    }


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


def public_player(p: Player) -> dict[str, Any]:
    """Everything that others see of one player."""
    return {
        "vp": int(p.vp),
        "half": p.half,
        "cards": int(size(p.hand)),
        "open": [t.CARD_IDS[p.card_at(place)] for place in range(p.laid)],
        "used": [has(p.used, place) for place in range(p.laid)],
        "hidden_cards": int(size(p.hidden)),
        "houses": int(p.houses_left()),
        "seals": int(p.seals_left()),
        "penalties": names(p.penalties, t.PENALTY_IDS),
        "missing": {t.DUTY_IDS[i]: int(p.missed(i)) for i in range(t.DUTIES)},
        "spared": names(p.spared, t.PENALTY_IDS),
        "swapped": names(p.swapped, e.EVENT_IDS),
    }


def own(p: Player) -> dict[str, Any]:
    """What a player alone sees of his things: goods, hand and hidden pile."""
    goods = {t.KIND_IDS[k]: int(p.owns(k)) for k in t.OWNED}
    goods["money"] = int(p.money)
    return {
        "goods": goods,
        "hand": names(p.hand, t.CARD_IDS),
        "hidden": names(p.hidden, t.CARD_IDS),
    }


def view(s: WorldState, seat: int | None) -> dict[str, Any]:
    """What lies open, and what lies behind the seat's own screen; at the end everybody's place."""
    seen = public(s)
    if s.to_move == OVER:  # tokens that nobody sees may have settled a tie (WWE-19.2)
        seen["places"] = ranking(s)
    if seat is not None:
        seen["seats"][seat] |= own(s.seats[seat])
    return seen


def position(s: WorldState) -> dict[str, Any]:
    """The whole truth."""
    truth = public(s)
    for seat in range(s.players):
        truth["seats"][seat] |= own(s.seats[seat])
    return truth


def hides(s: WorldState, seat: int | None) -> bool:
    """Whether cards of another player may lie in his hand or on his hidden pile."""
    for other in range(s.players):
        p = s.seats[other]
        if other != seat and p.hand != 0 and p.hidden != 0:
            return True
    return False


def redeal(s: WorldState, seat: int | None, dealer: Dealer) -> WorldState:
    """Split the others' unseen cards anew into hands and hidden piles (WWE-20.13).

    No card leaves a hidden pile within a chapter, so every split agrees with all that was seen.
    """
    other = s.copy()
    for number in range(other.players):
        if number != seat:
            split(other.seats[number], dealer)
    return other


def split(p: Player, dealer: Dealer) -> None:
    """Draw as many cards as the hidden pile holds, each set of them as likely."""
    unseen = p.hand | p.hidden
    wanted = size(p.hidden)
    left = size(unseen)
    p.hand = unseen
    p.hidden = 0
    for card in range(t.CARDS):
        if has(unseen, card):
            if dealer.below(left) < wanted:
                p.hide(card)
                wanted -= 1
            left -= 1
