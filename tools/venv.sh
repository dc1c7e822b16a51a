#!/bin/sh
# Make the virtual environment $1 unless it is there and works.
set -eu
python=${PYTHON:-python3}

if [ -x "$1/bin/pip" ] && "$1/bin/python" -c "" 2>/dev/null; then
    exit 0
fi
if ! "$python" -c "import sys; sys.exit(sys.version_info < (3, 11))"; then
    echo "Archipel needs Python 3.11 or newer; 'make PYTHON=...' chooses an interpreter." >&2
    exit 1
fi
# Debian keeps a part of venv in a package of its own.
if ! "$python" -c "import ensurepip, venv" 2>/dev/null; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends python3-venv >/dev/null
    else
        echo "'$python -m venv' does not work here; on Debian and Ubuntu: apt-get install python3-venv" >&2
        exit 1
    fi
fi
"$python" -m venv --clear "$1"
