"""The seed that deals: the house's, fixed before anybody sits, and what the seats add to it."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tabard.cli import main
from tabard.games import game
from tabard.kernel.dealer import commitment, shared_seed
from tabard.kernel.errors import BadRecord
from tabard.kernel.record import parse
from tabard.server import commands
from tabard.server.api import create_api
from tabard.server.asker import Asker
from tabard.server.signing import record_text
from tabard.server.store.store import Store
from tests.server.desk import ANNA, BERT, GREEDY, NAMES, PERSON, Desk, again, setup
from tests.server.inn import opened, run
from tests.server.program import Program

ONE, OTHER = "0123456789abcdef" * 2, "fedcba9876543210" * 4


def sit(desk: Desk, user: str, seat: int, nonce: str = "") -> None:
    """Sit down with something for the seed."""
    who = Asker(user, NAMES[user], desk.now, nonce=nonce)
    desk.fold(commands.sit(desk.table, who, seat))


def shared(*nonces: str) -> Desk:
    """A table that starts as soon as Bert has sat down, with what each has brought along."""
    desk = Desk(setup("toll", PERSON, PERSON), seed="of the house")
    desk.table.seats[0].nonce = nonces[0]
    sit(desk, BERT, 1, nonces[1])
    return desk


def finished(desk: Desk) -> str:
    """The record of a game played to its end."""
    desk.play(500)
    assert desk.table.over
    return record_text(desk.table, None)


def test_the_seed_is_made_of_the_houses_and_the_nonces_in_the_order_of_the_seats() -> None:
    lines = "\n".join(["tabard shared seed", "of the house", ONE, OTHER])
    assert shared_seed("of the house", [ONE, OTHER]) == sha256(lines.encode()).hexdigest()
    desk = shared(ONE, OTHER)
    assert desk.table.nonces == [ONE, OTHER]
    assert desk.table.deals_from == shared_seed("of the house", [ONE, OTHER])


def test_another_nonce_of_any_seat_is_another_deal_under_the_same_commitment() -> None:
    tables = [shared(*nonces).table for nonces in ((ONE, ONE), (OTHER, ONE), (ONE, OTHER))]
    assert len({table.commitment for table in tables}) == 1
    assert len({table.deals_from for table in tables}) == 3


def test_who_brings_nothing_and_bots_are_the_houses_and_the_record_says_so() -> None:
    desk = Desk(setup("toll", PERSON, PERSON, GREEDY), seed="of the house")
    sit(desk, BERT, 1, OTHER)
    assert desk.table.nonces == ["house", OTHER, "house"]
    assert again(desk).deals_from == desk.table.deals_from
    alone = Desk(setup("toll", PERSON, GREEDY), seed="of the house")
    assert (alone.table.nonces, alone.table.deals_from) == (["house", "house"], "of the house")


def test_a_seat_that_was_left_takes_its_nonce_along() -> None:
    desk = Desk(setup("toll", PERSON, PERSON, PERSON), seed="of the house")
    sit(desk, BERT, 1, ONE)
    desk.do(BERT, commands.leave, 1, "")
    desk.do("carl", commands.sit, 1)
    sit(desk, BERT, 2, OTHER)
    assert desk.table.nonces == ["house", "house", OTHER]


def test_who_comes_back_changes_nothing_that_was_settled() -> None:
    desk = shared(ONE, OTHER)
    desk.do(BERT, commands.leave, 1, "greedy")
    sit(desk, BERT, 1, ONE)
    assert desk.table.nonces == [ONE, OTHER]
    assert "nonce" not in desk.log[-1].data


def test_a_record_holds_seed_and_nonces_and_can_be_checked() -> None:
    record = parse(finished(shared(ONE, OTHER)), game)
    assert (record.seed, record.nonces) == ("of the house", [ONE, OTHER])
    assert record.commitment == commitment("of the house")
    assert record.check_deal() > 0
    assert parse(record.text(), game).nonces == record.nonces


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (f"nonces: {OTHER} {ONE}", "was not dealt by the seed"),
        (f"nonces: {ONE} house", "was not dealt by the seed"),
        ("", "was not dealt by the seed"),
        (f"nonces: {ONE}", "one nonce for each seat"),
        (f"nonces: {ONE} {OTHER} {OTHER}", "one nonce for each seat"),
        (f"nonces: {ONE} {OTHER[:31]}", "one nonce for each seat"),
        (f"nonces: {ONE} {OTHER.upper()}", "one nonce for each seat"),
        ("nonces:", "one nonce for each seat"),
    ],
)
def test_other_nonces_than_those_that_dealt_are_noticed(line: str, problem: str) -> None:
    desk = shared(ONE, OTHER)
    desk.play(500)
    text = desk.table.record().text()
    changed = text.replace(f"nonces: {ONE} {OTHER}\n", f"{line}\n" if line else "")
    with pytest.raises(BadRecord, match=problem):
        parse(changed, game).check_deal()


def test_verify_says_whose_numbers_have_dealt_in_each_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.tabard"
    file.write_text(finished(shared("", OTHER)))
    said = {}
    for lang in ("en", "de", "nl"):
        assert main(["verify", str(file), "--lang", lang]) == 0
        said[lang] = capsys.readouterr().out
    assert "committed to and the numbers of seats 1 (nothing of their own: 0)" in said["en"]
    assert "den Zahlen dieser Plätze: 1 (nichts Eigenes: 0)" in said["de"]
    assert "de getallen van deze plaatsen: 1 (niets eigens: 0)" in said["nl"]
    file.write_text(finished(shared("", "")))
    assert main(["verify", str(file)]) == 0
    assert "no seat having added to it" in capsys.readouterr().out


def test_a_game_that_was_closed_reveals_its_seed_too() -> None:
    desk = Desk(setup("toll", PERSON, GREEDY), seed="of the house")
    desk.play(1)
    assert desk.table.record().seed == ""
    assert desk.table.record().commitment
    desk.do(ANNA, commands.close)
    record = parse(record_text(desk.table, None), game)
    assert record.seed == "of the house"
    assert record.check_deal() > 0


async def guest(app: Any) -> Program:
    """Somebody's program with a token of its own."""
    token = (await Program(app).post("/guests", name="Ada")).json()["token"]
    return Program(app, token)


BOTS: dict[str, Any] = {"game": "toll", "players": 2, "seats": [PERSON, GREEDY]}


def test_who_opens_a_table_knows_the_commitment_before_giving_a_nonce(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            program = await guest(create_api(house))
            put_aside = (await program.post("/seals")).json()
            sealed = {"seal": put_aside["seal"], "nonce": ONE}
            made = await program.post("/tables", **BOTS, **sealed)
            assert made.status_code == 201
            shown = made.json()
            assert shown["status"] == "running"
            assert shown["commitment"] == put_aside["commitment"]
            assert shown["nonces"] == [ONE, "house"]
            assert shown["seed"] is None
            again = await program.post("/tables", **BOTS, **sealed)
            assert (again.status_code, again.json()["error"]) == (409, "seal-used")
            await program.post(f"/tables/{shown['id']}/close")
            closed = (await program.get(f"/tables/{shown['id']}")).json()
            assert commitment(closed["seed"]) == put_aside["commitment"]
            record = await program.get(f"/records/{shown['id']}/text")
            assert parse(record.text, game).nonces == [ONE, "house"]

    run(story)


@pytest.mark.parametrize(
    ("brought", "status", "error"),
    [
        ({"nonce": ONE}, 400, "malformed"),
        ({"seal": "none", "nonce": ONE}, 409, "bad-seal"),
        ({"seal": "ä" * 20, "nonce": ONE}, 409, "bad-seal"),
        ({"nonce": "x" * 32}, 400, "malformed"),
        ({"nonce": ONE[:31]}, 400, "malformed"),
    ],
)
def test_a_nonce_without_a_good_seal_opens_no_table(
    store: Store, brought: dict[str, str], status: int, error: str
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            program = await guest(create_api(house))
            made = await program.post("/tables", **BOTS, **brought)
            assert (made.status_code, made.json()["error"]) == (status, error)

    run(story)


def test_who_sits_down_finds_the_commitment_at_the_table_and_adds_to_it(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            app = create_api(house)
            host, other = await guest(app), await guest(app)
            seats = [PERSON, PERSON]
            made = (await host.post("/tables", game="toll", players=2, seats=seats)).json()
            before = (await other.get(f"/tables/{made['id']}")).json()
            assert before["commitment"] == made["commitment"]
            assert before["nonces"] == []
            sat = await other.post(f"/tables/{made['id']}/seats/1", nonce=OTHER)
            assert sat.status_code == 200
            assert (await host.get(f"/tables/{made['id']}")).json()["nonces"] == ["house", OTHER]

    run(story)
