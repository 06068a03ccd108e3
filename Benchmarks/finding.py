"""Measures searching the catalog while typing, compared with fzf, and the memory of paging through all of it.

`run.py` calls it while the whole directory is imported in `home`.
"""
import os
import statistics
import subprocess

from measuring import BROADSHEET, Terminal, environment, hyperfine

# As readers type: two words, the second of which narrows the first.
PHRASES = ["worker milwaukee", "evening star", "tribune chicago", "polish wisconsin", "daily news indiana"]
# Longer than any response takes: the last thing painted within it is the response.
QUIET = 0.06


def table(home):
    """Writes all titles of the catalog to a file as `list` prints them, and counts them."""
    path, number = os.path.join(home, "titles.tsv"), 0
    with open(path, "wb") as file:
        while True:
            number += 1
            rows = subprocess.run(
                [BROADSHEET, "list", "--per-page", "1000", "--page", str(number)],
                stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(home)).stdout
            if not rows:
                break
            file.write(rows)
    with open(path, "rb") as file:
        return path, sum(1 for _ in file)


def typed(home):
    """Milliseconds from each key of the phrases to the last byte of its results."""
    terminal = Terminal([BROADSHEET, "browse", "--list"], 50, 99, environment(home))
    terminal.wait(b"1 of ")
    terminal.read(0.5)
    times = []
    for _ in range(4):
        for phrase in PHRASES:
            terminal.key(b"/", QUIET)
            times += [terminal.key(letter.encode(), QUIET)[0] * 1000 for letter in phrase]
            terminal.key(b"\x1b", 0.3)
    terminal.close()
    return sorted(times)


def paged(home):
    """Resident MB after paging through all titles, and the peak."""
    terminal = Terminal([BROADSHEET, "browse", "--list"], 200, 99, environment(home))
    terminal.wait(b"1 of ")
    # A tall terminal has fewer pages; at the end, a key changes nothing.
    while terminal.key(b"\x06")[1] > 0:
        # Output is not needed after it is painted.
        terminal.output = terminal.output[-60_000:]
    figures = terminal.memory("VmRSS"), terminal.memory("VmHWM")
    terminal.close()
    return figures


def rows(row, home):
    path, count = table(home)
    times = typed(home)
    prefixes = [phrase[:length] for phrase in PHRASES for length in range(1, len(phrase) + 1)]
    filters = [f"fzf --filter '{prefix}' < {path} || true" for prefix in prefixes[::8]]
    peer = statistics.mean(hyperfine(filters, home, shell="sh"))
    own, high = statistics.mean(times), times[int(len(times) * 0.99)]
    row(f"key to painted results in `/`, {count:,} titles, mean of {len(times)} keys",
        f"{own:.1f} ms, p99 {high:.1f} ms", f"`fzf --filter` {peer:.0f} ms", f"{own / peer:.2f}", "0.1, p99 16 ms")
    resident, peak = paged(home)
    row(f"memory after paging through {count:,} titles", f"{resident:.0f} MB, at most {peak:.0f} MB", "", "", "40 MB")
    os.remove(path)
