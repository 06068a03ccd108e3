# Broadsheet. `make browse` opens it, `make test` tests it; `make help` names the rest.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ARGS ?=

BUILD_PACKAGES = libarchive-dev libcurl4-openssl-dev libexpat1-dev libsqlite3-dev libturbojpeg0-dev pkg-config \
  zlib1g-dev
TEST_PACKAGES = libvterm-dev xz-utils
TERMINAL_PACKAGES = fonts-dejavu-core imagemagick kitty python3 tmux xdotool xterm xvfb
BENCH_PACKAGES = chafa curl fzf hyperfine imagemagick jq newsboat python3 sqlite3 xz-utils yaz

# A start has little to relocate and few libraries to load: see ARCHITECTURE.md, “What a start costs”.
LINKED = .build/linked
LINKED_LIBRARIES = libstdc++.a libsqlite3.a
RELEASE = -c release --static-swift-stdlib --disable-local-rpath -Xswiftc -use-ld=lld -Xswiftc -L$(LINKED) \
  -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -no-pie -Xlinker -s
FUZZ = -c release -Xswiftc -enable-testing --scratch-path .build/fuzz
INPUTS ?= 1000000
BINARY = .build/release/broadsheet
TARGETS = Sources Tests Package.swift

.DEFAULT_GOAL := help
.PHONY: help deps test-deps terminal-deps bench-deps linked build browse test test-data test-terminals fuzz lint format man install bench clean

help:           ## name what make can do
	@sed -n 's/^\([a-z-]*\):[^#]*##/  make \1 —/p' Makefile

# Installs what is missing of $(1), after saying so; silent when all is there.
define install_packages
@missing=""; \
for package in $(1); do \
  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
done; \
if [ -z "$$missing" ]; then exit 0; fi; \
if ! command -v apt-get >/dev/null 2>&1; then \
  echo "Broadsheet needs what Debian calls:$$missing" >&2; \
  echo "There is no apt-get here: please install them in your system's way, then go on with SKIP_DEPS=1." >&2; \
  exit 1; \
fi; \
echo "Installing:$$missing" >&2; \
if [ "$$(id -u)" = 0 ]; then run=""; else run="sudo"; fi; \
$$run apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq --no-install-recommends $$missing >/dev/null
endef

deps:           ## install the Debian packages that building needs, if any are missing
ifndef SKIP_DEPS
	$(call install_packages,$(BUILD_PACKAGES))
endif

terminal-deps: deps
ifndef SKIP_DEPS
	$(call install_packages,$(TERMINAL_PACKAGES))
endif

test-deps: deps
ifndef SKIP_DEPS
	$(call install_packages,$(TEST_PACKAGES))
endif

bench-deps: deps
ifndef SKIP_DEPS
	$(call install_packages,$(BENCH_PACKAGES))
endif

# What the system does not have in that form is linked as usual.
linked:
	@mkdir -p $(LINKED)
	@for library in $(LINKED_LIBRARIES); do \
	  file=$$(clang -print-file-name=$$library 2>/dev/null); \
	  if [ -f "$$file" ]; then ln -sf "$$file" $(LINKED)/$$library; fi; \
	done

build: deps linked ## build the release
	$(SWIFT) build $(RELEASE) --product broadsheet

browse: build   ## build and open the browser; ARGS="--source offline" and the like go to it
	@$(BINARY) browse $(ARGS)

test: test-deps ## run all tests
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --no-parallel

fuzz: test-deps ## try INPUTS=1000000 generated inputs on all that reads what comes from outside
	$(SWIFT) build $(FUZZ) --build-tests
	BROADSHEET_FUZZ_INPUTS=$(INPUTS) $(SWIFT) test $(FUZZ) --skip-build --filter FuzzTests

test-data: test-deps ## run the tests that read all of the real data, too; they take a minute longer
	$(SWIFT) build --build-tests
	BROADSHEET_WHOLE_DIRECTORY=1 $(SWIFT) test --skip-build --no-parallel

test-terminals: terminal-deps ## read a page in a real xterm, a real kitty and tmux, and look at them
	$(SWIFT) build --product picture-probe
	$(SWIFT) build --product broadsheet
	python3 Tests/Terminals/run.py

lint:           ## check the form of the code
	$(SWIFT) format lint --strict --parallel --recursive $(TARGETS)
	@sh .ci/lint

format:         ## bring the code into form
	$(SWIFT) format --in-place --parallel --recursive $(TARGETS)

man: build      ## write the manual's pages from the commands
	$(BINARY) manual man

install: build  ## install binary, manual and completions below PREFIX (/usr/local)
	install -D -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/broadsheet
	install -d $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 644 man/*.1 $(DESTDIR)$(PREFIX)/share/man/man1
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(BINARY) --generate-completion-script bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/broadsheet
	$(BINARY) --generate-completion-script zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_broadsheet
	$(BINARY) --generate-completion-script fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/broadsheet.fish

bench: build bench-deps ## measure against the named peers
	$(SWIFT) build $(RELEASE) --product picture-probe
	$(SWIFT) build $(RELEASE) --product alto-probe
	$(SWIFT) build $(RELEASE) --product calendar-probe
	@$(MAKE) --no-print-directory install PREFIX= DESTDIR=.build/installed SKIP_DEPS=1
	python3 Benchmarks/run.py

clean:          ## remove what was built
	$(SWIFT) package clean
