"""What the cards in hand would bring, each alone and now, and the best of them together."""

from __future__ import annotations

from typing import Final

from tabard.games.world import feature_names as f
from tabard.games.world import tables as t
from tabard.games.world.state import Player, WorldState
from tabard.games.world.wits import card_worth
from tabard.kernel.features import Scale
from tabard.kernel.ints import bit, has, i64, size

# Worths of cards are counted in steps of half a point, packed as numbers of cards in each step.
STEP_WIDTH: Final = 4
STEP_MASK: Final[int] = 2**STEP_WIDTH - 1
STEPS: Final = 15
STEPS_PER_POINT: Final = 2.0


def weigh_cards(s: WorldState, p: Player, hand: i64, turns: i64, later: i64, scale: Scale) -> None:
    """Cards in hand with what each would bring now, and the best for the turns that are left.

    The worths are counted in steps of half a point.
    """
    scale.add(f.TURNS_LEFT, float(turns))
    spare = size(hand) - turns
    scale.add(f.CARDS_SPARE, float(spare))
    counts: i64 = 0
    idle = turns
    best = 0.0
    card: i64 = 0
    rest = hand
    while rest != 0:
        if rest & 1 == 1:
            scale.add(f.HAND + card, 1.0)
            worth = card_worth(s, p, card, later)
            if worth > 0.0:
                scale.add(f.WORTH + card, worth)
                idle -= 1
                if worth > best:
                    best = worth
                step: i64 = int(worth * STEPS_PER_POINT)
                if step >= STEPS:
                    step = STEPS - 1
                counts += bit(step * STEP_WIDTH)
        rest >>= 1
        card += 1
    scale.add(f.HAND_PROMISE, float(promise(counts, turns)))
    if idle > 0:
        scale.add(f.TURNS_IDLE, float(idle))
    if not has(hand, t.PRIVILEGE):
        return
    again = 0.0
    if hand == p.hand and p.laid > 0:
        top = p.card_at(p.laid - 1)
        if top != t.PRIVILEGE:
            again = card_worth(s, p, top, later)
            scale.add(f.PILE_TOP_WORTH, again)
    if turns > 1 and best > again:
        scale.add(f.PRIVILEGE_BEST, best - again)


def promise(counts: i64, turns: i64) -> i64:
    """The steps of the best cards for so many turns, by the numbers of cards of each step."""
    found: i64 = 0
    place: i64 = STEPS - 1
    while place >= 0 and turns > 0:
        number = (counts >> (place * STEP_WIDTH)) & STEP_MASK
        if number > turns:
            number = turns
        found += number * place
        turns -= number
        place -= 1
    return found
