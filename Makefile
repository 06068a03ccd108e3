# Broadsheet. `make browse` opens it, `make test` tests it; `make help` lists the rest.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=
ZSH_COMPLETIONS ?= $(PREFIX)/share/zsh/site-functions
ARGS ?=

BUILD_PACKAGES = libarchive-dev libcurl4-openssl-dev libexpat1-dev libsqlite3-dev libturbojpeg0-dev pkg-config \
  zlib1g-dev
TEST_PACKAGES = bzip2 curl libvterm-dev xz-utils
TERMINAL_PACKAGES = fonts-dejavu-core imagemagick kitty python3 tmux xdotool xterm xvfb
DEB_PACKAGES = debhelper dpkg-dev
TEST_DEB_PACKAGES = debootstrap lintian python3
SCREENSHOT_PACKAGES = fonts-jetbrains-mono optipng pngquant
BENCH_PACKAGES = bzip2 chafa curl fzf hyperfine imagemagick jq newsboat pandoc python3 ripgrep sqlite3 \
  xz-utils yaz

# Keeps relocations and library loading at startup to a minimum; see docs/starts.md.
LINKED = .build/linked
LINKED_LIBRARIES = libstdc++.a libsqlite3.a
# Resolves generic types at compile time instead of by name when they are first used.
TYPES = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Without colors: otherwise, switching between a pipe and a terminal would rebuild everything.
RELEASE = -c release --no-color-diagnostics --static-swift-stdlib --disable-local-rpath $(TYPES) -Xswiftc -use-ld=lld \
  -Xswiftc -L$(LINKED) -Xswiftc -Xclang-linker -Xswiftc -static-libgcc -Xlinker -no-pie -Xlinker -s
FUZZ = -c release -Xswiftc -enable-testing --scratch-path .build/fuzz
INPUTS ?= 1000000
BINARY = .build/release/broadsheet
# What --version --verbose says about the build; outside a clone, it omits the commit. Empty words are dropped.
BUILT_FROM = BROADSHEET_COMMIT="$$(git --git-dir=.git describe --always --dirty --abbrev=12 --exclude='*' 2>/dev/null)" \
  BROADSHEET_SWIFT="$$($(SWIFT) --version 2>/dev/null | sed -n 's/.*Swift version \([0-9.]*\).*/\1/p')"
TARGETS = Sources Tests Package.swift

.DEFAULT_GOAL := help
.PHONY: help deps test-deps terminal-deps screenshot-deps deb-deps test-deb-deps bench-deps linked build browse test test-data test-deb test-terminals test-styles test-engines fuzz lint format man install deb screenshots bench clean

help:           ## list the targets
	@sed -n 's/^\([a-z-]*\):[^#]*##/  make \1 —/p' Makefile

# Installs the missing packages of $(1), after listing them; silent if there are none.
define install_packages
@missing=""; \
for package in $(1); do \
  dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q 'ok installed' || missing="$$missing $$package"; \
done; \
if [ -z "$$missing" ]; then exit 0; fi; \
if ! command -v apt-get >/dev/null 2>&1; then \
  echo "Broadsheet needs these packages, by their Debian names:$$missing" >&2; \
  echo "There is no apt-get here. Install them with your package manager, then run make again with SKIP_DEPS=1." >&2; \
  exit 1; \
fi; \
echo "Installing:$$missing" >&2; \
if [ "$$(id -u)" = 0 ]; then run=""; else run="sudo"; fi; \
$$run apt-get update -qq && DEBIAN_FRONTEND=noninteractive $$run apt-get install -y -qq --no-install-recommends $$missing >/dev/null
endef

deps:           ## install the Debian packages needed for building, if any are missing
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

screenshot-deps: terminal-deps
ifndef SKIP_DEPS
	$(call install_packages,$(SCREENSHOT_PACKAGES))
endif

deb-deps: deps
ifndef SKIP_DEPS
	$(call install_packages,$(DEB_PACKAGES))
endif

test-deb-deps: deb-deps
ifndef SKIP_DEPS
	$(call install_packages,$(TEST_DEB_PACKAGES))
endif

bench-deps: deps
ifndef SKIP_DEPS
	$(call install_packages,$(BENCH_PACKAGES))
endif

# Libraries that the system does not have in this form are linked as usual.
linked:
	@mkdir -p $(LINKED)
	@for library in $(LINKED_LIBRARIES); do \
	  file=$$(clang -print-file-name=$$library 2>/dev/null); \
	  if [ -f "$$file" ]; then ln -sf "$$file" $(LINKED)/$$library; fi; \
	done

build: deps linked ## build the release
	$(BUILT_FROM) $(SWIFT) build $(RELEASE) --product broadsheet

browse: build   ## build and open the browser; pass options with ARGS="--source offline"
	@$(BINARY) browse $(ARGS)

test: test-deps ## run all tests
	$(SWIFT) build --build-tests
	@SWIFT="$(SWIFT)" bash .ci/tests

fuzz: test-deps ## try INPUTS=1000000 generated inputs on all code that reads outside data
	$(SWIFT) build $(FUZZ) --build-tests
	BROADSHEET_FUZZ_INPUTS=$(INPUTS) $(SWIFT) test $(FUZZ) --skip-build --filter FuzzTests

test-data: test-deps ## run all tests with all of the real data; takes a minute longer
	$(SWIFT) build --build-tests
	@BROADSHEET_WHOLE_DIRECTORY=1 SWIFT="$(SWIFT)" bash .ci/tests

test-terminals: terminal-deps ## read a page in a real xterm, kitty and tmux, and check what they show
	$(SWIFT) build --product picture-probe
	$(SWIFT) build --product broadsheet
	python3 Tests/Terminals/run.py

screenshots: build screenshot-deps ## retake the README's screenshots in a real kitty
	python3 Tests/Terminals/screenshots.py

STYLES = .build/styles
STYLE_PACKAGES = bibtexparser==2.0.0b8 mwparserfromhell pypandoc_binary rispy

test-styles:    ## check that other programs read our citations; with BROADSHEET_CSL=FOLDER, also compare them with pandoc's
	@if python3 -m venv $(STYLES) && $(STYLES)/bin/pip install -q --disable-pip-version-check $(STYLE_PACKAGES); then \
	  $(SWIFT) build --product citation-probe && $(STYLES)/bin/python Tests/Styles/run.py; \
	else echo "Citations were not tested: the programs that read them could not be installed from PyPI." >&2; fi

ENGINES = .build/engines
ENGINE_PACKAGES = duckdb pyspark==4.0.1 'backports.zstd; python_version<"3.14"'

test-engines:   ## run the Spark jobs in a real Spark, kill its workers, and compare counts; takes six minutes
	@java=$$(java -version 2>&1 | sed -n 's/.*version "\([0-9]*\).*/\1/p'); \
	if [ "$${java:-0}" -lt 17 ]; then echo "Engines were not tested: Spark needs Java 17 or later." >&2; \
	elif python3 -m venv $(ENGINES) && $(ENGINES)/bin/pip install -q --disable-pip-version-check $(ENGINE_PACKAGES); then \
	  $(SWIFT) build --product broadsheet && $(ENGINES)/bin/python Tests/Engines/run.py; \
	else echo "Engines were not tested: Spark and DuckDB could not be installed from PyPI." >&2; fi

lint:           ## check the formatting and the code rules
	$(SWIFT) format lint --strict --parallel --recursive $(TARGETS)
	@sh .ci/lint

format:         ## format the code
	$(SWIFT) format --in-place --parallel --recursive $(TARGETS)

man: build      ## generate the man pages from the commands
	$(BINARY) manual man

install: build  ## install the binary, man pages and completions under PREFIX (/usr/local)
	install -D -m 755 $(BINARY) $(DESTDIR)$(PREFIX)/bin/broadsheet
	install -d $(DESTDIR)$(PREFIX)/share/man/man1 $(DESTDIR)$(PREFIX)/share/man/man7
	install -m 644 man/*.1 $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 644 man/*.7 $(DESTDIR)$(PREFIX)/share/man/man7
	install -d $(DESTDIR)$(PREFIX)/share/broadsheet/spark $(DESTDIR)$(PREFIX)/share/broadsheet/duckdb
	install -m 644 share/broadsheet/spark/*.py $(DESTDIR)$(PREFIX)/share/broadsheet/spark
	install -m 644 share/broadsheet/duckdb/*.sql $(DESTDIR)$(PREFIX)/share/broadsheet/duckdb
	install -d $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(ZSH_COMPLETIONS) $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(BINARY) --generate-completion-script bash | sed '1{/^#!/d}' > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/broadsheet
	$(BINARY) --generate-completion-script zsh > $(DESTDIR)$(ZSH_COMPLETIONS)/_broadsheet
	$(BINARY) --generate-completion-script fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/broadsheet.fish

# The version is the program's own.
PROGRAM = Sources/broadsheet/Program.swift
VERSION = $$(sed -n 's/.*static let version = "\(.*\)"/\1/p' $(PROGRAM))
DATE = $$(date -uR -d "$$(sed -n 's/.*static let date = "\(.*\)"/\1/p' $(PROGRAM))")
DEB = .build/deb

deb: deb-deps   ## build a Debian package in .build/deb
	@rm -rf $(DEB) && mkdir -p $(DEB)
	sed "s/@VERSION@/$(VERSION)/; s/@DATE@/$(DATE)/" debian/changelog.in > debian/changelog
	dpkg-buildpackage -b -us -uc -tc --buildinfo-file=$(DEB)/broadsheet.buildinfo --buildinfo-option=-u$(DEB) \
	  --changes-file=$(DEB)/broadsheet.changes --changes-option=-u$(DEB)
	@rm debian/changelog
	@ls $(DEB)/*.deb

SUITE ?= bookworm

test-deb: deb test-deb-deps ## install the package in a fresh Debian 12 (or SUITE=) and read newspapers there
	python3 Tests/Debian/run.py $(SUITE)

bench: build bench-deps ## run the benchmarks against peer programs
	$(SWIFT) build $(RELEASE) --product picture-probe
	$(SWIFT) build $(RELEASE) --product alto-probe
	$(SWIFT) build $(RELEASE) --product calendar-probe
	@$(MAKE) --no-print-directory install PREFIX= DESTDIR=.build/installed SKIP_DEPS=1
	python3 Benchmarks/run.py

clean:          ## remove build products
	$(SWIFT) package clean
