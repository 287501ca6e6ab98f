"""Defend: in the own turn, and against an attack or starving (section 14)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import (
    TARGET_FEUDUM,
    TARGET_SUBJECT,
)
from tabard.games.feudum.frames.cards import Assault
from tabard.games.feudum.ledger import can_pay, gain_vp
from tabard.games.feudum.sequences import without_value
from tabard.games.feudum.state import SERF, SUBJECT, FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.free_actions import (
    do_freely,
    is_free_action,
    offer_free_actions,
    offer_seals,
)
from tabard.games.feudum.steps.payment import charge
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class Defence(Step[FeudumState]):
    """The attacked player may reveal Defend; he is asked also if he cannot (D16, FEU-14.3)."""

    def proceed(self, s: FeudumState) -> None:
        seat = s.of(Assault).defender
        p = s.seats[seat]
        if p.hand != 0 and not has(p.played, t.DEFEND):
            s.awaits(seat)
        else:
            self.go_on(s)

    def go_on(self, s: FeudumState) -> None:
        """Weapons for an attack; starving needs none."""
        s.branch(STARVED if s.of(Assault).target > TARGET_FEUDUM else BATTLE)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        if not has(p.hand, t.DEFEND):
            menu.refuse(a.DEFEND, "FEU-14.2", "not-in-your-hand")
        elif s.of(Assault).target > TARGET_FEUDUM and not can_pay(p, t.IMMUNITY_FOOD):
            menu.refuse(a.DEFEND, "FEU-14.4", "too-little-food", 1, 0)
        else:
            menu.offer(a.DEFEND)
        offer_free_actions(s, s.to_move, menu, False, False)
        menu.offer(a.DECLINE)

    def take(self, s: FeudumState, code: i64) -> None:
        if is_free_action(code):
            do_freely(s, s.to_move, code)
            return
        if code == a.DEFEND:
            p = s.seats[s.to_move]
            p.hand &= ~bit(t.DEFEND)
            p.played |= bit(t.DEFEND)
            assault = s.of(Assault)
            assault.defended = True
            s.tell("FEU-14.2", "reveals-defend", s.to_move, 0, t.CARD_IDS[t.DEFEND])
            if assault.target > TARGET_FEUDUM:
                s.branch(IMMUNE)
                charge(s, assault.defender, t.IMMUNITY_FOOD)
                return
            gain_vp(s, s.to_move, t.DEFEND_VP, "FEU-14.2")
        self.go_on(s)


class Immunity(Step[FeudumState]):
    """Royal immunity: starving fails, and a seal may go under the marker (FEU-14.4, 14.5)."""

    def proceed(self, s: FeudumState) -> None:
        if len(s.pool) > 0:
            s.awaits(CHANCE)
        else:
            self.protect(s)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_seals(s, menu)

    def take(self, s: FeudumState, code: i64) -> None:
        value = t.SEAL_VALUES[code - a.DRAW_SEAL]
        assault = s.of(Assault)
        place = assault.place
        role = SUBJECT if assault.target == TARGET_SUBJECT else SERF
        s.pool = without_value(s.pool, value)
        s.immune = s.immune + bytes((int(place), int(role), value))
        s.tell("FEU-14.5", "seal-under-marker", assault.defender, 1, "", t.LOCATION_IDS[place])
        self.protect(s)

    def protect(self, s: FeudumState) -> None:
        """The action is over and counts as unsuccessful."""
        place = s.of(Assault).place
        s.tell(self.rule, "starving-fails", s.active, 0, "", t.LOCATION_IDS[place])
        s.next()


class Defend(CardStep):
    """Defend played in the own turn: a point, and no protection any more (FEU-14.1)."""

    def proceed(self, s: FeudumState) -> None:
        gain_vp(s, s.active, t.DEFEND_VP, self.rule)
        s.next()


# What follows the answer of the attacked player.
STARVED: Final = 0
IMMUNE: Final = 1
BATTLE: Final = 2

DEFENCE: Final[Defence] = Defence("defence", "FEU-14.2", True)
IMMUNITY: Final[Immunity] = Immunity("immunity", "FEU-14.4")
DEFEND: Final[Defend] = Defend("defend", "FEU-14.1")
