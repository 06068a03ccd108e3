#!/usr/bin/env python3
"""Compares Broadsheet with the programs a reader would otherwise run, on this machine, in one run.

Prints ratios as a Markdown table. Sends nothing to any other machine: lists come from a server on 127.0.0.1.
`make bench` builds the release, installs the peers and calls this.
"""
import io
import json
import os
import re
import shutil
import sqlite3
import statistics
import struct
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

import corpus
import counting
import desk
import finding
import growth
import indexing
import pages
import scans
import searching
import tabs
import wall
from measuring import BROADSHEET, ROOT, RUNS, Terminal, environment, first_paints, hyperfine, serve

ALTO_PROBE = os.path.join(ROOT, ".build", "release", "alto-probe")


def filled_home():
    """A home with a library of 2,000 pages read in 400 newspapers, and 500 bookmarks."""
    home = tempfile.mkdtemp(prefix="broadsheet-read-")
    times = [time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(1_780_000_000 + 600 * n)) for n in range(2000)]
    numbers = [f"sn{83_000_000 + n}" for n in range(500)]
    library = {
        "format": "broadsheet-library", "version": 1,
        "bookmarks": [{"lccn": lccn, "title": f"The made-up news {lccn}", "added": times[n]}
                      for n, lccn in enumerate(numbers)],
        "positions": [{"page": f"{numbers[n % 400]}/19{n % 20:02}-03-04/ed-1/seq-{n // 400 + 1}", "place": 4000,
                       "title": f"The made-up news {numbers[n % 400]}", "line": 90, "lines": 410, "read": read}
                      for n, read in enumerate(times)],
    }
    subprocess.run([BROADSHEET, "bookmarks", "import", "-"], input=json.dumps(library).encode(), check=True,
                   stderr=subprocess.DEVNULL, env=environment(home))
    return home


def newspapers(count):
    """A newspapers.json as from chronam, with `count` made-up titles."""
    # One title in ten has non-ASCII letters, more than in the Library's list.
    titles = [
        "Evening star", "Daily tribune", "The Washington times", "Morning herald", "The weekly gazette",
        "Der Deutsche Correspondent", "The farmers' advocate", "La última hora", "Sentinel and republican",
        "The people's voice",
    ]
    rows = [
        {
            "lccn": f"sn{number:08d}",
            "title": f"{titles[number % len(titles)]} {number:05d}",
            "state": ["Ohio", "Oregon", "Hawaii", "Maryland"][number % 4],
            "url": f"http://127.0.0.1/lccn/sn{number:08d}.json",
        }
        for number in range(count)
    ]
    return json.dumps({"newspapers": rows}).encode()


class Site:
    """A chronam site on 127.0.0.1 with one list."""

    def __init__(self, count):
        body = newspapers(count)
        found, missing = (200, "application/json", body), (404, "text/html", b"<html>not found</html>")
        self.url = serve(lambda path: found if path == "/newspapers.json" else missing)


class Library:
    """Stands in for www.loc.gov, as a proxy on 127.0.0.1, and records the times of requests."""

    def __init__(self):
        self.times = []
        self.url = serve(self.answer)

    def answer(self, path):
        self.times.append(time.monotonic())
        size = int(re.search(r"[?&]c=(\d+)", path)[1])
        rows = [{"title": f"The sun {number}", "number_lccn": [f"sn{number:08d}"]} for number in range(size)]
        body = {"content.results": rows, "content.pagination": {"of": 100, "perpage": size, "current": 1}}
        return 200, "application/json", json.dumps(body).encode()

    def most(self, seconds):
        """The most requests within that many seconds."""
        return max(sum(start <= other < start + seconds for other in self.times) for start in self.times)


def keys(url, home):
    """Milliseconds from a key to the frame that answers it, in a list of 10,000, and its bytes; and the milliseconds of
    a program that only writes as many bytes for a key, key by key in turn."""
    terminal = Terminal([BROADSHEET, "browse", "--list", "--source", url], 50, 99, environment(home))
    terminal.wait(b"1 of 10,000")
    terminal.read(0.2)
    # The first keys move the cursor down the screen; after that, each scrolls by a row.
    sizes = [terminal.key(b"j")[1] for _ in range(100)][60:]
    program = os.path.join(home, "floor")
    subprocess.run(["clang", "-O2", "-o", program, os.path.join(ROOT, "Benchmarks", "floor.c")], check=True)
    floor = Terminal([program, str(int(statistics.median(sizes)))], 50, 99, environment(home))
    floor.wait(b"ready")
    times, floors = [], []
    for _ in range(1000):
        seconds, size = terminal.key(b"j")
        times.append(seconds * 1000)
        sizes.append(size)
        floors.append(floor.key(b"j")[0] * 1000)
    terminal.close()
    floor.close()
    times.sort()
    floors.sort()
    return times, floors, statistics.median(sizes), max(sizes)


def middle_and_high(times):
    """The median and the 99th percentile of sorted times."""
    return statistics.median(times), times[int(len(times) * 0.99)]


def memory(url, home):
    """Peak resident MB of browse after paging through 10,000 rows."""
    terminal = Terminal([BROADSHEET, "browse", "--list", "--source", url], 50, 99, environment(home))
    terminal.wait(b"1 of 10,000")
    for _ in range(220):
        terminal.key(b"\x06")
    peak = terminal.memory("VmHWM")
    terminal.close()
    return peak


def together(home):
    """Starts eight programs at once that each request a different list from www.loc.gov; returns what it observed."""
    library = Library()
    programs = [
        subprocess.Popen(
            [BROADSHEET, "list", "--source", "loc", "--per-page", str(size)],
            env={**environment(home), "BROADSHEET_LOC_URL": "http://www.loc.gov", "http_proxy": library.url},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for size in range(11, 19)
    ]
    ends = [program.wait() for program in programs]
    return library, sum(end == 0 for end in ends)


def marcxml(home):
    """The Library's directory, decompressed, if there is shared data; otherwise as many made-up records."""
    shared = os.environ.get("BROADSHEET_SHARED_DATA", os.path.join(os.path.dirname(ROOT), "shared", "data"))
    packed = os.path.join(shared, "directory", "us-newspaper-directory.marcxml.xz")
    path = os.path.join(home, "directory.xml")
    with open(path, "w") as file:
        if os.path.exists(packed):
            subprocess.run(["xz", "-dc", packed], stdout=file, check=True)
            return path, "the Library's directory"
        file.write("<collection>\n")
        states = [("ohu", "Ohio"), ("wiu", "Wisconsin"), ("oru", "Oregon"), ("dcu", "District of Columbia")]
        for number in range(154_756):
            code, state = states[number % 4]
            fields = [("010", "a", f"sn {10_000_000 + number}"), ("245", "a", f"Evening star {number} of the people."),
                      ("260", "a", f"Town {number % 900}, {state} :"), ("310", "a", "Weekly")]
            fields += [("500", "a", f"A note of our own, the {ordinal}th about this newspaper, to make it as long as most.")
                       for ordinal in range(12)]
            file.write("<record><leader>00000cas a2200000 a 4500</leader>"
                       f'<controlfield tag="008">760619d18541972{code}wr ne      0    0eng c</controlfield>')
            for tag, letter, text in fields:
                file.write(f'<datafield ind1=" " ind2=" " tag="{tag}"><subfield code="{letter}">{text}</subfield></datafield>')
            file.write(f'<datafield ind1=" " ind2=" " tag="752"><subfield code="a">United States</subfield>'
                       f'<subfield code="b">{state}</subfield><subfield code="d">Town {number % 900}.</subfield>'
                       "</datafield></record>\n")
        file.write("</collection>\n")
    return path, "154,756 records of our own making"


def timed(arguments, home):
    """Seconds and peak resident MB of a command."""
    began = time.perf_counter()
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment(home))
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        raise RuntimeError(f"{arguments} failed")
    return time.perf_counter() - began, usage.ru_maxrss / 1024


def catalog(home):
    """Rows about the catalog: importing it, and its lists compared with the sqlite3 command."""
    path, what = marcxml(home)
    folder = os.path.join(home, ".local", "share", "broadsheet")
    own, peer, peaks = [], [], []
    for _ in range(5):
        shutil.rmtree(folder, ignore_errors=True)
        seconds, peak = timed([BROADSHEET, "import", path], home)
        own.append(seconds)
        peaks.append(peak)
        peer.append(timed(["yaz-marcdump", "-i", "marcxml", "-o", "json", path], home)[0])
    size = os.path.getsize(path) / 1e6
    os.remove(path)
    best, other = min(own), min(peer)
    row(f"import {size:.0f} MB of MARCXML ({what}), best of 5", f"{best:.2f} s, peak {max(peaks):.0f} MB",
        f"`yaz-marcdump -o json` {other:.2f} s", f"{best / other:.2f}", "1.0, under 100 MB")

    # The catalog stores the rows of each state as a list of numbers, which SQL cannot read: in the same file the
    # command has to scan all newspapers. So it also gets a copy with a table of each state's rows in order, made for
    # this one query.
    file, plain = os.path.join(folder, "catalog.sqlite"), os.path.join(home, "plain.sqlite")
    shutil.copy(file, plain)
    db = sqlite3.connect(plain)
    db.execute("CREATE TABLE listed (state TEXT, rank INTEGER, newspaper INTEGER, PRIMARY KEY (state, rank)) WITHOUT ROWID")
    parts = db.execute("SELECT numbers FROM arrangement WHERE name = 'title' ORDER BY part").fetchall()
    order = struct.unpack(f"<{sum(len(part) for part, in parts) // 4}I", b"".join(part for part, in parts))
    rank = {newspaper: number for number, newspaper in enumerate(order)}
    db.executemany(
        "INSERT INTO listed VALUES (?, ?, ?)",
        ((state, rank[newspaper], newspaper) for newspaper, places in db.execute("SELECT id, places FROM newspaper")
         for state in {place.split("--")[0] for place in places.split("\n")}))
    db.commit()
    db.close()
    columns = "lccn, title, places, start_year, end_year, languages, frequency, first_issue, last_issue, issues"
    same = (f"SELECT count FROM term WHERE kind = 1 AND folded = 'ohio'; SELECT {columns} FROM newspaper "
            "WHERE char(10) || places LIKE '%' || char(10) || 'Ohio%' ORDER BY title LIMIT 50 OFFSET 950")
    state = (f"SELECT count(*) FROM listed WHERE state = 'Ohio'; SELECT {columns} FROM listed JOIN newspaper "
             "ON id = newspaper WHERE state = 'Ohio' ORDER BY rank LIMIT 50 OFFSET 950")
    match = "search MATCH 'evening* star*'"
    words = (f"SELECT count(*) FROM search WHERE {match}; SELECT {columns} FROM search JOIN newspaper "
             f"ON id = search.rowid WHERE {match} ORDER BY title LIMIT 50")
    times = hyperfine(
        [
            f"{BROADSHEET} list --state Ohio --page 20", f'sqlite3 {plain} "{state}"',
            f"{BROADSHEET} list --query 'evening star'", f'sqlite3 {file} "{words}"',
            f"{BROADSHEET} list --page 3000", f"{BROADSHEET} list", f'sqlite3 {file} "{same}"',
        ], home)
    row("`list --state Ohio --page 20`", f"{times[0]:.1f} ms", f"`sqlite3`, the same file {times[6]:.1f} ms",
        f"{times[0] / times[6]:.2f}", "1.0")
    row("the same", f"{times[0]:.1f} ms", f"`sqlite3`, a copy with a table built for this query {times[1]:.1f} ms",
        f"{times[0] / times[1]:.2f}", "")
    row("`list --query 'evening star'`", f"{times[2]:.1f} ms", f"`sqlite3`, the same file {times[3]:.1f} ms",
        f"{times[2] / times[3]:.2f}", "1.5")
    row("`list --page 3000`", f"{times[4]:.1f} ms", f"`list` {times[5]:.1f} ms", f"{times[4] / times[5]:.2f}", "")
    os.remove(plain)
    finding.rows(row, home)
    searching.rows(row, home)
    shutil.rmtree(folder)


def alto_file(home):
    """A page's ALTO, if there is shared data; otherwise a made-up one."""
    shared = os.environ.get("BROADSHEET_SHARED_DATA", os.path.join(os.path.dirname(ROOT), "shared", "data"))
    packed = os.path.join(shared, "pages", "sn99021999_1887-03-03_ed-1_seq-1.alto.xml.xz")
    path = os.path.join(home, "page.xml")
    with open(path, "w") as file:
        if os.path.exists(packed):
            subprocess.run(["xz", "-dc", packed], stdout=file, check=True)
            return path, "a real page"
        file.write('<alto xmlns="http://www.loc.gov/standards/alto/ns-v2#"><Layout><Page WIDTH="22204" HEIGHT="28848">'
                   "<PrintSpace>")
        for block in range(100):
            file.write(f'<TextBlock ID="B{block}" language="en">')
            for line in range(20):
                file.write('<TextLine HEIGHT="200.0" WIDTH="2800.0" HPOS="1024.0" VPOS="2700.0">')
                file.write("".join(
                    f'<String STYLEREFS="TSZ10" HEIGHT="136.0" WIDTH="528.0" HPOS="{1024 + 500 * word}.0" '
                    f'VPOS="{2700 + 200 * line}.0" CONTENT="ferry{word}" WC="0.82539684"/>'
                    '<SP WIDTH="51.0" HPOS="1436.0" VPOS="2804.0"/>' for word in range(5)))
                file.write("</TextLine>")
            file.write("</TextBlock>")
        file.write("</PrintSpace></Page></Layout></alto>")
    return path, "of our own making"


def alto(home):
    """A row about reading ALTO, compared with Python's XML parser, which also uses expat; each is timed within its process."""
    path, what = alto_file(home)
    with open(path, "rb") as file:
        data = file.read()
    words, seconds = subprocess.run([ALTO_PROBE, path, "20"], capture_output=True, check=True, text=True).stdout.split()
    times = []
    for _ in range(10):
        began = time.perf_counter()
        page, found = None, []
        for _, element in xml.etree.ElementTree.iterparse(io.BytesIO(data), events=["start"]):
            name = element.tag.rpartition("}")[2]
            if name == "Page":
                page = float(element.get("WIDTH")), float(element.get("HEIGHT"))
            elif name == "String":
                found.append((element.get("CONTENT"), float(element.get("HPOS")) / page[0],
                              float(element.get("VPOS")) / page[1], float(element.get("WIDTH")) / page[0],
                              float(element.get("HEIGHT")) / page[1], float(element.get("WC"))))
        times.append(time.perf_counter() - began)
    if len(found) != int(words):
        raise RuntimeError(f"{words} words, and the peer has {len(found)}")
    size, own, peer = len(data) / 1e6, float(seconds), min(times)
    row(f"{size:.1f} MB of ALTO ({what}), best of 20", f"{own * 1000:.1f} ms, {size / own:.0f} MB/s",
        f"Python's `iterparse` {peer * 1000:.1f} ms", f"{own / peer:.2f}", "50 MB/s")


def row(work, figure, peer, ratio, goal):
    print(f"| {work} | {figure} | {peer} | {ratio} | {goal} |", flush=True)


def main():
    for program in ["newsboat", "curl", "jq", "hyperfine", "sqlite3", "xz", "yaz-marcdump", "chafa", "convert", "fzf", "pandoc",
                    BROADSHEET, ALTO_PROBE, pages.CALENDAR_PROBE, scans.SHOW[0]]:
        if not shutil.which(program):
            sys.exit(f"{program} is missing: make bench installs and builds what is needed")
    home = tempfile.mkdtemp(prefix="broadsheet-bench-")
    urls, config = os.path.join(home, "urls"), os.path.join(home, "config")
    with open(urls, "w") as file:
        file.write("".join(f"file:///feed{number}.xml\n" for number in range(30)))
    open(config, "w").close()
    newsboat = [shutil.which("newsboat"), "-u", urls, "-c", os.path.join(home, "cache.db"), "-C", config]

    print("| work | Broadsheet | peer | ratio | goal |")
    print("|---|---|---|---|---|")
    own, version, peer, curl = hyperfine(
        [f"{BROADSHEET} list --source offline", f"{BROADSHEET} --version", "newsboat --version", "curl --version"], home)
    row("start: `--version`", f"{version:.1f} ms", f"`newsboat --version` {peer:.1f} ms", f"{version / peer:.2f}", "")
    row("start: `--version`", f"{version:.1f} ms", f"`curl --version` {curl:.1f} ms", f"{version / curl:.2f}", "")
    row("`list --source offline`", f"{own:.1f} ms", f"`newsboat --version` {peer:.1f} ms", f"{own / peer:.2f}", "")
    row("`list --source offline`", f"{own:.1f} ms", f"`curl --version` {curl:.1f} ms", f"{own / curl:.2f}", "")

    browse = [BROADSHEET, "browse", "--source", "offline"]
    read = filled_home()
    paint, full, listed, peer = first_paints(
        [(browse, b"1 of "), (["/usr/bin/env", f"HOME={read}"] + browse, b"1 of "), (browse + ["--list"], b"1 of "),
         (newsboat, b"feed0.xml")], home)
    shutil.rmtree(read)
    for name, time in [("`browse`", paint), ("`browse` with 2,000 pages read and 500 bookmarks", full),
                       ("`browse --list`", listed)]:
        row(f"first paint of {name}", f"{time:.1f} ms", f"newsboat {peer:.1f} ms", f"{time / peer:.2f}", "1.0")

    site = Site(3000)
    listing = f"{BROADSHEET} list --source {site.url} --per-page 1000"
    own, kept, pipe = hyperfine(
        [
            f"env XDG_CACHE_HOME=/dev/null {listing}", listing,
            f"curl -s {site.url}/newspapers.json | jq -r '.newspapers[] | [.lccn, .title, .state] | @tsv'",
        ], home, shell="sh")
    pipe_words = f"`curl \\| jq -r` {pipe:.1f} ms"
    row("list of 3,000 titles from a site, empty cache", f"{own:.1f} ms", pipe_words, f"{own / pipe:.2f}", "1.0")
    row("the same, cached", f"{kept:.1f} ms", pipe_words, f"{kept / pipe:.2f}", "")

    large = Site(10_000)
    times, floors, size, most = keys(large.url, home)
    (median, high), (least, least_high) = middle_and_high(times), middle_and_high(floors)
    row("key to frame, 10,000 rows", f"median {median:.2f} ms", f"`floor.c` {least:.2f} ms", f"{median / least:.2f}", "2.0")
    row("the same, p99", f"{high:.2f} ms", f"`floor.c` {least_high:.2f} ms", f"{high / least_high:.2f}", "3.0")
    tabs.rows(row, home)
    row("bytes of a one-row scroll, 99×50", f"median {size:.0f}, at most {most}", "", "", "500")
    row("peak memory after paging through 10,000 rows", f"{memory(large.url, home):.0f} MB", "", "", "")
    catalog(home)
    growth.rows(row, home)
    indexing.rows(row, home)
    desk.rows(row, home)
    corpus.rows(row, home)
    counting.rows(row, home)
    pages.rows(row, home)
    wall.rows(row, home)
    scans.rows(row, RUNS)
    alto(home)

    library, done = together(home)
    row(
        "eight programs ask www.loc.gov at once",
        f"{done} done; at most {library.most(1)} requests in 1 s, {library.most(10)} in 10 s, {library.most(60)} in 60 s; "
        f"the last after {library.times[-1] - library.times[0]:.0f} s", "the Library's limit: 20 in 10 s, 20 in 60 s", "", "")
    shutil.rmtree(home)


if __name__ == "__main__":
    main()
