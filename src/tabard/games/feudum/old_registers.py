"""The row of registers in which older positions tell what the present action has fixed.

Each part of the program used those that it needed: `left` were steps to a Move and goods to a
harvest. Here stands which fact lay in which register. Only `old_positions` knows of it.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.components import up_to
from tabard.games.feudum.frames import between, cards, guilds, rounds, seals
from tabard.games.feudum.frames.between import PLAYED, Drawing
from tabard.games.feudum.frames.cards import BY_DEJA_VU, MOST_GOODS
from tabard.games.feudum.frames.kinds import goods
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.whereabouts import card_of
from tabard.kernel.box.codes import Code, Names, Schema
from tabard.kernel.box.fields import Follows, Group, Ids, One, count, flag, seat, thing
from tabard.kernel.frame import Frame
from tabard.kernel.position import need
from tabard.kernel.shown import counts, name_or_none, names, number_or_none

Registers = dict[str, int]


class Perhaps(Code):
    """A whole number from 0, or null."""

    def __init__(self, high: int) -> None:
        super().__init__(NONE, high)

    def schema(self, seats: int) -> Schema:
        return {"type": ["integer", "null"], "minimum": 0, "maximum": self.high}

    def code(self, word: Any) -> Any:
        return NONE if word is None else word

    def text(self, raw: str, names: Names) -> str:
        return f"number_or_none({raw})"


MOST_NUMBER: Final[int] = 2 ** (t.GOODS * t.GOODS_WIDTH)  # a register may hold goods packed
ROW: Final = Group(
    "action",
    "what the present action has fixed so far",
    thing("card", t.CARD_IDS, "the card that is carried out"),
    count("repeating", 0, BY_DEJA_VU, "by which part of a Repeat it is carried out again"),
    count("turn_cards", 0, t.LARGE_HAND, "cards played in this turn"),
    flag("drew", "writs were drawn since the last card"),
    thing("place", t.LOCATION_IDS, "where"),
    thing("guild", t.GUILD_IDS, "which guild"),
    One("option", Perhaps(t.LOCATIONS * t.GUILDS), "what was chosen, by its number"),
    count("left", 0, MOST_GOODS, "how much is still to be done"),
    count("floor", 0, t.LOCATIONS, "the first that may still be picked"),
    Ids("moved", t.PIECE_IDS, "pieces that have moved"),
    Ids("used", t.LOCATION_IDS, "locations that have had their marker"),
    goods("bowl", "goods on their way"),
    Ids("scrolls", t.SCROLL_IDS, "scrolls that were chosen"),
    count("before", 0, MOST_NUMBER, "what there was at first"),
    seat("host", "whose function is performed"),
    seat("defender", "who is attacked"),
    flag("defended", "Defend was revealed"),
    count("power", 0, MOST_GOODS, "what weapon and saltpetre add"),
    goods("due", "goods still to be paid"),
    seat("payer", "who pays them"),
    count("tile_floor", 0, t.LANDSCAPES - 1, "the first tile that may still be paid with"),
    thing("tile_kind", t.GOOD_IDS, "the good that tiles stand for"),
    count("tiles_paid", 0, t.ALL_TILES, "tiles paid with"),
    seat("drawer", "who draws writs"),
    count("to_draw", 0, rw.WRITS, "writs still to be drawn"),
    Follows("drawn", "writs that were drawn", up_to(rw.WRITS)),
    One("errand", Perhaps(rw.MANDATE_OPTIONS - 1), "the mandate being played, and for what"),
    seat("errand_by", "who plays it"),
    count("errand_at", 0, PLAYED, "how far it has come"),
    count("errand_picks", 0, max(rw.OPTION_AMOUNT), "goods that may still be picked"),
    count("errand_floor", 0, t.GOODS - 1, "the first kind that may still be picked"),
)

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
    seals.SealPurchase: {"chosen": "scrolls", "next_scroll": "floor"},
    guilds.Cartage: {"left": "left", "next_kind": "floor", "before": "before"},
    guilds.Workshop: {
        "left": "left",
        "next_invention": "floor",
        "made": "before",
        "barrels": "power",
    },
    seals.Sealing: {"number": "option", "before": "before"},
    seals.ColoursTaken: {"left": "left", "next_colour": "floor"},
    seals.ScrollsChosen: {"left": "left", "next_scroll": "floor", "chosen": "scrolls"},
    seals.BeadsGiven: {"left": "left", "next_scroll": "floor"},
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
NAMED: Final = {
    "card": t.CARD_IDS,
    "place": t.LOCATION_IDS,
    "guild": t.GUILD_IDS,
    "tile_kind": t.GOOD_IDS,
}
SETS: Final = {"moved": t.PIECE_IDS, "used": t.LOCATION_IDS, "scrolls": t.SCROLL_IDS}
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
    sealing = s.found(seals.Sealing)
    if sealing is not None and sealing.number != NONE:
        found["power"] = int(s.of(guilds.Work).function)
    return found


def read(word: Any) -> Registers:
    """What lies in each register, of a row that fits its schema, as numbers."""
    found = SimpleNamespace()
    for field in ROW.fields:
        if not field.follows:
            field.keep(word[field.name], None, found, NONE)
    return {name: int(value) for name, value in vars(found).items()}


def written(s: FeudumState) -> dict[str, Any]:
    """The row of a state, as older positions have it."""
    found: dict[str, Any] = dict(registers(s))
    for name, ids in NAMED.items():
        found[name] = name_or_none(found[name], ids)
    for name, ids in SETS.items():
        found[name] = names(found[name], ids)
    for name in ("bowl", "due"):
        found[name] = counts(found[name], t.GOOD_IDS, t.GOODS_WIDTH)
    for name in ("drew", "defended"):
        found[name] = bool(found[name])
    for name in ("option", "host", "defender", "payer", "drawer", "errand", "errand_by"):
        found[name] = number_or_none(found[name])
    return found


def fill(frame: Frame, given: Registers) -> None:
    """Give a frame its facts from the registers."""
    for fact, register in PLACES.get(type(frame), {}).items():
        value = given[register] - SHIFTED.get(fact, 0)
        if isinstance(getattr(frame, fact), bool):  # a compiled flag takes no number
            setattr(frame, fact, bool(value))
        else:
            setattr(frame, fact, value)


def check(s: FeudumState) -> None:
    """Refuse registers that no fact can hold."""
    frame = s.running
    while frame is not None:
        for fact in frame.facts().fields:
            value = getattr(frame, fact.name)
            if isinstance(fact, One):
                most = fact.code.high
            elif isinstance(fact, Ids):
                most = sum(fact.bits.values())
            else:
                continue  # goods fit their bits, and a row of writs is no register
            register = PLACES.get(type(frame), {}).get(fact.name, fact.name)
            need(value <= most, f"action.{register}", f"{value} is too much")
        frame = frame.up
