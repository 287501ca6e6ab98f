"""Free actions: vessels under pawns, mandates, writs put away, seals taken back (D05, FEU-4.7).

A window for them is opened by what everybody can see, so that being asked betrays nothing; what
it offers depends on the writs its owner really has.
"""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import (
    ERRAND,
    PAY,
    PICKING,
    PLAYED,
    REWARD,
    SETTLING,
    Errand,
)
from tabard.games.feudum.ledger import (
    can_pay,
    gain_coins,
    gain_from_haversack,
    gain_markers,
    goods_from,
)
from tabard.games.feudum.player import NONE, Player
from tabard.games.feudum.sequences import changed, without_value
from tabard.games.feudum.state import IMMUNE_PART, RULER, SERF, FeudumState
from tabard.games.feudum.steps.membership import SEATING, stars
from tabard.games.feudum.steps.monsters import leave_vessel
from tabard.games.feudum.steps.payment import charge, place_sulphur
from tabard.games.feudum.steps.writs import put_under, put_under_openly
from tabard.games.feudum.view import known_to_all
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.sets import PART_IS_LAID, PART_OF_A_SET, SetAsked
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def window_open(s: FeudumState, seat: i64, own_turn: bool) -> bool:
    """Whether, for all that everybody knows, a player may have a free action now."""
    p = s.seats[seat]
    if own_turn and p.vessels != 0 and can_deploy_any(s, p):
        return True
    if len(s.immune) > 0 and has_immunity(s, seat):
        return True
    if p.writs == 0:
        return False
    perhaps = rw.MANDATES & ~known_to_all(s)
    for option in range(rw.MANDATE_OPTIONS):
        if has(perhaps, rw.OPTION_WRIT[option]) and playable(s, seat, option):
            return True
    return False


def can_deploy_any(s: FeudumState, p: Player) -> bool:
    """Whether a vessel can go under any pawn."""
    for pawn in range(t.PAWNS):
        for kind in range(t.VESSELS):
            if can_deploy(p, pawn, kind):
                return True
    return False


def can_deploy(p: Player, pawn: i64, kind: i64) -> bool:
    """Whether a vessel can go under a pawn: beside a route of its kind (FEU-6.6)."""
    place = p.place_of(pawn)
    if place == NONE or p.vessels_of(kind) == 0 or p.vessel_of(pawn) == kind:
        return False
    return has(t.TOUCHED[kind], place)


def has_immunity(s: FeudumState, seat: i64) -> bool:
    """Whether a seal lies under a marker of a player (FEU-14.5)."""
    for i in range(0, len(s.immune), IMMUNE_PART):
        if owner_of(s, s.immune[i], s.immune[i + 1]) == seat:
            return True
    return False


def owner_of(s: FeudumState, place: i64, role: i64) -> i64:
    """Whose marker has a role at a location, or NONE."""
    if role == SERF:
        return s.serf_of(place)
    if role == RULER or s.has_subject(place):
        return s.ruler_of(place)
    return NONE


def playable(s: FeudumState, seat: i64, option: i64) -> bool:
    """Whether an option of a mandate can be paid, is earned, and brings something (FEU-17.9)."""
    return (
        rewarded(s, seat, option)
        and earned(s, seat, option)
        and can_pay(s.seats[seat], rw.OPTION_PAY[option])
    )


def rewarded(s: FeudumState, seat: i64, option: i64) -> bool:
    """Whether the supply has at least a part of the reward."""
    gain = rw.OPTION_GAIN[option]
    if gain == rw.GAIN_COINS:
        return s.bank > 0
    if gain == rw.GAIN_GOODS:
        return s.haversack != 0
    if gain == rw.GAIN_MARKERS:
        return s.seats[seat].stock > 0
    if gain == rw.GAIN_SEAL or gain == rw.GAIN_BEAD:
        return len(s.pool) > 0
    return s.vessels_in_supply(gain - rw.GAIN_VESSEL) > 0


def earned(s: FeudumState, seat: i64, option: i64) -> bool:
    """Whether the status that a mandate asks for is reached (FEU-17.7, FEU-17.8)."""
    needed = rw.STATUS_STARS[rw.OPTION_WRIT[option]]
    if needed == 0:
        return True
    guilds: i64 = rw.PRINTED_GUILDS[rw.OPTION_WRIT[option]]
    for guild in range(t.GUILDS):
        if s.readings.status_paired and guild != rw.OPTION_GUILD[option]:
            continue
        if s.readings.status_printed and not has(guilds, guild):
            continue
        if stars(s, seat, guild) >= needed:
            return True
    return False


def offer_free_actions(
    s: FeudumState, seat: i64, menu: Menu, own_turn: bool, returning: bool
) -> None:
    """Offer what a player may do for free; vessels and returned writs only where they may be."""
    p = s.seats[seat]
    if own_turn:
        offer_deploying(s, seat, menu)
    if p.writs & rw.MANDATES & ~rw.WEAPONS != 0 or menu.explaining:
        for option in range(rw.MANDATE_OPTIONS):
            if not has(p.writs, rw.OPTION_WRIT[option]):
                menu.refuse(a.MANDATE + option, "FEU-10.4", "not-in-your-hand")
            elif playable(s, seat, option):
                menu.offer(a.MANDATE + option)
            elif menu.explaining:
                refuse_mandate(s, seat, option, menu)
    if returning:
        for writ in range(rw.WRITS):
            if has(p.writs, writ):
                menu.offer(a.RETURN_WRIT + writ)
    offer_reclaiming(s, seat, menu)


def refuse_mandate(s: FeudumState, seat: i64, option: i64, menu: Menu) -> None:
    """Say why an option of a mandate cannot be had."""
    code = a.MANDATE + option
    if not earned(s, seat, option):
        menu.refuse(code, "FEU-17.7", "too-few-stars", rw.STATUS_STARS[rw.OPTION_WRIT[option]])
    elif not rewarded(s, seat, option):
        menu.refuse(code, "FEU-17.9", "nothing-in-the-supply")
    else:
        menu.refuse(code, "FEU-4.11", "cannot-pay")


def offer_deploying(s: FeudumState, seat: i64, menu: Menu) -> None:
    """Offer every vessel of a player's supply under every pawn that it fits."""
    p = s.seats[seat]
    if p.vessels == 0 and not menu.explaining:
        return
    for pawn in range(t.PAWNS):
        for kind in range(t.VESSELS):
            code = a.DEPLOY + pawn * t.VESSELS + kind
            if can_deploy(p, pawn, kind):
                menu.offer(code)
            elif menu.explaining:
                if p.vessels_of(kind) == 0:
                    menu.refuse(code, "FEU-6.6", "no-such-vessel")
                elif p.place_of(pawn) == NONE:
                    menu.refuse(code, "FEU-6.6", "pawn-not-on-the-map")
                elif p.vessel_of(pawn) == kind:
                    menu.refuse(code, "FEU-6.6", "already-aboard")
                else:
                    menu.refuse(code, "FEU-6.6", "no-route-here")


def offer_reclaiming(s: FeudumState, seat: i64, menu: Menu) -> None:
    """Offer every immunity seal of a player, by location and role (FEU-14.5)."""
    if len(s.immune) == 0:
        return
    for place in range(t.LOCATIONS):
        for role in range(a.ROLES):
            if find_immunity(s, place, role) != NONE and owner_of(s, place, role) == seat:
                menu.offer(a.RECLAIM + place * a.ROLES + role)


def find_immunity(s: FeudumState, place: i64, role: i64) -> i64:
    """Where the seal under a marker stands in `immune`, or NONE."""
    for i in range(0, len(s.immune), IMMUNE_PART):
        if s.immune[i] == place and s.immune[i + 1] == role:
            return i
    return NONE


def turn_role(s: FeudumState, place: i64, old: i64, new: i64) -> None:
    """A marker changes its role; a seal under it goes along (FEU-14.5)."""
    i = find_immunity(s, place, old)
    if i != NONE:
        s.immune = changed(s.immune, i + 1, new)


def lift_immunity(s: FeudumState, seat: i64, place: i64, role: i64, rule: str) -> None:
    """Give the seal under a marker, if there is one, to its owner."""
    i = find_immunity(s, place, role)
    if i != NONE:
        p = s.seats[seat]
        p.seals = p.seals + bytes((s.immune[i + IMMUNE_PART - 1],))
        s.immune = s.immune[:i] + s.immune[i + IMMUNE_PART :]
        s.tell(rule, "takes-back-seal", seat, 1, "", t.LOCATION_IDS[place])


def is_free_action(code: i64) -> bool:
    """Whether a code is one of the free actions."""
    return a.DEPLOY <= code < a.STOP


def do_freely(s: FeudumState, seat: i64, code: i64) -> None:
    """Carry out a free action; the present step goes on afterwards."""
    s.carry_on()
    if code < a.MANDATE:
        deploy(s, seat, code - a.DEPLOY)
    elif code < a.RETURN_WRIT:
        play_mandate(s, seat, code - a.MANDATE)
    elif code < a.RECLAIM:
        writ = code - a.RETURN_WRIT
        s.seats[seat].writs &= ~bit(writ)
        put_under(s, seat, writ)
        s.tell_secretly("FEU-4.7", "returns-writ", seat, rw.WRIT_IDS[writ])
    else:
        place = (code - a.RECLAIM) // a.ROLES
        lift_immunity(s, seat, place, (code - a.RECLAIM) % a.ROLES, "FEU-14.5")


def deploy(s: FeudumState, seat: i64, choice: i64) -> None:
    """Put a vessel from the supply under a pawn (FEU-6.6)."""
    pawn = choice // t.VESSELS
    kind = choice % t.VESSELS
    p = s.seats[seat]
    leave_vessel(s, seat, pawn)
    p.add_vessels(kind, -1)
    p.embark(pawn, kind)
    s.tell("FEU-6.6", "deploys", seat, 0, t.VESSEL_IDS[kind], t.LOCATION_IDS[p.place_of(pawn)])


def play_mandate(s: FeudumState, seat: i64, option: i64) -> None:
    """Play a mandate: it goes under the stack, then it is paid (FEU-4.13)."""
    writ = rw.OPTION_WRIT[option]
    s.seats[seat].writs &= ~bit(writ)
    put_under_openly(s, writ)
    s.tell(
        "FEU-10.4",
        "plays-mandate",
        seat,
        rw.OPTION_AMOUNT[option],
        rw.WRIT_IDS[writ],
        rw.GAIN_IDS[rw.OPTION_GAIN[option]],
    )
    s.call(RUNNING_AN_ERRAND)
    errand = s.of(Errand)
    errand.option = option
    errand.by = seat


class Mandate(Step[FeudumState]):
    """A mandate being played: its price, its reward, and what follows from it (section 17)."""

    def proceed(self, s: FeudumState) -> None:
        errand = s.of(Errand)
        if errand.stage == PAY:
            errand.stage = REWARD
            charge(s, errand.by, rw.OPTION_PAY[errand.option])
        elif errand.stage == REWARD:
            self.reward(s)
        elif errand.stage == PICKING:
            self.go_on_picking(s)
        elif errand.stage == SETTLING:
            errand.stage = PLAYED
            s.call(SEATING)
        else:
            s.done()

    def reward(self, s: FeudumState) -> None:
        """Give what the mandate brings (FEU-17.3 to FEU-17.9)."""
        errand = s.of(Errand)
        seat = errand.by
        gain = rw.OPTION_GAIN[errand.option]
        amount = rw.OPTION_AMOUNT[errand.option]
        if gain == rw.GAIN_SEAL or gain == rw.GAIN_BEAD:
            s.awaits(CHANCE)
            return
        errand.stage = SETTLING
        if gain == rw.GAIN_COINS:
            gain_coins(s, seat, amount, self.rule)
        elif gain == rw.GAIN_MARKERS:
            gain_markers(s, seat, amount, self.rule)
        elif gain == rw.GAIN_GOODS:
            errand.stage = PICKING
            errand.picks = amount
        else:
            kind = gain - rw.GAIN_VESSEL
            s.fill_vessels(kind, -1)
            s.seats[seat].add_vessels(kind, 1)
            s.tell(self.rule, "gains-vessel", seat, 1, t.VESSEL_IDS[kind])

    def go_on_picking(self, s: FeudumState) -> None:
        """Goods of choice from the haversack, one at a time (FEU-17.7)."""
        errand = s.of(Errand)
        if errand.picks > 0 and s.haversack >> (errand.next_kind * t.GOODS_WIDTH) != 0:
            s.awaits(errand.by)
            return
        errand.stage = SETTLING
        place_sulphur(s)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.to_move == CHANCE:
            offer_seals(s, menu)
            return
        errand = s.of(Errand)
        left: i64 = 0
        for kind in range(t.GOODS):
            if kind >= errand.next_kind:
                left += s.in_haversack(kind)
        wanted: i64 = min(errand.picks, left)
        for kind in range(t.GOODS):
            if kind < errand.next_kind:
                menu.refuse(a.PICK + kind, "FEU-33.1", PART_IS_LAID)
            elif s.in_haversack(kind) == 0:
                menu.refuse(a.PICK + kind, "FEU-4.3", "none-in-the-haversack")
            elif left < wanted:
                menu.refuse(a.PICK + kind, "FEU-33.1", PART_OF_A_SET)
            else:
                menu.offer(a.PICK + kind)
            if kind >= errand.next_kind:
                left -= s.in_haversack(kind)

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        errand = s.of(Errand)
        pool = goods_from(s.haversack, errand.next_kind, a.PICK)
        left: i64 = min(errand.picks, sum(pool.values()))
        return SetAsked(pool, left, left)

    def take(self, s: FeudumState, code: i64) -> None:
        who = s.to_move
        s.carry_on()
        if who == CHANCE:
            self.give_token(s, t.SEAL_VALUES[code - a.DRAW_SEAL])
            return
        kind = code - a.PICK
        errand = s.of(Errand)
        errand.next_kind = kind
        errand.picks -= 1
        gain_from_haversack(s, errand.by, kind, 1, self.rule)

    def give_token(self, s: FeudumState, value: i64) -> None:
        """A seal stays hidden, a bead is turned (FEU-17.8)."""
        errand = s.of(Errand)
        p = s.seats[errand.by]
        s.pool = without_value(s.pool, value)
        errand.stage = SETTLING
        if rw.OPTION_GAIN[errand.option] == rw.GAIN_BEAD:
            p.beads = p.beads + bytes((int(value),))
            s.tell(self.rule, "gains-bead", errand.by, value)
        else:
            p.seals = p.seals + bytes((int(value),))
            s.tell(self.rule, "gains-seal", errand.by, 1)


def offer_seals(s: FeudumState, menu: Menu) -> None:
    """Any seal of the general supply may be drawn (FEU-32.2)."""
    index: i64 = 0
    for value in t.SEAL_VALUES:
        count = s.pool.count(value)
        if count > 0:
            menu.offer_weighted(a.DRAW_SEAL + index, count)
        index += 1


MANDATE: Final[Mandate] = Mandate("mandate", "FEU-17.9")
RUNNING_AN_ERRAND: Final[Part] = Part("mandate", MANDATE, frame=ERRAND)
