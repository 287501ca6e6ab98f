#!/bin/sh
# Creates the virtual environment $1 with the Python $2, or with the first one new enough.
# A name on the path may be an empty shell (pyenv's are), so each candidate is run, not looked up.
set -eu
folder=$1
shift
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'

if [ -x "$folder/bin/python" ] && "$folder/bin/python" -c "$new_enough" 2>/dev/null; then
    exit 0
fi
[ $# -gt 0 ] || set -- python3 python3.14 python3.13 python3.12 python3.11 python
for python in "$@"; do
    "$python" -c "$new_enough" >/dev/null 2>&1 || continue
    rm -rf "$folder"
    "$python" -m venv "$folder" >/dev/null && exit 0
    rm -rf "$folder"
    echo "Tabard: $python cannot create a virtual environment (Debian: apt install python3-venv)." >&2
    exit 1
done
found=$("$1" --version 2>&1 | head -n 1)
echo "Tabard needs Python 3.11 or newer; '$1 --version' says: $found" >&2
exit 1
