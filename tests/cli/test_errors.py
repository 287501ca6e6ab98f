"""What goes wrong: one line on stderr, exit code 2, and nothing left behind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Ran, Run


def assert_refused(ran: Ran, *said: str) -> None:
    """One line on stderr that says what is wrong, and the exit code for it."""
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith("tabard: ")
    assert len(ran.err.splitlines()) == 1
    for part in said:
        assert part in ran.err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("play chess", "game 'chess': known games are pillars"),
        ("games --fast", "unrecognized arguments: --fast"),
        ("rules chess", "game 'chess'"),
        ("rules pillars PIL-99.9", "rule 'PIL-99.9': pillars has rules like PIL-5.4"),
        ("rules pillars 0", "rule '0'"),
        ("play --players 5", "players: 5 is not 2 to 4"),
        ("play --players two", "'two' is not a whole number"),
        ("show game.txt --at -1", "'-1' is not a whole number from 0 up"),
        ("play --seat 3", "--seat: 3 is not 0 to 2"),
        ("play --bots wise", "bot 'wise': known bots are"),
        ("play --bots greedy,random --players 4", "--bots: 2 named for 3 seats"),
        ("play --option debt_rounding", "--option debt_rounding: is not NAME=VALUE"),
        ("play --option debt_rounding=up", "'up' is not one of floor, ceil (PIL-7.3)"),
        ("play --option speed=fast", "option speed: pillars has no such option"),
        ("play --option first_start_player=3", "3 needs 4 players, not 3"),
        ("play --resume x --seed y", "--resume goes on as the game was"),
        ("play --record no/such/folder/game", "there is no folder"),
        ("sim chess", "game 'chess'"),
        ("sim pillars --players 1", "players: 1 is not 2 to 4"),
        ("sim pillars --games 0", "'0' is not 1 or more"),
        ("sim pillars --bots random,random", "--bots: 2 named for 4 seats"),
        ("sim pillars --bots clever", "bot 'clever'"),
        ("sim pillars --option veto_per_round=2", "'2' is not one of 0, 1"),
        ("arena pillars", "required: --bots"),
        ("arena chess --bots random,greedy", "game 'chess'"),
        ("arena pillars --bots random", "--bots: needs two bots or more"),
        ("arena pillars --bots random,random", "--bots: needs two bots or more, each named once"),
        (
            "arena pillars --bots random,level9",
            "bot 'level9': known bots are random, greedy, level1",
        ),
        ("arena pillars --bots random,search:0", "bot 'search:0'"),
        ("arena pillars --bots random,greedy@x.json", "bot 'greedy@x.json'"),
        ("arena pillars --bots random,level5@no.json", "weights no.json: cannot be read"),
        ("arena pillars --bots random,greedy --players 7", "players: 7 is not 2 to 4"),
        ("arena pillars --bots random,greedy --store no/such/f", "there is no folder no/such"),
        ("train chess", "game 'chess'"),
        ("train pillars --players 7", "players: 7 is not 2 to 4"),
        ("train pillars --resume --folder no/such", "is not there: nothing to resume"),
        ("ladder no.json", "no.json: No such file"),
        ("show", "required: RECORD"),
        ("verify", "required: RECORD"),
        ("position", "give one of RECORD"),
        ("position --start chess", "game 'chess'"),
        ("position --start pillars --players 9", "players: 9 is not 2 to 4"),
        ("position --load x --at 3", "--at needs a RECORD"),
        ("position --start pillars --json", "--svg and --json go with --load"),
        ("position x --players 3", "--players and --option go with --start"),
    ],
)
def test_a_wrong_command_line_is_refused(tabard: Run, line: str, said: str) -> None:
    assert_refused(tabard(*line.split()), said)


READERS = [["show"], ["verify"], ["position"], ["play", "--resume"], ["position", "--load"]]


@pytest.mark.parametrize("command", READERS)
def test_a_missing_file_is_refused(tabard: Run, tmp_path: Path, command: list[str]) -> None:
    path = str(tmp_path / "nothing")
    assert_refused(tabard(*command, path), f"{path}: No such file or directory")


@pytest.mark.parametrize("command", READERS)
def test_a_folder_is_refused(tabard: Run, tmp_path: Path, command: list[str]) -> None:
    assert_refused(tabard(*command, str(tmp_path)), "Is a directory")


@pytest.mark.parametrize("command", READERS)
def test_what_is_not_utf8_is_refused(tabard: Run, tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "latin"
    path.write_bytes("Königshof".encode("latin-1"))
    assert_refused(tabard(*command, str(path)), str(path), "is not UTF-8 text (at byte 1)")


@pytest.mark.parametrize("command", READERS[:4])
def test_what_is_no_record_is_refused(tabard: Run, tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Philip,\n", "utf-8")
    assert_refused(tabard(*command, str(path)), str(path), "line 1")


def changed(path: Path, old: str, new: str) -> str:
    """The file with one thing replaced."""
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    return str(path)


def test_a_truncated_record_is_refused(tabard: Run, finished: Path) -> None:
    text = finished.read_text("utf-8")
    finished.write_text(text[: len(text) // 2], "utf-8")
    assert_refused(tabard("verify", str(finished)), "truncated")


def test_a_record_of_other_rules_is_refused(tabard: Run, finished: Path) -> None:
    path = changed(finished, "rules: 1", "rules: 99")
    assert_refused(tabard("show", path), "line 3", "rules version 99")


def test_a_record_of_an_unknown_game_is_refused(tabard: Run, finished: Path) -> None:
    assert_refused(tabard("verify", changed(finished, "game: pillars", "game: chess")), "chess")


def test_a_record_with_an_illegal_choice_is_refused(tabard: Run, finished: Path) -> None:
    lines = finished.read_text("utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith(("0 take", "0 hire")))
    lines[number] = "0 place market"
    finished.write_text("\n".join(lines), "utf-8")
    assert_refused(tabard("verify", str(finished)), f"line {number + 1}", "PIL-4.1")


def test_a_record_with_a_wrong_result_is_refused(tabard: Run, finished: Path) -> None:
    assert_refused(tabard("verify", changed(finished, "result: ", "result: 1")), "result")


def test_a_record_with_a_wrong_fingerprint_is_refused(tabard: Run, finished: Path) -> None:
    path = changed(finished, "fingerprint: ", "fingerprint: 0")
    assert_refused(tabard("verify", path), "fingerprint")


def test_a_seed_that_was_not_committed_to_is_refused(tabard: Run, finished: Path) -> None:
    path = changed(finished, "seed: a seed of ours", "seed: another")
    assert_refused(tabard("verify", path), "committed")


def test_a_deal_that_the_seed_did_not_make_is_refused(tabard: Run, finished: Path) -> None:
    from tabard.kernel.dealer import commitment

    path = changed(finished, "seed: a seed of ours", "seed: another")
    path = changed(finished, commitment("a seed of ours"), commitment("another"))
    assert_refused(tabard("verify", path), "was not dealt by the seed")


def test_verify_goes_on_after_a_bad_file(tabard: Run, finished: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text("x", "utf-8")
    ran = tabard("verify", str(bad), str(finished), str(tmp_path / "nothing"))
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 2
    assert "good" in ran.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is not JSON"),
        ("{", "is not JSON"),
        ("[1, 2]", "it names no game"),
        ("{}", "it names no game"),
        ('{"game": 5}', "it names no game"),
        ('{"game": "chess"}', "game 'chess'"),
        ('{"game": "pillars"}', "rules_version: is missing"),
        ("[" * 100_000, "is not JSON"),
    ],
)
def test_a_malformed_position_is_refused(tabard: Run, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, "utf-8")
    assert_refused(tabard("position", "--load", str(path)), str(path), said)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("rules_version", 99, "rules_version"),
        ("cost", 8, "cost: 8 is not "),
        ("seats", [], "seats: has 0 entries"),
        ("castle", 1, "castle: is no field of a position"),
        ("to_move", 7, "to_move"),
    ],
)
def test_a_position_with_a_wrong_field_is_refused_by_its_name(
    tabard: Run, tmp_path: Path, field: str, value: object, said: str
) -> None:
    position = json.loads(tabard("position", "--start", "pillars").out)
    path = tmp_path / "position.json"
    path.write_text(json.dumps(position | {field: value}), "utf-8")
    assert_refused(tabard("position", "--load", str(path)), said)


def test_a_moment_that_never_was_is_refused(tabard: Run, running: Path) -> None:
    assert_refused(tabard("show", str(running), "--at", "61"), "--at: 61 is not 0 to 60")
    assert_refused(tabard("position", str(running), "--at", "61"), "61 is not 0 to 60")
    assert_refused(tabard("show", str(running), "--seat", "3"), "--seat: 3 is not 0 to 2")
    assert_refused(tabard("show", str(running), "--json", "--svg", "x"), "do not go together")


def test_files_are_not_overwritten_unless_forced(
    tabard: Run, running: Path, tmp_path: Path
) -> None:
    target = tmp_path / "table.svg"
    target.write_text("mine", "utf-8")
    assert_refused(tabard("show", str(running), "--svg", str(target)), "exists already")
    assert_refused(tabard("play", "--record", str(target)), "exists already")
    assert target.read_text("utf-8") == "mine"
    assert tabard("show", str(running), "--svg", str(target), "--force").code == 0
    assert target.read_text("utf-8") != "mine"


def test_a_write_that_fails_leaves_nothing(
    tabard: Run, running: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    before = sorted(tmp_path.iterdir())
    ran = tabard("show", str(running), "--svg", str(tmp_path / "table.svg"))
    assert_refused(ran, "No space left on device")
    assert sorted(tmp_path.iterdir()) == before


def test_a_game_without_its_seed_cannot_go_on(tabard: Run, running: Path) -> None:
    path = changed(running, "seed: a seed of ours\n", "")
    assert_refused(tabard("play", "--resume", path), "the dealer cannot go on")
