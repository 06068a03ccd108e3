"""Sets text in columns on a page, and records where each word is."""

from dataclasses import dataclass, field

import pyphen
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1500, 2000
MARGIN, GUTTER, FOOT = 58, 24, 1952
INK = 28
URW = "/usr/share/fonts/opentype/urw-base35/"
CULMUS = "/usr/share/fonts/truetype/culmus/"
FACES = {
    "roman": URW + "C059-Roman.otf",
    "italic": URW + "C059-Italic.otf",
    "bold": URW + "C059-Bold.otf",
    "masthead": "/usr/share/fonts/truetype/blankenburg/Blankenburg_UNZ1A.ttf",
}
HEBREW_FACES = {
    "roman": CULMUS + "FrankRuehlCLM-Medium.ttf",
    "italic": CULMUS + "FrankRuehlCLM-MediumOblique.ttf",
    "bold": CULMUS + "FrankRuehlCLM-Bold.ttf",
    "masthead": CULMUS + "FrankRuehlCLM-Bold.ttf",
}


@dataclass
class Word:
    text: str
    whole: str
    part: int  # 0 for a whole word, 1 and 2 for the halves of a broken one
    box: tuple = (0, 0, 0, 0)
    confidence: float = 1.0


@dataclass
class Block:
    language: str
    lines: list = field(default_factory=list)


class Page:
    def __init__(self, language, columns):
        self.image = Image.new("L", (WIDTH, HEIGHT), 255)
        self.draw = ImageDraw.Draw(self.image)
        self.language, self.columns = language, columns
        self.faces = HEBREW_FACES if language == "he" else FACES
        self.is_rtl = language == "he"
        self.hyphens = {"en": "en_US", "es": "es"}.get(language)
        self.hyphens = pyphen.Pyphen(lang=self.hyphens, left=3, right=3) if self.hyphens else None
        # Hebrew letters are smaller for their size.
        self.size, self.leading = {"he": (37, 46), "es": (28, 35)}.get(language, (25, 31))
        self.blocks = []
        self.top = self.y = 0
        self.column = 0
        self.fonts = {}

    def font(self, face, size):
        key = (face, size)
        if key not in self.fonts:
            self.fonts[key] = ImageFont.truetype(self.faces[face], size)
        return self.fonts[key]

    @property
    def column_width(self):
        return (WIDTH - 2 * MARGIN - GUTTER * (self.columns - 1)) // self.columns

    @property
    def x(self):
        place = self.columns - 1 - self.column if self.is_rtl else self.column
        return MARGIN + place * (self.column_width + GUTTER)

    def length(self, text, font):
        return font.getlength(text, direction="rtl" if self.is_rtl else "ltr")

    # Setting text

    def put_line(self, block, words, font, x, y, width, align):
        """Sets words on the baseline y; a broken last word gets its hyphen."""
        def shown(word):
            return word.text + ("-" if word.part == 1 else "")
        lengths = [self.length(shown(word), font) for word in words]
        space = font.size * 0.27
        rest = width - sum(lengths)
        if align == "justified" and len(words) > 1:
            space = rest / (len(words) - 1)
            start = 0
        else:
            start = (rest - space * (len(words) - 1)) / 2 if align == "centred" else 0
        direction = "rtl" if self.is_rtl else "ltr"
        for word, length in zip(words, lengths):
            left = x + width - start - length if self.is_rtl else x + start
            self.draw.text((left, y), shown(word), font=font, fill=INK, anchor="ls", direction=direction)
            top = y - round(font.size * 0.74)
            word.box = (round(left), top, round(self.length(word.text, font)), round(font.size * 0.95))
            start += length + space
        block.lines.append(words)

    def wrap(self, text, font, width, indent=0, breaks=True):
        """Lines of words, the first one shorter by indent."""
        lines, line, used = [], [], indent
        space = font.size * 0.27
        queue = text.split()
        while queue:
            text = queue.pop(0)
            gap = space if line else 0
            if used + gap + self.length(text, font) <= width:
                line.append(Word(text, text, 0))
                used += gap + self.length(text, font)
                continue
            cut = self.cut(text, font, width - used - gap) if breaks else None
            if cut:
                line.append(Word(cut[0], text, 1))
                lines.append(line)
                line, used = [Word(cut[1], text, 2)], self.length(cut[1], font)
            elif line:
                lines.append(line)
                line, used = [Word(text, text, 0)], self.length(text, font)
            else:
                line, used = [Word(text, text, 0)], self.length(text, font)
        return lines + [line] if line else lines

    def cut(self, text, font, room):
        """The halves of a word, of which the first fits with its hyphen; None if it cannot be broken."""
        if not self.hyphens or not text.strip("“”.,;:!?").isalpha():
            return None
        for place in reversed(self.hyphens.positions(text)):
            if self.length(text[:place] + "-", font) <= room:
                return text[:place], text[place:]
        return None

    # Placing it

    def room(self):
        return FOOT - self.y

    def next_column(self):
        self.column += 1
        self.y = self.top
        return self.column < self.columns

    def is_full(self):
        return self.column >= self.columns

    def rule(self, thickness=1, inset=0):
        self.draw.rectangle(
            (self.x + inset, self.y, self.x + self.column_width - inset, self.y + thickness - 1), fill=60)

    def column_rules(self):
        step = self.column_width + GUTTER
        for number in range(1, self.columns):
            x = MARGIN + number * step - GUTTER // 2
            self.draw.line((x, self.top - 4, x, FOOT), fill=90, width=1)

    def centred(self, text, face, size, leading, inset=4):
        """A separate block, with each line centered in the column."""
        block = Block(self.language)
        font, width = self.font(face, size), self.column_width - 2 * inset
        for line in self.wrap(text, font, width, breaks=False):
            self.y += leading
            self.put_line(block, line, font, self.x + inset, self.y, width, "centred")
        self.blocks.append(block)

    def fitted(self, text, face, size, width):
        """The largest font size up to size at which text is no wider than width."""
        while self.length(text, self.font(face, size)) > width:
            size -= 1
        return size

    def paragraph(self, text, face="roman", indent=26):
        font, leading = self.font(face, self.size), self.leading
        lines = self.wrap(text, font, self.column_width, indent)
        block = Block(self.language)
        for number, line in enumerate(lines):
            if self.room() < leading:
                if not self.next_column():
                    break
                if block.lines:
                    self.blocks.append(block)
                    block = Block(self.language)
            self.y += leading
            shift = indent if number == 0 else 0
            left = self.x if self.is_rtl else self.x + shift
            align = "justified" if number < len(lines) - 1 else "plain"
            self.put_line(block, line, font, left, self.y, self.column_width - shift, align)
        if block.lines:
            self.blocks.append(block)
