"""The study of a finished game: pieces of work handed out, and their answers made into data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from tabard.bots.levels import ADVISER
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.events import Event, scene_of
from tabard.kernel.reckoning import reckoning
from tabard.kernel.record import Record
from tabard.kernel.state import OVER, State
from tabard.study.cutting import Cut, Draw, Turn
from tabard.study.marking import STUDY, Figures, lessons, marks
from tabard.study.weighing import (
    DRAWS,
    Answer,
    Glance,
    Glanced,
    Luck,
    Lucky,
    Piece,
    Weigh,
    Weighed,
    everybody,
    judge_for,
)
from tabard.version import __version__

SECONDS: Final = 54.0  # of work, all in all: two processors have half a minute for a game
DIGITS: Final = 4  # of a chance

Data = dict[str, Any]


class Depth(NamedTuple):
    """How thoroughly a game is studied.

    iterations  of the search for the best turn, as the level that gives the hints has them
    weighing    of each of the searches by which two turns are compared
    worlds      by which chance is judged
    seconds     of work, all in all; where the engine is compiled the iterations are done before
    """

    iterations: int = ADVISER.iterations
    weighing: int = 80
    worlds: int = DRAWS
    seconds: float = SECONDS


USUAL: Final = Depth()


class Study:
    """A study under way: `glances` first, then `comparisons`, then `data`.

    Pieces may be carried out in any order, by anybody, one by one; answers come back in theirs.
    """

    def __init__(self, record: Record, depth: Depth = USUAL) -> None:
        self.record: Final = record
        self.depth: Final = depth
        self.cut: Final = Cut(record)
        if self.cut.last.to_move != OVER:
            raise BadInput("record", "the game is not over: only finished games are studied")
        self.edition: Final = record.game.edition

    def glances(self) -> list[Piece]:
        """The first pieces of work: every turn, then all that chance did."""
        each = self.depth.seconds / 4 / max(1, len(self.cut.turns))
        found: list[Piece] = [self.glance(turn, each) for turn in self.cut.turns]
        pack = self.record.game.pack
        return found + [
            Luck(
                self.edition,
                pack(draw.before),
                pack(draw.after),
                f"study:luck:{draw.ply}",
                self.depth.worlds,
            )
            for draw in self.cut.draws
        ]

    def glance(self, turn: Turn, seconds: float) -> Glance:
        """A first look at a turn, from a sample of what its seat knew."""
        seed = seed_of(turn)
        sample = turn.state.redeal(turn.seat, Dealer(f"{seed}:sample"))
        packed = self.record.game.pack(sample)
        depth = self.depth.iterations
        return Glance(self.edition, packed, turn.seat, turn.codes, seed, depth, seconds)

    def comparisons(self, glanced: Sequence[Answer]) -> list[Piece]:
        """The pieces that follow: turns that a search would have played otherwise."""
        turns = self.cut.turns
        pairs = [(turn, other(found)) for turn, found in zip(turns, glanced, strict=False)]
        open_pairs = [(turn, codes) for turn, codes in pairs if codes]
        each = self.depth.seconds / 4 / 16 / max(1, len(open_pairs))
        found: list[Piece] = []
        for turn, codes in open_pairs:
            first = self.glance(turn, each)
            found.append(
                Weigh(
                    self.edition,
                    first.sample,
                    turn.seat,
                    turn.codes,
                    codes,
                    first.seed,
                    self.depth.weighing,
                    each,
                )
            )
        return found

    def data(self, glanced: Sequence[Answer], compared: Sequence[Answer]) -> Data:
        """The whole study, see docs/formats/study.md."""
        record, cut = self.record, self.cut
        looks = [each for each in glanced if isinstance(each, Glanced)]
        lucky = [each for each in glanced if isinstance(each, Lucky)]
        coming = iter([each for each in compared if isinstance(each, Weighed)])
        weighed = [next(coming) if other(look) else None for look in looks]
        turns = [self.turn(*each) for each in zip(cut.turns, looks, weighed, strict=True)]
        draws = [self.draw(*each) for each in zip(cut.draws, lucky, strict=True)]
        judge = judge_for(self.edition, record.players)
        judge.look(cut.last)
        points = points_of(record)
        end = everybody(judge.values, judge)
        figures = Figures(record.players, turns, draws, end, points)
        return {
            "format": STUDY,
            "game": record.game.id,
            "rules": record.game.version,
            "players": record.players,
            "plies": len(record.choices),
            "fingerprint": cut.last.fingerprint(),
            "by": {
                "level": ADVISER.name,
                "iterations": self.depth.iterations,
                "weighing": self.depth.weighing,
                "tabard": __version__,
            },
            "turns": turns,
            "end": [tidy(chance) for chance in end],
            "chance": draws,
            "skill": figures.skill(),
            "luck": figures.luck(),
            "points": points,
            "marks": marks(figures),
            "lessons": [lessons(figures, seat) for seat in range(record.players)],
        }

    def turn(self, turn: Turn, look: Glanced, weighed: Weighed | None) -> Data:
        """A turn as data."""
        text = self.record.game.actions.text
        found: Data = {
            "ply": turn.ply,
            "plies": list(turn.plies),
            "seat": turn.seat,
            "chances": [tidy(chance) for chance in look.chances],
            "made": [text(code) for code in turn.codes],
        }
        if weighed is not None:
            found |= {
                "other": [text(code) for code in other(look)],
                "is_obvious": not look.best,
                "after": tidy(weighed.made),
                "after_other": tidy(weighed.other),
                "loss": tidy(weighed.other - weighed.made),
                "error": tidy(weighed.error),
            }
        return found

    def draw(self, draw: Draw, lucky: Lucky) -> Data:
        """What chance did, as data."""
        return {
            "ply": draw.ply,
            "plies": len(draw.codes),
            "gains": [tidy(gain) for gain in lucky.gains],
            "errors": [tidy(error) for error in lucky.errors],
        }


def other(look: Answer) -> tuple[int, ...]:
    """What a turn is compared with: what the search prefers, else what looked best at first."""
    return (look.best or look.obvious) if isinstance(look, Glanced) else ()


def seed_of(turn: Turn) -> str:
    """What the dice of a turn's study depend on: nothing that its seat does not know."""
    return f"study:{turn.ply}:{turn.seat}"


def tidy(chance: float) -> float:
    """A chance as it is written down."""
    return round(chance, DIGITS) + 0.0  # no minus before a zero


def points_of(record: Record) -> Data:
    """Points by source, and by source and period, as the score at the end has them."""
    accounts = record.game.accounts()
    state = record.first()
    listed = bool(accounts.period) and accounts.sheet(state) is not None
    told: list[dict[str, Any]] = []
    stages: list[State] = []
    shown: State = state
    for ply, code in enumerate(record.choices, 1):
        log: list[Event] = []
        state = state.copy()
        state.log = log
        state.apply(code)
        told += [event.seen_by(None) for event in log]
        scene = scene_of(log)
        shown = state if scene is None else scene
        if listed and any(event.kind == accounts.period for event in log):
            stages.append(shown.copy())
        if scene is not None and ply < len(record.choices):  # another game begins
            stages.clear()
    if stages and stages[-1] == shown:
        stages.pop()
    found = reckoning(shown, told, None, stages)
    kept = ("rivals", "points", "places", "by", "periods")
    return {name: found[name] for name in kept}


def study_of(
    record: Record,
    carry_out: Callable[[list[Piece]], Sequence[Answer]],
    depth: Depth = USUAL,
) -> Data:
    """The study of a record, by somebody who carries pieces out."""
    study = Study(record, depth)
    glanced = carry_out(study.glances())
    return study.data(glanced, carry_out(study.comparisons(glanced)))
