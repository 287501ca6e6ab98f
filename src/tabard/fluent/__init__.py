"""Project Fluent's files of messages: what translators write, read and said with nothing else.

`reader` makes parts of a file's text, `bundle` says them with values, `counting` has how languages
write numbers. It is Fluent's syntax 1.0 (https://projectfluent.org) without DATETIME(), and says
what Mozilla's `fluent.runtime` says: `tests/fluent` compares the two over every message of ours.

>>> text = "ships = { $number ->\\n  [one] a ship\\n *[other] { $number } ships\\n}"
>>> file = Source("ships.ftl", text)
>>> bundle = Bundle("en", [read(file)])
>>> [bundle.say(bundle.phrase("ships"), {"number": number})[0] for number in (1, 1200)]
['a ship', '1,200 ships']
"""

from tabard.fluent.bundle import Bundle as Bundle
from tabard.fluent.parts import Source as Source
from tabard.fluent.reader import read as read
