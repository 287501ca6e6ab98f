"""Runs the notebooks: small ones for the tests, or whole ones that store what they show.

    python tools/notebooks.py --size 0.02 1-a-game-looked-at     # does it run?
    python tools/notebooks.py --write                            # all of them, outputs kept

What a notebook shows is stored as it came, but for the times of its cells and for warnings, which
tell of the computer rather than of the game.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

FOLDER: Final = Path(__file__).resolve().parents[1] / "examples" / "notebooks"
SIZE: Final = "TABARD_NOTEBOOK_SIZE"
PATIENCE: Final = 3600  # seconds for a cell


def main() -> int:
    """Run what is named, or everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="notebooks, without .ipynb (default: all)")
    parser.add_argument("--size", default="1", help="share of the full size (default: 1)")
    parser.add_argument("--write", action="store_true", help="keep what they show")
    args = parser.parse_args()
    os.environ[SIZE] = args.size
    names = args.names or [path.stem for path in sorted(FOLDER.glob("*.ipynb"))]
    for name in names:
        path = FOLDER / f"{name}.ipynb"
        try:
            shown = run(path, args.write)
        except CellExecutionError as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
        print(f"{name}: {shown} cells have shown something")
    return 0


def run(path: Path, write: bool) -> int:
    """Run one notebook in a kernel of its own; how many cells have shown something."""
    notebook: Any = nbformat.read(path, as_version=4)
    client = NotebookClient(notebook, timeout=PATIENCE, kernel_name="python3")
    client.create_kernel_manager()
    client.km.transport = "ipc"  # nobody else on this computer is to listen
    client.execute(cwd=os.getcwd())
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    if write:
        for cell in cells:
            cell.metadata.clear()
            cell.outputs = [each for each in cell.outputs if each.get("name") != "stderr"]
        notebook.metadata = {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        }
        nbformat.write(notebook, path)
    return sum(bool(cell.outputs) for cell in cells)


if __name__ == "__main__":
    raise SystemExit(main())
