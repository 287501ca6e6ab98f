"""The score sheet by lines, what the end would settle, and what round and quarter ask for next."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import atlas, scoring
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.scoring import SCORE_IDS
from tabard.games.pilgrim.state import SOLO, PilgrimState
from tabard.games.pilgrim.steps.round_end import (
    CHOOSE_START_PLAYER,
    ROUND_END,
    alms_winner,
    discard_excess,
    end_quarter,
    virtual_piety,
)
from tabard.kernel.accounts import Accounts, Credit, Due, reached
from tabard.kernel.ints import has

ABBOTT_ID: Final = "ab_bott"
# The rules of the score sheet, by source.
RULES: Final = (
    "PGM-24.2",
    "PGM-24.3",
    "PGM-24.4",
    "PGM-24.5",
    "PGM-24.6",
    "PGM-24.7",
    "PGM-24.8",
    "PGM-24.9",
)


class PilgrimAccounts(Accounts[PilgrimState]):
    """Points are counted up from the table, at any time (section 24)."""

    def __init__(self) -> None:
        super().__init__(SCORE_IDS, "quarter-ends")

    def sheet(self, state: PilgrimState) -> list[Credit] | None:
        """The score sheet of every mat; sites, buildings and favours are named."""
        found: list[Credit] = []
        for mat in range(state.mats):
            named = things(state, mat)
            found += named
            for source, rule, points in zip(
                SCORE_IDS, RULES, scoring.score_sheet(state, mat), strict=True
            ):
                told = sum([credit.points for credit in named if credit.source == source])
                if points != told:
                    found.append(Credit(mat, source, points - told, rule, "", 0))
        return found

    def rivals(self, state: PilgrimState) -> list[str]:
        """Ab-Bott against a single player (PGM-26.1)."""
        return [ABBOTT_ID] if state.players == SOLO else []

    def places(self, state: PilgrimState) -> list[int]:
        """The places of one game, also in a campaign (PGM-25.1, PGM-27.29)."""
        if state.players != SOLO:
            return scoring.ranking(state)
        return [1, 2] if scoring.beats_abbott(state) else [2, 1]

    def finish(self, state: PilgrimState, viewer: int | None) -> None:
        """The last round ends: excess goes, the alms are settled (PGM-22.1, PGM-22.3)."""
        if state.start_player == NONE:
            return
        for mat in range(state.mats):
            if not state.is_abbott(mat):
                discard_excess(state, mat)
        end_quarter(state, True)

    def dues(self, state: PilgrimState, viewer: int | None) -> list[Due]:
        """Goods that are too many, the alms of the quarter, and who has the most piety."""
        if state.start_player == NONE or len(state.layout.sites) < atlas.QUADRANTS:
            return []
        return [*excess(state), *alms(state), *piety(state)]


def things(state: PilgrimState, mat: int) -> list[Credit]:
    """The lines of a mat's sheet that have a name (PGM-24.4, PGM-24.7, PGM-24.8)."""
    p = state.seats[mat]
    found: list[Credit] = []
    for quadrant in range(atlas.QUADRANTS):
        if has(p.sites, quadrant):
            site = state.layout.sites[quadrant]
            points = t.SITE_POINTS[site]
            found.append(Credit(mat, "sites", points, "PGM-24.4", t.SITE_IDS[site], 0))
    for building in range(t.BUILDINGS):
        if has(p.donated, building):
            name, points = t.BUILDING_IDS[building], t.DONATION[building]
            found.append(Credit(mat, "buildings", points, "PGM-24.7", name, 0))
    for favour in range(t.FAVOURS):
        if has(p.favours, favour):
            name, points = t.FAVOUR_IDS[favour], t.FAVOUR_POINTS[favour]
            found.append(Credit(mat, "favours", points, "PGM-24.8", name, 0))
    return found


def excess(state: PilgrimState) -> list[Due]:
    """Stone and wheat above the limit, which the round's end takes (PGM-22.1)."""
    if reached(state) > ROUND_END.index:
        return []
    found: list[Due] = []
    for kind in range(t.KINDS):
        ended = without_excess(state, kind)
        lost = [int(was.goods(kind) - now.goods(kind)) for was, now in pairs(state, ended)]
        if any(lost):
            for mat in range(state.mats):
                need, have = (lost[mat], lost[mat]), int(state.seats[mat].goods(kind))
                points = scoring.points(ended, mat) - scoring.points(state, mat)
                thing, when = t.KIND_IDS[kind], int(state.round)
                due = Due("excess", ROUND_END.rule, mat, thing, when, need, have, (points, points))
                found.append(due)
    return found


def without_excess(state: PilgrimState, kind: int) -> PilgrimState:
    """The table after the excess of one kind has gone."""
    ended = state.copy()
    for mat in range(state.mats):
        if not state.is_abbott(mat):
            discard_excess(ended, mat)
    for was, now in pairs(state, ended):
        for other in range(t.KINDS):
            if other != kind:
                now.add_goods(other, was.goods(other) - now.goods(other))
    return ended


def alms(state: PilgrimState) -> list[Due]:
    """Whoever has given most alms seats an acolyte at the alms table (PGM-23.1 to PGM-23.3)."""
    ended = state.copy()
    end_quarter(ended, True)
    winner = alms_winner(state)
    most = 0 if winner == NONE else int(state.seats[winner].alms)
    found: list[Due] = []
    for mat in range(state.mats):
        points = scoring.points(ended, mat) - scoring.points(state, mat)
        have, when = int(state.seats[mat].alms), int(state.quarter) + 1
        found.append(Due("alms", "PGM-23.1", mat, "", when, (most, most), have, (points, points)))
    return found


def piety(state: PilgrimState) -> list[Due]:
    """The most piety chooses who starts the next round (PGM-22.6)."""
    if state.ship + 1 >= atlas.ROUNDS and reached(state) <= ROUND_END.index:
        return []
    standing = [int(virtual_piety(state, mat)) for mat in range(state.mats)]
    most, rule = max(standing), CHOOSE_START_PLAYER.rule
    when = int(state.round) + 1
    return [
        Due("piety", rule, mat, "", when, (most, most), have, (0, 0))
        for mat, have in enumerate(standing)
    ]


def pairs(state: PilgrimState, ended: PilgrimState) -> list[tuple[Player, Player]]:
    """Every mat as it is and as it would be."""
    return list(zip(state.seats, ended.seats, strict=True))


ACCOUNTS: Final = PilgrimAccounts()
