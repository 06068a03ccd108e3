"""Measures `corpus run terms` over stored pages, compared with `zcat` and with Python.

`run.py` calls it; `python3 Benchmarks/counting.py` does it alone. The pages are the real front pages of the shared data, eight
times; without these, made-up ones. All of them count the same words: where they differ, it ends with an error.
"""
import glob
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile

from corpus import PROGRAM, SHARED, best

TERMS = ["the", "liberty", "new york", "libert*"]
COPIES = 8

# A plain count of all words and of the requested ones, with Python's regular expressions.
PYTHON = r"""
import collections, gzip, json, re, sys
words, found, pairs, begun = 0, collections.Counter(), 0, 0
for path in sys.argv[1:]:
    with gzip.open(path) as file:
        for line in file:
            text = json.loads(line)["text"].replace("\u00ad\n", "").replace("\u00ad", "")
            tokens = re.findall(r"[^\W\d_]+", text.lower())
            words += len(tokens)
            found.update(token for token in tokens if token in ("the", "liberty"))
            pairs += sum(one == "new" and other == "york" for one, other in zip(tokens, tokens[1:]))
            begun += sum(token.startswith("libert") for token in tokens)
print(words, found["the"], found["liberty"], pairs, begun)
"""


def texts():
    archive = os.path.join(SHARED, "pages", "ocr_front_pages_1916.tar.zst")
    if os.path.exists(archive) and shutil.which("zstd"):
        data = subprocess.run(["zstd", "-dc", archive], capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(data)) as tar:
            found = [tar.extractfile(member).read() for member in tar if member.isfile()]
        # A character that only one of the rules considers a letter would be counted differently.
        return [re.sub(rb"[^\x00-\x7f]", b" ", text) for text in found], "real front pages"
    words = ["the", "liberty", "new", "york", "liberties", "page", "sun", "12th"]
    return [" ".join(words[(place * place + page) % 8] for place in range(3500)).encode() for page in range(300)], "made-up pages"


def write_corpus(folder, pages):
    """Batches with one page per text, whose pages have been made."""
    os.makedirs(os.path.join(folder, "archives"))
    batches = []
    for copy in range(COPIES):
        name = f"dlc_bench{copy}_ver01"
        with tarfile.open(os.path.join(folder, "archives", name + ".tar"), "w", format=tarfile.GNU_FORMAT) as archive:
            for number, text in enumerate(pages):
                year, month, day = 1900 + number // 336, number // 28 % 12 + 1, number % 28 + 1
                member = tarfile.TarInfo(f"sn8303021{copy}/{year}/{month:02}/{day:02}/ed-1/seq-1/ocr.txt")
                member.size = len(text)
                archive.addfile(member, io.BytesIO(text))
        batches.append({"name": name, "file": name + ".tar", "url": f"https://example.org/{name}.tar", "lccns": [],
                        "doubtful": False, "state": "listed"})
    with open(os.path.join(folder, "corpus.json"), "w") as file:
        json.dump({"schema": "broadsheet.corpus/1", "program": "0", "batches": batches,
                   "query": {"lccns": [], "awardees": [], "batches": []}}, file)
    with open(os.path.join(folder, "titles.jsonl"), "w") as file:
        file.write('{"lccn":"sn83030210","title":"Title","state":"Ohio"}\n')


def rows(row, home):
    folder = tempfile.mkdtemp()
    try:
        measure(row, home, os.path.join(folder, "corpus"))
    finally:
        shutil.rmtree(folder)


def measure(row, home, folder):
    pages, kind = texts()
    write_corpus(folder, pages)
    environment = {"HOME": home, "PATH": os.environ["PATH"]}
    subprocess.run([PROGRAM, "corpus", "run", folder, "pages"], env=environment, check=True, capture_output=True)
    files = sorted(glob.glob(os.path.join(folder, "pages", "*", "pages.jsonl.gz")))
    again = ["sh", "-c", 'rm -rf "$1/results"; exec "$0" corpus run "$1" terms "$2" "$3" "$4" "$5" --jobs 1 --format csv',
             PROGRAM, folder, *TERMS]
    figures = best({
        "terms": again, "zcat": ["sh", "-c", 'zcat "$@" | wc -w', "sh", *files],
        "python": [sys.executable, "-c", PYTHON, *files],
    }, home)
    with open(os.path.join(home, "out-python")) as file:
        theirs = [int(number) for number in file.read().split()]
    with open(os.path.join(home, "out-terms")) as file:
        lines = [line.rstrip("\n").split(",") for line in file][1:]
    ours = [sum(int(line[5]) for line in lines if line[2] == TERMS[0])]
    ours += [sum(int(line[3]) for line in lines if line[2] == term) for term in TERMS]
    if ours != theirs:
        sys.exit(f"the counts differ: {ours}, and Python has {theirs}")
    megabytes = sum(len(text) for text in pages) * COPIES / 1e6
    seconds = figures["terms"][0]
    title = f"`corpus run terms`, four terms in {len(pages) * COPIES:,} {kind}, {megabytes:.0f} MB of text"
    for name, label, goal in (("zcat", "`zcat \\| wc -w`", "1.0"), ("python", "the same in Python", "0.25")):
        row(title, f"{seconds:.2f} s of CPU time, {ours[0] / seconds / 1e6:.1f} million words/s",
            f"{label} {figures[name][0]:.2f} s", f"{seconds / figures[name][0]:.2f}", goal)


def main():
    home = tempfile.mkdtemp()
    try:
        rows(lambda *cells: print("| " + " | ".join(cells) + " |", flush=True), home)
    finally:
        shutil.rmtree(home)


if __name__ == "__main__":
    main()
