"""The sprite holds what is used, and everybody who drew is named."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tabard.draw import fonts, icons, shapes
from tabard.draw.pictures import Pictures
from tabard.draw.stamps import printed

ROOT = Path(__file__).parents[2]
DRAW = ROOT / "src" / "tabard" / "draw"
GAMES = ROOT / "src" / "tabard" / "games"


def test_sprite_and_list_agree() -> None:
    listed = tomllib.loads((DRAW / "icons.toml").read_text("utf-8"))
    named = {name: author for table in listed.values() for name, author in table.items()}
    assert named == icons.AUTHORS
    assert named.keys() == icons.SYMBOLS.keys()


def test_sigils_and_goods_are_in_the_sprite() -> None:
    assert set(shapes.SIGILS) <= icons.SYMBOLS.keys()
    assert {face for face, _ in shapes.GOODS.values()} <= icons.SYMBOLS.keys()


@pytest.mark.parametrize("file", sorted(GAMES.glob("*/pictures.toml")), ids=lambda f: f.parent.name)
def test_every_picture_of_a_game_is_in_the_sprite(file: Path) -> None:
    found = Pictures(file.parent)
    assert len(found.icons) > 20
    assert {*found.icons.values(), *found.verbs.values()} <= icons.SYMBOLS.keys()


def test_only_the_icons_used_are_taken() -> None:
    drawing = printed(icons.icon("meeple", 0, 0, 12) + icons.centred("anvil", 5, 5, 10))
    assert icons.used(drawing) == ["anvil", "meeple"]
    assert icons.symbols(icons.used(drawing)).count("<symbol") == 2
    assert icons.credits(["anvil", "meeple"]) == (
        "Icons by Delapouite, Lorc from game-icons.net, CC BY 3.0"
    )


def test_credits_name_every_author_and_typeface() -> None:
    credits = (ROOT / "docs" / "credits.md").read_text("utf-8")
    notice = (ROOT / "NOTICE.md").read_text("utf-8")
    for author in set(icons.AUTHORS.values()):
        assert author in credits
        assert author in notice
    for face in fonts.FACES:
        assert face.family in credits


def test_every_font_file_and_licence_is_there() -> None:
    for name in fonts.file_names():
        assert fonts.read(name)[:4] == b"wOF2"
    assert "SIL Open Font License" in fonts.read("OFL-Cinzel.md").decode()
    assert "SIL Open Font License" in fonts.read("OFL-EB-Garamond.md").decode()
