"""What the things on the table answer, with the figures of a position."""

from __future__ import annotations

from typing import Any

from tabard.games.feudum.board import BOARD
from tabard.words import Words
from tests.games.feudum.tables import pawn, seat, table
from tests.rules import rule

NAMES = ["Anna", "Bert", "Cleo"]


def answers(view: dict[str, Any], looks: int | None = 0, lang: str = "en") -> dict[str, str]:
    """What everything answers somebody who looks."""
    return Words("feudum", lang).tips(BOARD.tips(view, looks), NAMES)


@rule("FEU-21.1", "FEU-21.3")
def test_a_row_of_the_market_tells_the_price_of_its_next_good() -> None:
    goods = {"saltpetre": 3, "sulphur": 0, "iron": 4, "wood": 4, "food": 4}
    told = answers(table("play_card", guilds={"market": goods}).view(0))
    assert told["row-saltpetre"].startswith("Saltpetre for sale – 3 of 4 here, the next costs 2.")
    assert told["row-sulphur"].startswith("Sulphur for sale – 0 of 4 here, none to buy now.")
    assert told["row-food"].startswith("Food for sale – 4 of 4 here, the next costs 1.")


@rule("FEU-18.1", "FEU-18.2")
def test_a_guild_tells_who_holds_its_seats_and_how_many_stars_each_has() -> None:
    anna = seat(pawns=[pawn("forest_mid", "knight")], markers=6)
    told = answers(table("play_card", seats=[anna, seat(), seat()]).view(0))
    assert "Anna holds the seat, worth 5 points each epoch." in told["seat-knight-master"]
    assert "The seat is vacant, worth 3 points" in told["seat-knight-journeyman"]
    assert told["stars-knight-0"].startswith("Stars: Anna, Knight Guild – 1 star;")
    assert "it attacks with 1 and defends with 2" in told["pawn-0-1"]


@rule("FEU-29.1", "FEU-30.4", "FEU-31.3")
def test_epochs_coins_and_armies_tell_their_figures() -> None:
    state = table("play_card", seats=[seat(coins=8, vp=3), seat(vp=5), seat()])
    told = answers(state.view(0))
    assert "Epoch II dawns when 4 stacks show it; 0 do now." in told["rounds"]
    assert "8 shillings" in told["coins-0"]
    assert "every 3 are worth 1 point, 2 now" in told["coins-0"]
    assert told["points-0"].startswith("Points: Anna – 3 points, place 2 of 3 now.")
    assert "0 of 3 spaces filled." in told["ranks-of-0"]
    assert "up to 12 points" in told["ranks-of-0"]


@rule("FEU-29.5")
def test_a_letter_on_the_map_tells_when_goods_are_laid_out_there() -> None:
    view = table("play_card").view(0)
    told = answers(view)
    letters = {piece: text for piece, text in told.items() if piece.startswith("letter-")}
    assert letters
    for piece, text in letters.items():
        assert text.startswith("S at "), piece
        assert "When epoch II dawns, one good from the haversack is laid at every place" in text
        assert f'id="{piece}"' in BOARD.draw(view, seat=0)
    last = table("play_card", epoch=4).view(0)
    assert not [piece for piece in answers(last) if piece.startswith("letter-")]


@rule("FEU-6.10")
def test_the_ferries_tell_whether_they_are_open() -> None:
    yard = {"ship": 1, "submersible": 0, "airship": 1}
    shut = answers(table("play_card", guilds={"vessels": yard}).view(0))
    assert "closed while 2 vessels lie here" in shut["ferries"]
    empty = dict.fromkeys(yard, 0)
    open_ = answers(table("play_card", guilds={"vessels": empty}).view(0), 0, "de")
    assert "Sie sind offen: Ein Schritt kostet 2 Schillinge." in open_["ferries"]
