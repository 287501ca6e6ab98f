"""Where everything stands on the wide board."""

from typing import Final

from tabard.games.pillars.board.parts import Rect

BOXES: Final[dict[str, Rect]] = {
    "event": (24, 24, 150, 122),
    "bishops_seat": (180, 24, 150, 122),
    "wool_mill": (336, 24, 190, 122),
    "kingsbridge": (532, 24, 220, 122),
    "priory": (758, 24, 190, 122),
    "forest": (758, 152, 190, 64),
    "quarry": (758, 222, 190, 64),
    "gravel_pit": (758, 292, 190, 64),
    "kings_court": (708, 362, 240, 122),
    "shiring": (492, 362, 210, 122),
    "shiring_castle": (336, 362, 150, 122),
    "market": (24, 362, 306, 122),
    "cathedral": (24, 220, 190, 136),
    "start_player": (24, 152, 190, 62),
}
