"""The families of choices and their codes. Frequent families come first: small codes are quick.

Menus are ascending, so the order here is also the order in which choices are shown: what a card
does, then free actions, then the words that end something.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.kernel.actions import Actions, Family, Value, each

SEATS: Final = tuple(range(t.MAX_PLAYERS))
LOOT_IDS: Final[tuple[str, ...]] = (*t.GOOD_IDS, "landscape")
LOOTS: Final[int] = len(LOOT_IDS)
STARVED_IDS: Final[tuple[str, ...]] = ("subject", "serf")
MOST_GAINED_SULPHUR: Final[int] = t.BARREL


def mandates() -> list[tuple[Value, ...]]:
    """Every option of a mandate: the writ, what it brings, how much (FEU-17.3 to FEU-17.8)."""
    return [
        (rw.WRIT_IDS[rw.OPTION_WRIT[i]], rw.GAIN_IDS[rw.OPTION_GAIN[i]], rw.OPTION_AMOUNT[i])
        for i in range(rw.MANDATE_OPTIONS)
    ]


def arms() -> list[tuple[Value, ...]]:
    """Every way to use a weapon: the writ and what it adds (FEU-17.1, FEU-17.2)."""
    return [(rw.WRIT_IDS[rw.ARM_WRIT[i]], rw.ARM_ATTACK[i]) for i in range(rw.ARMS)]


ACTIONS: Final = Actions(
    # the cards of a round (D03, D04, D19)
    Family("select", ("card",), each(t.CARD_IDS)),
    Family("play", ("card",), each(t.CARD_IDS)),
    Family("repeat", ("card",), each(t.CARD_IDS)),
    Family("pouch", ("good",), each(t.POUCH_IDS)),
    # moving (D07, D08, D09)
    Family("step", ("piece", "edge"), each(t.PIECE_IDS, t.EDGE_IDS)),
    Family("board", ("pawn", "vessel"), each(t.PAWN_IDS, t.VESSEL_IDS)),
    Family("pilfer", ("location", "resource"), each(t.LOCATION_IDS, LOOT_IDS)),
    Family("voyage"),
    # migrating, influence, improving, harvest, landscapes (D06, D10, D11, D13, D26)
    Family("migrate_on"),
    Family("migrate_off", ("pawn",), each(t.PAWN_IDS)),
    Family("face", ("guild",), each(t.GUILD_IDS)),
    Family("place", ("location",), each(t.LOCATION_IDS)),
    Family("influence", ("location",), each(t.LOCATION_IDS)),
    Family("bribe", ("location",), each(t.LOCATION_IDS)),
    Family("improve", ("location",), each(t.LOCATION_IDS)),
    Family("tend", ("location",), each(t.LOCATION_IDS)),
    Family("feudum", ("guild",), each(t.GUILD_IDS)),
    Family("stack", ("region",), each(t.REGION_IDS)),
    Family("landscape", ("landscape",), each(t.LANDSCAPE_IDS)),
    Family("harvest", ("location",), each(t.LOCATION_IDS)),
    Family("favours", ("take",), each(("yes", "no"))),
    Family("pick", ("good",), each(t.GOOD_IDS)),
    Family("perform"),
    Family("keep", ("writ",), each(rw.WRIT_IDS)),
    Family("discard", ("writ",), each(rw.WRIT_IDS)),
    Family("gather"),
    # conquest (D15, D16, D17, D18)
    Family("attack", ("seat", "piece"), each(SEATS, t.PIECE_IDS)),
    Family("besiege", ("location",), each(t.LOCATION_IDS)),
    Family("starve", ("location", "marker"), each(t.LOCATION_IDS, STARVED_IDS)),
    Family("defend"),
    Family("weapon", ("writ", "attack"), arms()),
    Family("unarmed", declines=True),
    Family("saltpetre"),
    Family("army"),
    # guilds (D20 to D23, D27, D30)
    Family("trade", ("guild",), each(t.GUILD_IDS)),
    Family("pull", ("guild",), each(t.GUILD_IDS)),
    Family("push", ("guild",), each(t.GUILD_IDS)),
    Family("feast", ("seat", "guild"), each(SEATS, t.GUILD_IDS)),
    Family("reeve"),
    Family("move_good", ("good",), each(t.GOOD_IDS)),
    Family("buy", ("good",), each(t.GOOD_IDS)),
    Family("buy_vessel", ("vessel",), each(t.VESSEL_IDS)),
    Family("send", ("location",), each(t.LOCATION_IDS)),
    Family("take_food", ("number",), each(tuple(range(sum(t.CUBES) // t.GOODS_PER_PAIR + 1)))),
    Family("invent", ("invention",), each(t.INVENTION_IDS)),
    Family("markers", ("number",), each(tuple(range(1, t.KNIGHT_PUSH + 1)))),
    Family("colour", ("colour",), each(t.COLOUR_IDS)),
    Family("scroll", ("scroll",), each(t.SCROLL_IDS)),
    Family("tame", ("monster",), each(t.MONSTER_IDS)),
    Family("join", ("guild",), each(t.GUILD_IDS)),
    Family("bind", ("seat", "pawn"), each(SEATS, t.PAWN_IDS)),
    # payments and feeding (D24, D25, D28, D29)
    Family("pay_cube"),
    Family("pay_tile", ("landscape",), each(t.LANDSCAPE_IDS)),
    Family("barrel", ("number",), each(tuple(range(MOST_GAINED_SULPHUR + 1)))),
    Family("feed_food"),
    Family("feed_wine"),
    Family("feed_tile", ("landscape",), each(t.LANDSCAPE_IDS)),
    Family("wine_tile", ("landscape",), each(t.LANDSCAPE_IDS)),
    Family("unfed"),
    Family("charter", ("writ",), each(rw.WRIT_IDS)),
    # free actions (D05)
    Family("deploy", ("pawn", "vessel"), each(t.PAWN_IDS, t.VESSEL_IDS)),
    Family("mandate", ("writ", "gain", "amount"), mandates()),
    Family("return_writ", ("writ",), each(rw.WRIT_IDS)),
    Family("reclaim", ("location", "marker"), each(t.LOCATION_IDS, ("ruler", *STARVED_IDS))),
    # what ends something
    Family("stop", declines=True),
    Family("waive", declines=True),
    Family("leave", declines=True),
    Family("decline", declines=True),
    Family("strike", declines=True),
    Family("done", declines=True),
    Family("end_turn", declines=True),
    # chance
    Family("draw_good", ("good",), each(t.GOOD_IDS)),
    Family("draw_writ", ("writ",), each(rw.WRIT_IDS)),
    Family("draw_seal", ("value",), each(t.SEAL_VALUES)),
    Family("draw_bead", ("which",), each(("lowest", "highest"))),
    Family("draw_tile", ("landscape",), each(t.LANDSCAPE_IDS)),
    Family("roll", ("region",), each(t.REGION_IDS)),
    Family("draw_disc", ("type",), each(t.TYPE_IDS[: t.PLAIN_TYPES])),
    Family("draw_vessel", ("vessel",), each(t.VESSEL_IDS)),
    Family("start", ("seat",), each(SEATS)),
)

# A code is its family's constant plus the number of the thing in `tables`; of two things, the
# first times the number of the second kind plus the second.
SELECT: Final[int] = ACTIONS.first("select")
PLAY: Final[int] = ACTIONS.first("play")
REPEAT: Final[int] = ACTIONS.first("repeat")
POUCH: Final[int] = ACTIONS.first("pouch")
STEP: Final[int] = ACTIONS.first("step")
BOARD: Final[int] = ACTIONS.first("board")
PILFER: Final[int] = ACTIONS.first("pilfer")
VOYAGE: Final[int] = ACTIONS.first("voyage")
MIGRATE_ON: Final[int] = ACTIONS.first("migrate_on")
MIGRATE_OFF: Final[int] = ACTIONS.first("migrate_off")
FACE: Final[int] = ACTIONS.first("face")
PLACE: Final[int] = ACTIONS.first("place")
INFLUENCE: Final[int] = ACTIONS.first("influence")
BRIBE: Final[int] = ACTIONS.first("bribe")
IMPROVE: Final[int] = ACTIONS.first("improve")
TEND: Final[int] = ACTIONS.first("tend")
FEUDUM: Final[int] = ACTIONS.first("feudum")
STACK: Final[int] = ACTIONS.first("stack")
LANDSCAPE: Final[int] = ACTIONS.first("landscape")
HARVEST: Final[int] = ACTIONS.first("harvest")
FAVOURS: Final[int] = ACTIONS.first("favours")
NO_FAVOURS: Final[int] = FAVOURS + 1
PICK: Final[int] = ACTIONS.first("pick")
PERFORM: Final[int] = ACTIONS.first("perform")
KEEP: Final[int] = ACTIONS.first("keep")
DISCARD: Final[int] = ACTIONS.first("discard")
GATHER: Final[int] = ACTIONS.first("gather")
ATTACK: Final[int] = ACTIONS.first("attack")
BESIEGE: Final[int] = ACTIONS.first("besiege")
STARVE: Final[int] = ACTIONS.first("starve")
STARVED: Final[int] = len(STARVED_IDS)
DEFEND: Final[int] = ACTIONS.first("defend")
WEAPON: Final[int] = ACTIONS.first("weapon")
UNARMED: Final[int] = ACTIONS.first("unarmed")
SALTPETRE: Final[int] = ACTIONS.first("saltpetre")
ARMY: Final[int] = ACTIONS.first("army")
TRADE: Final[int] = ACTIONS.first("trade")
PULL: Final[int] = ACTIONS.first("pull")
PUSH: Final[int] = ACTIONS.first("push")
FEAST: Final[int] = ACTIONS.first("feast")
REEVE: Final[int] = ACTIONS.first("reeve")
MOVE_GOOD: Final[int] = ACTIONS.first("move_good")
BUY: Final[int] = ACTIONS.first("buy")
BUY_VESSEL: Final[int] = ACTIONS.first("buy_vessel")
SEND: Final[int] = ACTIONS.first("send")
TAKE_FOOD: Final[int] = ACTIONS.first("take_food")
INVENT: Final[int] = ACTIONS.first("invent")
NUMBER: Final[int] = ACTIONS.first("markers") - 1
COLOUR: Final[int] = ACTIONS.first("colour")
SCROLL: Final[int] = ACTIONS.first("scroll")
TAME: Final[int] = ACTIONS.first("tame")
JOIN: Final[int] = ACTIONS.first("join")
BIND: Final[int] = ACTIONS.first("bind")
PAY_CUBE: Final[int] = ACTIONS.first("pay_cube")
PAY_TILE: Final[int] = ACTIONS.first("pay_tile")
BARREL: Final[int] = ACTIONS.first("barrel")
FEED_FOOD: Final[int] = ACTIONS.first("feed_food")
FEED_WINE: Final[int] = ACTIONS.first("feed_wine")
FEED_TILE: Final[int] = ACTIONS.first("feed_tile")
WINE_TILE: Final[int] = ACTIONS.first("wine_tile")
UNFED: Final[int] = ACTIONS.first("unfed")
CHARTER: Final[int] = ACTIONS.first("charter")
DEPLOY: Final[int] = ACTIONS.first("deploy")
MANDATE: Final[int] = ACTIONS.first("mandate")
RETURN_WRIT: Final[int] = ACTIONS.first("return_writ")
RECLAIM: Final[int] = ACTIONS.first("reclaim")
ROLES: Final[int] = STARVED + 1
STOP: Final[int] = ACTIONS.first("stop")
WAIVE: Final[int] = ACTIONS.first("waive")
LEAVE: Final[int] = ACTIONS.first("leave")
DECLINE: Final[int] = ACTIONS.first("decline")
STRIKE: Final[int] = ACTIONS.first("strike")
DONE: Final[int] = ACTIONS.first("done")
END_TURN: Final[int] = ACTIONS.first("end_turn")
DRAW_GOOD: Final[int] = ACTIONS.first("draw_good")
DRAW_WRIT: Final[int] = ACTIONS.first("draw_writ")
DRAW_SEAL: Final[int] = ACTIONS.first("draw_seal")
DRAW_BEAD: Final[int] = ACTIONS.first("draw_bead")
DRAW_TILE: Final[int] = ACTIONS.first("draw_tile")
ROLL: Final[int] = ACTIONS.first("roll")
DRAW_DISC: Final[int] = ACTIONS.first("draw_disc")
DRAW_VESSEL: Final[int] = ACTIONS.first("draw_vessel")
START: Final[int] = ACTIONS.first("start")
