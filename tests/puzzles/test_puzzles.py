"""Puzzles: those that come with the games stand, tell no secret, and bad files are refused."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

import tabard
from tabard.games import folder, game
from tabard.kernel.dealer import Dealer
from tabard.kernel.record import parse
from tabard.puzzles.finding import Demand, Look, found_in, stands
from tabard.puzzles.judging import judged
from tabard.puzzles.puzzle import FILE, BadPuzzle, Puzzle, puzzles, read, sample_of, text_of
from tests.golden import FOLDER

LEAST = 12
QUICK = Demand(
    iterations=24, longer=24, agreeing=1, weighing=2, rounds=1, margin=-1.0, errors=0.0, rivals=1
)
EVERY = [one for name in tabard.GAMES for one in puzzles(name)]


def called(one: Puzzle) -> str:
    return f"{one.record.game.id}-{one.id}"


def test_every_game_has_twelve_puzzles_of_several_kinds() -> None:
    for name in tabard.GAMES:
        found = puzzles(name)
        assert len(found) >= LEAST
        assert len({one.stars for one in found}) > 1
        assert len({one.record.players for one in found}) > 1


@pytest.mark.parametrize("one", EVERY, ids=called)
def test_a_puzzle_asks_one_seat_for_a_turn_that_is_clearly_ahead(one: Puzzle) -> None:
    state = one.record.state()
    assert state.awaited() == [one.seat]
    assert one.behind >= 0.04
    assert one.behind > 4 * one.error
    assert one.id == f"{one.record.players}-{one.sample.fingerprint()[:6]}"
    look = Look(state, one.seat, len(one.record.choices), QUICK)
    assert not look.same(one.best, one.next)


@pytest.mark.parametrize("name", tabard.GAMES)
def test_the_best_turn_is_right_and_the_next_is_not(name: str) -> None:
    one = puzzles(name)[0]
    assert judged(one.attempt(one.best)).right
    found = judged(one.attempt(one.next))
    assert not found.right
    assert found.best - found.made == pytest.approx(one.behind)


def test_a_turn_that_nobody_thought_of_is_compared_in_the_same_worlds() -> None:
    one = next(each for each in puzzles("pillars") if len(each.best) == 1)
    other = next(code for code in one.sample.choices() if code not in (*one.best, *one.next))
    quick = one.attempt([other])._replace(iterations=4, seconds=600.0)
    assert judged(quick) == judged(quick)
    assert 0 < judged(quick).made < 1


@pytest.mark.long
@pytest.mark.parametrize("one", EVERY, ids=called)
def test_a_puzzle_stands_a_longer_look(one: Puzzle) -> None:
    assert stands(one) == ""


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_puzzle_is_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """Byte for byte: the table that is shown, and the piece of work that judges a turn."""
    differing = 0
    for one in puzzles(name):
        truth, ply = one.record.state(), len(one.record.choices)
        other = truth.redeal(one.seat, Dealer("another truth"))
        differing += other != truth
        shown, instead = (sample_of(each, one.seat, ply) for each in (truth, other))
        assert json.dumps(shown.position()) == json.dumps(instead.position())
        assert repr(one.record.game.pack(shown)) == repr(one.record.game.pack(instead))
        assert one.attempt(one.next).sample == one.record.game.pack(instead)
        again = Look(other, one.seat, ply, QUICK)
        assert again.sample == one.sample
        assert again.dice == Look(truth, one.seat, ply, QUICK).dice
    if name in ("feudum", "world"):
        assert differing > 3, "the worlds did not differ, so nothing was proved"


def test_the_same_game_gives_the_same_puzzles_from_one_seats_knowledge() -> None:
    record = parse((FOLDER / "pillars-2.txt").read_text("utf-8"), game)
    first, second = (list(islice(found_in(record, QUICK), 2)) for _ in range(2))
    assert text_of(first) == text_of(second)
    assert len(first) == 2


@pytest.mark.parametrize("name", tabard.GAMES)
def test_the_file_of_a_game_is_as_it_would_be_written(name: str) -> None:
    assert text_of(puzzles(name)) == (folder(name) / FILE).read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[[puzzle]]", "[puzzle", "is not TOML"),
        ("stars = ", "starz = ", "stars is missing"),
        ('best = ["', 'best = ["take moonlight", "', "best"),
        ("\nseat = ", "\nseat = 7", "is not to choose"),
        ("fingerprint: ", "fingerprint: 0", "replaying gave"),
        ("players: ", "players: 9", "players"),
    ],
)
def test_a_file_that_is_wrong_is_refused_in_one_line(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    text = (folder("pillars") / FILE).read_text("utf-8")
    file = tmp_path / FILE
    file.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadPuzzle) as refused:
        read(game("pillars"), file)
    assert told in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_puzzle_that_comes_twice_is_refused(tmp_path: Path) -> None:
    one = puzzles("pillars")[0]
    file = tmp_path / FILE
    file.write_text(text_of([one, one]), "utf-8")
    with pytest.raises(BadPuzzle, match="id comes twice"):
        read(game("pillars"), file)
