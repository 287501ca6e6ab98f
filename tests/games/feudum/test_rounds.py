"""Rounds, pouches and turns (section 3)."""

from __future__ import annotations

import pytest

from tests.games.feudum.tables import (
    choose,
    goods,
    of_all,
    open_choices,
    pawn,
    place,
    player,
    refusal,
    seat,
    table,
    told,
)
from tests.rules import rule


@rule("FEU-3.1", "FEU-3.10", "FEU-30.1")
def test_a_round_goes_from_actions_by_feeding_die_and_epoch_to_the_next() -> None:
    s = table(
        "play_card",
        seats=[
            seat(
                hand=["tax", "defend"],
                played=["move", "guild"],
                moves=1,
                food=1,
                pawns=[pawn("forest_mid")],
                tiles={"orchard": 1},
            ),
            seat(hand=[], played=["move", "explore", "tax", "guild"]),
        ],
    )
    choose(s, "play tax")  # the other card is then the only one left
    assert s.view(None)["step"] == "feeding"
    choose(s, "feed_food")
    assert s.view(None)["step"] == "progress_die"
    log = told(s, "roll island")
    view = s.view(None)
    assert (view["step"], view["round"], view["start_player"]) == ("pouches", 2, 1)
    assert [e.kind for e in log][-1] == "round-begins"
    choose(s, "pouch none")
    assert s.awaited() == [1, 0]
    assert len(open_choices(s)) == 8  # all eleven are back: the first of four can be any of eight
    assert player(s, 0)["played"] == []


@rule("FEU-3.2")
@pytest.mark.parametrize(("pouch", "cards"), [("none", 4), ("saltpetre", 5), ("sulphur", 4)])
def test_four_cards_are_selected_and_five_with_saltpetre(pouch: str, cards: int) -> None:
    s = table("pouches", seats=[seat(saltpetre=1, sulphur=1), seat()])
    choose(s, f"pouch {pouch}")
    for card in ("migrate", "move", "influence", "improve"):
        choose(s, f"select {card}")
        if s.to_move == 1:
            choose(s, f"select {card}")
    if cards == 5:
        choose(s, "select tax")
    assert (s.view(None)["step"], of_all(s, "cards")) == ("play_card", [cards, 4])


@rule("FEU-3.3", "FEU-4.5")
def test_a_pouch_takes_one_good_of_the_personal_supply_or_a_tile_and_none_of_the_barrel() -> None:
    s = table("pouches", seats=[seat(barrel=2, saltpetre=1), seat()])
    assert refusal(s, "pouch sulphur") == ("FEU-3.3", "no-such-good")
    choose(s, "pouch saltpetre")
    assert (player(s, 0)["pouch"], goods(s, 0)) == ("saltpetre", {})
    assert s.to_move == 0  # one good only: now the cards
    assert s.view(None)["step"] == "cards"
    s = table("pouches", seats=[seat(tiles={"orchard": 1}), seat()])
    before = s.view(None)["haversack"]
    choose(s, "pouch sulphur")
    assert (player(s, 0)["pouch"], player(s, 0)["tiles"]["orchard"]) == ("sulphur", 0)
    assert s.view(None)["haversack"] == before


@rule("FEU-3.4")
def test_pouches_are_laid_openly_in_turn_order() -> None:
    s = table(
        "pouches", seats=[seat(sulphur=1), seat(), seat(saltpetre=1)], start_player=2, active=2
    )
    assert s.to_move == 2
    choose(s, "pouch saltpetre")
    assert (s.to_move, s.view(0)["seats"][2]["pouch"]) == (0, "saltpetre")


@rule("FEU-3.5", "FEU-3.6")
def test_sulphur_lets_two_cards_be_played_once_and_goes_to_the_haversack_after_them() -> None:
    s = table(
        "play_card",
        seats=[seat(hand=["defend", "tax", "explore"], pouch="sulphur"), seat()],
    )
    before = s.view(None)["haversack"]["sulphur"]
    choose(s, "play defend")
    assert open_choices(s) == ["play explore", "play tax", "end_turn"]
    assert s.view(None)["haversack"]["sulphur"] == before
    choose(s, "play tax")
    assert s.to_move == 1
    assert (player(s, 0)["pouch"], s.view(None)["haversack"]["sulphur"]) == ("none", before + 1)
    choose(s, "play tax")  # the other's turn; then explore, the last card, alone
    assert (player(s, 0)["played"], player(s, 1)["cards"]) == (["explore", "tax", "defend"], 0)


@rule("FEU-3.5")
def test_unused_sulphur_leaves_the_pouch_at_the_end_of_the_actions() -> None:
    two = seat(hand=["tax", "move"])
    s = table("play_card", seats=[seat(hand=["defend", "tax"], pouch="sulphur"), two])
    before = s.view(None)["haversack"]["sulphur"]
    choose(s, "play defend", "end_turn")
    assert (player(s, 0)["pouch"], s.view(None)["haversack"]["sulphur"]) == ("sulphur", before)
    choose(s, "play tax")
    assert (player(s, 0)["pouch"], s.view(None)["haversack"]["sulphur"]) == ("none", before + 1)


@rule("FEU-3.5")
@pytest.mark.parametrize("tile", [False, True])
def test_saltpetre_leaves_the_pouch_after_the_last_card(tile: bool) -> None:
    one = seat(hand=["defend", "tax"], pouch="saltpetre", pouch_tile=tile)
    s = table("play_card", seats=[one, seat(hand=["migrate", "tax", "move"])])
    before = s.view(None)["haversack"]["saltpetre"]
    choose(s, "play defend")
    assert player(s, 0)["pouch"] == "saltpetre"
    choose(s, "play tax")  # then tax is the only card left to seat 0
    assert (s.to_move, player(s, 1)["cards"]) == (1, 2)
    assert player(s, 0)["pouch"] == "none"
    assert s.view(None)["haversack"]["saltpetre"] == before + (not tile)


@rule("FEU-3.5")
def test_saltpetre_leaves_the_pouch_when_defend_is_the_last_card_and_revealed() -> None:
    s = table(
        "conquer",
        seats=[
            seat(pawns=[pawn("forest_mid", "noble")], hand=["tax", "move"]),
            seat(pawns=[pawn("forest_mid", "monk")], hand=["defend"], pouch="saltpetre"),
        ],
    )
    choose(s, "attack 1 pawn_1", "defend")
    assert (player(s, 1)["pouch"], s.to_move) == ("none", 0)


@rule("FEU-3.6")
def test_who_has_no_cards_is_skipped_and_the_actions_end_when_nobody_has_any() -> None:
    s = table(
        "play_card",
        seats=[
            seat(hand=["tax", "defend"]),
            seat(hand=[]),
            seat(hand=["tax", "migrate"], pawns=[pawn("forest_mid")]),
        ],
    )
    assert refusal(s, "play move") == ("FEU-3.2", "not-in-your-hand")
    choose(s, "play tax")
    assert s.to_move == 2
    assert refusal(s, "play guild")[0] == "FEU-3.2"
    choose(s, "play tax")  # and seat 0 plays its last card
    assert (s.to_move, of_all(s, "cards")) == (2, [0, 0, 0])
    choose(s, "waive")  # migrating
    assert s.view(None)["step"] == "progress_die"
    assert player(s, 2)["pawns"][0]["at"] is None  # it could not be fed


@rule("FEU-3.7")
def test_an_action_may_be_waived_and_an_impossible_card_is_played_without_effect() -> None:
    town = {"forest_mid": {"type": "town"}}
    s = table(
        "play_card",
        seats=[seat(rules=["forest_mid"], hand=["tax", "defend"]), seat()],
        locations=town,
    )
    choose(s, "play tax")
    assert open_choices(s) == ["perform", "waive"]
    choose(s, "waive")
    assert (player(s, 0)["coins"], player(s, 0)["played"], s.to_move) == (7, ["tax"], 1)
    s = table("play_card", seats=[seat(hand=["tax", "defend"]), seat()])
    choose(s, "play tax")
    assert (player(s, 0)["played"], s.to_move) == (["tax"], 1)


@rule("FEU-3.8")
def test_improve_is_either_an_improvement_or_a_landscape_but_explore_may_be_both() -> None:
    both = seat(rules=["forest_se"], serfs=["forest_mid"], wood=3, tiles={"orchard": 2})
    s = table("improve", seats=[both, seat(rules=["forest_mid"])])
    choose(s, "tend forest_mid", "pay_cube", "leave")
    assert (s.to_move, place(s, "forest_se")["type"]) == (1, "outpost")
    s = table("explore", seats=[seat(rules=["forest_se"], iron=1), seat()])
    choose(s, "perform", "draw_writ sale_small", "draw_writ sale_large", "keep sale_small")
    assert open_choices(s) == ["perform", "waive"]


@rule("FEU-3.9")
def test_conquer_works_only_with_another_card_in_hand() -> None:
    def options(hand: list[str]) -> list[str]:
        people = [
            seat(pawns=[pawn("forest_mid", "noble")], hand=hand),
            seat(
                pawns=[pawn("forest_mid", "monk")],
                rules=["forest_mid"],
                subjects=["forest_mid"],
                hand=["tax", "move"],
            ),
        ]
        return open_choices(table("conquer", seats=people))

    assert options(["tax"]) == ["attack 1 pawn_1", "starve forest_mid subject", "waive"]
    assert options([]) == ["play move", "play tax"]  # the card had no effect


@rule("FEU-3.9")
def test_in_a_double_action_conquer_may_be_the_first_of_the_last_two() -> None:
    people = [
        seat(pawns=[pawn("forest_mid", "noble")], hand=["conquer", "tax"], pouch="sulphur"),
        seat(pawns=[pawn("forest_mid", "monk")], hand=["tax", "move"]),
    ]
    s = choose(table("play_card", seats=people), "play conquer")
    assert "attack 1 pawn_1" in open_choices(s)
    s = choose(table("play_card", seats=people), "play tax", "play conquer")
    assert (player(s, 0)["cards"], s.to_move, s.view(None)["step"]) == (0, 1, "play_card")
