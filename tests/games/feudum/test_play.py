"""Whole games: they end by themselves, keep the invariants, and sense beats chance."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabard.bots import registry
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.actions import LOOTS, STARVED
from tabard.games.feudum.components import MOST_ROUNDS
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadPosition
from tabard.kernel.ints import has
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER
from tests.games.feudum.tables import GAME, pawn, played, position, seat, table
from tests.rules import rule

RULES = (Path(t.__file__).parent / "rules.md").read_text("utf-8")


@rule("FEU-33.5", "FEU-30.1")
@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 5])
def test_random_games_end_by_themselves_and_lose_nothing(players: int, variant: str) -> None:
    state = None
    for number, state in enumerate(played(players, 1, variant=variant)):
        if number % 10 == 0:
            assert GAME.violations(state) == []
    assert state is not None
    assert GAME.violations(state) == []
    assert state.view(None)["epoch"] == 5
    assert state.view(None)["round"] <= MOST_ROUNDS


def sentence(rule_id: str) -> str:
    """The text of a rule."""
    return next(line for line in RULES.splitlines() if line.startswith(f"- **{rule_id}**"))


@rule("FEU-33.1")
def test_no_choice_has_more_options_than_the_rules_say() -> None:
    """Counted from the pieces: what a menu could hold if all of it were possible at once."""
    beside = t.PAWNS * t.VESSELS  # a vessel under a pawn
    per_writ = sorted(Counter(rw.OPTION_WRIT).values())[-t.WRIT_LIMIT :]
    free = beside + sum(per_writ) + t.WRIT_LIMIT + len(t.ALL_SEALS)
    ways = max(len(edges) for edges in t.EDGES_AT)
    rivals = t.MAX_PLAYERS - 1
    widest = {
        "play_card": t.LARGE_HAND + free,
        "after_card": t.LARGE_HAND + free + 1,
        "pouches": len(t.POUCH_IDS) + free,
        "move": t.PIECES * ways + beside + beside + 1,
        "pilfer": t.PIECES * LOOTS + 1,
        "improve": t.LOCATIONS + t.LOCATIONS + 1,
        "influence": t.LOCATIONS + t.LOCATIONS + 1,
        "conquer": rivals * t.PAWNS + t.MONSTERS + t.PIECES + t.PAWNS * STARVED + 1,
        "guild": t.GUILDS + t.GUILDS + t.GUILDS * len(("master", "journeyman")) + 1,
        "writs": rw.WRITS,
    }
    assert max(widest.values()) <= GAME.bounds.choices
    assert f"No single choice has more than {GAME.bounds.choices} options." in sentence("FEU-33.1")


@rule("FEU-33.1")
def test_a_crowded_table_keeps_within_the_bound() -> None:
    everywhere = next(
        name for n, name in enumerate(t.LOCATION_IDS) if all(has(way, n) for way in t.TOUCHED)
    )
    counted = Counter(rw.OPTION_WRIT).most_common(t.WRIT_LIMIT)
    goods: dict[str, Any] = dict.fromkeys(t.GOOD_IDS, 4)
    ruled = [name for name in t.LOCATION_IDS if name != everywhere][: len(t.ALL_SEALS)]
    mine = seat(
        pawns=[pawn(everywhere, guild) for guild in ("monk", "farmer", "knight")],
        vessels=dict.fromkeys(t.VESSEL_IDS, 1),
        hand=list(t.CARD_IDS[: t.LARGE_HAND]),
        pouch="saltpetre",
        pouch_tile=True,
        writs=[rw.WRIT_IDS[writ] for writ, _ in counted],
        rules=ruled,
        markers=0,
        **goods,
    )
    seals = sorted(t.ALL_SEALS)
    immune = [(name, "ruler", seals[n]) for n, name in enumerate(ruled)]
    s = table("play_card", seats=[mine, seat()], immune=immune)
    assert 30 < len(s.choices()) <= GAME.bounds.choices


@rule("FEU-33.5")
def test_no_position_is_later_than_the_last_round_that_there_can_be() -> None:
    assert f"at most {MOST_ROUNDS} rounds" in sentence("FEU-33.5")
    found = position("play_card", round=2)
    with pytest.raises(BadPosition, match="too late"):
        GAME.load(found)
    found = position("play_card", round=2, stacks=dict.fromkeys(t.REGION_IDS, 1) | {"sea": 2})
    assert GAME.load(found).view(None)["round"] == 2
    found = position("rounds_end", round=2, stacks=dict.fromkeys(t.REGION_IDS, 1) | {"sea": 2})
    with pytest.raises(BadPosition, match="too late"):
        GAME.load(found)


@rule("FEU-29.1", "FEU-33.5")
def test_an_epoch_is_not_behind_the_stacks() -> None:
    with pytest.raises(BadPosition, match="is behind the stacks"):
        table("play_card", epoch=1, stacks=dict.fromkeys(t.REGION_IDS, 3))
    with pytest.raises(BadPosition, match="is behind the stacks"):
        table("play_card", stacks=dict.fromkeys(t.REGION_IDS, 3) | {"sea": 1})
    with pytest.raises(BadPosition, match="is behind the stacks"):
        table("play_card", epoch=3, stacks=dict.fromkeys(t.REGION_IDS, 3) | {"sea": 5})
    assert table("play_card", epoch=3, stacks=dict.fromkeys(t.REGION_IDS, 3)).to_move == 0


@rule("FEU-29.7", "FEU-30.1")
def test_no_card_is_played_in_the_fifth_epoch() -> None:
    with pytest.raises(BadPosition, match="ends the game, not at play_card"):
        table("play_card", epoch=5)
    assert table("charters", epoch=5).over


@rule("FEU-2.4", "FEU-3.1")
def test_a_position_of_the_setup_has_its_discs_and_no_round_yet() -> None:
    found = GAME.start(2).position()
    with pytest.raises(BadPosition, match="discs do not fit the step first_vessels"):
        GAME.load(laid_out_without_discs(found, "first_vessels"))
    with pytest.raises(BadPosition, match="1 has not begun at discs"):
        GAME.load(found | {"round": 1})


def laid_out_without_discs(found: dict[str, Any], name: str) -> dict[str, Any]:
    """The bare map, said to stand at a later step of the setup."""
    program = [{"at": f"game/setup/{name}", "progress": 0, "facts": {}}]
    return found | {"step": name, "program": program}


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_sense_beats_chance(variant: str) -> None:
    for number in range(4):
        state = GAME.start(2, {"variant": variant})
        clever = number % 2
        bots = {clever: registry.bot("greedy", number), 1 - clever: registry.bot("random", number)}
        dealer = Dealer(number)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                menu = Menu()
                state.fill(menu)
                state.apply(int(dealer.deal(menu)))
            else:
                state.apply(bots[int(state.to_move)].choose(state))
        assert state.ranking()[clever] == 1
