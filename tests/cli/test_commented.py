"""Comments and variations of a record in the terminal: shown at their moment, counted, checked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard import commentary
from tabard.commentary import Comment, Commentary, Variation
from tabard.games import game
from tabard.kernel.record import parse
from tabard.kernel.state import CHANCE
from tests.cli.conftest import Run
from tests.golden import FOLDER

TEXT = (FOLDER / "pillars-2.txt").read_text("utf-8")


@pytest.fixture
def commented(tmp_path: Path) -> tuple[str, int]:
    """A record with a comment and a variation to the same moment, and which moment that is."""
    record = parse(TEXT, game)
    ply = next(
        n
        for n, (state, _) in enumerate(record)
        if n > 60 and state.to_move != CHANCE and len(state.choices()) > 1
    )
    state = record.state(ply)
    choice = f"{state.to_move} {record.game.actions.text(state.choices()[0])}"
    line = commentary.chosen(state, ply, [choice], "the other way")
    way = Variation(line, "Ben", (Comment(1, "and then?", "Anna"),))
    said = Commentary((Comment(ply, "Here it turned.\nWith two rows.", "Anna"),), (way,))
    file = tmp_path / "game.tabard"
    file.write_text(TEXT + said.text(), "utf-8")
    return str(file), ply


def test_a_moment_is_shown_with_what_was_written_to_it(
    tabard: Run, commented: tuple[str, int]
) -> None:
    file, ply = commented
    shown = tabard("show", file, "--at", str(ply))
    assert f"{ply}  Anna: Here it turned.\n    With two rows." in shown.out
    assert f"{ply}  the other way (Ben)\n    1. " in shown.out
    assert "\n       Anna: and then?" in shown.out
    assert "Here it turned" not in tabard("show", file, "--at", str(ply + 1)).out


def test_remarks_are_counted_and_a_variation_that_does_not_hold_is_one_line(
    tabard: Run, commented: tuple[str, int]
) -> None:
    file, _ = commented
    good = tabard("verify", file)
    assert "2 comments, 1 variation" in good.out
    assert "comment" not in tabard("verify", str(FOLDER / "pillars-2.txt")).out
    text = Path(file).read_text("utf-8")
    Path(file).write_text(text.replace('"choices": ["', '"choices": ["9'), "utf-8")
    for command in ("verify", "show", "study"):
        bad = tabard(command, file)
        assert bad.code == 2
        (line,) = bad.err.splitlines()
        assert "(variation): choice 1: " in line
