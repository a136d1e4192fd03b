# Two of Hearts. `make` alone lists the targets.
# The first target that needs it makes .venv, the project's own Python environment; a stamp in it says what it holds already.

VENV := .venv
PY := $(VENV)/bin/python
RUN := $(VENV)/.run
DEV := $(VENV)/.dev
BUILD := $(VENV)/.build
PIP := $(PY) -m pip install --quiet --disable-pip-version-check

# A Python to make .venv with: `make play PYTHON=/path/to/python` chooses another one.
PYTHON :=
CANDIDATES := $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11 python)

# More arguments for the program behind a target: make play ARGS="--windowed"
ARGS :=

# An environment whose Python has gone is made again, so its stamps say nothing any more.
$(shell test -x $(PY) || rm -f $(RUN) $(BUILD) $(DEV))

CHECKED := game scenes main.py

.DEFAULT_GOAL := help
.PHONY: help play test check shots bundle bench assets clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo '  Arguments go into ARGS: make play ARGS="--windowed --deal HH1-N-AAAAAAM"'

play: $(RUN) ## play the game
	@$(PY) main.py $(ARGS)

test: $(DEV) ## run every test, those with a real window and the executable among them
	@$(PY) -m pytest $(ARGS)

check: $(DEV) ## formatting, lint and types
	@$(PY) -m ruff format --check .
	@$(PY) -m ruff check .
	@$(PY) -m mypy --strict $(CHECKED)

shots: $(RUN) ## draw every scene in every state and size into build/shots
	@$(PY) -m tests.shots

bundle: $(BUILD) ## build the executable dist/two-of-hearts
	@$(PY) -m PyInstaller --noconfirm --clean --log-level WARN build.spec
	@ls -lh dist/two-of-hearts

bench: $(RUN) ## measure frames, recording and start-up
	@$(PY) -m benchmarks.frames
	@$(PY) -m benchmarks.recording
	@$(PY) -m benchmarks.startup

assets: $(RUN) ## write cards, icons, sounds and fonts again from their generators
	@$(PY) -m assets.generators

clean: ## remove everything made here, .venv included
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A person whose Python will not do reads a sentence, not a traceback.
$(PY):
	@for candidate in $(CANDIDATES); do \
		"$$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
		candidate=; \
	done; \
	if [ -z "$$candidate" ]; then \
		echo "Two of Hearts needs Python 3.11 or newer; found: $$($(firstword $(CANDIDATES)) --version 2>/dev/null || echo none)."; \
		echo "Install a newer one, or name it: make play PYTHON=/path/to/python3.11"; \
		exit 1; \
	fi >&2; \
	if ! "$$candidate" -c 'import ensurepip, venv' 2>/dev/null; then \
		echo "This Python cannot make a virtual environment: its venv module is missing."; \
		echo "On Debian and Ubuntu: sudo apt install python3-venv"; \
		exit 1; \
	fi >&2; \
	echo "Making $(VENV) with $$("$$candidate" --version) ..."; \
	"$$candidate" -m venv --clear $(VENV)

# The interpreter counts as a prerequisite: when the system's Python was replaced, what it holds is looked at again.
$(RUN): requirements/run.txt $(PY)
	@$(PY) -m pip --version >/dev/null 2>&1 || $(PY) -m ensurepip >/dev/null
	@echo "Installing pygame-ce into $(VENV) ..."
	@$(PIP) -r $<
	@touch $@

$(BUILD): requirements/build.txt $(RUN)
	@echo "Installing what builds the executable into $(VENV) ..."
	@$(PIP) -r $<
	@touch $@

$(DEV): requirements/dev.txt $(BUILD)
	@echo "Installing what the tests and checks need into $(VENV) ..."
	@$(PIP) -r $<
	@touch $@
