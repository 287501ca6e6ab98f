"""No number of the game stands in the code of its rules, and the data add up."""

from __future__ import annotations

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tests.games.numbers import check_numbers
from tests.rules import rule

# Numbers that may stand in the code of the rules, by module and the name they belong to.
STRUCTURE = {
    "accounts.py section_of": "the last of three parts of a text",
    "__init__.py BOUNDS": "what no menu and no game exceeds, for drivers",
    "combat.py TARGET_SERF": "a code beside the pieces",
    "frames/between.py PICKING": "the parts of a step",
    "frames/between.py PLAYED": "the parts of a step",
    "frames/between.py SETTLING": "the parts of a step",
    "frames/cards.py BY_DEJA_VU": "a code for a part of Repeat",
    "frames/guilds.py PUSH": "a code for a function",
    "components.py MOST_VP": "a bound on input, far above any game",
    "kinds.py MOST_LEVELS": "a bound on input",
    "old_registers.py MOST_NUMBER": "a bound on input: goods as a packed integer",
    "player.py ABOARD_MASK": "width in a packed integer",
    "player.py ABOARD_WIDTH": "width in a packed integer",
    "player.py COUNT_WIDTH": "width in a packed integer",
    "player.py FACE_MASK": "width in a packed integer",
    "player.py FACE_WIDTH": "width in a packed integer",
    "player.py PLACE_MASK": "width in a packed integer",
    "player.py PLACE_WIDTH": "width in a packed integer",
    "royal_writs.py ARM_PAY": "a column of a table",
    "royal_writs.py OPTION_AMOUNT": "a column of a table",
    "royal_writs.py OPTION_GUILD": "a column of a table",
    "royal_writs.py OPTION_PAY": "a column of a table",
    "kingdom.py BEAST_WIDTH": "width in a packed integer",
    "kingdom.py BOND_WIDTH": "width in a packed integer",
    "whereabouts.py ASKING": "the parts of a step",
    "kingdom.py FRESH": "a flag in a byte",
    "state.py IMMUNE_PART": "bytes of an entry",
    "state.py KNOWN": "a flag in a byte",
    "state.py SERF": "a code for a role",
    "kingdom.py STACK_WIDTH": "width in a packed integer",
    "state.py TRACK_WIDTH": "width in a packed integer",
    "kingdom.py WRECK_KIND": "width in a byte",
    "steps/defend.py BATTLE": "a part of a choice",
    "steps/epochs.py SEALS_TOO": "the parts of a step",
    "steps/improve.py FEUDUM": "a part of a choice",
    "tables.py GOODS_MASK": "width in a packed integer",
    "tables.py GOODS_WIDTH": "width in a packed integer",
    "observe.py IMMUNE_WORDS": "slots of a word",
    "observe.py WRECK_WORDS": "slots of a word",
    "observe.py QUEUE_WORDS": "words of an observation",
    "observe.py add_one": "slots of a word",
    "observe.py put_known": "slots of a word",
    "observe.py put_seals": "slots of a word",
}
NO_RULES = (
    *("aims.py", "cautions.py", "estimates.py", "feature_names.py", "features.py", "larder.py"),
    *("planners.py", "prospect.py", "service.py", "telling.py", "wits.py"),
)


def test_no_number_of_the_game_stands_in_the_code_of_its_rules() -> None:
    check_numbers("feudum", STRUCTURE, NO_RULES)


@rule("FEU-1.3", "FEU-1.4", "FEU-1.5", "FEU-1.6", "FEU-1.7")
def test_the_pieces_in_the_box() -> None:
    assert (t.LOCATIONS, t.REGIONS) == (22, 6)
    sizes = [bin(places).count("1") for places in t.REGION_LOCATIONS]
    assert dict(zip(t.REGION_IDS, sizes, strict=True)) == {
        "sea": 3,
        "island": 4,
        "forest": 3,
        "desert": 5,
        "badlands": 5,
        "mountain": 2,
    }
    assert bin(t.START_LOCATIONS).count("1") == sum(t.RING_DISCS) == 6
    assert sum(t.RING_DISCS) + sum(t.PLAIN_DISCS) == 22
    assert sum(map(sum, t.TILES_BY_VALUE)) == t.ALL_TILES == 24
    assert len(t.ALL_SEALS) == 17
    assert (sum(t.CUBES), sum(t.VESSEL_TOTAL)) == (170, 9)
    assert (t.COINS, t.TARGETS, rw.WRITS, t.CARDS) == (78, 12, 16, 11)


def test_every_edge_joins_two_places_and_all_are_reached() -> None:
    reached, todo = {0}, [0]
    while todo:
        here = todo.pop()
        for edge in t.EDGES_AT[here]:
            for there in (t.EDGE_A[edge], t.EDGE_B[edge]):
                if there not in reached:
                    reached.add(there)
                    todo.append(there)
    assert len(reached) == t.LOCATIONS
