"""A board in parts: every part reads what it declares, and put together they are the picture."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

import tabard
from tabard.draw.drawing import Tree
from tabard.draw.picture import Picture, Sheet
from tabard.draw.tree import Node, Reads
from tabard.games import presentation
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.presentation.board import Board
from tabard.server.web.views import overlaid
from tabard.words import phrases_of
from tests.games.pictures import LAYOUTS, NAMES, Layout, board_of

WHOLE = bool(os.environ.get("TABARD_WHOLE"))
MOMENTS = 400 if WHOLE else 200  # that parts follow
EVERY = 9 if WHOLE else 18  # moments from one to the next whose parts are guarded
IN_PARTS = [game for game in tabard.GAMES if presentation(game).board.tree is not None]
EVERY_GAME = pytest.mark.parametrize("game", IN_PARTS)
EVERY_LAYOUT = pytest.mark.parametrize("layout", LAYOUTS)


class Undeclared(AssertionError):
    """A node has read what it did not declare."""


class Guard:
    """What a node may see of a value; anything else raises."""

    def __init__(self, value: Any, reads: Reads, path: str) -> None:
        self.value = value
        self.reads = reads
        self.path = path

    def let(self, step: Any) -> Any:
        """What lies at a step, if the node may see it or something inside it."""
        reads = self.reads.inside.get(step)
        if reads is None:
            raise Undeclared(f"{self.path}.{step}")
        value = self.value[step]
        return value if reads.mask else guarded(value, reads, f"{self.path}.{step}")


class GuardedDict(Guard):
    """A mapping of which some keys may be read."""

    def __getitem__(self, key: str) -> Any:
        return self.let(key)

    def get(self, key: str, default: Any = None) -> Any:
        if key not in self.reads.inside:
            raise Undeclared(f"{self.path}.{key}")
        return self.let(key) if key in self.value else default

    def values(self) -> list[Any]:
        """All that lies in it, where every key is declared."""
        return [self.let(key) for key in self.value]

    def __getattr__(self, name: str) -> Any:
        raise Undeclared(f"{self.path}: {name}() reads all of it")


class GuardedList(Guard):
    """A list of which some places may be read; how long it is everybody knows."""

    def __getitem__(self, at: int) -> Any:
        return self.let(at)

    def __len__(self) -> int:
        return len(self.value)

    def __iter__(self) -> Iterator[Any]:
        return (Peek(self, at) for at in range(len(self.value)))


class Peek:
    """A place of a list that somebody goes through: it is asked for when it is looked into."""

    def __init__(self, row: GuardedList, at: int) -> None:
        self.row, self.at = row, at

    def __getitem__(self, key: str) -> Any:
        return self.row.let(self.at)[key]


def guarded(value: Any, reads: Reads, path: str = "view") -> Any:
    """A value of which a node may see what it declares."""
    if isinstance(value, dict):
        return GuardedDict(value, reads, path)
    return GuardedList(value, reads, path) if isinstance(value, list) else value


def declared(node: Node) -> Reads:
    """What one node declares."""
    reads = Reads()
    for path in node.reads:
        reads.note(path.removeprefix("?"), 1)
    reads.inside.setdefault("seats", Reads())
    return reads


def states(game: str, players: int, seed: int) -> Iterator[State]:
    """Every moment of a random game."""
    state: State = tabard.game(game).start(players, {})
    random = Random(seed)
    while True:
        yield state
        mover = state.game.mover(state)
        if mover == "over":
            return
        weights = state.weights() if mover == "chance" else None
        state.apply(random.choices(state.choices(), weights)[0])


def asked(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat is offered, as a board takes it."""
    if seat is None or state.game.mover(state) != seat:
        return {}
    actions = state.game.actions
    return {
        "choices": [{**actions.json(code), "code": code} for code in state.choices()],
        "refusals": [
            {**actions.json(one.code), "rule": str(one.code)}
            for one in (*state.refusals(), *state.limits())
        ],
    }


def ahead(state: State, seat: int | None, random: Random) -> State:
    """A draft of the seat to move: a choice or a few further, seen by nobody else."""
    draft = state.copy()
    for _ in range(random.randint(1, 3)):
        if seat is None or draft.game.mover(draft) != seat:
            break
        draft.apply(random.choice(draft.choices()))
    return draft if draft.view(seat) != state.view(seat) else state


def tree_of(board: Board, players: int, layout: Layout) -> Tree:
    """The tree of a board that has one."""
    assert board.tree is not None
    return board.tree(players, layout)


def offered(tree: Tree, forms: Mapping[str, Any]) -> tuple[Any, Any]:
    """What a seat is offered, as a sheet takes it."""
    return tree.finder.found(forms.get("choices", ()), forms.get("refusals", ()))


def named(sheet: Sheet) -> dict[str, str]:
    """The parts that a page may be sent anew, each under its name."""
    kit = sheet.picture.kit
    texts = kit.in_order(sheet.eyes, sheet.texts)
    found = [one for one in zip(kit.places[sheet.eyes], texts, strict=True) if one[0]]
    assert len(found) == len(dict(found)), "no name twice"
    return dict(found)


@pytest.mark.slow
@EVERY_GAME
@EVERY_LAYOUT
def test_no_part_reads_what_it_does_not_declare(game: str, layout: Layout) -> None:
    """`?paths` are looked at by nodes that are offered, and by all when the game is over."""
    board = board_of(game)
    counts = tabard.game(game).players
    seen = 0
    for players in (counts[0], counts[-1]):
        tree = tree_of(board, players, layout)
        reads = {node: declared(node) for node in tree.kit.nodes}
        pieces: Mapping[str, str] | None = None
        for number, state in enumerate(states(game, players, seed=players)):
            pieces = board.follow(state.view(None), pieces)
            if number % EVERY and state.game.mover(state) != "over":
                continue
            for seat in (None, *range(players)):
                view = state.view(seat)
                offers = offered(tree, asked(state, seat))
                scene = tree.scene(view, seat, NAMES, phrases_of(game))
                for node in tree.kit.orders[seat, tree.shape(view, seat)]:
                    scene.look(guarded(view, reads[node]), *offers, pieces)
                    assert len(node.texts(scene)) == len(node.ids)
                    seen += 1
    assert seen > 1000


@EVERY_GAME
def test_a_part_that_reads_more_than_it_declares_is_found(game: str) -> None:
    view = next(states(game, 2, seed=1)).view(None)
    narrow = guarded(view, declared(Node("x", str, "phase seats.0")))
    assert narrow["phase"] == view["phase"]
    assert narrow["seats"][0] == view["seats"][0]
    held = next(iter(view["seats"][0]))
    for look in (
        lambda: narrow["round"],
        lambda: narrow.get("round"),
        lambda: narrow["seats"][1],
        lambda: [one[held] for one in narrow["seats"]],
        lambda: dict(narrow.items()),
        lambda: list(narrow.values()),
    ):
        with pytest.raises(Undeclared):
            look()


@pytest.mark.slow
@EVERY_GAME
@EVERY_LAYOUT
def test_parts_that_follow_a_game_are_the_picture_at_every_moment(
    game: str, layout: Layout
) -> None:
    """All seats and a spectator, language by language, some of them not looking all the time.

    In `make test` a language and its number of players are in one layout of each game, in `make
    soak` in all of them.
    """
    board = board_of(game)
    games = [*zip(LANGUAGES, cycle(tabard.game(game).players))]
    for lang, players in games if WHOLE else games[LAYOUTS.index(layout) :: len(LAYOUTS)]:
        follow(board, game, layout, lang, players)


def test_what_stands_aside_and_what_everybody_sees_are_all_that_differs() -> None:
    reads = Reads()
    for bit, path in enumerate(("bag", "seats.0.gold", "seats.1.gold", "seats.1.hand", "seats")):
        reads.note(path, 1 << bit)
    other = {"gold": 1}
    before = {"bag": [1], "seats": [other, {"gold": 2}]}
    now = {"bag": [2], "seats": [other, {"gold": 3}]}
    old = {**before, "seats": [other, {"gold": 2, "hand": ["a"]}]}
    new = {**now, "seats": [other, {"gold": 3, "hand": ["b"]}]}
    same = {**now, "seats": [other, {"gold": 3, "hand": ["a"]}]}
    common = reads.changed(before, now)
    assert common == 0b10101
    assert reads.aside(old, new, before, now) == 0b11000, "bag and gold are everybody's"
    assert reads.aside(old, same, before, now) == 0b10000, "the hand is what it was"
    for seen in (new, same):
        assert common | reads.aside(old, seen, before, now) == reads.changed(old, seen)


def follow(board: Board, game: str, layout: Layout, lang: str, players: int) -> None:
    """Follow a random game through everybody's eyes, and compare with pictures drawn whole.

    Whoever is to move looks ahead now and then, as a draft shows it. Seats share with everybody
    what lies open, as at a table of the house.
    """
    tree, words, names = tree_of(board, players, layout), phrases_of(game, lang), NAMES[:players]
    random = Random(players)
    pieces: Mapping[str, str] = {}
    common: Picture | None = None
    sheets: dict[int | None, Sheet] = {}
    parts: dict[int | None, dict[str, str]] = {}
    news = 0
    for number, state in enumerate(islice(states(game, players, seed=players + 7), MOMENTS)):
        views: dict[int | None, Mapping[str, Any]] = {}
        view = views[None] = state.view(None)
        pieces = board.follow(view, pieces or None)
        if common is None:
            common = Picture(tree, view, names, words, pieces)
            sheets = {seat: Sheet(common, seat) for seat in (None, *range(players))}
        else:
            common.turn(view, pieces)
        for seat, sheet in sheets.items():
            if random.random() < 0.2:  # was not looking
                continue
            shown = ahead(state, seat, random) if random.random() < 0.3 else state
            forms = asked(shown, seat) if random.random() < 0.9 else {}
            waits = random.choice((None, None, seat))
            seen = overlaid(views if shown is state else {}, shown, seat)
            draft: dict[str, Any] = {}
            if shown is not state:
                draft = {"pieces": board.follow(seen, pieces), "settled": pieces}
            changed = sheet.turn(seen, *offered(tree, forms), unconfirmed=waits, **draft)
            if changed is None:
                parts[seat] = named(sheet)
            else:
                assert changed.keys() <= parts[seat].keys()
                assert all(parts[seat][name] != text for name, text in changed.items())
                parts[seat] |= changed
                news += len(changed)
            if number % 5 == seat or (seat is None and number % 7 == 0):
                assert parts[seat] == named(sheet)
                whole = board.draw(
                    seen,
                    seat=seat,
                    layout=layout,
                    names=names,
                    words=words,
                    pieces=pieces,
                    unconfirmed=waits,
                    **forms,
                )
                assert sheet.placed() == whole.placed()
    assert news > 1000
