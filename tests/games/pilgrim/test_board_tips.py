"""What the things on the table answer, with the figures of a position."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.pilgrim.board import BOARD
from tabard.messages import sources
from tabard.words import Words
from tests.games.pilgrim.tables import seat, table
from tests.rules import rule

NAMES = ["Anna", "Bert", "Cleo"]


def answers(view: dict[str, Any], looks: int | None = 0, lang: str = "en") -> dict[str, str]:
    """What everything answers somebody who looks."""
    return Words("pilgrim", lang).tips(BOARD.tips(view, looks), NAMES[: view["players"]])


@rule("PGM-2.5", "PGM-24.9", "PGM-22.1")
def test_a_mat_tells_what_its_goods_and_its_piety_are_worth() -> None:
    seats = [seat(stone=5, wheat=2, silver=1, piety=11), seat(piety=0)]
    told = answers(table("choose_action", seats=seats).view(0))
    assert told["store-0-stone"].startswith("Stone: Anna – 5 here.")
    assert "at most 6 are kept after a round" in told["store-0-stone"]
    assert told["store-0-silver"].endswith(
        "Every 3 goods score 1 point at the end, 2 now. (PGM-1.1)"
    )
    assert "11 of 12, at the end worth 7 in points" in told["piety-0"]
    assert "0 of 12, at the end worth −5 in points" in told["piety-1"]


@rule("PGM-5.2", "PGM-3.9", "PGM-24.6")
def test_the_city_the_tiles_and_the_alms_table_tell_how_many_there_are() -> None:
    seats = [seat(city=4, north=1, alms_table=2), seat(city=1, east=4)]
    state = table("choose_action", seats=seats, round=20)
    told = answers(state.view(0))
    assert "5 acolytes are here now." in told["tile-city"]
    assert told["supply-straight"].startswith("Straight road – 8 tiles are left")
    assert told["alms-table-0"].startswith(
        "Alms table: Anna – 2 acolytes won there, worth 11 points."
    )
    german = answers(state.view(0), 0, "de")
    assert german["alms-table-0"].startswith("Almosentafel: Anna – 2 Gefolgsleute, 11 Punkte wert.")


@rule("PGM-26.5")
def test_what_belongs_to_ab_bott_is_told_by_his_name() -> None:
    told = answers(table("choose_action", seats=[seat()]).view(0))
    assert told["mat-1"].startswith("Ab-Bott – ")
    assert told["mat-0"].startswith("Anna – ")
    assert told["token-rest"].startswith("Rest – ")


@pytest.mark.parametrize(
    ("lang", "strange"),
    [
        ("de", ("Akolyth", "Pflicht", "Marker")),
        ("nl", ("acoliet", " plicht", "lijfeigene")),
    ],
)
def test_tips_call_things_as_the_log_does(lang: str, strange: tuple[str, ...]) -> None:
    _, *own = sources("pilgrim", lang)
    for file in own:
        assert [word for word in strange if word in file.text] == []
