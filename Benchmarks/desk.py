"""Measures citations and links, compared with `pandoc` and GNU sed.

`run.py` calls it; `python3 Benchmarks/desk.py` does it alone. Where an answer is wrong, it ends with an error.
"""
import json
import os
import random
import re
import shutil
import subprocess
import tempfile
import time

from measuring import BROADSHEET, RUNS, Terminal, environment, hyperfine

LINKS = 100_000
CITED = 300
SEED = 20261122
WORDS = "the sun rose over old river town and paper said that many men had come to see fire on main street".split()
# One rule of the table, as somebody would type it for sed.
RULE = (r"s#https?://chroniclingamerica\.loc\.gov/lccn/([a-z0-9]+)/([0-9-]+)/ed-([0-9]+)/seq-([0-9]+)/#"
        r"https://www.loc.gov/resource/\1/\2/ed-\3/?sp=\4#g")


def write_links(path):
    """A text with links of four kinds, most of them to pages, and the expected result."""
    dice = random.Random(SEED)
    expected = []
    with open(path, "w") as file:
        for _ in range(LINKS):
            lccn = f"sn{dice.randint(82_000_000, 99_999_999)}"
            issue = f"{lccn}/{dice.randint(1850, 1922)}-{dice.randint(1, 12):02}-{dice.randint(1, 28):02}/ed-1"
            page, kind = dice.randint(1, 12), dice.random()
            if kind < 0.75:
                old, new = f"{issue}/seq-{page}/", f"resource/{issue}/?sp={page}"
            elif kind < 0.85:
                old, new = f"{issue}/", f"item/{issue}/"
            elif kind < 0.95:
                old, new = f"{lccn}/", f"item/{lccn}/"
            else:
                old, new = f"{issue}/seq-{page}/ocr/", f"resource/{issue}/?sp={page}"
            before, after = " ".join(dice.choices(WORDS, k=12)), " ".join(dice.choices(WORDS, k=4))
            file.write(f"{before} https://chroniclingamerica.loc.gov/lccn/{old} {after}\n")
            expected.append(f"{before} https://www.loc.gov/{new} {after}\n")
    return "".join(expected)


def peak(arguments, home, output):
    """Peak memory in MB."""
    most = 0
    with open(output, "wb") as file:
        process = subprocess.Popen(arguments, stdout=file, stderr=subprocess.DEVNULL, env=environment(home))
        # Not from wait4, which includes this program's memory before it became the other one.
        while process.poll() is None:
            with open(f"/proc/{process.pid}/status") as status:
                most = max([most] + [int(line.split()[1]) for line in status if line.startswith("VmHWM")])
            time.sleep(0.005)
    if process.returncode != 0:
        raise SystemExit(f"{arguments} ended with {process.returncode}")
    return most / 1024


def resolving(row, folder, home):
    text, result = os.path.join(folder, "links.txt"), os.path.join(folder, "resolved.txt")
    report = os.path.join(folder, "report.tsv")
    expected = write_links(text)
    memory = peak([BROADSHEET, "resolve", "--report", report, text], home, result)
    with open(result) as file:
        if file.read() != expected:
            raise SystemExit("resolve does not write what was expected")
    own, sed = hyperfine([f"{BROADSHEET} resolve --force --report {report} {text}", f"sed -E '{RULE}' {text}"], home)
    row(f"`resolve` of {LINKS:,} links, {os.path.getsize(text) / 1e6:.1f} MB", f"{own:.0f} ms, {memory:.0f} MB",
        f"GNU sed with one rule {sed:.0f} ms", f"{own / sed:.2f}", "1.5, 32 MB")


def citing(row, folder, home):
    listed = subprocess.run(
        [BROADSHEET, "list", "--source", "offline", "--per-page", str(CITED), "--format", "json"],
        capture_output=True, check=True, env=environment(home)).stdout
    numbers = re.findall(r'"lccn" ?: ?"([a-z0-9]+)"', listed.decode())[:CITED]
    given, items = os.path.join(folder, "pages.txt"), os.path.join(folder, "items.json")
    with open(given, "w") as file:
        file.writelines(f"{number}/1900-01-01/ed-1/seq-1\n" for number in numbers)
    cite = f"{BROADSHEET} cite --source offline --style"
    with open(items, "wb") as file:
        subprocess.run(f"{cite} csl-json - < {given}", shell=True, check=True, stdout=file, env=environment(home))
    with open(items) as file:
        found = json.load(file)
    if len(found) != CITED:
        raise SystemExit(f"cite gives {len(found)} of {CITED} items")
    # pandoc prints what is cited, so everything is cited.
    document = os.path.join(folder, "all.md")
    with open(document, "w") as file:
        file.write("---\nnocite: '@*'\n---\n")
    own, pandoc = hyperfine(
        [f"{cite} chicago-bib - < {given}",
         f"pandoc --citeproc --bibliography {items} -t plain {document}"], home, shell="sh")
    row(f"`cite` of {CITED} cached pages", f"{own:.0f} ms", f"`pandoc --citeproc` {pandoc:.0f} ms", f"{own / pandoc:.2f}",
        "0.1")


def copying(row, home):
    """From `c` of `y c` to the frame that says what was copied, compared with a frame of a typical display."""
    page = "bsd00000001/1903-03-07/ed-1/seq-1"
    terminal = Terminal([BROADSHEET, "open", page, "--source", "offline"], 50, 160, environment(home))
    terminal.wait(b"words")
    while terminal.read(0.3):
        pass
    times = []
    for _ in range(RUNS):
        terminal.key(b"y")
        terminal.output = b""
        began = time.perf_counter()
        os.write(terminal.end, b"c")
        while b"\x1b]52;" not in terminal.output or not terminal.output.endswith(b"\x1b[?2026l"):
            if not terminal.read(5):
                raise SystemExit("y c does not copy")
        times.append((time.perf_counter() - began) * 1000)
        # The next key removes the message, so it is drawn again.
        terminal.key(b"j")
    terminal.close()
    times.sort()
    worst = times[int(len(times) * 0.95)]
    row("`y c` to the frame that confirms it, p95", f"{worst:.2f} ms", f"a frame at 60 Hz {1000 / 60:.1f} ms",
        f"{worst * 60 / 1000:.2f}", "1.0")


def rows(row, home):
    folder = tempfile.mkdtemp(prefix="broadsheet-desk-")
    try:
        resolving(row, folder, home)
        citing(row, folder, home)
        copying(row, home)
    finally:
        shutil.rmtree(folder)


if __name__ == "__main__":
    home = tempfile.mkdtemp(prefix="broadsheet-bench-")
    print("| work | Broadsheet | peer | ratio | goal |\n|---|---|---|---|---|")
    try:
        rows(lambda *cells: print("| " + " | ".join(cells) + " |"), home)
    finally:
        shutil.rmtree(home)
