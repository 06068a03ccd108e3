"""A Debian system in a folder, and how to run programs in it."""
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import tempfile
import time
from fcntl import ioctl
from termios import TIOCSWINSZ

READER = "reader"
# Mounts and processes are in separate namespaces: whatever happens, neither outlives the program.
ALONE = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
ENVIRONMENT = {
    "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
# Escape sequences: without them, the text of a screen remains, in the order in which it was drawn.
SEQUENCES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[\]PX^_].*?(?:\x07|\x1b\\)|[ -/]*[0-~])", re.S)


class System:
    """A minimal Debian system in a temporary folder; its reader's programs have no network."""

    def __init__(self, suite):
        self.folder = tempfile.mkdtemp(prefix="broadsheet-debian-")
        self.root = os.path.join(self.folder, "root")
        self.log = os.path.join(self.folder, "log")
        with open(self.log, "w") as log:
            made = subprocess.run(
                [*ALONE, "debootstrap", "--variant=minbase", suite, self.root], stdout=log, stderr=subprocess.STDOUT)
        if made.returncode:
            raise SystemExit(f"debootstrap failed: see {self.log}")

    def administer(self, *command):
        """Runs a command as root, with a network."""
        with open(self.log, "a") as log:
            run = subprocess.run(
                [*ALONE, "chroot", self.root, *command], env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=log,
                stderr=subprocess.STDOUT)
        if run.returncode:
            raise SystemExit(f"{' '.join(command)} failed: see {self.log}")

    def words(self, command):
        """The arguments that start a command as the reader, with an empty environment and no network."""
        environment = [f"{name}={value}" for name, value in {
            **ENVIRONMENT, "HOME": f"/home/{READER}", "TERM": "xterm-256color"}.items()]
        start = 'mount -t proc proc "$0/proc" && exec chroot --userspec=%s:%s "$0" env -i "$@"' % (READER, READER)
        inside = ["sh", "-c", 'cd && exec "$0" "$@"', *command]
        return [*ALONE, "--net", "sh", "-c", start, self.root, *environment, *inside]

    def run(self, *command, data=b""):
        """Exit status, output and messages."""
        run = subprocess.run(self.words(command), input=data, capture_output=True, timeout=120)
        return run.returncode, run.stdout.decode(), run.stderr.decode()

    def screen(self, *command):
        return Screen(self.words(command))

    def path(self, *names):
        return os.path.join(self.root, *names)

    def close(self):
        with open("/proc/mounts") as mounts:
            if any(line.split()[1].startswith(self.folder) for line in mounts):
                raise SystemExit(f"something is mounted in {self.folder}, which is left alone")
        shutil.rmtree(self.folder)


class Screen:
    """A program on a terminal of 120 columns."""

    def __init__(self, words):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            ioctl(0, TIOCSWINSZ, struct.pack("4H", 40, 120, 0, 0))
            os.execvp(words[0], words)
        self.drawn, self.since, self.status = b"", 0, None

    def shows(self, words, seconds=20):
        """Whether these words are drawn in one piece after the last key."""
        deadline = time.monotonic() + seconds
        while words not in self.text():
            if not self.read(deadline - time.monotonic()):
                return False
        return True

    def text(self):
        return SEQUENCES.sub("", self.drawn[self.since:].decode(errors="replace"))

    def read(self, seconds):
        """False if nothing arrives in that time, or ever will."""
        if seconds <= 0 or not select.select([self.terminal], [], [], seconds)[0]:
            return False
        try:
            piece = os.read(self.terminal, 1 << 16)
        except OSError:  # its end is closed
            return False
        self.drawn += piece
        return bool(piece)

    def type(self, keys):
        self.since = len(self.drawn)
        os.write(self.terminal, keys.encode())

    def ends(self, seconds=10):
        """Its exit status; None if it does not end."""
        deadline = time.monotonic() + seconds
        while self.status is None and time.monotonic() < deadline:
            self.read(0.1)
            done, status = os.waitpid(self.process, os.WNOHANG)
            if done:
                self.status = os.waitstatus_to_exitcode(status)
        return self.status

    def close(self):
        if self.status is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.terminal)
