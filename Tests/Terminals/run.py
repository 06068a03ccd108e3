#!/usr/bin/env python3
"""Shows scans in real terminals under Xvfb, checks the screen, and reports the results: `make test-terminals`.

A terminal that is not installed is named and skipped. Failures are a terminal that twice does not start, a missing
picture, and one that stays where it should be gone.
"""
import os
import shutil
import sys
import tempfile

import probe
import reader
from screen import ROOT, Display, gray
from walk import PAGE, Walk

sys.path.insert(0, os.path.join(ROOT, "Benchmarks"))
import scans  # noqa: E402

PICTURE, BLOCKS = 0.93, 0.5  # minimum similarity: 0.97 and 0.61 were observed, 0.1 for another page
XTERM = ["xterm", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", "130x44+0+0", "-b", "0", "-bw", "0", "-tn", "xterm-256color"]
KITTY = [
    "kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o", "initial_window_width=1200",
    "-o", "initial_window_height=900", "-o", "window_padding_width=0", "-o", "placement_strategy=top-left",
    "-o", "cursor_blink_interval=0"]
TMUX = ["tmux", "-L", "broadsheet", "-f", "/dev/null", "new"]
TERMINALS = [
    ("xterm", "sixel", PICTURE, XTERM + ["-ti", "vt340", "-e"]),
    ("xterm without sixels", "blocks", BLOCKS, XTERM + ["-ti", "vt220", "-e"]),
    ("kitty", "kitty", PICTURE, KITTY),
    ("tmux in xterm", "blocks", BLOCKS, XTERM + ["-ti", "vt340", "-e"] + TMUX),
    ("tmux in kitty", "blocks", BLOCKS, KITTY + TMUX),
]


def tried(name, start, check):
    """The failures of `check` in the terminal that `start` opens on a display; retries, because it may die on a busy machine."""
    for _ in range(2):
        display = Display()
        terminal = start(display)
        try:
            found = check(terminal)
        finally:
            terminal.close()
            display.close()
        if found is not None:
            return found
    return [f"{name}: it does not start"]


def main():
    programs = ["Xvfb", "convert", "identify", "import", "xdotool", probe.PROBE, reader.PROGRAM]
    if missing := [each for each in programs if not shutil.which(each)]:
        sys.exit(f"missing: {', '.join(missing)}: make test-terminals installs and builds what is needed")
    folder = tempfile.mkdtemp(prefix="broadsheet-terminals-")
    drawn = os.path.join(folder, "scan.jpg")
    scans.draw(drawn)
    expected, scan = gray([drawn]), reader.Scan(folder, *PAGE)
    failures = []
    for name, protocol, least, arguments in TERMINALS:
        programs = [word for word in [arguments[0], "tmux" if "tmux" in arguments else ""] if word]
        if not all(map(shutil.which, programs)):
            print(f"{name}: not run: it is not installed")
            continue
        failures += tried(
            name, lambda display: probe.Probe(display, folder, arguments, drawn),
            lambda terminal: probe.check(name, protocol, least, terminal, expected))
        failures += tried(
            name, lambda display: reader.Reader(display, folder, arguments),
            lambda terminal: Walk(name, least, terminal, scan, folder).run())
    if failures:
        sys.exit("\n".join(failures + [f"What was seen is in {folder}."]))
    shutil.rmtree(folder)


if __name__ == "__main__":
    main()
