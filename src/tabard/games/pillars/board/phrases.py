"""The words of the picture: the English table, and the phrasebook of each language.

They are plain tables beside each other, not Fluent messages: a picture is drawn in less than a
millisecond and says dozens of phrases.

>>> phrases("de")("space", number=2)
'Feld 2'
"""

from typing import Final

from tabard.draw.words import Phrasebook
from tabard.games.pillars.board.phrases_de import GERMAN
from tabard.games.pillars.board.phrases_nl import DUTCH

ENGLISH: Final[dict[str, str]] = {
    "table": "The Pillars of the Earth, round {round} of {rounds}",
    "player": "Player {number}",
    # stations
    "station": "{number} {name}",
    "label-event": "Event",
    "label-bishops_seat": "Bishop’s seat",
    "label-wool_mill": "Wool mill",
    "label-kingsbridge": "Kingsbridge",
    "label-priory": "Priory",
    "label-forest": "Forest",
    "label-quarry": "Quarry",
    "label-gravel_pit": "Gravel pit",
    "label-kings_court": "King’s court",
    "label-shiring": "Shiring",
    "label-shiring_castle": "Castle",
    "label-market": "Market",
    "label-cathedral": "Cathedral",
    "label-start_player": "Start player",
    # spaces and builders
    "space": "space {number}",
    "free": "free",
    "builder-of": "builder of {name}",
    "card": "card {card}",
    "choosable-for": "choosable for {gold} gold",
    "choosable-free": "choosable free of charge",
    "choosable-remigius": "choosable free with Brother Remigius",
    # event and bishop
    "event-deck": "Event cards face down: {number}",
    "event-now": "Event: {card}",
    "event-past": "Past event: {card}",
    "foreseen": "Foreseen event, known to you alone: {card}",
    "bishop-shield": "Protection from the event",
    "bishop-cube": "1 {good} from the market",
    "or": "or",
    # stations' contents
    "each": "each",
    "in-mill": "{name}: {number} workers in the wool mill",
    "in-mill[number=1]": "{name}: {number} worker in the wool mill",
    "court-metal": "1 metal for the first builder",
    "tax": "tax",
    "tax-rolled": "King’s tax, last roll: {gold} gold",
    "tax-die": "Tax die, not rolled yet",
    "castle-workers": "{number} grey workers in the castle",
    "castle-workers[number=1]": "{number} grey worker in the castle",
    "stall": "{good}: {number} in stock, {buy} gold to buy, {sell} gold to sell",
    "stall-sell": "{good}: {sell} gold to sell",
    "buy": "buy {number} {good} for {gold} gold",
    "sell": "sell {number} {good} for {gold} gold",
    "parts-built": "{number} of {parts}",
    "starts": "{name} is start player",
    # the middle
    "display": "Display",
    "display-left": "{number} left",
    "display-aside": "{number} left aside",
    "display-done": "every card has its master",
    "craftsman-card": "{card} for {gold} gold",
    "taken-by": "taken by {name}",
    "gone": "nobody’s",
    "aside": "aside",
    "price": "price {gold}",
    "price-track": "Price",
    "waits": "builder of {name} waits",
    "drawn": "builder of {name} is drawn",
    "bag": "Bag with {number} builders",
    "bag[number=1]": "Bag with {number} builder",
    "refusal-left": "the start player may refuse {number} more",
    "put-back": "Put the drawn builder back into the bag",
    "gold": "Gold",
    "supply": "Supply",
    "in-supply": "{good} in the supply: {number}",
    # mats
    "points-of": "{name}: {points} victory points",
    "points-of[points=1]": "{name}: {points} victory point",
    "winner": "winner",
    "gold-of": "{name}: {gold} gold",
    "goods-of": "{name}, {good}: {number}",
    "craftsman-of": "{card} of {name}, used {used} of {capacity}",
    "use": "use {card} {times} times",
    "use[times=1]": "use {card} once",
    "craftsmen": "Craftsmen",
    "of": "{number} of {whole}",
    "advantages": "Advantages",
    "this-round": "This round",
    "keeps": "keeps {most} at the round’s end: {number} now",
    "workers-free": "{number} of {whole} free",
    "in-bag": "{number} in the bag",
    "passed": "passed",
    "protected": "protected from the event",
    "limited": "may place only {number} builders",
    "limited[number=1]": "may place only {number} builder",
    "grey": "{number} grey workers",
    "grey[number=1]": "{number} grey worker",
    # what is still to come
    "unseen": "Not seen yet",
    "unseen-events": "events",
    "unseen-advantages": "advantages",
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
