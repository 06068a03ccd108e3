"""Measures what searches find in the catalog: whether well-known newspapers come first by the names that people call
them, and whether titles with one mistyped letter are on the first page.

`run.py` calls it while the whole directory is imported in `home`; `python3 Benchmarks/searching.py HOME` does it alone.
"""
import os
import random
import subprocess
import sys
import unicodedata

from measuring import BROADSHEET, ROOT, environment

TYPOS = 1000
SEED = 20261121


def listed(home, words, count):
    """LCCN and title of the first rows that a search finds."""
    rows = subprocess.run(
        [BROADSHEET, "list", "--format", "tsv", "--per-page", str(count), "--query", words],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(home), text=True).stdout
    return [row.split("\t")[:2] for row in rows.splitlines()]


def well_known(home):
    """How many come first, out of how many, and the names of the others."""
    with open(os.path.join(ROOT, "Fixtures", "catalog", "well-known.tsv")) as file:
        names = [line.rstrip("\n").split("\t") for line in file][1:]
    missed = [words for words, lccn in names if [row[0] for row in listed(home, words, 1)] != [lccn]]
    return len(names) - len(missed), len(names), missed


def folded(text):
    plain = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return "".join(letter if letter.isalnum() else " " for letter in plain.lower()).split()


def mistyped(title, dice):
    """The title with a letter changed, left out, added or exchanged with the next."""
    places = [place for place, letter in enumerate(title) if letter.isascii() and letter.isalpha()]
    while True:
        place, kind, letter = dice.choice(places), dice.randrange(4), dice.choice("abcdefghijklmnopqrstuvwxyz")
        typo = [
            title[:place] + letter + title[place + 1:], title[:place] + title[place + 1:],
            title[:place] + letter + title[place:],
            title[:place] + title[place + 1:place + 2] + title[place] + title[place + 2:],
        ][kind]
        if folded(typo) != folded(title):
            return typo


def typos(home):
    """How many of `TYPOS` mistyped titles are on the first page of 50 rows, and which are not."""
    rows = subprocess.run(
        [BROADSHEET, "list", "--all", "--format", "tsv"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=environment(home), text=True).stdout.splitlines()
    titles = sorted(title for title in {row.split("\t")[1] for row in rows}
                    if any(letter.isascii() and letter.isalpha() for letter in title))
    dice, missed = random.Random(SEED), []
    for _ in range(TYPOS):
        title = dice.choice(titles)
        typo = mistyped(title, dice)
        if folded(title) not in [folded(row[1]) for row in listed(home, typo, 50)]:
            missed.append(f"{typo} for {title}")
    return TYPOS - len(missed), missed


def rows(row, home):
    """Only for the Library's directory, with its list of what is digitized."""
    shared = os.environ.get("BROADSHEET_SHARED_DATA", os.path.join(os.path.dirname(ROOT), "shared", "data"))
    digitized = os.path.join(shared, "digitized", "newspapers-2025-05.csv.xz")
    if not os.path.exists(digitized):
        return
    subprocess.run([BROADSHEET, "import", digitized], stderr=subprocess.DEVNULL, env=environment(home), check=True)
    first, count, _ = well_known(home)
    row("well-known newspapers that a search by name ranks first", f"{first} of {count}", "", "", "38")
    found, _ = typos(home)
    row(f"titles with one mistyped letter on the first page, of {TYPOS:,}", f"{found / TYPOS:.1%}", "", "", "97%")


if __name__ == "__main__":
    first, count, missed = well_known(sys.argv[1])
    print(f"{first} of {count} first", *missed, sep="\n  ")
    found, missed = typos(sys.argv[1])
    print(f"{found} of {TYPOS} found", *missed, sep="\n  ")
