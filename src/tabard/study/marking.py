"""What a study says of a game: at most five marks, and three things to take along for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

MOST: Final = 5
SURE: Final = 3.0  # standard errors: of hundreds of turns some are two away by chance alone
TOLD_APART: Final = 2.0  # and so many for what is only added up
LEAST: Final = 0.03  # a chance to win that is worth a mark
SWING: Final = 0.08  # and a change of it that may be what decided
PARTS: Final = ("beginning", "middle", "end")

TURNING: Final = "turning-point"
MISSED: Final = "missed-chance"
FIND: Final = "good-find"
LUCK: Final = "luck"
KINDS: Final = (TURNING, MISSED, FIND, LUCK)
SAID: Final = ("balance", "part", "points")  # what a seat takes along, in this order
STUDY: Final = "tabard study 1"  # the format

Data = dict[str, Any]


class Figures:
    """The figures of a study: turns and chance as data, the chances at the end, and the points."""

    def __init__(
        self,
        players: int,
        turns: Sequence[Data],
        draws: Sequence[Data],
        end: Sequence[float],
        points: Data,
    ) -> None:
        self.players: Final = players
        self.turns: Final = turns
        self.draws: Final = draws
        self.end: Final = end
        self.points: Final = points

    def skill(self) -> list[Data]:
        """For each seat what its choices cost, in how many of its turns; only what is told apart.

        `gained` is what they were worth where the search did not find better at first.
        """
        found: list[Data] = []
        for seat in range(self.players):
            mine = [turn for turn in self.turns if turn["seat"] == seat]
            lost = [turn["loss"] for turn in mine if costs(turn, TOLD_APART) > 0]
            found.append({"lost": round(sum(lost), 4), "in": len(lost), "turns": len(mine)})
        return found

    def luck(self) -> list[float]:
        """What chance was worth to each seat, all in all, against its mean."""
        return [round(sum(d["gains"][seat] for d in self.draws), 4) for seat in range(self.players)]


def costs(turn: Data, times: float) -> float:
    """What a turn cost against what a search prefers; 0 unless so many errors tell them apart."""
    if "loss" not in turn or turn["is_obvious"]:
        return 0.0
    loss: float = turn["loss"]
    return loss if loss > times * turn["error"] else 0.0


def marks(figures: Figures) -> list[Data]:
    """At most five, in the order of the game: one of each kind first, then what is largest."""
    turning = turning_point(figures)
    taken = {mark["turn"] for mark in turning}
    missed = [one for one in missed_chances(figures) if one["turn"] not in taken]
    finds, draws = good_finds(figures), strokes_of_luck(figures)
    chosen = [*turning, *missed[:1], *finds[:1], *draws[:1]]
    rest = sorted((*missed[1:], *finds[1:], *draws[1:]), key=lambda one: -abs(one["size"]))
    chosen += [one for one in rest if one["sure"]][: MOST - len(chosen)]
    return sorted(chosen, key=lambda one: one["ply"])


def turning_point(figures: Figures) -> list[Data]:
    """Where the winner came ahead for good; of one who always was, the largest step."""
    winner = max(range(len(figures.end)), key=lambda seat: figures.end[seat])
    line = [*(turn["chances"] for turn in figures.turns), figures.end]
    behind = [n for n, row in enumerate(line[:-1]) if row[winner] < max(row)]
    steps = [after[winner] - before[winner] for before, after in pairwise(line)]
    if not steps:
        return []
    # The first rise after it was last behind: what lies between may change nothing.
    at = behind[-1] if behind else steps.index(max(steps))
    if steps[at] < (LEAST if behind else SWING):
        return []
    turn = figures.turns[at]
    found = mark_of(TURNING, turn, at, steps[at], sure=True)
    found |= {"who": winner, "before": line[at][winner], "after": round(line[at + 1][winner], 4)}
    if costs(turn, SURE) >= LEAST:
        found |= {"own": turn["after"], "others": turn["after_other"], "error": turn["error"]}
        found |= choices_of(turn)
    return [found]


def missed_chances(figures: Figures) -> list[Data]:
    """Turns that cost the most, the largest first.

    Where none is sure, the one that costs most as far as one can tell, and it is said to be unsure.
    """
    open_turns = [
        (n, turn)
        for n, turn in enumerate(figures.turns)
        if "loss" in turn and not turn["is_obvious"] and turn["loss"] >= LEAST
    ]
    open_turns.sort(key=lambda one: -one[1]["loss"])
    sure = [(n, turn) for n, turn in open_turns if costs(turn, SURE)]
    return [compared(MISSED, turn, n, bool(sure)) for n, turn in sure or open_turns[:1]]


def good_finds(figures: Figures) -> list[Data]:
    """Turns that a search plays too and that a look at the next step does not."""
    found = [
        (n, turn)
        for n, turn in enumerate(figures.turns)
        if "loss" in turn
        and turn["is_obvious"]
        and -turn["loss"] >= max(LEAST, SURE * turn["error"])
    ]
    found.sort(key=lambda one: one[1]["loss"])
    return [compared(FIND, turn, n, sure=True) for n, turn in found]


def strokes_of_luck(figures: Figures) -> list[Data]:
    """What chance gave or took of one seat, the largest first."""
    found: list[Data] = []
    for n, draw in enumerate(figures.draws):
        gains = draw["gains"]
        seat = max(range(len(gains)), key=lambda one: abs(gains[one]))
        if abs(gains[seat]) >= max(LEAST, SURE * draw["errors"][seat]):
            found.append(
                {
                    "kind": LUCK,
                    "ply": draw["ply"],
                    "at": draw["ply"],
                    "seat": seat,
                    "turn": None,
                    "draw": n,
                    "size": gains[seat],
                    "error": draw["errors"][seat],
                    "sure": True,
                }
            )
    return sorted(found, key=lambda one: -abs(one["size"]))


def mark_of(kind: str, turn: Data, number: int, size: float, sure: bool) -> Data:
    """A mark at a turn."""
    return {
        "kind": kind,
        "ply": turn["ply"],
        "at": turn["plies"][0],
        "seat": turn["seat"],
        "turn": number,
        "draw": None,
        "size": round(size, 4),
        "sure": sure,
    }


def compared(kind: str, turn: Data, number: int, sure: bool) -> Data:
    """A mark at a turn that was compared with another, both from where they part."""
    return {
        **mark_of(kind, turn, number, turn["loss"], sure),
        "before": turn["after_other"],
        "after": turn["after"],
        "error": turn["error"],
        **choices_of(turn),
    }


def choices_of(turn: Data) -> Data:
    """The choices made and the others, from where they part, and when that was."""
    made, other = turn["made"], turn["other"]
    same = 0
    while same < min(len(made), len(other)) - 1 and made[same] == other[same]:
        same += 1
    return {"at": turn["plies"][same], "made": made[same:], "other": other[same:]}


def lessons(figures: Figures, seat: int) -> list[Data]:
    """Three things to take along: luck and skill, where most was lost, where points came from."""
    skill = figures.skill()[seat]
    first = {"say": "balance", **skill, "luck": figures.luck()[seat]}
    return [first, dearest_part(figures, seat), largest_gap(figures, seat)]


def dearest_part(figures: Figures, seat: int) -> Data:
    """In which third of its turns a seat lost most; `none` where it lost nothing."""
    mine = [turn for turn in figures.turns if turn["seat"] == seat]
    lost = [0.0] * len(PARTS)
    for n, turn in enumerate(mine):
        lost[n * len(PARTS) // len(mine)] += costs(turn, TOLD_APART)
    most = max(lost)
    part = PARTS[lost.index(most)] if most > 0 else "none"
    return {"say": "part", "part": part, "lost": round(most, 4)}


def largest_gap(figures: Figures, seat: int) -> Data:
    """The source of points by which a seat is furthest behind the best other; a winner, ahead."""
    points, places = figures.points, figures.points["places"]
    others = [mat for mat in range(len(points["points"])) if mat != seat]
    won = places[seat] == 1
    best: Data = {"say": "points", "source": "", "own": 0, "best": 0, "won": won}
    widest = 0.0
    for source, row in points["by"].items():
        if not others or row[seat] is None:
            continue
        most = max(row[mat] or 0 for mat in others)
        gap = row[seat] - most if won else most - row[seat]
        if gap > widest:
            widest = gap
            best = {"say": "points", "source": source, "own": row[seat], "best": most, "won": won}
    return best
