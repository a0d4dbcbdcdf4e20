# Every target sets up what it needs; a second run does only what changed.
SHELL := /bin/bash
PYTHON ?= python3
VENV ?= .venv
TORCH ?= 2.14
PY := $(VENV)/bin/python
UV := $(shell command -v uv 2>/dev/null)
ifeq ($(UV),)
  NEW_VENV = $(PYTHON) -m venv $(1)
  INSTALL = $(1)/bin/python -m pip install --quiet
else
  NEW_VENV = uv venv --quiet --python $(PYTHON) $(1)
  INSTALL = uv pip install --quiet --python $(1)/bin/python
endif
TARGET := $(if $(CARGO_TARGET_DIR),$(CARGO_TARGET_DIR),target)
GLUE := python/torchtpu/glue/libtorchtpu_glue_2_14.so
CORE := python/torchtpu/_core.abi3.so
RUST := Cargo.toml $(shell find crates -name '*.rs' -o -name Cargo.toml)
GLUE_SOURCES := $(wildcard csrc/*)

.PHONY: help build demo test test-rust test-python lint conformance bench tpu-check gpu-check smoke-2.15 scan-sarif scan-browser wheel clean
help:
	@echo "build demo test lint conformance bench tpu-check gpu-check smoke-2.15 scan-sarif scan-browser wheel clean"

# --- set-up -----------------------------------------------------------------------------------------------------------
$(VENV)/.packages: requirements.txt requirements-plugins.txt
	test -x $(PY) || $(call NEW_VENV,$(VENV))
	$(call INSTALL,$(VENV)) -r requirements.txt
	$(call INSTALL,$(VENV)) --no-deps -r requirements-plugins.txt
	touch $@

$(GLUE): $(VENV)/.packages $(GLUE_SOURCES)
	TORCHTPU_GLUE_CACHE=$(CURDIR)/build/glue sh csrc/build.sh $(PY) $@

$(CORE): $(RUST) $(wildcard Cargo.lock)
	cargo build --release -p torchtpu-python
	cp $(TARGET)/release/lib_core.so $@.part
	mv $@.part $@

$(VENV)/.develop: $(VENV)/.packages python/develop.py pyproject.toml
	$(PY) python/develop.py
	touch $@

build: $(VENV)/.packages $(VENV)/.develop $(GLUE) $(CORE)

# --- what users run ---------------------------------------------------------------------------------------------------
DEVICE ?= tpu
demo: build
	$(PY) examples/digits.py --device $(DEVICE)

# --- checks -----------------------------------------------------------------------------------------------------------
test: test-rust test-python

test-rust: $(VENV)/.packages
	cargo test --workspace

test-python: build
	$(PY) -m pytest

lint: $(VENV)/.packages
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

conformance: build
	$(PY) tests/conformance.py

bench: build
	$(PY) benches/ops.py

# Compiles what the tests emit for real TPUs, with libtpu's compiler; no TPU is needed.
tpu-check: build
	$(PY) tests/tpu_check.py

# The client's and the device's tests on the CUDA plugin; needs an NVIDIA GPU.
gpu-check: build
	$(call INSTALL,$(VENV)) --no-deps -r requirements-cuda.txt
	cargo test -p torchtpu-pjrt
	TORCHTPU_PLUGIN=cuda $(PY) -m pytest tests --ignore tests/test_cases.py

# The same package on the next torch: one more glue, the same core.
smoke-2.15: $(CORE)
	test -x .venv-2.15/bin/python || $(call NEW_VENV,.venv-2.15)
	$(call INSTALL,.venv-2.15) -r requirements-2.15.txt
	.venv-2.15/bin/python python/develop.py
	TORCHTPU_GLUE_CACHE=$(CURDIR)/build/glue sh csrc/build.sh .venv-2.15/bin/python python/torchtpu/glue/libtorchtpu_glue_2_15.so
	.venv-2.15/bin/python -m pytest tests/test_smoke.py

# What `torchtpu scan` writes: the SARIF against its schema, the HTML in a headless browser (CHROMIUM, /usr/bin/chromium by
# default; Debian has it in the package chromium). Both need Node and take packages from npm.
SCAN_REPORT := build/scan_report
$(SCAN_REPORT)/.packages: tests/scan_report/package.json tests/scan_report/package-lock.json
	mkdir -p $(SCAN_REPORT)
	cp $^ $(SCAN_REPORT)
	npm ci --prefix $(SCAN_REPORT) --no-audit --no-fund --ignore-scripts
	touch $@

scan-sarif scan-browser: $(SCAN_REPORT)/.packages
	cargo build --release -p torchtpu-cli
	cp tests/scan_report/*.js $(SCAN_REPORT)
	node $(SCAN_REPORT)/$(@:scan-%=%).js $(TARGET)/release/torchtpu $(SCAN_REPORT)/screenshots

wheel: $(VENV)/.packages
	PYO3_PYTHON=$(CURDIR)/$(PY) $(PY) -m maturin build --release --out dist --interpreter $(PY)

clean:
	rm -rf target build dist out $(CORE) python/torchtpu/glue .venv-2.15
