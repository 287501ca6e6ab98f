"""Records one can believe: signed by the house where the game was played, byte for byte."""

from __future__ import annotations

import random
import stat
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.kernel.errors import BadRecord
from tabard.server import commands
from tabard.server.signing import Signer, facts_of, read_signer, record_text, signed_by
from tests.server.desk import DEVICE, GREEDY, Desk, setup


@pytest.fixture
def signer(tmp_path: Path) -> Signer:
    """A house's key, made at the first start."""
    return read_signer(tmp_path / "house.key")


@pytest.fixture(scope="module")
def played() -> Desk:
    """A game that went on for a while, with an undo."""
    desk = Desk(setup("toll", DEVICE, DEVICE), seed="a-seed")
    desk.play(3)
    desk.do(
        "anna", commands.ask_undo, next(p.seat for p in reversed(desk.table.plies) if p.seat >= 0)
    )
    desk.play(500)
    return desk


def test_the_key_of_a_house_is_made_once_and_is_its_owners(signer: Signer, tmp_path: Path) -> None:
    file = tmp_path / "house.key"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert read_signer(file).public == signer.public


def test_a_record_says_who_played_when_and_what_went_back(played: Desk, signer: Signer) -> None:
    text = record_text(played.table, signer)
    assert signed_by(text.encode()) == signer.public
    facts = facts_of(played.table)
    assert "# undos: 1" in facts
    assert "# seat 0: person" in facts
    assert all(line in text.splitlines() for line in facts)
    bots = Desk(setup("toll", DEVICE, GREEDY)).table
    assert "# seat 1: bot greedy" in facts_of(bots)


def test_a_bot_that_played_for_somebody_is_in_the_record() -> None:
    desk = Desk(setup("toll", DEVICE, GREEDY))
    desk.do("anna", commands.leave, 0, "level5")
    desk.do("anna", commands.sit, 0)
    assert "# seat 0: person, then bot level5, then person" in facts_of(desk.table)


def test_one_byte_that_was_changed_breaks_the_signature(played: Desk, signer: Signer) -> None:
    data = record_text(played.table, signer).encode()
    dice = random.Random(1)
    tail = range(data.index(b"# house:"), len(data))
    for place in [*tail, *dice.sample(range(len(data)), 200)]:
        changed = data[:place] + bytes([data[place] ^ (1 << dice.randrange(8))]) + data[place + 1 :]
        with pytest.raises(BadRecord):
            signed_by(changed)


def test_a_record_without_a_signature_claims_none(played: Desk) -> None:
    assert signed_by(record_text(played.table, None).encode()) == ""


def test_a_game_that_was_brought_in_is_not_signed(signer: Signer) -> None:
    table = Desk(setup("toll", DEVICE, DEVICE)).table
    assert signed_by(record_text(table, signer).encode()) == signer.public
    table.brought_in = True
    assert signed_by(record_text(table, signer).encode()) == ""


def test_verify_names_the_house_and_refuses_what_was_changed(
    played: Desk, signer: Signer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.tabard"
    text = record_text(played.table, signer)
    file.write_text(text)
    assert main(["verify", str(file), "--house", signer.public]) == 0
    assert f"signed by house {signer.public}" in capsys.readouterr().out
    assert main(["verify", str(file), "--house", "00" * 32]) == 2
    file.write_text(text.replace("# undos: 1", "# undos: 0"))
    assert main(["verify", str(file)]) == 2
    assert "signature" in capsys.readouterr().err
    file.write_text(record_text(played.table, None))
    assert main(["verify", str(file)]) == 0
    assert "not signed" in capsys.readouterr().out
    assert main(["verify", str(file), "--house", signer.public]) == 2
