"""A virtual display, terminals on it, and how to read their pixels."""
import os
import subprocess
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
GREYS = (180, 240)  # fine enough to tell a picture from blocks, coarse enough to ignore how a terminal scales


def gray(arguments, size=GREYS, **options):
    """The picture that `convert` makes with these arguments, as grays, scaled to `size` if given."""
    scale = ["-resize", "%dx%d!" % size] if size else []
    command = ["convert", *arguments, "-colorspace", "Gray", "-depth", "8", *scale, "gray:-"]
    return subprocess.run(command, check=True, capture_output=True, **options).stdout


def correlation(left, right):
    """1 for the same picture, 0 for a different one or none."""
    def deviations(values):
        mean = sum(values) / len(values)
        return [value - mean for value in values]
    left, right = deviations(left), deviations(right)
    norm = (sum(value * value for value in left) * sum(value * value for value in right)) ** 0.5
    return sum(a * b for a, b in zip(left, right)) / norm if norm else 0


class Display:
    """An X server without a screen."""

    def __init__(self, size="1280x1024"):
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-noreset", "-displayfd", str(writing), "-screen", "0", size + "x24"], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as line:  # to the end: a server that cannot write this dies
            self.name = ":" + line.readline().strip()
        for _ in range(50):  # the socket exists before it listens
            if subprocess.run(
                    ["xdotool", "getmouselocation"], env={**os.environ, "DISPLAY": self.name}, capture_output=True).returncode == 0:
                return
            time.sleep(0.1)

    def close(self):
        self.server.terminate()
        self.server.wait()


class Terminal:
    """A terminal that runs a command."""

    def __init__(self, display, folder, arguments, command, **environment):
        self.shot = os.path.join(folder, "shot.png")
        kept = {name: os.environ[name] for name in ["PATH", "HOME"] if name in os.environ}
        self.environment = {
            **kept, "DISPLAY": display.name, "LANG": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1", "COLORTERM": "truecolor",
            "TMUX_TMPDIR": folder, "XDG_RUNTIME_DIR": folder, **environment}
        self.process = subprocess.Popen(
            arguments + command, env=self.environment, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def tool(self, *words):
        """The output of xdotool."""
        return subprocess.run(["xdotool", *words], env=self.environment, check=True, capture_output=True, text=True).stdout

    def key(self, *keys):
        self.tool("key", *keys)

    def type(self, text):
        self.tool("type", "--delay", "5", text)

    def window(self):
        """Its window, the only one with a name."""
        return self.tool("search", "--onlyvisible", "--name", ".").split()[0]

    def window_size(self):
        """In pixels: width and height."""
        lines = self.tool("getwindowgeometry", "--shell", self.window()).splitlines()
        values = dict(line.split("=") for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def resize(self, width, height):
        self.tool("windowsize", self.window(), str(width), str(height))

    def see(self, area=None, size=GREYS):
        """What the screen shows in `area`, (width, height, left, top), or everywhere; pixel by pixel without a size."""
        subprocess.run(["import", "-window", "root", self.shot], env=self.environment, check=True)
        return gray([self.shot, *(["-crop", "%dx%d+%d+%d" % area, "+repage"] if area else [])], size)

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
