#!/usr/bin/env python3
"""Checks the Debian package with lintian, installs it in a new Debian, and reads newspapers there: `make test-deb`.

What is run there has an empty home and no network. Nothing is left behind.
"""
import glob
import io
import json
import os
import shutil
import subprocess
import sys
import tarfile

from system import READER, System

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
NEEDED = ["SQLite", "libcurl", "libarchive", "libexpat", "zlib", "TurboJPEG", "libcrypto"]
OPTIONAL = ["librsvg", "Tesseract"]
HERALD, DAY = "bsd00000001", "1903-03-07"


class Check:
    """Something expected that did not happen."""

    def __init__(self, system):
        self.system, self.failures = system, []

    def expect(self, words, holds, *seen):
        print(f"{'✓' if holds else '✗'} {words}", flush=True)
        if not holds:
            self.failures.append("\n".join([words, *map(str, seen)]))

    def runs(self, words, *command, data=b"", output="", messages=""):
        """Expects a command to succeed, to print `output` among other things, and to report `messages`, or nothing."""
        status, printed, said = self.system.run(*command, data=data)
        holds = status == 0 and output in printed and (messages in said if messages else not said)
        self.expect(words, holds, status, printed[:2000], said)
        return printed

    def installed(self, version, commit):
        printed = self.runs("--version", "broadsheet", "--version", output=version)
        self.expect("the version is the package's", printed == version + "\n", printed)
        printed = self.runs("--version --verbose", "broadsheet", "--version", "--verbose")
        parts = dict(line.split(None, 1) for line in printed.splitlines()[1:])
        self.expect("it names commit and compiler", parts.get("commit") == commit and "Swift" in parts, printed)
        self.expect(
            "apt installed every library that is needed",
            all(parts.get(name, "cannot")[:6] not in ["cannot", "not fo"] for name in NEEDED), printed)
        self.expect(
            "no other was needed", all(parts[name].startswith("not found (optional") for name in OPTIONAL), printed)
        for path in ["man/man1/broadsheet.1.gz", "man/man7/broadsheet-query.7.gz", "doc/broadsheet/copyright",
                     "doc/broadsheet/changelog.gz", "doc/broadsheet/changelog.Debian.gz",
                     "zsh/vendor-completions/_broadsheet", "fish/vendor_completions.d/broadsheet.fish",
                     "broadsheet/spark/broadsheet_pages.py"]:
            self.expect(f"share/{path} is there", os.path.exists(self.system.path("usr/share", path)))
        self.runs(
            "bash completes its arguments", "bash", "-c",
            "source /usr/share/bash-completion/completions/broadsheet && complete -p broadsheet", output="broadsheet")

    def commands(self):
        listed = self.runs(
            "list", "broadsheet", "list", "--state", "Oregon", output="sn88086023\tEast Oregonian : E.O.\t",
            messages="showing the starter catalog")
        self.expect("list has nine rows", len(listed.splitlines()) == 9, listed)
        page = self.runs("read", "broadsheet", "read", HERALD, DAY, output="The Demonstration Herald\n")
        self.expect("read has all of the page", "SPECIMEN, March 7." in page and len(page) > 3000, page)
        self.runs("image", "broadsheet", "image", HERALD, DAY, "-o", "page.jpg")
        self.runs("clip", "broadsheet", "clip", HERALD, DAY, "--region", "5,15,30,20", "--as", "png", "-o", "clip.png",
                  messages="outside the frame")
        for name, beginning in [("page.jpg", b"\xff\xd8"), ("clip.png", b"\x89PNG")]:
            path = self.system.path("home", READER, name)
            self.expect(f"{name} is a picture", os.path.exists(path) and open(path, "rb").read(4).startswith(beginning))
        lines = self.runs(
            "corpus pages", "broadsheet", "corpus", "pages", "-", "--receipts", data=archive()).splitlines()
        kinds = [json.loads(line) for line in lines]
        self.expect("a page and its receipt", [kind["kind"] for kind in kinds] == ["page", "receipt"], lines)
        self.expect("the archive was read whole", kinds and kinds[-1].get("complete") is True, lines)
        status, report, _ = self.system.run("broadsheet", "doctor", "--offline")
        self.expect("doctor finds nothing wrong", status == 0 and "✗" not in report, report)

    def browse(self):
        screen = self.system.screen("broadsheet", "browse", HERALD)
        try:
            for words, keys, shown in [
                    ("browse opens the demonstration newspaper", "", "Demonstration"), ("i: the calendar", "i", "March"),
                    ("Enter: the page", "\r", "NEWSPAPER"), ("q: back to it", "q", "March")]:
                if keys:
                    screen.type(keys)
                self.expect(words, screen.shows(shown), screen.text()[-2000:])
            screen.type("Q")
            status = screen.ends()
            self.expect("Q: the end", status == 0, status)
            self.expect("the terminal is as it was", b"\x1b[?1049l" in screen.drawn[screen.since:], screen.drawn[-300:])
        finally:
            screen.close()

    def removed(self):
        self.system.administer("apt-get", "purge", "-y", "broadsheet")
        left = [path for path in ["bin/broadsheet", "share/broadsheet", "share/doc/broadsheet"]
                if os.path.exists(self.system.path("usr", path))]
        self.expect("purged, it leaves nothing", not left, left)


def archive():
    """A page of the demonstration newspaper, packed like the Library's OCR."""
    file = io.BytesIO()
    with tarfile.open(fileobj=file, mode="w:bz2") as tar:
        tar.add(
            os.path.join(ROOT, f"Fixtures/demonstration/pages/{DAY}_ed-1_seq-1.xml"),
            arcname=f"{HERALD}/{DAY.replace('-', '/')}/ed-1/seq-1/ocr.xml")
    return file.getvalue()


def said(*command):
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


def main():
    (package,) = glob.glob(os.path.join(ROOT, ".build/deb/broadsheet_*.deb"))
    if not shutil.which("lintian"):
        print("The package was not checked: lintian is not installed.", file=sys.stderr)
    elif subprocess.run(["lintian", "--allow-root", "--fail-on", "error,warning", package]).returncode:
        sys.exit("lintian finds fault with the package.")
    if os.getuid() != 0 or not shutil.which("debootstrap"):
        print("The package was not installed: that needs root and debootstrap.", file=sys.stderr)
        return
    version = said("dpkg-deb", "-f", package, "Version").rsplit("-", 1)[0]
    commit = said("git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
    system = System(sys.argv[1])
    try:
        shutil.copy(package, system.path("broadsheet.deb"))
        system.administer("apt-get", "install", "-y", "--no-install-recommends", "/broadsheet.deb")
        system.administer("useradd", "--create-home", "--skel", "/var/empty", "--shell", "/bin/sh", READER)
        check = Check(system)
        check.installed(version, commit)
        check.commands()
        check.browse()
        check.removed()
    finally:
        system.close()
    if check.failures:
        sys.exit("\n\n".join(["", *check.failures]))


if __name__ == "__main__":
    main()
