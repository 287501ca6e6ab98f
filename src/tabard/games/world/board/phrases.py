"""The words of the picture: the English table, and the phrasebook of each language.

They are plain tables beside each other, not Fluent messages: a picture says dozens of phrases.
What cards do is told by the messages of the game, see `Phrasebook.told`.

>>> phrases("de")("round-of", number=2, whole=6)
'2 von 6'
"""

from typing import Final

from tabard.draw.words import Phrasebook
from tabard.games.world.board.phrases_de import GERMAN
from tabard.games.world.board.phrases_nl import DUTCH

ENGLISH: Final[dict[str, str]] = {
    "table": "World Without End, chapter {chapter}, round {number}",
    "player": "Player {number}",
    # places
    "label-field": "Field",
    "label-forest": "Forest",
    "label-quarry": "Quarry",
    "label-cathedral": "Cathedral",
    "label-supply": "Supply",
    "label-market": "Market",
    "label-bridge": "Bridge",
    "label-fulling_mill": "Fulling mill",
    "label-priors_palace": "Prior’s palace",
    "label-st_marys_chapel": "Chapel",
    "label-hospital": "Hospital",
    "label-town_wall": "Town wall",
    "label-tower": "Tower",
    "label-short-bridge": "Bridge",
    "label-short-fulling_mill": "Fulling mill",
    "label-short-priors_palace": "Palace",
    "label-short-st_marys_chapel": "Chapel",
    "label-short-hospital": "Hospital",
    "label-short-town_wall": "Wall",
    "label-short-tower": "Tower",
    "points": "points",
    "amount": "{number} {good}",
    "amount-points": "{number} VP",
    "stock": "{good}: {number} left",
    "bank": "money never runs out",
    "covered": "covered until the chapter ends",
    "free": "free",
    # council, favour, chapter
    "favour": "Favour",
    "council": "Council",
    "stone": "The favour stone stands with: {field}",
    "stone-here": "the favour stone stands here",
    "stone-stays": "stone stays",
    "at-corner": "{name} sits at this corner",
    "gets-income": "{name} gets {income}",
    "edge": "{number} steps of favour",
    "edge[number=1]": "{number} step of favour",
    "orient": "Arrow to {number}: the stone goes to the {field}{favour}; {incomes}",
    "orient-still": "Arrow to {number}: the stone stays with the {field}, no favour; {incomes}",
    "lasting": "permanent",
    "at-once": "at once",
    "names-location": "Number {number} falls sick.",
    "event-deck": "{number} event cards face down",
    "event-deck[number=1]": "{number} event card face down",
    "slot-free": "Slot {number} for a permanent event, free",
    "chapter": "Chapter {chapter}, round {number}",
    "round-of": "{number} of {whole}",
    "tax-die": "The tax die: 2 to 5 money at the chapter’s end",
    "tax-rolled": "The last tax: {number} money",
    "market-field": "{good} sells for {number} money",
    "any-number": "any number",
    "per-sale": "{number} per sale",
    # projects, plots, inhabitants
    "project": "{project}, stone {stone} of {stones}, wood {wood} of {woods}",
    "project-not-yet": "{project}, not begun",
    "finished": "finished",
    "donors": "donated by {names}",
    "seal-of": "Seal of {name}",
    "build": "{project}: place {number} {good}",
    "build-both": "{project}: place 1 stone and 1 wood",
    "donate": "{project}: donate",
    "house-of": "house of {name}",
    "lane": "Plots that yield {number} {good}",
    "tile-down": "a plague tile face down",
    "sick": "sick: needs {number} medical knowledge",
    "cared-for": "chosen for care",
    # mats
    "points-of": "{name}, points: {points}",
    "winner": "wins",
    "houses-of": "{name}, houses in stock: {number}",
    "seals-of": "{name}, seals in stock: {number}",
    "goods-of": "{name}, {good}: {number}",
    "screen-of": "The goods of {name} lie behind the screen",
    "is-active": "{name} is the active player",
    "penalty-penance": "penance",
    "penalty-begging": "begging",
    "penalty-royal_court": "royal court",
    "duty": "{good}: has {have} of {need}, else {penalty}",
    "last-duty": "{good}: has {have} of {need}, each one short costs {points} points",
    "last-duty[points=1]": "{good}: has {have} of {need}, each one short costs {points} point",
    "hand": "Hand",
    "laid-open": "Laid open",
    "hidden-pile": "Hidden",
    "duties": "Duties",
    "choose-here": "Choose",
    "hand-of": "{name}, cards in hand: {number}",
    "hidden-of": "{name}, cards face down: {number}",
    "unused": "laid unused",
    "face-down": "face down, only you see it",
    "forgo": "Lay {card} and forgo its action",
    "card-grain": "Grain",
    "card-piety": "Piety",
    "card-building_material": "Material",
    "card-project": "Project",
    "card-market": "Sale",
    "card-privilege": "Privilege",
    "card-build_house": "House",
    "card-rent": "Rent",
    "card-donation": "Donation",
    "card-cloth_making": "Cloth",
    "card-medicine": "Medicine",
    "card-favour": "Favour",
    # the tray
    "sell": "Sell {wool} wool and {cloth} cloth",
    "weave": "{number} wool into {number} cloth",
    "rent": "Rent of: {plots}",
    "give-up": "Give up: {goods}",
    "protect": "Pay loyalty against: {penalties}",
    "undouble": "Pay loyalty so that these do not count double: {duties}",
    "minor-service": "Minor service",
    "get": "Take {good}",
    # what is still to come
    "unseen": "Not seen yet",
    "unseen-events": "Events: {number} of these {whole}",
    "unseen-tiles": "plague tiles face down",
    "tile-left": "{number} tiles of value {value}",
    "tile-left[number=1]": "{number} tile of value {value}",
}

DEFAULT: Final = Phrasebook("en", ENGLISH)
BOOKS: Final = {
    "en": DEFAULT,
    "de": Phrasebook("de", GERMAN),
    "nl": Phrasebook("nl", DUTCH),
}


def phrases(lang: str) -> Phrasebook:
    """The words of the picture in a language, English where there are no others."""
    return BOOKS.get(lang, DEFAULT)
