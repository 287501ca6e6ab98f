"""The parts and the readings of the rules that a table has chosen (FEU-1.10, FEU-1.11)."""

from __future__ import annotations

from typing import Any

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum.parts import PARTS, of_parts, played
from tabard.kernel.data import members
from tabard.kernel.ints import i64


class Readings:
    """The options of a game in the form that steps ask for them; shared by all copies."""

    def __init__(self, options: dict[str, Any]) -> None:
        parts = played(options)
        self.specials: bool = "specials" in parts
        self.reeves: bool = "reeves" in parts
        self.landscapes: bool = "landscapes" in parts
        self.feasts: bool = "feasts" in parts
        self.starving: bool = "starving" in parts
        self.monsters: bool = "monsters" in parts
        left_out = {*of_parts("writs", PARTS)} - {*of_parts("writs", parts)}
        self.writs: i64 = members([name not in left_out for name in rw.WRIT_IDS])  # FEU-2.2
        self.monsters_add: bool = options["monster_allowance"] == "adds"
        self.binds_all: bool = options["monster_binds"] == "all"
        self.overflow_sum: bool = options["overflow_by"] == "sum"
        self.refill_all: bool = options["epoch3_refill"] == "all_six"
        self.voyage_optional: bool = options["voyage_disc"] == "optional"
        self.feudum_usurp: bool = options["feudum_usurp"]
        self.status_printed: bool = options["status_mandates"] == "printed_guilds"
        self.status_paired: bool = options["status_mandates"] == "paired"
        self.reeve_also_new: bool = options["reeve_elsewhere"] == "also_new_reeve"
        self.wine_voluntary: bool = options["feeding_wine"] == "voluntary"
        self.substitute_current: bool = options["substitute_tile"] == "current_or_earlier"
        self.favour_beads_count: bool = options["favour_beads"] == "count_now"
        self.drunk_knight: bool = options["drunk_knight_saltpetre"]
        self.repeat_both: bool = options["repeat_parts"] == "both"
        self.isolated_german: bool = options["charter_isolated"] == "german_overview"
