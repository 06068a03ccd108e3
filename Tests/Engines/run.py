#!/usr/bin/env python3
"""Runs our jobs in a real Spark, and compares what they make with the program, DuckDB and plain Python: `make test-engines`.

Workers, executors and drivers are killed in the midst of their work. Words select tests: `run.py killed terms`.
"""
import bz2
import glob
import gzip
import hashlib
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

import duckdb
try:
    from compression import zstd
except ImportError:
    from backports import zstd

import plain
from material import BROADSHEET, ROOT, STATELESS, TITLES, Corpus
from spark import CLUSTER, LOCAL, RETRYING, Spark, ancestor, running, wait_for

# The last one does not exist.
TERMS = ["liberty", "LIBERT*", "of the", "co-operate", "the of t*", "e\u0301te\u0301", "ſame", "σασ", "İST*", "naïve",
         "xyzzy"]
SQL = os.path.join(ROOT, "share", "broadsheet", "duckdb", "terms.sql")
tests = []


def test(name):
    def add(body):
        tests.append((name, body))
        return body
    return add


def expect(is_so, what):
    if not is_so:
        raise AssertionError(what)


def same(ours, theirs, what):
    if ours != theirs:
        for place, (our, their) in enumerate(zip(ours, theirs)):
            if our != their:
                raise AssertionError(f"{what}, {place}:\n    {str(our)[:600]}\n    {str(their)[:600]}")
        raise AssertionError(f"{what}: {len(ours)} and {len(theirs)}")


class Bench:
    """A corpus, Spark, and what tests make with them."""

    def __init__(self, folder):
        self.folder, self.spark = folder, Spark(folder)
        self.corpus = Corpus(os.path.join(folder, "corpus"), ["--words"])
        self.places = ["--corpus", self.corpus.folder]
        self.made = None

    def out(self, name):
        return os.path.join(self.folder, name)

    def pages(self, out, *arguments, worker=BROADSHEET, **how):
        return self.spark.run("pages", *self.places, "--out", self.out(out), "--worker", worker, *arguments, **how)

    def parquet(self):
        """Pages in Parquet, which several tests read."""
        if not self.made:
            status, said = self.pages("parquet", "--words", master=RETRYING)
            expect(status == 0, said)
            self.made = self.out("parquet")
        return self.made

    def result(self, job, *arguments, name=None, pages=True):
        out = self.out(name or job)
        source = ["--pages", self.parquet()] if pages else []
        status, said = self.spark.run(job, *self.places, *source, "--out", out, *arguments)
        expect(status == 0, said)
        return out

    def worker(self, name, script):
        """A worker of our own, which calls the real one."""
        path = self.out(name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\n{script}\n")
        os.chmod(path, 0o755)
        return path


def rows_of(out, kind, name="*"):
    """Rows like the program's lines: without null keys, because all kinds share the columns."""
    found = duckdb.sql(f"SELECT * FROM read_parquet('{out}/kind={kind}/batch={name}/*.parquet', hive_partitioning = true, "
                       "hive_types_autocast = false, file_row_number = true) ORDER BY batch, file_row_number")
    for row in found.fetchall():
        yield {name: value for name, value in zip(found.columns, row)
               if value is not None and name not in ("kind", "file_row_number")}


def expect_pages(bench, out):
    """Each page of the archives is there once, in order, with all of its values, and so are faults and receipts."""
    for name in bench.corpus.lines:
        for kind in ("page", "fault", "receipt"):
            lines = [json.loads(line) for line in bench.corpus.kept(name, kind)]
            want = [{key: value for key, value in line.items() if value is not None and key != "kind"} | {"batch": name}
                    for line in lines]
            files = glob.glob(f"{out}/kind={kind}/batch={name}/part-*")
            expect(len(files) == (1 if want else 0), f"{name} has {len(files)} files of its {kind}s")
            same(list(rows_of(out, kind, name)) if want else [], want, f"{kind}s of {name}")


def records(out):
    for path in sorted(glob.glob(f"{out}/part-*")):
        with open(path, encoding="utf-8", newline="\n") as file:
            yield from map(json.loads, file)


def ordered(found):
    return sorted(found, key=lambda record: json.dumps(record, sort_keys=True))


def sql_counts(view):
    connection = duckdb.connect()
    connection.execute(f"CREATE VIEW page AS FROM {view}")
    connection.execute("CREATE TABLE title (lccn VARCHAR, state VARCHAR)")
    connection.executemany("INSERT INTO title VALUES (?, ?)", [*TITLES.items(), (STATELESS, None)])
    connection.execute("SET VARIABLE terms = " + str(TERMS))
    with open(SQL, encoding="utf-8") as file:
        rows = connection.execute(file.read()).fetchall()
    cells = {(year, state): (words, pages, issues) for _, year, state, _, _, words, pages, issues in rows}
    made = [{"kind": "cell", "year": year, "state": state, "words": words, "pages": pages, "issues": issues}
            for (year, state), (words, pages, issues) in cells.items()]
    return made + [
        {"kind": "count", "term": TERMS.index(term), "year": year, "state": state, "hits": hits, "pages_with": pages}
        for term, year, state, hits, pages, *_ in rows if hits]


@test("pages in Parquet are the program's, value by value and in its order")
def _(bench):
    expect_pages(bench, bench.parquet())


@test("what a commit that was torn left is read again, and nothing else is")
def _(bench):
    out = bench.parquet()
    before = {path: os.stat(path).st_mtime_ns for path in glob.glob(f"{out}/kind=*/*/part-*")}
    shutil.rmtree(f"{out}/kind=page/batch=nbu_cat_ver01")
    status, said = bench.pages("parquet", "--words")
    expect(status == 0 and "1 of 5 archives to read, in 1 wave" in said, said)
    expect_pages(bench, out)
    after = {path: os.stat(path).st_mtime_ns for path in glob.glob(f"{out}/kind=*/*/part-*")}
    same(*[{path: time for path, time in files.items() if "nbu_cat_ver01" not in path} for files in (before, after)], "files")


@test("Python's pages are the program's bytes, which a corpus keeps")
def _(bench):
    out = bench.out("lines")
    status, said = bench.pages("lines", "--words", "--format", "jsonl", worker="python")
    expect(status == 0 and "damaged or cut off: 1 archive, nbu_cut_ver01" in said, said)
    for name in bench.corpus.lines:
        for kind in ("page", "fault", "receipt"):
            lines = b"".join(gzip.open(path).read() for path in glob.glob(f"{out}/kind={kind}/batch={name}/part-*"))
            lines = lines.replace(b'"program":"python"', b'"program":"%s"' % bench.corpus.receipt(name)["program"].encode())
            lines, want = lines.split(b"\n")[:-1], bench.corpus.kept(name, kind)
            if name == "nbu_cut_ver01":
                # libarchive and Python do not give up at the same member.
                count = min(len(lines), len(want)) - 1
                lines, want = lines[:count], want[:count]
            same(lines, want, f"{kind}s of {name}")


@test("Python reads zstd where it can, and says what it takes where it cannot")
def _(bench):
    script = os.path.join(ROOT, "share", "broadsheet", "spark", "broadsheet_pages.py")
    with open(f"{bench.corpus.folder}/archives/dlc_bee_ver01.tar.bz2", "rb") as file:
        data = bz2.decompress(file.read())
    path = bench.out("dlc_bee_ver01.tar.zst")
    with open(path, "wb") as file:
        # Two frames, one after the other.
        file.write(zstd.compress(data[:100_000]) + zstd.compress(data[100_000:]))
    command = ["--receipts", "--words", "--program", bench.corpus.receipt("dlc_bee_ver01")["program"], path]
    ours, theirs = (subprocess.run(made, check=True, capture_output=True).stdout for made in (
        [BROADSHEET, "corpus", "pages", *command[:2], path], [sys.executable, script, *command]))
    same(ours.split(b"\n"), theirs.split(b"\n"), "lines")
    same(len(ours.split(b"\n")), len(bench.corpus.lines["dlc_bee_ver01"]) + 1, "lines")
    if sys.version_info < (3, 14):
        bare = subprocess.run([sys.executable, "-S", script, *command], capture_output=True, text=True)
        expect(bare.returncode == 69 and "install Python 3.14, or the module" in bare.stderr and not bare.stdout, bare.stderr)


# Dies in the middle of dlc_bee_ver01, the first time or always.
DYING = """case "$*" in *dlc_bee*) if {when}; then
  {program} "$@" | (head -n 20; kill -9 $$); fi ;; esac
exec {program} "$@"
"""


@test("a worker that is killed in mid-archive is tried again")
def _(bench):
    mark = bench.out("died")
    worker = bench.worker("dies-once", DYING.format(when=f"mkdir '{mark}' 2>/dev/null", program=BROADSHEET))
    status, said = bench.pages("retried", "--words", worker=worker, master=RETRYING)
    expect(status == 0 and os.path.isdir(mark), said)
    expect_pages(bench, bench.out("retried"))


@test("a worker that is killed each time fails the job, and leaves nothing of its archive")
def _(bench):
    worker = bench.worker("dies", DYING.format(when="true", program=BROADSHEET))
    status, said = bench.pages("failed", worker=worker, master=LOCAL)
    expect(status == 74 and "dlc_bee_ver01: the worker ended with -9" in said, f"{status}: {said}")
    expect(not glob.glob(bench.out("failed") + "/kind=*/batch=dlc_bee_ver01"), "it left something")


@test("a worker that ends well but without a receipt fails the job")
def _(bench):
    worker = bench.worker("ends", f'{BROADSHEET} "$@" | head -n 3')
    status, said = bench.pages("ended", worker=worker, master=LOCAL)
    expect(status == 74 and "the worker's last line is no receipt" in said, f"{status}: {said}")


@test("a driver that is killed between two waves loses no more than a wave")
def _(bench):
    out = bench.out("resumed")
    arguments = [*bench.places, "--out", out, "--words", "--wave", 2, "--open", "cat {}"]
    slow = bench.worker("slow", f'mkdir -p "{bench.folder}/begun" && touch "{bench.folder}/begun/$$"\n'
                                f'[ "$(ls "{bench.folder}/begun" | wc -l)" -lt 3 ] || sleep 5\nexec {BROADSHEET} "$@"')
    process = bench.spark.start("pages", *arguments, "--worker", slow)
    # The first two are committed, and the third has begun.
    wait_for(lambda: len(os.listdir(bench.out("begun"))) > 2 if os.path.isdir(bench.out("begun")) else False)
    bench.spark.kill(process)
    bench.spark.finish(process)
    done = {path: os.stat(path).st_mtime_ns for path in glob.glob(f"{out}/kind=*/*/part-*")}
    expect(len({path.split("/")[-2] for path in done}) == 2, f"{sorted(done)}")
    status, said = bench.spark.run("pages", *arguments, "--worker", BROADSHEET)
    expect(status == 0 and "3 of 5 archives to read, in 2 waves" in said, said)
    same(done, {path: os.stat(path).st_mtime_ns for path in done}, "files of the first wave")
    expect_pages(bench, out)


@test("an executor that is killed is replaced, and the worker comes by --files")
def _(bench):
    begun, program = bench.out("begun-there"), os.path.join(bench.folder, "shipped", "worker")
    os.makedirs(begun)
    os.makedirs(os.path.dirname(program))
    os.rename(bench.worker("slow-there", f'touch "{begun}/$$"\n[ "$(ls "{begun}" | wc -l)" -gt 2 ] || sleep 20\n'
                                         f'exec {BROADSHEET} "$@"'), program)
    # The cluster cannot see the corpus folder, only its archives.
    process = bench.spark.start(
        "pages", "--corpus", bench.out("unseen"), "--archives", f"{bench.corpus.folder}/archives", "--out",
        bench.out("replaced"), "--words", "--worker", "worker", master=CLUSTER,
        options=["--files", f"{program},{bench.corpus.folder}/corpus.json"])
    first = int(wait_for(lambda: os.listdir(begun))[0])
    executor = ancestor(first, "CoarseGrainedExecutorBackend")
    expect(executor, "the worker is in no executor")
    os.kill(executor, signal.SIGKILL)
    status, said = bench.spark.finish(process)
    expect(status == 0, said)
    expect_pages(bench, bench.out("replaced"))
    wait_for(lambda: not running(f"{bench.corpus.folder}/archives"), 30)


@test("missing archives are named, and the others are read")
def _(bench):
    folder = bench.out("partly")
    shutil.copytree(bench.corpus.folder, folder)
    os.remove(f"{folder}/archives/dlc_bee_ver01.tar.bz2")
    status, said = bench.spark.run("pages", "--corpus", folder, "--out", bench.out("some"), "--worker", BROADSHEET)
    expect(status == 66 and "1 archive is not there: dlc_bee_ver01" in said, f"{status}: {said}")
    found = {path.split("=")[-1] for path in glob.glob(bench.out("some") + "/kind=receipt/*")}
    same(sorted(found), sorted(set(bench.corpus.lines) - {"dlc_bee_ver01"}), "batches")


@test("pages made otherwise are not mixed, and years and newspapers are those of the corpus")
def _(bench):
    folder = bench.out("some-years")
    shutil.copytree(bench.corpus.folder, folder)
    with open(f"{folder}/corpus.json", encoding="utf-8") as file:
        corpus = json.load(file)
    corpus["query"] |= {"lccns": ["sn83030214", "sn99021999"], "from": 1901, "to": 1901}
    with open(f"{folder}/corpus.json", "w", encoding="utf-8") as file:
        json.dump(corpus, file)
    command = ["pages", "--corpus", folder, "--worker", BROADSHEET, "--words"]
    status, said = bench.spark.run(*command, "--out", bench.parquet())
    expect(status == 64 and "made with other options" in said, f"{status}: {said}")
    status, said = bench.spark.run(*command, "--out", bench.out("year"))
    expect(status == 0, said)
    want = sorted(page["id"] for page in bench.corpus.pages()
                  if page["year"] == 1901 and page["lccn"] in corpus["query"]["lccns"])
    same(sorted(page["id"] for page in rows_of(bench.out("year"), "page")), want, "pages")


@test("terms are as many in Spark, DuckDB, plain Python and the program")
def _(bench):
    counts, hits = plain.counted(bench.corpus.pages(), TERMS, TITLES)
    expect({record["term"] for record in hits} == set(range(len(TERMS) - 1)), "some terms are nowhere")
    arguments = [part for term in TERMS[:5] for part in ("--term", term)]
    with open(bench.out("terms.txt"), "w", encoding="utf-8") as file:
        file.writelines(term + "\n" for term in TERMS[5:])
    arguments += ["--terms-from", bench.out("terms.txt")]
    want = ordered(counts + hits)
    same(ordered(records(bench.result("terms", *arguments))), want, "terms over Parquet")
    same(ordered(records(bench.result("terms", *arguments, name="again", pages=False))), want, "terms over a corpus")
    lines = f"read_json('{bench.corpus.folder}/pages/*/pages.jsonl.gz')"
    parquet = f"read_parquet('{bench.parquet()}/kind=page/*/*.parquet', hive_partitioning = true)"
    for view in (lines, parquet):
        same(ordered(sql_counts(view)), ordered(counts), f"terms by DuckDB from {view}")
    local_engine(bench, arguments, want)


def local_engine(bench, arguments, want):
    command = [BROADSHEET, "corpus", "run"]
    if "corpus run" not in subprocess.run([*command, "--help"], stdout=subprocess.PIPE, text=True).stdout:
        print("    skipped: the program has no `corpus run` yet to compare with")
        return
    written = [part for part in arguments if part != "--term"]
    out = subprocess.run([*command, bench.corpus.folder, "terms", *written], stdout=subprocess.PIPE, text=True)
    expect(out.returncode == 65, f"one archive is cut off: {out.returncode}")
    rows = sqlite3.connect(os.path.join(out.stdout.strip(), "rows.sqlite"))
    found = []
    for kind in ("cell", "count", "hit"):
        table = rows.execute(f"SELECT * FROM {kind}")
        names = [column[0] for column in table.description]
        found += [{"kind": kind, **{name: value for name, value in zip(names, row) if name != "number"}} for row in table]
    same(ordered(found), want, "terms by the program")


@test("pages that the plan does not ask for are not counted, whoever made them")
def _(bench):
    folder, out = bench.out("planned"), bench.out("planned-terms")
    shutil.copytree(bench.corpus.folder, folder)
    with open(f"{folder}/corpus.json", encoding="utf-8") as file:
        corpus = json.load(file)
    corpus["query"] |= {"from": 1900, "to": 1901}
    corpus["batches"] = [batch for batch in corpus["batches"] if batch["name"] != "dlc_ant_ver02"]
    for batch in corpus["batches"]:
        # Its archive has been replaced since.
        if batch["name"] == "nbu_cat_ver01":
            batch["sha1"] = "0" * 40
    with open(f"{folder}/corpus.json", "w", encoding="utf-8") as file:
        json.dump(corpus, file)
    names = [batch["name"] for batch in corpus["batches"] if not batch["sha1"]]
    pages = [page for name in names for page in bench.corpus.pages(name) if 1900 <= page["year"] <= 1901]
    counts, hits = plain.counted(pages, TERMS[:1], TITLES)
    expect(hits, "the term is nowhere")
    status, said = bench.spark.run("terms", "--corpus", folder, "--out", out, "--term", TERMS[0])
    expect(status == 0 and "left out, as corpus.json does not ask for these pages: 2 batches" in said, said)
    same(ordered(records(out)), ordered(counts + hits), "terms of the plan")
    with open(f"{out}/_broadsheet.json", encoding="utf-8") as file:
        said = json.load(file)
    same(said["missing"], ["nbu_cat_ver01"], "missing batches")
    same([batch["batch"] for batch in said["read"]], sorted(names), "batches that were read")


@test("of a term that is everywhere the first thousand hits of a year and state are kept")
def _(bench):
    counts, hits = plain.counted(bench.corpus.pages(), ["t*"], TITLES)
    cells = {}
    for hit in sorted(hits, key=lambda hit: (hit["id"], hit["start"])):
        cells.setdefault((hit["year"], hit["state"]), []).append(hit)
    expect(max(map(len, cells.values())) > 1000, "no cell has so many")
    want = counts + [hit for cell in cells.values() for hit in cell[:1000]]
    same(ordered(records(bench.result("terms", "--term", "t*", name="many"))), ordered(want), "hits")


@test("a concordance has all places, and a sample is always the same")
def _(bench):
    counts, hits = plain.counted(bench.corpus.pages(), ["of the"], TITLES)
    same(ordered(records(bench.result("concordance", "--term", "of the"))), ordered(counts + hits), "concordance")
    hits.sort(key=lambda hit: hashlib.sha256(f"{hit['id']}:{hit['start']}".encode()).hexdigest())
    sampled = bench.result("concordance", "--term", "of the", "--sample", 25, name="sample", pages=False)
    same(ordered(records(sampled)), ordered(counts + hits[:25]), "sample")


@test("n-grams are as many as plain Python counts, and rare ones are left out")
def _(bench):
    out = bench.result("ngrams", "--n", "1-3", "--min", 4)
    rows = duckdb.sql(f"SELECT n::INT, gram, year, hits, pages_with, letter FROM read_parquet('{out}/*/*/*.parquet', "
                      "hive_partitioning = true)").fetchall()
    same(sorted(row[:5] for row in rows), sorted(plain.grams(bench.corpus.pages(), (1, 2, 3), 4)), "n-grams")
    letters = [(row[1][0] if re.match("[a-z]", row[1]) else "other", row[5]) for row in rows]
    expect(all(own == folder for own, folder in letters) and len(set(letters)) > 10, "n-grams lie in wrong folders")


@test("text reuse has the fields and types of passim, and its boxes are those of the words")
def _(bench):
    out = bench.result("reuse", "--words")
    rows = [json.loads(line) for path in glob.glob(f"{out}/part-*") for line in gzip.open(path)]
    want = plain.pages_once(bench.corpus.pages())
    rows.sort(key=lambda row: row["id"])
    for row, page in zip(rows, want):
        same([row["id"], row["series"], row["date"], row["text"]],
             [page["id"], page["lccn"], page["date"], page["text"]], page["id"])
        words = page.get("words")
        expect(("pages" in row) == bool(words), f"{page['id']}: boxes")
        if not words:
            continue
        own = row["pages"][0]
        dots = {"inch1200": 1200, "mm10": 254}.get(page["unit"])
        same([own["id"], own["seq"], own.get("width"), own.get("height"), own.get("dpi")],
             [page["id"], page["sequence"], page["width"], page["height"], dots], page["id"])
        boxes = [(start, length, {"x": x, "y": y, "w": w, "h": h, "b": h}) for start, length, x, y, w, h in zip(
            *(words[key] for key in ("start", "length", "x", "y", "w", "h"))) if None not in (x, y, w, h)]
        same([(region["start"], region["length"], region["coords"]) for region in own["regions"]], boxes, page["id"])
    expect(len(rows) == len(want) and any("pages" in row for row in rows), f"{len(rows)} pages")


def main():
    began, failures, wanted = time.monotonic(), 0, sys.argv[1:]
    folder = tempfile.mkdtemp(prefix="broadsheet-engines-")
    try:
        bench = Bench(folder)
        for name, body in tests:
            if wanted and not all(word in name for word in wanted):
                continue
            start = time.monotonic()
            try:
                body(bench)
                print(f"✔ {name} ({time.monotonic() - start:.0f} s)", flush=True)
            except Exception as error:  # noqa: BLE001 - the next test tells more
                failures += 1
                said = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
                print(f"✘ {name} ({time.monotonic() - start:.0f} s)\n    {said[-3000:]}", flush=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(f"{failures or 'no'} failures, {time.monotonic() - began:.0f} s")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
