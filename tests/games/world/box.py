"""What is in the box, copied from the rules document by hand: nothing here reads the data."""

from __future__ import annotations

TOTAL = {
    "stone": 25,
    "wood": 15,
    "metal": 1,
    "grain": 10,
    "piety": 12,
    "wool": 15,
    "cloth": 12,
    "loyalty": 14,
    "medical": 20,
}
OWNED = [kind for kind in TOTAL if kind != "metal"]
CARDS = [
    "grain",
    "piety",
    "building_material",
    "project",
    "market",
    "privilege",
    "build_house",
    "rent",
    "donation",
    "cloth_making",
    "medicine",
    "favour",
]
STARRED = CARDS[:6]
FIELDS = [
    "queen",
    "prior",
    "outlaws",
    "guild",
    "prioress",
    "merchants",
    "king",
    "earl",
    "bishop",
]
# Project: stone and wood fields, and the chapter in which it may enter play.
PROJECTS = {
    "bridge": (4, 2, 1),
    "fulling_mill": (1, 3, 1),
    "priors_palace": (3, 2, 1),
    "st_marys_chapel": (2, 2, 2),
    "hospital": (3, 2, 3),
    "town_wall": (4, 1, 3),
    "tower": (6, 2, 3),
}
YIELDS = ["grain", "piety", "wool", "money", "stone", "wood", "vp"]
PLOTS = [f"{kind}_{material}_plot" for kind in YIELDS for material in ("stone", "wood")]
LOCATIONS = [f"location_{number:02}" for number in range(1, 12)]
TILES = [1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]
DUTIES = ["piety_duty", "grain_duty", "tax_duty"]
PENALTIES = ["penance", "begging", "royal_court"]
OPTIONS = {"intro_game": False}

# The cards of each chapter, those first that leave nothing behind.
CHAPTERS = {
    1: [
        "new_prior_elected",
        "foreign_wool_buyers",
        "bridge_collapse",
        "bridge_toll",
        "scarlet_cloth",
        "robbers_on_the_road",
        "wool_glut",
        "quarry_dispute",
        "barter_day",
        "fulling_mill_begun",
        "priors_palace_begun",
    ],
    2: [
        "victory_at_crecy",
        "pilgrims_arrive",
        "borough_petition",
        "royal_wool_levy",
        "war_with_france",
        "nuns_treasury_robbed",
        "elfric_alderman",
        "caris_takes_the_veil",
        "italian_merchants",
        "bad_harvest",
        "st_marys_chapel_begun",
    ],
    3: [
        "flagellants",
        "masks_and_vinegar",
        "bread_for_the_living",
        "ralph_earl_of_shiring",
        "plague_empties_homes",
        "flight_of_the_monks",
        "vice_and_chaos",
        "treatment_forbidden",
        "ordinance_of_labourers",
        "hospital_begun",
        "town_wall_begun",
    ],
    4: [
        "royal_pardon",
        "last_fleece_fair",
        "storm_damage",
        "philemons_intrigue",
        "merthins_masons",
        "outlaws_dispersed",
        "charter_of_freedom",
        "fame_of_the_hospital",
        "shortage_of_masons",
        "second_wave",
        "tower_completed",
    ],
}
CHAPTER_OF = {event: chapter for chapter, events in CHAPTERS.items() for event in events}
PERMANENT = {
    "wool_glut",
    "quarry_dispute",
    "barter_day",
    "caris_takes_the_veil",
    "italian_merchants",
    "bad_harvest",
    "vice_and_chaos",
    "treatment_forbidden",
    "ordinance_of_labourers",
    "charter_of_freedom",
    "fame_of_the_hospital",
    "shortage_of_masons",
}
BEGUN = {
    "fulling_mill": "fulling_mill_begun",
    "priors_palace": "priors_palace_begun",
    "st_marys_chapel": "st_marys_chapel_begun",
    "hospital": "hospital_begun",
    "town_wall": "town_wall_begun",
}
COVERS = {
    "robbers_on_the_road": ["guild", "merchants"],
    "nuns_treasury_robbed": ["prior", "prioress"],
    "flight_of_the_monks": ["prior", "bishop"],
    "outlaws_dispersed": ["outlaws", "earl"],
}
# The location that a card of chapters III and IV names.
NUMBER = {
    "plague_empties_homes": 3,
    "hospital_begun": 8,
    "town_wall_begun": 1,
    "ralph_earl_of_shiring": 2,
    "masks_and_vinegar": 6,
    "flight_of_the_monks": 7,
    "flagellants": 10,
    "bread_for_the_living": 5,
    "vice_and_chaos": 9,
    "treatment_forbidden": 4,
    "ordinance_of_labourers": 11,
    "tower_completed": 10,
    "second_wave": 4,
    "royal_pardon": 3,
    "last_fleece_fair": 11,
    "storm_damage": 1,
    "merthins_masons": 7,
    "outlaws_dispersed": 5,
    "philemons_intrigue": 2,
    "charter_of_freedom": 6,
    "fame_of_the_hospital": 9,
    "shortage_of_masons": 8,
}
