"""Walks through the demonstration newspaper in a real terminal, as a reader would, and checks the screen at each step."""
import os
import shutil
import time
from operator import ne

from screen import correlation

PAGE = ("bsd00000001", "1903-03-07")
SAVED = "bsd00000001_1903-03-07_ed-1_seq-1.txt"


class Walk:
    """One walk, and its failures."""

    def __init__(self, name, least, reader, scan, shots):
        self.name, self.least, self.reader, self.scan, self.shots = name, least, reader, scan, shots
        self.failures = []

    def expect(self, words, holds):
        if not self.reader.wait(holds):
            self.failures.append(f"{self.name}: {words}")
            shutil.copy(self.reader.shot, os.path.join(self.shots, f"{self.name}, {words}.png".replace("/", "-")))

    def settled(self, place=None):
        """What is visible there, or on the whole screen, once it has stopped changing."""
        frames = [b"", self.reader.pixels(place or self.reader.whole())]
        while frames[-1] != frames[-2] and len(frames) < 50:
            time.sleep(0.4)
            frames.append(self.reader.pixels(place or self.reader.whole()))
        return frames[-1]

    def is_as(self, before, cells=3):
        """Whether the screen is unchanged except for that many cells: a cursor or two, whose glyphs extend into others."""
        width, height = self.reader.cell
        return sum(map(ne, self.reader.pixels(self.reader.whole()), before)) < cells * width * height

    def press(self, words, *keys, text=None):
        """Types, expects the screen to change, and returns the result."""
        before = self.reader.pixels(self.reader.whole())
        if text:
            self.reader.type(text)
        self.reader.key(*keys)
        self.expect(words, lambda: self.reader.pixels(self.reader.whole()) != before)
        return self.settled()

    def likeness(self):
        return correlation(self.reader.see(self.reader.area(self.reader.page(self.scan.shape))), self.scan.grays)

    def is_page(self):
        """Whether the whole page is where it belongs, and nowhere else."""
        sides = [self.reader.pixels(place) for place in self.reader.beside(self.reader.page(self.scan.shape))]
        return self.likeness() > self.least and all(max(side) - min(side) < 3 for side in sides)

    def part(self, words, key):
        """Presses a key that shows another part of the page, which must fill the room exactly."""
        before, beside = self.settled(self.reader.room()), self.settled(self.reader.text())
        self.reader.key(key)
        self.expect(f"{words}: something else is seen", lambda: self.reader.pixels(self.reader.room()) != before)
        after = self.settled(self.reader.room())
        half = len(after) // 2
        self.expect(f"{words}: it is a picture", lambda: all(max(part) - min(part) > 100 for part in (after[:half], after[half:])))
        self.expect(f"{words}: the text stays as it is", lambda: self.reader.pixels(self.reader.text()) == beside)
        return after

    def run(self):
        """The failures; None if the terminal does not start."""
        if not self.reader.wait(lambda: self.reader.said("before") is not None):
            return None
        self.reader.measure()
        shell = self.settled()
        self.press("the list is shown", "Return")
        ways = [
            self.press("the newspaper is found", "Return", text="/demonstration"),
            self.press("its record is shown", "Return"),
            self.press("its calendar is shown", "i")]
        self.press("an issue is opened", "Return")
        self.expect("the page stands beside its text", self.is_page)
        figure = self.likeness()
        self.look_closer()
        self.resize()
        self.save()
        # In the calendar the day now has a mark, which is explained, and a line of its own.
        for way, words, cells in zip(reversed(ways), ["the calendar", "the record", "the list"], [30, 3, 3]):
            self.reader.key("q")
            self.expect(f"{words} is as it was before", lambda: self.is_as(way, cells))
        self.search()
        self.expect("after a search the list is as it was before", lambda: self.is_as(ways[0]))
        self.look_at_many()
        self.expect("after pictures of many pages the list is as it was before", lambda: self.is_as(ways[0]))
        self.leave(shell)
        print(f"{self.name}: the walk, likeness {figure:.2f}{', with failures' if self.failures else ''}", flush=True)
        return self.failures

    def look_closer(self):
        self.press("v hides the scan", "v")
        self.expect("nothing of the scan is left", lambda: self.likeness() < self.least / 2)
        self.press("v shows the scan", "v")
        self.expect("the scan is there again", self.is_page)
        for words, key in [("+ enlarges", "plus"), ("c shows a column", "c"), ("l goes right", "l"), ("h goes left", "h"),
                           ("Space reads on", "space")]:
            self.part(words, key)
        self.reader.type("l" * 20)
        edge = self.settled(self.reader.room())
        self.reader.key("l")
        self.expect("quick keys lead to the edge", lambda: self.settled(self.reader.room()) == edge)
        self.reader.key("0")
        self.expect("0 shows the whole page", self.is_page)

    def search(self):
        """Searches for a word that is on two pages, whose scans are in the preview, below their texts."""
        _, _, rows, columns = self.reader.whole()
        place = (rows * 2 // 3, columns * 2 // 3, rows // 6, columns // 4)
        self.press("an empty search is shown", "g", "s")
        self.press("hits come while typing", "e", text="machin")
        self.expect("the scan of a page found is shown", lambda: self.varies(place))
        self.press("Enter ends typing", "Return")
        first = self.settled(place)
        self.reader.key("j")
        self.expect("the scan of the next page found is shown", lambda: self.varies(place) and self.reader.pixels(place) != first)
        self.press("the search is left", "q")

    def look_at_many(self):
        """Looks at a day's front pages, then at the pages of an issue, all of which are here."""
        self.press("this day has no front pages here", "t")
        self.press("another day is typed", "g", "d")
        self.press("its front pages are shown", "Return", text=PAGE[1])
        # The upper left of the first picture; a frame without a picture would be empty there.
        place = (4, 4, 4, 14)
        self.expect("the front page is a picture", lambda: self.varies(place))
        wall = self.settled()
        self.press("the calendar of its newspaper is shown", "i")
        self.press("the pages of the issue are shown", "i")
        self.expect("its first page is a picture", lambda: self.varies(place))
        first = self.settled()
        self.press("the next page is selected", "l")
        self.reader.key("h")
        self.expect("back at the first page everything is as it was before", lambda: self.is_as(first))
        self.press("the pages are left", "q")
        self.reader.key("q")
        self.expect("the front pages are as they were before", lambda: self.is_as(wall))
        self.press("the front pages are left", "q")

    def varies(self, place):
        """Whether there is dark on light, which blanks never have. A cell with many letters is gray."""
        pixels = self.reader.pixels(place)
        return max(pixels) - min(pixels) > 60

    def resize(self):
        width, height = self.reader.window_size()
        self.reader.resize(width * 3 // 4, height * 4 // 5)
        self.expect("in a smaller window the page is alone", self.is_page)
        self.reader.key("0")
        self.reader.resize(width, height)
        self.expect("in the old window the page is beside its text again", self.is_page)

    def save(self):
        self.press("s asks how to save", "s")
        self.reader.key("Return")
        self.expect("the page is saved", lambda: "HERALD" in (self.reader.said(SAVED) or "").upper())
        self.expect("the scan is whole again", self.is_page)

    def leave(self, shell):
        """Ends the program."""
        self.reader.key("q")
        self.expect("the program ends", lambda: self.reader.said("status") == "0\n")
        self.expect("the terminal is as it was", lambda: self.reader.said("after") == self.reader.said("before"))
        self.expect("the shell's screen is as it was", lambda: self.is_as(shell))
