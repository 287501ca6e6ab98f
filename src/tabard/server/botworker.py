"""What a worker process does for bots: it thinks about one job after another.

A worker keeps the last few bots that it ran: one that is asked again in the same turn goes on with
the tree it has grown. Nothing depends on that; another worker starts anew.
"""

from __future__ import annotations

import logging
import os
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from tabard.bots.advice import Advice
from tabard.bots.bot import Bot
from tabard.bots.reasons import Reason
from tabard.bots.registry import bot
from tabard.bots.thinking import SearchBot
from tabard.games import game
from tabard.kernel import sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.state import State
from tabard.puzzles.judging import Attempt, Judged, judged
from tabard.study.weighing import Answer, Piece, carry_out

log = logging.getLogger("tabard")

KINDNESS: Final = 5  # people's posts come before bots' thoughts where the processor is short
KEPT: Final = 12  # bots per worker; the tree of one may take some megabytes
ADVICE_SECONDS: Final = 3.0
SET_SECONDS: Final = 4.0  # for all pieces of a set together
READY: Final = "ready"
FAILED: Final = "failed"
STEADY: Final = "greedy"  # needs no weights

Told = tuple[str, str, int, float, float]
Opinion = tuple[int, float, list[float], bool, list[int] | None, list[Told], int, bool]


class Job(NamedTuple):
    """A question to a bot.

    sample    a state of all that the seat knows and none of what it does not, as `Game.pack` has it
    seed      what the bot's random choices depend on, and nothing else does
    advice    whether an opinion on every choice is wanted, or the bot's own choice
    """

    game: str
    sample: Any
    seat: int
    bot: str
    table: str
    seed: str
    advice: bool = False


class Thought(NamedTuple):
    """A bot's answer.

    code      its choice
    opinions  for advice: what `Advice` holds of each choice, the best first
    instead   the bot that answered because the one asked cannot, and `why` it cannot, in a line
    """

    code: int = -1
    opinions: tuple[Opinion, ...] = ()
    instead: str = ""
    why: str = ""


class Errand(NamedTuple):
    """A piece of a study, or a turn in a puzzle: `table` is the one whose game it is of."""

    table: str
    piece: Piece | Attempt
    bot: str = "study"


class Memory:
    """The bots that a worker keeps, by table, seat and name; the one longest unused goes first."""

    def __init__(self, most: int = KEPT) -> None:
        self.most = most
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, job: Job) -> Bot:
        """The bot of a job: the one that was asked before, with fresh dice, or a new one."""
        key = (job.table, job.seat, job.bot)
        found = self.bots.pop(key, None)
        if found is None:
            found = bot(job.bot, job.seed)
        else:
            found.dealer = Dealer(f"bot:{job.seed}")
        self.bots[key] = found
        if len(self.bots) > self.most:
            self.bots.popitem(last=False)
        return found


def think(job: Job, memory: Memory) -> Thought:
    """Answer a job; a bot that cannot play at all is replaced by one that always can."""
    sample = game(job.game).unpack(job.sample)
    try:
        if job.advice:
            return Thought(opinions=opinions(bot(job.bot, job.seed), sample, job.seat))
        return Thought(memory.bot(job).choose(sample, job.seat))
    except BadInput as error:  # weights that do not fit, a name that nobody knows
        why = f"bot {job.bot} cannot play {job.game}: {error}"
    if job.advice:
        return Thought(why=why)
    return Thought(bot(STEADY, job.seed).choose(sample, job.seat), instead=STEADY, why=why)


def opinions(asked: Bot, sample: State, seat: int) -> tuple[Opinion, ...]:
    """What a bot thinks of the open choices of a seat.

    Where the engine is slow it may think longer than in a game: few iterations tell little about
    the choices that it would not make.
    """
    if isinstance(asked, SearchBot):
        asked.seconds = max(asked.seconds, ADVICE_SECONDS)
    wanted = sets.set_asked(sample, seat)
    if wanted is not None and isinstance(asked, SearchBot):
        asked.seconds = SET_SECONDS / wanted.most
    advice = asked.advise(sample, seat) if wanted is None else asked.advise_set(sample, seat)
    return tuple(told(each) for each in advice)


def told(advice: Advice) -> Opinion:
    """An advice as it travels."""
    reasons = [(r.matter, r.thing, r.seat, r.amount, r.weight) for r in advice.reasons]
    known = (advice.code, advice.share, advice.chances, advice.foregone, advice.pieces)
    return (*known, reasons, advice.rather, advice.even)


def heard(opinion: Opinion) -> Advice:
    """The advice that travelled as an opinion."""
    code, share, chances, foregone, pieces, reasons, rather, even = opinion
    known = [Reason(*each) for each in reasons]
    return Advice(code, share, chances, foregone, pieces, known, rather, even)


def work(jobs: Connection) -> None:
    """The main loop of a worker: one job after another until the house closes the line or dies."""
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    memory = Memory()
    try:
        jobs.send(READY)
        while True:
            jobs.send(thought_about(jobs.recv(), memory))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def thought_about(job: Job | Errand, memory: Memory) -> Thought | Answer | Judged | str:
    """What a bot answers, or what a piece of a study came to; or that it stumbled."""
    try:
        if isinstance(job, Errand):
            piece = job.piece
            return judged(piece) if isinstance(piece, Attempt) else carry_out(piece)
        return think(job, memory)
    except Exception:
        log.exception("a bot stumbled")
        return FAILED
