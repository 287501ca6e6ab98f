"""The features of the learned value: what counts, what is as good as done, what cards promise."""

from __future__ import annotations

from typing import Any

from tabard.games.feudum import scoring
from tabard.games.feudum import tables as t
from tabard.games.feudum.estimates import seal_lines
from tabard.games.feudum.features import FEATURES
from tabard.games.feudum.halls import LINES, SEAL_CHOICES
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.epochs import (
    active_regions,
    disloyalty,
    landscape_points,
    seat_points,
)
from tabard.kernel.features import Scale
from tabard.kernel.state import OVER, State

from .tables import choose, pawn, played, seat, table

TOWN = {"type": "town"}
FOOD_ON_THE_MARKET = {"market": {"food": 4}}


def features_of(state: State, number: int = 0) -> dict[str, float]:
    """A seat's features by name, those that are 0 included."""
    assert isinstance(state, FeudumState)
    size = len(FEATURES.names)
    scale = Scale(size, [0.0] * (size * len(FEATURES.stretches)))
    scale.noting = True
    scale.clear(FEATURES.stretch(state))
    FEATURES.weigh(state, number, scale)
    return dict(zip(FEATURES.names, scale.noted, strict=True))


def stretch(state: State) -> str:
    """The name of the stretch in which a game stands."""
    assert isinstance(state, FeudumState)
    return FEATURES.stretches[int(FEATURES.stretch(state))]


def epoch_now(state: FeudumState, number: int) -> int:
    """What the next epoch would score if it began now, by the rules' own functions."""
    later = state.copy()
    later.epoch += 1
    points = seat_points(later, number) + landscape_points(later, number)
    points += t.REGION_VP[active_regions(later, number)]
    return int(points - disloyalty(later, number))


def test_the_next_epoch_and_the_end_are_scored_with_what_is_there() -> None:
    for state in played(4, 3):
        assert isinstance(state, FeudumState)
        if state.to_move == OVER or state.epoch == t.LAST_EPOCH:
            continue
        for number in range(4):
            found = features_of(state, number)
            assert found["epoch_points"] == epoch_now(state, number)
            counted = found["points"] + found["points_coins"] + found["points_charters"]
            counted += int(scoring.voyage_points(state, number))
            counted += int(scoring.empire_points(state, number))
            assert abs(found["points_at_end"] - counted) < 1e-9


def test_stretches_follow_epochs_tiles_and_the_round() -> None:
    assert stretch(table("pouches", seats=[seat(saltpetre=1), seat()])) == "epoch_1_early_cards"
    assert stretch(table("guild")) == "epoch_1_early_turns"
    tops = dict(zip(t.REGION_IDS, (2, 2, 1, 1, 1, 1), strict=True))
    assert stretch(table("guild", stacks=tops)) == "epoch_1_late_turns"
    tops = dict(zip(t.REGION_IDS, (4, 4, 4, 4, 4, 4), strict=True))
    assert stretch(table("guild", stacks=tops, epoch=4)) == "epoch_4_whole_turns"


def test_what_is_due_is_as_good_as_paid() -> None:
    rich = seat(food=2, tiles={"orchard": 1}, pawns=[pawn("forest_mid")])
    state = table("migrate", seats=[rich, seat()])
    assert features_of(state)["has_food"] == 2
    choose(state, "migrate_on", "face noble")
    found = features_of(state)
    assert (found["payment_due"], found["has_food"], found["tiles"]) == (1, 1, 1)


def test_pawns_to_be_fed_count_against_food() -> None:
    two = [pawn("forest_mid"), pawn("desert_west", "noble")]
    hungry = table("guild", seats=[seat(pawns=two, food=1), seat(food=3)])
    assert features_of(hungry)["food_short"] == 1
    assert features_of(hungry, 1)["food_spare"] == 3
    drunk = [pawn("forest_mid", wine=True), pawn("desert_west", "noble")]
    assert features_of(table("guild", seats=[seat(pawns=drunk, food=1), seat()]))["food_short"] == 0


def test_an_equal_rival_makes_a_seat_shaky_and_sees_it_near() -> None:
    one = seat(pawns=[pawn("forest_mid", "noble")])
    two = seat(pawns=[pawn("desert_west", "noble")])
    state = table("guild", seats=[one, two], guilds={"seats": {"noble": [0, 1]}})
    first, second = features_of(state), features_of(state, 1)
    assert (first["master_noble"], first["seats_shaky"], first["seats_near"]) == (1, 1, 0)
    assert (second["journeyman_noble"], second["seats_shaky"], second["seats_near"]) == (1, 0, 1)


def test_a_card_in_hand_promises_what_it_could_bring() -> None:
    ruler = seat(rules=["forest_mid", "forest_se"], iron=1, wood=1, hand=["improve", "tax"])
    lands = {"forest_mid": {"type": "farm"}, "forest_se": TOWN}
    found = features_of(table("play_card", seats=[ruler, seat()], locations=lands))
    assert found["improvable"] == 2  # a farm to a town, a town to a feudum
    assert found["improvable_points"] == 3 + 4
    assert 3 < found["can_improve"] < 4  # without a seal there is no feudum
    assert found["promise_improve"] == found["can_improve"]
    assert found["promise_tax"] == found["can_tax"] == 2
    assert found["can_harvest"] > 0
    assert found["promise_harvest"] == 0


def test_markers_that_pawns_could_add() -> None:
    one = seat(pawns=[pawn("forest_mid"), pawn("desert_west")], rules=["desert_west"])
    two = seat(pawns=[pawn("forest_mid"), pawn("desert_west")])
    state = table("guild", seats=[one, two])
    first, second = features_of(state), features_of(state, 1)
    assert (first["marker_rules"], first["marker_region"], first["marker_subject"]) == (1, 1, 1)
    assert (second["marker_rules"], second["marker_serf"]) == (1, 1)
    usurper = seat(pawns=[pawn("desert_west")], serfs=["desert_west"])
    state = table("guild", seats=[seat(rules=["desert_west"]), usurper])
    assert features_of(state)["rule_shaky"] == 1
    assert (features_of(state, 1)["marker_usurps"], features_of(state, 1)["serf_usurps"]) == (1, 1)


def test_prey_and_danger_where_pawns_meet() -> None:
    hunter = seat(pawns=[pawn("forest_mid", "knight")], saltpetre=2)
    state = table("guild", seats=[hunter, seat(pawns=[pawn("forest_mid")])])
    assert (features_of(state)["prey"], features_of(state)["can_conquer"]) == (
        1,
        t.CONQUER_PIECE_VP,
    )
    assert features_of(state, 1)["pawns_in_danger"] == 1


def test_lines_of_scrolls_are_those_of_the_search() -> None:
    for values in ((2, 0, 2, 0, 2, 2), (0, 0, 0, 0, 0, 0), (2, 2, 0, 3, 0, 0)):
        state = table("guild", scrolls=values)
        assert isinstance(state, FeudumState)
        for number in range(SEAL_CHOICES):
            found = LINES[state.full_scrolls() * SEAL_CHOICES + number]
            assert found == seal_lines(state, number)


def hungry(hand: list[str], **more: Any) -> dict[str, float]:
    """What is said of two pawns with one food, and food on the market."""
    two = [pawn("forest_mid"), pawn("desert_west", "noble")]
    one = seat(pawns=two, food=1, hand=hand, **more)
    return features_of(table("play_card", seats=[one, seat()], guilds=FOOD_ON_THE_MARKET))


def test_who_can_still_buy_food_is_not_lost_yet() -> None:
    bare = hungry(["move", "tax"])
    assert (bare["hunger"], bare["hunger_of_all"], bare["food_to_fetch"]) == (1, 0, 0)
    buyer = hungry(["guild", "tax"])
    assert (buyer["hunger"], buyer["food_to_fetch"]) == (0, 1)
    assert buyer["food_to_fetch_next"] == 2  # for both of them, the evening after
    assert hungry(["guild", "tax"], coins=0)["hunger"] == 1
    again = hungry(["repeat", "tax"], played=["guild"], guild_used="noble")
    assert (again["hunger"], again["food_to_fetch"]) == (0, 1)
    assert hungry(["repeat", "tax"], played=["guild"], guild_used="merchant")["hunger"] == 1


def test_food_in_the_basket_is_as_good_as_bought() -> None:
    two = [pawn("forest_mid"), pawn("desert_west", "noble")]
    buyer = seat(pawns=two, hand=["tax"])
    state = table("guild", seats=[buyer, seat()], guilds=FOOD_ON_THE_MARKET)
    assert features_of(state)["food_to_fetch"] == 2
    choose(state, "trade merchant")  # there is nothing but food: the first is picked
    assert (features_of(state)["hunger"], features_of(state)["food_to_fetch"]) == (0, 1)
    choose(state, "buy food")
    assert (features_of(state)["hunger"], features_of(state)["food_to_fetch"]) == (0, 0)


def test_a_farm_feeds_by_pairs_of_goods_and_a_harvest_in_hand_counts() -> None:
    lands = {"forest_mid": {"type": "farm", "goods": {"wood": 2}}}
    two = [pawn("forest_mid"), pawn("desert_west", "noble")]
    for hand, starve in ((["guild", "tax"], 1), (["guild", "harvest"], 0), (["harvest"], 2)):
        farmer = seat(pawns=two, coins=0, rules=["forest_mid"], hand=hand)
        found = features_of(table("play_card", seats=[farmer, seat()], locations=lands))
        assert found["hunger"] == starve


def test_whoever_has_no_pawn_comes_back_with_food_and_the_card() -> None:
    gone = features_of(table("play_card", seats=[seat(food=2, hand=["migrate", "tax"]), seat()]))
    assert (gone["pawnless"], gone["return_fed"], gone["return_at_hand"]) == (1, 1, 1)
    poor = features_of(table("play_card", seats=[seat(hand=["migrate", "tax"]), seat()]))
    assert (poor["pawnless"], poor["return_fed"], poor["return_at_hand"]) == (1, 0, 0)


def test_food_that_a_return_still_lacks_counts_less_where_it_can_be_fetched() -> None:
    def lacking(hand: list[str], **more: Any) -> float:
        gone = seat(hand=hand, **more)
        return features_of(table("play_card", seats=[gone, seat()], guilds=FOOD_ON_THE_MARKET))[
            "food_to_return"
        ]

    assert lacking(["migrate", "tax"]) == 2
    assert lacking(["migrate", "tax"], food=1) == 1
    assert lacking(["migrate", "guild"]) == 1  # both can be bought
    assert lacking(["migrate", "guild"], coins=0) == 2
    assert lacking(["migrate", "tax"], food=2) == 0
