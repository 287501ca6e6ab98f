"""The features of the learned value: what counts, what is as good as done, what roads promise."""

from __future__ import annotations

from tabard.games.pilgrim import scoring
from tabard.games.pilgrim.features import FEATURES
from tabard.games.pilgrim.frames import Sowing, Unit
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.features import Scale
from tabard.kernel.state import OVER, State

from .tables import choose, path, played, road, seat, shrine, table


def features_of(state: State, number: int = 0, weight: float = 0.0) -> dict[str, float]:
    """A seat's features by name, those that are 0 included."""
    assert isinstance(state, PilgrimState)
    size = len(FEATURES.names)
    scale = Scale(size, [weight] * (size * len(FEATURES.stretches)))
    scale.noting = True
    scale.clear(FEATURES.stretch(state))
    FEATURES.weigh(state, number, scale)
    return dict(zip(FEATURES.names, scale.noted, strict=True))


def busy(state: State) -> bool:
    """Whether acolytes are in hand or a unit is being paid."""
    walk = state.found(Sowing)
    return (walk is not None and walk.hand > 0) or state.found(Unit) is not None


def test_the_points_are_those_of_the_score_sheet() -> None:
    lines = [name for name in scoring.SCORE_IDS if name != "goods"]
    names = [f"points_{'donated' if name == 'buildings' else name}" for name in lines]
    for state in played(3, 5):
        assert isinstance(state, PilgrimState)
        if state.to_move == OVER or state.round == 0 or busy(state):
            continue
        for number in range(3):
            found = features_of(state, number)
            sheet = scoring.score_sheet(state, number)
            assert [found[name] for name in names] == sheet[: len(lines)]
            assert found["points"] == sum(sheet[: len(lines)]) + found["points_goods"]


def test_stretches_follow_the_rounds() -> None:
    for round_, stretch in ((1, 0), (2, 0), (3, 1), (23, 11), (25, 13), (26, 14)):
        state = table("choose_action", round=round_)
        assert isinstance(state, PilgrimState)
        assert FEATURES.stretch(state) == stretch
    assert len(FEATURES.stretches) == 15


def test_acolytes_in_hand_are_still_outside() -> None:
    state = table("sow_origin", seats=[seat(city=3, north=2), seat(), seat()])
    before = features_of(state)
    assert (before["outside"], before["in_hand"], before["sowing_ahead"]) == (5, 0, 1)
    choose(state, "pick city")
    after = features_of(state)
    assert (after["outside"], after["in_hand"], after["sowing_ahead"]) == (5, 3, 1)
    assert after["points_acolytes"] == before["points_acolytes"]


def test_the_acolytes_of_a_duty_under_way_count_in_the_city() -> None:
    state = table("choose_action", seats=[seat(north=2), seat(), seat()])
    before = features_of(state)
    assert (before["at_produce"], before["leads_produce"], before["city"]) == (2, 1, 5)
    assert before["action_ahead"] == before["best_action"] > 0
    choose(state, "duty produce")
    after = features_of(state)
    assert (after["at_produce"], after["leads_produce"], after["city"]) == (0, 0, 7)
    assert (after["doing_produce"], after["action_ahead"]) == (2, 0)
    assert after["under_way"] > 0


def test_a_road_promises_a_shrine() -> None:
    state = table("choose_action", seats=[seat(paths=[path(road("e5", 0, 3))]), seat(), seat()])
    found = features_of(state)
    assert (found["open_road"], found["open_unscored"], found["shrine_next"]) == (1, 1, 2)
    assert found["shrine_ready"] == 2 - 1  # a step of piety is worth a point
    poor = table(
        "choose_action", seats=[seat(stone=0, paths=[path(road("e5", 0, 3))]), seat(), seat()]
    )
    assert (features_of(poor)["shrine_next"], features_of(poor)["shrine_ready"]) == (2, 0)


def test_a_road_promises_a_site_and_its_favour() -> None:
    way = path(road("e5", 0, 3), road("e4", 0, 4))
    state = table("choose_action", seats=[seat(paths=[way]), seat(), seat()], rolls=(4, 3, 3, 3))
    found = features_of(state)
    assert (found["site_tiles"], found["site_favour"]) == (1, 4)
    assert found["site_ready"] == found["site_gain"] > 0
    assert found["site_hope"] > 0
    poor = [seat(piety=1, silver=0, stone=0, paths=[way]), seat(), seat()]
    found = features_of(table("choose_action", seats=poor, rolls=(4, 3, 3, 3)))
    assert (found["lacks_piety"], found["lacks_silver"], found["lacks_stone"]) == (2, 3, 1)
    assert found["site_ready"] == 0


def test_a_closed_path_counts_by_its_shrines() -> None:
    way = path(road("e5", 0, 3), shrine("e4", 0))
    found = features_of(table("choose_action", seats=[seat(paths=[way]), seat(), seat()]))
    assert (found["points_paths"], found["closed_factor"], found["open_road"]) == (2, 2, 0)
    assert found["closed_site_hope"] > 0


def test_the_alms_of_a_quarter_are_sure_at_the_top() -> None:
    state = table("choose_action", seats=[seat(alms=7), seat(alms=6), seat(alms=6)])
    found = features_of(state)
    assert (found["alms_ahead"], found["alms_prize"], found["alms_sure"]) == (1, 5, 5)
    assert features_of(state, 1)["alms_behind"] == 1
    tied = features_of(table("choose_action", seats=[seat(alms=3), seat(alms=3), seat()]))
    assert (tied["alms_tied"], tied["alms_prize"]) == (1, 0)


def test_a_plan_is_worth_more_the_more_of_it_is_done() -> None:
    ways = [
        path(road("e5", 0, 3)),
        path(road("e5", 0, 3), road("e4", 0, 4)),
    ]
    found = [
        features_of(
            table("choose_action", seats=[seat(paths=[way]), seat(), seat()], rolls=(4, 3, 3, 3))
        )
        for way in ways
    ]
    assert 0 < found[0]["plan_progress"] < found[1]["plan_progress"]
    assert found[1]["plan_late"] == 0
    late = [seat(paths=[ways[0]], stone=0, silver=0, piety=0), seat(), seat()]
    assert features_of(table("choose_action", seats=late, round=26))["plan_late"] > 0


def test_a_path_that_nobody_has_begun_is_hoped_for_while_there_is_time() -> None:
    early = features_of(table("choose_action", seats=[seat(), seat(), seat()], round=3))
    late = features_of(table("choose_action", seats=[seat(), seat(), seat()], round=26))
    assert early["new_path_hope"] > 0
    assert early["best_favour_reachable"] == 10
    assert (late["new_path_hope"], late["best_favour_reachable"]) == (0, 0)


def test_alms_are_within_reach_while_nobody_stands_at_the_top() -> None:
    open_ = table("choose_action", seats=[seat(alms=4), seat(alms=2), seat()], round=3)
    found = features_of(open_)
    assert (found["alms_turns_to_top"], found["rival_alms_turns_to_top"]) == (1, 2)
    assert found["alms_within_reach"] == 5
    lost = table("choose_action", seats=[seat(alms=4), seat(alms=7), seat()], round=3)
    assert features_of(lost)["alms_within_reach"] == 0


def test_ab_bott_is_weighed_by_figures_of_his_own() -> None:
    ended = 0
    for state in played(1, 3):
        assert isinstance(state, PilgrimState)
        if state.to_move == OVER or state.round == 0:
            continue
        ended = max(ended, int(state.round))
        his = features_of(state, 1, weight=1.0)
        assert not features_of(state, 1)["abbott_points"]  # by weights that do not know him
        assert {name for name, amount in his.items() if amount} <= {
            name for name in his if name.startswith("abbott_")
        }
        sheet = scoring.score_sheet(state, 1)
        assert his["abbott_points"] == sum(sheet[:-1])  # less his goods
        assert not any(
            amount for name, amount in features_of(state).items() if name.startswith("abbott_")
        )
    assert ended > 20
