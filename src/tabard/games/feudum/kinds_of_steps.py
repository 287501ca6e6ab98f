"""Steps by what they belong to: which call a part in between, and how far each can have got."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.guilds import FUNCTION_IDS
from tabard.games.feudum.state import FeudumState

# Which steps call a part that comes in between, by the names that positions have for them.
INTERRUPTS: Final[dict[str, tuple[str, ...]]] = {
    "payment": (
        "mandate",
        "pouches",
        "arrival",
        "improvement",
        "tended_landscape",
        "more_writs",
        "immunity",
        "powder",
        "again",
    ),
    "sulphur": ("mandate", "seats", "start_goods", "voyage", "after_card"),
    "seats": (
        "mandate",
        "bonds",
        "after_card",
        "voyage",
        "influence",
        "new_tile",
        "substitute",
        "army_disc",
        "taming",
        "feeding",
        "epoch_landscapes",
    ),
    "bonds": ("after_card", "feeding"),
    "writs": ("after_card", "shovels"),
    "mandate": (
        "play_card",
        "after_card",
        "pouches",
        "defence",
        "feeding_window",
        "epoch_landscapes",
        "last_actions",
    ),
}

CARD_STEPS: Final[dict[str, int]] = {name: card for card, name in enumerate(t.CARD_IDS)}
BATTLE_STEPS: Final = ("defence", "immunity", "starving", "arms", "powder", "battle")
FUNCTION_STEPS: Final = tuple(
    [f"{guild}_{function}" for function in FUNCTION_IDS for guild in t.GUILD_IDS]
)
GUILD_STEPS: Final = (
    "feast",
    "reeve",
    *FUNCTION_STEPS,
    "overflow",
    "pairs",
    "taming",
    "monsters_place",
    "colours",
    "scrolls",
)
# The steps in which a card is being carried out.
ACTION_STEPS: Final = (
    *CARD_STEPS,
    *("migrate_face", "arrival", "godspeed", "pilfer", "voyage"),
    *("feudum_guild", "improvement", "substitute", "new_tile", "tended_landscape", "first_crop"),
    *("shovels", "more_writs", "yield", *BATTLE_STEPS, "army_disc", "deja_vu", "again"),
    *GUILD_STEPS,
)
ADVANCED_STEPS: Final = (
    *("tended_landscape", "first_crop", "more_writs", "immunity", "starving", "deja_vu"),
    *("feast", "monsters_place", "bonds"),
)


def most_turns(s: FeudumState) -> dict[str, int]:
    """How far each step that counts can have got; the others do not count."""
    players = int(s.players)
    counted = dict.fromkeys(
        ("start_goods", "start_pawns", "pouches", "last_actions", "charters"), players
    )
    counted |= dict.fromkeys(("discs", "first_goods", "epoch_goods"), t.LOCATIONS)
    counted |= dict.fromkeys(("move", "voyage", "after_card", "card_ends", *FUNCTION_STEPS), 1)
    counted |= {
        "first_vessels": t.START_VESSELS,
        "cards": t.LARGE_HAND * players,
        "epoch_landscapes": t.LOCATIONS * players + 1,
        "epoch_refill": len(("barn", "vessels", "seals")),
    }
    return counted
