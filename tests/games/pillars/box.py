"""What is in the box, copied from the rules document by hand: nothing here reads the data."""

from __future__ import annotations

CUBES = {"wood": 24, "stone": 24, "sand": 24, "metal": 10}
SPACES = {
    "bishops_seat": 1,
    "kingsbridge": 2,
    "priory": 2,
    "kings_court": 4,
    "shiring": 2,
    "shiring_castle": 1,
    "market": 4,
    "start_player": 1,
}
WORKERS = {
    "gravel_pit_small": 2,
    "gravel_pit_medium": 4,
    "gravel_pit_large": 6,
    "forest_small": 3,
    "forest_medium": 5,
    "forest_large": 8,
    "quarry_small": 4,
    "quarry_medium": 7,
    "quarry_large": 10,
}
STARTING_ROW = ["mortar_mixer", "woodworker", "stonecutter"]
STACKS = {
    1: ["tool_maker", "potter_1", "mason_1", "master_woodworker"],
    2: ["architect_1", "potter_2", "carpenter_1", "mason_2"],
    3: ["architect_2", "potter_3", "carpenter_2", "mason_3"],
    4: ["goldsmith_1", "carpenter_3", "mason_4", "sculptor_1"],
    5: ["glassblower", "potter_4", "carpenter_4", "sculptor_2"],
    6: ["goldsmith_2", "organ_builder", "bell_maker", "sculptor_3"],
}
ADVANTAGES = [
    "adv_aliena",
    "adv_brother_francis",
    "adv_richard",
    "adv_prior_philip",
    "adv_ellen",
    "adv_jack",
    "adv_tom_builder",
    "adv_archbishop_thomas",
    "adv_fall_of_the_king",
    "adv_brother_remigius",
    "adv_otto_blackface",
    "adv_toledo_studies",
    "adv_wool_market",
    "adv_weeping_madonna",
]
FINAL_ADVANTAGES = ["adv_final_metal", "adv_final_stone_wood"]
POSITIVE_EVENTS = [
    "event_kings_victory",
    "event_castle_captured",
    "event_volunteers",
    "event_priory_generosity",
    "event_madonna_statue",
]
NEGATIVE_EVENTS = [
    "event_hamleigh_tax",
    "event_cold_winter",
    "event_town_wall",
    "event_collapse",
    "event_conflict",
]
EVENTS = POSITIVE_EVENTS + NEGATIVE_EVENTS
OPTIONS = {
    "pass_allowed_at_zero": True,
    "two_player_set_to_zero_after_all_drawn": True,
    "veto_per_round": 1,
    "debt_rounding": "floor",
    "first_start_player": "random",
}
