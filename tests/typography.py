"""What no language of the house writes, and what typewriters and other languages do."""

import re

FOREIGN = {
    "en": re.compile(r"['\"`„«»]| - |\.\.\."),
    "de": re.compile(r"['\"`‘”«»—]| - |\.\.\."),
    "nl": re.compile(r"['\"`„«»—]| - |\.\.\."),
}
