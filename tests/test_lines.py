"""Lines: branches of games, by what a seat knows or by the whole truth."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabard import lines
from tabard.games import NAMES, game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Refused
from tabard.kernel.record import parse
from tabard.kernel.state import CHANCE, OVER, State
from tabard.lines import BadLine, Line

RECORDS = Path(__file__).parent / "records"


def moments(name: str, players: int, most: int = 5) -> Iterator[tuple[State, int]]:
    """Moments of a random game in which somebody chooses, and how many choices came before."""
    dealer = Dealer(f"lines:{name}")
    state: State = game(name).start(players)
    ply = found = 0
    while state.to_move != OVER and found < most:
        if state.to_move != CHANCE and dealer.below(15) == 0:
            found += 1
            yield state, ply
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])
        ply += 1


def random_line(state: State, ply: int, seat: int | None, length: int = 12) -> Line:
    """A line of some choices at random, chance dealt by the line itself."""
    line, dealer = lines.begin(state, ply, seat), Dealer("on")
    for _ in range(length):
        end = line.end(state)
        if end.to_move == OVER:
            break
        if end.to_move == CHANCE:
            line = line.dealt(state)
        else:
            line = line.played(state, end.choices()[int(dealer.below(len(end.choices())))])
    return line


@pytest.mark.parametrize("name", NAMES)
def test_a_line_is_written_and_read_back_and_leads_to_the_same_table(name: str) -> None:
    for state, ply in moments(name, 3):
        for seat in (None, 0, 2):
            line = random_line(state, ply, seat)
            again = lines.read(line.text(), game)
            assert again == line
            assert again.end(state) == line.end(state)


@pytest.mark.parametrize("name", NAMES)
def test_lines_are_the_same_for_two_worlds_that_their_seat_cannot_tell_apart(name: str) -> None:
    for state, ply in moments(name, 3, 8):
        seat = int(state.to_move)
        other = state.redeal(seat, Dealer("another truth"))
        line = random_line(state, ply, seat)
        assert random_line(other, ply, seat).text() == line.text()
        assert line.end(other).position() == line.end(state).position()


@pytest.mark.parametrize("name", ["world", "feudum"])
def test_a_line_by_the_whole_truth_does_differ_between_such_worlds(name: str) -> None:
    """The test above can fail: the worlds it compares are not the same."""
    found = set()
    for state, ply in moments(name, 3, 8):
        other = state.redeal(int(state.to_move), Dealer("another truth"))
        found.add(lines.begin(state, ply, None).text() == lines.begin(other, ply, None).text())
    assert False in found


def test_what_chance_brings_on_a_line_does_not_come_from_the_dealer_of_the_game() -> None:
    state = next(s for s, _ in moments("pillars", 3))
    dealt = [random_line(state, ply, 0).choices for ply in (7, 8, 9, 10)]
    assert len(set(dealt)) > 1  # by the moment, and nothing else
    assert random_line(state, 7, 0).choices == dealt[0]


def test_a_line_of_a_finished_game_is_a_record_of_its_own() -> None:
    record = parse((RECORDS / "pillars-2.txt").read_text(), game)
    there = record.state(100)
    line = random_line(there, 100, None)
    again = parse(line.record(there).text(), game)
    assert again.state() == line.end(there)
    assert again.choices == [made.code for made in line.choices]


def test_going_back_on_a_line_gives_the_line_as_it_was() -> None:
    state, ply = next(moments("world", 2))
    line = random_line(state, ply, 0)
    assert line.back(3) == line.back(5).back(3)
    assert line.back(0) == lines.begin(state, ply, 0)


def test_a_choice_that_the_rules_refuse_is_not_played_on() -> None:
    state, ply = next(moments("pillars", 2))
    line = lines.begin(state, ply, int(state.to_move))
    closed = next(c for c in range(len(state.game.actions.texts)) if c not in state.choices())
    with pytest.raises(Refused):
        line.played(state, closed)


def good() -> tuple[Line, State]:
    """A line of Pillars with its table."""
    state, ply = next(moments("pillars", 3))
    return random_line(state, ply, 1), state


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("tabard line 1", "tabard record 1", "no-line"),
        ("game: pillars", "game: chess", "game"),
        ("rules: ", "rules: 99", "rules"),
        ("players: 3", "players: 9", "seat"),
        ("eyes: 1", "eyes: 3", "seat"),
        ("eyes: 1", "eyes: everybody", "number"),
        ("eyes: 1", "nose: 1", "strange"),
        ("eyes: 1\n", "", "lacks"),
        ("---", "", "truncated"),
        ("plies: 12", "plies: 13", "truncated"),
        ("name:", "name: " + 61 * "x", "name"),
    ],
)
def test_a_text_that_is_no_line_is_refused_in_one_line(old: str, new: str, why: str) -> None:
    line, _ = good()
    text = line.text()
    assert old in text
    with pytest.raises(BadLine) as refused:
        lines.read(text.replace(old, new, 1), game)
    assert refused.value.why == why
    assert "\n" not in str(refused.value)


def test_two_megabytes_of_line_are_refused_unread() -> None:
    line, _ = good()
    with pytest.raises(BadLine, match="longer than"):
        lines.read(line.text() + 2_000_000 * "x", game)


def test_a_line_of_another_game_version_or_table_is_not_played_here() -> None:
    line, state = good()
    elsewhere, _ = next(moments("world", 3))
    with pytest.raises(BadLine, match=r"^game: 'pillars', but 'world' is played"):
        line.states(elsewhere)
    later = [s.copy() for s, _ in moments("pillars", 3)][-1]
    with pytest.raises(BadLine, match=r"^moment: is not of this table"):
        line.states(later)
    with pytest.raises(BadLine, match=r"^moment: is not of this table"):
        line.states(next(moments("pillars", 2))[0])
    wrong = line.with_choices([line.choices[0]._replace(seat=9)])
    with pytest.raises(BadLine, match=r"^choice 1: '9' chooses"):
        wrong.states(state)
    closed = next(c for c in range(len(state.game.actions.texts)) if c not in state.choices())
    refused = line.with_choices([line.choices[0]._replace(code=closed)])
    with pytest.raises(BadLine, match=r"^choice 1: "):
        refused.states(state)
