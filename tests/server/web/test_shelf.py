"""The shelf: which games it shows, and which it shows only to those who ask."""

from __future__ import annotations

from pathlib import Path

from tabard import games
from tabard.server.house import House
from tabard.server.store.store import Store
from tabard.server.web.app import create_app
from tests.server.web.browser import Browser


def test_the_example_is_hidden_until_it_is_asked_for(anna: Browser) -> None:
    assert "toll" not in games.shelf()
    hidden = sorted({*games.SHELF_FACTS} - {*games.NAMES})
    assert "toll" in hidden
    assert games.shelf(hidden=True) == (*games.NAMES, *hidden)
    assert "/play/toll" not in anna.get("/").text
    assert "How many rounds are played?" in anna.read("/new?game=toll")
    listed = [one["id"] for one in anna.get("/api/games").json()["games"]]
    assert listed == [*games.NAMES]
    asked = [one["id"] for one in anna.get("/api/games?hidden=true").json()["games"]]
    assert asked == [*games.NAMES, *hidden]


def test_a_house_may_show_what_is_hidden(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tabard.db'}")
    app = create_app(House(store, 1), store, "secret", hidden=True)
    store.close()
    assert app.state.shelf == games.shelf(hidden=True)
