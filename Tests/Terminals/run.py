#!/usr/bin/env python3
"""Shows a scan in real terminals under Xvfb, looks at the screen, and says what it saw: `make test-terminals`.

A terminal that is missing, or cannot run here, is named and left out; a picture that is not there, or that stays where it
should be gone, is a failure.
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
GRID = (60, 80)
XTERM = ["xterm", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", "100x40+0+0", "-b", "0", "-bw", "0"]


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
        self.name = ":" + os.read(reading, 16).decode().strip()
        os.close(reading)
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
        """The protocol, the size of a cell, and the cells of the picture; None while there is no report."""
        try:
            with open(self.report) as file:
                words = file.read().split()
            return words[0], [int(word) for word in words[1:7]]
        except (OSError, IndexError, ValueError):
            return None

    def key(self, key):
        subprocess.run(["xdotool", "key", key], env=self.environment, check=True)

    def seen(self):
        """What the screen shows where the picture is to be."""
        _, (width, height, row, column, rows, columns) = self.reported()
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
        ("xterm", "sixel", 0.85, XTERM + ["-ti", "vt340", "-e"]),
        ("xterm without sixels", "blocks", 0.5, XTERM + ["-ti", "vt220", "-e"]),
        ("kitty", "kitty", 0.85, [
            "kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o", "initial_window_width=1000",
            "-o", "initial_window_height=900", "-o", "window_padding_width=0", "-o", "placement_strategy=top-left"]),
        ("tmux in xterm", "blocks", 0.5, XTERM + ["-ti", "vt340", "-e", "tmux", "-L", "broadsheet", "-f", "/dev/null", "new"]),
    ]
    failures = []
    for name, protocol, least, arguments in terminals:
        programs = [word for word in [arguments[0], "tmux" if "tmux" in arguments else ""] if word]
        if not all(map(shutil.which, programs)):
            print(f"{name}: not run: it is not installed")
            continue
        display = Display()
        terminal = Terminal(display, folder, arguments, scan)
        found = check(name, protocol, least, terminal, expected)
        if found is None:
            print(f"{name}: not run: it does not start here")
        failures += found or []
        terminal.close()
        display.close()
    shutil.rmtree(folder, ignore_errors=True)
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
