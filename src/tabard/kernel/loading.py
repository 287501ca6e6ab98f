"""What reading a position is in every game: its head, sets and seats, and where it stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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
        s.step().proceed(s)
        if not same(s.game.mover(s), mover) or s.to_move < CHANCE:
            raise BadPosition("to_move", f"{mover!r} is not awaited at {s.step().name}")
    menu = Menu()
    s.settle(menu)
    if s.to_move != OVER and menu.count == 0:
        raise BadPosition("step", f"nothing can be chosen at {s.step().name}")


def check_derived(f: Fields, truth: Mapping[str, Any], names: Sequence[str]) -> None:
    """Refuse values that follow from others and do not agree with them."""
    for name in names:
        if f.has(name) and not same(f.raw(name), truth[name]):
            raise f.wrong(name, f"{f.raw(name)!r} is not {truth[name]!r}")


def same(one: Any, two: Any) -> bool:
    """Whether two values are equal and of one type: true is not 1."""
    if isinstance(one, list) and isinstance(two, list):
        return len(one) == len(two) and all(same(x, y) for x, y in zip(one, two, strict=True))
    return type(one) is type(two) and one == two


def set_of(indices: Sequence[int]) -> i64:
    """The set of some numbers."""
    members: i64 = 0
    for index in indices:
        members |= bit(index)
    return members


def seat_at(value: Any, players: i64, path: str) -> int:
    """A seat, or -1 for null."""
    return -1 if value is None else whole(value, 0, int(players) - 1, path)
