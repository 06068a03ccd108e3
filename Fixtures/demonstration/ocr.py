"""What OCR would have read: words with positions, some of them misread, as text and as ALTO."""

from xml.sax.saxutils import quoteattr

from typesetting import HEIGHT, WIDTH

MISTAKES = [("the", "tbe"), ("rn", "m"), ("m", "rn"), ("h", "b"), ("e", "c"), ("li", "h"), ("u", "n"), ("f", "t"),
            ("a", "o"), ("cl", "d"), ("I", "1"), ("o", "0"), ("t", "l"), ("s", "5"), ("w", "vv")]


def read(page, dice, is_stained):
    for block in page.blocks:
        for line in block.lines:
            for word in line:
                word.confidence = round(dice.uniform(0.86, 1), 2)
                rate = 0.34 if is_stained else 0.012 if page.language == "en" else 0
                if dice.random() < rate:
                    misread(word, dice)


def misread(word, dice):
    chances = [pair for pair in MISTAKES if pair[0] in word.text]
    if not chances:
        return
    for right, wrong in dice.sample(chances, min(2, len(chances)) if len(word.text) > 6 else 1):
        word.text = word.text.replace(right, wrong, 1)
    word.whole = word.text if word.part == 0 else word.whole
    word.confidence = round(dice.uniform(0.18, 0.62), 2)


def text(page):
    """Lines as printed, a blank line between blocks."""
    def shown(line):
        return " ".join(word.text + ("-" if word.part == 1 else "") for word in line)
    return "\n\n".join("\n".join(shown(line) for line in block.lines) for block in page.blocks) + "\n"


def around(boxes):
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return left, top, max(box[0] + box[2] for box in boxes) - left, max(box[1] + box[3] for box in boxes) - top


def place(box):
    return f'HPOS="{box[0]}" VPOS="{box[1]}" WIDTH="{box[2]}" HEIGHT="{box[3]}"'


def alto(page, name):
    out = ['<?xml version="1.0" encoding="UTF-8"?>',
           '<alto xmlns="http://www.loc.gov/standards/alto/ns-v3#">', "<Description>",
           "<MeasurementUnit>pixel</MeasurementUnit>",
           f"<sourceImageInformation><fileName>{name.replace('/', '_')}.jpg</fileName></sourceImageInformation>",
           "</Description>", "<Layout>",
           f'<Page ID="P1" PHYSICAL_IMG_NR="1" WIDTH="{WIDTH}" HEIGHT="{HEIGHT}">',
           f"<PrintSpace {place((0, 0, WIDTH, HEIGHT))}>"]
    for number, block in enumerate(page.blocks, 1):
        boxes = [word.box for line in block.lines for word in line]
        out.append(f'<TextBlock ID="B{number}" {place(around(boxes))} language="{block.language}">')
        for line in block.lines:
            out.append("<TextLine>")
            for word in line:
                half = f' SUBS_TYPE="HypPart{word.part}" SUBS_CONTENT={quoteattr(word.whole)}' if word.part else ""
                out.append(f'<String CONTENT={quoteattr(word.text)}{half} WC="{word.confidence}" {place(word.box)}/>')
                if word.part == 1:
                    out.append('<HYP CONTENT="-"/>')
            out.append("</TextLine>")
        out.append("</TextBlock>")
    out += ["</PrintSpace>", "</Page>", "</Layout>", "</alto>"]
    return "\n".join(out) + "\n"
