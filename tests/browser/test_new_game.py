"""A game made from the example, in a package of its own, played to its end in a browser."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Visitors, seldom
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE
from tests.presentation.newcomer import NAME, made


class Newcomers(Server):
    """A house in whose Python a new game is installed."""

    @property
    def environment(self) -> dict[str, str]:
        """The surroundings of every house, and the folder of the game."""
        usual = super().environment
        path = os.pathsep.join([usual["PYTHONPATH"], str(self.folder / "games")])
        return {**usual, "PYTHONPATH": path}


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with five games."""
    folder: Path = tmp_path_factory.mktemp("house")
    (folder / "games").mkdir()
    made(folder / "games")
    house = Newcomers(folder)
    house.start()
    yield house
    house.stop()
    assert "Traceback" not in house.news()


@pytest.mark.parametrize("size", [WIDE, seldom(PHONE)])
def test_a_new_game_is_played_in_a_browser(
    visitors: Visitors, size: tuple[int, int], pictures: Path
) -> None:
    visitor = visitors(size=size)
    visitor.play_from_home(NAME)
    visitor.asked()
    assert faults(visitor) == []
    visitor.page.screenshot(path=pictures / f"new-game-{size[0]}.png")
    visitor.finish()
    assert visitor.find("#end table.scores tbody tr, #end table.scores tfoot tr").count() == 2
