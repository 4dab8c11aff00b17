# A Debian 12 machine with a Swift toolchain needs nothing else: each command installs the packages that it misses.

PACKAGES := libsdl2-dev libsdl2-image-dev libpango1.0-dev fonts-inter fonts-dejavu-core
TEST_PACKAGES := xvfb xdotool openbox

# Hides one line of SwiftPM's: it leaves out `-pthread`, which a package beneath Pango asks for and nobody needs.
BUILD := swift build -c release --product segue 2> >(grep -v '^warning: prohibited flag' >&2)
SEGUE := .build/release/segue
SHELL := /bin/bash

.PHONY: run test bench clean

# Opens the window: `make run`, or `make run WHAT=magic-move`.
run:
	@scripts/install-packages $(PACKAGES)
	@$(BUILD)
	@$(SEGUE) open $(WHAT)

# Checks the format and runs every test: `make test`, or `make test ARGS='--filter MotionTests'`.
test:
	@scripts/install-packages $(PACKAGES) $(TEST_PACKAGES)
	@scripts/run-tests $(ARGS)

# Measures without a window: `make bench WHAT=w1`.
bench: WHAT ?= magic-move
bench:
	@scripts/install-packages $(PACKAGES)
	@$(BUILD)
	@$(SEGUE) bench $(WHAT) --headless

clean:
	rm -rf .build segue-out
