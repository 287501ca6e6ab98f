"""`tabard rules GAME --contents`."""

from __future__ import annotations

import pytest

from tabard.cli import main
from tabard.contents import contents_text


def test_the_contents_of_a_game_are_printed_in_the_readers_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["rules", "pilgrim", "--contents", "--lang", "de"]) == 0
    printed = capsys.readouterr().out
    assert printed == contents_text("pilgrim", "de") + "\n"
    assert "Aufgabenplättchen (PGM-3.1)" in printed


@pytest.mark.parametrize("more", [["5"], ["5", "--where"]])
def test_contents_are_those_of_a_whole_game(
    more: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "pilgrim", *more, "--contents"]) == 2
    assert "--contents lists a whole game" in capsys.readouterr().err
