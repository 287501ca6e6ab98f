"""Coats of arms: a field, a division or an ordinary, and a charge, as people bear them.

Arms are written in four words, `chevron.azure.or.key`: how the shield is parted, its two tinctures,
and what lies on it. Whoever has chosen none bears what their name comes to.

>>> str(arms_of_name("Aliena"))
'quarterly.vert.argent.galleon'
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from tabard.draw.memory import remembered

METALS: Final = {"or": "#D9A520", "argent": "#F4F1E8"}
COLOURS: Final = {
    "gules": "#A3262A",
    "azure": "#27508C",
    "vert": "#2F6B3C",
    "sable": "#26221F",
    "purpure": "#6B3A77",
}
TINCTURES: Final[dict[str, str]] = {**METALS, **COLOURS}
LINE: Final = "#1C1510"
WIDE: Final = 50.0
TALL: Final = 58.0
# A heater shield in a box of 50 by 58.
SHIELD: Final = "M1,1H49V26C49,44 35,53 25,57C15,53 1,44 1,26Z"

# What of the shield has the second tincture; the ordinaries lie on the first one.
PARTITIONS: Final[dict[str, str]] = {
    "plain": "",
    "per-pale": "M25,0H50V58H25Z",
    "per-fess": "M0,28H50V58H0Z",
    "per-bend": "M0,0L50,56V58H0Z",
    "quarterly": "M25,0H50V28H25ZM0,28H25V58H0Z",
    "chief": "M0,0H50V17H0Z",
    "pale": "M16,0H34V58H16Z",
    "fess": "M0,18H50V37H0Z",
    "bend": "M0,0H9L50,45V60L41,50L0,9Z",
    "chevron": "M25,16L50,41V56L25,32L0,56V41Z",
    "cross": "M18,0H32V19H50V33H32V58H18V33H0V19H18Z",
    "saltire": "M0,0H9L25,18L41,0H50V9L34,27L50,45V56H42L25,36L8,56H0V45L16,27L0,9Z",
}
# Of these, what lies in the middle lies on the second tincture; of the rest see `under`.
ORDINARIES: Final = ("pale", "fess", "bend", "cross", "saltire")
CHARGES: Final = (
    "none",
    "anchor",
    "anvil",
    "castle",
    "chess-rook",
    "church",
    "crown",
    "dove",
    "dragon-head",
    "fleur-de-lys",
    "galleon",
    "gothic-cross",
    "grain-bundle",
    "hammer-nails",
    "horse-head",
    "key",
    "oak-leaf",
    "round-star",
    "scallop",
    "shamrock",
    "sheep",
    "sun",
    "trowel",
    "visored-helm",
    "wheat",
    "windmill",
)


@dataclass(frozen=True, slots=True)
class Arms:
    """What somebody bears: a partition, the tinctures of its two parts, and a charge."""

    partition: str
    first: str
    second: str
    charge: str

    def __str__(self) -> str:
        return f"{self.partition}.{self.first}.{self.second}.{self.charge}"

    @property
    def sound(self) -> bool:
        """Whether every word is known and the two parts can be told apart."""
        known = (
            self.partition in PARTITIONS
            and self.first in TINCTURES
            and self.second in TINCTURES
            and self.charge in CHARGES
        )
        return known and (self.partition == "plain" or self.first != self.second)

    @property
    def over(self) -> str:
        """The tincture of the charge: a metal on a colour and a colour on a metal."""
        under = self.under
        if all(one in METALS for one in under):
            return "sable"
        metals = [one for one in METALS if one not in under]
        return metals[0] if metals else "argent"

    @property
    def under(self) -> tuple[str, ...]:
        """What the charge lies on."""
        if self.partition in ORDINARIES:
            return (self.second,)
        if self.partition in ("plain", "chief", "chevron"):
            return (self.first,)
        return self.first, self.second


def read_arms(text: str) -> Arms | None:
    """Arms as they are written, or None if they are none."""
    words = text.split(".")
    arms = Arms(*words) if len(words) == 4 else None
    return arms if arms is not None and arms.sound else None


def arms_of_name(name: str) -> Arms:
    """The arms that a name comes to: always the same, by the rule of metal and colour."""
    number = int.from_bytes(hashlib.sha256(name.encode()).digest()[:8])

    def pick(words: tuple[str, ...]) -> str:
        nonlocal number
        number, place = divmod(number, len(words))
        return words[place]

    parts = (tuple(COLOURS), tuple(METALS))
    turned = pick(("colour", "metal")) == "metal"
    partition = pick(tuple(PARTITIONS)[1:])
    first, second = pick(parts[turned]), pick(parts[not turned])
    return Arms(partition, first, second, pick(CHARGES[1:]))


@remembered
def drawn(arms: Arms) -> str:
    """The shield in a box of 50 by 58; the page's style cuts `field` to its outline."""
    parted = PARTITIONS[arms.partition]
    paint = f'<path d="{parted}" fill="{TINCTURES[arms.second]}"/>' if parted else ""
    return (
        f'<g class="field"><path d="{SHIELD}" fill="{TINCTURES[arms.first]}"/>'
        f'{paint}{charge(arms)}</g><path d="{SHIELD}" fill="none" stroke="{LINE}"'
        ' stroke-width="2" stroke-linejoin="round"/>'
    )


def charge(arms: Arms) -> str:
    """What lies on the shield, with an outline, so that it stands out wherever it lies."""
    if arms.charge == "none":
        return ""
    low = {"chief": 6.0, "chevron": 12.0}.get(arms.partition, 0.0)
    size = 20.0 if low > 6 else 28.0
    ink = TINCTURES[arms.over]
    edge = TINCTURES["argent"] if arms.over == "sable" else LINE
    return (
        f'<use href="#i-{arms.charge}" x="{25 - size / 2:g}" y="{27 + low - size / 2:g}"'
        f' width="{size:g}" height="{size:g}" color="{ink}" stroke="{edge}" stroke-width="14"/>'
    )
