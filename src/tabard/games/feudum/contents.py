"""The table of contents: a game of Feudum, its round and its cards as the rulebook lists them.

A step says that it is over, which of its parts follows, or which called part comes first; where
that leads stands here alone (see `kernel.program`).
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames import cards, guilds, rounds, seals
from tabard.games.feudum.steps import (
    alchemist_guild,
    arrived,
    battle,
    conquer,
    defend,
    end,
    epochs,
    explore,
    farmer_guild,
    feeding,
    free_actions,
    guild,
    harvest,
    improve,
    influence,
    knight_guild,
    landscapes,
    membership,
    merchant_guild,
    migrate,
    monsters,
    move,
    noble_guild,
    payment,
    repeat,
    selection,
    setup,
    tax,
    turns,
    writs,
)
from tabard.games.feudum.steps.card import CARD_ENDS
from tabard.kernel.program import Choice, Part, Repeat

SETUP: Final = Part(  # section 2
    "setup",
    setup.DISCS,
    setup.FIRST_VESSELS,
    setup.FIRST_SEALS,
    setup.FIRST_BARN,
    setup.FIRST_GOODS,
    setup.FIRST_START_PLAYER,
    Part("first_picks", setup.START_GOODS, frame=rounds.FIRST_PICK),
    Part("first_pawns", setup.START_PAWNS, frame=rounds.FIRST_PAWN),
)
ROUND: Final = Repeat(
    "round",
    # step 1: actions
    selection.ROUND_BEGINS,
    Part("pouches", selection.POUCHES, frame=rounds.POUCH_FILLING),
    selection.CARDS,
    Repeat("turns", Choice(turns.PLAY_CARD, Part("turn", turns.AFTER_CARD, frame=rounds.TURN))),
    # steps 2 to 5
    Repeat(
        "feeding",
        feeding.MEAL_BEGINS,
        Part("meal", feeding.FEEDING_WINDOW, feeding.FEEDING, frame=rounds.MEAL),
        frame=rounds.MEALS,
    ),
    epochs.PROGRESS_DIE,
    Choice(
        epochs.EPOCH_CHECK,
        Part("epoch", landscapes.EPOCH_LANDSCAPES, epochs.EPOCH_GOODS, epochs.EPOCH_REFILL),
    ),
    epochs.ROUNDS_END,
)
END: Final = Part("end", end.LAST_ACTIONS, end.FINAL_SCORING, end.CHARTERS)  # section 30

PROGRAM: Final[tuple[Part, ...]] = (Part("game", SETUP, ROUND, END),)

# The functions of the guilds (sections 20 to 26).

SEALING: Final = (
    Part("colours", knight_guild.COLOURS, frame=seals.COLOURS_TAKEN),
    Part("scrolls", knight_guild.SCROLLS, CARD_ENDS, frame=seals.SCROLLS_CHOSEN),
)
TRADES: Final = (
    Part(
        "farmer_trade",
        farmer_guild.FARMER_TRADE,
        farmer_guild.OVERFLOW,
        farmer_guild.PAIRS,
        CARD_ENDS,
        frame=guilds.DELIVERY,
    ),
    Part("merchant_trade", merchant_guild.MERCHANT_TRADE, CARD_ENDS, frame=guilds.PURCHASE),
    Part("alchemist_trade", alchemist_guild.ALCHEMIST_TRADE, CARD_ENDS),
    Part(
        "knight_trade",
        knight_guild.KNIGHT_TRADE,
        Choice(knight_guild.TAMING, Part("tamed", knight_guild.MONSTERS_PLACE)),
        CARD_ENDS,
        frame=guilds.RECRUITS,
    ),
    Part("noble_trade", noble_guild.NOBLE_TRADE, CARD_ENDS, frame=seals.SEAL_PURCHASE),
    Part("monk_trade", noble_guild.MONK_TRADE, CARD_ENDS),
)
PULLS: Final = (
    Part("farmer_pull", farmer_guild.FARMER_PULL, CARD_ENDS),
    Part("merchant_pull", merchant_guild.MERCHANT_PULL, CARD_ENDS, frame=guilds.CARTAGE),
    Part("alchemist_pull", alchemist_guild.ALCHEMIST_PULL, CARD_ENDS, frame=guilds.CARTAGE),
    Part("knight_pull", alchemist_guild.KNIGHT_PULL, CARD_ENDS, frame=guilds.WORKSHOP),
    Part("noble_pull", knight_guild.NOBLE_PULL, *SEALING, frame=seals.SEALING),
    Part("monk_pull", noble_guild.MONK_PULL, CARD_ENDS, frame=seals.BEADS_GIVEN),
)
PUSHES: Final = (
    Part("farmer_push", farmer_guild.FARMER_PUSH, CARD_ENDS, frame=guilds.CARTAGE),
    Part("merchant_push", merchant_guild.MERCHANT_PUSH, CARD_ENDS, frame=guilds.CARTAGE),
    Part("alchemist_push", alchemist_guild.ALCHEMIST_PUSH, CARD_ENDS, frame=guilds.WORKSHOP),
    Part("knight_push", knight_guild.KNIGHT_PUSH, *SEALING, frame=seals.SEALING),
    Part("noble_push", noble_guild.NOBLE_PUSH, CARD_ENDS, frame=seals.BEADS_GIVEN),
    Part("monk_push", noble_guild.MONK_PUSH, CARD_ENDS),
)
FUNCTIONS: Final[tuple[str, ...]] = tuple(
    [f"{name}_{function}" for function in guilds.FUNCTION_IDS for name in t.GUILD_IDS]
)

# The action cards, which Repeat carries out again (sections 5 to 16).

NEW_TILE: Final[Part] = Part("tile", improve.NEW_TILE)
IMPROVEMENT: Final[Choice] = Choice(
    improve.IMPROVEMENT, NEW_TILE, Part("substitute", Choice(improve.SUBSTITUTE, NEW_TILE))
)
CARDS: Final[tuple[Part, ...]] = (
    Part(
        "migrate",
        Choice(migrate.MIGRATE, Part("on", migrate.MIGRATE_FACE, migrate.ARRIVAL)),
        CARD_ENDS,
        frame=cards.MIGRATION,
    ),
    Part(
        "move",
        move.MOVE,
        Choice(move.GODSPEED, Part("arrived", arrived.PILFER, arrived.VOYAGE)),
        CARD_ENDS,
        frame=cards.JOURNEY,
    ),
    Part("influence", influence.INFLUENCE, CARD_ENDS, frame=cards.INFLUENCES),
    Part(
        "improve",
        Choice(
            improve.IMPROVE,
            Part("tended", landscapes.TENDED_LANDSCAPE, landscapes.FIRST_CROP),
            Part("disc", IMPROVEMENT),
            Part("feudum", improve.FEUDUM_GUILD, IMPROVEMENT),
        ),
        CARD_ENDS,
        frame=cards.UPGRADE,
    ),
    Part(
        "explore",
        Choice(
            explore.EXPLORE,
            Part("drawn", Choice(explore.SHOVELS, Part("more", explore.MORE_WRITS))),
        ),
        CARD_ENDS,
        frame=cards.ACTION,
    ),
    Part(
        "harvest",
        Choice(harvest.HARVEST, Part("drawn", harvest.YIELD)),
        CARD_ENDS,
        frame=cards.REAPING,
    ),
    Part("tax", tax.TAX, CARD_ENDS, frame=cards.ACTION),
    Part(
        "conquer",
        Choice(
            conquer.CONQUER,
            Part(
                "assault",
                Choice(
                    defend.DEFENCE,
                    Part("starved", battle.STARVING, battle.ARMY_DISC),
                    Part("immune", defend.IMMUNITY),
                    Part(
                        "fought",
                        battle.ARMS,
                        battle.POWDER,
                        Choice(battle.BATTLE, Part("won", battle.ARMY_DISC)),
                    ),
                ),
            ),
        ),
        CARD_ENDS,
        frame=cards.ASSAULT,
    ),
    Part("defend", defend.DEFEND, CARD_ENDS, frame=cards.ACTION),
    Part(
        "repeat",
        Choice(repeat.REPEAT, Part("twice", repeat.AGAIN)),
        Choice(repeat.DEJA_VU, Part("deja_vu", repeat.AGAIN)),
        CARD_ENDS,
        frame=cards.REPETITION,
    ),
    Part(
        "guild",
        Choice(
            guild.GUILD,
            Part(
                "work",
                guild.FEAST,
                guild.REEVE,
                Choice(guild.FUNCTION, *TRADES, *PULLS, *PUSHES, ids=FUNCTIONS),
                frame=guilds.WORK,
            ),
        ),
        frame=cards.ACTION,
    ),
)
assert [part.name for part in CARDS] == list(t.CARD_IDS)  # `steps.card.carry_out_card` finds them

# What may come in between, wherever it does.
BETWEEN: Final = (
    payment.PAYING,
    payment.PLACING_SULPHUR,
    membership.SEATING,
    monsters.BINDING,
    writs.DRAWING_WRITS,
    free_actions.RUNNING_AN_ERRAND,
)
CALLED: Final[tuple[Part, ...]] = (*CARDS, *BETWEEN)
