# Everything a player or a contributor does, from a fresh checkout: `make play`, `make test`.
# Needs Python 3.11 or newer; a C compiler makes the engine fast, none is needed.

PYTHON ?=
PY     := .venv/bin/python
BENCH  := .venv-bench/bin/python
# fastcatan, a peer, needs Python 3.12 or newer: the first of these that is there.
BENCH_PYTHONS := python3.12 python3.13 python3.14 python3 python3.11 python
GAME   ?= pillars
GAMES  ?= 5000
KILLS  ?= 20
CASES  ?= 50000
MINUTES ?= 20
SHARED := -n auto --maxprocesses 8 --dist worksteal
# Tests are made ready once, not by each process of each run, whatever a container says of bytecode.
PYTEST := PYTHONDONTWRITEBYTECODE= $(PY) -m pytest
HALF   := tests/browser tests/server
READY  = { $(PYTEST) -qq --collect-only $(HALF) & \
	$(PYTEST) -qq --collect-only $(HALF:%=--ignore=%); wait; } >/dev/null 2>&1
SOURCES = $(shell find src -type f -not -name '*.so' -not -path '*__pycache__*' -not -path '*egg-info*')
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test again quick check format rules mutations bench bench-server soak soak-server
.PHONY: baselines baselines-page docs notebooks
.PHONY: train ladder calibration map measures positions release lock game soak-browser pictures engine clean
.PHONY: fuzz chaos ray wheels dataset ratings tournament

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | \
		while IFS='|' read -r name text; do printf '%-20s %s\n' "$$name" "$$text"; done

play: .venv/play.stamp ## open the house in the browser (SERVE_ARGS="--port 9000")
	@exec $(PY) tools/engine.py --behind .venv/bin/tabard serve $(SERVE_ARGS)

terminal: engine ## play in the terminal (GAME=pillars)
	@.venv/bin/tabard play $(GAME)

test: .venv/dev.stamp engine ## run the tests (PYTEST_ARGS="-k word", TABARD_BROWSER=none)
	@$(PY) -m tests.browser.chromium
	@$(PY) -m tests.server.postgres
	@[ -d tests/__pycache__ ] || $(READY)
	$(PYTEST) $(SHARED) --durations=10 $(PYTEST_ARGS)

again: .venv/dev.stamp engine ## run the few tests that failed last once more, each alone
	@$(PY) tools/again.py

quick: .venv/dev.stamp engine ## run the tests of rules, kernel and server, without the slow ones
	@$(PY) -m tests.server.postgres
	@[ -d tests/__pycache__ ] || $(READY)
	$(PYTEST) $(SHARED) -m "not slow" $(PYTEST_ARGS) tests/games tests/kernel tests/server

check: .venv/dev.stamp ## lint, formatting and strict types, of the scripts too
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) tools/scripts.py check
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
	TABARD_WHOLE=1 $(PY) -m pytest -n auto tests/conformance tests/rl \
		tests/games/test_boards.py tests/games/test_boards_in_parts.py \
		tests/games/pillars/test_spoiled_positions.py
	TABARD_WHOLE=1 $(PY) -m pytest -n auto -m long tests/puzzles
	@set -e; for players in 2 3 4; do \
		.venv/bin/tabard sim $(GAME) --players $$players --games $(GAMES) --check; \
	done

soak-server: .venv/dev.stamp engine ## kill the server under load, again and again (KILLS=20)
	@$(PY) -m tests.server.postgres
	$(PY) -m tests.chaos --minutes 0 --rounds $(KILLS) killed
	TABARD_RAISED=1000 $(PY) -m pytest -s --timeout 7200 tests/server/test_rules_raised.py

fuzz: .venv/dev.stamp engine ## requests that nobody meant, on SQLite and PostgreSQL (CASES=50000)
	@$(PY) -m tests.server.postgres
	$(PY) -m tests.fuzz --cases $(CASES)

chaos: .venv/dev.stamp engine ## servers, disks, clocks, bots and databases that fail under load (MINUTES=20)
	@$(PY) -m tests.server.postgres
	$(PY) -m tests.chaos --minutes $$(( $(MINUTES) / 2 ))
	$(PY) -m bench.servers kill --seconds $$(( $(MINUTES) * 30 ))
	$(PY) -m bench.servers deploy

soak-browser: .venv/dev.stamp engine ## whole games by friends with a browser each, first choice to last
	@$(PY) -m tests.browser.chromium
	TABARD_WHOLE=1 $(PY) -m pytest -s -m "whole or long" tests/browser

pictures: .venv/dev.stamp engine ## write pictures of every page and step to build/screenshots
	@$(PY) -m tests.browser.chromium
	TABARD_WHOLE=1 $(PY) -m pytest -m pictures tests/browser

ray: .venv-ray/ray.stamp ## a Ray cluster of two nodes plays the same games, also when workers die
	TABARD_WHOLE=1 .venv-ray/bin/python -m pytest -m ray tests/ray

ratings: .venv/dev.stamp engine ## ten thousand games rated anew, and the six levels in their order (RATING_ARGS)
	$(PY) -m bench.ratings anew
	$(PY) -m bench.ratings levels $(RATING_ARGS)

tournament: .venv/dev.stamp engine ## a Swiss of 64 bots and a knock-out of 16, run by a house (TOURNAMENT_ARGS)
	$(PY) -m tests.server.tournament_of_bots $(TOURNAMENT_ARGS)

train: engine ## let the bots of a game learn (GAME=pillars, TRAIN_ARGS="--players 2 --minutes 5")
	.venv/bin/tabard train $(GAME) $(TRAIN_ARGS)

ladder: engine ## write docs/ladder.md from the results in docs/ladder/
	.venv/bin/tabard ladder docs/ladder/*.json --out docs/ladder.md --force

calibration: engine ## measure what docs/calibration/ lacks and write docs/calibration.md (CALIBRATION_ARGS="--positions 800")
	.venv/bin/tabard calibrate --folder docs/calibration --page docs/calibration.md --correct --force $(CALIBRATION_ARGS)

baselines: .venv/baselines.stamp engine ## measure what docs/baselines/ lacks; hours (BASELINES_ARGS="--bots ppo")
	@set -e; for cell in $$($(PY) -m baselines cells --untrained); do \
		OMP_NUM_THREADS=1 $(PY) -m baselines train $${cell%-*} --players $${cell#*-}; \
	done
	$(PY) -m baselines all $(BASELINES_ARGS)
	$(PY) -m baselines page

baselines-page: .venv/dev.stamp ## write docs/baselines.md from the results in docs/baselines/
	$(PY) -m baselines page

map: .venv/play.stamp ## write the modules of docs/map.md from what the modules say of themselves
	@$(PY) tools/map.py

measures: engine ## play many games and write what `game.spec()` says was seen of them
	@$(PY) tools/measures.py

notebooks: .venv/baselines.stamp engine ## run the notebooks of examples/ (NOTEBOOK_ARGS="--size 0.05", --write keeps)
	PYTHONPATH=. $(PY) tools/notebooks.py $(NOTEBOOK_ARGS)

docs: .venv/docs.stamp ## build the site into build/site, without a warning, and check every link
	$(PY) -m website

positions: .venv/play.stamp ## write docs/positions, and what states and views have from declarations
	@$(PY) -m tabard.kernel.box.weave --write \
		$(patsubst %/components.py,%,$(wildcard src/tabard/games/*/components.py))
	@$(PY) tools/positions.py

wheels: .venv/dev.stamp ## a wheel for every Python here, each played in without compiler (WHEELS_ARGS)
	$(PY) tools/wheels.py $(WHEELS_ARGS)

dataset: .venv/dev.stamp engine ## write the sample of the dataset "Tabard games" to dist/
	@mkdir -p dist
	.venv/bin/tabard dataset write dist/tabard-games-sample.parquet --force \
		--recipe docs/datasets/tabard-games-sample.toml
	.venv/bin/tabard dataset verify dist/tabard-games-sample.parquet

release: .venv/dev.stamp ## build the files of a release and try them out (RELEASE_ARGS=--rehearse)
	$(PY) tools/release.py $(RELEASE_ARGS)

lock: .venv/dev.stamp ## write deploy/requirements.txt: what a house runs on, each with its hashes
	@$(PY) -m pip install --quiet 'uv>=0.9,<1'
	$(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --upgrade \
		--extra serve --extra postgres --extra telemetry --no-emit-index-url \
		--custom-compile-command 'make lock' --output-file deploy/requirements.txt pyproject.toml
	@$(PY) tools/licences.py

game: .venv/play.stamp ## make a new game from the example (NAME=barter, GAME_ARGS="--into FOLDER")
	@$(PY) tools/new_game.py $(NAME) --like toll $(GAME_ARGS)

engine: .venv/play.stamp ## compile the engine if a C compiler works
	@$(PY) tools/engine.py

clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-bench .venv-ray build dist src/*.egg-info src/*.so src/*.pyd
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

.venv/docs.stamp: .venv/dev.stamp
	@echo "Installing what the site is built with ..."
	@TABARD_COMPILE=0 $(PY) -m pip install --quiet --no-build-isolation --editable '.[docs]'
	@touch $@

# What learners of baselines need beside that is large; nothing else asks for it.
.venv/baselines.stamp: .venv/dev.stamp
	@echo "Installing what baselines are trained with ..."
	@TABARD_COMPILE=0 $(PY) -m pip install --quiet --no-build-isolation --editable '.[baselines]'
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
	@sh tools/venv.sh .venv-bench $(or $(PYTHON),$(BENCH_PYTHONS))
	@echo "Installing the peers into .venv-bench ..."
	@$(BENCH) -m pip install --quiet --requirement bench/requirements.txt
	@$(BENCH) -m pip install --quiet --no-deps catanatron_gym==4.0.0
	@touch $@

# Ray is large and nothing else needs it, so it has an environment of its own.
.venv-ray/ray.stamp: pyproject.toml setup.py tools/venv.sh
	@sh tools/venv.sh .venv-ray $(PYTHON)
	@echo "Installing Ray and Tabard into .venv-ray ..."
	@.venv-ray/bin/python -m pip install --quiet 'setuptools>=77,<85'
	@TABARD_COMPILE=0 .venv-ray/bin/python -m pip install --quiet --no-build-isolation \
		--editable '.[data,ray]' 'pytest>=9,<10' 'pytest-timeout>=2.4,<3'
	@touch $@
