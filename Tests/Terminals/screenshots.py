#!/usr/bin/env python3
"""Takes the README's pictures: the program in a real kitty under Xvfb, `make screenshots`.

They show the starter catalog and the demonstration newspaper, which are built into the program, and nothing else: its home
is empty, and no request is sent.
"""
import os
import shutil
import subprocess
import sys
import tempfile
import time

from screen import ROOT, Display, Terminal

PROGRAM = os.path.join(ROOT, ".build", "release", "broadsheet")
PICTURES = os.path.join(ROOT, "docs", "screenshots")
MOST_BYTES = 150_000
HERALD = "bsd00000001"
KITTY = ["kitty", "--config", "NONE"] + [word for option in [
    "font_family=JetBrains Mono", "font_size=12", "remember_window_size=no", "placement_strategy=top-left",
    "window_padding_width=8", "cursor_blink_interval=0", "cursor_shape=beam", "disable_ligatures=always",
    "background=#131c26", "foreground=#e4dfd2", "color0=#1b2a3a", "color8=#5b6b7a"] for word in ("-o", option)]

# Name, columns and rows, arguments of `browse`, and the keys to press, one after another; `text:` is typed.
SCENES = [
    ("list", (112, 26), ["--list"], ["f", "Return", "text:Oregon", "Return", "Down", "Down"]),
    ("calendar", (112, 26), [HERALD], ["i", "n"]),
    ("page", (96, 30), [HERALD], ["i", "Return", "text:/lantern", "Return"]),
    ("scan", (130, 37), [HERALD], ["i", "Return"]),
    ("search", (112, 26), [], ["text:gs(bridge OR lantern) -flood", "Return"]),
]


class Browser(Terminal):
    """The program in kitty, with an empty home."""

    def __init__(self, display, folder, size, arguments):
        home = os.path.join(folder, "home")
        shutil.rmtree(home, ignore_errors=True)
        os.makedirs(home)
        cells = ["-o", f"initial_window_width={size[0]}c", "-o", f"initial_window_height={size[1]}c"]
        environment = {"HOME": home, "BROADSHEET_SOURCE": "offline"}
        super().__init__(display, folder, KITTY + cells, [PROGRAM, "browse", *arguments], **environment)

    def settle(self):
        """Waits until nothing changes anymore, including pictures. Returns whether anything is visible."""
        frames, still = [], 0
        while still < 4 and len(frames) < 100:
            time.sleep(0.3)
            frames.append(self.see(size=None))
            still = still + 1 if len(frames) > 1 and frames[-1] == frames[-2] else 0
        return max(frames[-1]) > min(frames[-1])

    def press(self, key):
        if key.startswith("text:"):
            self.type(key.removeprefix("text:"))
        else:
            self.key(key)

    def take(self, path):
        """Writes what its window shows."""
        width, height = self.window_size()
        self.see()
        subprocess.run(
            ["convert", self.shot, "-crop", f"{width}x{height}+0+0", "+repage", "png24:" + path], check=True)
        for colors in ["64", "32"]:
            subprocess.run(
                ["pngquant", "--force", "--ext", ".png", "--speed", "1", "--strip", "--nofs", colors, path], check=True)
            subprocess.run(["optipng", "-quiet", "-o5", "-strip", "all", path], check=True)
            if os.path.getsize(path) <= MOST_BYTES:
                return


def take(scene, folder):
    name, size, arguments, keys = scene
    display = Display("1920x1200")
    browser = Browser(display, folder, size, arguments)
    try:
        if not browser.wait(lambda: subprocess.run(
                ["xdotool", "search", "--onlyvisible", "--name", "."], env=browser.environment,
                capture_output=True).returncode == 0):
            return f"{name}: kitty does not start"
        for key in [None, *keys]:
            if key:
                browser.press(key)
            if not browser.settle():
                return f"{name}: nothing is to be seen"
        path = os.path.join(PICTURES, name + ".png")
        browser.take(path)
        bytes = os.path.getsize(path)
        print(f"{name}: {bytes / 1000:.0f} kB", flush=True)
        return f"{name}: more than {MOST_BYTES / 1000:.0f} kB" if bytes > MOST_BYTES else None
    finally:
        browser.close()
        display.close()


def main():
    programs = ["Xvfb", "convert", "import", "kitty", "optipng", "pngquant", "xdotool", PROGRAM]
    if missing := [each for each in programs if not shutil.which(each)]:
        sys.exit(f"missing: {', '.join(missing)}: make screenshots installs and builds what is needed")
    os.makedirs(PICTURES, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="broadsheet-screenshots-") as folder:
        chosen = [scene for scene in SCENES if scene[0] in sys.argv[1:] or len(sys.argv) == 1]
        failures = [words for words in (take(scene, folder) for scene in chosen) if words]
    if failures:
        sys.exit("\n".join(failures))


if __name__ == "__main__":
    main()
