"""Compiles the engine with mypyc where that is possible; the rest is in pyproject.toml.

TABARD_COMPILE says what is wanted:
    1      compile, and fail if that fails (`make engine`, `make bench`)
    0      do not compile (`make` installs the editable package so: it never needs a compiler)
    unset  compile if mypyc and a C compiler are there, else install the plain Python modules;
           an editable installation stays plain, since its extensions would outlive the next edit
"""

import os
import runpy
import sys
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src", "tabard")
# A build needs sound types, not strict ones: a stricter mypy of tomorrow must not stop it.
MYPY_OPTIONS = ["--config-file=", "--cache-dir=build/mypy"]
# pip runs this file several times; these commands look at the package and build nothing.
METADATA_ONLY = {"dist_info", "egg_info", "sdist"}
FLAG = "-fno-semantic-interposition"
WANTED = os.environ.get("TABARD_COMPILE", "auto")


def engine_sources() -> list[str]:
    """The files to compile: what `tabard.version` calls the engine's modules.

    `__init__.py` files are left plain: they only name what their modules hold, and a compiled
    package file hides edits to the table of contents without making anything faster.
    """
    version = runpy.run_path(str(SOURCE / "version.py"))
    modules: list[str] = version["engine_modules"]()
    return [str(Path("src", *name.split(".")).with_suffix(".py")) for name in modules]


def extensions() -> list[Extension]:
    """One compilation group, so that calls between modules are direct C calls."""
    if WANTED == "0" or METADATA_ONLY & set(sys.argv):
        return []
    if WANTED != "1" and "editable_wheel" in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        arguments = [*MYPY_OPTIONS, *engine_sources()]
        found: list[Extension] = mypycify(
            arguments, opt_level="3", debug_level="0", group_name="tabard"
        )
    except (Exception, SystemExit) as problem:  # mypycify exits when the types are wrong
        if WANTED == "1":
            raise
        print(f"tabard: the engine stays uncompiled: {problem}", file=sys.stderr)
        return []
    return found


class BuildEngine(build_ext):
    """Builds all extensions or none: half a group would not import."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            for extension in self.extensions:
                # Measured +34 % on random play: calls inside the group need no indirection.
                if FLAG not in extension.extra_compile_args:  # mypyc shares one list
                    extension.extra_compile_args.append(FLAG)
        try:
            super().build_extensions()
        except Exception as problem:
            if WANTED == "1":
                raise
            print(f"tabard: the engine stays uncompiled: {problem}", file=sys.stderr)
            self.forget_extensions()

    def forget_extensions(self) -> None:
        for path in self.get_outputs():
            Path(path).unlink(missing_ok=True)
        self.extensions: list[Any] = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
