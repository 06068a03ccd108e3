"""Shared by the measurements: a virtual terminal, an environment without settings, and hyperfine."""
import fcntl
import http.server
import json
import os
import pty
import re
import select
import statistics
import struct
import subprocess
import tempfile
import termios
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Installed, like its peers: a file that the linker has just written is scattered in the page cache, and starts a tenth
# slower than a copy.
BROADSHEET = os.path.join(ROOT, ".build", "installed", "bin", "broadsheet")
RUNS = int(os.environ.get("BENCH_RUNS", "40"))


class Terminal:
    """A program on a pseudo terminal."""

    def __init__(self, arguments, rows, columns, environment):
        self.started = time.perf_counter()
        self.process, self.end = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(arguments[0], arguments, environment)
        self.output = b""

    def read(self, seconds):
        """The next output; empty after `seconds` without any."""
        if not select.select([self.end], [], [], seconds)[0]:
            return b""
        try:
            data = os.read(self.end, 1 << 16)
        except OSError:
            return b""
        self.output += data
        return data

    def wait(self, text, seconds=20, isPlain=True):
        """Seconds from the start until `text` was written; if not plain, including control sequences."""
        deadline = time.perf_counter() + seconds
        while text not in (self.plain() if isPlain else self.output):
            if time.perf_counter() > deadline or not self.read(seconds):
                raise RuntimeError(f"{text!r} never came: {self.output[-500:]!r}")
        return time.perf_counter() - self.started

    def plain(self):
        """The output without control sequences; cursor moves over blanks count as blanks."""
        return re.sub(rb"\x1b\[[0-9;?]*[ -/]*[@-~]", b"", self.output.replace(b"\x1b[C", b" "))

    def key(self, key, quiet=0.004):
        """Seconds until the last byte of the response to `key`, and the number of bytes."""
        began = time.perf_counter()
        os.write(self.end, key)
        size = len(self.read(5))
        ended = time.perf_counter()
        # A frame is one write; anything that trickles in afterward belongs to it.
        while more := self.read(quiet):
            size += len(more)
            ended = time.perf_counter()
        return ended - began, size

    def memory(self, name):
        """Memory of the process in MB, by its Linux name: VmRSS now, VmHWM at its peak."""
        with open(f"/proc/{self.process}/status") as status:
            return int(next(line for line in status if line.startswith(name)).split()[1]) / 1024

    def close(self):
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.end)


def environment(home):
    return {
        "HOME": home, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8",
        "PATH": os.environ["PATH"], "BROADSHEET_LOC_URL": "http://127.0.0.1:1",
    }


def hyperfine(commands, home, shell="none"):
    """Median milliseconds of each command; only pipes need a shell, which adds its own noise."""
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run(
            ["hyperfine", f"--shell={shell}", "--warmup", "5", "--runs", str(RUNS), "--export-json", report.name, *commands],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment(home))
        return [result["median"] * 1000 for result in json.load(report)["results"]]


def first_paint(arguments, text, home, prepare=None):
    """Median milliseconds until a program shows `text`."""
    return first_paints([(arguments, text)], home, prepare)[0]


def first_paints(programs, home, prepare=None):
    """The same for several, each with its text; alternates between them, because the state of the machine changes."""
    times = [[] for _ in programs]
    for _ in range(max(10, RUNS // 2)):
        for (arguments, text), own in zip(programs, times):
            if prepare:
                prepare()
            terminal = Terminal(arguments, 24, 80, environment(home))
            own.append(terminal.wait(text) * 1000)
            terminal.close()
    return [statistics.median(own) for own in times]


def serve(answer):
    """The address of a server on 127.0.0.1 that responds to each path with what `answer` returns: status, type and body."""

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        # As servers do; otherwise a body waits 40 ms until its headers are acknowledged.
        disable_nagle_algorithm = True

        def do_GET(self):
            status, kind, body = answer(self.path)
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
