"""Whatever is wrong with a record is refused by its line."""

from __future__ import annotations

import json

import pytest

from tabard.games.toll import GAME
from tabard.kernel.errors import BadPosition, BadRecord
from tabard.kernel.record import Record, parse
from tests.kernel.toy_records import LINES, TEXT, find, line_of, played, swapped


def refusal(text: str) -> BadRecord:
    """What reading a record complains about."""
    with pytest.raises(BadRecord) as caught:
        parse(text, find)
    return caught.value


@pytest.mark.parametrize("kept", range(len(LINES)))
def test_a_record_cut_after_any_line_is_refused(kept: int) -> None:
    error = refusal("".join(f"{line}\n" for line in LINES[:kept]))
    assert error.where == f"line {max(kept, 1)}"


def test_a_record_cut_anywhere_is_refused() -> None:
    for kept in range(len(TEXT) - 1):
        assert refusal(TEXT[:kept]).where.startswith("line ")


@pytest.mark.parametrize("gone", range(1, len(LINES) + 1))
def test_a_record_without_any_one_of_its_lines_is_refused_or_complete(gone: int) -> None:
    line = LINES[gone - 1]
    text = "".join(f"{other}\n" for n, other in enumerate(LINES, start=1) if n != gone)
    if line.startswith(("seat", "dealer", "seed", "#")):
        parse(text, find)
    else:
        refusal(text)


@pytest.mark.parametrize(
    ("start", "new", "problem"),
    [
        ("tabard", "tabard record 2", "is not 'tabard record 1'"),
        ("game", "game: chess", "known games are toll"),
        ("game", "game chess", "is not a line of a record"),
        ("game", "name: toll", "is not a line of a record"),
        ("rules", "rules: 2", "was played under rules version 2; this is version 1"),
        ("rules", "rules: one", "'one' is not a whole number"),
        ("rules", "rules: ²", "is not a whole number"),
        ("players", "players: 4", "4 is not 2 to 3"),
        ("players", "players: -2", "'-2' is not a whole number"),
        ("options", "options: rounds=9", "'9' is not one of 1, 2, 3"),
        ("options", "options: size=3", "'size=3' is no option of toll"),
        ("options", "options: rounds", "'rounds' is no option of toll"),
        ("options", "options: rounds=3 rounds=3", "'rounds' is there twice"),
        ("seat 1", "seat 3: Eve", "is no seat of this game"),
        ("seat 1", "seat 0: Eve", "'seat 0' is there twice"),
        ("seat 1", "seat ²: Eve", "is not a line of a record"),
        ("seat 1", "seat 01: Eve", "is not a line of a record"),
        ("seat 1", "seat x: Eve", "is not a line of a record"),
        ("seat 1", "players: 3", "'players' is there twice"),
        ("seat 1", "plies: 3", "is not a line of a record"),
        ("seat 1", "start: {", "is not JSON"),
        ("seat 1", "start: []", "is not an object"),
        ("seat 1", 'start: {"players": 3}', "game: is missing"),
        ("result", "result: 1 2 3", "replaying gave"),
        ("result", "result: none", "replaying gave"),
        ("0 play", "1 hold", "'1' chooses, but '0' is to move"),
        ("0 play", "* hold", "'*' chooses, but '0' is to move"),
        ("0 play", "0 pay", "not a choice now (play) (TOLL-1.2)"),
        ("0 play", "0 dance", "'dance' is not a choice of this game"),
        ("0 play", "0", "'' is not a choice of this game"),
        ("* draw", "* draw queen", "'draw queen' is not a choice of this game"),
        ("plies", "plies: 3", "3 is not"),
        ("plies", "plies: many", "'many' is not a whole number"),
        ("fingerprint", "fingerprint: 0123456789abcdef", "replaying gave"),
        ("fingerprint", "game: toll", "is not a line of a record"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_refused_by_its_number(start: str, new: str, problem: str) -> None:
    error = refusal(swapped(start, new))
    assert problem in error.problem
    assert error.where.split(" (")[0] == f"line {line_of(start)}"


def test_a_number_without_end_is_refused() -> None:
    assert "is not a whole number" in refusal(swapped("rules", "rules: " + "9" * 5000)).problem


def test_json_without_end_is_refused() -> None:
    assert "is not JSON" in refusal(swapped("seat 1", "start: " + "[" * 100_000)).problem


def test_a_key_stands_once_in_the_end_too() -> None:
    error = refusal(TEXT + "plies: 3\n")
    assert (error.where, error.problem) == (f"line {len(LINES) + 1}", "'plies' is there twice")


def test_a_record_of_fewer_players_does_not_replay() -> None:
    assert refusal(swapped("players", "players: 2")).where.startswith("line ")


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    at = line_of("0 play")
    held = LINES[at - 1].split()[2]
    other = next(card for card in ("peasant", "knight", "thief") if card != held)
    error = refusal(swapped("0 play", f"0 play {other}"))
    assert error.where == f"line {at}"
    assert error.problem == f"play {other}: not in hand (TOLL-1.2)"


def test_a_choice_after_the_end_is_refused() -> None:
    end = LINES.index("---", LINES.index("---") + 1)
    error = refusal("\n".join([*LINES[:end], "0 hold", *LINES[end:]]))
    assert (error.where, error.problem) == (f"line {end + 1}", "the game was already over")


def test_a_third_ruler_is_no_line_of_a_record() -> None:
    error = refusal(TEXT + "---\n")
    assert error.where == f"line {len(LINES) + 1}"


def test_a_position_of_another_table_is_refused() -> None:
    for other in (GAME.start(3), GAME.start(2, {"rounds": 1})):
        record = Record(GAME, 2, start=other.position())
        with pytest.raises(BadRecord, match="start: has other players or options"):
            record.text()
    text = played(2, 0).text()
    start = json.dumps(GAME.start(3).position())
    error = refusal(text.replace("result:", f"start: {start}\nresult:"))
    assert error.where.endswith("(start)")


def test_a_broken_position_is_refused_when_it_is_loaded() -> None:
    record = Record(GAME, 2, start={"players": 2})
    with pytest.raises(BadPosition, match="game: is missing"):
        record.first()
