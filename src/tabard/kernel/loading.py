"""What reading a position is in every game: its head, sets and seats, and where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.kernel.errors import BadOption, BadPosition
from tabard.kernel.game import Game
from tabard.kernel.ints import bit, i64
from tabard.kernel.menu import Menu
from tabard.kernel.position import Fields, whole
from tabard.kernel.state import CHANCE, OVER, State


def head(game: Game[Any], f: Fields) -> tuple[int, dict[str, Any]]:
    """Players and options of a position, which must be one of this game and its rules."""
    if f.raw("game") != game.id:
        raise f.wrong("game", f"{f.raw('game')!r} is not {game.id!r}")
    f.integer("rules_version", game.rules_version, game.rules_version)
    options = f.raw("options")
    if not isinstance(options, dict):
        raise f.wrong("options", "is not an object")
    try:
        players = game.check_players(f.raw("players"))
        return players, game.check_options(players, options)
    except BadOption as error:
        raise BadPosition(error.where, error.problem) from None


def stand(s: State, mover: Any) -> None:
    """Find out who is to move, which must be as the position says; null lets the game run on."""
    if mover not in (None, "over"):
        step = s.step().name  # who asks nobody goes on to another
        s.step().proceed(s)
        if not same(s.game.mover(s), mover) or s.to_move < CHANCE:
            raise BadPosition("to_move", f"{mover!r} is not awaited at {step}")
    menu = Menu()
    s.settle(menu)
    if s.to_move != OVER and menu.count == 0:
        raise BadPosition("step", f"nothing can be chosen at {s.step().name}")


def same(one: Any, two: Any) -> bool:
    """Whether two values are equal and of one type: true is not 1."""
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(same(x, y) for x, y in zip(one, two, strict=True))
    return type(one) is type(two) and one == two


def unlike(word: Any, truth: Any, path: str) -> tuple[str, str] | None:
    """The first value that is not the true one, and why; what an object leaves out is not asked."""
    pairs: list[tuple[Any, Any, str]] = []
    if isinstance(word, dict) and isinstance(truth, dict):
        pairs = [(word[key], truth.get(key), f"{path}.{key}") for key in word]
    elif isinstance(word, list) and isinstance(truth, list) and len(word) == len(truth):
        pairs = [(word[n], truth[n], f"{path}[{n}]") for n in range(len(word))]
    elif not same(word, truth):
        return path, f"{word!r} is not {truth!r}"
    for one, other, where in pairs:
        found = unlike(one, other, where)
        if found is not None:
            return found
    return None


def set_of(indices: Sequence[int]) -> i64:
    """The set of some numbers."""
    members: i64 = 0
    for index in indices:
        members |= bit(index)
    return members


def seat_at(value: Any, players: i64, path: str) -> int:
    """A seat, or -1 for null."""
    return -1 if value is None else whole(value, 0, int(players) - 1, path)


def stand_called(s: State, caller: str) -> bool:
    """Let a step have called the part that begins with the present one; False if none does."""
    for part in s.game.called:
        if s.game.steps[part.start] is s.step():
            s.running = None
            s.stand_at(s.game.spots[s.game.by_name[caller].index])
            s.call(part)
            return True
    return False


def set_main_progress(s: State, progress: int) -> None:
    """Say how far the step has got that the game has come to, be it the present one or not."""
    call = s.innermost_call()
    if call is None:
        s.progress = progress
    else:
        call.progress = progress


def written_program(s: State) -> list[dict[str, Any]]:
    """Where a state stands and what its parts remember, the outermost call first.

    Each level is a place of the table of contents, how far its step has got, and the facts of the
    frames there that have any, by kind; a further level is a part that the step of the one before
    has called.
    """
    levels: list[dict[str, Any]] = []
    facts: list[tuple[str, Any]] = []
    at, progress, frame = s.at, s.progress, s.running
    while True:
        if frame is not None and frame.facts().fields:
            facts.append((frame.kind(), frame.written()))
        if frame is None or frame.at >= 0:
            path = s.game.spots[at].path()
            levels.append({"at": path, "progress": int(progress), "facts": dict(reversed(facts))})
            facts = []
        if frame is None:
            return levels[::-1]
        if frame.at >= 0:
            at, progress = frame.at, frame.progress
        frame = frame.up


def read_program(s: State, levels: Sequence[Any]) -> None:
    """Stand where `written_program` says, with the same facts; each level fits its schema.

    Whether a step calls that part, and how far it can have got, the game itself must say.
    """
    called = {part.name: part for part in s.game.called}
    s.running = None
    for n, level in enumerate(levels):
        spot = s.game.by_path[level["at"]]
        outermost = spot.around[0].name
        if (n == 0) == (outermost in called):
            problem = f"{level['at']} is {'' if n == 0 else 'not '}called by a step"
            raise BadPosition(f"program[{n}].at", problem)
        if n > 0:
            s.call(called[outermost])
        s.stand_at(spot)
        s.progress = level["progress"]
        read_facts(s, level["facts"], f"program[{n}].facts")


def read_facts(s: State, facts: dict[str, Any], path: str) -> None:
    """The facts of the frames of one level, the innermost one running, and of no others."""
    known: list[str] = []
    frame = s.running
    while frame is not None:
        fields = frame.facts().fields
        if fields:
            kind = frame.kind()
            known.append(kind)
            if kind not in facts:
                raise BadPosition(f"{path}.{kind}", "is missing")
            for field in fields:
                field.keep(facts[kind][field.name], s, frame, -1)
        if frame.at >= 0:
            break
        frame = frame.up
    for kind in facts:
        if kind not in known:
            raise BadPosition(f"{path}.{kind}", f"does not fit {s.game.spots[s.at].path()}")
