"""Why a choice is not open is true: what a reason says one has is what lies on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

import pytest

import tabard
from tabard.games.feudum import tables as feudum
from tabard.games.feudum.prospect import crop
from tabard.games.pilgrim import tables as pilgrim
from tabard.games.pillars import stakes as pillars
from tabard.games.pillars.telling import EFFECTS
from tabard.games.world import events as e
from tabard.games.world import prices
from tabard.games.world import tables as world
from tabard.games.world.stakes import in_force
from tabard.kernel.errors import Refused
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.situations import situations

View = Mapping[str, Any]
Measure = Callable[[View, Mapping[str, Any]], int]
# One reason may stand against many choices: that many of each are looked at in a game.
OFTEN = 12
SEEDS = range(2)


def mine(view: View) -> Mapping[str, Any]:
    """What lies before the player who is asked."""
    player: Mapping[str, Any] = view["seats"][view["to_move"]]
    return player


def field(*path: str) -> Measure:
    """Something that lies before the player who is asked."""

    def measured(view: View, form: Mapping[str, Any]) -> int:
        found: Any = mine(view)
        for name in path:
            found = found[form[name.removeprefix("$")] if name.startswith("$") else name]
        return int(found)

    return measured


def uses_left(view: View, form: Mapping[str, Any]) -> int:
    """How often a craftsman may still be used in this round (PIL-17.2, PIL-23.1)."""
    row = pillars.CRAFTSMEN[form["craftsman"]]
    event = EFFECTS[view["event"]] if view["event"] else {"type": ""}
    more = event["delta"] if event["type"] == "capacity" and row["madonna_bonus"] else 0
    return int(row["capacity"] + more - mine(view)["uses"].get(form["craftsman"], 0))


def uses_afforded(view: View, form: Mapping[str, Any]) -> int:
    """How often a craftsman's goods are there."""
    inputs = pillars.CRAFTSMEN[form["craftsman"]]["inputs"]
    own = {**mine(view)["goods"], "gold": mine(view)["gold"]}
    return int(min(own[kind] // number for kind, number in inputs.items()))


def knowledge(view: View, form: Mapping[str, Any]) -> int:
    """The medical knowledge that the sick already chosen leave."""
    needed = sum(view["plague"][name] for name in view["caring"])
    return int(mine(view)["goods"]["medical"] - needed)


def free_fields(kind: str) -> Measure:
    """The fields of a material that are empty on a project."""
    rows = {row["id"]: row for row in world.read("projects")["project"]}

    def measured(view: View, form: Mapping[str, Any]) -> int:
        return int(rows[form["place"]][kind] - view["projects"][form["place"]][kind])

    return measured


def at_once(view: View, form: Mapping[str, Any]) -> int:
    """How many materials one placing lays."""
    if view["step"] == "masons":
        return e.MASONS_MATERIALS
    return int(prices.most_materials(in_force(view, e.FEW_MASONS)))


def paid_with(view: View, form: Mapping[str, Any]) -> int:
    """What the player has of the kind that an event takes."""
    kind = form["kind"]
    if form["do"] == "swap":
        kind = world.KIND_IDS[e.SWAP_GIVES[e.EVENT_IDS.index(view["event"])]]
    return int(mine(view)["goods"][kind])


def food(view: View, form: Mapping[str, Any]) -> int:
    """The food one has, or that pairs of goods can bring."""
    if form["do"] == "take_food":
        return int(min(view["facts"]["delivery"]["pairs"], view["haversack"]["food"]))
    return int(mine(view)["goods"]["food"])


def good(view: View, form: Mapping[str, Any]) -> int:
    """What one has of a good."""
    kind = form.get("good", feudum.GOOD_IDS[feudum.SALTPETRE])
    if form["do"] == "pay_cube":
        kind = next(kind for kind in feudum.GOOD_IDS if view["facts"]["bill"]["due"][kind])
    return int(mine(view)["goods"][kind])


def seals_at_most(view: View, form: Mapping[str, Any]) -> int:
    """How many markers of the knights can become seals (FEU-23.3)."""
    guilds = view["guilds"]
    colours = sum(number > 0 for number in guilds["rows"].values())
    free = len(feudum.SCROLL_IDS) - len(guilds["scrolls"])
    return int(min(feudum.KNIGHT_PUSH, colours, free, view["supply"]["seals"]))


def harvest(view: View, form: Mapping[str, Any]) -> int:
    """The yield of a harvest with favours (FEU-11.4)."""
    beads = view["options"]["favour_beads"] == "count_now"
    return crop(view, int(view["to_move"]), beads)


def outside(view: View, form: Mapping[str, Any]) -> int:
    """The acolytes in the City and on duty tiles, who can go to the map (PGM-17.6)."""
    return sum(mine(view)["locations"].values())


def roads_before(view: View, form: Mapping[str, Any]) -> int:
    """The road tiles of the open road since its last shrine (PGM-18.2)."""
    links = next(one for one in mine(view)["paths"] if one["end"] == "open")["links"]
    shrines = [n for n, link in enumerate(links) if link["shrine"]]
    return len(links) - (shrines[-1] + 1 if shrines else 0)


def most_given(view: View, form: Mapping[str, Any]) -> int:
    """The value of the duty; with alms no more than the rows that are left (PGM-12.4)."""
    value = int(view["pending"]["value"])
    rows = pilgrim.ALMS_ROWS - mine(view)["alms"]
    return max(1, min(value, rows)) if form["do"] == "alms" else value


# What the `have` of a reason measures, as the player's own view shows it.
HAVE: dict[str, dict[str, Measure]] = {
    "pillars": {
        "too-few-workers": field("workers"),
        "too-little-gold": field("gold"),
        "too-few-cubes": field("goods", "$kind"),
        "too-few-on-the-market": lambda view, form: int(view["market"][form["kind"]]),
        "too-few-uses-left": uses_left,
        "too-few-goods": uses_afforded,
    },
    "world": {
        **{f"needs-{kind}": field("goods", kind) for kind in ("wood", "stone", "wool", "cloth")},
        "needs-loyalty": field("goods", "loyalty"),
        "too-little-money": field("goods", "money"),
        "too-little-knowledge": knowledge,
        "no-free-stone-field": free_fields("stone"),
        "no-free-wood-field": free_fields("wood"),
        "too-many-materials": at_once,
        "too-much-cloth-at-once": lambda view, form: int(
            prices.cloth_at_once(in_force(view, e.MORE_CLOTH))
        ),
        "cannot-pay": paid_with,
    },
    "feudum": {
        "no-such-good": good,
        "needs-saltpetre": field("goods", "saltpetre"),
        "the-barrel-is-empty": field("barrel"),
        "feast-needs-wine": field("barrel"),
        "too-few-coins": field("coins"),
        "too-little-food": food,
        "too-little-sulphur": field("fresh"),
        "no-room-in-the-barrel": lambda view, form: feudum.BARREL - mine(view)["barrel"],
        "no-steps-left": lambda view, form: int(view["facts"]["journey"]["steps"]),
        "not-so-many": seals_at_most,
        "no-marker-left": field("markers"),
        "too-small-a-yield": harvest,
        "needs-a-knight": lambda view, form: feudum.SALTPETRE_LIMIT,
    },
    "pilgrim": {
        **{f"too-little-{kind}": field(kind) for kind in ("stone", "wheat", "silver", "piety")},
        "minority-fee": field("silver"),
        "too-few-goods": field("$method"),
        "too-few-to-sell": field("$kind"),
        "piety-is-full": lambda view, form: pilgrim.MOST_PIETY - mine(view)["piety"],
        "more-than-the-value": most_given,
        "not-that-much-due": lambda view, form: int(view["pending"]["due"][form["kind"]]),
        "not-active-yet": lambda view, form: int(view["ship"]["offset"]),
        "no-such-tile-left": lambda view, form: 0,
        "no-shrine-left": lambda view, form: int(view["supply"]["shrine"]),
        "no-acolyte-for-a-marker": outside,
        "too-few-roads-before-the-shrine": roads_before,
    },
}
# Reasons whose words name no number; theirs are for nobody to read.
MUTE = {"must-be-fed", "food-must-be-eaten", "tiles-come-last", "too-few-stars"}


@pytest.mark.parametrize("game", HAVE)
def test_the_numbers_of_reasons_are_those_of_the_table(game: str) -> None:
    books = [Words(game, lang) for lang in LANGUAGES]
    for players in tabard.game(game).players:
        for seed in SEEDS:
            seen: dict[str, int] = {}
            for state, _ in situations(game, players, seed):
                if state.to_move >= 0:
                    check(state, seen, HAVE[game], books)
    assert [words.troubles for words in books] == [[]] * len(books)


def check(
    state: State, seen: dict[str, int], have: Mapping[str, Measure], books: list[Words]
) -> None:
    """Every refusal has a rule and words, its numbers are true, and its choice is not open."""
    view = state.view(int(state.to_move))
    choices = set(state.choices())
    for one in state.refusals():
        assert one.code not in choices
        seen[one.why] = seen.get(one.why, 0) + 1
        if seen[one.why] > OFTEN:
            continue
        form = state.game.actions.json(one.code)
        assert one.why
        assert one.rule
        for words in books:
            refused = Refused(one.rule, "", one.why, one.need, one.have)
            assert words.reason(refused, form).endswith(".")
        if one.why in MUTE or (one.need, one.have) == (0, 0):
            continue
        text = f"{one.why} against {form} at {view['step']}"
        assert one.have == have[one.why](view, form), text
        assert one.need > one.have, text


@pytest.mark.parametrize("game", tabard.GAMES)
def test_nothing_of_a_kind_that_is_asked_for_is_refused_without_a_reason(game: str) -> None:
    books = [Words(game, lang) for lang in LANGUAGES]
    actions = tabard.game(game).actions
    kinds: dict[str, list[int]] = {}
    for code in range(len(actions)):
        kinds.setdefault(actions.verb(code), []).append(code)
    seen: dict[tuple[str, str], int] = {}
    random = Random(game)
    for players in tabard.game(game).players:
        for state, _ in situations(game, players, 1):
            if state.to_move >= 0:
                choices = set(state.choices())
                for verb in {actions.verb(code) for code in choices}:
                    asked = (state.step().name, verb)
                    seen[asked] = seen.get(asked, 0) + 1
                    closed = [code for code in kinds[verb] if code not in choices]
                    if seen[asked] <= OFTEN:
                        for code in random.sample(closed, min(OFTEN, len(closed))):
                            explained(state, code, books)
    assert [words.troubles for words in books] == [[]] * len(books)


def explained(state: State, code: int, books: list[Words]) -> None:
    """A refusal names a rule and a reason, in every language."""
    refused = state.refusal(code)
    assert refused.rule
    assert refused.why, f"{refused} at {state.step().name}"
    for words in books:
        assert words.reason(refused, state.game.actions.json(code)).endswith(".")
