"""The pages of OCR archives as JSON Lines: what `broadsheet corpus pages` prints, for machines that cannot run it.

    python3 broadsheet_pages.py [--receipts] [--text alto|ocr] [--words] [--name BATCH] [--program VERSION] ARCHIVE...

Needs nothing but Python's own library. It is slower, and a second opinion: the tests of Broadsheet compare the lines of both
byte for byte. Of the program's options it has no --hyphens join, --lccn, --from and --to, and it reads neither batch folders
nor zstd. In an archive that is damaged, the two can differ in the last member before the damage.
"""
import argparse
import bz2
import hashlib
import lzma
import math
import os
import re
import signal
import sys
import tarfile
import unicodedata
import zlib
from xml.parsers import expat

LONGEST = 64 << 20
MOST_PAGES = 50_000
MOST_WORDS = 500_000
MOST_NOTES = 20
DEEPEST = 64
SCHEMA = "broadsheet.page/1"
DAMAGED = "the archive is cut off or damaged"


class Damage(Exception):
    """The archive is cut off or damaged."""


class Bomb(Exception):
    """The archive becomes many times its size."""


class Refused(Exception):
    """A file is not what it should be."""


# Archives


class Source:
    """An archive's file, summed up as it is read."""

    def __init__(self, path):
        self.file = sys.stdin.buffer if path == "-" else open(path, "rb")
        self.sum = hashlib.sha1()
        self.count = 0
        self.beginning = b""

    def read(self):
        data = self.file.read1(1 << 17)
        self.sum.update(data)
        self.count += len(data)
        if len(self.beginning) < 512:
            self.beginning += data[:512 - len(self.beginning)]
        return data


class Gunzip:
    """zlib as bz2 and lzma are used."""

    def __init__(self):
        self.decompressor, self.tail = zlib.decompressobj(31), b""

    def decompress(self, data, limit):
        made = self.decompressor.decompress(self.tail + data, limit)
        self.tail = self.decompressor.unconsumed_tail
        return made

    eof = property(lambda self: self.decompressor.eof)
    unused_data = property(lambda self: self.decompressor.unused_data)
    needs_input = property(lambda self: not self.tail)


KINDS = [(b"BZh", bz2.BZ2Decompressor), (b"\x1f\x8b", Gunzip), (b"\xfd7zXZ\0", lzma.LZMADecompressor)]


class Stream:
    """What an archive decompresses to; one compressed stream after another of the same kind."""

    def __init__(self, source):
        self.source, self.left_over, self.position = source, b"", 0
        self.chunks, self.ready = self.decompressed(), b""

    def decompressed(self):
        data = self.source.read()
        magic, kind = next(((m, k) for m, k in KINDS if data.startswith(m)), (b"", None))
        made = 0
        while kind is None and data:
            yield data
            data = self.source.read()
        if kind is None:
            return
        decompressor = kind()
        while True:
            try:
                part = decompressor.decompress(data, 1 << 20)
            except (OSError, EOFError, lzma.LZMAError, zlib.error) as error:
                raise Damage(str(error)) from error
            data = b""
            made += len(part)
            if made > 200 * self.source.count + LONGEST:
                raise Bomb
            if part:
                yield part
            if decompressor.eof:
                data = decompressor.unused_data or self.source.read()
                if not data:
                    return
                if not data.startswith(magic[:len(data)]):
                    self.left_over = data
                    return
                decompressor = kind()
            elif decompressor.needs_input:
                data = self.source.read()
                if not data:
                    raise Damage("cut off")

    def read(self, count):
        """`count` bytes; fewer at the end."""
        parts, missing = [], count
        while missing:
            if not self.ready:
                self.ready = next(self.chunks, b"")
                if not self.ready:
                    break
            part, self.ready = self.ready[:missing], self.ready[missing:]
            parts.append(part)
            missing -= len(part)
        self.position += count - missing
        return b"".join(parts)

    def pass_over(self, count):
        while count:
            part = self.read(min(count, 1 << 20))
            if not part:
                raise Damage("cut off")
            count -= len(part)


class Tar:
    """The members of tar archives that follow one another. Python's own reader takes damage for the end."""

    def __init__(self, stream):
        self.stream, self.end = stream, 0

    def header(self):
        """The next header that is not empty; None at the end."""
        while True:
            block = self.stream.read(512)
            if not block:
                return None
            if len(block) < 512:
                raise Damage("cut off")
            if block.count(0) == 512:
                continue
            try:
                return tarfile.TarInfo.frombuf(block, "utf-8", "surrogateescape")
            except tarfile.HeaderError as error:
                raise Damage(str(error)) from error

    def extension(self, info):
        if info.size > 1 << 20:
            raise Damage("a header of more than 1 MiB")
        data = self.stream.read(info.size)
        self.stream.pass_over(-info.size % 512)
        if len(data) < info.size:
            raise Damage("cut off")
        return data

    def next(self):
        """The next member's header; None at the end."""
        name, size = None, None
        while info := self.header():
            if info.type in (b"L", b"K"):
                text = self.extension(info).split(b"\0")[0].decode("utf-8", "surrogateescape")
                name = text if info.type == b"L" else name
            elif info.type in (b"x", b"X", b"g"):
                data = self.extension(info)
                while info.type != b"g" and data:
                    length = int(data.split(b" ", 1)[0])
                    key, _, value = data[:length].split(b" ", 1)[1].rstrip(b"\n").partition(b"=")
                    data = data[length:]
                    name = value.decode("utf-8", "surrogateescape") if key == b"path" else name
                    size = int(value) if key == b"size" else size
            else:
                info.name = name or info.name
                info.size = info.size if size is None else size
                if not info.type in (b"0", b"\0", b"7"):
                    info.size = 0
                return info
        return None

    def data(self, info):
        data = self.stream.read(info.size)
        if len(data) < info.size:
            raise Damage("cut off")
        return data

    def finish(self, info):
        self.stream.pass_over(-info.size % 512)
        self.end = self.stream.position


NAME = re.compile(r"([a-z]*)([0-9]+)/(\d{1,4})/(\d{1,2})/(\d{1,2})/ed-(\d{1,4})/seq-(\d{1,4})/ocr\.(xml|txt)", re.A)


def page_of(path):
    """What a member's path says: page and kind, or why there is none; None if it is no page's."""
    parts = [part for part in path.split("/") if part != "."]
    if len(parts) < 7 or "" in parts or ".." in parts:
        return None
    found = NAME.fullmatch("/".join(parts[-7:]))
    if not found:
        return None
    prefix, digits, *numbers, kind = found.groups()
    if not (len(digits) == 8 and len(prefix) <= 3 or len(digits) == 10 and len(prefix) <= 2):
        return None
    year, month, day, edition, sequence = map(int, numbers)
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if not (year >= 1 and 1 <= month <= 12 and 1 <= day <= days[month - 1]):
        return "there is no such day"
    if edition < 1 or sequence < 1:
        return "editions and pages are counted from 1"
    return (prefix + digits, f"{year:04}-{month:02}-{day:02}", edition, sequence), kind


# ALTO

NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.A)
SIGNS = "-\u00ad\u2010\u00ac~\u2014"


def number(text):
    if text is None or not NUMBER.fullmatch(text):
        return None
    value = float(text)
    return value if math.isfinite(value) else None


class Alto:
    """What an ALTO file says of a page."""

    def __init__(self, data):
        self.depth = self.count = self.first_line = 0
        self.has_root = self.is_hyphenated = False
        self.language = self.file_name = self.unit = self.width = self.height = None
        self.has_size = False
        self.words, self.lines, self.blocks = [], [], []
        self.sum, self.confident = 0.0, 0
        self.wanted, self.written = None, ""
        parser = expat.ParserCreate()
        parser.StartElementHandler, parser.EndElementHandler = self.begin, self.finish
        parser.CharacterDataHandler, parser.EntityDeclHandler = self.text, self.refuse_entities
        parser.buffer_text = False
        self.parser = parser
        try:
            # In pieces as in the program: lines of errors are the same, and memory stays small.
            for start in range(0, max(len(data), 1), 1 << 20):
                parser.Parse(data[start:start + (1 << 20)], start + (1 << 20) >= len(data))
        except expat.ExpatError as error:
            raise Refused(f"line {error.lineno}: {expat.ErrorString(error.code)}") from error

    def refuse_entities(self, *_):
        raise Refused(f"line {self.parser.CurrentLineNumber}: it declares entities")

    def begin(self, name, attributes):
        self.depth += 1
        if self.depth > DEEPEST:
            raise Refused(f"line {self.parser.CurrentLineNumber}: its elements are nested too deep")
        self.wanted = None
        name = name.split(":", 1)[1] if ":" in name else name
        if not self.has_root:
            self.has_root = True
            if name != "alto":
                raise Refused("it is XML, but not ALTO")
        if name == "String":
            self.add(attributes)
        elif name == "HYP":
            self.is_hyphenated = bool(self.words)
        elif name == "TextLine":
            self.end_line()
        elif name == "TextBlock":
            self.end_block()
            self.language = attributes.get("language", attributes.get("LANG"))
        elif name == "Page":
            self.end_block()
            if not self.has_size:
                self.has_size = True
                self.width, self.height = number(attributes.get("WIDTH")), number(attributes.get("HEIGHT"))
        elif name == "MeasurementUnit" and self.unit is None:
            self.wanted, self.written = "unit", ""
        elif name == "fileName" and self.file_name is None:
            self.wanted, self.written = "file_name", ""

    def finish(self, name):
        self.depth -= 1
        if self.wanted:
            text = self.written.encode()[:4096].decode("utf-8", "replace")
            setattr(self, self.wanted, text if text.strip() else None)
            self.wanted = None
        name = name.split(":", 1)[1] if ":" in name else name
        if name == "TextLine":
            self.end_line()
        elif name in ("TextBlock", "Page"):
            self.end_block()

    def text(self, text):
        if self.wanted:
            self.written += text

    def add(self, attributes):
        content = attributes.get("CONTENT")
        if content is None or not any(sign > " " for sign in content):
            return
        if self.count >= MOST_WORDS:
            raise Refused(f"it has more than {MOST_WORDS} words")
        self.count += 1
        confidence = number(attributes.get("WC"))
        if confidence is not None and not 0 <= confidence <= 1:
            confidence = None
        if confidence is not None:
            self.sum += confidence
            self.confident += 1
        content = "".join(" " if sign < " " else sign for sign in content).strip(" ")
        place = tuple(attributes.get(key) for key in ("HPOS", "VPOS", "WIDTH", "HEIGHT"))
        self.words.append((content, place, confidence))
        self.is_hyphenated = attributes.get("SUBS_TYPE") == "HypPart1"

    def end_line(self):
        if self.words:
            self.lines.append((self.words, self.is_hyphenated))
        self.words, self.is_hyphenated = [], False

    def end_block(self):
        self.end_line()
        if self.lines:
            self.blocks.append((self.language, self.lines))
        self.lines, self.language = [], None

    def page_text(self):
        """The text, and where each word is in it."""
        parts, starts, lengths, position = [], [], [], 0

        def write(text):
            nonlocal position
            parts.append(text)
            position += len(text)

        for _, lines in self.blocks:
            if parts:
                write("\n\n")
            for line, (words, is_hyphenated) in enumerate(lines):
                if line:
                    write("\n")
                for place, (word, _, _) in enumerate(words):
                    if place:
                        write(" ")
                    if is_hyphenated and place == len(words) - 1 and len(word) > 1 and word[-1] in SIGNS:
                        word = word[:-1]
                    starts.append(position)
                    lengths.append(len(word))
                    write(word)
                if is_hyphenated:
                    write("\u00ad")
        return "".join(parts), starts, lengths


# Words that look like words: WordShape and LikelyWords in Sources/Newspapers/Pages/Reading

BLANK = "\t\n\x0b\x0c\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"
WORD = re.compile(f"[^{BLANK}]+")
CONSONANTS = set("bcdfghjklmnpqrstvwxz") | set("çñßłśćźżšžčřďťň")
ALONE = set("aioueyáéíóúàèAIOUEYÁÉÍÓÚÀÈsStdlDL")


def signs(word):
    """Characters with their marks."""
    if word.isascii():
        return list(word)
    found = []
    for sign in word:
        if found and (unicodedata.category(sign) in ("Mn", "Me", "Mc") or sign in "\u200d\u200c"):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def is_letter(sign):
    return sign[0].isalpha() or unicodedata.category(sign[0]) == "Nl"


def is_number(sign):
    return sign[0].isascii() and sign[0].isdigit() or unicodedata.category(sign[0])[0] == "N"


def is_upper(sign):
    """As Swift's Character.isUppercase has it: º, too, which has case and stays what it is."""
    if sign.isascii():
        return "A" <= sign <= "Z"
    is_cased = sign.lower() != sign or len(sign) == 1 and (sign.isupper() or sign.islower())
    return len(sign) == 1 and sign.isupper() or sign.upper() == sign and is_cased


def is_likely(token):
    token = signs(token)
    places = [place for place, sign in enumerate(token) if is_letter(sign) or is_number(sign)]
    if not places or places[0] > 2 or len(token) - places[-1] > 4:
        return False
    word, after = token[places[0]:places[-1] + 1], token[places[-1] + 1:]
    if is_number(word[0]):
        while word and (is_number(word[0]) or word[0] in (",", ".", ":", "-", "/", "'", "’")):
            word = word[1:]
        return not word or "".join(word).lower() in ("st", "nd", "rd", "th", "d", "s", "c", "m")
    is_abbreviation = after[:1] == ["."]
    pieces, piece = [], []
    for sign in word:
        if sign in ("-", "'", "’", ".", "—", "–", "/", "&", "¬"):
            pieces.append(piece)
            piece = []
        else:
            piece.append(sign)
    return all(is_word(piece, is_abbreviation) for piece in pieces + [piece] if piece)


def is_word(word, is_abbreviation):
    if not all(map(is_letter, word)):
        return False
    if not all(ord(scalar) < 0x250 for sign in word for scalar in sign):
        return True
    capitals = sum(map(is_upper, word))
    text = "".join(word)
    if not (capitals in (0, len(word)) or capitals == 1 and is_upper(word[0]) or text.startswith(("Mc", "Mac"))):
        return False
    if len(word) == 1:
        return is_abbreviation or word[0] in ALONE
    run, previous, has_vowel = 0, None, False
    for sign in word:
        sign = sign.lower()
        run = run + 1 if sign == previous else 1
        if run == 3:
            return False
        previous = sign
        has_vowel = has_vowel or sign[0] not in CONSONANTS
    return has_vowel or is_abbreviation or capitals == len(word) <= 3


def likely_words(text):
    words = WORD.findall(text)
    return len(words), sum(map(is_likely, words))


# Lines

SPECIAL = re.compile('[\x00-\x1f"\\\\\x7f-\x9f\u2028\u2029]')
ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def json(value):
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list):
        return "[" + ",".join(map(json, value)) + "]"
    if isinstance(value, dict):
        return "{" + ",".join(f'"{key}":{json(item)}' for key, item in value.items()) + "}"
    if isinstance(value, Fraction):
        parts = math.floor(value.value * 10_000 + 0.5)
        return f"{parts // 10_000}.{parts % 10_000:04}"
    return '"' + SPECIAL.sub(lambda m: ESCAPES.get(m[0], f"\\u{ord(m[0]):04x}"), value) + '"'


class Fraction:
    def __init__(self, value):
        self.value = value


def fraction(value):
    return None if value is None else Fraction(value)


def whole(length):
    return None if length is None or abs(length) >= 1e9 else math.floor(length + 0.5)


def frame_of(file_name):
    stem = re.split(r"[/\\]", file_name or "")[-1].split(".")[0]
    return stem if re.fullmatch("[0-9]{4}", stem) else None


def decoded(data):
    """The text of an ocr.txt, and how many damaged places were replaced."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        text = data.decode("utf-16", "replace")
        return text, text.count("\ufffd")
    data = data[3:] if data[:3] == b"\xef\xbb\xbf" else data
    text = data.decode("utf-8", "replace")
    return text, text.count("\ufffd") - data.count(b"\xef\xbf\xbd")


class Maker:
    """Makes lines of what is found in an archive."""

    def __init__(self, archive, options):
        self.archive, self.options = archive, options
        name = archive.removeprefix("batch_")
        for ending in (".bz2", ".gz", ".xz", ".zst", ".tbz2", ".tgz", ".txz", ".tar"):
            name = name.removesuffix(ending)
        self.batch = None if archive == "-" or not name else name
        self.seen, self.other, self.last = set(), None, None
        self.pages_sum = hashlib.sha256()
        self.receipt = {
            "kind": "receipt", "archive": archive, "bytes": 0, "sha1": "", "members": 0, "pages": 0, "without_text": 0,
            "skipped": 0, "faults": 0, "replaced": 0, "text_bytes": 0, "pages_sha256": "", "complete": False,
            "schema": SCHEMA, "program": options.program}

    def print(self, line):
        sys.stdout.buffer.write(json(line).encode("utf-8", "surrogateescape") + b"\n")
        sys.stdout.buffer.flush()

    def fault(self, member, what):
        self.receipt["faults"] += 1
        if self.receipt["faults"] <= MOST_NOTES:
            print("broadsheet_pages:", ": ".join(filter(None, [self.archive, member, what])), file=sys.stderr)
        if self.options.receipts:
            self.print({"kind": "fault", "archive": self.archive, "member": member, "what": what})

    def is_new(self, path, page):
        if page in self.seen:
            self.fault(path, "the archive has this page twice")
            return False
        self.seen.add(page)
        return True

    def settle(self):
        if not self.other:
            return
        (path, page), data = self.other
        self.other = None
        if data is None:
            self.fault(path, "its ocr.txt is missing")
        elif self.is_new(path, page):
            self.take_text(path, page, data)

    def take(self, path, page, kind, data):
        """`data` is None if it is not wanted."""
        if (kind == "xml") != (self.options.text == "alto"):
            if self.last != page:
                self.settle()
                self.other = (path, page), data
            return
        self.arrive(page)
        if not self.is_new(path, page):
            return
        if kind == "txt":
            return self.take_text(path, page, data)
        try:
            alto = Alto(data)
        except Refused as refused:
            return self.fault(path, f"ALTO: {refused}")
        text, starts, lengths = alto.page_text()
        languages = {}
        for language, lines in alto.blocks:
            if language:
                languages[language] = languages.get(language, 0) + sum(len(words) for words, _ in lines)
        page_keys = {
            "frame": frame_of(alto.file_name),
            "languages": sorted(languages, key=lambda language: -languages[language]),
            "text": text, "text_source": "alto", "word_count": alto.count, "unit": alto.unit,
            "width": whole(alto.width if alto.width and alto.width > 0 else None),
            "height": whole(alto.height if alto.height and alto.height > 0 else None),
            "alto_sha256": hashlib.sha256(data).hexdigest()}
        if alto.confident:
            page_keys["quality"], page_keys["quality_basis"] = alto.sum / alto.confident, "confidence"
        if self.options.words:
            words = [word for _, lines in alto.blocks for line, _ in lines for word in line]
            page_keys["words"] = {"start": starts, "length": lengths}
            for place, key in enumerate("xywh"):
                page_keys["words"][key] = [whole(number(word[1][place])) for word in words]
            page_keys["words"]["confidence"] = [fraction(word[2]) for word in words]
        self.write(page, page_keys)

    def arrive(self, page):
        if self.other and self.other[0][1] == page:
            self.other = None
        else:
            self.settle()
        self.last = page

    def take_text(self, path, page, data):
        text, replaced = decoded(data)
        if len(text.encode("utf-8", "replace")) < 100 and text.strip("".join(map(chr, range(33)))) == "Text not available":
            self.fault(path, "Text not available")
            text = ""
        self.receipt["replaced"] += replaced
        self.write(page, {"text": text, "text_source": "ocr"})

    def write(self, page, keys):
        lccn, date, edition, sequence = page
        text = keys["text"]
        quality, basis = keys.get("quality"), keys.get("quality_basis")
        if quality is None or "word_count" not in keys:
            words, likely = likely_words(text)
            keys.setdefault("word_count", words)
            quality, basis = (likely / words, "estimate") if words else (None, None)
        data = text.encode()
        text_sum = hashlib.sha256(data).hexdigest()
        self.pages_sum.update(text_sum.encode() + b"\n")
        self.receipt["pages"] += 1
        self.receipt["text_bytes"] += len(data)
        self.receipt["without_text"] += not data
        languages = keys.get("languages", [])
        line = {"kind": "page"} if self.options.receipts else {}
        line |= {
            "id": f"{lccn}/{date}/ed-{edition}/seq-{sequence}", "lccn": lccn, "date": date, "year": int(date[:4]),
            "edition": edition, "sequence": sequence, "batch": self.batch,
            "awardee": self.batch and self.batch.split("_")[0], "reel": None, "issue_folder": None,
            "frame": keys.get("frame"), "language": languages[0] if languages else None, "languages": languages,
            "text": text, "text_source": keys["text_source"], "characters": len(text), "word_count": keys["word_count"],
            "quality": fraction(quality), "quality_basis": basis, "width": keys.get("width"), "height": keys.get("height"),
            "unit": keys.get("unit"), "text_sha256": text_sum, "alto_sha256": keys.get("alto_sha256")}
        if "words" in keys:
            line["words"] = keys["words"]
        self.print(line)


class Archive:
    """Reads an archive, whole or not."""

    def __init__(self, path, archive, options):
        self.options, self.maker = options, Maker(archive, options)
        self.source = Source(path)
        self.pages = 0
        receipt = self.maker.receipt
        stream = Stream(self.source)
        self.tar = Tar(stream)
        is_whole = False
        self.info = None
        try:
            self.read()
            is_whole = True
        except Damage:
            self.complain(receipt)
        except Bomb:
            self.give_up("the archive becomes more than 200 times its size")
        except Refused as refused:
            self.give_up(str(refused))
        while self.source.read():
            pass
        receipt["bytes"], receipt["sha1"] = self.source.count, self.source.sum.hexdigest()
        if is_whole:
            if stream.position - self.tar.end < 1024:
                self.maker.fault(None, "the archive lacks its end mark: it may be cut off")
            elif stream.left_over:
                self.maker.fault(None, "something else follows the archive")
            else:
                receipt["complete"] = True
                if not receipt["members"]:
                    self.maker.fault(None, "the archive is empty")
        if receipt["complete"]:
            self.maker.settle()
        elif self.maker.other:
            (path, _), _ = self.maker.other
            self.maker.fault(path, "the archive ends or is damaged after it")
        receipt["pages_sha256"] = self.maker.pages_sum.hexdigest()
        if options.receipts:
            self.maker.print(receipt)
        if receipt["faults"] > MOST_NOTES:
            print(f"broadsheet_pages: {archive}: and {receipt['faults'] - MOST_NOTES} more", file=sys.stderr)

    def known(self):
        """The page whose file is being read; None if it is another file."""
        found = page_of(self.info.name) if self.info and self.info.type in (b"0", b"\0", b"7") else None
        return found[0] if isinstance(found, tuple) else None

    def give_up(self, what):
        if self.known():
            self.maker.arrive(self.known())
            self.maker.fault(self.info.name, what)
        else:
            self.maker.fault(None, what)

    def complain(self, receipt):
        if self.known():
            self.give_up("the archive ends or is damaged within it")
        elif receipt["members"]:
            self.maker.fault(None, DAMAGED)
        elif not self.source.count:
            self.maker.fault(None, "the file is empty")
        elif self.source.beginning.lstrip(bytes(range(33)) + b"\xef\xbb\xbf").startswith(b"<"):
            self.maker.fault(None, "a web page where an archive was due")
        else:
            self.maker.fault(None, "it is no tar archive, or its beginning is damaged")

    def read(self):
        maker, tar = self.maker, self.tar
        if not self.source.beginning:
            pass
        while True:
            self.info = None
            self.info = info = tar.next()
            if info is None:
                if not self.source.count:
                    raise Damage("empty")
                return
            is_folder = info.type == b"5" or info.name.endswith("/")
            maker.receipt["members"] += not is_folder
            found = page_of(info.name) if info.type in (b"0", b"\0", b"7") else None
            if isinstance(found, tuple):
                self.read_page(info, *found)
            elif found:
                maker.fault(info.name, found)
                tar.stream.pass_over(info.size)
            else:
                maker.receipt["skipped"] += not is_folder
                tar.stream.pass_over(info.size)
            tar.finish(info)

    def read_page(self, info, page, kind):
        maker, tar = self.maker, self.tar
        if kind == ("xml" if self.options.text == "alto" else "txt"):
            self.pages += 1
            if self.pages > MOST_PAGES:
                raise Refused(f"the archive has more than {MOST_PAGES} pages")
        elif self.options.text == "ocr":
            maker.take(info.name, page, kind, None)
            return tar.stream.pass_over(info.size)
        if info.size > LONGEST:
            maker.arrive(page)
            maker.fault(info.name, "it is longer than 64 MiB")
            return tar.stream.pass_over(info.size)
        maker.take(info.name, page, kind, tar.data(info))


def main():
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("archives", nargs="+", metavar="ARCHIVE")
    parser.add_argument("--receipts", action="store_true")
    parser.add_argument("--text", choices=["alto", "ocr"], default="alto")
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--name")
    parser.add_argument("--program", default="python")
    options = parser.parse_args()
    status = 0
    for path in options.archives:
        try:
            archive = Archive(path, os.path.basename(options.name or path), options)
        except FileNotFoundError as error:
            print(f"broadsheet_pages: {path}: {error.strerror}", file=sys.stderr)
            status = 66
            continue
        receipt = archive.maker.receipt
        if not options.receipts and (receipt["faults"] or not receipt["complete"]):
            status = status or 65
    return status


if __name__ == "__main__":
    sys.exit(main())
