"""The final scores: a row for each seat, or a column where points come from many sources."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabard.cli import main
from tabard.games import NAMES, game
from tabard.kernel.record import Record


@pytest.mark.parametrize("name", NAMES)
def test_no_figure_is_cut_off(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = game(name)
    state = found.start(2)
    record = Record(found, 2, dict(state.options))
    random = Random(1)
    while found.mover(state) != "over":
        weights = state.weights() if found.mover(state) == "chance" else None
        code = random.choices(state.choices(), weights)[0]
        record.choices.append(code)
        state.apply(code)
    path = tmp_path / "game.tabard"
    path.write_text(record.text(), "utf-8")
    assert main(["show", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "…" not in shown
    for score in state.scores():
        assert f" {score}" in shown
