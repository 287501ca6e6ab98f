"""The Guild card: which guild, which function, feasts and reeves (sections 16 and 19)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Repetition
from tabard.games.feudum.frames.guilds import PULL, PUSH, TRADE, Work
from tabard.games.feudum.ledger import gain_vp
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps import (
    alchemist_guild,
    farmer_guild,
    knight_guild,
    merchant_guild,
    noble_guild,
)
from tabard.games.feudum.steps.business import feasting
from tabard.games.feudum.steps.card import CardStep
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def can_trade(s: FeudumState, seat: i64, guild: i64) -> bool:
    """Whether a player can trade with a guild."""
    if guild == t.FARMER:
        return farmer_guild.can_trade(s, seat)
    if guild == t.MERCHANT:
        return merchant_guild.can_trade(s, seat)
    if guild == t.ALCHEMIST:
        return alchemist_guild.can_trade(s, seat)
    if guild == t.KNIGHT:
        return knight_guild.can_trade(s, seat)
    if guild == t.NOBLE:
        return noble_guild.can_buy_seal(s, seat)
    return noble_guild.can_buy_bead(s, seat)


def can_pull(s: FeudumState, guild: i64) -> bool:
    """Whether the pull of a guild can move or make anything (FEU-16.4)."""
    if guild == t.FARMER:
        return farmer_guild.can_pull(s)
    if guild == t.MERCHANT:
        return merchant_guild.can_pull(s)
    if guild == t.ALCHEMIST:
        return alchemist_guild.can_pull(s)
    if guild == t.KNIGHT:
        return alchemist_guild.can_push(s)
    if guild == t.NOBLE:
        return knight_guild.can_push(s)
    return noble_guild.can_move_seal(s)


def can_push(s: FeudumState, guild: i64) -> bool:
    """Whether the push of a guild can move or make anything (FEU-16.4)."""
    if guild == t.FARMER:
        return farmer_guild.can_push(s)
    if guild == t.MERCHANT:
        return merchant_guild.can_push(s)
    if guild == t.ALCHEMIST:
        return alchemist_guild.can_push(s)
    if guild == t.KNIGHT:
        return knight_guild.can_push(s)
    if guild == t.NOBLE:
        return noble_guild.can_move_seal(s)
    return farmer_guild.can_pull(s)


def function_of(s: FeudumState, seat: i64, guild: i64) -> i64:
    """The function of a member that could be performed now, or NONE (FEU-16.1)."""
    if s.seated(guild, t.MASTER) == seat and can_push(s, guild):
        return PUSH
    if s.seated(guild, t.JOURNEYMAN) == seat and can_pull(s, guild):
        return PULL
    return NONE


def can_feast(s: FeudumState, seat: i64, host: i64, guild: i64) -> bool:
    """Whether a feast for a member of a guild is possible beside an own pawn (FEU-16.6)."""
    if host == seat or function_of(s, host, guild) == NONE:
        return False
    places = s.seats[seat].pawn_places()
    p = s.seats[host]
    for pawn in range(t.PAWNS):
        place = p.place_of(pawn)
        if place != NONE and has(places, place) and p.face_of(pawn) == guild:
            return True
    fiefs = p.rules & s.feudums & places
    for place in range(t.LOCATIONS):
        if has(fiefs, place) and s.fief_of(place) == guild:
            return True
    return False


def can_pay_feast(s: FeudumState, seat: i64) -> bool:
    """Whether a feast can be paid from the barrel or with a tile (FEU-4.6, FEU-16.6)."""
    p = s.seats[seat]
    return s.readings.feasts and (p.barrel >= t.FEAST_SULPHUR or p.tiles != 0)


def can_use_guilds(s: FeudumState, seat: i64, closed: i64) -> bool:
    """Whether anything can be done with any guild but one (FEU-15.3, FEU-15.5)."""
    for guild in range(t.GUILDS):
        if guild != closed:
            if can_trade(s, seat, guild) or function_of(s, seat, guild) != NONE:
                return True
            if can_pay_feast(s, seat):
                for host in range(s.players):
                    if can_feast(s, seat, host, guild):
                        return True
    return False


class Guild(CardStep):
    """A guild and a function of it (D20, FEU-16.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def closed(self, s: FeudumState) -> i64:
        """The guild that a repeated Guild action may not use (FEU-15.3)."""
        return NONE if s.found(Repetition) is None else s.seats[s.active].guild_used

    def ask(self, s: FeudumState, menu: Menu) -> None:
        seat = s.active
        closed = self.closed(s)
        for guild in range(t.GUILDS):
            if guild == closed:
                menu.refuse(a.TRADE + guild, "FEU-15.3", "another-guild-this-time")
            elif can_trade(s, seat, guild):
                menu.offer(a.TRADE + guild)
            else:
                menu.refuse(a.TRADE + guild, "FEU-16.1", "nothing-to-trade")
        for guild in range(t.GUILDS):
            self.offer_function(s, guild, t.JOURNEYMAN, menu)
        for guild in range(t.GUILDS):
            self.offer_function(s, guild, t.MASTER, menu)
        if can_pay_feast(s, seat):
            for host in range(s.players):
                for guild in range(t.GUILDS):
                    if guild != closed and can_feast(s, seat, host, guild):
                        menu.offer(a.FEAST + host * t.GUILDS + guild)
        if menu.explaining and s.readings.feasts:
            self.refuse_feasts(s, menu)
        menu.offer(a.WAIVE)

    def why_nothing(self, s: FeudumState) -> Grounds:
        return self.rule, "no-guild-has-work-for-you", 0, 0

    def refuse_feasts(self, s: FeudumState, menu: Menu) -> None:
        """Say why no feast is given for a member of a guild (FEU-15.3, FEU-16.6)."""
        barrel = s.seats[s.active].barrel
        for n in range(s.players * t.GUILDS):
            host, guild = n // t.GUILDS, n % t.GUILDS
            if host == s.active:
                continue
            if guild == self.closed(s):
                menu.refuse(a.FEAST + n, "FEU-15.3", "another-guild-this-time")
            elif not can_feast(s, s.active, host, guild):
                menu.refuse(a.FEAST + n, "FEU-16.6", "no-member-to-feast-beside-you")
            elif not can_pay_feast(s, s.active):
                menu.refuse(a.FEAST + n, "FEU-16.6", "feast-needs-wine", t.FEAST_SULPHUR, barrel)

    def offer_function(self, s: FeudumState, guild: i64, rank: i64, menu: Menu) -> None:
        """Pull for the journeyman, push for the master."""
        code: i64 = (a.PUSH if rank == t.MASTER else a.PULL) + guild
        if s.seated(guild, rank) != s.active:
            menu.refuse(code, "FEU-16.1", "not-your-seat")
        elif guild == self.closed(s):
            menu.refuse(code, "FEU-15.3", "another-guild-this-time")
        elif can_push(s, guild) if rank == t.MASTER else can_pull(s, guild):
            menu.offer(code)
        else:
            menu.refuse(code, "FEU-16.4", "nothing-to-move")

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            self.waive(s)
            return
        s.branch(WORKING)
        work = s.of(Work)
        work.host = s.active
        if code >= a.FEAST:
            work.host = (code - a.FEAST) // t.GUILDS
            work.guild = (code - a.FEAST) % t.GUILDS
            work.function = function_of(s, work.host, work.guild)
            s.tell("FEU-16.6", "gives-feast", s.active, 0, "", t.GUILD_IDS[work.guild])
            s.tell("FEU-16.6", "is-feasted", work.host, 0, "", t.GUILD_IDS[work.guild])
        elif code >= a.PUSH:
            self.begin(s, code - a.PUSH, PUSH)
        elif code >= a.PULL:
            self.begin(s, code - a.PULL, PULL)
        else:
            self.begin(s, code - a.TRADE, TRADE)
        if s.found(Repetition) is None:
            s.seats[s.active].guild_used = work.guild

    def begin(self, s: FeudumState, guild: i64, function: i64) -> None:
        """Perform a function of the own seat, or trade."""
        work = s.of(Work)
        work.guild = guild
        work.function = function
        s.tell("FEU-16.1", FUNCTION_EVENTS[function], s.active, 0, "", t.GUILD_IDS[guild])


FUNCTION_EVENTS: Final[tuple[str, ...]] = ("trades-with", "pulls-for", "pushes-from")


class Feast(Step[FeudumState]):
    """The sulphur of a feast, from the barrel or as a tile (FEU-4.6, FEU-16.6)."""

    def proceed(self, s: FeudumState) -> None:
        if feasting(s):
            s.awaits(s.active)
        else:
            s.next()

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.active]
        if p.barrel >= t.FEAST_SULPHUR:
            menu.offer(a.PAY_CUBE)
        else:
            menu.refuse(a.PAY_CUBE, self.rule, "the-barrel-is-empty", t.FEAST_SULPHUR, p.barrel)
        for landscape in range(t.LANDSCAPES):
            if p.tiles_of(landscape) > 0:
                menu.offer(a.PAY_TILE + landscape)

    def take(self, s: FeudumState, code: i64) -> None:
        p = s.seats[s.active]
        if code == a.PAY_CUBE:
            p.barrel -= t.FEAST_SULPHUR
            s.fill_haversack(t.SULPHUR, t.FEAST_SULPHUR)
            s.tell(self.rule, "pays-wine", s.active, t.FEAST_SULPHUR)
        else:
            p.add_tiles(code - a.PAY_TILE, -1)
            s.tell(
                "FEU-4.6",
                "pays-tile",
                s.active,
                1,
                t.LANDSCAPE_IDS[code - a.PAY_TILE],
                t.GOOD_IDS[t.SULPHUR],
            )
        s.next()


class Reeve(Step[FeudumState]):
    """A disc as reeve before an own pull or push, in the advanced game (D22, section 19)."""

    def proceed(self, s: FeudumState) -> None:
        p = s.seats[s.active]
        work = s.of(Work)
        if not s.readings.reeves or work.function == TRADE or feasting(s):
            s.next()
        elif has(p.reeves, work.guild):  # whatever the function scores (FEU-19.3)
            gain_vp(s, s.active, t.REEVE_VP, "FEU-19.2")
            self.look_elsewhere(s)
            s.next()
        elif p.discs() > 0:
            s.awaits(s.active)
        else:
            s.next()

    def look_elsewhere(self, s: FeudumState) -> None:
        """A further point for a reeve in another guild (FEU-19.2)."""
        if size(s.seats[s.active].reeves & ~bit(s.of(Work).guild)) > 0:
            gain_vp(s, s.active, t.REEVE_ELSEWHERE_VP, "FEU-19.2")

    def ask(self, s: FeudumState, menu: Menu) -> None:
        menu.offer(a.REEVE)
        menu.offer(a.WAIVE)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.REEVE:
            guild = s.of(Work).guild
            s.seats[s.active].reeves |= bit(guild)
            s.tell("FEU-19.1", "places-reeve", s.active, 0, "", t.GUILD_IDS[guild])
            gain_vp(s, s.active, t.REEVE_VP, "FEU-19.2")
            if s.readings.reeve_also_new:
                self.look_elsewhere(s)
        s.next()


class Function(Step[FeudumState]):
    """The trade, pull or push of a guild (FEU-16.1); its parts are by function, then by guild."""

    def proceed(self, s: FeudumState) -> None:
        work = s.of(Work)
        s.branch(work.function * t.GUILDS + work.guild)


WORKING: Final = 0  # the part that follows when a guild is chosen

GUILD: Final[Guild] = Guild("guild", "FEU-16.1")
FEAST: Final[Feast] = Feast("feast", "FEU-16.6")
REEVE: Final[Reeve] = Reeve("reeve", "FEU-19.1")
FUNCTION: Final[Function] = Function("function", "FEU-16.1")
