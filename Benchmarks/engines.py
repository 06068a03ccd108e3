"""Measures the job `pages` in Spark, compared with `xargs` on as many slots: `python3 Benchmarks/engines.py`.

Needs the Spark that `make test-engines` installs. Archives are those of `corpus.py`. Spark's time is that of its wave, without
its start; it also makes Parquet of the lines. The pages' sums are compared.
"""
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import corpus
from measuring import ROOT, environment

ENGINES = os.path.join(ROOT, ".build", "engines", "bin", "python3")
JOBS = os.path.join(ROOT, "share", "broadsheet", "spark", "broadsheet_jobs.py")
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "3"))
SLOTS, ARCHIVES, PAGES = 2, 6, 100


def write_corpus(folder):
    files, kind = corpus.alto_files()
    os.makedirs(os.path.join(folder, "archives"))
    batches = []
    for number in range(ARCHIVES):
        name = f"dlc_bench_ver{number + 1:02}"
        path = os.path.join(folder, "archives", name + ".tar.bz2")
        corpus.write_archive(path, files, PAGES)
        batches.append({"name": name, "file": name + ".tar.bz2", "bytes": os.path.getsize(path)})
    with open(os.path.join(folder, "corpus.json"), "w", encoding="utf-8") as file:
        json.dump({"query": {}, "batches": batches}, file)
    return kind, sum(batch["bytes"] for batch in batches) / 1e6


def with_xargs(folder, home):
    """Seconds, and the receipts' checksums."""
    names = sorted(os.listdir(os.path.join(folder, "archives")))
    paths = "\n".join(os.path.join(folder, "archives", name) for name in names)
    command = ["xargs", "-P", str(SLOTS), "-n", "1", "sh", "-c",
               f'"{corpus.PROGRAM}" corpus pages --receipts --threads 1 "$0" > "$0.jsonl"']
    began = time.perf_counter()
    subprocess.run(command, input=paths, text=True, check=True, env=environment(home))
    seconds, sums = time.perf_counter() - began, []
    for path in paths.split("\n"):
        with open(path + ".jsonl", encoding="utf-8", newline="\n") as file:
            sums.append(json.loads(file.readlines()[-1])["pages_sha256"])
        os.remove(path + ".jsonl")
    return seconds, sums


def with_spark(folder, home, worker):
    """Seconds for the wave, total seconds, and the receipts' checksums."""
    home_of_spark = subprocess.run(
        [ENGINES, "-c", "import os, pyspark; print(os.path.dirname(pyspark.__file__))"], check=True, capture_output=True,
        text=True).stdout.strip()
    out = os.path.join(folder, "out")
    shutil.rmtree(out, ignore_errors=True)
    own = {**os.environ, "SPARK_HOME": home_of_spark, "PYSPARK_PYTHON": ENGINES, "SPARK_LOCAL_IP": "127.0.0.1"}
    command = [os.path.join(home_of_spark, "bin", "spark-submit"), "--master", f"local[{SLOTS}]", "--conf",
               "spark.ui.enabled=false", JOBS, "pages", "--corpus", folder, "--out", out, "--worker", worker]
    began = time.perf_counter()
    ran = subprocess.run(command, env=own, capture_output=True, text=True)
    seconds = time.perf_counter() - began
    # spark-submit prints both of Python's outputs on its standard output.
    wave = re.search(r"wave 1 of 1: \d+ archives? in ([0-9.]+) s", ran.stdout)
    if ran.returncode or not wave:
        sys.exit(f"Spark ended with {ran.returncode}: {ran.stdout}")
    script = ("import duckdb, json, sys\nprint(json.dumps([row[0] for row in duckdb.sql(f\"SELECT pages_sha256 FROM read_parquet("
              "'{sys.argv[1]}/kind=receipt/*/*.parquet', hive_partitioning = true) ORDER BY batch\").fetchall()]))")
    sums = json.loads(subprocess.run([ENGINES, "-c", script, out], check=True, capture_output=True, text=True).stdout)
    return float(wave[1]), seconds, sums


def main():
    if not os.path.exists(ENGINES):
        sys.exit("Spark is not there: `make test-engines` installs it")
    folder, home = tempfile.mkdtemp(), tempfile.mkdtemp()
    try:
        kind, megabytes = write_corpus(folder)
        bare, waves, whole = [], [], []
        for _ in range(ROUNDS):
            seconds, sums = with_xargs(folder, home)
            wave, total, others = with_spark(folder, home, corpus.PROGRAM)
            if sums != others:
                sys.exit("the pages differ")
            bare.append(seconds)
            waves.append(wave)
            whole.append(total)
            print(f"xargs {seconds:.1f} s, Spark {wave:.1f} s, with its start {total:.1f} s", file=sys.stderr, flush=True)
        ours, theirs = min(waves), min(bare)
        middle = statistics.median(wave / seconds for wave, seconds in zip(waves, bare))
        print(f"| Spark's `pages`, {ARCHIVES} archives, {ARCHIVES * PAGES} pages of {kind} ALTO, {megabytes:.0f} MB compressed, "
              f"{SLOTS} slots | {ours:.1f} s, {min(whole):.1f} s with startup | `xargs -P{SLOTS}` {theirs:.1f} s | "
              f"{ours / theirs:.2f}, in the middle {middle:.2f} | 1.4 |")
    finally:
        shutil.rmtree(folder)
        shutil.rmtree(home)


if __name__ == "__main__":
    main()
