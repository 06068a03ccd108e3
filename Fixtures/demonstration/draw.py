#!/usr/bin/python3
"""Draws the scans of the Demonstration Herald, and writes what OCR would have read. See README.md."""

import json
import os
import random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

import filler
import newspaper
import ocr
from figures import FIGURES
from typesetting import HEIGHT, MARGIN, WIDTH, Block, Page

HERE = os.path.dirname(os.path.abspath(__file__))
TEXTS = {name: newspaper.read(f"{HERE}/text/{name}.txt") for name in ("articles", "adverts", "spanish", "hebrew")}


def masthead(page, date, number, sequence, banner):
    is_front = sequence == 1
    title = newspaper.HEBREW_TITLE if page.language == "he" else newspaper.TITLE
    middle, width = (MARGIN, WIDTH - 2 * MARGIN), WIDTH - 2 * MARGIN

    def line(text, face, size, y, fits=width):
        block = Block(page.language)
        font = page.font(face, page.fitted(text, face, size, fits))
        page.put_line(block, page.wrap(text, font, width, breaks=False)[0], font, middle[0], y, width, "centred")
        page.blocks.append(block)

    def rule(y, thickness=2):
        page.draw.rectangle((MARGIN, y, WIDTH - MARGIN, y + thickness - 1), fill=50)

    y = 58
    if is_front:
        line(title, "masthead", 150, y + 110, width - 40)
        rule(y + 154, 4)
        numbered = f"VOL. {'I' * (int(date[:4]) - 1902)}.—NO. {number}.  {newspaper.dateline(date, page.language)}." \
                   "  PRICE NOTHING."
        line(numbered, "bold", 25, y + 188)
        rule(y + 200)
        y += 206
        line("Not a real newspaper: made to try the program with. Printed nowhere.", "italic", 23, y + 24)
        rule(y + 36, 3)
        y += 40
        if banner:
            line(banner, "bold", 76, y + 76)
            rule(y + 104)
            y += 106
    else:
        line(f"{title}.  {newspaper.dateline(date, page.language)}.  {sequence}", "bold", 26, y)
        rule(y + 14, 3)
        y += 20
    page.top = page.y = y + 14


def article(page, piece, banner):
    lines = [line for line in piece if line]
    headline = next(line[2:] for line in lines if line.startswith("# "))
    if not make_room(page, 290):
        return
    if page.y > page.top:
        page.y += 16
        page.rule(2, inset=page.column_width // 3)
        page.y += 6
    if headline != banner:  # otherwise it is above the columns
        page.centred(headline, "bold", page.fitted(max(headline.split(), key=len), "bold", page.size + 11, page.column_width - 8), page.leading + 9)
    for deck in (line[2:] for line in lines if line.startswith("+ ")):
        page.y += 12
        page.rule(1, inset=page.column_width * 2 // 5)
        page.centred(deck, "italic", page.size + 1, page.leading)
    page.y += 10
    is_verse = all(len(line) < 72 for line in lines if line[0] not in "#+")
    for line in (line for line in piece[1:] if not line.startswith("+ ")):
        if not line:
            page.y += 12 if is_verse else 0
        elif not page.is_full():
            page.paragraph(line, face="italic" if is_verse else "roman", indent=0 if is_verse else 26)


def advert(page, piece):
    lines = [line for line in piece if line]
    styles = {"*": ("bold", 46, 50), "!": ("bold", 31, 38), "-": ("italic", page.size, page.leading),
              " ": ("roman", page.size, page.leading)}

    def style(line):
        return (line[2:], *styles[line[0]]) if line[:2] in ("* ", "! ", "- ") else (line, *styles[" "])

    parts = []
    for line in lines:
        text, face, size, leading = style(line)
        if line[0] in "*!":
            size = page.fitted(text, face, size, page.column_width - 40)
        rows = len(page.wrap(text, page.font(face, size), page.column_width - 40, breaks=False))
        parts.append((text, face, size, leading, rows))
    height = sum(leading * rows + 8 for *_, leading, rows in parts) + 34
    if not make_room(page, height + 24):
        return
    page.y += 16
    box = (page.x + 2, page.y, page.x + page.column_width - 2, page.y + height)
    page.draw.rectangle(box, outline=40, width=3)
    page.draw.rectangle((box[0] + 6, box[1] + 6, box[2] - 6, box[3] - 6), outline=90, width=1)
    page.y += 8
    for text, face, size, leading, _ in parts:
        page.centred(text, face, size, leading, inset=20)
        page.y += 8
    page.y = box[3] + 6


def figure(page, name):
    height = 330
    if not make_room(page, height + 20):
        return
    page.y += 16
    box = (page.x + 4, page.y, page.column_width - 8, height - 20)
    # Anything outside its frame is cut off, as on a printing block.
    block = Image.new("L", (box[2], box[3]), 255)
    FIGURES[name](ImageDraw.Draw(block), 0, 0, box[2], box[3])
    page.image.paste(block, box[:2])
    page.draw.rectangle((box[0], box[1], box[0] + box[2], box[1] + box[3]), outline=50, width=2)
    page.y += height - 8


def notice(page):
    """A local notice, which may continue in the next column."""
    if page.room() < 2 * page.leading + 10:
        page.next_column()
        return
    if page.y > page.top:
        page.y += 8
        page.rule(1, inset=page.column_width * 2 // 5)
        page.y += 2
    if page.language == "en":
        page.paragraph(next(page.notices))
    else:
        page.spare.append(page.spare.pop(0))
        page.paragraph(page.spare[-1])


def make_room(page, height):
    """Whether something unbreakable still fits on the page; notices fill the rest."""
    while not page.is_full() and page.room() < height:
        notice(page)
    return not page.is_full()


def paper(page, dice, is_stained):
    """Ink on paper, under glass: blotchy tone, a little noise, soft edges."""
    def blotches(cell, depth):
        small = Image.frombytes("L", (WIDTH // cell, HEIGHT // cell), dice.randbytes((WIDTH // cell) * (HEIGHT // cell)))
        return small.filter(ImageFilter.GaussianBlur(1.2)).resize((WIDTH, HEIGHT), Image.BICUBIC).point(
            lambda value: int(255 - depth + depth * value / 255))
    print_ = page.image.filter(ImageFilter.GaussianBlur(1.1 if is_stained else 0.8))
    sheet = ImageChops.multiply(Image.new("L", (WIDTH, HEIGHT), 226), blotches(100, 34))
    if is_stained:
        sheet = ImageChops.multiply(sheet, blotches(250, 190))
    scan = ImageChops.multiply(sheet, print_)
    noise = Image.frombytes("L", (WIDTH, HEIGHT), dice.randbytes(WIDTH * HEIGHT)).point(lambda value: value // 85)
    scan = ImageChops.subtract(scan, noise)
    edge = Image.new("L", (WIDTH, HEIGHT), 70)
    edge.paste(255, (14, 10, WIDTH - 9, HEIGHT - 12))
    return ImageChops.multiply(scan, edge.filter(ImageFilter.GaussianBlur(5)))


def draw(date, edition, number, sequence, content):
    name = f"{date}/ed-{edition}/seq-{sequence}"
    banner, language, pieces = content
    page = Page(language, columns=4 if language == "en" else 3)
    # Both editions of a day are set from the same type.
    page.dice = random.Random(f"{date} {sequence}")
    page.notices = filler.notices(page.dice)
    texts = TEXTS[{"en": "articles", "es": "spanish", "he": "hebrew"}[language]]
    page.spare = [line for line in texts.get("avisos", []) + texts.get("shir", []) if line and line[0] != "#"]
    masthead(page, date, number, sequence, banner)
    for piece in pieces:
        if page.is_full():
            break
        if piece.startswith("ad."):
            advert(page, TEXTS["adverts"][piece[3:]])
        elif piece.startswith("fig."):
            figure(page, piece[4:])
        else:
            article(page, texts[piece], banner)
    while not page.is_full():
        notice(page)
    page.column_rules()
    is_stained = name in newspaper.STAINED
    ocr.read(page, page.dice, is_stained)
    scan = paper(page, page.dice, is_stained)
    base = f"{HERE}/pages/{name.replace('/', '_')}"
    scan.save(base + ".jpg", quality=17 if is_stained else 13, optimize=True)
    with open(base + ".txt", "w", encoding="utf-8") as file:
        file.write(ocr.text(page))
    with open(base + ".xml", "w", encoding="utf-8") as file:
        file.write(ocr.alto(page, name))
    with open(base + ".json", "w", encoding="utf-8") as file:
        words = sum(len(line) for block in page.blocks for line in block.lines)
        json.dump({"title": newspaper.TITLE, "page": f"bsd00000001/{name}", "language": language, "width": WIDTH,
                   "height": HEIGHT, "words": words, "note": "Not a real newspaper: made to try the program with."},
                  file, indent=1)
        file.write("\n")
    print(name, os.path.getsize(base + ".jpg") >> 10, "KiB", os.path.getsize(base + ".xml") >> 10, "KiB", words, "words")


def table():
    """The C table that embeds the files in the program."""
    kinds = ("jpg", "xml", "txt", "json")
    rows, arrays = [], []
    for date, edition, number, pages in newspaper.ISSUES:
        for sequence, content in enumerate(pages, 1):
            name = f"{date}/ed-{edition}/seq-{sequence}"
            symbol = f"page_{len(rows) + 1}"
            fields = [f'"{date}"', str(edition), str(sequence), str(number)]
            for kind in kinds:
                if content:
                    path = f"../../Fixtures/demonstration/pages/{name.replace('/', '_')}.{kind}"
                    arrays.append(f'static const unsigned char {symbol}_{kind}[] = {{\n#embed "{path}"\n}};')
                    fields.append(f"{{{symbol}_{kind}, sizeof {symbol}_{kind}}}")
                else:
                    fields.append("{0, 0}")
            rows.append("  {" + ", ".join(fields[:4]) + ",\n   " + ",\n   ".join(fields[4:]) + "},")
    with open(f"{HERE}/../../Sources/CDemonstration/demonstration.c", "w") as file:
        file.write('// Written by Fixtures/demonstration/draw.py.\n#include "CDemonstration.h"\n\n')
        file.write("\n".join(arrays))
        file.write("\n\nstatic const struct demonstration_page pages[] = {\n" + "\n".join(rows) + "\n};\n\n")
        file.write("const struct demonstration_page *demonstration_pages(void) { return pages; }\n\n")
        file.write("unsigned long demonstration_page_count(void) { return sizeof pages / sizeof *pages; }\n")


if __name__ == "__main__":
    os.makedirs(f"{HERE}/pages", exist_ok=True)
    for date, edition, number, pages in newspaper.ISSUES:
        for sequence, content in enumerate(pages, 1):
            if content:
                draw(date, edition, number, sequence, content)
    table()
