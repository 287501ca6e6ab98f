# Everything a player or a contributor does, from a fresh checkout: `make play`, `make test`.
# Needs Python 3.11 or newer; a C compiler makes the engine fast, none is needed.

PYTHON ?=
PY     := .venv/bin/python
BENCH  := .venv-bench/bin/python
GAME   ?= pillars
GAMES  ?= 5000
KILLS  ?= 20
SOURCES = $(shell find src -type f -not -name '*.so' -not -path '*__pycache__*' -not -path '*egg-info*')
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test check format rules mutations bench bench-server soak soak-server
.PHONY: train ladder map measures positions release game soak-browser pictures engine clean

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r name text; do printf '%-20s %s\n' "$$name" "$$text"; done

play: .venv/play.stamp ## open the house in the browser (SERVE_ARGS="--port 9000")
	@exec $(PY) tools/engine.py --behind .venv/bin/tabard serve $(SERVE_ARGS)

terminal: engine ## play in the terminal (GAME=pillars)
	@.venv/bin/tabard play $(GAME)

test: .venv/dev.stamp engine ## run the tests (PYTEST_ARGS="-k word", TABARD_BROWSER=none)
	@$(PY) -m tests.browser.chromium
	$(PY) -m pytest -n auto --maxprocesses 8 --dist worksteal $(PYTEST_ARGS)

check: .venv/dev.stamp ## lint, formatting and strict types
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

format: .venv/dev.stamp ## put imports and layout in order
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

rules: .venv/dev.stamp engine ## show which rules of each game the tests cover
	$(PY) -m tests.rule_coverage

mutations: .venv/dev.stamp ## break every rule on purpose and see its tests fail (RULES="PIL-16")
	$(PY) -m tests.rule_mutations --report build/mutations.md $(RULES)

bench: .venv-bench/tabard.stamp ## measure the engine beside its peers (BENCH_ARGS=--quick)
	$(BENCH) -m bench $(BENCH_ARGS)

bench-server: .venv-bench/server.stamp ## measure the server beside boardgame.io (BENCH_ARGS=--quick)
	$(BENCH) -m bench.server $(BENCH_ARGS)

soak: .venv/dev.stamp engine ## play thousands of checked random games (GAMES=5000)
	TABARD_WHOLE=1 $(PY) -m pytest -n auto tests/conformance tests/rl
	@set -e; for players in 2 3 4; do \
		.venv/bin/tabard sim $(GAME) --players $$players --games $(GAMES) --check; \
	done

soak-server: .venv/dev.stamp engine ## kill the server under load, again and again (KILLS=20)
	TABARD_KILLS=$(KILLS) $(PY) -m pytest -s tests/server/test_kill.py

soak-browser: .venv/dev.stamp engine ## whole games by friends with a browser each, first choice to last
	@$(PY) -m tests.browser.chromium
	TABARD_WHOLE=1 $(PY) -m pytest -s -m "whole or long" tests/browser

pictures: .venv/dev.stamp engine ## write pictures of every page and step to build/screenshots
	@$(PY) -m tests.browser.chromium
	TABARD_WHOLE=1 $(PY) -m pytest -m pictures tests/browser

train: engine ## let the bots of a game learn (GAME=pillars, TRAIN_ARGS="--players 2 --minutes 5")
	.venv/bin/tabard train $(GAME) $(TRAIN_ARGS)

ladder: engine ## write docs/ladder.md from the results in docs/ladder/
	.venv/bin/tabard ladder docs/ladder/*.json --out docs/ladder.md --force

map: .venv/play.stamp ## write the modules of docs/map.md from what the modules say of themselves
	@$(PY) tools/map.py

measures: engine ## play many games and write what `game.spec()` says was seen of them
	@$(PY) tools/measures.py

positions: .venv/play.stamp ## write docs/positions, and what states and views have from declarations
	@$(PY) -m tabard.kernel.box.weave --write \
		$(patsubst %/components.py,%,$(wildcard src/tabard/games/*/components.py))
	@$(PY) tools/positions.py

release: .venv/dev.stamp ## build the files of a release and try them out (RELEASE_ARGS=--rehearse)
	$(PY) tools/release.py $(RELEASE_ARGS)

game: .venv/play.stamp ## make a new game from the example (NAME=barter, GAME_ARGS="--into FOLDER")
	@$(PY) tools/new_game.py $(NAME) --like toll $(GAME_ARGS)

engine: .venv/play.stamp ## compile the engine if a C compiler works
	@$(PY) tools/engine.py

clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-bench build dist src/*.egg-info src/*.so src/*.pyd
	rm -rf .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src -name '*.so' -delete -o -name '*.pyd' -delete
	find src tests bench tools -name __pycache__ -prune -exec rm -rf {} +

# The stamps remember what is installed. The editable package itself never needs a compiler.
.venv/play.stamp: pyproject.toml setup.py tools/venv.sh
	@sh tools/venv.sh .venv $(PYTHON)
	@echo "Installing Tabard into .venv ..."
	@$(PY) -m pip install --quiet 'setuptools>=77,<85'
	@TABARD_COMPILE=0 $(PY) -m pip install --quiet --no-build-isolation --editable '.[serve]'
	@touch $@

.venv/dev.stamp: .venv/play.stamp
	@echo "Installing the tools for tests and checks ..."
	@TABARD_COMPILE=0 $(PY) -m pip install --quiet --no-build-isolation --editable '.[dev]'
	@touch $@

# The bench measures an ordinary installation, compiled or not at all.
.venv-bench/tabard.stamp: .venv-bench/peers.stamp $(SOURCES)
	@echo "Compiling and installing Tabard into .venv-bench ..."
	@rm -rf build/bdist.* build/lib.* build/temp.*
	@TABARD_COMPILE=1 $(BENCH) -m pip install --quiet --no-build-isolation --no-deps \
		--force-reinstall .
	@touch $@

# The server needs more than the engine; the package itself is there already.
.venv-bench/server.stamp: .venv-bench/tabard.stamp
	@echo "Installing what the server needs into .venv-bench ..."
	@$(BENCH) -m pip install --quiet 'tabard[serve]'
	@touch $@

.venv-bench/peers.stamp: pyproject.toml setup.py tools/venv.sh bench/requirements.txt
	@sh tools/venv.sh .venv-bench $(PYTHON)
	@echo "Installing the peers into .venv-bench ..."
	@$(BENCH) -m pip install --quiet --requirement bench/requirements.txt
	@touch $@
