"""A site like chronam with a day of 41 front pages, and what its wall of pictures takes. Called by `run.py`; alone it prints its rows."""
import json
import os
import statistics
import subprocess
import tempfile
import time
import urllib.request

import scans
from measuring import BROADSHEET, RUNS, Terminal, environment, serve

DAY, COUNT = "1916-01-06", 41
STATES = ["Ohio", "Oregon", "Iowa", "Texas", "Utah"]


def page(number):
    return f"/lccn/sn{84000000 + number}/{DAY}/ed-1/seq-1"


class Site:
    """Answers by path, and remembers what was requested."""

    def __init__(self):
        self.asked = []
        with tempfile.NamedTemporaryFile(suffix=".jpg") as drawn:
            scans.draw(drawn.name)
            small = ["convert", drawn.name, "-resize", "360x", "-quality", "80", "jpg:-"]
            self.picture = subprocess.run(small, capture_output=True, check=True).stdout
        rows = [{
            "label": f"The {STATES[number % 5]} gazette {number}", "url": page(number) + "/",
            "place_of_publication": f"Town {number}, {STATES[number % 5]}", "pages": 4,
            "thumbnail_url": page(number) + "/thumbnail.jpg"} for number in range(COUNT)]
        titles = [{"lccn": f"sn{84000000 + number}", "title": row["label"], "state": STATES[number % 5], "url": ""}
                  for number, row in enumerate(rows)]
        self.files = {
            "/newspapers.json": json.dumps({"newspapers": titles}), f"/frontpages/{DAY}.json": json.dumps(rows)}
        self.url = serve(self.answer)

    def answer(self, path):
        self.asked.append(path)
        if path.endswith("/thumbnail.jpg"):
            time.sleep(DELAY)
            return 200, "image/jpeg", self.picture
        body = self.files.get(path, "").encode()
        return 200 if body else 404, "application/json", body

    @property
    def pictures(self):
        return [path for path in self.asked if path.endswith(".jpg")]


# Seconds that the server takes for a picture: as few as a real one ever takes.
DELAY = 0.1
# The first bytes of a picture, by protocol.
WAYS = {"sixel": b"\x1bP0;1q", "kitty": b"\x1b_Ga=t", "blocks": "▌".encode()}


def wall(site, home, way):
    """A terminal of 160×50 that shows the wall."""
    terminal = Terminal(
        [BROADSHEET, "browse", "--list", "--source", site.url, f"--images={way}"], 50, 160, environment(home))
    for keys, words in [(b"", b"1 of 41"), (b"t", b"front pages"), (b"gd", b"Go to date"), (DAY.encode() + b"\r", b"41 front pages")]:
        os.write(terminal.end, keys)
        terminal.wait(words)
    terminal.wait(b"not loaded")
    return terminal


def first_picture(site, way):
    """Milliseconds from the reader's answer to the first picture, with nothing cached."""
    with tempfile.TemporaryDirectory() as home:
        terminal = wall(site, home, way)
        os.write(terminal.end, b"a")
        terminal.wait(b"Those in view")
        os.write(terminal.end, b"\x1b[B")
        terminal.read(0.3)
        terminal.output = b""
        began = time.perf_counter()
        os.write(terminal.end, b"\r")
        terminal.wait(WAYS[way], isPlain=False)
        seconds = time.perf_counter() - began
        terminal.close()
    return seconds * 1000


def served(site):
    """Milliseconds that the server itself takes for a picture."""
    began = time.perf_counter()
    urllib.request.urlopen(site.url + page(0) + "/thumbnail.jpg").read()
    return (time.perf_counter() - began) * 1000


def scrolled(site, home, way):
    """Milliseconds from each key that scrolls the wall to its frame, and to the last byte of the pictures, which follow one
    per frame; all of them are cached."""
    terminal = wall(site, home, way)
    os.write(terminal.end, b"a")
    terminal.wait(b"All, as you scroll")
    for key in (b"\x1b[B", b"\x1b[B", b"\r"):
        os.write(terminal.end, key)
        terminal.read(0.2)
    for _ in range(4):
        while len(site.pictures) < COUNT and terminal.read(2 * DELAY):
            pass
        os.write(terminal.end, b"\x1b[6~")
    frames, wholes = [], []
    for key in (b"\x1b[5~", b"\x1b[6~") * max(20, RUNS // 2):
        while terminal.read(0.2):
            pass
        # Data that is kept is copied with each read.
        terminal.output = b""
        began = time.perf_counter()
        os.write(terminal.end, key)
        terminal.read(5)
        frames.append((time.perf_counter() - began) * 1000)
        while terminal.read(0.03):
            wholes[len(frames) - 1:] = [(time.perf_counter() - began) * 1000]
    terminal.close()
    return sorted(frames), sorted(wholes)


def rows(row, home):
    site = Site()
    for way in WAYS:
        own = statistics.median(first_picture(site, way) for _ in range(max(5, RUNS // 8)))
        least = statistics.median(served(site) for _ in range(10))
        row(f"wall of {COUNT} front pages, key to the first picture ({way})", f"{own:.0f} ms", f"the server alone {least:.0f} ms",
            f"{own / least:.2f}", "1.2")
    for way in WAYS:
        site.asked.clear()
        frames, wholes = scrolled(site, home, way)
        row(f"scrolling it, key to frame ({way})", f"median {statistics.median(frames):.1f} ms, longest {frames[-1]:.1f} ms; "
            f"its 12 pictures after {statistics.median(wholes or frames):.0f} ms", "", "", "16 ms")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as alone:
        rows(lambda *cells: print(" | ".join(cells), flush=True), alone)
