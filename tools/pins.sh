#!/bin/sh
# Renew requirements/*.txt from pyproject.toml: names, versions and hashes, for every system, and no registry's address.
set -eu
cd "$(dirname "$0")/.."

pin() {
    target=$1
    shift
    uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
        --custom-compile-command "make pins" --output-file "$target" "$@"
}

pin requirements/run.txt --extra server --extra terminal pyproject.toml
pin requirements/dev.txt --extra dev pyproject.toml
pin requirements/bench.txt requirements/bench.in
pin requirements/node.txt requirements/node.in
