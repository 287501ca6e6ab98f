"""A record replays to the same game, and whatever is wrong with one is refused by its line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabard.kernel.dealer import Dealer, SealedDealer
from tabard.kernel.errors import BadInput, BadPosition, BadRecord, Unknown
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.play import random_choices
from tabard.kernel.record import Record, parse
from tabard.kernel.state import CHANCE, OVER
from tests.kernel.toy import GAME

SEED = "a seed of some words"


def find(name: str) -> Game[Any]:
    """The one game these records are of."""
    if name != GAME.id:
        raise Unknown(f"game {name!r}", "known games are toll")
    return GAME


def played(players: int = 3, plies: int = 999, **options: Any) -> Record:
    """A game whose chance a sealed dealer dealt, told up to a ply."""
    record = Record(GAME, players, options)
    record.names = ["Anna", "Bertram of Shiring", ""][:players]
    dealer, wits, menu = SealedDealer(SEED), Dealer(1), Menu()
    state = record.first()
    while state.to_move != OVER and len(record.choices) < plies:
        state.fill(menu)
        dealer.turn_to(len(record.choices))
        code = dealer.deal(menu) if state.to_move == CHANCE else wits.deal(menu)
        record.choices.append(code)
        state.apply(code)
    record.seal(dealer, revealed=state.to_move == OVER)
    return record


TEXT = played().text()
LINES = TEXT.splitlines()


def refusal(text: str) -> BadRecord:
    """What reading a record complains about."""
    with pytest.raises(BadRecord) as caught:
        parse(text, find)
    return caught.value


def line_of(start: str) -> int:
    """The number of the first line that begins so."""
    return next(n for n, line in enumerate(LINES, start=1) if line.startswith(start))


def swapped(start: str, new: str) -> str:
    """The record with one line replaced."""
    n = line_of(start)
    return "\n".join([*LINES[: n - 1], new, *LINES[n:]]) + "\n"


# -- sound records -------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 1, 7, 999])
@pytest.mark.parametrize("options", [{}, {"rounds": 1, "open_graves": True}])
def test_a_record_reads_back_as_it_was_written(plies: int, options: dict[str, Any]) -> None:
    record = played(2, plies, **options)
    again = parse(record.text(), find)
    assert again.text() == record.text()
    assert again.choices == record.choices
    assert (again.names, again.options, again.players) == (record.names, record.options, 2)
    assert (again.commitment, again.seed) == (record.commitment, record.seed)
    assert again.state().fingerprint() == record.state().fingerprint()


def test_a_record_begins_and_ends_as_its_format_says() -> None:
    assert LINES[:5] == [
        "tabard record 1",
        "game: toll",
        "rules: 1",
        "players: 3",
        "options: rounds=3 open_graves=false",
    ]
    assert LINES[5:7] == ["seat 0: Anna", "seat 1: Bertram of Shiring"]
    assert LINES[-3] == "---"
    assert f"seed: {SEED}" in LINES
    assert "# deal" in LINES


def test_a_running_game_has_no_result_and_its_seed_is_secret() -> None:
    text = played(2, 5).text()
    assert "result: none" in text
    assert "seed:" not in text
    assert "dealer:" in text
    assert parse(text, find).check_deal() == 0


def test_remarks_blank_lines_and_line_ends_of_other_systems_do_not_matter() -> None:
    loose = TEXT.replace("\n", " \r\n\r\n# a remark\r\n")
    assert parse(loose, find).text() == TEXT


def test_a_record_may_begin_from_a_position() -> None:
    whole = played(2)
    record = Record(GAME, 2, start=whole.state(9).position())
    record.choices = whole.choices[9:]
    again = parse(record.text(), find)
    assert again.text() == record.text()
    assert again.state().fingerprint() == whole.state().fingerprint()


def test_the_state_at_any_ply_is_there() -> None:
    record = played(2)
    state = record.first()
    for ply, code in enumerate(record.choices):
        assert record.state(ply).fingerprint() == state.fingerprint()
        state.apply(code)
    for ply in (-1, len(record.choices) + 1):
        with pytest.raises(BadRecord, match="ply"):
            record.state(ply)


@pytest.mark.parametrize(
    "name", ["A\nB", "  A   B ", "A\u2028B", "A\r\n---\r\nB", "A\x85B", "# A", "A: B"]
)
def test_any_name_fits_on_its_line(name: str) -> None:
    record = played(2, 3)
    record.names = [name, ""]
    again = parse(record.text(), find)
    assert again.text() == record.text()
    assert again.names == [" ".join(name.split()), ""]


# -- the deal ------------------------------------------------------------------------------------


def test_the_revealed_seed_deals_the_same_game() -> None:
    assert parse(TEXT, find).check_deal() == 9


def test_another_seed_is_not_the_one_committed_to() -> None:
    record = parse(swapped("seed:", "seed: another"), find)
    with pytest.raises(BadRecord, match="seed: is not the one the dealer committed to"):
        record.check_deal()


def test_a_seed_without_a_commitment_proves_nothing() -> None:
    record = parse("\n".join(line for line in LINES if not line.startswith("dealer:")), find)
    with pytest.raises(BadRecord, match="seed"):
        record.check_deal()


def test_an_outcome_that_was_not_dealt_is_named() -> None:
    for ply in (0, 1):
        record = played(2)
        state = record.state(ply)
        other = next(code for code in state.choices() if code != record.choices[ply])
        record.choices[ply:] = [other]
        said = GAME.actions.text(other)
        with pytest.raises(BadRecord, match=rf"choice {ply + 1}: '{said}' was not dealt"):
            parse(record.text(), find).check_deal()


@pytest.mark.parametrize("seed", ["", " ", "a\nb", " a", "a  b"])
def test_a_seed_that_a_line_cannot_hold_is_refused_before_the_game(seed: str) -> None:
    with pytest.raises(BadInput, match="seed"):
        Record(GAME, 2).seal(SealedDealer(seed))


# -- truncated and altered records ---------------------------------------------------------------


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
        ("rules", "rules: " + "9" * 5000, "is not a whole number"),
        ("players", "players: 4", "4 is not 2 to 3"),
        ("players", "players: -2", "'-2' is not a whole number"),
        ("players", "players: 2", "'draw"),
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
        ("seat 1", "start: " + "[" * 100_000, "is not JSON"),
        ("seat 1", 'start: {"players": 3}', "options: is missing"),
        ("result", "result: 1 2 3", "replaying gave"),
        ("result", "result: none", "replaying gave"),
        ("0 play", "1 hold", "'1' chooses, but '0' is to move"),
        ("0 play", "* hold", "'*' chooses, but '0' is to move"),
        ("0 play", "0 pay", "not a choice now (play) (TOLL-2)"),
        ("0 play", "0 dance", "'dance' is not a choice of this game"),
        ("0 play", "0", "'' is not a choice of this game"),
        ("* draw", "* draw queen", "'draw queen' is not a choice of this game"),
        ("plies", "plies: 3", "3 is not"),
        ("plies", "plies: many", "'many' is not a whole number"),
        ("plies", "fingerprint: 0", "'fingerprint' is there twice"),
        ("fingerprint", "fingerprint: 0123456789abcdef", "replaying gave"),
        ("fingerprint", "game: toll", "is not a line of a record"),
    ],
)  # fmt: skip
def test_a_wrong_line_is_refused_by_its_number(start: str, new: str, problem: str) -> None:
    error = refusal(swapped(start, new))
    assert problem in error.problem
    if "'draw" not in problem and not (start, new) == ("plies", "fingerprint: 0"):
        assert error.where.split(" (")[0] == f"line {line_of(start)}"


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    record = played(3)
    at = next(n for n, line in enumerate(LINES, start=1) if line.startswith("0 play"))
    held = LINES[at - 1].split()[2]
    other = next(card for card in ("peasant", "knight", "thief") if card != held)
    error = refusal(swapped("0 play", f"0 play {other}"))
    assert error.where == f"line {at}"
    assert error.problem == f"play {other}: not in hand (TOLL-2)"
    assert record.state().to_move == OVER


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
    with pytest.raises(BadPosition, match="options: is missing"):
        record.first()


def test_any_random_game_reads_back() -> None:
    for seed in range(20):
        record = Record(GAME, 2 + seed % 2)
        record.choices = random_choices(record.first(), Dealer(seed))
        assert parse(record.text(), find).text() == record.text()
