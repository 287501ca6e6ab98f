"""What is in the box, said once, in the order of a position.

`BOX` says of each component what it is, how much of it there can be, who sees it, and which
attribute keeps it. Positions, views, redeals, checks, observations, and the attributes in `state`
and `player` follow from that (see `tabard.kernel.box`).
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.kinds import Queue, goods
from tabard.games.feudum.kinds import Facts, Place, Program
from tabard.games.feudum.kinds_of_secrets import (
    SEALS,
    FullScrolls,
    Immunity,
    KnownSeals,
    KnownStack,
    OfEach,
    Scrolls,
    SealValues,
    Values,
)
from tabard.games.feudum.kinds_of_table import Colours, Hexes, Locations, Monsters, Pawns, Sides
from tabard.games.feudum.kingdom import STACK_WIDTH
from tabard.games.feudum.redeal import Hands, Seals, Writs
from tabard.kernel.box.box import Box
from tabard.kernel.box.codes import Id, Schema, Whole
from tabard.kernel.box.fields import (
    STRING,
    Follows,
    Group,
    Ids,
    One,
    Standing,
    Told,
    count,
    flag,
    keyed_schema,
    list_schema,
    seat,
    thing,
)
from tabard.kernel.box.packed import Counts
from tabard.kernel.box.stock import Stock

MOST_VP: Final = 999
MOST_ROUNDS: Final[int] = t.REGIONS * (t.TILE_VALUES - 1) + 1  # FEU-33.5
MOST_TURNS: Final[int] = t.MAX_PLAYERS * t.LOCATIONS + 1
MARKET_ROOM: Final = (t.MARKET_ROOM,) * t.GOODS
SOME_WRITS: Final[Schema] = list_schema({"enum": list(rw.WRIT_IDS)}, 0, rw.WRITS)
# The stack from above, null where a writ is not known.
UNDER: Final[Schema] = list_schema({"enum": [*rw.WRIT_IDS, None]}, 0, rw.WRITS)
# Each of them follows by itself.
FEUDUMS: Final[Schema] = keyed_schema(
    {name: Whole(0, t.FEUDUM_DISCS[g]).schema(0) for g, name in enumerate(t.GUILD_IDS)}
) | {"required": []}


def up_to(most: int) -> Schema:
    """The JSON schema of a number of things."""
    return Whole(0, most).schema(0)


def vessels(says: str, attr: str = "") -> Counts:
    """Vessels by kind."""
    return Counts("vessels", t.VESSEL_IDS, t.VESSEL_TOTAL, says, attr)


GUILDS: Final = Group(
    "guilds",
    "the boards of the six guilds",
    Hexes("seats", "who holds the seats of each guild, the master first"),
    goods("barn", "the barn of the farmers"),
    Values("chickens", t.CHICKENS, "the values of the beads on its chickens"),
    count("purse", 0, t.COINS, "shillings in the purse of the farmers (FEU-16.2)"),
    goods("market", "the rows of the merchants", MARKET_ROOM),
    goods("stores", "the stores of the alchemists", t.STORE_ROOM),
    vessels("vessels on the board of the alchemists", "shipyard"),
    Colours("rows", "markers in the rows of the knights, by colour", t.ROW_ROOM),
    FullScrolls(
        "scrolls",
        "the scrolls of the nobles that have a seal",
        {**list_schema({"enum": list(t.SCROLL_IDS)}, 0, t.SCROLLS), "uniqueItems": True},
        "names({}.full_scrolls(), t.SCROLL_IDS)",
    ),
    Values("rosary", t.ROSARY, "the beads of the monks' rosary"),
    count("coffer", 0, t.COINS, "shillings in the church's coffer"),
)

SUPPLY: Final = Group(
    "supply",
    "the general supply",
    count("coins", 0, t.COINS, "shillings", "bank", start=t.COINS),
    count("targets", 0, t.TARGETS, "targets", start=t.TARGETS),
    Follows("seals", "how many seals", up_to(SEALS), "len({}.pool)", most=SEALS),
    vessels("vessels", "vessels_left"),
    Colours("markers", "markers by colour", t.MARKERS, stock=True),
    Follows("feudums", "feudum discs of each guild (FEU-1.9)", FEUDUMS, "feudums({})"),
)

TABLE: Final = (
    count("round", 0, MOST_ROUNDS, "the round; 0 before the first"),
    count("epoch", 1, t.LAST_EPOCH, "the epoch", start=1),
    Follows("phase", "the part of the round, or `over`", STRING),
    Place("step", "the step of the rules that asks"),
    Place("interrupted", "the steps that it interrupts, the innermost first"),
    Place("turn", "how far the last of them has got", MOST_TURNS),
    Standing("to_move", "whose choice it is: a seat, `chance` or `over`"),
    seat("start_player", "the starting player"),
    seat("active", "whose turn it is; the starting player outside of turns (FEU-18.5)"),
    Counts(
        "stacks",
        t.REGION_IDS,
        (t.BARE,) * t.REGIONS,
        "the value that each region's stack shows",
        width=STACK_WIDTH,
        least=(1,) * t.REGIONS,
    ),
    Sides("sides_unseen", "landscape sides that nobody has seen, by value and landscape"),
    Locations("locations", "discs, markers, and what lies at each location"),
    Monsters("monsters", "whose each monster is, where it stands, and whom it binds"),
    GUILDS,
    SUPPLY,
    goods("haversack", "the haversack"),
    Follows(
        "stack",
        "how many writs are in the stack",
        up_to(rw.WRITS),
        "{}.stack_size()",
        most=rw.WRITS,
    ),
    KnownStack(
        "under",
        "those put under it, uppermost first, as far as everybody knows them",
        UNDER,
        "known_to_all(s)",
    ),
)

MAT: Final = (
    count("vp", -MOST_VP, MOST_VP, "victory points"),
    count("coins", 0, t.COINS, "shillings", start=t.START_COINS),
    goods("goods", "goods, those in the barrel not counted"),
    count("barrel", 0, t.BARREL, "sulphur in the barrel"),
    count("fresh", 0, t.CUBES[t.SULPHUR], "sulphur just gained that may still go there (FEU-4.4)"),
    count("markers", 0, t.MARKERS, "influence markers", start=t.START_MARKERS),
    Pawns("pawns", "where each pawn is, what it shows, its vessel, and whether it had wine"),
    vessels("vessels"),
    Counts("tiles", t.LANDSCAPE_IDS, (t.REGIONS,) * t.LANDSCAPES, "region tiles by landscape"),
    Follows("discs", "free discs (FEU-4.8)", up_to(t.DISCS_TO_PLACE), "{}.discs()"),
    Ids("reeves", t.GUILD_IDS, "guilds with a reeve", most=t.DISCS_TO_PLACE),
    # discs on tracks (FEU-1.8)
    count("army", 0, t.ARMY_SPACES, "discs on the army track"),
    count("voyage", 0, t.VOYAGE_SPACES, "the space of the disc on the voyage track, 0 for none"),
    Follows(
        "cards",
        "how many cards are in hand",
        up_to(t.LARGE_HAND),
        "size({}.hand)",
        most=t.LARGE_HAND,
    ),
    Ids("played", t.CARD_IDS, "cards played in this round", most=t.LARGE_HAND),
    One("pouch", Id(t.POUCH_IDS, {}), "the good in the pouch (FEU-3.3)", start=t.NO_POUCH),
    flag("pouch_tile", "a tile stands for it"),
    flag("doubled", "the double action of this round is used (FEU-3.6)"),
    count("moves", 0, t.LARGE_HAND, "successful Move actions of this round (FEU-6.12)"),
    thing("guild_used", t.GUILD_IDS, "the guild used with this round's Guild card (FEU-15.3)"),
    Follows(
        "writs",
        "how many writs are in hand",
        up_to(t.WRIT_LIMIT + 1),
        "size({}.writs)",
        most=t.WRIT_LIMIT + 1,
    ),
    Ids("sealed", rw.WRIT_IDS, "charters with a seal at the end (FEU-30.5)", most=t.WRIT_LIMIT),
    flag("slayer", "has defeated a monster (FEU-17.11)"),
    KnownSeals("seals", "seals in the order received; null where not everybody saw the value"),
    Values("beads", SEALS, "beads in the order received (FEU-4.12)", ascend=False),
)

HIDDEN: Final = (
    Group(
        "secret",
        "what not everybody knows (FEU-32.1)",
        OfEach(Ids("hands", t.CARD_IDS, "cards in hand", "hand", t.LARGE_HAND)),
        OfEach(Ids("writs", rw.WRIT_IDS, "writs in hand", most=t.WRIT_LIMIT + 1)),
        OfEach(Ids("knows", rw.WRIT_IDS, "writs under the stack that a player knows (FEU-32.4)")),
        SealValues("seals", "the values of the players' seals"),
        Ids("unseen", rw.WRIT_IDS, "writs in the stack as it was shuffled", start=rw.ALL_WRITS),
        Queue("under", rw.WRIT_IDS, "those put under it, uppermost first", "queue"),
        Scrolls("scrolls", "the values on the scrolls, 0 for none"),
        Values("supply", SEALS, "the values of the seals in the supply", "pool", start=t.ALL_SEALS),
        Immunity("immune", "location, role and value of the seals under markers (FEU-14.5)"),
    ),
    Program(
        "program",
        "where the game stands, and what its parts remember; older positions say so in `action`",
        MOST_TURNS,
    ),
)

SEEN: Final = (
    Facts("facts", "what the parts of the program that run remember"),
    Group(
        "mine",
        "what the viewer alone knows",
        Ids("hand", t.CARD_IDS, "cards in hand"),
        Ids("writs", rw.WRIT_IDS, "writs in hand"),
        Told("drawn", "writs that the viewer looks at", SOME_WRITS, "drawn_by(s, seat)"),
        KnownStack("under", "writs under the stack, as far as known", UNDER, "{}.knows"),
    ),
)

STOCKS: Final = (
    Stock(
        "vessel",
        "FEU-1.7",
        t.VESSEL_IDS,
        t.VESSEL_TOTAL,
        (
            "supply.vessels",
            "guilds.vessels",
            "seats.vessels",
            "seats.pawns.vessel",
            *[f"locations.{name}.vessels.kind" for name in t.LOCATION_IDS],
        ),
    ),
)

BOX: Final = Box(TABLE, MAT, (), (Hands(), Writs(), Seals()), STOCKS, hidden=HIDDEN, seen=SEEN)
