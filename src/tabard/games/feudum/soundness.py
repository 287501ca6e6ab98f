"""What a position must show at its point in play, so that no rule meets an impossible table.

Positions come from outside. That components are in range is checked by the kernel; here they are
compared with each other. The point in play is the step, or the one that the outermost interrupt
goes back to.
"""

from __future__ import annotations

import itertools
from typing import Final

from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import (
    TARGET_FEUDUM,
    TARGET_SERF,
    TARGET_SUBJECT,
    place_of_target,
)
from tabard.games.feudum.frames.guilds import PUSH, TRADE
from tabard.games.feudum.invariants import (
    goods_violations,
    map_violations,
    player_violations,
    stock_violations,
)
from tabard.games.feudum.ledger import missing
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.registers import Registers
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.whereabouts import ASKING
from tabard.kernel.box.when import PointInPlay
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import has, size
from tabard.kernel.position import need
from tabard.kernel.state import OVER

# Which steps an interrupt may go back to.
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
    "feeding_window": ("feeding",),
}

CARD_STEPS: Final[dict[str, int]] = {name: card for card, name in enumerate(t.CARD_IDS)}
BATTLE_STEPS: Final = ("defence", "immunity", "starving", "arms", "powder", "battle")
FUNCTION_STEPS: Final = tuple(
    f"{guild}_{function}" for function in ("trade", "pull", "push") for guild in t.GUILD_IDS
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
# What must be fixed when a step goes on.
NEEDS: Final[dict[str, tuple[str, ...]]] = {
    "arrival": ("place", "option"),
    "feudum_guild": ("place",),
    "improvement": ("place",),
    "substitute": ("place",),
    "new_tile": ("place", "option"),
    "tended_landscape": ("place",),
    "first_crop": ("place",),
    "yield": ("place",),
    "again": ("option",),
    "overflow": ("place",),
    "pairs": ("place",),
    "monsters_place": ("option",),
    "colours": ("option",),
    "scrolls": ("option",),
    "feast": ("option",),
    "reeve": ("option",),
    **dict.fromkeys(BATTLE_STEPS, ("place", "option", "defender")),
}
# The largest number that an option can be at a step.
OPTION_BELOW: Final[dict[str, int]] = {
    "start_pawns": t.GUILDS,
    "pouches": len(t.POUCH_IDS),
    "migrate_face": t.GUILDS,
    "arrival": t.GUILDS,
    "influence": 1,
    "new_tile": t.REGIONS,
    "tended_landscape": t.LANDSCAPES,
    "again": t.CARDS,
    "feast": PUSH + 1,
    "reeve": PUSH + 1,
    "monsters_place": t.MONSTERS,
    "colours": t.KNIGHT_PUSH + 1,
    "scrolls": t.KNIGHT_PUSH + 1,
    **dict.fromkeys(BATTLE_STEPS, TARGET_SERF + 1),
}


MEAL_PARTS: Final = len(("window", "meal"))  # that a meal has besides its beginning


def most_turns(s: FeudumState) -> dict[str, int]:
    """How far each step that counts can have got; the others do not count."""
    players = int(s.players)
    counted = dict.fromkeys(
        ("start_goods", "start_pawns", "pouches", "feeding", "last_actions", "charters"), players
    )
    counted |= dict.fromkeys(("discs", "first_goods", "epoch_goods"), t.LOCATIONS)
    counted |= dict.fromkeys(("move", "voyage", *FUNCTION_STEPS), 1)
    counted |= {
        "first_vessels": t.START_VESSELS,
        "cards": t.LARGE_HAND * players,
        "after_card": len(("bonds", "pouches")),
        "epoch_landscapes": t.LOCATIONS * players + 1,
        "epoch_refill": len(("barn", "vessels", "seals")),
    }
    return counted


def standing(s: FeudumState, m: PointInPlay) -> None:
    """The end is where the game ends; where else it stands is asked by `Claim`."""
    ended = m.name == "charters" and m.progress == s.players
    need(s.to_move != OVER or ended, "to_move", f"the game is not over at {m.name} (FEU-30.1)")


def table(s: FeudumState, _: PointInPlay) -> None:
    """What lies on the table, and before all players together."""
    for problem in goods_violations(s) + stock_violations(s) + map_violations(s):
        raise BadPosition("position", problem)


def mat(s: FeudumState, _: Player, seat: int, __: PointInPlay) -> None:
    """What lies before one player."""
    for problem in player_violations(s, seat):
        raise BadPosition(f"seats[{seat}]", problem)


class Claim:
    """What a position says of where the game stands, asked before the state stands there.

    steps   the step, and those that it interrupts, the innermost first
    turn    how far the last of them has got
    given   what the action has fixed so far, see `registers`
    drawn   the writs that somebody looks at
    """

    def __init__(
        self, s: FeudumState, steps: list[str], turn: int, given: Registers, drawn: bytes
    ) -> None:
        self.s: Final = s
        self.steps: Final = steps
        self.name: Final = steps[-1]
        self.progress: Final = turn
        self.given: Final = given
        self.drawn: Final = drawn

    def check(self) -> None:
        """Raise `BadPosition` for the first thing that cannot be so at this point."""
        s, here = self.s, self.name
        for inner, outer in itertools.pairwise(self.steps):
            fits = outer in INTERRUPTS.get(inner, ())
            need(fits, "interrupted", f"{inner} does not interrupt {outer}")
        need(here not in INTERRUPTS, "interrupted", f"is empty at {here}")
        most = most_turns(s).get(here, 0)
        need(self.progress <= most, "turn", f"{self.progress} is not 0 to {most} at {here}")
        self.check_players()
        self.check_variant()
        self.check_fixed()
        self.check_interrupts()
        if here in BATTLE_STEPS:
            self.check_target()

    def check_players(self) -> None:
        """Whose turn it is, and that everybody has his cards."""
        s, here = self.s, self.name
        names = list(s.game.by_name)
        set_up = names.index(here) < names.index("start_goods")
        need((s.start_player == NONE) == set_up, "start_player", f"does not fit the step {here}")
        need((s.active == NONE) == set_up, "active", f"does not fit the step {here}")
        before = names.index(here) <= names.index("round_begins")
        need(s.round > 0 or before, "round", f"0 is before the first round, not at {here}")
        in_turns = here in ACTION_STEPS or here in ("play_card", "after_card")
        for seat, p in enumerate(s.seats):
            at = f"secret.hands[{seat}]"
            if here == "cards":
                picked = self.progress // s.players
                place = (seat - s.start_player) % s.players
                due = picked + (1 if place < self.progress % s.players else 0)
                due = min(due, p.hand_size())
                need(size(p.hand) == due, at, f"has {size(p.hand)} cards, not {due} (FEU-3.2)")
                last = t.CARDS - (p.hand_size() - size(p.hand))
                need(p.hand >> last == 0, at, "cannot be completed in ascending order (FEU-33.1)")
            elif not in_turns:
                need(p.hand == 0, at, f"is empty at {here}")
            on_pouch = p.pouch == t.NO_POUCH or in_turns or here in ("pouches", "cards")
            need(on_pouch, f"seats[{seat}].pouch", f"is empty at {here} (FEU-3.5)")

    def check_variant(self) -> None:
        """The basic game has no monsters, landscapes, reeves and what belongs to them (FEU-1.1)."""
        s = self.s
        if s.readings.advanced:
            return
        for name in self.steps:
            need(name not in ADVANCED_STEPS, "step", f"{name} is of the advanced game (FEU-1.1)")
        need(s.beasts == 0, "monsters", "are of the advanced game (FEU-1.1)")
        need(not any(s.landscapes), "locations", "have no landscapes in the basic game (FEU-1.1)")
        need(len(s.immune) == 0, "secret.immune", "is of the advanced game (FEU-1.1)")
        for seat, p in enumerate(s.seats):
            need(p.reeves == 0, f"seats[{seat}].reeves", "are of the advanced game (FEU-1.1)")

    def check_fixed(self) -> None:
        """What the present action must have fixed."""
        s, here, given = self.s, self.name, self.given
        ends = here == "after_card" and self.progress < ASKING
        if here in ACTION_STEPS or ends:
            need(given["card"] != NONE, "action.card", f"is missing at {here}")
        if here in CARD_STEPS:
            card = t.CARD_IDS[given["card"]]
            need(card == here, "action.card", f"{card} is not what {here} carries out")
        if here in GUILD_STEPS or (ends and given["card"] == t.GUILD):
            need(given["guild"] != NONE, "action.guild", f"is missing at {here}")
            need(given["host"] != NONE, "action.host", f"is missing at {here}")
        for name in NEEDS.get(here, ()):
            need(given[name] != NONE, f"action.{name}", f"is missing at {here}")
        below = OPTION_BELOW.get(here)
        if below is not None:
            need(given["option"] < below, "action.option", f"{given['option']} is too much")
        if here == "improvement":
            feudum = s.type_of(given["place"]) == t.TOWN
            fits = (given["guild"] != NONE) == feudum
            need(fits, "action.guild", "does not fit the location (FEU-8.3)")
        if here in FUNCTION_STEPS:
            trades = FUNCTION_STEPS.index(here) // t.GUILDS == TRADE
            guild = t.GUILD_IDS[FUNCTION_STEPS.index(here) % t.GUILDS]
            need(t.GUILD_IDS[given["guild"]] == guild, "action.guild", f"does not fit {here}")
            own = given["host"] == s.active
            need(not trades or own, "action.host", "does not fit a trade")
        if here == "feeding":
            fits = given["left"] <= MEAL_PARTS and given["floor"] <= t.PAWNS
            need(fits, "action.left", "does not fit the feeding")
            need(given["moved"] <= t.ALL_PAWNS, "action.moved", "are not pawns")

    def check_interrupts(self) -> None:
        """What an interrupt works on is there while it goes on, and only then."""
        s, given, step = self.s, self.given, self.steps[0]
        paying = "payment" in self.steps
        need((given["payer"] != NONE) == paying, "action.payer", f"does not fit the step {step}")
        need(paying or given["due"] == 0, "action.due", f"does not fit the step {step}")
        if paying:
            p = s.seats[given["payer"]]
            enough = missing(p, given["due"]) <= p.tiles_from(given["tile_floor"])
            need(enough, "action.due", "cannot be paid (FEU-4.11)")
        drawing = "writs" in self.steps
        need((given["drawer"] != NONE) == drawing, "action.drawer", f"does not fit the step {step}")
        need(drawing or given["to_draw"] == 0, "action.to_draw", f"does not fit the step {step}")
        need(drawing or len(self.drawn) == 0, "secret.drawn", f"does not fit the step {step}")
        need(given["to_draw"] <= s.stack_size(), "action.to_draw", "is more than the stack has")
        playing = "mandate" in self.steps
        need((given["errand"] != NONE) == playing, "action.errand", f"does not fit the step {step}")
        need((given["errand_by"] != NONE) == playing, "action.errand_by", f"does not fit {step}")

    def check_target(self) -> None:
        """The target of a conquest is where it is said to be, and the defender's."""
        s, target = self.s, self.given["option"]
        place, defender = self.given["place"], self.given["defender"]
        need(defender != s.active, "action.defender", "does not attack himself")
        if target < TARGET_FEUDUM:
            seat, piece = target // t.PIECES, target % t.PIECES
            need(seat == defender, "action.option", "is not the defender's")
            there = place_of_target(s, seat, piece)
            need(there == place, "action.place", "is not where the target stands (FEU-13.1)")
            return
        p = s.seats[defender]
        if target == TARGET_FEUDUM:
            fits = has(p.rules & s.feudums, place)
        elif target == TARGET_SUBJECT:
            fits = has(p.subjects, place)
        else:
            fits = has(p.serfs, place)
        need(fits, "action.place", "is not where the target lies (FEU-13.1)")
