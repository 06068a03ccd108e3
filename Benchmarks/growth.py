"""Measures the cost of a larger catalog: a page of `list` and the first paint of `browse`."""
import os
import shutil
import subprocess

from measuring import BROADSHEET, environment, first_paint, hyperfine

SIZES = [15_000, 154_756, 1_500_000]
NAMES = ["Evening star", "Daily tribune", "Morning herald", "Weekly gazette", "Deutsche Zeitung", "Farmers' advocate",
         "Sentinel", "People's voice", "Republican", "Labor journal", "Nowiny", "Courier", "Enterprise"]
STATES = ["Ohio", "Oregon", "Hawaii", "Maryland", "Wisconsin", "Texas", "Iowa", "Nebraska", "Kansas", "Maine"]


def write_table(path, count):
    """A table of `count` made-up newspapers, with places, years, languages and frequencies."""
    with open(path, "w") as file:
        file.write("LCCN,Title,Place,Start Year,End Year,Languages,Frequency\n")
        for number in range(count):
            state, start = STATES[number % 10], 1780 + number * 7 % 220
            town = f"{state}--County {number % 83}--Town {number % 911}"
            file.write(
                f"sn{number:08d},{NAMES[number * 31 % 13]} of town {number % 911},{town},{start},{start + number % 60},"
                f"{['English', 'German', 'Polish'][number % 3]},{['Daily', 'Weekly'][number % 2]}\n")


def imported(home, count):
    """A separate home with a catalog of `count` titles."""
    own = os.path.join(home, f"titles-{count}")
    os.makedirs(own)
    path = os.path.join(own, "titles.csv")
    write_table(path, count)
    subprocess.run([BROADSHEET, "import", path], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                   env=environment(own))
    os.remove(path)
    return own


def rows(row, home):
    homes = [imported(home, count) for count in SIZES]
    # In one run of hyperfine, so that all have the same conditions.
    lists = hyperfine([f"env HOME={own} {BROADSHEET} list --page 100" for own in homes], home)
    paints = [first_paint([BROADSHEET, "browse", "--list"], b"1 of ", own) for own in homes]
    words = " / ".join(f"{count:,}" for count in SIZES)
    for name, times in [("`list --page 100`", lists), ("first paint of `browse --list`", paints)]:
        row(f"{name} of {words} titles", " / ".join(f"{time:.1f}" for time in times) + " ms", "itself with the fewest",
            f"{times[2] / times[0]:.2f}", "1.3")
    for own in homes:
        shutil.rmtree(own)
