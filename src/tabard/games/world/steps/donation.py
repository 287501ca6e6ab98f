"""Donation: money and a seal for a project (WWE-10.9)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import tables as t
from tabard.games.world.ledger import pay
from tabard.games.world.state import WorldState
from tabard.games.world.steps.project import idle_because, reason_rule
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def why_no_donation(s: WorldState, seat: i64) -> Grounds:
    """Why a player can donate to no project with the card; "" if he can (WWE-10.9, WWE-11.8)."""
    p = s.seats[seat]
    if p.money < t.DONATION_MONEY:
        return "WWE-10.9", "too-little-money", t.DONATION_MONEY, p.money
    if p.seals_left() == 0:
        return "WWE-10.9", "no-seal-left", 1, 0
    for project in range(t.PROJECTS):
        if not has(p.seals, project) and s.workable(project):
            return "", "", 0, 0
    return "WWE-10.9", "no-project-for-your-seal", 0, 0


class Donation(Step[WorldState]):
    """The card: one seal from stock on a project without an own one (D15, WWE-10.9, WWE-11.8)."""

    def proceed(self, s: WorldState) -> None:
        seat = s.on_turn()
        if why_no_donation(s, seat)[1] == "":
            s.awaits(seat)
        else:
            s.tell("WWE-9.4", "no-effect", seat, 0, t.CARD_IDS[t.DONATION])
            s.next()

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for project in range(t.PROJECTS):
            code = a.DONATE + project
            if not s.workable(project):
                if menu.explaining:
                    rule = reason_rule(s, project, self.rule)
                    menu.refuse(code, rule, idle_because(s, project))
            elif has(p.seals, project):
                menu.refuse(code, self.rule, "already-donated")
            else:
                menu.offer(code)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        project = code - a.DONATE
        pay(s, seat, t.MONEY, t.DONATION_MONEY, self.rule)
        s.seats[seat].seals |= bit(project)
        s.tell(self.rule, "donates", seat, 0, "", t.PROJECT_IDS[project])
        s.next()


DONATION: Final[Donation] = Donation("donation", "WWE-10.9")
