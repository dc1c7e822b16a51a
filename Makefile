# Environments are made on first use, and again when what they were made from changes. PYTHON chooses the interpreter.
PYTHON ?= python3
export PYTHON
# Bytecode is kept, whatever the shell says: tests start hundreds of processes, and each would compile all it loads.
unexport PYTHONDONTWRITEBYTECODE

PLAY := .venv
DEV := .venv-dev
BENCH := .venv-bench
COMPILED := build/compiled
# The tests have a tree of their own, with an easier optimisation: it takes two thirds of the time to build.
TESTED := COMPILED=build/tested ARCHIPEL_OPTIMISE=1
MARK := not slow and not build
SOURCES := pyproject.toml $(shell find src docs/rules tools -type f ! -path '*/__pycache__/*' ! -path 'src/archipel/page/*')
WEB := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/tests/*')

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal page wire test test-both test-full test-page test-interpreted test-table test-compiled test-build bench lint \
	system compile uncompile pins clean

help: ## show these lines
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 24

play: $(PLAY)/.made ## play in the browser, alone or with others (ARGS="--host 0.0.0.0": the whole network)
	@$(PLAY)/bin/archipel serve --open $(ARGS)

play-terminal: $(PLAY)/.made ## play in the terminal against bots
	@$(PLAY)/bin/archipel play $(ARGS)

page: ## build the web page into src/archipel/page
	@if $(PYTHON) tools/page.py --check 2>/dev/null; then $(PYTHON) tools/page.py; \
	else $(MAKE) --no-print-directory $(DEV)/.made && $(DEV)/bin/python tools/page.py; fi

wire: $(DEV)/.made ## write web/src/wire.generated.ts again, after a change of the server's messages
	PYTHONPATH=src $(DEV)/bin/python -m tools.wire_types

# The compiler needs one core for two minutes: it has it while types and page are checked on the other. What it says is
# kept in build/compile.log; if it fails, test-compiled tries again and shows why. The wheels are built while browsers
# are waited for. Where nothing can be compiled, the source alone is tried, but then with all games.
test: system $(DEV)/.made ## everything that must pass before a commit
	@mkdir -p build
	@if $(DEV)/bin/python tools/compile.py --check 2> build/compile.log; then \
		$(MAKE) --no-print-directory MARK="$(MARK)" $(TESTED) SPARED=long CORE=build/tested test-both; \
	else $(MAKE) --no-print-directory MARK="$(MARK)" test-both; fi

test-both:
	@$(if $(CORE),$(MAKE) --no-print-directory compile > build/compile.log 2>&1 &) \
		$(MAKE) --no-print-directory lint test-page test-interpreted; done=$$?; wait; exit $$done
	@$(MAKE) --no-print-directory test-compiled
	@nice $(MAKE) --no-print-directory test-build > build/wheels.log 2>&1 & wheels=$$!; \
		$(MAKE) --no-print-directory test-table; done=$$?; \
		wait $$wheels || done=1; cat build/wheels.log; exit $$done

test-full: MARK := not build
test-full: test ## the same with the slow suites

test-page: $(DEV)/.made ## types, lint and tests of the web page
	$(DEV)/bin/python tools/page.py --test

TABLE := tests/server tests/browser
APART := $(TABLE) tests/compiled
# Every process has a part of the tests, so that what a module sets up is set up once, and helps the others in the end.
PYTEST := $(DEV)/bin/pytest -q --dist worksteal
CORES = $(shell $(DEV)/bin/python -c 'import os; print(os.cpu_count())')
# A busy machine may let a terminal, a socket or a browser wait too long: what failed is tried once more, and that is
# said. Whatever hangs on nothing but its input fails again.
AGAIN = { echo "==== Some failed, see above. They are tried once more, one by one."; \
	$(DEV)/bin/pytest -q -m "$(MARK)" --last-failed --last-failed-no-failures none

# SPARED: the mark of what the compiled core will be tried with, and the source need not.
test-interpreted: $(DEV)/.made page ## the tests, on the Python source
	$(PYTEST) -n auto -m "$(MARK)$(SPARED:%= and not %)" $(APART:%=--ignore %) || $(AGAIN) $(APART:%=--ignore %); }

# One process more than there are cores: they often wait for a browser. CORE: a compiled tree, as it is played with.
test-table: $(DEV)/.made page ## the tests of the table, with real servers, databases and browsers
	$(if $(CORE),export PYTHONPATH=$(CURDIR)/$(CORE);) \
		$(PYTEST) -n $$(($(CORES) + 1)) -m "$(MARK)" $(TABLE) || $(AGAIN) $(TABLE); }

test-compiled: $(DEV)/.made ## the tests marked `compiled` or `long`, on the compiled core, and its games beside those of the source
	@if $(DEV)/bin/python tools/compile.py --check; then \
		$(MAKE) --no-print-directory compile && \
		PYTHONPATH=$(CURDIR)/$(COMPILED) ARCHIPEL_COMPILED=1 ARCHIPEL_TREE=$(COMPILED) \
			$(PYTEST) -n auto -m "(compiled or long) and ($(MARK))" tests/compiled \
			$$(grep -rlE 'mark\.(compiled|long)' tests --include='test_*.py' | grep -v '^tests/compiled/' | sort); \
	else echo "The compiled tests are left out."; fi

test-build: $(DEV)/.made page ## build both wheels and try them in clean environments
	$(DEV)/bin/pytest -q -p no:cacheprovider -m build tests/build

bench: $(BENCH)/.made $(DEV)/.made ## games per second, beside another engine (QUICK=1: half a minute)
	@if $(DEV)/bin/python tools/compile.py --check; then $(MAKE) --no-print-directory compile; fi
	PYTHONPATH=src $(BENCH)/bin/python -m tools.bench --tree $(COMPILED) $(if $(QUICK),--quick) $(if $(PAGE),--page $(PAGE))

lint: $(DEV)/.made ## ruff and mypy
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy

system: # what the tests need of the machine
	@sh tools/system.sh

compile: $(COMPILED)/.made ## a compiled copy of the package in build/compiled

uncompile: ## remove it
	rm -rf $(COMPILED)

pins: ## renew requirements/*.txt (needs uv)
	sh tools/pins.sh

clean: ## remove everything that can be made again
	rm -rf build dist $(PLAY) $(DEV) $(BENCH) web/node_modules src/archipel/page .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(COMPILED)/.made: $(SOURCES) $(DEV)/.made
	$(DEV)/bin/python tools/compile.py $(COMPILED)
	@touch $@

$(PLAY)/.made: $(SOURCES) $(WEB) requirements/run.txt
	@sh tools/venv.sh $(PLAY)
	$(PLAY)/bin/pip install --quiet --require-hashes -r requirements/run.txt
	$(PLAY)/bin/pip install --quiet --no-deps --force-reinstall .
	@$(PLAY)/bin/python -c 'from archipel.board.vectors import COMPILED as c; print("Archipel is installed,", \
		"compiled." if c else "in pure Python: with a C compiler and the Python headers it would be compiled and faster.")'
	@touch $@

$(DEV)/.made: pyproject.toml requirements/dev.txt requirements/node.txt
	@sh tools/venv.sh $(DEV)
	$(DEV)/bin/pip install --quiet --require-hashes -r requirements/dev.txt
	$(DEV)/bin/pip install --quiet --no-deps --no-build-isolation --editable .
	@$(DEV)/bin/python tools/page.py --check 2>/dev/null || \
		$(DEV)/bin/pip install --quiet --require-hashes -r requirements/node.txt
	@touch $@

$(BENCH)/.made: requirements/run.txt requirements/bench.txt
	@sh tools/venv.sh $(BENCH)
	$(BENCH)/bin/pip install --quiet --require-hashes -r requirements/run.txt
	$(BENCH)/bin/pip install --quiet --require-hashes -r requirements/bench.txt || \
		echo "The other engine cannot be had here; only ours will be measured."
	@touch $@
