"""Print the pages of OCR archives and batches as JSON Lines, as `broadsheet corpus pages` does.

For machines that cannot run the program. It needs nothing but Python's own library; for archives that are compressed by zstd,
Python 3.14, or the module backports.zstd or pyzstd. It is slower, and a second opinion: the tests of Broadsheet compare the
lines of both byte for byte. In an archive that is damaged, the two can differ in the last member before the damage.
"""
import argparse
import bz2
import errno
import hashlib
import importlib
import lzma
import math
import os
import re
import signal
import stat
import sys
import tarfile
import unicodedata
import zlib
from xml.parsers import expat

LONGEST = 64 << 20
MOST_PAGES = 50_000
MOST_WORDS = 500_000
MOST_LANGUAGES = 50
MOST_NOTES = 20
DEEPEST = 64
END_MARK = 1024
SCHEMA = "broadsheet.page/1"
DAMAGED = "the archive is cut off or damaged"


class Damage(Exception):
    """The archive is cut off or damaged."""


class Undecompressed(Damage):
    """The archive cannot be decompressed to its end."""


class Bomb(Exception):
    """The archive expands to many times its size."""


class Refused(Exception):
    """A file is not what it should be."""


class Failure(Exception):
    """This machine cannot read an archive. Problems with the archive itself are faults."""

    def __init__(self, words, status):
        super().__init__(words)
        self.status = status


# Archives


class Source:
    """An archive's file, whose checksum is computed as it is read."""

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
    """zlib with the interface of bz2 and lzma."""

    def __init__(self):
        self.decompressor, self.tail = zlib.decompressobj(31), b""

    def decompress(self, data, limit):
        made = self.decompressor.decompress(self.tail + data, limit)
        self.tail = self.decompressor.unconsumed_tail
        return made

    eof = property(lambda self: self.decompressor.eof)
    unused_data = property(lambda self: self.decompressor.unused_data)
    needs_input = property(lambda self: not self.tail)


def zstd():
    for name in ("compression.zstd", "backports.zstd", "pyzstd"):
        try:
            found = importlib.import_module(name)
        except ImportError:
            continue
        Stream.errors += (found.ZstdError,)
        return found.ZstdDecompressor()
    raise Failure("cannot read zstd: install Python 3.14, or the module backports.zstd or pyzstd", 69)


KINDS = [(b"BZh", bz2.BZ2Decompressor), (b"\x1f\x8b", Gunzip), (b"\xfd7zXZ\0", lzma.LZMADecompressor),
         (b"\x28\xb5\x2f\xfd", zstd)]


class Stream:
    """The decompressed bytes of an archive: one or more compressed streams of the same kind."""
    errors = (OSError, EOFError, lzma.LZMAError, zlib.error)

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
            except self.errors as error:
                raise Undecompressed(str(error)) from error
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
                    raise Undecompressed("cut off")

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
    """The members of tar archives that follow one another. Python's own reader mistakes damage for the end."""

    def __init__(self, stream):
        self.stream, self.end = stream, 0
        # How many zeros follow the last member, and whether something else follows them that is no member.
        self.zeros, self.counts_zeros, self.is_followed = 0, True, False

    def header(self):
        """The next header that is not empty; None at the end."""
        while True:
            block = self.stream.read(512)
            if block.count(0) == len(block):
                self.zeros += len(block) if self.counts_zeros else 0
                if len(block) == 512:
                    continue
                # Zeros alone, less than a mark of an end, are no archive.
                if block and not self.end and self.zeros < END_MARK:
                    raise Damage("cut off")
                return None
            self.counts_zeros = False
            if len(block) < 512:
                raise Damage("cut off")
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
        try:
            return self.member()
        except Undecompressed:
            raise
        except Damage:
            # What follows the mark of the end is no damage.
            if self.zeros < END_MARK:
                raise
            self.is_followed = True
            return None

    def member(self):
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
                # Invalid UTF-8 becomes U+FFFD, as in the program.
                info.name = (name or info.name).encode("utf-8", "surrogateescape").decode("utf-8", "replace")
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
        self.end, self.zeros, self.counts_zeros = self.stream.position, 0, True


NAME = re.compile(r"([a-z]*)([0-9]+)/(\d{1,4})/(\d{1,2})/(\d{1,2})/ed-(\d{1,4})/seq-(\d{1,4})/ocr\.(xml|txt)", re.A)


def days_in(year, month):
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return [31, 29 if is_leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


def page_of(path):
    """What a member's path says: page and kind, or why there is none; None if it does not belong to a page."""
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
    if not (year >= 1 and 1 <= month <= 12 and 1 <= day <= days_in(year, month)):
        return "there is no such date"
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
    """What an ALTO file says about a page."""

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
            # In pieces, as in the program: errors have the same lines, and memory stays small.
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

    def page_text(self, joins):
        """The text, and where each word is in it. With `joins`, broken words are rejoined."""
        parts, starts, lengths, position, gap = [], [], [], 0, ""
        rules = printed = None
        if joins:
            printed = [[printed_line(words, is_broken) for words, is_broken in lines] for _, lines in self.blocks]
            rules = LineJoints(printed)

        def write(text):
            nonlocal position
            if text:
                parts.append(text)
                position += len(text)

        for block, (_, lines) in enumerate(self.blocks):
            for number, (words, is_hyphenated) in enumerate(lines):
                joint = None
                if joins and number + 1 < len(lines):
                    joint = rules.joint(printed[block][number], is_hyphenated, printed[block][number + 1])
                is_broken = joint is not None if joins else is_hyphenated
                for place, (word, _, _) in enumerate(words):
                    is_moved = place == 0 and gap in ("", "-") and position > 0
                    write(gap)
                    if is_broken and place == len(words) - 1 and len(word) > 1 and word[-1] in SIGNS:
                        word = word[:-1]
                    starts.append(position)
                    lengths.append(len(word))
                    write(word)
                    # The rest of a line whose first word was joined to the previous one.
                    gap = "\n" if is_moved else " "
                gap = "\n" if joint is None else joint
                if joint is None and is_hyphenated and not (joins and parts[-1][-1] in SIGNS):
                    write("-" if joins else "\u00ad")
            gap = "\n\n"
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


def is_blank(sign):
    return WORD.match(sign[0]) is None


def is_letter(sign):
    return sign[0].isalpha() or unicodedata.category(sign[0]) == "Nl"


def is_number(sign):
    return sign[0].isascii() and sign[0].isdigit() or unicodedata.category(sign[0])[0] == "N"


def is_upper(sign):
    """Like Swift's Character.isUppercase: includes º, which has case but does not change."""
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


# Words broken at the end of a line: LineJoints, LineEnd and PageVocabulary in Sources/Newspapers/Pages/Reading

TENS = {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"}
PART = re.compile("[A-Za-z0-9](?:.*[A-Za-z0-9])?", re.S)
LINES = re.compile("\r\n|[\n\x0b\x0c\r\x85\u2028\u2029]")
ENDS = re.compile(f"^[{BLANK}]+|[{BLANK}]+\\Z")


def is_numeral(sign):
    """Like Swift's Character.isNumber."""
    return "0" <= sign <= "9" if sign.isascii() else unicodedata.numeric(sign[0], None) is not None


def is_part_of_word(sign):
    return is_letter(sign) or is_numeral(sign)


def lowered(text):
    return "".join(map(str.lower, text))


def pieces(text):
    """The words between blanks. A blank may have a mark on it."""
    if text.isascii():
        return WORD.findall(text)
    found = [[]]
    for sign in signs(text):
        if is_blank(sign):
            found.append([])
        else:
            found[-1].append(sign)
    return ["".join(piece) for piece in found if piece]


def folded(word):
    """Small letters, without surrounding punctuation."""
    if word.isascii():
        found = PART.search(word)
        return found[0].lower() if found else ""
    word = signs(word)
    places = [place for place, sign in enumerate(word) if is_part_of_word(sign)]
    return unicodedata.normalize("NFC", lowered("".join(word[places[0]:places[-1] + 1]))) if places else ""


def printed_line(words, is_hyphenated):
    text = " ".join(piece for word, _, _ in words for piece in pieces(word))
    return text + "-" if is_hyphenated and text and text[-1] not in SIGNS else text


def is_all_capitals(word):
    letters = [sign for sign in word if is_letter(sign)]
    return len(letters) > 1 and all(map(is_upper, letters))


class LineJoints:
    """Decides how lines continue, based on the words of the whole page."""

    def __init__(self, blocks):
        """Takes the words within lines, where no hyphen can have split them."""
        self.words = {folded(word) for lines in blocks for line in lines for word in pieces(line)[1:-1]}

    def joint(self, line, is_hyphenated, following):
        """What replaces the sign in a word of two parts, "" or "-"; None if nothing is broken."""
        if not line or not following or line[-1] not in SIGNS:
            return None
        sign, head, tail = line[-1], [], []
        for part in reversed(signs(line)[:-1]):
            if is_blank(part):
                break
            head.insert(0, part)
        for part in signs(following):
            if is_blank(part):
                break
            tail.append(part)
        # A sign that stands alone, or after another, is a dash.
        if not head or not tail or not is_part_of_word(head[-1]) or not is_part_of_word(tail[0]):
            return None
        is_certain = is_hyphenated or sign not in "~\u2014"
        if is_numeral(head[-1]) or is_numeral(tail[0]):
            return "-" if is_certain else None
        first, second = "".join(head), "".join(tail)
        if is_upper(tail[0]):
            if not is_certain:
                return None
            return "" if is_all_capitals(head) and is_all_capitals(tail) else "-"
        if is_certain:
            return "-" if lowered(first) in TENS or folded(first + "-" + second) in self.words else ""
        knows = folded(first + second) in self.words
        knows_none = folded(first) not in self.words and folded(second) not in self.words
        return "" if knows or knows_none else None


def joined(text):
    """`text`, whose blocks end with empty lines, with broken words rejoined."""
    blocks = [[]]
    for line in LINES.split(text):
        line = ENDS.sub("", line)
        if line:
            blocks[-1].append(line)
        else:
            blocks.append([])
    blocks = [block for block in blocks if block]
    rules = LineJoints(blocks)
    made = []
    for lines in blocks:
        whole = lines[:1]
        for line, following in zip(lines, lines[1:]):
            joint = rules.joint(line, False, following)
            if joint is None:
                whole.append(following)
                continue
            parts = signs(following)
            count = next((place for place, sign in enumerate(parts) if is_blank(sign)), len(parts))
            whole[-1] = whole[-1][:-1] + joint + "".join(parts[:count])
            rest = next((place for place in range(count, len(parts)) if not is_blank(parts[place])), len(parts))
            if rest < len(parts):
                whole.append("".join(parts[rest:]))
        made.append("\n".join(whole))
    return "\n\n".join(made)


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


def batch_name(path):
    """The name of the file or batch folder, and the batch that it names: None if it names none."""
    parts = [part for part in path.split("/") if part not in ("", ".")]
    # The folder within a bag, where the batch itself is.
    archive = parts[-2] if len(parts) > 1 and parts[-1] == "data" else parts[-1] if parts else path
    name = archive.removeprefix("batch_")
    for ending in (".bz2", ".gz", ".xz", ".zst", ".tbz2", ".tgz", ".txz", ".tar"):
        if name[-len(ending):].lower() == ending:
            name = name[:-len(ending)]
    return archive, None if archive == "-" or not name else name


class Maker:
    """Makes lines from what is found in an archive."""

    def __init__(self, name, options):
        self.options = options
        self.archive, self.batch = archive, _ = batch_name(name)
        self.seen, self.other, self.last = set(), None, None
        self.fallbacks = set()  # Pages that were read from their other file.
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
            is_apart = self.options.text == "alto" and path.endswith(".xml") and page in self.fallbacks
            self.fault(path, "the page was read from its ocr.txt, which is elsewhere in the archive" if is_apart
                       else "the archive has this page twice")
            return False
        self.seen.add(page)
        return True

    def settle(self):
        if not self.other:
            return
        (path, page), data = self.other
        self.other = None
        if page in self.seen and page not in self.fallbacks:
            return  # Its wanted file was read before, apart from this one.
        if data is None:
            self.fault(path, "it has no ocr.txt next to it")
        elif self.is_new(path, page):
            self.fallbacks.add(page)
            self.take_text(path, page, data)

    def take(self, path, page, kind, data, origin=None):
        """`data` is None if it is not wanted; `origin` is the reel, folder and frame in a batch folder."""
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
        text, starts, lengths = alto.page_text(self.options.hyphens == "join")
        languages = {}
        for language, lines in alto.blocks:
            if language:
                languages[language] = languages.get(language, 0) + sum(len(words) for words, _ in lines)
        page_keys = {
            "origin": origin or (None, None, frame_of(alto.file_name)),
            "languages": sorted(languages, key=lambda language: -languages[language])[:MOST_LANGUAGES],
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
        self.write(page, {"text": joined(text) if self.options.hyphens == "join" else text, "text_source": "ocr"})

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
        reel, issue_folder, frame = keys.get("origin", (None, None, None))
        line = {"kind": "page"} if self.options.receipts else {}
        line |= {
            "id": f"{lccn}/{date}/ed-{edition}/seq-{sequence}", "lccn": lccn, "date": date, "year": int(date[:4]),
            "edition": edition, "sequence": sequence, "batch": self.batch,
            "awardee": self.batch and self.batch.split("_")[0], "reel": reel, "issue_folder": issue_folder,
            "frame": frame, "language": languages[0] if languages else None, "languages": languages,
            "text": text, "text_source": keys["text_source"], "characters": len(text), "word_count": keys["word_count"],
            "quality": fraction(quality), "quality_basis": basis, "width": keys.get("width"), "height": keys.get("height"),
            "unit": keys.get("unit"), "text_sha256": text_sum, "alto_sha256": keys.get("alto_sha256")}
        if "words" in keys:
            line["words"] = keys["words"]
        self.print(line)

    def wants(self, page):
        lccn, date, _, _ = page
        options = self.options
        return (not options.lccn or lccn in options.lccn) and options.first <= date <= options.last

    def finish(self):
        receipt = self.receipt
        receipt["pages_sha256"] = self.pages_sum.hexdigest()
        if self.options.receipts:
            self.print(receipt)
        if receipt["faults"] > MOST_NOTES:
            print(f"broadsheet_pages: {self.archive}: and {receipt['faults'] - MOST_NOTES} more", file=sys.stderr)
        if not receipt["pages"] and not receipt["faults"]:
            print(f"broadsheet_pages: {self.archive}: no pages", file=sys.stderr)


class Archive:
    """Reads an archive, complete or not."""

    def __init__(self, path, name, options):
        self.options, self.maker = options, Maker(name, options)
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
            self.give_up("the archive expands to more than 200 times its size")
        except Refused as refused:
            self.give_up(str(refused))
        # Zeros are no content: tapes and disks add them.
        follows = self.tar.is_followed or bool(stream.left_over.strip(b"\0"))
        while data := self.source.read():
            follows = follows or bool(data.strip(b"\0"))
        receipt["bytes"], receipt["sha1"] = self.source.count, self.source.sum.hexdigest()
        if is_whole:
            if self.tar.zeros < END_MARK:
                self.maker.fault(None, "the archive lacks its end mark: it may be cut off")
            elif follows:
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
        self.maker.finish()

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
            self.maker.fault(None, "it is a web page, not an archive")
        else:
            self.maker.fault(None, "it is not a tar archive, or its beginning is damaged")

    def read(self):
        maker, tar = self.maker, self.tar
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
        if not maker.wants(page):
            return tar.stream.pass_over(info.size)
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


# Batch folders

LETTER = re.compile(r"[^\W\d_]")
INTEGER = re.compile(r"[+-]?[0-9]{1,18}")
ATTRIBUTE = re.compile(f"""([^={BLANK}]*)[{BLANK}]*=[{BLANK}]*("[^"]*"|'[^']*')""")


def tags(data):
    """The tags of an XML file of NDNP, read leniently: their names, attributes, and the text up to the next tag."""
    for piece in data.decode("utf-8", "replace").split("<"):
        inside, end, text = piece.partition(">")
        if not end or not LETTER.match(inside):
            continue
        name = re.match(f"[^/{BLANK}]*", inside)[0]
        attributes = {}
        for key, value in ATTRIBUTE.findall(inside[len(name):]):
            attributes.setdefault(key.split(":")[-1], value[1:-1])
        yield name.split(":")[-1], attributes, re.sub(f"[{BLANK}]", "", text)


def integer(text):
    return int(text) if text is not None and INTEGER.fullmatch(text) else None


def normalized(lccn):
    """An LCCN as the Library normalizes it; None if it is not one."""
    number, hyphen, serial = re.sub(f"[{BLANK}]", "", lccn.lower()).split("/")[0].partition("-")
    if hyphen and not re.fullmatch("[0-9]{1,6}", serial):
        return None
    number += serial.zfill(6) if hyphen else ""
    return number if re.fullmatch("[a-z]{0,3}[0-9]{8}|[a-z]{0,2}[0-9]{10}", number) else None


def days(written):
    """The first and last day of a day, a month or a year; None if it is not one."""
    found = re.fullmatch("([0-9]{4})(?:-([0-9]{2}))?(?:-([0-9]{2}))?", written)
    if not found:
        return None
    year, month, day = (int(part) if part else None for part in found.groups())
    if year < 1 or not 1 <= (month or 1) <= 12 or not 1 <= (day or 1) <= days_in(year, month or 1):
        return None
    last = month or 12
    return (f"{year:04}-{month or 1:02}-{day or 1:02}", f"{year:04}-{last:02}-{day or days_in(year, last):02}")


class Folder:
    """Reads the pages of an NDNP batch in a folder, in the order of its list and of the issues' METS. No link is followed."""

    def __init__(self, path, name, options):
        if options.text == "ocr":
            raise Failure(f"{path} is a folder, and batch folders have no ocr.txt: use --text alto", 66)
        self.maker, self.sum = Maker(name, options), hashlib.sha1()
        self.folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        self.maker.receipt["complete"] = True
        try:
            self.read_batch(path)
        finally:
            os.close(self.folder)
        self.maker.receipt["sha1"] = self.sum.hexdigest()
        self.maker.finish()

    def read_batch(self, path):
        for name in ("data/batch.xml", "data/batch_1.xml", "batch.xml", "batch_1.xml"):
            data = self.read(name)
            if data is not None:
                break
        else:
            raise Failure(f"{path} is not a batch folder: it has no batch.xml", 66)
        issues = [(attributes, text) for tag, attributes, text in tags(data) if tag == "issue" and text]
        if not issues:
            self.maker.fault(name, "it lists no issues")
        for attributes, text in issues:
            self.read_issue("data/" if name.startswith("data/") else "", attributes, text)

    def read_issue(self, base, attributes, path):
        lccn, date = normalized(attributes.get("lccn", "")), attributes.get("issueDate", "")
        edition = integer(attributes.get("editionOrder", "1")) or 0
        if not lccn or len(date) != 10 or not days(date) or edition < 1:
            return self.miss(path, "its newspaper, day or edition is invalid")
        data = self.read(base + path)
        if data is None:
            return self.miss(path, "it is missing, or a link")
        parts = [part for part in path.split("/") if part not in ("", ".")]
        if len(parts) < 3:
            return self.miss(path, "it is not in the folder of a reel and an issue")
        pages = list(self.pages(data))
        if not pages:
            self.miss(path, "it names no OCR files")
        inside = "/".join(parts[:-1])
        for file, sequence in reversed(pages):
            if not 1 <= sequence <= 9999:
                self.miss(inside + "/" + file, "editions and pages are counted from 1")
        for file, sequence in pages:
            page = lccn, date, edition, sequence
            if 1 <= sequence <= 9999 and self.maker.wants(page):
                self.read_page(base, inside + "/" + file, page, (parts[-3], parts[-2], file[:-4]))

    def read_page(self, base, path, page, origin):
        data = self.read(base + path)
        if data is None:
            return self.miss(path, "it is missing, or a link")
        if len(data) > LONGEST:
            return self.maker.fault(path, "it is longer than 64 MiB")
        self.maker.take(path, page, "xml", data, origin)

    @staticmethod
    def pages(data):
        """The OCR files of an issue's pages, and their places in it."""
        records, files, record, file, page, count = {}, {}, None, None, None, 0
        for name, attributes, text in tags(data):
            if name == "dmdSec":
                record = attributes.get("ID")
            elif name == "start" and record is not None:
                records[record] = integer(text)
            elif name == "file":
                file = attributes.get("ID")
            elif name == "FLocat" and file is not None and "href" in attributes:
                files[file] = attributes["href"]
            elif name == "div":
                page = None
                if attributes.get("TYPE", "").endswith("page"):
                    count += 1
                    page = records.get(attributes.get("DMDID"))
                    page = count if page is None else page
            elif name == "fptr" and page is not None:
                path = files.get(attributes.get("FILEID"), "")
                if path.endswith(".xml"):
                    yield path.split("/")[-1], page

    def read(self, path):
        """The bytes of a file below the folder; None if it does not exist. Links and `..` are not followed."""
        parts = [part for part in path.split("/") if part not in ("", ".")]
        if path.startswith("/") or not parts or ".." in parts:
            return None
        folder = os.dup(self.folder)
        try:
            for part in parts[:-1]:
                inner = os.open(part, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=folder)
                os.close(folder)
                folder = inner
            file = os.open(parts[-1], os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=folder)
        except OSError as error:
            if error.errno in (errno.ENOENT, errno.ENOTDIR, errno.ELOOP, errno.ENAMETOOLONG):
                return None
            raise
        finally:
            os.close(folder)
        with open(file, "rb") as opened:
            if not stat.S_ISREG(os.fstat(file).st_mode):
                return None
            data = opened.read(LONGEST + 1)
        self.sum.update(data)
        self.maker.receipt["bytes"] += len(data)
        self.maker.receipt["members"] += 1
        return data

    def miss(self, member, what):
        """A fault that keeps pages from being found."""
        self.maker.receipt["complete"] = False
        self.maker.fault(member, what)


# Arguments


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(64, f"{self.prog}: {message}\n")


def lccn_argument(written):
    found = normalized(written)
    if not found:
        raise argparse.ArgumentTypeError(f"“{written}” is not an LCCN, such as sn83030214")
    return found


def date_argument(written):
    found = days(written)
    if not found:
        raise argparse.ArgumentTypeError(f"“{written}” is not a date: use 1865, 1865-10 or 1865-10-02")
    return found


def parsed():
    parser = Parser(
        description=__doc__.split("\n")[0],
        epilog="Exit status: 0 success, 64 incorrect usage, 65 unreadable data (without --receipts), 66 an archive does not "
               "exist, 69 a module is missing, 74 this machine cannot read or write.")
    parser.add_argument("archives", nargs="+", metavar="ARCHIVE", help="an archive or a batch folder; - for standard input")
    parser.add_argument("--receipts", action="store_true", help="print faults and receipts, too")
    parser.add_argument("--text", choices=["alto", "ocr"], default="alto", help="where the text comes from (default: alto)")
    parser.add_argument("--hyphens", choices=["keep", "join"], default="keep",
                        help="mark words broken at the end of a line with U+00AD, or join them (default: keep)")
    parser.add_argument("--words", action="store_true", help="add words, with their positions in the text and on the page")
    parser.add_argument("--lccn", type=lccn_argument, action="append", default=[],
                        help="only pages of this newspaper; can be repeated")
    parser.add_argument("--from", dest="first", type=date_argument, metavar="DATE",
                        help="only pages from this day, month or year on")
    parser.add_argument("--to", dest="last", type=date_argument, metavar="DATE",
                        help="only pages up to this day, month or year")
    parser.add_argument("--name", metavar="BATCH", help="the batch's name, instead of the file's")
    parser.add_argument("--threads", type=int, choices=[1, 2], default=1,
                        help="accepted for compatibility with the program; Python uses one")
    parser.add_argument("--program", metavar="VERSION", default="python", help="the version to name in receipts")
    options = parser.parse_args()
    if options.words and options.text == "ocr":
        parser.error("--words needs --text alto.")
    if options.name and len(options.archives) > 1:
        parser.error("--name is for one archive.")
    options.first = options.first[0] if options.first else ""
    options.last = options.last[1] if options.last else "9999-12-31"
    if options.first > options.last:
        parser.error("--from is after --to.")
    return options


def main():
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    options = parsed()
    failed, has_faults = 0, False
    for path in options.archives:
        try:
            reader = Folder if path != "-" and os.path.isdir(path) else Archive
            receipt = reader(path, options.name or path, options).maker.receipt
        except Failure as failure:
            print(f"broadsheet_pages: {failure}", file=sys.stderr)
            failed = failed or failure.status
            continue
        except OSError as error:
            print(f"broadsheet_pages: {error.filename or path}: {error.strerror}", file=sys.stderr)
            failed = failed or (66 if error.errno in (errno.ENOENT, errno.ENOTDIR) else 74)
            continue
        has_faults = has_faults or receipt["faults"] > 0 or not receipt["complete"]
    return failed or (65 if has_faults and not options.receipts else 0)


if __name__ == "__main__":
    sys.exit(main())
