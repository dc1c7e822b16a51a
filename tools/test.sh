#!/bin/sh
# `make test`: every test target of the Makefile, in an order that keeps two cores busy. The first failure of the first
# half ends it; the second half runs to its end. MARK chooses the tests (a pytest expression), MAKE is the make that called.
set -eu
mkdir -p build

run() { $MAKE --no-print-directory MARK="$MARK" "$@"; }
gently() { nice $MAKE --no-print-directory MARK="$MARK" "$@"; }

# While types are checked the page is built and tested, and then the wheel, which takes minutes. Its failure shows below.
run lint > build/lint.log 2>&1 &
lint=$!
run page
run test-core > build/compile.log 2>&1 &
run test-page || { wait; exit 1; }
wait $lint || { cat build/lint.log; wait; exit 1; }
cat build/lint.log
run test-source || { wait; exit 1; }
wait
run test-core

# Tests of the table often wait for a browser; meanwhile the compiled core is tested and the wheels are tried, at low
# priority.
gently test-compiled test-build > build/compiled.log 2>&1 &
compiled=$!
failed=0
run test-table || failed=1
wait $compiled || failed=1
cat build/compiled.log
exit $failed
