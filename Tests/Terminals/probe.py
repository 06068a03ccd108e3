"""Shows a scan with the probe in a real terminal, and checks it in each of its states."""
import os
import time

from screen import ROOT, Terminal, correlation

PROBE = os.path.join(ROOT, ".build", "debug", "picture-probe")


class Probe(Terminal):
    """A terminal that runs the probe with a scan."""

    def __init__(self, display, folder, arguments, scan):
        self.report = os.path.join(folder, "report")
        if os.path.exists(self.report):
            os.remove(self.report)
        super().__init__(display, folder, arguments, [PROBE, "show", scan, "auto", self.report])

    def reported(self):
        """The protocol, the size of a cell, the cells of the picture, and how often the wheel was turned; None before there
        is a report."""
        try:
            with open(self.report) as file:
                words = file.read().split()
            return words[0], [int(word) for word in words[1:8]]
        except (OSError, IndexError, ValueError):
            return None

    def wheel(self):
        _, (width, height, row, column, _, _, _) = self.reported()
        self.tool("mousemove", str(column * width + 50), str(row * height + 50), "click", "5")

    def seen(self):
        """What the screen shows where the picture should be."""
        _, (width, height, row, column, rows, columns, _) = self.reported()
        return self.see((columns * width, rows * height, column * width, row * height))


def check(name, protocol, least, probe, expected):
    """The failures; None if the terminal does not start."""
    if not probe.wait(lambda: probe.reported() is not None):
        return None
    failures = []

    def expect(words, holds):
        if not probe.wait(holds):
            failures.append(f"{name}: {words}")

    def likeness():
        return correlation(probe.seen(), expected)

    expect(f"pictures are shown by {protocol}", lambda: probe.reported()[0] == protocol)
    expect("the picture is there", lambda: likeness() > least)
    figure = likeness()
    probe.key("b")
    expect("the picture is gone on another screen", lambda: max(probe.seen()) - min(probe.seen()) < 10)
    probe.key("q")
    expect("the picture is there again", lambda: likeness() > least)
    probe.key("question")
    expect("something covers the picture", lambda: likeness() < figure - 0.05)
    probe.key("q")
    expect("nothing covers the picture any more", lambda: likeness() > least)
    probe.key("ctrl+l")
    time.sleep(1)
    expect("the picture is there after all was drawn anew", lambda: likeness() > least)
    probe.wheel()
    expect("the wheel is told of", lambda: probe.reported()[1][6] == 1)
    print(f"{name}: {protocol}, likeness {figure:.2f}{'' if not failures else ', with failures'}", flush=True)
    return failures
