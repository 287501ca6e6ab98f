"""What the things on the table answer, with the figures of a position."""

from __future__ import annotations

from tabard.games.pillars.board import BOARD
from tabard.words import Words
from tests.games.pillars.tables import seat, table
from tests.rules import rule

NAMES = ["Anna", "Bert", "Cleo"]


def answers(view: dict[str, object], looks: int | None = 0, lang: str = "en") -> dict[str, str]:
    """What everything answers somebody who looks."""
    return Words("pillars", lang).tips(BOARD.tips(view, looks), NAMES)


@rule("PIL-16.3", "PIL-16.4")
def test_a_stall_tells_its_price_its_stock_and_who_may_trade() -> None:
    anna = seat(gold=7, metal=1)
    bert = seat(gold=2, row=["mortar_mixer"])
    state = table("market", seats=[anna, bert], spaces={"market": [0, 1]}, market={"stone": 3})
    told = answers(state.view(0))
    assert told["stall-stone"] == (
        "Stone at the market – 3 left this round at 4 gold each. Selling brings 4 gold each and"
        " needs a stonecutter, whom you have. (PIL-16.3)"
    )
    other = answers(state.view(1), 1)
    assert "needs a stonecutter, whom you do not have." in other["stall-stone"]
    assert "Buying needs a woodworker, and you have none;" in other["stall-wood"]
    assert "needs a stonecutter. (" in answers(state.view(None), None)["stall-stone"]
    assert "It cannot be bought. Selling brings 5 gold each." in told["stall-metal"]


@rule("PIL-9.1", "PIL-23.5")
def test_the_mill_tells_what_each_player_will_earn() -> None:
    plain = table("place_builder", seats=[seat(mill=12), seat(mill=12)], drawn=0)
    assert "12 workers earn 12 gold here." in answers(plain.view(0))["mill-0"]
    assert "24 workers are here now." in answers(plain.view(0))["station-wool_mill"]
    generous = table(
        "bishops_choice",
        seats=[seat(mill=12), seat(mill=12)],
        event="event_priory_generosity",
        spaces={"bishops_seat": [0]},
    )
    assert "12 workers earn 17 gold here." in answers(generous.view(0))["mill-1"]
    picture = BOARD.draw(generous.view(0), seat=0)
    earned = picture[picture.index('id="wages-0"') :][:900]
    assert ">17<" in earned, "the picture says the same"


@rule("PIL-1.4", "PIL-17.5", "PIL-20.1")
def test_a_player_is_told_with_all_that_he_has() -> None:
    state = table("building", seats=[seat(vp=12, gold=28, wood=2, metal=1), seat(vp=15)])
    told = answers(state.view(0))
    assert told["purse-0"].startswith("Gold: Anna – 28 gold; a purse holds 30")
    assert told["points-0"].startswith("Points: Anna – 12 points, place 2 of 2 now.")
    level = table("building", seats=[seat(vp=15, gold=3), seat(vp=15, gold=2)])
    assert "place 2 of 2 now" in answers(level.view(0))["points-1"], "gold decides a tie"
    assert told["good-0-wood"].startswith("Wood: Anna – 2 of 3 cubes in all.")
    assert "at most 5 cubes are kept" in told["good-0-wood"]
    assert told["seat-1"].startswith("Bert – 15 points, 10 gold, 0 cubes and 3 craftsmen.")
    german = answers(state.view(0), 0, "de")
    assert german["points-0"].startswith("Punkte: Anna – 12 Punkte, jetzt Platz 2 von 2.")


@rule("PIL-5.5", "PIL-5.8")
def test_a_price_tells_who_waits_at_it_and_whether_it_holds_now() -> None:
    state = table("place_builder", waiting=[{"seat": 1, "cost": 7}], cost=6, drawn=0)
    told = answers(state.view(0))
    assert told["price-7"].endswith(
        "1 builder has passed here and will be placed free of charge. (PIL-5.8)"
    )
    assert "This is the price of the builder drawn now." in told["price-6"]
    assert "Now it is 6 gold." in told["price-track"]
