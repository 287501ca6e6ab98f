"""Medicine: minor service, or care for the sick and what they give in return (section 13)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as t
from tabard.games.world.frames import Care
from tabard.games.world.ledger import gain, gain_vp
from tabard.games.world.state import FACE_DOWN, NO_TILE, NONE, WorldState
from tabard.games.world.steps.houses import FREE_HOUSE, can_settle
from tabard.games.world.steps.material import CARE_MATERIAL, material_left
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.program import Choice, Part, Repeat
from tabard.kernel.step import Step


def can_care(s: WorldState, seat: i64) -> bool:
    """Whether a player knows enough for one of the sick (WWE-13.6)."""
    if s.tiles == 0:
        return False
    knows = s.seats[seat].owns(t.MEDICAL)
    for location in range(t.LOCATIONS):
        if 0 < s.sick(location) <= knows:
            return True
    return False


def offer_sick(s: WorldState, menu: Menu, knows: i64, rule: str) -> None:
    """Offer the sick who need no more knowledge than is left, those not yet chosen (WWE-13.2)."""
    if s.tiles == 0 and not menu.explaining:
        return
    chosen = s.of(Care).chosen
    for location in range(t.LOCATIONS):
        need = s.sick(location)
        if has(chosen, location):
            menu.refuse(a.CARE + location, rule, "already-chosen")
        elif need == 0:
            tile = s.tile_at(location)
            why = "not-sick-yet" if tile == FACE_DOWN else "nobody-sick-there"
            menu.refuse(a.CARE + location, rule, why)
        elif need <= knows:
            menu.offer(a.CARE + location)
        else:
            menu.refuse(a.CARE + location, rule, "too-little-knowledge", need, knows)


class Medicine(Step[WorldState]):
    """The card: minor service, or a set of the sick, named one by one (D17, WWE-10.11, 13.3)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(s.on_turn())

    def ask(self, s: WorldState, menu: Menu) -> None:
        chosen = s.of(Care).chosen
        if chosen == 0:
            menu.offer(a.MINOR_SERVICE)
        else:
            menu.refuse(a.MINOR_SERVICE, self.rule, "care-begun")
        if s.chapter < t.CARE_CHAPTER:
            self.refuse_all(menu, self.rule, "no-plague-yet")
        elif s.in_force(e.NO_CARE) != NONE:
            self.refuse_all(menu, "WWE-21.III10", "care-forbidden")
        else:
            offer_sick(s, menu, s.seats[s.to_move].owns(t.MEDICAL) - self.needed(s), "WWE-13.3")
        if chosen != 0:
            menu.offer(a.DONE)
        else:
            menu.refuse(a.DONE, "WWE-13.3", "nobody-chosen")

    def refuse_all(self, menu: Menu, rule: str, why: str) -> None:
        """Say why nobody can be cared for."""
        if menu.explaining:
            for location in range(t.LOCATIONS):
                menu.refuse(a.CARE + location, rule, why)

    def needed(self, s: WorldState) -> i64:
        """The knowledge that the sick chosen so far need together."""
        chosen = s.of(Care).chosen
        total: i64 = 0
        for location in range(t.LOCATIONS):
            if has(chosen, location):
                total += s.sick(location)
        return total

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        s.last = code
        if code == a.MINOR_SERVICE:
            self.minor_service(s, seat)
            s.done()
        elif code == a.DONE:
            s.of(Care).carer = seat
            s.next()
        else:
            s.of(Care).chosen |= bit(code - a.CARE)
            s.carry_on()

    def minor_service(self, s: WorldState, seat: i64) -> None:
        """Money and a point, more by the fame of the hospital (WWE-21.IV10)."""
        event = s.in_force(e.FAME)
        s.tell(self.rule, "minor-service", seat)
        gain(s, seat, t.MONEY, t.MINOR_MONEY, self.rule)
        rule = self.rule if event == NONE else e.EVENT_RULES[event]
        gain_vp(s, seat, prices.service_points(event), rule)


class Caring(Step[WorldState]):
    """The chosen sick are cared for in ascending number (WWE-13.4)."""

    def proceed(self, s: WorldState) -> None:
        care = s.of(Care)
        for location in range(t.LOCATIONS):
            if has(care.chosen, location):
                care.chosen &= ~bit(location)
                if self.settle(s, care.carer, location):
                    return
        s.done()

    def settle(self, s: WorldState, seat: i64, location: i64) -> bool:
        """Points, reward, tile; whether the reward asks for a choice (WWE-13.5, WWE-20.5)."""
        s.tell("WWE-13.3", "cares", seat, s.sick(location), "", t.LOCATION_IDS[location])
        gain_vp(s, seat, t.CARE_VP, "WWE-13.3")
        s.set_tile(location, NO_TILE)
        if t.REWARD_KIND[location] != NONE:
            gain(s, seat, t.REWARD_KIND[location], t.REWARD_COUNT[location], self.rule)
        elif t.REWARD_MATERIAL[location] and material_left(s):
            s.branch(TAKES_MATERIAL)
            return True
        elif t.REWARD_HOUSE[location] and can_settle(s, seat):
            s.branch(BUILDS_HOUSE)
            return True
        return False


class HospitalCare(Step[WorldState]):
    """A donor of the hospital may care for one (D18, WWE-13.6)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(s.of(Care).carer)

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_sick(s, menu, s.seats[s.to_move].owns(t.MEDICAL), self.rule)
        menu.offer(a.DECLINE)

    def take(self, s: WorldState, code: i64) -> None:
        s.last = code
        if code == a.DECLINE:
            s.tell(self.rule, "declines", s.to_move)
            s.done()
        else:
            s.of(Care).chosen = bit(code - a.CARE)
            s.next()


MEDICINE: Final[Medicine] = Medicine("medicine", "WWE-10.11")
CARING: Final[Caring] = Caring("caring", "WWE-13.5")
HOSPITAL_CARE: Final[HospitalCare] = HospitalCare("hospital_care", "WWE-13.6")
CARE_FOR_CHOSEN: Final[Repeat] = Repeat(
    "care", Choice(CARING, Part("material", CARE_MATERIAL), Part("house", FREE_HOUSE))
)
TAKES_MATERIAL: Final = 0  # the parts of that choice
BUILDS_HOUSE: Final = 1
