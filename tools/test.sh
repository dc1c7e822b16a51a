#!/bin/sh
# `make test`: every test target of the Makefile, in an order that keeps two cores busy. The first failure of the first
# half ends it; the second half runs to its end. MARK chooses the tests (a pytest expression), MAKE is the make that
# called, DEV the environment, PYTHON the interpreter it is made with.
set -eu
mkdir -p build

run() { $MAKE --no-print-directory MARK="$MARK" "$@"; }
gently() { nice $MAKE --no-print-directory MARK="$MARK" "$@"; }

# What the machine lacks is installed meanwhile; the first tests need none of it.
run system > build/system.log 2>&1 &
system=$!

# Where this machine has its own Node, the page is built and tested while the environment is made.
page=
if "$PYTHON" tools/page.py --check 2> /dev/null; then
    run page test-page > build/page.log 2>&1 &
    page=$!
fi
run "$DEV/.made" || { wait; exit 1; }
if [ -n "$page" ]; then wait "$page" || { cat build/page.log; exit 1; }; cat build/page.log; fi

# While types are checked the wheel is built, which takes minutes. Its failure shows below.
run lint > build/lint.log 2>&1 &
lint=$!
[ -n "$page" ] || run page
run test-core > build/compile.log 2>&1 &
[ -n "$page" ] || run test-page || { wait; exit 1; }
wait $lint || { cat build/lint.log; wait; exit 1; }
cat build/lint.log
run test-source || { wait; exit 1; }
wait $system || { cat build/system.log; wait; exit 1; }
cat build/system.log
wait
run test-core

# Tests of the table often wait for a browser; meanwhile the wheels are tried and the compiled core is tested, at low
# priority.
gently test-build > build/wheels.log 2>&1 &
wheels=$!
gently test-compiled > build/compiled.log 2>&1 &
compiled=$!
failed=0
run test-table || failed=1
wait $wheels || failed=1
wait $compiled || failed=1
cat build/wheels.log build/compiled.log
exit $failed
