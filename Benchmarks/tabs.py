"""Measures going from one tab to another, and the memory of eight tabs of pages. Called by `run.py`; alone it prints its rows.

A page is the one of `pages.py`, some 7,000 words, without pictures.
"""
import os
import shutil
import statistics
import subprocess
import tempfile

from measuring import BROADSHEET, ROOT, Terminal, environment
from pages import DAY, LCCN, Site

PAGES = 8
# The memory of browse with all of them.
GOAL = "60 MB"


def show(terminal, key, text):
    """Sends a key, and waits until it has brought up `text`."""
    terminal.output = b""
    os.write(terminal.end, key)
    terminal.wait(text)
    # The rest of the frame.
    while terminal.read(0.1):
        pass


def opened(home):
    """A terminal with a calendar in the first tab, and pages in eight others, two of which are at other places."""
    site = Site(hasPictures=False)
    arguments = [BROADSHEET, "browse", LCCN, "--source", site.url, "--images", "none"]
    terminal = Terminal(arguments, 50, 99, environment(home))
    terminal.wait(DAY.encode())
    show(terminal, b"i", b"October 1865")
    for _ in range(PAGES):
        show(terminal, b"T", b"THE WHOLE PAGE IS HERE")
        show(terminal, b"\x1b1", b"October 1865")
    show(terminal, b"\x1b3", b"THE WHOLE PAGE IS HERE")
    show(terminal, b"\x06\x06\x06", b"%")
    return terminal


def switching(terminal, home):
    """Milliseconds from the key of another tab to its frame, the same for a program that only writes as many
    bytes, and for a line up or down in the tab, all in turn; and the median number of bytes for another tab."""
    sizes = [terminal.key(key)[1] for key in [b"\x1b2", b"\x1b3"] * 20]
    program = os.path.join(home, "floor")
    subprocess.run(["clang", "-O2", "-o", program, os.path.join(ROOT, "Benchmarks", "floor.c")], check=True)
    floor = Terminal([program, str(int(statistics.median(sizes)))], 50, 99, environment(home))
    floor.wait(b"ready")
    times, floors, lines = [], [], []
    for number in range(1000):
        times.append(terminal.key(b"\x1b2" if number % 2 else b"\x1b3")[0] * 1000)
        floors.append(floor.key(b"j")[0] * 1000)
        lines.append(terminal.key(b"j" if number % 4 < 2 else b"k")[0] * 1000)
    floor.close()
    return sorted(times), sorted(floors), statistics.median(lines), statistics.median(sizes)


def rows(row, home):
    terminal = opened(home)
    times, floors, line, size = switching(terminal, home)
    memory, peak = terminal.memory("VmRSS"), terminal.memory("VmHWM")
    terminal.close()
    for name, place, goal in [("another tab, key to frame of %d bytes" % size, 0.5, "2.0"), ("the same, p99", 0.99, "")]:
        own, least = times[int(len(times) * place)], floors[int(len(floors) * place)]
        row(name, f"{own:.2f} ms", f"`floor.c` {least:.2f} ms", f"{own / least:.2f}", goal)
    own = statistics.median(times)
    row("another tab", f"{own:.2f} ms", f"a line up or down in the tab {line:.2f} ms", f"{own / line:.2f}", "")
    row(f"memory of {PAGES} tabs of pages of 7,000 words", f"{memory:.0f} MB, at most {peak:.0f} MB", "", "", GOAL)


if __name__ == "__main__":
    home = tempfile.mkdtemp(prefix="broadsheet-bench-")
    print("| work | Broadsheet | peer | ratio | goal |\n|---|---|---|---|---|")
    try:
        rows(lambda *cells: print("| " + " | ".join(cells) + " |"), home)
    finally:
        shutil.rmtree(home)
