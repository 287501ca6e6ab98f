"""Rules versions side by side: kept, found, played and replayed, each by its own rules."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import tabard
from tabard import games, kept
from tabard.freezing import freeze, retire
from tabard.kernel.errors import BadInput, BadRecord
from tests.editions import MORE, kept_in, raised

EVERY = games.shelf(hidden=True)


@pytest.mark.parametrize("name", EVERY)
def test_old_games_are_played_by_the_old_rule_and_new_ones_by_the_new(
    name: str, tmp_path: Path
) -> None:
    fewest = games.game(name).players[0]
    before = tabard.play(name, ["random"] * fewest, seed=5)
    with raised(name, tmp_path):
        old, new = games.game(f"{name}@1"), games.game(name)
        assert (old.version, new.version) == ("1", "2")
        assert (old.edition, new.edition) == (f"{name}@1", name)
        by_old = tabard.play(old, ["random"] * fewest, seed=5)
        by_new = tabard.play(new, ["random"] * fewest, seed=5)
        assert by_old.choices == by_new.choices == before.choices
        scores = list(before.state().scores())
        assert list(by_old.state().scores()) == scores
        assert list(by_new.state().scores()) == [points + MORE for points in scores]
        for record, game in ((before, old), (by_old, old), (by_new, new)):
            assert f"rules: {game.version}\n" in record.text()
            assert tabard.read(record.text()).game is game
        state = by_old.state(10)
        assert state.svg(0) == before.state(10).svg(0)
        assert pickle.loads(pickle.dumps(state)).game is old


def test_a_record_of_a_version_that_is_not_at_hand_says_so(tmp_path: Path) -> None:
    with raised("toll", tmp_path):
        text = tabard.play("toll", ["random"] * 2).text()
    with pytest.raises(BadRecord, match="was played under rules version 2; this is version 1"):
        tabard.read(text)


def test_a_version_that_changes_nothing_replays_the_records_of_the_one_before(
    tmp_path: Path,
) -> None:
    text = tabard.play("toll", ["random"] * 2).text()
    with (
        raised("toll", tmp_path, keep=False),
        pytest.raises(BadRecord, match="rules version 1"),
    ):
        tabard.read(text)
    with raised("toll", tmp_path / "same", keep=False, carries=(1,)):
        game = games.game("toll@1")
        assert (game.version, game.edition) == ("2", "toll")
        assert tabard.read(text).game is game


def test_a_kept_version_is_neither_made_twice_nor_taken_for_another(tmp_path: Path) -> None:
    version, folder = freeze("toll", tmp_path)
    assert (version, folder.name) == ("1", "toll_v1")
    with pytest.raises(BadInput, match="is there already"):
        freeze("toll", tmp_path)
    file = folder / kept.FILE
    file.write_text(file.read_text().replace('"1"', '"7"'))
    with kept_in(tmp_path), pytest.raises(BadInput, match=r"tabard\.kept\.toll_v1 has version 1"):
        games.game("toll@7")


def test_a_kept_version_says_when_it_is_to_be_retired(tmp_path: Path) -> None:
    from datetime import date

    _, folder = freeze("toll", tmp_path)
    for day in (date(2027, 6, 1), date(2027, 9, 1)):
        retire(folder, day)
        with kept_in(tmp_path):
            assert kept.versions()["toll@1"].until == day


def test_nothing_of_a_kept_version_is_loaded_from_the_present_one(tmp_path: Path) -> None:
    for name in EVERY:
        freeze(name, tmp_path)
    own = [f"tabard.games.{name}" for name in EVERY]
    for file in tmp_path.rglob("*.py"):
        lines = file.read_text("utf-8").splitlines()
        imports = [line for line in lines if "import" in line.split()]
        assert not [line for line in imports if any(f"{one}." in line for one in own)], file
