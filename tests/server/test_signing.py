"""Records one can believe: signed by the house where the game was played, byte for byte."""

from __future__ import annotations

import os
import random
import stat
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.kernel.errors import BadInput, BadRecord
from tabard.server import commands
from tabard.server.setup import USUAL_BOT
from tabard.server.signing import (
    Signer,
    facts_json,
    facts_of,
    iso_time,
    read_signer,
    record_text,
)
from tabard.server.store.private import write_once
from tabard.signature import signed_by
from tests.server.desk import DEVICE, GREEDY, Desk, again, mover, setup, two


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


def test_a_key_that_was_cut_off_is_told_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "house.key"
    for left in (b"", b"half of a key"):
        file.write_bytes(left)
        with pytest.raises(BadInput, match=rf"house.key: is no key: it has {len(left)} bytes"):
            read_signer(file)
        assert file.read_bytes() == left


def test_a_private_file_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, named = tmp_path / "house.key", []
    monkeypatch.setattr(os, "fsync", lambda _: named.append(file.exists()))
    write_once(file, b"content")
    assert named == [False]
    assert file.read_bytes() == b"content"
    assert [one.name for one in tmp_path.iterdir()] == ["house.key"]


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


def test_an_undo_is_in_the_record_with_what_went_back_and_who_agreed() -> None:
    desk = two("toll")
    seat = mover(desk)
    code = desk.choose()
    text = desk.table.game.actions.text(code) if desk.table.game else ""
    drawn = [made.seat for made in desk.table.plies[-3:]]
    ply = next(i for i, made in enumerate(desk.table.plies) if made.seat == seat)
    taken = len(desk.table.plies) - ply
    desk.do(desk.user(seat), commands.ask_undo, seat)
    desk.do(desk.user(1 - seat), commands.answer_undo, 1 - seat, True)
    lines = facts_of(desk.table)
    at = iso_time(desk.now)
    told = f"# undo: choice {ply + 1} on, {taken} choices, by seat {seat}, {at}, agreed: {1 - seat}"
    assert told in lines
    assert f"# undone: {seat} {text}" in lines
    assert len([line for line in lines if line.startswith("# undone: ")]) == taken, drawn
    (found,) = facts_json(desk.table)["undos"]
    assert (found["seat"], found["ply"], found["agreed"]) == (seat, ply, [1 - seat])
    assert found["choices"][0] == code
    assert facts_of(again(desk)) == lines


def test_a_flag_is_in_the_record_with_when_and_the_bot_that_played_on() -> None:
    desk = two("toll", clock={"kind": "live", "minutes": 1, "increment": 0})
    seat = mover(desk)
    desk.wait(60_000)
    desk.do("", commands.flag)
    ply = len(desk.table.plies)
    lines = facts_of(desk.table)
    assert f"# late: seat {seat}, before choice {ply + 1}, {iso_time(desk.now)}" in lines
    assert f"# seat {seat}: person, then bot {USUAL_BOT}" in lines
    assert facts_json(desk.table)["flags"] == [{"seat": seat, "ply": ply, "at": desk.now}]


def test_a_bot_that_stood_in_for_another_is_in_the_record() -> None:
    desk = Desk(setup("toll", GREEDY, DEVICE))
    while mover(desk) != 0:
        desk.choose()
    code = desk.state.choices()[0]
    version = desk.table.state_version
    desk.do("", commands.choose_for_bot, 0, code, version, "level1")
    assert "# seat 0: bot greedy, then bot level1" in facts_of(desk.table)


@pytest.mark.parametrize("signs", [True, False])
def test_one_byte_that_was_changed_breaks_signature_or_checksum(
    played: Desk, signer: Signer, signs: bool
) -> None:
    data = record_text(played.table, signer if signs else None).encode()
    dice = random.Random(1)
    tail = range(data.index(b"# table:"), len(data))
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
    file.write_text(text.replace("# undos: 1", "# undos: 2"))
    assert main(["verify", str(file)]) == 2
    assert "signature" in capsys.readouterr().err
    file.write_text(record_text(played.table, None))
    assert main(["verify", str(file)]) == 0
    assert "not signed" in capsys.readouterr().out
    assert main(["verify", str(file), "--house", signer.public]) == 2
