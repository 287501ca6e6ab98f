"""A record replays to the same game, and its seed to the same deal."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.toll import GAME
from tabard.kernel.dealer import Dealer, SealedDealer
from tabard.kernel.errors import BadInput, BadRecord
from tabard.kernel.play import random_choices
from tabard.kernel.record import Record, parse
from tests.kernel.toy_records import LINES, SEED, TEXT, find, played, swapped


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


def test_any_random_game_reads_back() -> None:
    for seed in range(20):
        record = Record(GAME, 2 + seed % 2)
        record.choices = random_choices(record.first(), Dealer(seed))
        assert parse(record.text(), find).text() == record.text()


def test_the_revealed_seed_deals_the_same_game() -> None:
    assert parse(TEXT, find).check_deal() == 9


def test_a_seed_is_not_revealed_unasked() -> None:
    record = Record(GAME, 2)
    record.seal(SealedDealer(SEED))
    assert (record.commitment, record.seed) == (SealedDealer(SEED).commitment(), "")


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
