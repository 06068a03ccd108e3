"""Measures showing a scan on a terminal, compared with chafa on the same file. Called by `run.py`; alone it prints its rows.

The scan is drawn here: columns of meaningless letters on paper with noise, 2400 by 3200 gray pixels.
Both programs run on a pseudo terminal of 75 by 50 cells of 10 by 20 pixels whose output is read to its end.
"""
import fcntl
import os
import pty
import random
import shutil
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The probe, a program that shows a scan.
SHOW = [os.path.join(ROOT, ".build", "release", "picture-probe"), "print"]
ROWS, COLUMNS, CELL = 50, 75, (10, 20)


def draw(path):
    """Writes the scan: a page of six columns below a headline."""
    width, height = 2400, 3200
    dice = random.Random(1)
    noise = [bytes(max(0, min(255, int(dice.gauss(208, 9)))) for _ in range(width)) for _ in range(61)]
    page = [bytearray(noise[dice.randrange(61)]) for _ in range(height)]

    def stroke(left, top, right, bottom):
        for row in page[top:bottom]:
            row[left:right] = bytes(max(20, value - 150) for value in row[left:right])

    def line(left, right, top, size):
        while left + size < right:
            letter = dice.randrange(1, 128)  # seven strokes, like a clock's digit
            thin, half = max(2, size // 6), size // 2
            boxes = [
                (0, 0, half, thin), (0, size // 2, half, size // 2 + thin), (0, size - thin, half, size),
                (0, 0, thin, half), (half - thin, 0, half, half), (0, half, thin, size), (half - thin, half, half, size)]
            for number, (x0, y0, x1, y1) in enumerate(boxes):
                if letter >> number & 1:
                    stroke(left + x0, top + y0, left + x1, top + y1)
            left += size * (2 if dice.random() < 0.18 else 1) * 2 // 3

    line(200, 2200, 100, 160)
    for column in range(6):
        left = 80 + column * 380
        stroke(left - 16, 340, left - 13, 3120)
        top = 340
        while top < 3080:
            size = 44 if dice.random() < 0.03 else 22
            line(left, left + 350 - (dice.randrange(200) if dice.random() < 0.15 else 0), top, size)
            top += size * 3 // 2
    header = f"P5 {width} {height} 255\n".encode()
    subprocess.run(["convert", "pgm:-", "-quality", "85", path], input=header + b"".join(page), check=True)


def run(arguments):
    """Milliseconds from the start of a program to the end of its output, and that output."""
    began = time.perf_counter()
    process, end = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS + 1, COLUMNS, COLUMNS * CELL[0], (ROWS + 1) * CELL[1]))
        settings = termios.tcgetattr(0)
        settings[1] &= ~termios.OPOST  # no output processing, as in a terminal
        termios.tcsetattr(0, termios.TCSANOW, settings)
        os.execve(arguments[0], arguments, {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "COLORTERM": "truecolor"})
    output = b""
    try:
        while data := os.read(end, 1 << 16):
            output += data
    except OSError:
        pass
    took = (time.perf_counter() - began) * 1000
    os.close(end)
    if os.waitpid(process, 0)[1]:
        raise RuntimeError(f"{arguments} failed: {output[-300:]!r}")
    return took, output


def rows(row, runs):
    """Calls `row` for each way of showing the scan."""
    folder = tempfile.mkdtemp(prefix="broadsheet-scan-")
    scan = os.path.join(folder, "scan.jpg")
    draw(scan)
    chafa = [shutil.which("chafa"), "--colors", "full", "--size", f"{COLUMNS}x{ROWS}", "--format"]
    for name, own, peer in [
        ("half blocks", "half", ["symbols", "--symbols", "vhalf"]),
        ("quarter blocks", "blocks", ["symbols", "--symbols", "quad"]),
        ("sixel", "sixel", ["sixel"]),
        ("kitty", "kitty", ["kitty"]),
    ]:
        commands = [SHOW + [scan, own, str(ROWS), str(COLUMNS)], chafa + peer + [scan]]
        times, sizes = [[], []], [0, 0]
        for _ in range(max(10, runs // 2)):  # alternating, so that both run under the same conditions
            for number, command in enumerate(commands):
                took, output = run(command)
                times[number].append(took)
                sizes[number] = len(output)
        own_time, peer_time = (statistics.median(each) for each in times)
        row(f"a scan of 2400×3200 as {name}, 75×50 cells", f"{own_time:.0f} ms", f"`chafa` {peer_time:.0f} ms",
            f"{own_time / peer_time:.2f}", "0.5")
        row("its bytes", f"{sizes[0] / 1000:.0f} kB", f"`chafa` {sizes[1] / 1000:.0f} kB",
            f"{sizes[0] / sizes[1]:.2f}", "0.6")
    shutil.rmtree(folder)


if __name__ == "__main__":
    for program in ["chafa", "convert", SHOW[0]]:
        if not shutil.which(program):
            sys.exit(f"{program} is missing: make bench installs and builds what is needed")
    rows(lambda *cells: print("| " + " | ".join(cells) + " |", flush=True), int(os.environ.get("BENCH_RUNS", "40")))
