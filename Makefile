# Environments are made on first use, and again when what they were made from changes: the one of the game by
# tools/play.py, the others here. PYTHON chooses the interpreter.
PYTHON ?= python3
export PYTHON
# Bytecode is kept, whatever the shell says: tests start hundreds of processes, and each would compile all it loads.
unexport PYTHONDONTWRITEBYTECODE

PLAY := .venv
DEV := .venv-dev
BENCH := .venv-bench
SOURCES := pyproject.toml $(shell find src docs/rules tools -type f ! -path '*/__pycache__/*' ! -path 'src/archipel/page/*')
WEB := $(shell find web -type f ! -path '*/node_modules/*' ! -path 'web/tests/*')

# Compiled copies of the package. The tests have their own: it comes out of a wheel that is built with less
# optimisation, in two thirds of the time. That with a profile is as released wheels are, and takes more than twice as
# long as the first.
COMPILED := build/compiled
PROFILED := build/profiled
TESTED := build/tested
WHEEL := build/wheel
CAN_COMPILE = $(shell $(DEV)/bin/python tools/compile.py --check 2>/dev/null && echo yes)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal dev page wire test test-full lint test-page test-source test-compiled test-table test-build \
	test-core bench system compile uncompile site pins clean

help: ## show these lines
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 24

play: ## play in the browser, alone or with others (ARGS="--host 0.0.0.0": the whole network)
	@$(PYTHON) tools/play.py serve --open $(ARGS)

play-terminal: ## play in the terminal against bots
	@$(PYTHON) tools/play.py play $(ARGS)

dev: $(DEV)/.made ## the environment for work on it, .venv-dev

page: ## build the web page into src/archipel/page
	@if $(PYTHON) tools/page.py --check 2>/dev/null; then $(PYTHON) tools/page.py; \
	else $(MAKE) --no-print-directory $(DEV)/.made && $(DEV)/bin/python tools/page.py; fi

wire: $(DEV)/.made ## write web/src/wire.generated.ts again, after a change of the server's messages
	PYTHONPATH=src $(DEV)/bin/python -m tools.wire_types

# ---- Tests. `make test` runs every target of this part; tools/test.sh has their order.

MARK := not slow and not build
# Each process takes an equal part of the tests, so that a module is set up once, and helps the others at the end.
PYTEST := $(DEV)/bin/pytest -q --dist worksteal --durations=10 --durations-min=10
CORES = $(shell $(DEV)/bin/python -c 'import os; print(os.cpu_count())')

test: ## everything that must pass before a commit
	@MAKE="$(MAKE)" DEV="$(DEV)" MARK="$(MARK)" sh tools/test.sh

test-full: MARK := not build
test-full: test ## the same with the slow tests

lint: $(DEV)/.made ## ruff and mypy
	$(DEV)/bin/ruff check .
	$(DEV)/bin/ruff format --check .
	$(DEV)/bin/mypy

test-page: ## types, lint and tests of the web page
	@if $(PYTHON) tools/page.py --check 2>/dev/null; then $(PYTHON) tools/page.py --test; \
	else $(MAKE) --no-print-directory $(DEV)/.made && $(DEV)/bin/python tools/page.py --test; fi

# Tests marked `long` play whole games or deal boards by the dozen. Where the core can be compiled, test-compiled runs
# them instead, and the slow ones.
test-source: $(DEV)/.made page ## the tests of engine, rules, bots and terminal, on the Python source
	$(PYTEST) -n auto -m "$(MARK)$(if $(CAN_COMPILE), and not long and not slow)" \
		--ignore tests/server --ignore tests/browser --ignore tests/compiled

test-core: # the wheel and the compiled copy that the tests use, where they can be made
	@$(if $(CAN_COMPILE),$(MAKE) --no-print-directory $(TESTED)/.made,echo "Without a C compiler, tests run on the source.")

# tests/compiled plays the same games on both. Of the others only files with a mark are read: that saves time.
test-compiled: $(DEV)/.made test-core ## the tests marked `compiled`, `long` or `slow`, on the compiled core
	$(if $(CAN_COMPILE),PYTHONPATH=$(CURDIR)/$(TESTED) ARCHIPEL_COMPILED=1 ARCHIPEL_TREE=$(TESTED) \
		$(PYTEST) -n auto -m "(compiled or long or slow) and ($(MARK))" tests/compiled \
		$$(grep -rlE 'mark\.(compiled|long|slow)|mostly_compiled' tests --include='test_*.py' \
			| grep -vE '^tests/(compiled|server|browser)/' | sort))

# The servers run on the compiled core, as in the installed game. Two processes more than cores: they often wait for a
# browser. The sample deals and rolls the same in every run, `make test-full` does not.
test-table: $(DEV)/.made page test-core ## the tests of server and page, with real databases and browsers
	$(if $(findstring slow,$(MARK)),ARCHIPEL_SEED=$${ARCHIPEL_SEED:-1}) \
		$(if $(CAN_COMPILE),PYTHONPATH=$(CURDIR)/$(TESTED)) \
		$(PYTEST) -n $$(($(CORES) + 2)) -m "$(MARK)" tests/server tests/browser

test-build: $(DEV)/.made page test-core ## build both wheels and try them in clean environments
	$(if $(CAN_COMPILE),ARCHIPEL_WHEEL=$(WHEEL)) $(DEV)/bin/pytest -q -p no:cacheprovider \
		-m "build$(if $(findstring slow,$(MARK)), and not slow)" tests/build

system: # what the tests need of the machine
	@sh tools/system.sh

# ---- Everything else

bench: $(BENCH)/.made $(DEV)/.made ## games per second, beside another engine (QUICK=1: half a minute; PROFILE=1: of a core compiled as for release)
	@$(if $(CAN_COMPILE),$(MAKE) --no-print-directory $(if $(PROFILE),$(PROFILED),$(COMPILED))/.made)
	PYTHONPATH=src $(BENCH)/bin/python -m tools.bench --tree $(if $(PROFILE),$(PROFILED),$(COMPILED)) $(if $(QUICK),--quick) $(if $(PAGE),--page $(PAGE))

compile: $(COMPILED)/.made ## a compiled copy of the package in build/compiled

uncompile: ## remove it
	rm -rf $(COMPILED) $(PROFILED)

site: $(DEV)/.made ## the documentation as a site, in build/site
	NO_MKDOCS_2_WARNING=1 $(DEV)/bin/mkdocs build --strict --quiet

pins: ## renew requirements/*.txt (needs uv)
	sh tools/pins.sh

clean: ## remove everything that can be made again
	rm -rf build dist $(PLAY) $(DEV) $(BENCH) web/node_modules src/archipel/page .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(COMPILED)/.made: $(SOURCES) $(DEV)/.made
	$(DEV)/bin/python tools/compile.py $(@D)
	@touch $@

$(PROFILED)/.made: $(SOURCES) $(DEV)/.made
	ARCHIPEL_PROFILE=1 $(DEV)/bin/python tools/compile.py $(@D)
	@touch $@

# By way of the source distribution, the wheel in an environment of its own, as a stranger would build it.
$(TESTED)/.made: $(SOURCES) $(WEB) $(DEV)/.made
	rm -rf $(WHEEL) $(TESTED)
	$(DEV)/bin/python -m build --sdist --no-isolation --outdir $(WHEEL)
	$(DEV)/bin/python -m tarfile -e $(WHEEL)/*.tar.gz $(WHEEL)/unpacked
	ARCHIPEL_PURE=0 ARCHIPEL_OPTIMISE=1 $(DEV)/bin/python -m build --wheel --outdir $(WHEEL) $(WHEEL)/unpacked/*
	rm -rf $(WHEEL)/unpacked
	$(DEV)/bin/python -m zipfile -e $(WHEEL)/*.whl $(TESTED)
	@touch $@

$(DEV)/.made: pyproject.toml requirements/dev.txt requirements/node.txt
	@sh tools/venv.sh $(DEV)
	$(DEV)/bin/pip install --quiet --no-compile --require-hashes -r requirements/dev.txt
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
