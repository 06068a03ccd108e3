"""The program in a terminal, with a separate home, and where on the screen its scans should be."""
import os
import shutil
import subprocess

from screen import ROOT, Terminal, gray

PROGRAM = os.path.join(ROOT, ".build", "debug", "broadsheet")
# A shell around the program: records the terminal's state before and after, and how the program ended.
SHELL = 'stty size > size; stty -g > before; read line; "$0" "$@"; echo $? > status; stty -g > after; read line'
# The page reader: lines above and below text and scan, and columns of the text if there is room for both.
ABOVE, BELOW = 3, 2
LEAST_FOR_BOTH, MOST_TEXT, GAP = 116, 78, 2


class Reader(Terminal):
    """A terminal in which the program runs. Places are in cells: row, column, rows, columns."""

    def __init__(self, display, folder, arguments, options=()):
        self.folder = os.path.join(folder, "reader")
        shutil.rmtree(self.folder, ignore_errors=True)
        home = os.path.join(self.folder, "home")
        os.makedirs(home)
        self.bars = 1 if "tmux" in arguments else 0  # tmux's status line
        command = [PROGRAM, "browse", "--list", "--source", "offline", *options]
        super().__init__(display, self.folder, arguments, ["sh", "-c", SHELL, *command], HOME=home)

    def said(self, name):
        """What the shell wrote to a file; None if nothing yet."""
        try:
            with open(os.path.join(self.folder, name)) as file:
                return file.read() or None
        except OSError:
            return None

    def measure(self):
        """Determines the size of a cell; call before resizing the window."""
        rows, columns = map(int, self.said("size").split())
        width, height = self.window_size()
        self.cell = width // columns, height // (rows + self.bars)

    def whole(self):
        """The part of the screen that the program uses."""
        width, height = self.window_size()
        return 0, 0, height // self.cell[1] - self.bars, width // self.cell[0]

    def room(self):
        """Where the scan should be: beside the text, or instead of it."""
        _, _, rows, columns = self.whole()
        left = min(MOST_TEXT, columns * 9 // 20) + GAP if columns >= LEAST_FOR_BOTH else 0
        return ABOVE, left, rows - ABOVE - BELOW, columns - left

    def text(self):
        """The text beside the scan, and what is above it."""
        _, left, rows, _ = self.room()
        return 0, 0, ABOVE + rows, left - GAP

    def page(self, shape):
        """Where a picture of the whole page should be; its shape is width by height."""
        row, left, rows, columns = self.room()
        width, height = self.cell
        if shape * rows * height > columns * width:
            return row, left, int(columns * width / shape / height + 0.5), columns
        taken = int(rows * height * shape / width + 0.5)
        return row, left + (columns - taken) // 2, rows, taken

    def beside(self, page):
        """The room to the left and right of the page."""
        row, left, rows, columns = self.room()
        end = page[1] + page[3]
        return [place for place in [(row, left, rows, page[1] - left), (row, end, rows, left + columns - end)] if place[3] > 0]

    def pixels(self, place):
        """What is visible there, pixel by pixel."""
        return self.see(self.area(place), size=None)

    def area(self, place):
        row, column, rows, columns = place
        width, height = self.cell
        return columns * width, rows * height, column * width, row * height


class Scan:
    """A page's scan, as the program saves it."""

    def __init__(self, folder, *page):
        path, home = os.path.join(folder, "page.jpg"), os.path.join(folder, "home")
        subprocess.run(
            [PROGRAM, "image", *page, "--source", "offline", "-o", path], check=True, capture_output=True,
            env={"PATH": os.environ["PATH"], "HOME": home})
        size = subprocess.run(["identify", "-format", "%w %h", path], check=True, capture_output=True, text=True).stdout
        width, height = map(int, size.split())
        self.shape, self.grays = width / height, gray([path])
