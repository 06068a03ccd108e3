"""Measures opening a page that is in the cache, and the calendar of a newspaper of 39,082 issues."""
import json
import os
import re
import statistics
import subprocess
import time

from measuring import BROADSHEET, ROOT, RUNS, Terminal, environment, serve

CALENDAR_PROBE = os.path.join(ROOT, ".build", "release", "calendar-probe")
LCCN, DAY = "sn83045462", "1865-10-02"


def answers(base):
    """A site as Open ONI is, with one newspaper, one issue and one page of some 7,000 words, by path."""
    title, issue = f"/lccn/{LCCN}", f"/lccn/{LCCN}/{DAY}/ed-1"
    page = "\n".join(f"Line {number} of the page that tells of ferries and of fire-" for number in range(640))

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
        f"{issue}/seq-1/ocr.txt": "THE WHOLE PAGE IS HERE\n\n" + page,
    }


class Site:
    def __init__(self):
        self.asked = []
        self.url = serve(self.answer)
        self.answers = answers(self.url)

    def answer(self, path):
        body = self.answers.get(path, "").encode()
        self.asked.append(path)
        return 200 if body else 404, "text/plain; charset=utf-8" if path.endswith(".txt") else "application/json", body


def opened(site, home):
    """Milliseconds from the key that opens the front page of the earliest issue to its text."""
    terminal = Terminal([BROADSHEET, "browse", LCCN, "--source", site.url], 24, 80, environment(home))
    terminal.wait(DAY.encode())
    terminal.read(0.1)
    terminal.output = b""
    began = time.perf_counter()
    os.write(terminal.end, b"e")
    terminal.wait(b"THE WHOLE PAGE IS HERE")
    seconds = time.perf_counter() - began
    terminal.read(0.2)
    terminal.close()
    return seconds * 1000


def page(row, home):
    site = Site()
    opened(site, home)
    before = [path for path in site.asked if path.endswith(".txt")]
    times = sorted(opened(site, home) for _ in range(max(10, RUNS // 2)))
    if before != [path for path in site.asked if path.endswith(".txt")]:
        raise RuntimeError("the page was not in the cache")
    row("a cached page of 7,700 words, key to text", f"median {statistics.median(times):.1f} ms, longest {times[-1]:.1f} ms",
        "", "", "30 ms")
    # The row “to picture” (100 ms) belongs here, once the reader shows a page's scan: the same key, with kitty's answers
    # written to the terminal, until the first picture's command comes.


def calendar(row):
    words = subprocess.run([CALENDAR_PROBE], capture_output=True, check=True, text=True).stdout
    figures = re.findall(r"a year on: median ([0-9.]+) ms, longest ([0-9.]+) ms", words)
    medians, longest = [float(median) for median, _ in figures], max(float(most) for _, most in figures)
    row("a year on in the calendar of 39,082 issues, key to bytes, 80×24 to 300×100",
        f"median {min(medians):.2f} to {max(medians):.2f} ms, longest {longest:.1f} ms", "", "", "16 ms")


def rows(row, home):
    page(row, home)
    calendar(row)
