"""Measures `corpus pages`, compared with `bzip2`, `tar` and Python's own libraries.

`run.py` calls it; `python3 Benchmarks/corpus.py` does it alone. The pages are the real ALTO files of the shared data, each ten
times; without these, the demonstration newspaper's. Each figure is the best of several, in turn with its peer, and all of them
make the same text: where they differ, it ends with an error.
"""
import glob
import hashlib
import io
import json
import lzma
import os
import re
import resource
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time

from measuring import BROADSHEET, ROOT, environment

PROGRAM = os.environ.get("BENCH_BROADSHEET", BROADSHEET)
ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
MANY = int(os.environ.get("BENCH_ARCHIVE_PAGES", "20000"))
SHARED = os.environ.get("BROADSHEET_SHARED_DATA", os.path.join(os.path.dirname(ROOT), "shared", "data"))
PYTHON = os.path.join(ROOT, "share", "broadsheet", "spark", "broadsheet_pages.py")


def alto_files():
    found = sorted(glob.glob(os.path.join(SHARED, "pages", "*.alto.xml.xz")))
    if found:
        return [lzma.open(path).read() for path in found], "real"
    found = sorted(glob.glob(os.path.join(ROOT, "Fixtures", "demonstration", "pages", "*.xml")))
    return [open(path, "rb").read() for path in found], "demonstration"


def write_archive(path, files, count):
    """An archive as chronam writes it: a page's text, then its ALTO."""
    texts = [" ".join(re.findall(r'CONTENT="([^"]*)"', file.decode())).encode() for file in files]
    with tarfile.open(path, "w:bz2", format=tarfile.GNU_FORMAT) as archive:
        for page in range(count):
            folder = f"sn83030214/{1866 + page // 336}/{page // 28 % 12 + 1:02}/{page % 28 + 1:02}/ed-1/seq-1"
            for name, data in (("ocr.txt", texts[page % len(files)]), ("ocr.xml", files[page % len(files)])):
                member = tarfile.TarInfo(f"{folder}/{name}")
                member.size = len(data)
                archive.addfile(member, io.BytesIO(data))


def small(files):
    """Pages of a few dozen words, to measure the cost of many pages regardless of their length."""
    head = files[0][:files[0].index(b"<TextLine")]
    lines = re.findall(rb"<TextLine.*?</TextLine>", files[0], re.S)
    tail = re.search(rb"</TextBlock>\s*</PrintSpace>.*", files[0], re.S)[0]
    return [head + b"".join(lines[place:place + 8]) + tail for place in range(0, 80, 8)]


def run(command, home, output):
    """CPU seconds and elapsed seconds."""
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    with open(output, "wb") as file:
        subprocess.run(command, stdout=file, check=True, env=environment(home))
    seconds, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, seconds


def best(commands, home):
    """The best CPU and elapsed seconds of each command; the commands take turns."""
    results = {name: [] for name in commands}
    for _ in range(ROUNDS):
        for name, command in commands.items():
            results[name].append(run(command, home, os.path.join(home, "out-" + re.sub(r"\W", "", name))))
    return {name: tuple(min(figures) for figures in zip(*runs)) for name, runs in results.items()}


def peak(command, home):
    """Peak memory in MB, read while it runs: wait4 would include this program's memory."""
    most = 0
    with open(os.path.join(home, "out"), "wb") as file:
        process = subprocess.Popen(command, stdout=file, env=environment(home))
        while process.poll() is None:
            try:
                with open(f"/proc/{process.pid}/status") as status:
                    most = max([most] + [int(line.split()[1]) for line in status if line.startswith("VmHWM")])
            except FileNotFoundError:
                pass
            time.sleep(0.005)
    if process.returncode:
        sys.exit(f"{command} ended with {process.returncode}")
    return most / 1024


def rows(row, home):
    folder = tempfile.mkdtemp()
    try:
        measure(row, home, folder)
    finally:
        shutil.rmtree(folder)


def measure(row, home, folder):
    files, kind = alto_files()
    archive = os.path.join(folder, "dlc_bench_ver01.tar.bz2")
    count = 40 if kind == "real" else 1000
    write_archive(archive, files, count)
    megabytes = os.path.getsize(archive) / 1e6
    pages = [PROGRAM, "corpus", "pages", "--receipts"]
    commands = {
        "floor": ["bzip2", "-dc", archive],
        "two threads": pages + [archive],
        "one thread": pages + ["--threads", "1", archive],
        "words": pages + ["--words", archive],
        "ocr": pages + ["--text", "ocr", archive],
        "tar": ["tar", "xOjf", archive, "--wildcards", "*.txt"],
        "python": [sys.executable, PYTHON, "--receipts", "--program", "0", archive],
    }
    figures = best(commands, home)

    def lines(name):
        with open(os.path.join(home, "out-" + name.replace(" ", ""))) as file:
            return [json.loads(line) for line in file]

    texts = {name: [line.get("text_sha256") for line in lines(name)[:-1]] for name in ("two threads", "one thread", "python")}
    if len({json.dumps(found) for found in texts.values()}) != 1 or len(texts["python"]) != count:
        sys.exit("the texts differ")
    plain = hashlib.sha256("".join(line["text"] for line in lines("ocr")[:-1]).encode()).digest()
    with open(os.path.join(home, "out-tar"), "rb") as file:
        if hashlib.sha256(file.read()).digest() != plain:
            sys.exit("the plain texts differ")
    floor = figures["floor"]
    title = f"`corpus pages`, {count} pages of {kind} ALTO, {megabytes:.1f} MB compressed"

    def compare(work, name, peer, label, place, goal):
        ours, theirs = figures[name][place], figures[peer][place]
        unit = "s of CPU time" if place == 0 else "s"
        row(work, f"{ours:.2f} {unit}, {megabytes / ours:.2f} MB/s", f"{label} {theirs:.2f} s", f"{ours / theirs:.2f}", goal)

    compare(title, "two threads", "floor", "`bzip2 -dc`", 0, "1.75")
    compare("the same, wall-clock time", "two threads", "floor", "`bzip2 -dc`", 1, "1.25")
    compare("`--threads 1`", "one thread", "floor", "`bzip2 -dc`", 0, "1.75")
    compare("`--words`", "words", "floor", "`bzip2 -dc`", 0, "1.9")
    compare("`--text ocr`", "ocr", "floor", "`bzip2 -dc`", 0, "1.15")
    compare("the same", "ocr", "tar", "`tar xOjf`", 0, "1.0")
    compare("text of the ALTO", "two threads", "python", "the same in Python, with positions", 0, "0.75")
    memory = [f"{peak(pages + [archive], home):.0f} MB for {count} pages"]
    few = os.path.join(folder, "few.tar.bz2")
    for number in (100, MANY):
        write_archive(few, small(files) if kind == "real" else files, number)
        memory.append(f"{peak(pages + [few], home):.0f} MB for {number:,} short ones")
    row("its peak memory", ", ".join(memory), "", "", "40 MB")


def main():
    home = tempfile.mkdtemp()
    try:
        rows(lambda *cells: print("| " + " | ".join(cells) + " |", flush=True), home)
    finally:
        shutil.rmtree(home)


if __name__ == "__main__":
    main()
