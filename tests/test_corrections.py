"""Data that a house has corrected: refused, told apart, and played with beside the game's own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabard import games
from tabard.corrections import differences, fingerprint, plain, read
from tabard.kernel.errors import BadInput
from tabard.trial import tried

PILLARS = games.folder("pillars")
OWN = (PILLARS / "data" / "craftsmen.toml").read_text("utf-8")
POTTER = 'id = "potter_1"'


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house that has corrected nothing yet."""
    (tmp_path / "house" / "pillars").mkdir(parents=True)
    return tmp_path / "house"


def correct(house: Path, old: str, new: str) -> Path:
    """Correct the first that stands so in the file of craftsmen, from the potter on."""
    before, potter, after = OWN.partition(POTTER)
    assert old in after
    file = house / "pillars" / "craftsmen.toml"
    file.write_text(before + potter + after.replace(old, new, 1), "utf-8")
    return file


def test_what_differs_is_told_by_file_and_key_with_its_source(house: Path) -> None:
    correct(house, "cost = 3", "cost = 4")
    assert [str(one) for one in differences(PILLARS, house)] == [
        "craftsmen.toml: craftsman[potter_1].cost: 3 → 4 (reconstructed)"
    ]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("cost = 3", 'cost = "3"', r'craftsman\[potter_1\]\.cost: "3" is not a number'),
        ("cost = 3", "price = 3", r"craftsman\[potter_1\]\.price: is a key that the game does not"),
        ("cost = 3\n", "", r"craftsman\[potter_1\]\.cost: is missing"),
        ("cost = 3", "cost = -3", r"craftsman\[potter_1\]\.cost: -3 is less than nothing"),
        ("cost = 3", "cost = ", "is not TOML"),
        ("[[craftsman]]", "[[craft]]", "craft: is a key that the game does not know"),
    ],
)
def test_broken_data_are_refused_by_file_and_key(
    house: Path, old: str, new: str, problem: str
) -> None:
    file = correct(house, old, new)
    with pytest.raises(BadInput, match=problem) as found:
        differences(PILLARS, house)
    assert str(file) in str(found.value)
    assert "\n" not in str(found.value)


def test_a_card_too_few_and_a_file_of_no_game_are_refused(house: Path) -> None:
    file = house / "pillars" / "craftsmen.toml"
    file.write_text(OWN.rpartition("[[craftsman]]")[0], "utf-8")
    with pytest.raises(BadInput, match="craftsman: there are 23, and 24 are wanted"):
        differences(PILLARS, house)
    file.rename(file.with_name("artisans.toml"))
    with pytest.raises(BadInput, match=r"artisans\.toml: the game has advantages\.toml, board"):
        differences(PILLARS, house)


def test_data_with_which_the_game_breaks_are_refused_by_the_key_that_breaks_it(
    house: Path,
) -> None:
    for name in ("craftsmen.toml", "game.toml"):
        shutil.copy(PILLARS / "data" / name, house / "pillars" / name)
    correct(house, "cost = 3", "cost = 4")
    file = house / "pillars" / "game.toml"
    text = file.read_text("utf-8")
    file.write_text(text.replace("min_players = 2", "min_players = 9"), "utf-8")
    with pytest.raises(BadInput, match=r"game\.toml: game\.min_players: the game does not work"):
        tried("pillars", house)
    file.write_text(text, "utf-8")
    assert [one.new for one in tried("pillars", house)] == [4]


def test_data_are_told_apart_by_what_they_come_to_and_not_by_their_words(house: Path) -> None:
    file = house / "pillars" / "craftsmen.toml"
    file.write_text(f"# looked up\n{OWN}".replace('"reconstructed"', '"found"'), "utf-8")
    assert fingerprint(PILLARS, house) == ""
    assert plain(read(file)) == plain(read(PILLARS / "data" / "craftsmen.toml"))
    correct(house, "cost = 3", "cost = 4")
    fingerprint.cache_clear()
    first = fingerprint(PILLARS, house)
    assert len(first) == 8
    correct(house, "cost = 3", "cost = 5")
    fingerprint.cache_clear()
    assert fingerprint(PILLARS, house) not in ("", first)


def python(program: str, *arguments: object) -> str:
    """What a program says that runs in a process of its own, as data are read once."""
    command = [sys.executable, "-c", program, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


PLAYING = """
import sys
import tabard
from tabard import games
from tabard.cli.data import with_data

with with_data(sys.argv[2:], tried_out=False):
    game = games.game("pillars")
    record = tabard.play("pillars", ["random", "random"])
    open(sys.argv[1], "w").write(record.text())
    print(game.version)
    for version in games.versions_of("pillars")[1:]:
        other = games.game(f"pillars@{version}")
        print(version, other.edition, tabard.play(other, ["random", "random"]).game.version)
"""


def test_records_name_their_data_and_verify_where_those_are_at_hand(
    house: Path, tmp_path: Path
) -> None:
    correct(house, "cost = 3", "cost = 4")
    record = tmp_path / "game.tabard"
    told = python(PLAYING, record, house).splitlines()
    version = f"1+data.{fingerprint(PILLARS, house)}"
    assert told == [version, "1 pillars@1 1"]
    assert f"rules: {version}\n" in record.read_text("utf-8")
    verify = [sys.executable, "-m", "tabard", "verify", str(record)]
    missing = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert missing.returncode == 2
    assert f"was played with corrected data {version[7:]}, which are not" in missing.stderr
    found = subprocess.run(
        [*verify, "--data", str(house)], capture_output=True, text=True, check=False
    )
    assert (found.returncode, found.stderr) == (0, "")
    assert "good: pillars" in found.stdout


AT_TABLES = """
import asyncio
import sys
from tabard import games
from tabard.cli.data import with_data
from tabard.server.limits import LOCAL
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tests.server.desk import GREEDY, PERSON, setup
from tests.server.inn import choose, opened, two, until

url, known, *data = sys.argv[1:]


async def story(store):
    async with opened(store) as house:
        for table_id in known.split():
            try:
                table = house.table(table_id)
            except RequestRefused as refused:
                print(refused.code, refused.detail["played"])
                continue
            before = len(table.plies)
            while len(table.plies) == before:
                await choose(house, table, before)
            print(table.game.edition, table.plan.version)
        table = await two(house)
        bots, _ = await house.open_table(setup("pillars", GREEDY, GREEDY), "Anna", LOCAL)
        await until(lambda: len(bots.plies) > 4)
        print(table.plan.version, bots.stand_ins, table.id)


with with_data(data, tried_out=False):
    store = Store(url)
    asyncio.run(story(store))
    store.close()
"""


@pytest.mark.slow
def test_a_house_with_corrected_data_carries_the_tables_that_began_without_and_back(
    house: Path, tmp_path: Path
) -> None:
    correct(house, "cost = 3", "cost = 4")
    version = f"1+data.{fingerprint(PILLARS, house)}"
    url = f"sqlite:///{tmp_path / 'house.db'}"
    first = python(AT_TABLES, url, "").split()
    assert first[:2] == ["1", "[]"]
    second = python(AT_TABLES, url, first[2], house).split()
    assert second[:4] == ["pillars@1", "1", version, "[]"]
    known = f"{first[2]} {second[4]}"
    third = python(AT_TABLES, url, known).split()
    assert third[:4] == ["pillars", "1", "other-rules", version]
    again = tmp_path / "again" / "pillars"
    again.mkdir(parents=True)
    correct(again.parent, "cost = 3", "cost = 5")
    fourth = python(AT_TABLES, url, known, again.parent, house).split()
    assert fourth[:4] == ["pillars@1", "1", f"pillars@{version}", version]
