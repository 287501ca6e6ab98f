"""A person at a real terminal: whole games, commands, leaving."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from tabard.games import NAMES, game
from tabard.kernel.record import parse
from tests.cli.terminal import PATIENCE, PROMPT, Terminal, environment

COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
NUMBERS = re.compile(r"^ +(?:\d+-)?(\d+)  ", re.MULTILINE)


def plain(text: str) -> str:
    """What is seen without its colours."""
    return COLOURS.sub("", text)


def last_number(text: str) -> str:
    """The number of the last choice in the list; where one is asked again, the same once more.

    A set that is complete is laid down; where no list is shown, it is asked for.
    """
    if "All the same?" in text:
        return "y"
    if "Enter lays it down" in plain(text):
        return ""
    return str(["table", *NUMBERS.findall(plain(text))][-1])


def start(*arguments: str, columns: int = 80, **changes: str) -> Terminal:
    """A quick game with a known deal."""
    quick = ("play", "pillars", "--players", "2", "--bots", "random", "--seed", "a seed")
    return Terminal(*quick, *arguments, columns=columns, **changes)


def test_a_whole_game_is_played_and_recorded(tmp_path: Path) -> None:
    path = tmp_path / "game.tabard"
    with start("--record", str(path)) as terminal:
        text = terminal.read()
        answers = 0
        while text.endswith(PROMPT):
            whole = "Enter lays it down" in plain(text)
            text = terminal.type(last_number(text) if answers % 3 or whole else "1")
            answers += 1
        assert terminal.wait() == 0
    end = plain(text)
    assert answers > 20
    assert "Game over" in end
    assert "win" in end
    assert "The dealer’s seed was a seed" in end
    record = parse(path.read_text("utf-8"), game)
    assert record.check_deal() > 0
    assert record.commitment in terminal.seen
    shown = [line for line in plain(terminal.seen).splitlines() if "─" in line or "│" in line]
    assert max(map(len, shown)) <= 80


def test_a_hint_says_what_to_expect_and_why() -> None:
    with start() as terminal:
        terminal.read()
        told = plain(terminal.type("hint"))
    lines = [line.strip() for line in told.splitlines()]
    assert lines[1].startswith("1  ")
    assert re.fullmatch(r"(\d+–\d+|under \d+|over \d+)% chance to win", lines[2])
    assert re.match(r"why: |about equal|no single thing", lines[3])
    assert any(re.match(r"beside 1: |about equal", line) for line in lines[4:])


def test_the_table_is_coloured_and_reads_without_colour() -> None:
    with start() as terminal:
        assert "\x1b[" in terminal.read()
    with start(NO_COLOR="1") as terminal:
        text = terminal.read()
        assert "\x1b[38" not in text
        assert "♜ Guest" in plain(text)


def test_a_wide_terminal_has_the_players_beside_the_board() -> None:
    with start(columns=120) as terminal:
        text = plain(terminal.read())
    assert " │ " in text
    assert max(len(line) for line in text.splitlines()) <= 120


def test_a_terminal_without_unicode_gets_letters() -> None:
    with start(PYTHONIOENCODING="ascii", LC_ALL="C", PYTHONUTF8="0") as terminal:
        text = plain(terminal.read())
    assert "A Guest" in text
    assert "2 workers > 2 sand" in text


def test_commands_answer_without_using_up_the_turn() -> None:
    with start() as terminal:
        first = plain(terminal.read())
        assert "why a choice is not open" in plain(terminal.type("?"))
        assert "That is open" in plain(terminal.type("why pass"))
        assert "That is open" in plain(terminal.type("why 1"))
        assert "There is no choice “fly”" in plain(terminal.type("why fly"))
        assert "There is no choice “jump”" in plain(terminal.type("jump"))
        assert "Choose a number from 1 to" in plain(terminal.type("99"))
        assert "Type some more of it" in " ".join(plain(terminal.type("t")).split())
        assert "PIL-3.1" in plain(terminal.type("log"))
        assert "PIL-5.4 The owner decides" in plain(terminal.type("rules PIL-5.4"))
        assert "no rule “PIL-77”" in plain(terminal.type("rules PIL-77"))
        assert "Nothing to take back" in plain(terminal.type("undo"))
        assert "Cold winter" in plain(terminal.type("cards"))
        score = plain(terminal.type("points"))
        assert "If the game ended now  PIL-20.1" in score
        assert "King’s tax in round 1, gold  PIL-13.2" in score
        assert "needs 2–5, has " in score
        again = plain(terminal.type("table"))
        table = first[first.index(" Round 1 of") :]
        assert table in again
        terminal.type("pass")
        assert "Guest passes" in plain(terminal.seen)


def test_a_choice_that_is_not_open_says_why() -> None:
    with start() as terminal:
        terminal.read()
        text = plain(terminal.type("place market"))
    assert "Not a choice now." in text
    assert "PIL-4.1" in text


def test_save_and_resume_go_on_with_the_game(tmp_path: Path) -> None:
    path = tmp_path / "saved.tabard"
    with start() as terminal:
        terminal.read()
        table = plain(terminal.type("1"))
        assert "Name a file" in plain(terminal.type("save"))
        assert "--resume" in plain(terminal.type(f"save {path}"))
        assert "--resume" in plain(terminal.type(f"save {path}"))
        terminal.type("quit")
        assert terminal.wait() == 0
    with Terminal("play", "--resume", str(path)) as terminal:
        again = plain(terminal.read())
    assert again[again.index(" Round 1 of") :] == table[table.index(" Round 1 of") :]


def test_another_file_is_not_overwritten_by_save(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("mine", "utf-8")
    with start() as terminal:
        terminal.read()
        assert "exists already" in plain(terminal.type(f"save {path}"))
    assert path.read_text("utf-8") == "mine"


def test_quit_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "saved.tabard"
    with start() as terminal:
        terminal.read()
        os.write(terminal.master, b"quit\n")
        terminal.read(until="(Enter: do not save) ")
        terminal.type(str(path))
        assert terminal.wait() == 0
    assert path.exists()
    with start() as terminal:
        terminal.read()
        os.write(terminal.master, b"quit\n")
        terminal.read(until="(Enter: do not save) ")
        terminal.type("")
        assert terminal.wait() == 0


def test_ctrl_d_leaves_and_keeps_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.tabard"
    with start("--record", str(path)) as terminal:
        terminal.read()
        terminal.key(b"\x04")
        terminal.read()
        assert terminal.wait() == 0
    assert "Goodbye." in terminal.seen
    assert "result: none" in path.read_text("utf-8")


def test_ctrl_c_leaves_without_a_traceback() -> None:
    with start() as terminal:
        terminal.read()
        terminal.interrupt()
        terminal.read()
        assert terminal.wait() == 130
    assert "Goodbye." in terminal.seen
    assert "Traceback" not in terminal.seen


def test_rules_are_laid_out_and_paged_on_a_terminal() -> None:
    with Terminal("rules", "pillars", "PIL-5.4", PAGER="cat") as terminal:
        terminal.read(until="nothing more")
        assert terminal.wait() == 0
    assert "**" not in terminal.seen
    with Terminal("rules", "pillars", PAGER="cat") as terminal:
        terminal.read(until="nothing more")
        assert terminal.wait() == 0
    assert "PIL-27.7" in terminal.seen


def test_a_closed_pipe_is_no_error() -> None:
    command = f"{sys.executable} -m tabard.cli rules pillars | head -n 1"
    ran = subprocess.run(
        command,
        check=False,
        shell=True,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert ran.stdout.startswith("# The Pillars of the Earth")
    assert ran.stderr == ""


def test_the_installed_command_reports_errors_with_its_exit_code() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tabard.cli", "rules", "pillars", "PIL-0"],
        check=False, env=environment(), capture_output=True, text=True, timeout=PATIENCE,
    )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr.startswith("tabard: rule 'PIL-0'")


def test_every_game_is_played_in_a_terminal() -> None:
    for name in NAMES:
        quick = ("--players", "2", "--bots", "random", "--seed", "a seed")
        with Terminal("play", name, *quick) as terminal:
            text = terminal.read()
            for _ in range(12):
                assert "Traceback" not in plain(terminal.type("cards"))
                score = plain(terminal.type("points"))
                assert "Still to come" in score
                assert max(map(len, score.splitlines())) <= 80
                text = terminal.type(last_number(text))
                assert text.endswith(PROMPT), plain(text)[-500:]
