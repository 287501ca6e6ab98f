"""The royal writs, from the data: mandates with their options, weapons, statuses and charters."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import tables as t
from tabard.kernel.data import ids, members

_writs: Final[list[dict[str, Any]]] = t.WRITS_DATA["writ"]
WRIT_IDS: Final[tuple[str, ...]] = ids(_writs)
WRITS: Final[int] = len(WRIT_IDS)
WRIT_RULES: Final[tuple[str, ...]] = tuple(w["rule"] for w in _writs)
ALL_WRITS: Final[int] = members([True] * WRITS)
MANDATES: Final[int] = members([w["type"] == "mandate" for w in _writs])
CHARTERS: Final[int] = members([w["type"] == "charter" for w in _writs])
WEAPONS: Final[int] = members(
    [w["options"][0]["gain"] == "attack" if "options" in w else False for w in _writs]
)
STATUS_STARS: Final[tuple[int, ...]] = tuple(w.get("requires_stars", 0) for w in _writs)

# What a mandate may bring: every option is a row. Vessels of choice are a row for each kind.
GAIN_IDS: Final[tuple[str, ...]] = (
    "shilling",
    *t.VESSEL_IDS,
    "goods_of_choice",
    "influence",
    "seal",
    "bead",
)
GAIN_COINS: Final[int] = GAIN_IDS.index("shilling")
GAIN_VESSEL: Final[int] = GAIN_IDS.index(t.VESSEL_IDS[0])
GAIN_GOODS: Final[int] = GAIN_IDS.index("goods_of_choice")
GAIN_MARKERS: Final[int] = GAIN_IDS.index("influence")
GAIN_SEAL: Final[int] = GAIN_IDS.index("seal")
GAIN_BEAD: Final[int] = GAIN_IDS.index("bead")


def mandate_options() -> list[tuple[int, int, int, int, int]]:
    """Writ, what is gained, how much, what is paid, the printed guild or -1, of each option."""
    found: list[tuple[int, int, int, int, int]] = []
    for writ, row in enumerate(_writs):
        for option in row.get("options", []):
            pay = t.packed(option["pay"])
            guild = t.GUILD_IDS.index(option["guild"]) if "guild" in option else -1
            gains = t.VESSEL_IDS if option["gain"] == "any_vessel" else (option["gain"],)
            if not WEAPONS >> writ & 1:
                for gain in gains:
                    found.append((writ, GAIN_IDS.index(gain), option["amount"], pay, guild))
    return found


_options: Final = mandate_options()
MANDATE_OPTIONS: Final[int] = len(_options)
OPTION_WRIT: Final[tuple[int, ...]] = tuple(o[0] for o in _options)
OPTION_GAIN: Final[tuple[int, ...]] = tuple(o[1] for o in _options)
OPTION_AMOUNT: Final[tuple[int, ...]] = tuple(o[2] for o in _options)
OPTION_PAY: Final[tuple[int, ...]] = tuple(o[3] for o in _options)
OPTION_GUILD: Final[tuple[int, ...]] = tuple(o[4] for o in _options)
PRINTED_GUILDS: Final[tuple[int, ...]] = tuple(
    members([any(o.get("guild") == g for o in w.get("options", [])) for g in t.GUILD_IDS])
    for w in _writs
)

# The ways to use a weapon in an attack (FEU-17.1, FEU-17.2).
_arms: Final[list[tuple[int, int, int]]] = [
    (writ, option["amount"], t.packed(option["pay"]))
    for writ, row in enumerate(_writs)
    if WEAPONS >> writ & 1
    for option in row["options"]
]
ARMS: Final[int] = len(_arms)
ARM_WRIT: Final[tuple[int, ...]] = tuple(a[0] for a in _arms)
ARM_ATTACK: Final[tuple[int, ...]] = tuple(a[1] for a in _arms)
ARM_PAY: Final[tuple[int, ...]] = tuple(a[2] for a in _arms)

BARREL_CHARTER: Final[int] = WRIT_IDS.index("charter_abstinence")
MONSTER_CHARTER: Final[int] = WRIT_IDS.index("charter_monster")
ISOLATED_CHARTER: Final[int] = WRIT_IDS.index("charter_isolated")
CHARTER_VP: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(w.get("vp_by_count", (0, w.get("vp_flat", 0)))) for w in _writs
)
ISOLATED_GERMAN_VP: Final[tuple[int, ...]] = tuple(
    _writs[ISOLATED_CHARTER]["vp_by_count_german_overview"]
)
CHARTER_LOCATIONS: Final[tuple[int, ...]] = tuple(
    members([name in w.get("locations", ()) for name in t.LOCATION_IDS]) for w in _writs
)
