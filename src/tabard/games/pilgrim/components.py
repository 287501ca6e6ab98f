"""What is in the box, said once, in the order of a position.

`BOX` says of each component what it is, how much of it there can be, and which attribute keeps it;
everybody sees all of it (PGM-1.7). Positions, views, checks, observations, and the attributes in
`state` and `player` follow from that (see `tabard.kernel.box`).
"""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas, scoring
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.kinds import (
    BOOLEAN,
    CELL,
    LOC_WIDTH,
    Abbott,
    Buildings,
    Campaign,
    Mat,
    Paths,
    Pending,
    Place,
    Ring,
    Sites,
    Slots,
    Solo,
    record,
    sets,
)
from tabard.games.pilgrim.player import COUNT_WIDTH, POST_WIDTH
from tabard.kernel.box.box import Box
from tabard.kernel.box.codes import Id, Schema, Whole
from tabard.kernel.box.fields import (
    INTEGER,
    Follows,
    Group,
    Ids,
    One,
    Standing,
    Store,
    count,
    list_schema,
)
from tabard.kernel.box.packed import Counts, Row
from tabard.kernel.when import may, must

MOST_GOODS: Final = 999
MOST_TRACKS: Final[int] = atlas.EDGES  # of a cell: a shrine has an edge for each at least
RING_PLACE: Final = Id(t.LOCATION_IDS, {}, among=range(1, t.LOCATIONS))
GROUP: Final[int] = t.RING // atlas.ENDS  # dummies of one group
EVERYWHERE: Final = (t.PIECES,) * t.LOCATIONS
AT_POSTS: Final = (t.CAPACITY + 1,) * t.ACTIVITIES
PHASES: Final[Schema] = {"enum": ["setup", "turn", "abbott", "round_end", "over"]}
SOMEBODY: Final[Schema] = {"enum": [*range(t.MAX_PLAYERS), "abbott", None], "format": "seat"}

# What lies on a cell of the map, all of which follows from the paths.
TRACK: Final[Schema] = {
    "entry": {"enum": list(atlas.EDGE_IDS)},
    "exit": {"enum": [*atlas.EDGE_IDS, None]},
    "shrine": BOOLEAN,
    "seat": SOMEBODY,
    "path": INTEGER,
}
ON_CELL: Final[Schema] = record(
    {
        "tile": {"enum": [*atlas.TILE_IDS, "shrine"]},
        "tracks": list_schema(record(TRACK, *TRACK), 1, MOST_TRACKS),
    },
    "tile",
    "tracks",
)
LAND: Final = [atlas.CELL_IDS[c] for c in range(atlas.CELLS) if atlas.TERRAIN[c] <= atlas.RIVER]
SHIP: Final[Schema] = {"offset": Whole(0, atlas.ROUNDS).schema(0), "cell": CELL}
LEFT: Final[Schema] = dict.fromkeys([*atlas.TILE_IDS, "shrine"], INTEGER)
SCORE: Final[Schema] = dict.fromkeys(scoring.SCORE_IDS, INTEGER)

MAT: Final = (
    count("stone", 0, MOST_GOODS, "stone", start=t.START_STONE),
    count("wheat", 0, MOST_GOODS, "wheat", start=t.START_WHEAT),
    count("silver", 0, MOST_GOODS, "silver", start=t.START_SILVER),
    count("piety", 0, t.MOST_PIETY, "the place on the piety track (PGM-2.5)", start=t.START_PIETY),
    count("alms", 0, t.ALMS_TOP, "the row of the alms track; the top is above it (PGM-19.11)"),
    count("village", 0, t.PIECES, "serfs in the Village", start=t.START_VILLAGE),
    count("abbey", 0, t.PIECES, "acolytes in the Abbey", start=t.START_ABBEY),
    count("alms_table", 0, len(t.ALMS_TABLE) - 1, "pieces on the alms table (PGM-2.6)", "table"),
    Counts(
        "locations",
        t.LOCATION_IDS,
        EVERYWHERE,
        "acolytes in the City and on duty tiles",
        "spread",
        width=COUNT_WIDTH,
        start=t.START_CITY,
    ),
    Counts(
        "activities", t.ACTIVITY_IDS, AT_POSTS, "acolytes on activities", "posts", width=POST_WIDTH
    ),
    Slots("slots", "what lies on the six slots, from the left (PGM-2.4)"),
    Ids("used", t.BUILDING_IDS, "buildings used in this turn or round end (PGM-20.2, PGM-20.35)"),
    Ids("sites", atlas.QUADRANT_IDS, "quadrants whose site is joined; a piece stands on each"),
    Ids("harbours", atlas.HARBOUR_IDS, "harbours joined; a piece stands on each"),
    Paths("paths", "the paths, in the order they were begun (PGM-17.4)"),
    Follows("score", "the score sheet", record(SCORE, *SCORE), "dict(zip(SCORE_IDS, sheet))"),
    Follows("points", "the sum of it", INTEGER, "sum(sheet)"),
)

TABLE: Final = (
    # the round
    Campaign("campaign", "how far a campaign has come, else null (section 28)"),
    count("round", 0, atlas.ROUNDS, "the round; 0 before the first"),
    Follows("rounds", "how many rounds there are", INTEGER, "atlas.ROUNDS"),
    Follows(
        "quarter",
        "the quarter of the year",
        INTEGER,
        kept=[Store("quarter", "i64", 0)],
        most=atlas.QUADRANTS,
    ),
    Follows("phase", "the stretch of the game", PHASES),
    Standing("step", "the step of the rules that asks"),
    Standing("interrupted", "the step that goes on after this one"),
    Standing("turn", "how far the step has got", atlas.CELLS),
    Standing("to_move", "whose choice it is: a seat, `chance` or `over`"),
    One("start_player", Mat(), "who begins; 1 for Ab-Bott in a solo game"),
    count("order", 0, t.MAX_PLAYERS, "how many have had their turn in this round"),
    Follows("active", "whose turn it is", SOMEBODY),
    # the ring
    Ring("ring", "the duty tiles clockwise from north, as far as they are dealt"),
    One("merchant", Place(), "where the merchant stands (PGM-19.1)"),
    Follows("trade", "the trade resource of the moment", {"enum": [*t.TITHE_IDS, None]}),
    Group(
        "dummies",
        "where the dummies stand, the rearmost first (PGM-23.5)",
        Row(
            "north",
            (One("", RING_PLACE, "a place", "north"),),
            "the northern group",
            "north_count",
            GROUP,
            LOC_WIDTH,
            once=True,
        ),
        Row(
            "south",
            (One("", RING_PLACE, "a place", "south"),),
            "the southern group",
            "south_count",
            GROUP,
            LOC_WIDTH,
            once=True,
        ),
    ),
    # the edge
    Follows(
        "ship", "how far the ship has come", record(SHIP, *SHIP), "", [Store("ship", "i64", 0)]
    ),
    Sites("sites", "the sites by quadrant, clockwise from north-west, as far as they are dealt"),
    Buildings("buildings", "the buildings of this game in the order they were dealt"),
    Follows(
        "favours",
        "the Cardinal's favours that are left",
        sets(t.FAVOUR_IDS),
        "names({}.favours, t.FAVOUR_IDS)",
        [Store("favours", "i64", "t.ALL_FAVOURS")],
    ),
    # the map
    Follows(
        "supply",
        "road tiles and shrines that are left (PGM-3.9)",
        record(LEFT, *LEFT),
        "",
        [Store(attr, "i64", 0) for attr in ("tiles", "upgrades", "shrines")],
    ),
    Ids("opened", atlas.QUADRANT_IDS, "quadrants in which tiles lie (PGM-17.40)"),
    Follows("playable", "quadrants in which tiles may be laid", sets(atlas.QUADRANT_IDS)),
    Follows(
        "cells",
        "what lies on the map, cell by cell: a tile with its tracks, or a shrine",
        record(dict.fromkeys(LAND, ON_CELL), *LAND),
        "",
        [Store("board", "tuple[int, ...]", "BARE_MAP")],
    ),
    # what runs now
    Pending("pending", "what the turn has in the air"),
    Solo("solo", "the bag of a solo game and Ab-Bott's action, else null"),
    Abbott("abbott", "what lies before Ab-Bott, as before a player; null without him", MAT),
)

WHEN: Final = {
    "start_player": must("first_start_player"),
    "merchant": must("buildings"),
    "opened": may("first_start_player"),
    "dummies.north": may("buildings"),
    "dummies.south": may("buildings"),
}

BOX: Final = Box(TABLE, MAT, when=WHEN)
