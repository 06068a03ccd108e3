"""Jobs over the archives and pages of a corpus, for Apache Spark 3.5 to 4.

    spark-submit [SPARK OPTIONS] broadsheet_jobs.py JOB --corpus DIR --out URI [OPTIONS]

`broadsheet corpus plan` and `fetch` make the corpus; `broadsheet corpus run DIR gather URI` imports a result. Needs nothing
beside PySpark. Where spark-submit comes from a Python environment, set SPARK_HOME to its pyspark folder and PYSPARK_PYTHON to
its python3. Messages go to standard error, which spark-submit joins with its standard output.
"""
import argparse
import bisect
import collections
import functools
import hashlib
import heapq
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import unicodedata

HERE = os.path.dirname(os.path.abspath(__file__))
DONE, USAGE, BAD_DATA, NOT_FOUND, UNAVAILABLE, FAILED = 0, 64, 65, 66, 69, 74
# The most hits to keep for each term, year and state, and in a concordance.
MOST_IN_CELL, MOST_IN_ALL = 1000, 1_000_000
# Code points of context on either side of a hit.
AROUND = 60
# Says how the pages in a folder were made. Spark skips names that begin with an underscore.
SETTINGS = "_broadsheet.json"


class Stop(Exception):
    """Ends the job with a message and an exit status."""

    def __init__(self, words, status):
        super().__init__(words)
        self.status = status


def say(words):
    print(f"broadsheet_jobs: {words}", file=sys.stderr, flush=True)


def many(count, one, more=None):
    return f"{count:,} {one if count == 1 else more or one + 's'}"


# Tokens: the one rule that all engines share

SOFT_HYPHEN = re.compile("\u00ad\n?")
WHITE = re.compile("[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+")


@functools.lru_cache(None)
def letters():
    """Matches a run of letters and marks."""
    ranges, start = [], None
    for code in range(sys.maxunicode + 2):
        is_part = code <= sys.maxunicode and unicodedata.category(chr(code))[0] in "LM"
        if is_part and start is None:
            start = code
        elif not is_part and start is not None:
            ranges.append(f"{chr(start)}-{chr(code - 1)}")
            start = None
    return re.compile(f"[{''.join(ranges)}]+")


@functools.lru_cache(None)
def small_letters():
    found = {code: chr(code).lower() for code in range(sys.maxunicode + 1) if chr(code).lower() != chr(code)}
    return {**found, ord("ſ"): "s"}


def unbroken(text):
    return SOFT_HYPHEN.sub("", text) if "\u00ad" in text else text


def tokens(text):
    text = unbroken(text)
    # Each code point by itself: str.lower() depends on the context.
    return letters().findall(text.lower() if text.isascii() else text.translate(small_letters()))


def spans(text):
    """Where in `text` each token begins and ends."""
    at, shifts, removed = [], [0], 0
    for found in SOFT_HYPHEN.finditer(text):
        at.append(found.start() - removed)
        removed += len(found[0])
        shifts.append(removed)

    def original(place):
        return place + shifts[bisect.bisect_right(at, place)]

    return [(original(found.start()), original(found.end() - 1) + 1) for found in letters().finditer(unbroken(text))]


def tidy(text):
    return WHITE.sub(" ", text.replace("\u00ad\n", ""))


class Terms:
    """Finds terms among the tokens of a page. A term is one word or several; a star at the end makes the last one a prefix."""

    def __init__(self, written):
        self.firsts, self.beginnings, self.lengths = {}, {}, set()
        for number, text in enumerate(written):
            words, is_open = tokens(text), text.rstrip().endswith("*")
            if not words:
                raise Stop(f"“{text}” has no letters to look for", USAGE)
            if is_open and len(words) == 1:
                self.beginnings.setdefault(words[0], []).append(number)
                self.lengths.add(len(words[0]))
            else:
                self.firsts.setdefault(words[0], []).append((number, words, is_open))

    def found(self, words):
        """Terms, and the first and last of their tokens."""
        for place, word in enumerate(words):
            for number, wanted, is_open in self.firsts.get(word, ()):
                end = place + len(wanted)
                if is_open:
                    is_there = words[place:end - 1] == wanted[:-1] and "".join(words[end - 1:end]).startswith(wanted[-1])
                else:
                    is_there = words[place:end] == wanted
                if is_there:
                    yield number, place, end - 1
            for length in self.lengths:
                if len(word) >= length:
                    for number in self.beginnings.get(word[:length], ()):
                        yield number, place, place


def counted(rows, terms, states, has_hits):
    """What part of the pages adds to the cells, counts and hits."""
    finder = Terms(terms)
    for page, batch, lccn, date, year, edition, text, quality in rows:
        state, words = states.get(lccn) or "", tokens(text or "")
        yield ("issue", year, state, lccn, date, edition), (len(words), 1)
        found = collections.defaultdict(list)
        for number, first, last in finder.found(words):
            found[number].append((first, last))
        places = spans(text) if found else []
        for number, parts in found.items():
            yield ("count", number, year, state), (len(parts), 1)
            hits = []
            for first, last in parts[:MOST_IN_CELL] if has_hits else parts:
                start, end = places[first][0], places[last][1]
                around = tidy(text[max(0, start - AROUND):start]), tidy(text[start:end]), tidy(text[end:end + AROUND])
                hits.append((page, start, batch, *around, quality))
            yield ("hit", number, year, state), hits


def merged(left, right):
    if isinstance(left, tuple):
        return tuple(map(sum, zip(left, right)))
    return list(heapq.merge(left, right))[:MOST_IN_CELL]


def lines(pair):
    """What is written for a cell, a count or hits."""
    key, value = pair
    if key[0] == "cell":
        yield {"kind": "cell", "year": key[1], "state": key[2], "words": value[0], "pages": value[1], "issues": value[2]}
    elif key[0] == "count":
        yield {"kind": "count", "term": key[1], "year": key[2], "state": key[3], "hits": value[0], "pages_with": value[1]}
    else:
        for page, start, batch, left, match, right, quality in value:
            yield {"kind": "hit", "term": key[1], "id": page, "batch": batch, "year": key[2], "state": key[3],
                   "start": start, "left": left, "match": match, "right": right, "quality": quality}


def written(record):
    return json.dumps(record, ensure_ascii=False, separators=(",", ":"))


def sample_order(pair):
    _, ((page, start, *_),) = pair
    return hashlib.sha256(f"{page}:{start}".encode()).hexdigest(), page, start


def reading_order(pair):
    (_, number, _, _), ((page, start, *_),) = pair
    return page, start, number


def grams_of(rows, sizes):
    """N-grams in part of the pages: how often they occur, and on how many pages. Added up if memory allows."""
    sums = collections.defaultdict(lambda: [0, 0])
    for year, text in rows:
        words = tokens(text or "")
        for size in sizes:
            page = collections.Counter(" ".join(words[place:place + size]) for place in range(len(words) - size + 1))
            for gram, count in page.items():
                entry = sums[size, gram, year]
                entry[0] += count
                entry[1] += 1
        if len(sums) > 500_000:
            yield from ((*key, *entry) for key, entry in sums.items())
            sums.clear()
    yield from ((*key, *entry) for key, entry in sums.items())


# The worker: an archive in, lines out

KIND = re.compile(rb'\{"kind":"(page|fault|receipt)",')


class WorkerFailure(Exception):
    """The worker failed here, but may succeed elsewhere."""


def batch_name(file):
    name = file[len("batch_"):] if file.startswith("batch_") else file
    for ending in (".bz2", ".gz", ".xz", ".zst", ".tbz2", ".tgz", ".txz", ".tar"):
        name = name[:-len(ending)] if name.endswith(ending) else name
    return name


def worker_command(worker):
    from pyspark import SparkFiles
    if worker == "python":
        import broadsheet_pages
        return [sys.executable, broadsheet_pages.__file__]
    if os.sep in worker:
        return [worker, "corpus", "pages"]
    shipped = SparkFiles.get(worker)
    found = shipped if os.path.isfile(shipped) else shutil.which(worker)
    if not found:
        raise WorkerFailure(f"{worker} is neither among the --files nor in the PATH of an executor")
    return [found, "corpus", "pages"]


def lines_of(batch, settings):
    """The worker's lines for an archive. Fails unless the last one is a receipt and all programs succeed."""
    name, file = batch["name"], batch["file"]
    path = settings["archives"].rstrip("/") + "/" + file
    command = worker_command(settings["worker"]) + ["--receipts", "--threads", "1"] + settings["arguments"]
    opener = None
    with tempfile.TemporaryFile() as errors:
        try:
            if settings["open"]:
                parts = [part.replace("{}", path) for part in shlex.split(settings["open"])]
                opener = subprocess.Popen(parts, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors)
                command += ["--name", file if batch_name(file) == name else name, "-"]
            else:
                command += ([] if batch_name(file) == name else ["--name", name]) + [path]
            worker = subprocess.Popen(
                command, stdin=opener.stdout if opener else subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors)
        except OSError as error:
            raise WorkerFailure(f"{name}: {error.filename}: {error.strerror}") from error
        if opener:
            opener.stdout.close()
        last = b""
        try:
            for last in worker.stdout:
                yield last
            worker.wait()
            if opener:
                opener.wait()
        finally:
            for process in filter(None, (worker, opener)):
                if process.poll() is None:
                    process.kill()
                    process.wait()
        how = f"the worker ended with {worker.returncode}" if worker.returncode else None
        if opener and opener.returncode:
            how = f"{settings['open']} ended with {opener.returncode}"
        if not how and not last.startswith(b'{"kind":"receipt",'):
            how = "the worker's last line is no receipt"
        if how:
            errors.seek(0)
            said = errors.read()[-2000:].decode("utf-8", "replace").strip()
            raise WorkerFailure(f"{name}: {how}" + (f": {said}" if said else ""))


def json_rows(batches, settings):
    """Lines for Spark's JSON reader. Pages name their batch; faults and receipts have it added."""
    for batch in batches:
        for line in lines_of(batch, settings):
            kind = KIND.match(line)
            if not kind:
                raise WorkerFailure(f"{batch['name']}: the worker's line begins with {line[:60]!r}")
            if kind[1] != b"page":
                line = kind[0] + f'"batch":{json.dumps(batch["name"])},'.encode() + line[kind.end():]
            yield line.decode("utf-8", "replace")


def text_rows(batches, settings):
    """Lines as a corpus keeps them: pages without their kind."""
    for batch in batches:
        for line in lines_of(batch, settings):
            kind = KIND.match(line)
            if not kind:
                raise WorkerFailure(f"{batch['name']}: the worker's line begins with {line[:60]!r}")
            text = b"{" + line[kind.end():] if kind[1] == b"page" else line
            yield kind[1].decode(), batch["name"], text.rstrip(b"\n").decode("utf-8", "replace")


# Folders, through Spark's file systems


class Files:
    def __init__(self, spark):
        self.spark, self.context = spark, spark.sparkContext

    def path(self, uri):
        path = self.context._jvm.org.apache.hadoop.fs.Path(uri)
        return path, path.getFileSystem(self.context._jsc.hadoopConfiguration())

    def exists(self, uri):
        path, system = self.path(uri)
        return system.exists(path)

    def names(self, uri):
        path, system = self.path(uri)
        return sorted(status.getPath().getName() for status in system.listStatus(path)) if system.exists(path) else []

    def found(self, pattern):
        path, system = self.path(pattern)
        return [status.getPath().toString() for status in system.globStatus(path) or []]

    def read(self, uri):
        """The text of a file; None if it does not exist."""
        if not self.exists(uri):
            return None
        path, system = self.path(uri)
        stream = system.open(path)
        try:
            return bytes(self.context._jvm.org.apache.commons.io.IOUtils.toByteArray(stream)).decode()
        finally:
            stream.close()

    def write(self, uri, text):
        path, system = self.path(uri)
        stream = system.create(path, True)
        try:
            stream.write(bytearray(text.encode()))
        finally:
            stream.close()

    def of_corpus(self, corpus, name):
        """A corpus's own file: in its folder, or sent along with --files."""
        from pyspark import SparkFiles
        text = self.read(f"{corpus.rstrip('/')}/{name}")
        # YARN puts them where the driver starts.
        sent = next((path for path in (SparkFiles.get(name), name) if os.path.isfile(path)), None)
        if text is None and sent:
            with open(sent, encoding="utf-8") as file:
                text = file.read()
        return text


# Pages: archives in, one commit for each wave of them

WORDS = ("words struct<start:array<int>,length:array<int>,x:array<int>,y:array<int>,w:array<int>,h:array<int>,"
         "confidence:array<double>>")
PAGE = ("id string, lccn string, date string, year int, edition int, sequence int, awardee string, reel string, "
        "issue_folder string, frame string, language string, languages array<string>, text string, text_source string, "
        "characters int, word_count int, quality double, quality_basis string, width int, height int, unit string, "
        "text_sha256 string, alto_sha256 string")
RECEIPT = ("archive string, bytes bigint, sha1 string, members int, pages int, without_text int, skipped int, faults int, "
           "replaced int, text_bytes bigint, pages_sha256 string, complete boolean, schema string, program string")
RECEIPT_KEYS = [column.split()[0] for column in RECEIPT.split(", ")]
FAULT = "member string, what string"


class Store:
    """The pages that `pages` made, in folders kind=…/batch=….

    The parts of a batch are moved to their place one after another, so a driver that is killed at that moment may leave a
    receipt without its pages, or with older ones. What was written at once has the same identifier in its files' names: only
    then is a batch whole.
    """
    NAME = re.compile(r"/kind=(\w+)/batch=([^/]+)/part-\d+-([0-9a-f]{8}-[0-9a-f-]{27})")

    def __init__(self, spark, uri):
        self.spark, self.uri, self.files = spark, uri.rstrip("/"), Files(spark)
        self.settings = json.loads(self.files.read(f"{self.uri}/{SETTINGS}") or "null")

    def receipts(self):
        """The receipts of whole batches by name."""
        writes = collections.defaultdict(set)
        for path in self.files.found(f"{self.uri}/kind=*/batch=*/part-*"):
            found = self.NAME.search(path)
            if found:
                writes[found[1], found[2]].add(found[3])
        whole = {}
        if not any(kind == "receipt" for kind, _ in writes):
            return whole
        columns = ["batch"] + RECEIPT_KEYS
        for row in self.rows("receipt", RECEIPT).select(*columns).collect():
            own = writes["receipt", row.batch]
            parts = [("page", row.pages), ("fault", row.faults)]
            if len(own) == 1 and all(writes[kind, row.batch] == (own if count else set()) for kind, count in parts):
                whole[row.batch] = row.asDict()
        return whole

    def rows(self, kind, columns):
        reader, path = self.spark.read.schema(columns), f"{self.uri}/kind={kind}"
        reader = reader.option("basePath", path)
        return reader.parquet(path) if self.settings["format"] == "parquet" else reader.json(path)


def argument_list(options, query):
    """The worker's arguments for the wanted pages."""
    arguments = ["--text", options.text, "--hyphens", options.hyphens] + (["--words"] if options.words else [])
    return arguments + filter_list(query)


def filter_list(query):
    arguments = []
    for lccn in query.get("lccns") or []:
        arguments += ["--lccn", lccn]
    for key in ("from", "to"):
        if query.get(key) is not None:
            arguments += ["--" + key, f"{query[key]:04}"]
    return arguments


def pages(spark, options):
    context, files = spark.sparkContext, Files(spark)
    text = files.of_corpus(options.corpus, "corpus.json")
    if text is None:
        raise Stop(f"{options.corpus} is not a corpus: it has no corpus.json", NOT_FOUND)
    corpus = json.loads(text)
    archives = options.archives or options.corpus.rstrip("/") + "/archives"
    archives = archives[len("file://"):] if archives.startswith("file://") else archives
    if "://" in archives and not options.open:
        raise Stop("a worker reads files: for archives elsewhere use --open, such as --open 'hadoop fs -cat {}'", USAGE)
    if not options.open:
        archives = os.path.abspath(archives)
    arguments = argument_list(options, corpus.get("query") or {})
    if re.match("s3a?:|gs:|abfss?:", options.out):
        say("note: object stores need a committer that can replace folders; a shared folder or HDFS needs none")
    store, made = Store(spark, options.out), {"format": options.format, "arguments": arguments}
    if store.settings is not None and store.settings != made:
        raise Stop(f"{options.out} has pages that were made with other options", USAGE)
    if store.settings is None:
        files.write(f"{store.uri}/{SETTINGS}", written(made))
        store.settings = made
    receipts, missing, todo = store.receipts(), [], []
    for batch in corpus["batches"]:
        receipt = receipts.get(batch["name"])
        if receipt and batch.get("sha1") in (None, receipt["sha1"]):
            continue
        # If this machine can see the archives, those that are missing can wait.
        if not options.open and os.path.isdir(archives) and not os.path.exists(f"{archives}/{batch['file']}"):
            missing.append(batch["name"])
            continue
        todo.append({"name": batch["name"], "file": batch["file"], "bytes": batch.get("bytes") or 0})
    todo.sort(key=lambda batch: (-batch["bytes"], batch["name"]))
    settings = {"archives": archives, "worker": options.worker, "open": options.open, "arguments": arguments}
    # Pages then stay in their order: otherwise Spark sorts them by kind and batch.
    spark.conf.set("spark.sql.maxConcurrentOutputFileWriters", "8")
    if options.worker == "python":
        ship(context, "broadsheet_pages")
    size = options.wave or 4 * context.defaultParallelism
    waves = [todo[place:place + size] for place in range(0, len(todo), size)]
    say(f"{len(todo):,} of {many(len(corpus['batches']), 'archive')} to read, in {many(len(waves), 'wave')}")
    for number, wave in enumerate(waves, 1):
        began = time.monotonic()
        rows = context.parallelize(wave, len(wave))
        if options.format == "parquet":
            columns = "kind string, batch string, " + ", ".join(
                [PAGE] + ([WORDS] if options.words else []) + [RECEIPT, FAULT])
            frame = spark.read.schema(columns).option("mode", "FAILFAST").json(
                rows.mapPartitions(functools.partial(json_rows, settings=settings)))
            write = frame.write.option("compression", "zstd")
        else:
            frame = spark.createDataFrame(
                rows.mapPartitions(functools.partial(text_rows, settings=settings)),
                "kind string, batch string, value string", verifySchema=False)
            write = frame.write.option("compression", "gzip")
        write = write.partitionBy("kind", "batch").mode("overwrite")
        write.parquet(store.uri) if options.format == "parquet" else write.text(store.uri)
        say(f"wave {number} of {len(waves)}: {many(len(wave), 'archive')} in {time.monotonic() - began:.1f} s")
    tell(Store(spark, options.out).receipts())
    if missing:
        say(f"{many(len(missing), 'archive is', 'archives are')} not there: {shown(missing)}")
        return NOT_FOUND
    return DONE


def shown(names):
    return ", ".join(sorted(names)[:10]) + (", …" if len(names) > 10 else "")


def tell(receipts):
    pages, faults = (sum(receipt[key] or 0 for receipt in receipts.values()) for key in ("pages", "faults"))
    say(f"{many(len(receipts), 'batch', 'batches')}, {many(pages, 'page')}, {many(faults, 'fault')}")
    faulty = [name for name, receipt in receipts.items() if not receipt["complete"]]
    if faulty:
        say(f"damaged or cut off: {many(len(faulty), 'archive')}, {shown(faulty)}")


def ship(context, module):
    """Sends a module that is next to this one; otherwise it has to be among the --py-files."""
    path = os.path.join(HERE, module + ".py")
    if os.path.isfile(path):
        context.addPyFile(path)
    elif importlib.util.find_spec(module) is None:
        raise Stop(f"{module}.py is neither next to broadsheet_jobs.py nor among the --py-files", NOT_FOUND)


# Jobs over pages

TEXT = "id string, lccn string, date string, year int, edition int, text string, quality double"
# The part of a corpus's receipts that says which pages were wanted.
WANTED = "options struct<lccns:array<string>,`from`:string,`to`:string>"


class Plan:
    """What corpus.json asks for: `broadsheet corpus run` counts by the same rules on one machine."""

    def __init__(self, files, options):
        text = files.of_corpus(options.corpus, "corpus.json")
        self.corpus = json.loads(text) if text is not None else None
        self.query = (self.corpus or {}).get("query") or {}
        self.batches = {batch["name"]: batch for batch in (self.corpus or {}).get("batches", [])}

    def takes(self, name, receipt):
        """Whether the pages come from the listed archive of a planned batch, and are all that are wanted."""
        if self.corpus is None:
            return True
        batch = self.batches.get(name)
        if batch is None:
            return False
        if batch.get("sha1"):
            is_listed = receipt["sha1"] == batch["sha1"].lower()
        else:
            is_listed = batch.get("bytes") in (None, receipt["bytes"])
        made = receipt.get("options") or {}
        had = sorted(made.get("lccns") or []), made.get("from"), made.get("to")
        return is_listed and had in (([], None, None), (sorted(self.query.get("lccns") or []), *self.days()))

    def days(self):
        """The first and the last day; None for no limit."""
        ends = ("from", "01-01"), ("to", "12-31")
        return [None if self.query.get(key) is None else f"{self.query[key]:04}-{day}" for key, day in ends]

    def has_all(self, arguments):
        """Whether a worker with these arguments left out no page that is wanted."""
        def chosen(words):
            return sorted(pair for pair in zip(words, words[1:]) if pair[0] in ("--lccn", "--from", "--to"))
        return chosen(arguments) in ([], chosen(filter_list(self.query)))

    def pages(self, frame):
        """The wanted pages."""
        from pyspark.sql import functions
        first, last = self.days()
        if self.query.get("lccns"):
            frame = frame.where(functions.col("lccn").isin(self.query["lccns"]))
        if first:
            frame = frame.where(functions.col("date") >= first)
        return frame.where(functions.col("date") <= last) if last else frame


def page_frame(spark, options, columns):
    """The pages of whole batches that the plan asks for, each once: in the batch whose name is lowest. And the receipts of
    these batches."""
    from pyspark.sql import functions
    files, uri = Files(spark), (options.pages or options.corpus.rstrip("/") + "/pages").rstrip("/")
    names, plan, frame, receipts = files.names(uri), Plan(files, options), None, {}
    if any(name.startswith("kind=") for name in names):
        store = Store(spark, uri)
        if store.settings is None:
            raise Stop(f"{uri} lacks {SETTINGS}, which `pages` writes", NOT_FOUND)
        if plan.corpus is not None and not plan.has_all(store.settings["arguments"]):
            raise Stop(f"{uri} has only some of the pages that corpus.json asks for: remake them in another folder",
                       NOT_FOUND)
        found = store.receipts()
        left = {name[len("batch="):] for name in files.names(f"{uri}/kind=page")} - set(found)
        receipts = {name: receipt for name, receipt in found.items() if plan.takes(name, receipt)}
        if receipts and any(name == "kind=page" for name in names):
            frame = store.rows("page", columns)
            if left or len(receipts) < len(found):
                frame = frame.where(functions.col("batch").isin(sorted(receipts)))
    else:
        own = [name[len("batch="):] for name in names if name.startswith("batch=")]
        folder = options.corpus.rstrip("/") + "/receipts"
        have = {name[:-len(".jsonl")] for name in files.names(folder) if name.endswith(".jsonl")}
        whole, left, found = [name for name in own if name in have], set(own) - have, {}
        if whole:
            rows = spark.read.schema(f"kind string, {RECEIPT}, {WANTED}").json(
                [f"{folder}/{name}.jsonl" for name in whole])
            rows = rows.where("kind = 'receipt'").withColumn("file", functions.input_file_name()).collect()
            found = {row.file.rsplit("/", 1)[-1][:-len(".jsonl")]: row.asDict(recursive=True) for row in rows}
        receipts = {name: receipt for name, receipt in found.items() if plan.takes(name, receipt)}
        if receipts:
            frame = spark.read.schema("batch string, " + columns).option("mode", "FAILFAST").json(
                [f"{uri}/batch={name}/pages.jsonl.gz" for name in whole if name in receipts])
    tell(receipts)
    if left:
        say(f"left out for want of a receipt: {many(len(left), 'batch', 'batches')}, {shown(left)}")
    others = set(found) - set(receipts)
    if others:
        say(f"left out, as corpus.json does not ask for these pages: {many(len(others), 'batch', 'batches')}, {shown(others)}")
    if frame is None:
        raise Stop(f"{uri} has no pages", NOT_FOUND)
    frame = plan.pages(frame)
    twice = frame.groupBy("id").agg(
        functions.min("batch").alias("first"), functions.count("*").alias("times")).where("times > 1")
    frame = frame.join(functions.broadcast(twice.select("id", "first")), "id", "left")
    return frame.where("first is null or first = batch").drop("first"), receipts


def describe(spark, options, receipts):
    """Says what lines were written, and how many: `gather` takes only complete results."""
    files = Files(spark)
    corpus = json.loads(files.of_corpus(options.corpus, "corpus.json") or "{}")
    lines = sorted(written({"kind": "receipt", **{key: receipt[key] for key in RECEIPT_KEYS}}) + "\n"
                   for receipt in receipts.values())
    files.write(f"{options.out.rstrip('/')}/{SETTINGS}", written({
        "schema": "broadsheet.parts/1", "job": options.job, "terms": options.terms,
        "sample": getattr(options, "sample", None), "lines": spark.read.text(options.out).count(),
        "batches": len(receipts),
        "read": [{"batch": name, "sha1": receipts[name]["sha1"], "faults": receipts[name]["faults"]}
                 for name in sorted(receipts)],
        "incomplete": sorted(name for name in receipts if not receipts[name]["complete"]),
        "missing": sorted(batch["name"] for batch in corpus.get("batches", []) if batch["name"] not in receipts),
        "receipts_sha256": hashlib.sha256("".join(lines).encode()).hexdigest(),
        "engine": "spark", "engine_version": spark.version}))


def count(spark, options):
    """The jobs terms and concordance."""
    from pyspark import StorageLevel
    text = Files(spark).of_corpus(options.corpus, "titles.jsonl")
    if text is None:
        raise Stop(f"{options.corpus} has no titles.jsonl, which says which state a newspaper is from", NOT_FOUND)
    titles = map(json.loads, filter(None, text.splitlines()))
    states = spark.sparkContext.broadcast({title["lccn"]: title.get("state") or "" for title in titles})
    terms, is_sampled = options.terms, options.job == "concordance"
    Terms(terms)
    frame, receipts = page_frame(spark, options, TEXT)
    frame = frame.select("id", "batch", "lccn", "date", "year", "edition", "text", "quality")
    rows = frame.rdd.mapPartitions(lambda rows: counted(rows, terms, states.value, not is_sampled))
    parts = min(rows.getNumPartitions(), 200)
    if is_sampled:
        rows = rows.persist(StorageLevel.DISK_ONLY)
        hits = rows.filter(lambda pair: pair[0][0] == "hit").flatMap(
            lambda pair: ((pair[0], [hit]) for hit in pair[1]))
        rows = rows.filter(lambda pair: pair[0][0] != "hit")
        most = options.sample or MOST_IN_ALL
        if hits.count() > most:
            order = sample_order if options.sample else reading_order
            hits = hits.sortBy(order, numPartitions=parts).zipWithIndex().filter(
                lambda pair: pair[1] < most).map(lambda pair: pair[0])
    rows = rows.reduceByKey(merged, parts)
    cells = rows.filter(lambda pair: pair[0][0] == "issue").map(
        lambda pair: (("cell", *pair[0][1:3]), (*pair[1], 1))).reduceByKey(merged, parts)
    rows = cells.union(rows.filter(lambda pair: pair[0][0] != "issue"))
    rows = rows.union(hits) if is_sampled else rows
    found = rows.flatMap(lines).map(lambda record: (written(record),))
    spark.createDataFrame(found.coalesce(min(parts, 16)), "value string", verifySchema=False).write.mode(
        "overwrite").text(options.out)
    describe(spark, options, receipts)
    return DONE


def ngrams(spark, options):
    from pyspark.sql import functions
    sizes = list(options.n)
    rows = page_frame(spark, options, TEXT)[0].select("year", "text").rdd.mapPartitions(
        lambda rows: grams_of(rows, sizes))
    frame = spark.createDataFrame(
        rows, "n int, gram string, year int, hits bigint, pages_with bigint", verifySchema=False)
    frame = frame.groupBy("n", "gram", "year").agg(
        functions.sum("hits").alias("hits"), functions.sum("pages_with").alias("pages_with"))
    frame = frame.where(functions.col("hits") >= options.min)
    first = functions.substring("gram", 1, 1)
    frame = frame.withColumn("letter", functions.when(first.rlike("^[a-z]$"), first).otherwise("other"))
    frame = frame.repartition("n", "letter").sortWithinPartitions("n", "letter", "gram", "year")
    return save(frame.write.partitionBy("n", "letter"), options)


def reuse(spark, options):
    columns = "id string, lccn string, date string, text string"
    if options.words:
        columns += ", sequence int, width int, height int, unit string, " + WORDS
    frame, _ = page_frame(spark, options, columns)
    chosen = ["id", "lccn as series", "date", "text"]
    if options.words:
        if frame.where("words is not null").isEmpty():
            raise Stop("these pages do not say where their words are: make them with --words", NOT_FOUND)
        box = ("named_struct('x', words.x[i], 'y', words.y[i], 'w', words.w[i], 'h', words.h[i], 'b', words.h[i])")
        region = f"named_struct('start', words.start[i], 'length', words.length[i], 'coords', {box})"
        places = ("filter(if(size(words.start) > 0, sequence(0, size(words.start) - 1), array()), i -> words.x[i] is not null "
                  "and words.y[i] is not null and words.w[i] is not null and words.h[i] is not null)")
        dots = "case unit when 'inch1200' then 1200 when 'mm10' then 254 end"
        chosen.append(
            f"if(words is null, null, array(named_struct('id', id, 'seq', sequence, 'width', width, 'height', height, "
            f"'dpi', {dots}, 'regions', transform({places}, i -> {region})))) as pages")
    status = save(frame.selectExpr(*chosen).write, options)
    quoted = shlex.quote(options.out)
    say("to compare the pages with passim 2:\n  seriatim --fields 'date(date) as day' 'xxhash64(series) as gid' "
        "--filterpairs 'gid<>gid2 AND day<=day2 AND day2-day<=30' "
        + (f"--input-format parquet {quoted}" if options.format == "parquet" else quoted) + " RESULT")
    return status


def save(write, options):
    write = write.mode("overwrite").option("partitionOverwriteMode", "static")
    if options.format == "parquet":
        write.option("compression", "zstd").parquet(options.out)
    else:
        write.option("compression", "gzip").json(options.out)
    return DONE


# Arguments


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(USAGE, f"{self.prog}: {message}\n")


def positive(text):
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 1 on")
    return int(text)


def sizes_of(text):
    found = re.fullmatch("([1-3])(?:-([1-3]))?", text)
    if not found or int(found[2] or 3) < int(found[1]):
        raise argparse.ArgumentTypeError(f"“{text}” is not 1, 2, 3, 1-2, 1-3 or 2-3")
    return range(int(found[1]), int(found[2] or found[1]) + 1)


STATUS = ("Exit status: 0 success, 64 incorrect usage, 66 the corpus, its pages or some of its archives do not exist, "
          "69 PySpark is missing, 74 Spark failed.")


def parsed(arguments):
    parser = Parser(prog="broadsheet_jobs.py", description=__doc__.split("\n")[0], epilog=STATUS)
    jobs = parser.add_subparsers(dest="job", required=True, metavar="JOB")

    def job(name, words, what):
        made = jobs.add_parser(name, help=words, description=what, epilog=STATUS)
        made.add_argument("--corpus", required=True, metavar="DIR", help="the folder of the corpus; if the cluster cannot see "
                          "it, send its corpus.json and titles.jsonl along with spark-submit --files")
        made.add_argument("--out", required=True, metavar="URI", help="the folder for the result")
        return made

    made = job("pages", "turn archives into pages, as Parquet or JSON Lines",
               "Reads the archives of a corpus, one per task, and writes their pages, faults and receipts to folders "
               "kind=KIND/batch=NAME. Each wave of archives is one commit; a restarted job continues after the last "
               "one. Years and newspapers come from corpus.json.")
    made.add_argument("--archives", metavar="URI", help="the archives' folder (default: DIR/archives)")
    made.add_argument("--format", choices=["parquet", "jsonl"], default="parquet",
                      help="jsonl keeps the worker's lines as in a corpus (default: parquet)")
    made.add_argument("--worker", default="broadsheet", metavar="WORKER",
                      help="what reads archives: a path on every executor, the name of one of the --files or of a program "
                           "in PATH, or python for broadsheet_pages.py, which is slower (default: broadsheet)")
    made.add_argument("--open", metavar="COMMAND",
                      help="a command that prints an archive, with {} for its address, such as 'hadoop fs -cat {}'")
    made.add_argument("--text", choices=["alto", "ocr"], default="alto", help="where the text comes from (default: alto)")
    made.add_argument("--hyphens", choices=["keep", "join"], default="keep",
                      help="mark words broken at the end of a line with U+00AD, or join them (default: keep)")
    made.add_argument("--words", action="store_true", help="add words, with their positions in the text and on the page")
    made.add_argument("--wave", type=positive, metavar="N", help="archives per commit (default: four per core)")
    made.set_defaults(run=pages)

    def over_pages(name, words, what):
        made = job(name, words, what)
        made.add_argument("--pages", metavar="URI", help="the output of `pages` (default: the pages in the corpus folder)")
        return made

    made = over_pages("terms", "count terms by year and state",
                      "Counts terms in every year and state, with the number of words, pages and issues there, and keeps the "
                      f"first {MOST_IN_CELL:,} hits of each. Writes JSON Lines for `broadsheet corpus run DIR gather URI`.")
    made.add_argument("--term", dest="terms", action="append", default=[], metavar="TERM",
                      help="a word, several consecutive words, or a prefix with a star: libert*; can be "
                           "repeated")
    made.add_argument("--terms-from", metavar="FILE", help="a file with a term on each line")
    made.set_defaults(run=count)
    made = over_pages("concordance", "list occurrences of a term with their context",
                      f"Lists occurrences of a term, with {AROUND} characters on either side: the first {MOST_IN_ALL:,}, or "
                      "a sample. Writes JSON Lines for `broadsheet corpus run DIR gather URI`.")
    made.add_argument("--term", dest="terms", action="append", required=True, metavar="TERM",
                      help="a word, several consecutive words, or a prefix with a star: libert*")
    made.add_argument("--sample", type=positive, metavar="N", help="a sample of N occurrences, always the same")
    made.set_defaults(run=count, terms_from=None)
    made = over_pages("ngrams", "count words, and sequences of two or three, by year",
                      "Counts n-grams by year, in folders n=N/letter=FIRST.")
    made.add_argument("--n", type=sizes_of, default=range(1, 2), metavar="N",
                      help="1, 2, 3, or from-to such as 1-3 (default: 1)")
    made.add_argument("--min", type=positive, default=5, metavar="N",
                      help="leave out n-grams that are rarer in a year (default: 5)")
    made.add_argument("--format", choices=["parquet", "jsonl"], default="parquet", help="(default: parquet)")
    made.set_defaults(run=ngrams)
    made = over_pages("reuse", "write the pages for passim, which finds what newspapers reprinted",
                      "Writes id, series, date and text of each page, as passim 2 reads them.")
    made.add_argument("--words", action="store_true", help="add the positions of words on the page, if the pages have them")
    made.add_argument("--format", choices=["parquet", "jsonl"], default="jsonl", help="(default: jsonl)")
    made.set_defaults(run=reuse)

    options = parser.parse_args(arguments)
    if options.job == "pages" and options.words and options.text == "ocr":
        parser.error("--words needs --text alto")
    if options.job == "pages" and options.open is not None and "{}" not in options.open:
        parser.error("--open needs {} where the archive's address goes")
    if options.job == "terms" and options.terms_from:
        try:
            with open(options.terms_from, encoding="utf-8") as file:
                options.terms += [line.strip() for line in file if line.strip()]
        except OSError as error:
            parser.exit(NOT_FOUND, f"{parser.prog}: {options.terms_from}: {error.strerror}\n")
    if options.job == "terms" and not options.terms:
        parser.error("name a term: --term liberty, or --terms-from FILE")
    if options.job == "concordance" and len(options.terms) > 1:
        parser.error("a concordance takes one term")
    return options


def main(arguments=None):
    options = parsed(arguments)
    try:
        from pyspark.errors import PySparkException
        from pyspark.sql import SparkSession
        from py4j.protocol import Py4JError
    except ImportError as error:
        say(f"PySpark 3.5 or later is needed ({error}): start this with spark-submit")
        return UNAVAILABLE
    builder = SparkSession.builder.appName(f"broadsheet {options.job}")
    builder = builder.config("spark.sql.sources.partitionOverwriteMode", "dynamic")
    spark = builder.config("spark.sql.sources.partitionColumnTypeInference.enabled", "false").getOrCreate()
    try:
        ship(spark.sparkContext, "broadsheet_jobs")
        return options.run(spark, options)
    except Stop as stop:
        say(str(stop))
        return stop.status
    except (Py4JError, PySparkException) as error:
        said = re.findall(r"WorkerFailure: (.*)", str(error))
        say(said[0] if said else str(error).split("\n\tat ")[0][:2000])
        return FAILED
    finally:
        spark.stop()


if __name__ == "__main__":
    # Executors import this file as a module; what they are sent has to be the module's own.
    sys.path.insert(0, HERE)
    import broadsheet_jobs
    sys.exit(broadsheet_jobs.main())
