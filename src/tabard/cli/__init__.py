"""The `tabard` command: play, simulate, look at games and check them, in the terminal."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence

from tabard.kernel.errors import TabardError

FAILED = 2
INTERRUPTED = 128 + signal.SIGINT
EXTRAS = {"rich": "play", "pyarrow": "data", "ray": "ray"}
"""What brings a package along; all others come with `serve`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code.

    What a user did wrong is one line on stderr and exit code 2, never a traceback.
    """
    try:
        from tabard.cli.arguments import parser, version

        if list(sys.argv[1:] if argv is None else argv) == ["--version"]:
            print(version())  # also where the packages of the commands are not installed
            return 0
        from tabard.cli.data import with_data

        args = parser().parse_args(argv)
        run: Callable[..., int] = args.run
        with with_data(args.data, args.tried_out):
            code = run(args)
        sys.stdout.flush()
        return code
    except SystemExit as end:  # argparse: --help and --version
        return int(end.code or 0)
    except BrokenPipeError:  # the reader has seen enough: `tabard rules pillars | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ModuleNotFoundError as error:
        return complain(not_installed(error))
    except TabardError as error:
        return complain(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename is not None else ""
        return complain(f"{where}{error.strerror or error}")
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED


def not_installed(error: ModuleNotFoundError) -> str:
    """What to install for a command that needs more than the engine; our own modules are there."""
    name = (error.name or "").partition(".")[0]
    if name in ("", "tabard"):
        raise error
    extra = EXTRAS.get(name, "serve")
    return f"{name} is not installed here: pip install 'tabard[{extra}]'"


def complain(message: str) -> int:
    """Say on stderr what went wrong, on one line; the exit code for it."""
    print("tabard:", " ".join(message.split()), file=sys.stderr)
    return FAILED
