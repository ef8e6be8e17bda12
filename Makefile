# Everything a person or a CI machine does here. Without a goal: the list of goals.
#
# make itself ends with 2 whenever a command fails, whatever the command's own code was; it prints
# that code ("Error 1"). Where the code matters (0 clean, 1 findings, 64 usage, 65 bad data,
# 70 internal, 74 input/output), call the program itself: $(BINARY) run.

SWIFT ?= swift
# What `make run` builds: release, or debug to reuse what `make test` has built.
CONFIGURATION ?= release
# Passed on to `overset run` or `swift test`: make run ARGS="--locale ar --device iPhoneSE"
ARGS ?=
# How many texts `make fuzz` makes, and which.
FOLDER ?= Locales
COUNT ?= 1000000
SEED ?= 1

# Tests cover the package traits too. What is built for tests and documentation has one setting of them:
# another one builds everything anew.
TRAITS = --traits InlineSnapshots
ifeq ($(CONFIGURATION),debug)
RUN_TRAITS = $(TRAITS)
endif

# An import that Package.swift does not declare builds only while the order of the build suits it.
DECLARED_IMPORTS = --explicit-target-dependency-import-check error

BINARY = .build/$(CONFIGURATION)/overset
SWIFT_PATHS = Package.swift Sources Tests Fonts
SHELL_SCRIPTS = $(wildcard Scripts/*.sh Fonts/*.sh) .ci/run
# A target with a documentation catalog is a public one.
DOCS_TARGETS = $(sort $(foreach catalog,$(wildcard Sources/*/*.docc),$(basename $(notdir $(catalog)))))

# Homebrew's ICU lies where pkg-config does not look. Untested.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.DEFAULT_GOAL := help
.PHONY: help run test rules bench fuzz plant lint docs format fonts clean

help: ## List the goals
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# The build writes to the standard error stream, so that the standard output is the report alone:
# make run ARGS="--format json" > report.json
run: ## Set up, build and run the matrix over the gallery; ARGS="..." for overset's options
	@Scripts/setup.sh run
	@$(SWIFT) build --configuration $(CONFIGURATION) $(RUN_TRAITS) --product overset 1>&2
	@$(BINARY) run $(ARGS)

test: ## Set up, build and run every test; ARGS="--filter NAME" for some
	@Scripts/setup.sh test
	@$(SWIFT) test $(TRAITS) $(DECLARED_IMPORTS) $(ARGS)

bench: ## Time text layout against bare shaping, in one process and the same rounds
	@Scripts/setup.sh run
	@$(SWIFT) build --configuration release --product overset-bench 1>&2
	@.build/release/overset-bench

fuzz: ## Lay random texts out and check what must hold of them; COUNT=1000000 SEED=1
	@Scripts/setup.sh run
	@$(SWIFT) build --configuration release --product overset-bench 1>&2
	@.build/release/overset-bench fuzz $(COUNT) $(SEED)

plant: ## Plant faults into the catalogs of a folder and count those that are found; FOLDER=Locales
	@Scripts/setup.sh run
	@$(SWIFT) build --configuration release --product overset-bench 1>&2
	@.build/release/overset-bench plant $(FOLDER)

rules: ## Write the table of rules into Docs/checks.md, from the rules themselves
	@$(SWIFT) build --configuration $(CONFIGURATION) $(RUN_TRAITS) --product overset 1>&2
	@{ sed '/^| rule |/,$$d' Docs/checks.md; $(BINARY) rules; } > .build/checks.md
	@mv .build/checks.md Docs/checks.md

lint: ## Check format, shell scripts, and that nothing of this machine is in a file
	@$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_PATHS)
	@if command -v shellcheck >/dev/null; then shellcheck $(SHELL_SCRIPTS); \
	  else echo 'lint: shellcheck is not installed; shell scripts were not checked' >&2; fi
	@Scripts/check-leaks.sh

docs: ## Build the documentation of every public module, warnings as errors
	@Scripts/setup.sh run
	@OVERSET_DOCS=1 $(SWIFT) package $(TRAITS) generate-documentation --warnings-as-errors \
	  $(foreach target,$(DOCS_TARGETS),--target $(target))

format: ## Rewrite the sources in the project's format
	@$(SWIFT) format --in-place --parallel --recursive $(SWIFT_PATHS)

fonts: ## Remake the faces in Fonts/ from Debian's packages and prove their digests
	@Scripts/setup.sh fonts
	@Fonts/build.sh

clean: ## Remove what the build and the runs have made (not the snapshots)
	rm -rf .build .overset
