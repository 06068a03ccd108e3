"""Measures the search of pages on this machine: finding, indexing, variants and typing, compared with `sqlite3`, `tar` and
`rg`; and the rows of a kept answer of the Library, compared with `jq`.

`run.py` calls it; `python3 Benchmarks/indexing.py` does it alone. Every figure is of an answer that the peer gives, too:
where they differ, it ends with an error.
"""
import datetime
import itertools
import json
import os
import random
import shutil
import sqlite3
import statistics
import subprocess
import tarfile
import tempfile
import time

from measuring import BROADSHEET, Terminal, environment, hyperfine, serve

PAGES = int(os.environ.get("BENCH_PAGES", "10000"))
DISTINCT_WORDS = int(os.environ.get("BENCH_WORDS", "1000000"))
WORDS_PER_PAGE = 1000
SEED = 20261122
QUERY = "election NOT governor"
# Longer than any response takes: the last thing painted within it is the response.
QUIET = 0.06
PHRASES = ["election governor", "gold rush", "state senate"]
KNOWN = {20: "state", 60: "gold", 90: "senate", 300: "election", 800: "governor", 1500: "rush"}


def spelled(number):
    """A word of letters for a number; each number has its own."""
    letters = ""
    while True:
        number, rest = divmod(number, 20)
        letters += "bcdfghjklmnpqrstvwxz"[rest] + "aeiou"[number % 5]
        if number == 0:
            return letters


def zipf_texts(count):
    """Texts of that many pages, in lines, already ASCII and folded; word frequencies are as in print."""
    dice = random.Random(SEED)
    words = [KNOWN.get(rank, spelled(rank + 400)) for rank in range(60_000)]
    weights = list(itertools.accumulate(1 / (rank + 1) for rank in range(len(words))))
    for _ in range(count):
        drawn = dice.choices(words, cum_weights=weights, k=WORDS_PER_PAGE)
        yield "\n".join(" ".join(drawn[place:place + 8]) for place in range(0, len(drawn), 8))


def day(number):
    return datetime.date(1880, 1, 1) + datetime.timedelta(days=number)


def write_folder(folder, texts):
    """Files as `get` names them."""
    os.makedirs(folder)
    for number, text in enumerate(texts):
        with open(os.path.join(folder, f"sn83045462_{day(number)}_ed-1_seq-1.txt"), "w") as file:
            file.write(text)


def write_archive(path, folder):
    """The same as one of the Library's OCR archives."""
    with tarfile.open(path, "w:bz2", compresslevel=1) as archive:
        for name in sorted(os.listdir(folder)):
            lccn, date = name.split("_")[:2]
            archive.add(os.path.join(folder, name), f"{lccn}/{date.replace('-', '/')}/ed-1/seq-1/ocr.txt")


def expect(what, own, peer):
    if own != peer:
        raise RuntimeError(f"{what}: {own!r}, and the peer has {peer!r}")


def output(arguments, home):
    return subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True,
                          env=environment(home), text=True).stdout


def timed(arguments, home, shell=False):
    began = time.perf_counter()
    subprocess.run(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True,
                   env=environment(home), shell=shell)
    return time.perf_counter() - began


def file_of(home):
    return os.path.join(home, ".local", "share", "broadsheet", "pages.sqlite")


def held(home):
    """How many pages the index has, including those of the demonstration newspaper."""
    return sqlite3.connect(file_of(home)).execute("SELECT count(*) FROM page").fetchone()[0]


def rows_and_schema(made):
    """What Broadsheet wrote: the rows of the archive's newspaper by day, and the statements that made its tables."""
    rows = made.execute("SELECT * FROM page WHERE lccn = 'sn83045462' ORDER BY day").fetchall()
    schema = [sql for sql, in made.execute(
        "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'words\\_%' ESCAPE '\\' "
        "AND name NOT LIKE 'sqlite%'")]
    return rows, schema


def inserting(path, rows, schema, texts, together):
    """SQLite's own work: writes the same rows, words and blobs, in transactions of that many pages, each on disk before
    the next one. Returns its database and its seconds."""
    began = time.perf_counter()
    copy = sqlite3.connect(path, isolation_level=None)
    copy.execute("PRAGMA journal_mode = WAL")
    copy.execute("PRAGMA synchronous = FULL")
    for sql in schema:
        copy.execute(sql)
    copy.execute("INSERT INTO words (words, rank) VALUES ('hashsize', 8388608)")
    holes = ", ".join("?" for _ in rows[0])
    for place in range(0, len(rows), together):
        copy.execute("BEGIN")
        for values, text in zip(rows[place:place + together], texts[place:place + together]):
            copy.execute(f"INSERT INTO page VALUES ({holes})", values)
            copy.execute("INSERT INTO words (rowid, body, mended) VALUES (?, ?, ?)",
                         (values[0], text.replace("\n", " "), values[-2]))
        copy.execute("COMMIT")
    return copy, time.perf_counter() - began


def adding(row, home, texts, archive):
    """Rows about an OCR archive, whose pages stay in `home`."""
    shutil.rmtree(os.path.dirname(file_of(home)), ignore_errors=True)
    own = timed([BROADSHEET, "index", "add", archive], home)
    peer = timed(f"tar xjOf {archive} | wc -c", home, shell=True)
    made = sqlite3.connect(file_of(home))
    rows, schema = rows_and_schema(made)
    made.close()
    expect("pages of the archive", len(rows), len(texts))
    path = os.path.join(home, "copy.sqlite")
    copy, floor = inserting(path, rows, schema, texts, 256)
    copy.close()
    os.remove(path)
    size = sum(len(text) for text in texts) / 1e6
    row(f"`index add` of an OCR archive of {len(texts):,} pages, {size:.0f} MB of text", f"{own:.1f} s",
        f"`tar xjO \\| wc -c` {peer:.1f} s", f"{own / peer:.2f}", "1.5")
    row("the same", f"{own:.1f} s", f"`sqlite3`, the same folded texts and blobs {floor:.1f} s", f"{own / floor:.2f}",
        "")


def indexing(row, home, folder, texts):
    """A row about 380 pages in files, compared with SQLite's own work."""
    some = os.path.join(home, "some")
    os.makedirs(some)
    for name in sorted(os.listdir(folder))[:380]:
        shutil.copy(os.path.join(folder, name), some)
    own_times, peer_times = [], []
    for _ in range(5):
        own_home = tempfile.mkdtemp(dir=home)
        own_times.append(timed([BROADSHEET, "index", "add", some], own_home))
        made = sqlite3.connect(file_of(own_home))
        rows, schema = rows_and_schema(made)
        expect("pages indexed", len(rows), len(os.listdir(some)))
        copy, seconds = inserting(os.path.join(own_home, "copy.sqlite"), rows, schema, texts, 64)
        peer_times.append(seconds)
        match = "SELECT count(*) FROM words WHERE words MATCH 'election' AND rowid IN (SELECT id FROM page WHERE lccn = "
        expect("pages with a word", made.execute(match + "'sn83045462')").fetchone(),
               copy.execute(match + "'sn83045462')").fetchone())
        made.close()
        copy.close()
        shutil.rmtree(own_home)
    size = sum(entry.stat().st_size for entry in os.scandir(some)) / 1e6
    own, peer = min(own_times), min(peer_times)
    row("indexing 380 pages in files, best of 5", f"{own * 1000:.0f} ms, {size / own:.1f} MB/s",
        f"`sqlite3`, the same folded texts and blobs {peer * 1000:.0f} ms", f"{own / peer:.2f}", "1.3, 10 MB/s")
    shutil.rmtree(some)


def finding(row, home, texts):
    """Rows about a query of 10,000 pages: its count, and 40 rows with their passages."""
    file, count = file_of(home), f"{BROADSHEET} search --source here --count '{QUERY}'"
    sql = f"SELECT count(*) FROM words WHERE words MATCH '{QUERY}'"
    expect("pages found", output([BROADSHEET, "search", "--source", "here", "--count", QUERY], home).strip(),
           output(["sqlite3", file, sql], home).strip())
    copy = os.path.join(home, "copy.sqlite")
    shutil.copy(file, copy)
    db = sqlite3.connect(copy)
    db.execute("CREATE VIRTUAL TABLE whole USING fts5(body, tokenize='unicode61 remove_diacritics 2')")
    db.executemany("INSERT INTO whole (rowid, body) SELECT id, ? FROM page WHERE lccn = 'sn83045462' AND day = ?",
                   ((text, int(day(number).strftime("%Y%m%d"))) for number, text in enumerate(texts)))
    db.commit()
    matching = db.execute(f"SELECT count(*) FROM whole WHERE whole MATCH '{QUERY}'").fetchone()[0]
    db.close()
    found = [BROADSHEET, "search", "--source", "here", "--per-page", "40", "--format", "tsv", QUERY]
    rows = [line.split("\t") for line in output(found, home).splitlines()]
    expect("rows", len(rows), min(40, matching))
    if not all("election" in fields[7] for fields in rows):
        raise RuntimeError("a row without its passage")
    passages = ("SELECT day, title, state, lccn, edition, sequence, snippet(whole, 0, '[', ']', '…', 24) FROM whole "
                f"JOIN page ON id = whole.rowid WHERE whole MATCH '{QUERY}' ORDER BY rank LIMIT 40; "
                f"SELECT count(*) FROM whole WHERE whole MATCH '{QUERY}'")
    own, peer, listed, cut = hyperfine(
        [count, f'sqlite3 {file} "{sql}"', " ".join(found[:-1]) + f" '{QUERY}'", f'sqlite3 {copy} "{passages}"'], home)
    row(f"`search --source here --count '{QUERY}'`, {len(texts):,} pages", f"{own:.1f} ms",
        f"`sqlite3`, the same file and MATCH {peer:.1f} ms", f"{own / peer:.2f}", "1.5")
    row("40 of its rows with their passages", f"{listed:.1f} ms", f"`snippet()` on a copy with content {cut:.1f} ms",
        f"{listed / cut:.2f}", "1.0")
    os.remove(copy)


def variants(row, home):
    """A row about variants of a word, among a million words."""
    own_home = os.path.join(home, "words")
    numbers = iter(range(1_000_000, 1_000_000 + DISTINCT_WORDS))
    pages = [" ".join(spelled(number) for number in itertools.islice(numbers, 1000))
             for _ in range(DISTINCT_WORDS // 1000)]
    pages.append("election electiou elcction lection elections")
    write_folder(os.path.join(own_home, "pages"), pages)
    subprocess.run([BROADSHEET, "index", "add", os.path.join(own_home, "pages")], check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment(own_home))
    file = file_of(own_home)
    listing = [BROADSHEET, "search", "--source", "here", "--variants", "list", "election~"]
    listed = {fields[1]: int(fields[2])
              for fields in (line.split("\t") for line in output(listing, own_home).splitlines())}
    db = sqlite3.connect(file)
    for word in ["electiou", "elcction", "lection"]:
        expect(word, listed.get(word), db.execute("SELECT doc FROM vocabulary WHERE term = ?", (word,)).fetchone()[0])
    count = db.execute("SELECT count(*) FROM vocabulary").fetchone()[0]
    db.close()
    scan = "SELECT term, doc FROM vocabulary WHERE term GLOB '*ection*'"
    own, peer = hyperfine([f"env HOME={own_home} " + " ".join(listing), f'sqlite3 {file} "{scan}"'], home)
    row(f"variants of a word among {count:,} words", f"{own:.1f} ms", f"a scan of `fts5vocab` {peer:.0f} ms",
        f"{own / peer:.2f}", "0.1")
    shutil.rmtree(own_home)


def typing(row, home, folder):
    """A row about the search screen: from each key of some queries to the last byte of its hits."""
    terminal = Terminal([BROADSHEET, "browse", "--list", "--source", "offline"], 50, 99, environment(home))
    terminal.wait(b"1 of ")
    terminal.key(b"g", QUIET)
    terminal.key(b"s", 0.3)
    times = []
    for _ in range(8):
        for phrase in PHRASES:
            times += [terminal.key(letter.encode(), QUIET)[0] * 1000 for letter in phrase]
            terminal.key(b"\x15", 0.3)  # Ctrl-U: an empty line
    terminal.output = b""
    for letter in "election":
        terminal.key(letter.encode(), 0.3)
    count = output([BROADSHEET, "search", "--source", "here", "--count", "election"], home).strip()
    if f"{int(count):,}".encode() not in terminal.plain():
        raise RuntimeError(f"{count} pages were never counted: {terminal.plain()[-800:]!r}")
    terminal.close()
    times.sort()
    tool = "rg" if shutil.which("rg") else "grep -r"
    prefixes = [phrase[:length] for phrase in PHRASES for length in range(1, len(phrase) + 1) if phrase[length - 1] != " "]
    peer = statistics.mean(hyperfine(
        [f"{tool} -c '\\b{prefix}' {folder} > {os.devnull} || true" for prefix in prefixes[::8]], home, shell="sh"))
    own, high = statistics.mean(times), times[int(len(times) * 0.99)]
    row(f"key to painted hits while typing, {held(home):,} pages, mean of {len(times)} keys",
        f"{own:.1f} ms, p99 {high:.1f} ms", f"`{tool} -c` {peer:.0f} ms", f"{own / peer:.2f}", "0.1, p99 16 ms")


def kept_rows(row, home):
    """A row about a cached answer of the Library with 100 rows."""
    rows = [{
        "id": f"http://www.loc.gov/resource/sn83045462/{day(number)}/ed-1/?sp=1", "date": str(day(number)),
        "title": f"Image 1 of Evening star (Washington, D.C.), {day(number):%B %-d, %Y}",
        "number_lccn": ["sn83045462"], "location_state": ["district of columbia"], "language": ["english"],
        "batch": ["dlc_made_ver01"], "description": ["gold " + text[:3000]],
        "page_coordinate_data": {
            "coords_list": [[2337.2, 2960.0, 233.72, 296.0]], "width": "23372", "height": "29600",
            "relevant_snippet": f"... the [[tag]]gold[[/tag]] {text[:200]} ...",
            "searchTerms": {"gold": [[2337.2, 2960.0, 233.72, 296.0]]}},
    } for number, text in enumerate(zipf_texts(100))]
    body = json.dumps({"pagination": {"of": 100, "total": 1, "current": 1, "perpage": 100, "next": None},
                       "results": rows}).encode()
    path = os.path.join(home, "answer.json")
    with open(path, "wb") as file:
        file.write(body)
    url = serve(lambda _: (200, "application/json", body))
    search = f"env BROADSHEET_LOC_URL={url} {BROADSHEET} search --source loc --per-page 100 --format tsv gold"
    printed = output(search.split(), home).splitlines()
    expect("rows of the Library", len(printed), 100)
    fields = f"jq -r '.results[] | [.date, .title, .id] | @tsv' {path}"
    own, peer = hyperfine([search, fields], home)
    row("100 rows of the Library's answer, cached", f"{own:.1f} ms", f"`jq` of three fields {peer:.1f} ms",
        f"{own / peer:.2f}", "1.2")


def rows(row, home):
    home = tempfile.mkdtemp(prefix="pages-", dir=home)
    texts = list(zipf_texts(PAGES))
    folder, archive = os.path.join(home, "pages"), os.path.join(home, "ocr.tar.bz2")
    write_folder(folder, texts)
    write_archive(archive, folder)
    adding(row, home, texts, archive)
    finding(row, home, texts)
    typing(row, home, folder)
    indexing(row, home, folder, texts)
    variants(row, home)
    kept_rows(row, home)
    shutil.rmtree(home)


if __name__ == "__main__":
    base = tempfile.mkdtemp(prefix="broadsheet-bench-")
    rows(lambda *fields: print("|", " | ".join(fields), "|", flush=True), base)
    shutil.rmtree(base)
