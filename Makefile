# A Debian 12 machine with a Swift toolchain needs nothing else: each command installs the packages that it misses.

PACKAGES := libsdl2-dev libsdl2-image-dev libpango1.0-dev libwebp-dev libxml2 fonts-inter fonts-dejavu-core
INSTALL_PACKAGES := chrpath python3
# What the installed program runs with, where it was not built.
RUNTIME_PACKAGES := libsdl2-2.0-0 libsdl2-image-2.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libwebpmux3 libxml2 fonts-inter fonts-dejavu-core
# libFuzzer is C++.
FUZZ_PACKAGES := bubblewrap libstdc++-12-dev
# Other programs that read and write films.
FILM_PACKAGES := ffmpeg webp python3-pil
# The peers are C; OpenGL draws in software where there is no graphics card.
BENCH_PACKAGES := python3 python3-pip gcc g++ libc6-dev pkg-config libcairo2-dev libegl1 libgles2 libgl1 libgl1-mesa-dri
DOCS_PACKAGES := python3 pkg-config
TEST_PACKAGES := xvfb xdotool openbox bubblewrap chromium $(FILM_PACKAGES) $(INSTALL_PACKAGES) $(BENCH_PACKAGES)
NEON_PACKAGES := gcc-aarch64-linux-gnu libc6-dev-arm64-cross qemu-user-static

SEGUE := .build/release/segue
SHELL := /bin/bash

.PHONY: run test docs install uninstall test-install kernels bench fuzz sanitize soak clean

# The scripts read them.
export PREFIX DESTDIR

# Opens the window: `make run`, or `make run WHAT=magic-move`.
run:
	@scripts/install-packages $(PACKAGES)
	@scripts/build
	@$(SEGUE) open $(WHAT)

# Checks counts and format, runs every test, and the kernels under sanitizers: `make test`, or
# `make test ARGS='--filter Motion'`.
test:
	@scripts/install-packages $(PACKAGES) $(TEST_PACKAGES)
	@scripts/counts
	@scripts/run-tests $(ARGS)
	@scripts/sanitize kernels

# Builds the manual into .build/docs, with the reference of the public names; a link that leads nowhere is an error:
# `make docs`, or the articles alone: `make docs ARGS='--articles FOLDER'`.
docs:
	@scripts/install-packages $(PACKAGES) $(DOCS_PACKAGES)
	@scripts/build
	@scripts/docs $(ARGS)

# Installs below ~/.local: `make install`, or `make install PREFIX=/usr/local`. Where the sources are not, it needs
# RUNTIME_PACKAGES to run, and the toolchain to open Swift files.
install:
	@scripts/install-packages $(PACKAGES) $(INSTALL_PACKAGES)
	@scripts/build
	@scripts/install

# Removes exactly what was installed there: `make uninstall`, or `make uninstall PREFIX=/usr/local`.
uninstall:
	@scripts/uninstall

# Tries an installation in a fresh Debian, in five minutes, as root.
test-install:
	@scripts/install-packages $(PACKAGES) $(INSTALL_PACKAGES) bubblewrap debootstrap
	@scripts/build
	@scripts/test-install

# Compares all kernels with the scalar ones, here and on an emulated processor with NEON.
kernels:
	@scripts/install-packages $(NEON_PACKAGES)
	@scripts/check-kernels

# Measures beside the peers, in about five minutes: `make bench`, or a workload of them, or a transition without any:
# `make bench WHAT=w1`; films of `segue export` with `make bench WHAT=export`. `make bench ARGS=--readme` also renews the table of benchmarks/README.md and the rows in README.md.
bench:
	@scripts/install-packages $(PACKAGES) $(BENCH_PACKAGES) $(if $(filter export,$(WHAT)),$(FILM_PACKAGES))
	@scripts/build
	@swift build -c release --product constraint-benchmark
	@scripts/bench $(WHAT) $(ARGS)

# Fuzzes every parser and renderer for a minute each: `make fuzz`, or one for longer:
# `make fuzz WHAT=render-tree SECONDS_EACH=7200`, or up to so many executions: `make fuzz WHAT=tree-text RUNS=10000000`.
fuzz:
	@scripts/install-packages $(PACKAGES) $(FUZZ_PACKAGES)
	@RUNS="$(RUNS)" SECONDS_EACH="$(SECONDS_EACH)" scripts/fuzz $(WHAT)

# Runs the tests under the address and the thread sanitizer, their C also under undefined behaviour: `make sanitize`, or a
# part of it: `make sanitize ARGS=address`.
sanitize:
	@scripts/install-packages $(PACKAGES) $(TEST_PACKAGES)
	@scripts/sanitize $(ARGS)

# Drives the window for half an hour and fails where its memory goes on growing; an hour of drags on one renderer:
# `make soak ARGS='--renderer cpu --minutes 60'`.
soak:
	@scripts/install-packages $(PACKAGES) $(TEST_PACKAGES)
	@scripts/build
	@scripts/soak $(ARGS)

# Removes the build, and of segue-out the files that segue wrote.
clean:
	@scripts/clean
