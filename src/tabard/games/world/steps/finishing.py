"""A finished project: the metal, the donors' bonus, the seals (WWE-11.4, section 12)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import frames
from tabard.games.world import tables as t
from tabard.games.world.frames import Care, Settling
from tabard.games.world.ledger import gain, gain_vp, reward_most
from tabard.games.world.state import NONE, WorldState
from tabard.games.world.steps.medicine import CARE_FOR_CHOSEN, HOSPITAL_CARE, can_care
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.program import Choice, Part, Repeat
from tabard.kernel.step import Step


def complete(s: WorldState, project: i64, rule: str) -> None:
    """Settle a project if its last field has just been filled; then the step goes on."""
    if not s.filled(project):
        return
    s.tell(rule, "project-finished", s.active, 0, "", t.PROJECT_IDS[project])
    if t.METAL_FIELDS[project] > 0:
        award_metal(s, project)
    s.call(SETTLING)
    s.of(Settling).project = project


def award_metal(s: WorldState, project: i64) -> None:
    """The metal is placed; most loyalty, which is shown, brings points (WWE-12.2, 12.3)."""
    s.fill_stock(t.METAL, -t.METAL_FIELDS[project])
    s.tell("WWE-12.2", "metal-placed", s.active, 0, "", t.PROJECT_IDS[project])
    reward_most(s, t.LOYALTY, t.METAL_SOLE, t.METAL_TIED, "WWE-12.2")


class Finishing(Step[WorldState]):
    """The donors are rewarded in turn order, then get their seals back (WWE-11.5)."""

    def proceed(self, s: WorldState) -> None:
        settling = s.of(Settling)
        project = settling.project
        while settling.donors < s.players:
            seat = s.seat_in_turn(settling.donors)
            settling.donors += 1
            if has(s.seats[seat].seals, project) and self.reward(s, seat, project):
                return
        for n in range(s.players):
            self.return_seal(s, s.seat_in_turn(n), project)
        s.done()

    def reward(self, s: WorldState, seat: i64, project: i64) -> bool:
        """Points and the extra of a donor; whether he may now care for somebody (WWE-11.6)."""
        s.tell(self.rule, "donor-rewarded", seat, 0, "", t.PROJECT_IDS[project])
        gain_vp(s, seat, t.DONOR_VP[project], self.rule)
        if t.DONOR_KIND[project] != NONE:
            gain(s, seat, t.DONOR_KIND[project], t.DONOR_COUNT[project], self.rule)
        if t.DONOR_CARES[project] and can_care(s, seat):  # WWE-13.6
            s.branch(CARES)
            s.of(Care).carer = seat
            return True
        return False

    def return_seal(self, s: WorldState, seat: i64, project: i64) -> None:
        """A seal goes back to its owner's stock."""
        p = s.seats[seat]
        if has(p.seals, project):
            p.seals &= ~bit(project)
            s.tell("WWE-11.4", "seal-returns", seat, 0, "", t.PROJECT_IDS[project])


FINISHING: Final[Finishing] = Finishing("finishing", "WWE-11.5")
SETTLING: Final[Repeat] = Repeat(
    "settling",
    Choice(FINISHING, Part("hospital", HOSPITAL_CARE, CARE_FOR_CHOSEN, frame=frames.CARE)),
    frame=frames.SETTLING,
)
CARES: Final = 0  # the part of that choice
