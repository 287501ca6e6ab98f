"""The facts of all parts under the names that positions and views have for them.

A position lists what the present action has fixed in one row of registers, and each part of the
program uses those that it needs: `left` are steps to a Move and goods to a harvest. Here stands
which fact lies in which register; nothing else of the game knows registers.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum.frames import between, cards, guilds, rounds
from tabard.games.feudum.frames.between import Drawing
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.whereabouts import card_of
from tabard.kernel.frame import Frame

Registers = dict[str, int]

# What lies in a register while nobody needs it.
EMPTY: Final[Registers] = {
    "card": NONE,
    "repeating": 0,
    "turn_cards": 0,
    "drew": 0,
    "place": NONE,
    "guild": NONE,
    "option": NONE,
    "left": 0,
    "floor": 0,
    "moved": 0,
    "used": 0,
    "bowl": 0,
    "scrolls": 0,
    "before": 0,
    "host": NONE,
    "defender": NONE,
    "defended": 0,
    "power": 0,
    "due": 0,
    "payer": NONE,
    "tile_floor": 0,
    "tile_kind": NONE,
    "tiles_paid": 0,
    "drawer": NONE,
    "to_draw": 0,
    "drawn": 0,
    "errand": NONE,
    "errand_by": NONE,
    "errand_at": 0,
    "errand_picks": 0,
    "errand_floor": 0,
}

# Of each frame, which fact lies in which register. Facts that are not there yet are NONE and leave
# the register to the frame around.
PLACES: Final[dict[type[Frame], dict[str, str]]] = {
    rounds.FirstPick: {"left": "left", "next_kind": "floor"},
    rounds.FirstPawn: {"face": "option"},
    rounds.PouchFilling: {"choice": "option"},
    rounds.Turn: {"cards": "turn_cards", "drew": "drew"},
    rounds.Meal: {"begun": "left", "pawn": "floor", "by_wine": "moved", "unfed": "used"},
    cards.Migration: {"face": "option", "place": "place"},
    cards.Journey: {"steps": "left", "moved": "moved"},
    cards.Influences: {"places": "used", "bribed": "option"},
    cards.Upgrade: {"place": "place", "guild": "guild", "region": "option", "landscape": "option"},
    cards.Reaping: {
        "place": "place",
        "to_draw": "left",
        "favours": "before",
        "bowl": "bowl",
        "next_kind": "floor",
    },
    cards.Assault: {
        "place": "place",
        "target": "option",
        "defender": "defender",
        "defended": "defended",
        "power": "power",
        "powder": "left",
        "next_tile": "floor",
    },
    cards.Repetition: {"again": "option"},
    guilds.Work: {"guild": "guild", "function": "option", "host": "host"},
    guilds.Delivery: {"place": "place", "bowl": "bowl", "pairs": "before", "overflow": "left"},
    guilds.Purchase: {"basket": "bowl", "price": "before", "next_kind": "floor"},
    guilds.Recruits: {"markers": "left", "monster": "option"},
    guilds.SealPurchase: {"chosen": "scrolls", "next_scroll": "floor"},
    guilds.Cartage: {"left": "left", "next_kind": "floor", "before": "before"},
    guilds.Workshop: {
        "left": "left",
        "next_invention": "floor",
        "made": "before",
        "barrels": "power",
    },
    guilds.Sealing: {"number": "option", "before": "before"},
    guilds.ColoursTaken: {"left": "left", "next_colour": "floor"},
    guilds.ScrollsChosen: {"left": "left", "next_scroll": "floor", "chosen": "scrolls"},
    guilds.BeadsGiven: {"left": "left", "next_scroll": "floor"},
    between.Bill: {
        "payer": "payer",
        "due": "due",
        "next_tile": "tile_floor",
        "tile_for": "tile_kind",
        "tiles_paid": "tiles_paid",
    },
    between.Drawing: {"drawer": "drawer", "to_draw": "to_draw"},
    between.Errand: {
        "option": "errand",
        "by": "errand_by",
        "stage": "errand_at",
        "picks": "errand_picks",
        "next_kind": "errand_floor",
    },
}
# Registers that count from elsewhere: an action without a bribe has no option, and a meal that has
# not begun comes after one that is not there.
SHIFTED: Final = {"bribed": -1, "begun": 1}


def registers(s: FeudumState) -> Registers:
    """All registers, as the frames fill them, the innermost last."""
    found = dict(EMPTY)
    chain: list[Frame] = []
    frame = s.running
    while frame is not None:
        chain.append(frame)
        frame = frame.up
    for one in reversed(chain):
        for fact, register in PLACES.get(type(one), {}).items():
            value = int(getattr(one, fact)) + SHIFTED.get(fact, 0)
            if value != NONE:
                found[register] = value
    repetition, drawing = s.found(cards.Repetition), s.found(Drawing)
    found["card"] = int(card_of(s))
    found["repeating"] = 0 if repetition is None else int(repetition.by)
    found["drawn"] = 0 if drawing is None else len(drawing.drawn)
    sealing = s.found(guilds.Sealing)
    if sealing is not None and sealing.number != NONE:
        found["power"] = int(s.of(guilds.Work).function)
    return found


def fill(frame: Frame, given: Registers) -> None:
    """Give a frame its facts from the registers."""
    for fact, register in PLACES.get(type(frame), {}).items():
        value = given[register] - SHIFTED.get(fact, 0)
        if isinstance(getattr(frame, fact), bool):  # a compiled flag takes no number
            setattr(frame, fact, bool(value))
        else:
            setattr(frame, fact, value)
