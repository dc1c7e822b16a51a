#!/bin/sh
# `make test`: every test target of the Makefile, in an order that keeps two cores busy. The first failure ends it.
# MARK chooses the tests (a pytest expression), MAKE is the make that called.
set -eu
mkdir -p build

run() { $MAKE --no-print-directory MARK="$MARK" "$@"; }

# The wheel takes one core for two or three minutes; meanwhile the other one checks types, page and source.
# If it fails here, test-compiled builds it again and shows why.
run page
run test-core > build/compile.log 2>&1 &
run lint test-page test-source || { wait; exit 1; }
wait

run test-compiled

# Tests of the table often wait for a browser; meanwhile the wheels are tried, at low priority.
nice $MAKE --no-print-directory test-build > build/wheels.log 2>&1 &
wheels=$!
failed=0
run test-table || failed=1
wait $wheels || failed=1
cat build/wheels.log
exit $failed
