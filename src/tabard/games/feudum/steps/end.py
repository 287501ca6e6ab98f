"""The end of the game: last free actions, final scoring, charters (section 30)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum.ledger import gain_vp, pay_seal
from tabard.games.feudum.scoring import charter_points, coin_points, empire_points, voyage_points
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.free_actions import (
    do_freely,
    is_free_action,
    offer_free_actions,
    window_open,
)
from tabard.games.feudum.steps.selection import highest
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, SetAsked
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class LastActions(Step[FeudumState]):
    """A last window for free actions, in turn order (FEU-4.7, FEU-30.5)."""

    def proceed(self, s: FeudumState) -> None:
        if s.progress == s.players:
            s.next()
        elif window_open(s, s.seat_in_turn(s.progress), False):
            s.awaits(s.seat_in_turn(s.progress))
        else:
            s.progress += 1

    def ask(self, s: FeudumState, menu: Menu) -> None:
        offer_free_actions(s, s.to_move, menu, False, False)
        menu.offer(a.DONE)

    def take(self, s: FeudumState, code: i64) -> None:
        if is_free_action(code):
            do_freely(s, s.to_move, code)
        else:
            s.progress += 1
            s.carry_on()


class FinalScoring(Step[FeudumState]):
    """Voyage, empire, shillings, in turn order (FEU-30.2 to FEU-30.4)."""

    def proceed(self, s: FeudumState) -> None:
        for n in range(s.players):
            self.score(
                s,
                s.seat_in_turn(n),
                voyage_points(s, s.seat_in_turn(n)),
                "FEU-30.2",
                "scores-voyage",
            )
        for n in range(s.players):
            self.score(
                s,
                s.seat_in_turn(n),
                empire_points(s, s.seat_in_turn(n)),
                "FEU-30.3",
                "scores-empire",
            )
        for n in range(s.players):
            self.score(
                s, s.seat_in_turn(n), coin_points(s, s.seat_in_turn(n)), "FEU-30.4", "scores-coins"
            )
        s.next()

    def score(self, s: FeudumState, seat: i64, points: i64, rule: str, kind: str) -> None:
        """Add and tell a part of the score."""
        s.seats[seat].vp += points
        s.tell(rule, kind, seat, points)


class Charters(Step[FeudumState]):
    """Seals on charters, in writ order; who may hold one is asked (D28, FEU-30.5)."""

    def proceed(self, s: FeudumState) -> None:
        if s.progress == s.players:
            s.tell("FEU-30.1", "game-ends", CHANCE)
            s.game_over()
            return
        seat = s.seat_in_turn(s.progress)
        p = s.seats[seat]
        if p.writs & ~p.sealed != 0 and len(p.seals) > 0:
            s.awaits(seat)
        else:
            s.progress += 1

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        latest = highest(p.sealed)
        for writ in range(rw.WRITS):
            if has(p.writs & rw.CHARTERS, writ):
                if writ > latest:
                    menu.offer(a.CHARTER + writ)
                else:
                    menu.refuse(a.CHARTER + writ, "FEU-33.1", PART_IS_LAID)
        menu.offer(a.DONE)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        p = s.seats[s.to_move]
        charters = p.writs & rw.CHARTERS
        pool = {
            int(a.CHARTER + writ): 1
            for writ in range(highest(p.sealed) + 1, rw.WRITS)
            if has(charters, writ)
        }
        return SetAsked(pool, 0, min(len(pool), len(p.seals)), a.DONE)

    def take(self, s: FeudumState, code: i64) -> None:
        seat = s.to_move
        s.carry_on()
        if code == a.DONE:
            s.progress += 1
            return
        writ = code - a.CHARTER
        pay_seal(s, seat, self.rule)
        s.seats[seat].sealed |= bit(writ)
        s.tell(self.rule, "seals-charter", seat, 0, rw.WRIT_IDS[writ])
        gain_vp(s, seat, charter_points(s, seat, writ), rw.WRIT_RULES[writ])


LAST_ACTIONS: Final[LastActions] = LastActions("last_actions", "FEU-4.7", True)
FINAL_SCORING: Final[FinalScoring] = FinalScoring("final_scoring", "FEU-30.2")
CHARTERS: Final[Charters] = Charters("charters", "FEU-30.5", True)
