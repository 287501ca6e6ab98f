"""What a position must show at its moment of the round, so that no rule meets an impossible table.

Positions come from outside. Their fields are read one by one in `loading`; here they are compared
with each other. The moment is the step, or the step that the outermost interrupt goes back to.
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
from tabard.games.feudum.ledger import missing
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.business import PULL, PUSH, TRADE
from tabard.games.feudum.steps.feeding import PAWNS
from tabard.games.feudum.view import interrupted
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import has, size
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


def need(holds: bool, field: str, problem: str) -> None:
    """Refuse a position whose field does not hold what it must."""
    if not holds:
        raise BadPosition(field, problem)


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


def check(s: FeudumState) -> None:
    """Raise `BadPosition` for the first thing that cannot be so at this moment."""
    chain = [s.step().name, *interrupted(s)]
    for inner, outer in itertools.pairwise(chain):
        fits = outer in INTERRUPTS.get(inner, ())
        need(fits, "interrupted", f"{inner} does not interrupt {outer}")
    moment = chain[-1]
    need(moment not in INTERRUPTS, "interrupted", f"is empty at {moment}")
    most = most_turns(s).get(moment, 0)
    need(s.turn <= most, "turn", f"{s.turn} is not 0 to {most} at {moment}")
    check_players(s, moment)
    check_variant(s, chain)
    check_fixed(s, moment)
    check_interrupts(s, chain)
    if moment in BATTLE_STEPS:
        check_target(s)
    ended = moment == "charters" and s.turn == s.players
    need(s.to_move != OVER or ended, "to_move", f"the game is not over at {moment} (FEU-30.1)")


def check_players(s: FeudumState, moment: str) -> None:
    """Whose turn it is, and that everybody has his cards."""
    names = list(s.game.by_name)
    set_up = names.index(moment) < names.index("start_goods")
    need((s.start_player == NONE) == set_up, "start_player", f"does not fit the step {moment}")
    need((s.active == NONE) == set_up, "active", f"does not fit the step {moment}")
    before = names.index(moment) <= names.index("round_begins")
    need(s.round > 0 or before, "round", f"0 is before the first round, not at {moment}")
    in_turns = moment in ACTION_STEPS or moment in ("play_card", "after_card")
    for seat, p in enumerate(s.seats):
        at = f"secret.hands[{seat}]"
        if moment == "cards":
            picked = s.turn // s.players
            place = (seat - s.start_player) % s.players
            due = picked + (1 if place < s.turn % s.players else 0)
            due = min(due, p.hand_size())
            need(size(p.hand) == due, at, f"has {size(p.hand)} cards, not {due} (FEU-3.2)")
            last = t.CARDS - (p.hand_size() - size(p.hand))
            need(p.hand >> last == 0, at, "cannot be completed in ascending order (FEU-33.1)")
        elif not in_turns:
            need(p.hand == 0, at, f"is empty at {moment}")
        on_pouch = p.pouch == t.NO_POUCH or in_turns or moment in ("pouches", "cards")
        need(on_pouch, f"seats[{seat}].pouch", f"is empty at {moment} (FEU-3.5)")


def check_variant(s: FeudumState, chain: list[str]) -> None:
    """The basic game has no monsters, landscapes, reeves and what belongs to them (FEU-1.1)."""
    if s.readings.advanced:
        return
    for name in chain:
        need(name not in ADVANCED_STEPS, "step", f"{name} is of the advanced game (FEU-1.1)")
    need(s.beasts == 0, "monsters", "are of the advanced game (FEU-1.1)")
    need(not any(s.landscapes), "locations", "have no landscapes in the basic game (FEU-1.1)")
    need(len(s.immune) == 0, "secret.immune", "is of the advanced game (FEU-1.1)")
    for seat, p in enumerate(s.seats):
        need(p.reeves == 0, f"seats[{seat}].reeves", "are of the advanced game (FEU-1.1)")


def check_fixed(s: FeudumState, moment: str) -> None:
    """What the present action must have fixed."""
    if moment in ACTION_STEPS:
        need(s.card != NONE, "action.card", f"is missing at {moment}")
    if moment in CARD_STEPS:
        card = t.CARD_IDS[s.card]
        need(card == moment, "action.card", f"{card} is not what {moment} carries out")
    if moment in GUILD_STEPS:
        need(s.guild != NONE, "action.guild", f"is missing at {moment}")
        need(s.host != NONE, "action.host", f"is missing at {moment}")
    values = {"place": s.place, "option": s.option, "defender": s.defender}
    for name in NEEDS.get(moment, ()):
        need(values[name] != NONE, f"action.{name}", f"is missing at {moment}")
    below = OPTION_BELOW.get(moment)
    if below is not None:
        need(s.option < below, "action.option", f"{s.option} is too much at {moment}")
    if moment == "improvement":
        feudum = s.type_of(s.place) == t.TOWN
        need((s.guild != NONE) == feudum, "action.guild", "does not fit the location (FEU-8.3)")
    if moment in FUNCTION_STEPS:
        known = (TRADE, PULL, PUSH)[FUNCTION_STEPS.index(moment) // t.GUILDS]
        guild = t.GUILD_IDS[FUNCTION_STEPS.index(moment) % t.GUILDS]
        need(t.GUILD_IDS[s.guild] == guild, "action.guild", f"does not fit {moment}")
        need(known != TRADE or s.host == s.active, "action.host", "does not fit a trade")
    if moment == "feeding":
        need(s.left <= PAWNS and s.floor <= t.PAWNS, "action.left", "does not fit the feeding")
        need(s.moved <= t.ALL_PAWNS, "action.moved", "are not pawns")


def check_interrupts(s: FeudumState, chain: list[str]) -> None:
    """What an interrupt works on is there while it goes on, and only then."""
    paying = "payment" in chain
    need((s.payer != NONE) == paying, "action.payer", f"does not fit the step {chain[0]}")
    need(paying or s.due == 0, "action.due", f"does not fit the step {chain[0]}")
    if paying:
        p = s.seats[s.payer]
        enough = missing(p, s.due) <= p.tiles_from(s.tile_floor)
        need(enough, "action.due", "cannot be paid (FEU-4.11)")
    drawing = "writs" in chain
    need((s.drawer != NONE) == drawing, "action.drawer", f"does not fit the step {chain[0]}")
    need(drawing or s.to_draw == 0, "action.to_draw", f"does not fit the step {chain[0]}")
    need(drawing or len(s.drawn) == 0, "secret.drawn", f"does not fit the step {chain[0]}")
    need(s.to_draw <= s.stack_size(), "action.to_draw", "is more than the stack has")
    playing = "mandate" in chain
    need((s.errand != NONE) == playing, "action.errand", f"does not fit the step {chain[0]}")
    need((s.errand_by != NONE) == playing, "action.errand_by", f"does not fit {chain[0]}")


def check_target(s: FeudumState) -> None:
    """The target of a conquest is where it is said to be, and the defender's."""
    need(s.defender != s.active, "action.defender", "does not attack himself")
    if s.option < TARGET_FEUDUM:
        seat, piece = s.option // t.PIECES, s.option % t.PIECES
        need(seat == s.defender, "action.option", "is not the defender's")
        there = place_of_target(s, seat, piece)
        need(there == s.place, "action.place", "is not where the target stands (FEU-13.1)")
        return
    p = s.seats[s.defender]
    if s.option == TARGET_FEUDUM:
        fits = has(p.rules & s.feudums, s.place)
    elif s.option == TARGET_SUBJECT:
        fits = has(p.subjects, s.place)
    else:
        fits = has(p.serfs, s.place)
    need(fits, "action.place", "is not where the target lies (FEU-13.1)")
