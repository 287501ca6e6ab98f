"""The two typefaces, EB Garamond and Cinzel (SIL OFL 1.1), as files, CSS and data URIs."""

from base64 import b64encode
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

LATIN_EXT: Final = (
    "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,"
    "U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,"
    "U+A720-A7FF"
)
LATIN: Final = (
    "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,"
    "U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD"
)


class Face(NamedTuple):
    """One cut of a typeface, and the class of text that uses it."""

    used_by: str
    family: str
    file: str
    weight: int
    style: str


FACES: Final = (
    Face("c6", "Cinzel", "cinzel", 600, "normal"),
    Face("c7", "Cinzel", "cinzel", 700, "normal"),
    Face("g5", "EB Garamond", "eb-garamond", 500, "normal"),
    Face("g6", "EB Garamond", "eb-garamond", 600, "normal"),
    Face("g7", "EB Garamond", "eb-garamond", 700, "normal"),
    Face("gi", "EB Garamond", "eb-garamond", 500, "italic"),
)


def file_names() -> list[str]:
    """The woff2 files, as they lie in `fonts/`."""
    return [
        f"{face.file}-{part}-{face.weight}-{face.style}.woff2"
        for face in FACES
        for part in ("latin", "latin-ext")
    ]


def read(name: str) -> bytes:
    """One font file."""
    return files(__package__).joinpath("fonts", name).read_bytes()


def _rule(face: Face, part: str, source: str) -> str:
    reach = LATIN if part == "latin" else LATIN_EXT
    return (
        f'@font-face{{font-family:"{face.family}";font-weight:{face.weight};'
        f'font-style:{face.style};font-display:swap;src:url({source}) format("woff2");'
        f"unicode-range:{reach}}}"
    )


def linked(base: str) -> str:
    """The `@font-face` rules of a page that serves the files under `base`."""
    return "".join(
        _rule(face, part, f"{base}/{face.file}-{part}-{face.weight}-{face.style}.woff2")
        for face in FACES
        for part in ("latin", "latin-ext")
    )


@cache
def _embedded(face: Face) -> str:
    content = b64encode(read(f"{face.file}-latin-{face.weight}-{face.style}.woff2")).decode()
    return _rule(face, "latin", f"data:font/woff2;base64,{content}")


def embedded(drawing: str) -> str:
    """The latin cuts a drawing uses, as data URIs, so that a file looks right anywhere."""
    return "".join(_embedded(face) for face in FACES if f'"{face.used_by}' in drawing)
