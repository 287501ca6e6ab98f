"""Records taken out of the house and brought in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.games import game
from tabard.kernel.dealer import commitment
from tabard.kernel.record import parse
from tabard.server.limits import RECORD_LIMIT
from tabard.server.signing import read_signer
from tabard.signature import signed_by
from tests.server.web.browser import Browser, new, table_of, words
from tests.server.web.deeds import finished

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_record_brought_in_is_a_finished_table(anna: Browser, players: int) -> None:
    text = (RECORDS / f"pillars-{players}.txt").read_text("utf-8")
    table = table_of(anna.town, anna.post("/replays/import", {"text": text}))
    assert table.over
    assert anna.get(f"/replay/{table.id}").status_code == 200
    assert "Finished" in anna.read("/replays")
    file = anna.get(f"/table/{table.id}/record")
    assert "attachment" in file.headers["content-disposition"]
    assert file.text == text
    assert parse(file.text, game).check_deal() > 0


def test_a_record_without_the_dealers_seed_shows_no_seal(anna: Browser) -> None:
    text = (RECORDS / "pillars-2.txt").read_text("utf-8")
    kept = [line for line in text.splitlines() if not line.startswith(("seed:", "dealer:"))]
    table = table_of(anna.town, anna.post("/replays/import", {"text": "\n".join(kept) + "\n"}))
    for address in (f"/replay/{table.id}", f"/table/{table.id}"):
        page = anna.get(address)
        assert "brought in without the dealer’s seed" in words(page)
        assert "The dealer’s seed was" not in words(page)
        assert "Published before anybody sat down" not in words(page)
        assert commitment("") not in page.text


def test_a_record_is_brought_in_as_a_file(anna: Browser) -> None:
    text = (RECORDS / "pillars-2.txt").read_bytes()
    answer = anna.post("/replays/import", files={"file": ("game.tabard", text, "text/plain")})
    assert table_of(anna.town, answer).over


def test_a_record_brought_in_is_seen_by_who_has_its_address(anna: Browser, ben: Browser) -> None:
    text = (RECORDS / "pillars-2.txt").read_text("utf-8")
    table = table_of(anna.town, anna.post("/replays/import", {"text": text}))
    assert table.id not in ben.get("/replays").text
    assert ben.get(f"/replay/{table.id}").status_code == 200
    assert table.id in anna.get("/replays").text


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (("result: 53 40", "result: 54 40"), "The result on line 10 is not the one"),
        (("seed: golden pillars 2", "seed: another"), "not the one that was sealed"),
        (("\n* start 1\n", "\n* start 0\n"), "On line 21 somebody chooses who is not to move."),
        (("tabard record 1", "a diary"), "Its first line is not “tabard record 1”."),
        (("game: pillars", "game: chess"), "Line 2 names a game that is not here."),
    ],
)
def test_a_record_that_lies_is_refused_with_its_line(
    anna: Browser, change: tuple[str, str], reason: str
) -> None:
    text = (RECORDS / "pillars-2.txt").read_text("utf-8").replace(*change)
    answer = anna.post("/replays/import", {"text": text})
    assert answer.status_code == 422
    assert "This record was not taken" in words(answer)
    assert reason in words(answer)
    assert anna.town.store.shelf.listed("over") == []


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("de", "wurde nicht angenommen: Die erste Zeile lautet nicht „tabard record 1“."),
        ("nl", "is niet aangenomen: De eerste regel is niet ‘tabard record 1’."),
    ],
)
def test_what_is_wrong_with_a_record_is_said_in_the_readers_language(
    anna: Browser, lang: str, sentence: str
) -> None:
    answer = anna.post("/replays/import", {"text": "x"}, headers={"accept-language": lang})
    assert sentence in words(answer)


def test_an_unfinished_record_is_refused(anna: Browser) -> None:
    whole = parse((RECORDS / "pillars-2.txt").read_text("utf-8"), game)
    whole.choices = whole.choices[:50]
    answer = anna.post("/replays/import", {"text": whole.text()})
    assert answer.status_code == 422
    assert "not finished" in words(answer)


def test_markup_in_a_record_is_shown_as_text(anna: Browser) -> None:
    text = (RECORDS / "pillars-2.txt").read_text("utf-8")
    text = text.replace("seat 0: Aliena", "seat 0: <img src=x onerror=alert(1)>")
    table = table_of(anna.town, anna.post("/replays/import", {"text": text}))
    for path in ("/replays", "/tables", f"/replay/{table.id}"):
        assert "<img src=x" not in anna.get(path).text
    assert "<b>" not in anna.post("/replays/import", {"text": "<b>x</b>"}).text.split("Bring")[1]


def test_a_record_may_be_larger_than_a_form_but_not_endless(anna: Browser) -> None:
    assert anna.post("/replays/import", {"text": "x" * 200_000}).status_code == 422
    assert anna.post("/replays/import", {"text": "x" * (RECORD_LIMIT + 1)}).status_code == 413


def test_the_record_of_a_running_game_stays_closed(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new()))
    answer = anna.get(f"/table/{table.id}/record")
    assert answer.status_code == 409
    assert table.seed not in answer.text


@pytest.mark.slow
def test_a_game_played_here_is_signed_and_one_brought_in_is_labelled(
    anna: Browser, tmp_path: Path
) -> None:
    signer = anna.town.house.signer = read_signer(tmp_path / "house.key")
    played = table_of(anna.town, anna.post("/new", new()))
    finished(anna, played)
    assert "This game was played here." in anna.read(f"/replay/{played.id}")
    text = anna.get(f"/table/{played.id}/record").text
    assert signed_by(text.encode()) == signer.public
    assert anna.get(f"/api/records/{played.id}/text").text == text
    assert anna.get(f"/api/records/{played.id}").json()["played_here"] is True
    assert anna.get("/api/house").json() == {"key": signer.public}
    table = table_of(anna.town, anna.post("/replays/import", {"text": text}))
    assert "This record was brought in" in anna.read(f"/replay/{table.id}")
    assert anna.get(f"/api/records/{table.id}").json()["played_here"] is False
    assert signed_by(anna.get(f"/table/{table.id}/record").content) == ""
    forged = anna.post("/replays/import", {"text": text.replace("# undos: 0", "# undos: 1")})
    assert forged.status_code == 422
    assert "The signature does not fit" in words(forged)
