"""Measures opening a cached page, and the calendar of a newspaper with 39,082 issues."""
import json
import os
import re
import statistics
import subprocess
import tempfile
import time

import scans
from measuring import BROADSHEET, ROOT, RUNS, Terminal, environment, serve

CALENDAR_PROBE = os.path.join(ROOT, ".build", "release", "calendar-probe")
LCCN, DAY = "sn83045462", "1865-10-02"
# The width in pixels of the scan requested beside the text in 130 columns: with characters, and with 10 pixels per cell.
WIDTHS = [200, 700]
# The first bytes of a picture, by protocol.
WAYS = {"sixel": b"\x1bP0;1q", "kitty": b"\x1b_Ga=t", "blocks": "▌".encode()}


def scanned():
    """The scan of the page as an IIIF service sends it, by path."""
    def scan(width):
        return subprocess.run(["convert", drawn.name, "-resize", f"{width}x", "-quality", "80", "jpg:-"],
                              capture_output=True, check=True).stdout

    with tempfile.NamedTemporaryFile(suffix=".jpg") as drawn:
        scans.draw(drawn.name)
        return {f"/images/iiif/page.jp2/full/{width},/0/default.jpg": scan(width) for width in WIDTHS}


def answers(base):
    """A site like Open ONI, with one newspaper, one issue and one page of some 7,000 words, by path."""
    title, issue = f"/lccn/{LCCN}", f"/lccn/{LCCN}/{DAY}/ed-1"
    page = "\n".join(f"Line {number} of the page that tells of ferries and of fire-" for number in range(640))

    picture = f"{base}/images/iiif/page.jp2"

    def collection(label, kind, members):
        return json.dumps({"@type": "sc:Collection", "label": label, kind: members})

    return {
        "/newspapers.json": collection("Newspapers", "collections", [
            {"@id": f"{base}{title}.json", "@type": "sc:Collection", "label": "Evening star"}]),
        f"{title}.json": json.dumps({
            "@id": f"{base}{title}.json", "@type": "sc:Collection", "label": "Evening star",
            "manifests": [{"@id": f"{base}{issue}.json", "@type": "sc:Manifest", "label": DAY}]}),
        f"{issue}.json": json.dumps({
            "@id": f"{base}{issue}.json", "@type": "sc:Manifest", "label": f"Evening star, {DAY}, edition 1",
            "sequences": [{"canvases": [{"@id": f"{base}{issue}/seq-1", "label": "1", "width": 4000, "height": 6000}]}]}),
        f"{issue}/seq-1.json": json.dumps({
            "@id": picture, "@type": "sc:Canvas", "label": "1", "width": 4000, "height": 5333,
            "images": [{"@type": "oa:Annotation", "resource": {"service": {"@id": picture}}}]}),
        f"{issue}/seq-1/ocr.txt": "THE WHOLE PAGE IS HERE\n\n" + page,
    }


class Site:
    def __init__(self, hasPictures=True):
        self.asked = []
        self.url = serve(self.answer)
        self.answers = answers(self.url) | (scanned() if hasPictures else {})

    def answer(self, path):
        body = self.answers.get(path, b"")
        if isinstance(body, str):
            body = body.encode()
        kinds = {"txt": "text/plain; charset=utf-8", "jpg": "image/jpeg"}
        self.asked.append(path)
        return 200 if body else 404, kinds.get(path[-3:], "application/json"), body

    @property
    def files(self):
        """The requests for pages."""
        return [path for path in self.asked if path.endswith((".txt", ".jpg"))]


def opened(site, home, ways=()):
    """Milliseconds from the key that opens the front page of the earliest issue to its text, or to the end of its picture
    on a terminal of 130 columns, given how to show it."""
    size, end = ((40, 130), WAYS[ways[0]]) if ways else ((24, 80), b"THE WHOLE PAGE IS HERE")
    arguments = [BROADSHEET, "browse", LCCN, "--source", site.url] + [f"--images={way}" for way in ways]
    terminal = Terminal(arguments, *size, environment(home))
    terminal.wait(DAY.encode())
    terminal.read(0.1)
    terminal.output = b""
    began = time.perf_counter()
    os.write(terminal.end, b"e")
    terminal.wait(end, isPlain=not ways)
    ended = time.perf_counter()
    # The rest of a picture arrives in pieces.
    while terminal.read(0.2):
        ended = time.perf_counter() if ways else ended
    seconds = ended - began
    terminal.close()
    return seconds * 1000


def page(row, home):
    site = Site()
    runs = max(10, RUNS // 2)
    for what, ways, goal in [
        ("text", (), "30 ms"), ("picture (sixel)", ("sixel",), "100 ms"), ("picture (kitty)", ("kitty",), "100 ms"),
        ("picture (blocks)", ("blocks",), "100 ms"),
    ]:
        opened(site, home, ways)
        before = len(site.files)
        times = sorted(opened(site, home, ways) for _ in range(runs))
        if before != len(site.files):
            raise RuntimeError("the page was not in the cache")
        row(f"a cached page of 7,700 words, key to {what}",
            f"median {statistics.median(times):.1f} ms, longest {times[-1]:.1f} ms", "", "", goal)


def calendar(row):
    words = subprocess.run([CALENDAR_PROBE], capture_output=True, check=True, text=True).stdout
    figures = re.findall(r"a year on: median ([0-9.]+) ms, longest ([0-9.]+) ms", words)
    medians, longest = [float(median) for median, _ in figures], max(float(most) for _, most in figures)
    row("next year in the calendar of 39,082 issues, key to bytes, 80×24 to 300×100",
        f"median {min(medians):.2f} to {max(medians):.2f} ms, longest {longest:.1f} ms", "", "", "16 ms")


def rows(row, home):
    page(row, home)
    calendar(row)
