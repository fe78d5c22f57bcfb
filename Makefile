# The whole developer interface. Each target does its own set-up: Python 3.11+, make and pip are enough.
PYTHON ?= python3
PORT   ?= 7777
VENV   ?= .venv
BIN    := $(VENV)/bin

.PHONY: play run test test-wire coverage lint bench load gallery format lock release

play: $(VENV)/.runtime ## a Discord on this machine and the bot in it; PORT=8000 for another port
	@$(BIN)/python -m bot play --port $(PORT)

run: $(VENV)/.runtime ## the bot on Discord, with DISCORD_TOKEN from .env
	@$(BIN)/python -m bot run

WIRE := tests/browser tests/campaigns
FAST := pytest -n auto --dist worksteal -m "not wire" $(WIRE:%=--ignore=%)

test: $(VENV)/.dev ## the fast suite: all but what starts the bot as a process
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m $(FAST) # no worker compiles it all again

test-wire: $(VENV)/.dev ## the bot and the sandbox as processes: in a browser, under load, faults and forgeries
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto $(WIRE) # many processes; none compiles it all again
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n auto -m wire tests/persistence tests/bot tests/seasons

coverage: $(VENV)/.dev ## the same, and which lines and branches it does not reach; too many are an error
	@PYTHONDONTWRITEBYTECODE= $(BIN)/python -m $(FAST) --cov --cov-report=term

lint: $(VENV)/.dev ## format, lint, types, architecture, dead code
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --verbose
	$(BIN)/vulture

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

gallery: $(VENV)/.dev ## every kind of screen of every game as pictures on one page; needs Chromium
	@$(BIN)/python -m tests.browser.gallery

bench: $(VENV)/.dev ## measures, as ratios against something measured in the same run
	@$(BIN)/python -m tests.bench

load: $(VENV)/.dev ## how many clicks a second the bot holds, over the wire and under Discord's limits; docs/scale.md
	@$(BIN)/python -m tests.campaigns.throughput

PIN     := uv pip compile -q --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

lock: $(VENV)/.dev ## re-pin with hashes (needs uv), and list the licences anew
	$(PIN) --extra postgres pyproject.toml -o requirements.lock
	$(PIN) --extra dev pyproject.toml -o requirements-dev.lock
	@$(INSTALL) -r requirements-dev.lock
	@$(BIN)/python -m tests.tools.notices

release: $(VENV)/.dev ## make release VERSION=0.3.0: sets the version, dates the changelog, commits and tags
	@$(BIN)/python -m tests.tools.release $(VERSION)

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tapis needs Python 3.11 or newer; try: make PYTHON=python3.12 ...")'
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.runtime: requirements.lock | $(VENV)/bin/python
	@$(INSTALL) -r requirements.lock
	@touch $@

$(VENV)/.dev: requirements-dev.lock | $(VENV)/bin/python
	@$(INSTALL) -r requirements-dev.lock
	@touch $@ $(VENV)/.runtime
