"""Where points come from, what section 30 would pay, and what the next round and epoch ask for."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.rounds import Meal, Meals
from tabard.games.feudum.player import NONE
from tabard.games.feudum.scoring import charter_points
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.end import CHARTERS, FINAL_SCORING
from tabard.games.feudum.steps.epochs import EPOCH_CHECK, disloyalty
from tabard.games.feudum.steps.feeding import FEEDING
from tabard.kernel.accounts import NO_POINTS, Accounts, Due, Happening, reached, rehearse
from tabard.kernel.ints import has, i64

SOURCES: Final = (
    "guilds",
    "seats",
    "regions",
    "improving",
    "landscapes",
    "harvest",
    "battle",
    "voyage",
    "empire",
    "coins",
    "charters",
    "losses",
)
# By the kind of event, else by the section of its rule.
SCORED: Final = {
    "scores-seats": "seats",
    "scores-regions": "regions",
    "scores-landscapes": "landscapes",
    "scores-voyage": "voyage",
    "scores-empire": "empire",
    "scores-coins": "coins",
}
SECTIONS: Final = {
    "8": "improving",
    "9": "landscapes",
    "11": "harvest",
    "13": "battle",
    "14": "battle",
    "17": "charters",
}
# The sections of the guilds; monsters stand in between.
GUILD_SECTIONS: Final = {
    "20": "farmer",
    "21": "merchant",
    "22": "alchemist",
    "23": "knight",
    "25": "noble",
    "26": "monk",
}


class FeudumAccounts(Accounts[FeudumState]):
    """Points are kept on the track; the end pays for voyage, empire, shillings and charters."""

    def __init__(self) -> None:
        super().__init__(SOURCES, "epoch-begins", 1, ("seals-charter",))

    def scored(self, event: Happening) -> tuple[str, float]:
        """What was told of points (FEU-4.9, FEU-29.2, section 30)."""
        kind = event["kind"]
        if kind in SCORED:
            return SCORED[kind], event["amount"]
        if kind == "gains-points":
            return SECTIONS.get(section_of(event["rule"]), "guilds"), event["amount"]
        if kind == "loses-points":
            return "losses", -event["amount"]
        return NO_POINTS

    def thing(self, source: str, event: Happening, about: Happening) -> str:
        """The guild whose function it was, or the charter that was sealed."""
        if source == "charters":
            return str(about["thing"])
        return GUILD_SECTIONS.get(section_of(event["rule"]), "") if source == "guilds" else ""

    def finish(self, state: FeudumState, viewer: int | None) -> None:
        """Voyage, empire and shillings; then the viewer seals the charters that pay most."""
        sealing = state.step() is CHARTERS
        settled = int(state.progress) if sealing else 0
        if not sealing:
            rehearse(state, FINAL_SCORING)
        for n in range(settled, state.players):
            if state.seat_in_turn(n) == viewer:
                seal_best(state, n)

    def unknown(self, state: FeudumState, viewer: int | None) -> list[tuple[int, str]]:
        """Charters of others who hold writs and could seal one (FEU-30.5, FEU-32.1)."""
        settled = int(state.progress) if state.step() is CHARTERS else 0
        found: list[tuple[int, str]] = []
        for n in range(settled, state.players):
            seat = int(state.seat_in_turn(n))
            p = state.seats[seat]
            if seat != viewer and p.writs & ~p.sealed != 0 and len(p.seals) > 0:
                found.append((seat, "charters"))
        return sorted(found)

    def dues(self, state: FeudumState, viewer: int | None) -> list[Due]:
        """Feeding in this round or the next, the next epoch's points, the next disloyalty."""
        if state.epoch == t.LAST_EPOCH or state.start_player == NONE:
            return []
        seats = range(state.players)
        found = [meal_of(state, seat) for seat in seats]
        new = int(state.epoch) + 1
        for seat in seats:
            s = state.copy()
            s.epoch = new
            EPOCH_CHECK.score(s, seat)
            points = int(s.seats[seat].vp - state.seats[seat].vp)
            found.append(Due("epoch", EPOCH_CHECK.rule, seat, "", new, (0, 0), 0, (points, points)))
        loyal = state.copy()
        while loyal.epoch == state.epoch or not has(t.DISLOYALTY, loyal.epoch):
            loyal.epoch += 1
        for seat in seats:
            loss = -int(disloyalty(loyal, seat))
            when = int(loyal.epoch)
            found.append(Due("disloyalty", "FEU-31.3", seat, "", when, (0, 0), 0, (loss, loss)))
        return found


def section_of(rule: str) -> str:
    """The section that a rule stands in."""
    return rule.partition("-")[2].partition(".")[0]


def seal_best(state: FeudumState, n: int) -> None:
    """Let the n-th player in turn order seal the charters that pay most, one seal each."""
    seat: i64 = state.seat_in_turn(n)
    p = state.seats[seat]
    open_writs = p.writs & ~p.sealed & rw.CHARTERS
    worth = [
        (-int(charter_points(state, seat, writ)), writ)
        for writ in range(rw.WRITS)
        if has(open_writs, writ)
    ]
    best = [writ for points, writ in sorted(worth) if points < 0][: len(p.seals)]
    for writ in best:
        state.to_move = seat
        CHARTERS.take(state, a.CHARTER + writ)


def meal_of(state: FeudumState, seat: int) -> Due:
    """How many pawns must be fed next, and how many the player could feed (FEU-27.1, FEU-27.2).

    Wine of the round before feeds a pawn (FEU-27.5).
    """
    p = state.seats[seat]
    fed, first, eaten = p.drunk, 0, False
    meals, meal = state.found(Meals), state.found(Meal)
    if meals is not None:
        turn = (seat - int(state.start_player)) % int(state.players)
        eaten = turn < meals.eater
        if meal is not None and turn == meals.eater and meal.begun:
            fed, first = meal.by_wine, int(meal.pawn)
    hungry = 0
    for pawn in range(first, t.PAWNS):
        if p.place_of(pawn) != NONE and not has(fed, pawn):
            hungry += 1
    when = int(state.round) + (1 if eaten or reached(state) > FEEDING.index else 0)
    have = int(p.held(t.FOOD) + p.barrel + p.tiles_from(0))
    return Due("feeding", FEEDING.rule, seat, "", when, (hungry, hungry), have, (0, 0))


ACCOUNTS: Final = FeudumAccounts()
