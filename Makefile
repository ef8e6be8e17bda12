# Everything that people and CI run here. `make` without a goal lists the goals.
#
# If a command fails, make ends with 2, whatever the command's own code, and prints that code
# ("Error 1"). If your script needs the code (0 clean, 1 findings, 64 usage, 65 bad data,
# 70 internal, 74 input/output), call the program itself: $(BINARY) run.

SWIFT ?= swift
# Every build. SwiftPM before 6.4 hands traits to the compiler in the order of a set (its issue 10525), which is another one in each
# process without the variable: from two traits on, each build would compile everything anew. Programs that run later get no such
# order.
SWIFT_BUILD = SWIFT_DETERMINISTIC_HASHING=1 $(SWIFT) build
# The configuration that `make run` builds: release, or debug to reuse the build of `make test`.
CONFIGURATION ?= release
# Options for `overset run` or `swift test`: make run ARGS="--locale ar --device iPhoneSE"
ARGS ?=
# The folder whose catalogs `make plant` and `make watch-times` take.
FOLDER ?= Locales
# The folder of the app that `make check` checks.
APP ?=
# The number of texts that `make fuzz` makes, and the seed they come from.
COUNT ?= 1000000
SEED ?= 1
# Where `make package` writes.
PACKAGES ?= .build/packages
# How many inputs `make sanitize` makes for each reader.
SANITIZED ?= 2000

# Tests cover the package traits too. Tests and documentation use one setting of them, because a
# change of traits rebuilds everything.
TRAITS = --traits InlineSnapshots,CustomDump,Source
ifeq ($(CONFIGURATION),debug)
RUN_TRAITS = $(TRAITS)
endif

# The service and its packages are built in a folder of their own.
SERVICE_TRAITS = --traits Service,Source --scratch-path .build/service

# The programs as a team runs them, built once for `make serve` and for all that tries them from outside.
SERVER_PROGRAM = $(SWIFT_BUILD) --configuration release $(SERVICE_TRAITS) --product overset-server 1>&2
SERVICE_PROGRAMS = $(SERVER_PROGRAM) && $(SWIFT_BUILD) --configuration release $(SERVICE_TRAITS) --product overset 1>&2

# An import that Package.swift does not declare builds only if the modules happen to be built in the right
# order. The check reads the packages of the traits, too, so it runs only without them, as in .ci/run.
IMPORT_CHECK = --explicit-target-dependency-import-check error
DECLARED_IMPORTS = $(if $(TRAITS),,$(IMPORT_CHECK))

# The benchmarks and their tests: targets that the manifest names only for those who ask.
BENCHMARKS = OVERSET_BENCH=1

BINARY = .build/$(CONFIGURATION)/overset
SWIFT_PATHS = Package.swift Sources Integrations Benchmarks Tests Fonts Packaging
SHELL_SCRIPTS = $(wildcard Scripts/*.sh Fonts/*.sh Packaging/*.sh Integrations/GitHubAction/*.sh) .ci/run
# Modules whose names users write have a documentation catalog: an overview, topics, articles. The others declare
# types that a product re-exports: their pages are there so that links from the products lead to them.
DOCS_TARGETS = $(sort $(foreach catalog,$(wildcard Sources/*/*.docc),$(basename $(notdir $(catalog)))) \
  OversetChecks OversetDriving OversetInlineSource OversetLayoutEngine OversetProject OversetRun OversetSlots OversetTextTools \
  OversetVocabulary)

# Homebrew installs ICU and OpenSSL where pkg-config does not look. Untested.
ifeq ($(shell uname -s),Darwin)
keg = $(shell brew --prefix $(1) 2>/dev/null)/lib/pkgconfig
export PKG_CONFIG_PATH := $(call keg,icu4c):$(call keg,openssl@3):$(PKG_CONFIG_PATH)
endif

.DEFAULT_GOAL := help
.PHONY: help run check serve test test-release allocations test-service test-weblate test-api test-s3 bench-service rules widths layers coverage counts bench watch-times fuzz fuzz-readers sanitize plant lint docs \
  format fonts package test-package clean

help: ## List the goals
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# The build writes to standard error, so that standard output has only the report:
# make run ARGS="--format json" > report.json
run: ## Set up, build, and run the matrix on the gallery; ARGS="..." for options of overset run
	@Scripts/setup.sh run
	@$(SWIFT_BUILD) --configuration $(CONFIGURATION) $(RUN_TRAITS) --product overset 1>&2
	@$(BINARY) run $(ARGS)

# A build folder of its own: a change of traits rebuilds everything.
check: ## Check an app by its catalogs and its source; APP=folder, ARGS="..." for options of overset check
	@[ -n '$(APP)' ] || { echo 'make check: give the app: make check APP=folder' >&2; exit 64; }
	@Scripts/setup.sh run
	@$(SWIFT_BUILD) --configuration $(CONFIGURATION) --traits Source --scratch-path .build/source --product overset 1>&2
	@.build/source/$(CONFIGURATION)/overset check '$(APP)' $(ARGS)

# In a build folder of its own, as with every other setting of the traits.
serve: ## Set up, build, and serve checks over HTTP; ARGS="--project APP" for options of overset-server
	@Scripts/setup.sh service
	@$(SERVER_PROGRAM)
	@.build/service/release/overset-server $(ARGS)

test-service: ## Set up, build, and run the tests of the service; ARGS="--filter NAME" for some
	@Scripts/setup.sh test
	@Scripts/setup.sh service
	@OVERSET_ONLY=OversetServiceTests $(SWIFT_BUILD) --build-tests $(SERVICE_TRAITS) 1>&2
	@OVERSET_ONLY=OversetServiceTests $(SWIFT) test --skip-build $(SERVICE_TRAITS) $(ARGS)

# Not part of `make test`: it installs Weblate, PostgreSQL and Redis, and takes minutes.
test-weblate: ## Test the check for Weblate in a real Weblate; WEBLATE_DIR=folder for what is installed
	@Scripts/setup.sh service
	@$(SERVICE_PROGRAMS)
	@Scripts/test-weblate.sh .build/service/release/overset-server .build/service/release/overset

# Not part of `make test`: it installs schemathesis, and takes minutes.
test-api: ## Try the service by its description with schemathesis; API_DIR=folder for what is installed
	@Scripts/setup.sh service
	@$(SERVICE_PROGRAMS)
	@Scripts/test-api.sh .build/service/release/overset-server .build/service/release/overset

# Not part of `make test`: it installs SeaweedFS, and takes minutes.
test-s3: ## Keep runs of the service in a real store that speaks S3; S3_DIR=folder for what is installed
	@Scripts/setup.sh service
	@$(SERVICE_PROGRAMS)
	@Scripts/test-s3.sh .build/service/release/overset-server .build/service/release/overset

bench-service: ## Measure how fast the service answers, with wrk; ARGS="--memory 600" for ten minutes of checks
	@Scripts/setup.sh service
	@Scripts/setup.sh bench
	@$(SERVICE_PROGRAMS)
	@Scripts/bench-service.py .build/service/release/overset-server .build/service/release/overset $(ARGS)

test: ## Set up, build, and run all tests; ARGS="--filter NAME" for some
	@Scripts/setup.sh test
	@$(BENCHMARKS) $(SWIFT_BUILD) --build-tests $(TRAITS) $(DECLARED_IMPORTS) 1>&2
	@$(BENCHMARKS) $(SWIFT) test --skip-build $(TRAITS) $(ARGS)

# As most users of the package build it. What is declared is checked here, as `make test` has traits. In release, since `make run`
# has built half of it; a module that is imported with @testable would have to be built anew.
RELEASE_TESTS = $(BENCHMARKS) OVERSET_TESTS=InlineSnapshotTestingTests
test-release: ## Build everything without traits, optimized, and run the test of what is said without them
	@Scripts/setup.sh test
	@$(RELEASE_TESTS) $(SWIFT_BUILD) --configuration release --build-tests $(IMPORT_CHECK) 1>&2
	@$(RELEASE_TESTS) $(SWIFT) test --configuration release --skip-build --filter recordingNeedsTheTrait

bench: ## Time text layout against bare shaping, in the same process and rounds
	@Scripts/setup.sh run
	@$(BENCHMARKS) $(SWIFT_BUILD) --configuration release --product overset-bench 1>&2
	@.build/release/overset-bench

# Counts, unlike times, are the same beside any neighbour, and nearly so on any machine. Sets and dictionaries are gone
# through in the same order each time. Optimized as CI builds it, in a folder of its own: other flags rebuild everything.
allocations: ## Count what each phase of the work allocates, beside Benchmarks/allocations.tsv; ARGS=record writes it
	@Scripts/setup.sh run
	@OVERSET_OPTIMIZED=1 $(BENCHMARKS) $(SWIFT_BUILD) --scratch-path .build/allocations --product overset-bench 1>&2
	@SWIFT_DETERMINISTIC_HASHING=1 .build/allocations/debug/overset-bench allocations Benchmarks/allocations.tsv $(ARGS)

watch-times: ## Time what --watch takes from a saved file to the report, 50 times; FOLDER=Locales for the check
	@Scripts/setup.sh run
	@$(SWIFT_BUILD) --configuration release --product overset 1>&2
	@Scripts/watch-times.py .build/release/overset check '$(FOLDER)'
	@Scripts/watch-times.py .build/release/overset run .

fuzz: ## Lay out random texts and check invariants; COUNT=1000000 SEED=1
	@Scripts/setup.sh run
	@$(BENCHMARKS) $(SWIFT_BUILD) --configuration release --product overset-bench 1>&2
	@.build/release/overset-bench fuzz $(COUNT) $(SEED)

# Variables of the command line reach the script as they are; it says what each means.
fuzz-readers: ## Attack every reader, guided by coverage; MINUTES=10 for all of them, READER=name, JOBS=1, INPUT=file
	@Scripts/setup.sh run
	@SWIFT='$(SWIFT)' Scripts/fuzz-readers.sh

# The C targets are reached through the readers: one build is for both.
sanitize: ## Run the readers over what is kept and over some made-up inputs, under the sanitizers of memory and C
	@Scripts/setup.sh run
	@SWIFT='$(SWIFT)' RUNS=$(SANITIZED) Scripts/fuzz-readers.sh

plant: ## Plant faults into the catalogs of a folder and count how many are found; FOLDER=Locales
	@Scripts/setup.sh run
	@$(BENCHMARKS) $(SWIFT_BUILD) --configuration release --product overset-bench 1>&2
	@.build/release/overset-bench plant $(FOLDER)

rules: ## Write the table of rules into Docs/checks.md
	@Scripts/setup.sh run
	@$(SWIFT_BUILD) --configuration $(CONFIGURATION) $(RUN_TRAITS) --product overset 1>&2
	@{ sed '/^| rule | fault |/,$$d' Docs/checks.md; $(BINARY) rules; } > .build/checks.md
	@mv .build/checks.md Docs/checks.md

widths: ## Fit the widths of scripts to what iOS drew; write Fonts/corrections.yml and the tables of margins and errors
	@Scripts/setup.sh run
	@$(SWIFT_BUILD) --configuration $(CONFIGURATION) $(RUN_TRAITS) --product overset 1>&2
	@Fonts/fit_corrections.py $(BINARY) $(ARGS)

layers: ## Write the table and the diagram of the layers into Docs/architecture.md
	@mkdir -p .build
	@$(BENCHMARKS) $(SWIFT) package $(TRAITS) dump-package > .build/manifest.json
	@Scripts/layers.py Docs/architecture.md < .build/manifest.json

coverage: ## Write into Docs/swiftui-coverage.md which of SwiftUI's names are here
	@Scripts/coverage.py Docs/swiftui-coverage.md

counts: ## Count what the project watches, such as public declarations; ARGS=FOLDER for another checkout
	@Scripts/counts.sh $(ARGS)

lint: ## Check the format, shell scripts, the page on coverage, and that no file contains a path of this machine
	@$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_PATHS)
	@if command -v shellcheck >/dev/null; then shellcheck $(SHELL_SCRIPTS); \
	  else echo 'lint: shellcheck is not installed; shell scripts were not checked' >&2; fi
	@Scripts/check-leaks.sh
	@if command -v python3 >/dev/null; then Scripts/coverage.py --check Docs/swiftui-coverage.md; \
	  else echo 'lint: python3 is not installed; the page on coverage was not checked' >&2; fi

# Of the modules that are built: after the tests with the same traits nothing is compiled.
docs: ## Build the documentation of the products, with warnings as errors
	@Scripts/setup.sh docs
	@$(BENCHMARKS) $(SWIFT_BUILD) $(TRAITS) 1>&2
	@$(BENCHMARKS) $(SWIFT) package $(TRAITS) dump-package > .build/manifest.json
	@SWIFT='$(SWIFT)' Scripts/docs.py .build/debug .build/Overset.doccarchive $(DOCS_TARGETS) < .build/manifest.json

format: ## Format the sources
	@$(SWIFT) format --in-place --parallel --recursive $(SWIFT_PATHS)

fonts: ## Rebuild the faces in Fonts/ from Debian's packages and verify their digests
	@Scripts/setup.sh fonts
	@Fonts/build.sh

package: ## Build the packages into $(PACKAGES); RELEASES=address of the files, for Homebrew and mise
	@Scripts/setup.sh package
	@SWIFT='$(SWIFT)' Packaging/package.sh '$(PACKAGES)'

test-package: ## Install the packages of $(PACKAGES) into bare Debian roots and prove them there; as root, DEBIAN=bookworm
	@Scripts/setup.sh package
	@SWIFT='$(SWIFT)' Packaging/test-package.sh '$(PACKAGES)'

clean: ## Remove the output of builds and runs, but not the snapshots
	rm -rf .build .overset
