"""A game made from the example: found by its entry point, checked, played, and shown in a page."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import tabard
from tabard import games
from tabard.kernel.box.weave import between_marks, woven
from tabard.kernel.conformance import check_game
from tabard.kernel.errors import Unknown
from tabard.messages import LANGUAGES
from tabard.presentation.board import Layout
from tabard.rl import Tables
from tabard.server import asker, commands
from tabard.server.web import frame
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import LAYOUTS, Sight
from tabard.words import Words
from tests.presentation.newcomer import EXAMPLE, NAME, look_again, made, tool
from tests.server.desk import three
from tests.server.web.browser import open_town, table_of

FEW: Final = 450  # lines of a game that can be played, but for those that `make positions` writes


@pytest.fixture
def newcomer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a new game that this Python has installed."""
    before = {*sys.modules}
    found = made(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    look_again()
    yield found
    monkeypatch.undo()
    look_again()
    for module in {*sys.modules} - before:
        if module.split(".")[0] == NAME:
            del sys.modules[module]


def test_a_game_in_a_package_of_its_own_stands_on_the_shelf(newcomer: Path) -> None:
    assert games.shelf() == (*games.NAMES, NAME)
    assert games.folder(NAME) == newcomer
    assert tabard.game(NAME).id == NAME
    assert tabard.game(NAME).steps[0].rule == f"{NAME.upper()}-1.1"
    assert Words(NAME)("game-title") == NAME.capitalize()


def test_without_its_package_nobody_knows_it() -> None:
    assert not games.known(NAME)
    with pytest.raises(Unknown):
        games.presentation(NAME)


def test_an_entry_point_may_name_the_game_itself(newcomer: Path) -> None:
    entries = newcomer.parent / f"{NAME}-0.1.0.dist-info" / "entry_points.txt"
    entries.write_text(f"[{games.GROUP}]\n{NAME} = {NAME}:GAME\n", "utf-8")
    look_again()
    assert tabard.game(NAME).id == NAME
    assert games.folder(NAME) == newcomer


def test_two_packages_may_not_bring_a_game_of_one_name(newcomer: Path) -> None:
    entries = newcomer.parent / f"{NAME}-0.1.0.dist-info" / "entry_points.txt"
    entries.write_text(f"[{games.GROUP}]\n{EXAMPLE} = {NAME}\n", "utf-8")
    look_again()
    with pytest.raises(ValueError, match=f"both call their game '{EXAMPLE}'"):
        games.shelf()


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("nowhere", "nowhere cannot be loaded: ModuleNotFoundError"),
        ("nowhere.at_all", "nowhere.at_all cannot be loaded: ModuleNotFoundError"),
        ("json", "json cannot be loaded: AttributeError"),
        ("stone", "stone has a GAME that is none"),
        (f"{NAME}:Board", "Board cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_package_whose_game_is_not_there_does_not_take_the_others_along(
    newcomer: Path, value: str, problem: str
) -> None:
    entries = newcomer.parent / f"{NAME}-0.1.0.dist-info" / "entry_points.txt"
    entries.write_text(f"[{games.GROUP}]\n{NAME} = {value}\n", "utf-8")
    (newcomer.parent / "stone.py").write_text("GAME = 'of stone'\n", "utf-8")
    look_again()
    with pytest.warns(RuntimeWarning, match=f"game '{NAME}' is left out: "):
        assert games.shelf() == games.NAMES
    with pytest.raises(Unknown, match=f"game '{NAME}': .*{problem}"):
        tabard.game(NAME)


def test_a_new_game_keeps_the_contract(newcomer: Path) -> None:
    assert check_game(tabard.game(NAME), 3, {}, seed=1) == []


def test_a_new_game_is_observed_and_learned_without_a_line_of_its_own(newcomer: Path) -> None:
    rules = tabard.game(NAME)
    assert [*woven(newcomer).values()] == [file.read_text("utf-8") for file in woven(newcomer)]
    tables = Tables(rules, 2, 3)
    moment = tables.reset()
    for _ in range(40):
        tables.step(tables.sample())
    assert moment.observations.shape == (2, len(rules.spec(3).observation))
    assert bytes(moment.observations[1]) == tables.copy(1).observation(int(moment.seats[1]))


def test_a_new_game_is_small_and_needs_no_edit_elsewhere(newcomer: Path) -> None:
    sources = [file.read_text("utf-8") for file in newcomer.rglob("*.py")]
    code = "\n".join(between_marks(source, lambda _: []) for source in sources)
    assert len([line for line in code.splitlines() if line.strip()]) <= FEW
    texts = [file.read_text("utf-8") for file in newcomer.rglob("*.*") if file.suffix != ".pyc"]
    assert not any(EXAMPLE in text.lower() for text in texts)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_is_played_to_its_end_at_a_table(
    newcomer: Path, lang: str, layout: Layout
) -> None:
    desk = three(NAME)
    glowing = 0
    while not desk.table.over:
        seat = desk.table.awaited()[0]
        asked = asker.asked(desk.table, seat)
        assert asked is not None
        shown = frame.now(desk.table, Sight(NAME, seat, lang, layout), Crowd("anybody"))["parts"]
        assert f'class="tabard plain {layout}"' in shown["board"]
        glowing += shown["board"].count("data-code")
        code, ply = asked.choices()[0], desk.table.ply_of(seat)
        desk.do(desk.user(seat), commands.choose, seat, code, ply, True)
    assert glowing > 3, "a card in hand is chosen on the mat"
    last = frame.now(desk.table, Sight(NAME, None, lang, layout), Crowd("anybody"))["parts"]
    assert 'class="scores"' in last["end"]
    assert Sight(NAME, None, lang).words.troubles == []


def test_a_new_game_has_its_pages(newcomer: Path, tmp_path: Path) -> None:
    house = tmp_path / "house"
    house.mkdir()
    with open_town(house) as town:
        anna = town.visitor()
        assert f'action="/play/{NAME}"' in anna.get("/").text
        assert f"{NAME.upper()}-1.3" in anna.read(f"/rules/{NAME}")
        assert "How many rounds are played?" in anna.read(f"/new?game={NAME}")
        assert table_of(town, anna.post(f"/play/{NAME}")).plan.game == NAME


def test_a_game_of_the_house_comes_with_the_tests_of_the_example(tmp_path: Path) -> None:
    made_here: Path = tool()["make"](NAME, EXAMPLE, house=tmp_path)
    assert made_here == tmp_path / "src" / "tabard" / "games" / NAME
    tests = tmp_path / "tests" / "games" / NAME
    assert f'= game("{NAME}")' in (tests / "test_rules.py").read_text("utf-8")
    assert f'@rule("{NAME.upper()}-1.3")' in (tests / "test_rules.py").read_text("utf-8")
    changes = tomllib.loads((tests / "mutations.toml").read_text("utf-8"))["mutation"]
    assert {change["file"].split("/")[1] for change in changes} == {NAME}
    texts = [file.read_text("utf-8") for file in tmp_path.rglob("*.*") if file.is_file()]
    assert not any(EXAMPLE in text.lower() for text in texts)


def test_a_name_that_is_taken_or_no_word_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, why in ((EXAMPLE, "already"), ("Two Words", "not one word")):
        monkeypatch.setattr(sys, "argv", ["new_game.py", name, "--like", EXAMPLE])
        with pytest.raises(SystemExit):
            tool()["main"]()
        assert why in capsys.readouterr().err
