"""The words of the picture: the English table, and the phrasebook of each language.

They are plain tables beside each other, not Fluent messages: a picture is drawn in a few
milliseconds and says dozens of phrases.

>>> phrases("de")("label-village")
'Dorf'
"""

from typing import Final

from tabard.draw.words import Phrasebook
from tabard.games.pilgrim.board.phrases_de import GERMAN
from tabard.games.pilgrim.board.phrases_nl import DUTCH

ENGLISH: Final[dict[str, str]] = {
    # the table
    "table": "Pilgrim, round {round} of {rounds}",
    "player": "Player {number}",
    # goods
    "good-stone": "stone",
    "good-wheat": "wheat",
    "good-silver": "silver",
    "good-piety": "piety",
    "good-any": "cornucopia",
    # the ring of duties
    "tile": "{duty} ({place})",
    "goal": "Sow so that the last acolyte falls on {place}",
    "goal-several": "Several ways end on {place}: choose the next tile",
    "acolytes-of": "{name}: {number}",
    "dummy": "a dummy",
    "tithe-of": "tithe: {good}",
    "tithe-at": "Tithe at {duty}: {good}",
    "strength-majority": "you have the majority: value 2",
    "strength-parity": "you are level: value 1",
    "strength-minority": "you are in the minority: value 1 for 1 silver",
    "merchant": "the merchant is here",
    "merchant-none": "The merchant is at Taxation: no renting, no trade income",
    "merchant-trades": "The merchant: rents and trade income are {good}",
    # the map
    "ship": "The ship: round {round} of {rounds}",
    "herald": "a herald",
    "joined": "joined by {name}",
    "closed": "Nobody may build here any more: {places}",
    "shrine-of": "Shrine of {name}",
    "path": "Path of {name}: {length} long, {points} points so far",
    "path[points=1]": "Path of {name}: {length} long, {points} point so far",
    "route": "Trade route of {name}: {length} long",
    "path-shrines": "shrines: {number}",
    "path-open": "open",
    "path-shrine": "closed by a shrine",
    "path-site": "consecrated",
    "path-given-up": "given up",
    "path-favour": "a favour waits for length {favour}",
    "building": "{name}, level {level}",
    "from-round": "from round {round} on",
    # laying roads
    "start-road": "Start a road on {cell}",
    "extend-road": "Go on to {cell}",
    "leave-shrine": "Leave the shrine for {cell}",
    "build-shrine": "Build a shrine on {cell}",
    "destroy-tile": "Destroy the tile on {cell}",
    "lay": "{tile} towards the {edge}",
    "upgrade": "Upgrade",
    "edge-se": "south-east",
    "edge-s": "south",
    "edge-sw": "south-west",
    "edge-nw": "north-west",
    "edge-n": "north",
    "edge-ne": "north-east",
    # mats
    "points-of": "{name}: {points} points if the game ended now",
    "points-of[points=1]": "{name}: {points} point if the game ended now",
    "winner": "winner",
    "goods-of": "{name}: {good} {number}",
    "piety-of": "{name}: piety {number}",
    "alms-of": "{name}: alms {number}",
    "village-of": "{name}: {number} in the Village",
    "abbey-of": "{name}: {number} in the Abbey",
    "label-village": "Village",
    "label-abbey": "Abbey",
    "label-activities": "Activities",
    "label-slots": "Six slots for buildings and favours",
    "label-alms-table": "Alms",
    "on-the-map": "{number} of your 16 stand on the map",
    "on-the-map[number=1]": "{number} of your 16 stands on the map",
    "allocate": "from {source} to {destination}",
    "favour": "Favour for length {length}",
    "taken-by": "taken by {name}",
    "donated": "donated: {points} points",
    "donated[points=1]": "donated: {points} point",
    "used": "used this turn",
    "alms-table": "{name}: {number} at the alms table, {points} points",
    "alms-table[points=1]": "{name}: {number} at the alms table, {points} point",
    "next-start": "{name} starts the next round",
    "starts": "{name} is start player",
    # tracks
    "label-piety": "Piety",
    "label-points": "points",
    "label-alms": "Alms",
    "label-favours": "Cardinal’s favours",
    "label-tiles": "Road tiles left",
    "tiles-left": "{name}: {number} left",
    # Ab-Bott
    "label-bag": "Ab-Bott’s bag",
    "level": "level {number}",
    "rest": "Rest",
    "tokens": "{name}: {number} in the bag",
    "token-drawn": "{name} is drawn; {number} left in the bag",
    "difference": "You minus Ab-Bott now: {points}",
    "campaign-begins": "Campaign, game {game} of {games}",
    "campaign-goes-on": "Campaign, game {game} of {games}: {sum} so far",
    "campaign": "Campaign, game {game} of {games}: {sum}, {rank}",
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
