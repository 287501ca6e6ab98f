"""`tabard versions` and `tabard keep`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard import kept
from tabard.server.limits import LOCAL
from tabard.server.store.store import Store
from tests.cli.conftest import Run
from tests.editions import forget, kept_in, raised
from tests.server.desk import PERSON, setup
from tests.server.inn import opened, run, two


@pytest.fixture
def address(tmp_path: Path) -> str:
    """The database of a house where two games of toll run and one waits for players."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    store = Store(url)

    async def story() -> None:
        async with opened(store) as house:
            await two(house, "toll")
            await two(house, "toll")
            await house.open_table(setup("pillars", PERSON, PERSON), "Anna", LOCAL)

    run(story)
    store.close()
    return url


def test_games_are_listed_by_version_with_what_happens_to_them_here(
    tabard: Run, address: str, tmp_path: Path
) -> None:
    said = tabard("versions", "--db", address)
    assert said.code == 0
    assert said.out.splitlines() == [
        "pillars 1: 1 running, 0 finished: present",
        "toll 1: 2 running, 0 finished: present",
    ]
    with raised("toll", tmp_path / "kept"):
        said = tabard("versions", "--db", address)
        assert (said.code, said.out.splitlines()[1]) == (0, "toll 1: 2 running, 0 finished: kept")
    with raised("toll", tmp_path / "same", keep=False, carries=(1,)):
        said = tabard("versions", "--db", address)
        assert said.code == 0
        assert said.out.splitlines()[1] == "toll 1: 2 running, 0 finished: taken over"
    with raised("toll", tmp_path / "kept", keep=False):
        said = tabard("versions", "--db", address)
        assert said.code == 2
        assert said.out.splitlines()[1] == "toll 1: 2 running, 0 finished: missing"


def test_a_version_is_kept_and_retired_by_a_command(tabard: Run, tmp_path: Path) -> None:
    said = tabard("keep", "toll", "--into", str(tmp_path))
    assert (said.code, said.out) == (0, f"toll 1 is kept in {tmp_path / 'toll_v1'}\n")
    assert "is there already" in tabard("keep", "toll", "--into", str(tmp_path)).err
    with kept_in(tmp_path):
        said = tabard("keep", "toll@1", "--until", "2027-06-01")
        assert said.code == 0
        forget()
        assert str(kept.versions()["toll@1"].until) == "2027-06-01"
        assert "name a kept version" in tabard("keep", "toll@9", "--until", "2027-06-01").err
    assert "is not YYYY-MM-DD" in tabard("keep", "toll", "--until", "soon").err


def test_corrected_data_that_are_broken_stop_a_command_in_one_line(
    tabard: Run, tmp_path: Path
) -> None:
    assert "is not a folder" in tabard("sim", "toll", "--data", str(tmp_path / "no")).err
    (tmp_path / "chess").mkdir()
    said = tabard("sim", "toll", "--data", str(tmp_path))
    assert said.code == 2
    assert f"{tmp_path / 'chess'}: the games are " in said.err
