"""What is in the box, said once, in the order of a position.

`BOX` says of each component what it is, how much of it there can be, who sees it, and which
attribute keeps it. Positions, views, redeals, checks, observations, and the attributes in `state`
follow from that (see `tabard.kernel.box`).
"""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import frames
from tabard.games.world import tables as t
from tabard.games.world.kinds import (
    CARD_WIDTH,
    COUNT_WIDTH,
    MOST,
    Goods,
    Last,
    Plague,
    Plots,
    Projects,
    Remembered,
    Unseen,
    Used,
    Waiting,
)
from tabard.games.world.screens import Screens
from tabard.kernel.box.box import Box
from tabard.kernel.box.codes import Id, OnPiece, Schema, Seat, Whole
from tabard.kernel.box.fields import (
    INTEGER,
    STRING,
    Follows,
    Group,
    Ids,
    One,
    Standing,
    Store,
    Told,
    count,
    flag,
    seat,
    several,
)
from tabard.kernel.box.packed import Counts, Row

EVENT: Final = Id(e.EVENT_IDS)
CARD: Final = Id(t.CARD_IDS, {})
LIMITED: Final = tuple(range(t.KINDS))
# How much can be missing of each duty, and how many substitutes lie on the tower.
MOST_MISSING: Final = tuple(
    max(t.TAXES) if duty == t.TAX else t.DUTY_AMOUNT[duty] for duty in range(t.DUTIES)
)
MOST_SUBSTITUTES: Final = tuple(
    (t.STONE_FIELDS if kind == t.STONE else t.WOOD_FIELDS)[t.TOWER] for kind in LIMITED
)
SOME_SEAT: Final[Schema] = Seat().schema(t.MAX_PLAYERS)
BY_SEAT: Final[Schema] = {"type": ["array", "null"], "maxItems": t.MAX_PLAYERS, "format": "by-seat"}
MAYBE: Final[Schema] = {"type": ["integer", "null"]}

TABLE: Final = (
    # the chapter
    count("chapter", 0, t.CHAPTERS, "the chapter; 0 before the first"),
    Follows("chapters", "how many chapters there are", INTEGER, "t.CHAPTERS"),
    count("round", 0, t.ROUNDS, "the round of the chapter; 0 before the first"),
    Follows("rounds", "how many rounds a chapter has", INTEGER, "t.ROUNDS"),
    Follows("phase", "the part of the chapter, or `over`", STRING),
    Standing("step", "the step of the rules that asks"),
    Waiting("interrupted", "the steps that go on after this one, the next one first"),
    Told(
        "turn",
        "how far the outermost step has got",
        Whole(0, max(t.MAX_PLAYERS, t.PROJECTS)).schema(t.MAX_PLAYERS),
        "{}.main_progress()",
    ),
    Standing("to_move", "whose choice it is: a seat, `chance` or `over`"),
    seat("active", "who has the badge"),
    Remembered("playing", frames.TURNS, "{}.playing()"),
    Follows("on_turn", "whose turn of step 5 it is", SOME_SEAT),
    Follows("sides", "at which side of the board each seat sits", {**BY_SEAT, "items": INTEGER}),
    # events
    One("event", EVENT, "this round's card"),
    several("slots", EVENT, "permanent events beside the board", "slot_1", "slot_2"),
    Ids("revealed", e.EVENT_IDS, "all cards turned up so far"),
    Follows("deck", "how many cards this chapter's deck holds (WWE-2.7)", INTEGER),
    One(
        "steps",
        OnPiece(t.EDGE_VALUES, maybe=True),
        "the steps that the card's arrow points at",
        "edge",
    ),
    Follows("rotation", "the quarter turns of the card", MAYBE),
    Follows(
        "incomes",
        "what each seat's corner of the card shows (WWE-6.2)",
        {**BY_SEAT, "items": {"enum": list(t.INCOME_IDS)}},
    ),
    # the board
    One("favour", Id(t.FIELD_IDS, {}), "the field of the favour stone", start=t.START_FIELD),
    Group(
        "covered",
        "what is covered in this chapter",
        Ids("fields", t.FIELD_IDS, "favour fields", "covered_fields"),
        Ids("projects", t.PROJECT_IDS, "projects", "covered_projects"),
        flag("cloth", "the cloth field", "cloth_covered"),
    ),
    Counts(
        "stock",
        t.KIND_IDS,
        t.TOTAL,
        "limited goods at their places",
        width=t.GOODS_WIDTH,
        among=LIMITED,
    ),
    Projects("projects", "what lies on the projects on the board"),
    Counts(
        "substitutes",
        t.KIND_IDS,
        MOST_SUBSTITUTES,
        "pieces on the tower that belong to no stock (WWE-21.IV01)",
        width=t.GOODS_WIDTH,
        among=t.MATERIALS,
    ),
    Plots("plots", "whose house stands on each plot"),
    Plague("plague", "the plague tile of each location, or the sick inhabitant's value"),
    Unseen("tiles_unseen", "plague tiles of each value that nobody has seen"),
    One("tax", OnPiece(t.TAXES, by_place=False), "what the die showed last"),
    # what runs now
    Remembered("finishing", frames.SETTLING),
    Remembered("donors_seen", frames.SETTLING),
    Remembered("carer", frames.CARE),
    Remembered("caring", frames.CARE),
    Last("last", "the latest choice that everybody saw"),
)

MAT: Final = (
    count("vp", t.LEAST_VP, MOST, "victory points", start=t.START_VP),
    flag("half", "half a point comes on top at the end (WWE-19.1)"),
    Follows("cards", "how many cards are in hand", INTEGER, "size({}.hand)", most=t.CARDS),
    Row(
        "open",
        (One("", CARD, "a card", "opened"),),
        "the open pile, the lowest card first",
        "laid",
        t.CARDS,
        CARD_WIDTH,
        once=True,
    ),
    Used("used", "which cards of the open pile were used"),
    Follows(
        "hidden_cards",
        "how many cards the hidden pile has",
        INTEGER,
        "size({}.hidden)",
        most=t.CARDS,
    ),
    Follows("houses", "houses in stock", INTEGER, "{}.houses_left()", [Store("houses", "i64", 0)]),
    Follows("seals", "seals in stock", INTEGER, "{}.seals_left()", [Store("seals", "i64", 0)]),
    Ids("penalties", t.PENALTY_IDS, "penalties that are not served yet (WWE-4.6)"),
    Counts(
        "missing",
        t.DUTY_IDS,
        MOST_MISSING,
        "how much of each duty was not given at this chapter's end",
        width=COUNT_WIDTH,
    ),
    Ids("spared", t.PENALTY_IDS, "duties whose doubling loyalty has cancelled (WWE-18.2)"),
    Ids("swapped", e.EVENT_IDS, "permanent swaps used in this round (WWE-9.6)"),
)

OWN: Final = (
    Goods("goods", "limited goods and money behind the screen"),
    Ids("hand", t.CARD_IDS, "the cards in hand"),
    Ids("hidden", t.CARD_IDS, "the cards of the hidden pile"),
)

# Goods and money come and go before everybody's eyes; only cards are laid down unseen.
BOX: Final = Box(TABLE, MAT, OWN, piles=(Screens(),), recalled={"goods": ""})
