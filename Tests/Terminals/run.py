#!/usr/bin/env python3
"""Shows a scan in real terminals under Xvfb, looks at the screen, and says what it saw: `make test-terminals`.

A terminal that is not installed is named and left out. One that does not start, twice, a picture that is not there, and
one that stays where it should be gone are failures.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "Benchmarks"))
import scans  # noqa: E402

PROBE = os.path.join(ROOT, ".build", "debug", "picture-probe")
# Fine enough to tell a picture from blocks, coarse enough not to mind how a terminal scales.
GRID = (180, 240)
PICTURE, BLOCKS = 0.93, 0.65  # likenesses at least: 0.98 and 0.76 were seen, 0.1 for another page
XTERM = ["xterm", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", "100x40+0+0", "-b", "0", "-bw", "0", "-tn", "xterm-256color"]


def grey(arguments, **options):
    """The picture that `convert` makes with these arguments, as GRID greys."""
    command = ["convert", *arguments, "-colorspace", "Gray", "-depth", "8", "-resize", "%dx%d!" % GRID, "gray:-"]
    return list(subprocess.run(command, check=True, capture_output=True, **options).stdout)


def correlation(left, right):
    """1 for the same picture, 0 for another or none."""
    def deviations(values):
        mean = sum(values) / len(values)
        return [value - mean for value in values]
    left, right = deviations(left), deviations(right)
    norm = (sum(value * value for value in left) * sum(value * value for value in right)) ** 0.5
    return sum(a * b for a, b in zip(left, right)) / norm if norm else 0


class Display:
    """An X server without a screen."""

    def __init__(self):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-noreset", "-displayfd", str(writing), "-screen", "0", "1280x1024x24"], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as line:  # to its end: a server that cannot write that dies
            self.name = ":" + line.readline().strip()
        for _ in range(50):  # it has its name before it listens
            if subprocess.run(
                    ["xdotool", "getmouselocation"], env={**os.environ, "DISPLAY": self.name}, capture_output=True).returncode == 0:
                return
            time.sleep(0.1)

    def close(self):
        self.server.terminate()
        self.server.wait()


class Terminal:
    """A terminal that runs the probe."""

    def __init__(self, display, folder, arguments, scan):
        self.report, self.shot = os.path.join(folder, "report"), os.path.join(folder, "shot.png")
        if os.path.exists(self.report):
            os.remove(self.report)
        kept = {name: os.environ[name] for name in ["PATH", "HOME"] if name in os.environ}
        self.environment = {
            **kept, "DISPLAY": display.name, "LANG": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1", "COLORTERM": "truecolor",
            "TMUX_TMPDIR": folder, "XDG_RUNTIME_DIR": folder}
        self.process = subprocess.Popen(
            arguments + [PROBE, "show", scan, "auto", self.report], env=self.environment, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def reported(self):
        """The protocol, the size of a cell, the cells of the picture, and how often the wheel was turned; None while there is no
        report."""
        try:
            with open(self.report) as file:
                words = file.read().split()
            return words[0], [int(word) for word in words[1:8]]
        except (OSError, IndexError, ValueError):
            return None

    def key(self, key):
        subprocess.run(["xdotool", "key", key], env=self.environment, check=True)

    def wheel(self):
        _, (width, height, row, column, _, _, _) = self.reported()
        place = [str(column * width + 50), str(row * height + 50)]
        subprocess.run(["xdotool", "mousemove", *place, "click", "5"], env=self.environment, check=True)

    def seen(self):
        """What the screen shows where the picture is to be."""
        _, (width, height, row, column, rows, columns, _) = self.reported()
        area = f"{columns * width}x{rows * height}+{column * width}+{row * height}"
        subprocess.run(["import", "-window", "root", self.shot], env=self.environment, check=True)
        return grey([self.shot, "-crop", area, "+repage"])

    def wait(self, holds, seconds=20):
        deadline = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > deadline or self.process.poll() is not None:
                return False
            time.sleep(0.3)
        return True

    def close(self):
        self.process.terminate()
        self.process.wait()
        if "tmux" in self.process.args:  # its server lives on
            subprocess.run(["tmux", "-L", "broadsheet", "kill-server"], env=self.environment, stderr=subprocess.DEVNULL)


def check(name, protocol, least, terminal, expected):
    """Looks at the picture in each state that it may get into; the failures."""
    if not terminal.wait(lambda: terminal.reported() is not None):
        return None
    failures = []

    def expect(words, holds):
        if not terminal.wait(holds):
            failures.append(f"{name}: {words}")

    def likeness():
        return correlation(terminal.seen(), expected)

    expect(f"pictures are shown by {protocol}", lambda: terminal.reported()[0] == protocol)
    expect("the picture is there", lambda: likeness() > least)
    figure = likeness()
    terminal.key("b")
    expect("the picture is gone on another screen", lambda: max(terminal.seen()) - min(terminal.seen()) < 10)
    terminal.key("q")
    expect("the picture is there again", lambda: likeness() > least)
    terminal.key("question")
    expect("something covers the picture", lambda: likeness() < figure - 0.05)
    terminal.key("q")
    expect("nothing covers the picture any more", lambda: likeness() > least)
    terminal.key("ctrl+l")
    time.sleep(1)
    expect("the picture is there after all was drawn anew", lambda: likeness() > least)
    terminal.wheel()
    expect("the wheel is told of", lambda: terminal.reported()[1][6] == 1)
    print(f"{name}: {protocol}, likeness {figure:.2f}{'' if not failures else ', with failures'}", flush=True)
    return failures


def main():
    if missing := [each for each in ["Xvfb", "convert", "import", "xdotool", PROBE] if not shutil.which(each)]:
        sys.exit(f"missing: {', '.join(missing)}: make test-terminals installs and builds what is needed")
    folder = tempfile.mkdtemp(prefix="broadsheet-terminals-")
    scan = os.path.join(folder, "scan.jpg")
    scans.draw(scan)
    expected = grey([scan])
    terminals = [
        ("xterm", "sixel", PICTURE, XTERM + ["-ti", "vt340", "-e"]),
        ("xterm without sixels", "blocks", BLOCKS, XTERM + ["-ti", "vt220", "-e"]),
        ("kitty", "kitty", PICTURE, [
            "kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o", "initial_window_width=1000",
            "-o", "initial_window_height=900", "-o", "window_padding_width=0", "-o", "placement_strategy=top-left"]),
        ("tmux in xterm", "blocks", BLOCKS, XTERM + ["-ti", "vt340", "-e", "tmux", "-L", "broadsheet", "-f", "/dev/null", "new"]),
    ]
    failures = []
    for name, protocol, least, arguments in terminals:
        programs = [word for word in [arguments[0], "tmux" if "tmux" in arguments else ""] if word]
        if not all(map(shutil.which, programs)):
            print(f"{name}: not run: it is not installed")
            continue
        for _ in range(2):  # a busy machine may have let one die
            display = Display()
            terminal = Terminal(display, folder, arguments, scan)
            found = check(name, protocol, least, terminal, expected)
            terminal.close()
            display.close()
            if found is not None:
                break
        failures += [f"{name}: it does not start"] if found is None else found
    shutil.rmtree(folder, ignore_errors=True)
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
