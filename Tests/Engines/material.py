"""What the engines read: archives and a corpus, made from the demonstration newspaper, odd pages of our own, and real ones."""
import glob
import gzip
import io
import json
import lzma
import os
import subprocess
import sys
import tarfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BROADSHEET = os.environ.get("BROADSHEET", os.path.join(ROOT, ".build", "debug", "broadsheet"))
SHARED = os.environ.get("BROADSHEET_SHARED_DATA", os.path.join(os.path.dirname(ROOT), "shared", "data"))
PAGES = os.path.join(ROOT, "Fixtures", "demonstration", "pages")

TITLES = {"sn83030214": "New York", "sn83045462": "District of Columbia", "sn99021999": "Nebraska"}
# A newspaper that the catalog does not know, and one without a state.
UNKNOWN, STATELESS = "sn84000001", "sn84000002"

ODD = [
    ["Liberty and LIBERTY, liberties: the ſame liberty-loving lib-", "erty İſtanbul ΣΑΣ ΌΣΟΣ Straße"],
    ["of the of the of the", "e\u0301te\u0301 A\u030a na\u00efve 1st 2nd x\u00b2 \u2168 \u24b6b"],
    ["co\u00ad", "operate co\u00adoperate op\u00ad\u00ad", "", "  e\u00a0rate\u2003\u2003of", "the Co-operate"],
    ["\u041f\u0440\u0438\u0432\u0435\u0442 \u65e5\u672c\u8a9e \u05e9\u05dc\u05d5\u05dd"],
    ["\"quoted\\\" \u2028 \x7f <of> &the& \U0001d504\U0001f600of the"],
]


def alto(lines, unit="inch1200"):
    rows = []
    for line in lines:
        words = "".join(
            f'<String CONTENT="{"".join(f"&#{ord(sign)};" for sign in word)}" HPOS="{40 * place}" VPOS="{20 * len(rows)}" '
            f'WIDTH="30" HEIGHT="10" WC="0.{place % 9 + 1}"/>' for place, word in enumerate(line.split(" ")) if word)
        rows.append(f"<TextLine>{words}{'<HYP/>' if line.endswith('-') else ''}</TextLine>")
    return (f"<alto><Description><MeasurementUnit>{unit}</MeasurementUnit><fileName>0007.tif</fileName></Description>"
            f'<Layout><Page WIDTH="900" HEIGHT="1200"><TextBlock language="eng">{"".join(rows)}</TextBlock></Page></Layout>'
            "</alto>").encode()


def demonstration():
    for path in sorted(glob.glob(os.path.join(PAGES, "*.xml"))):
        with open(path, "rb") as xml, open(path[:-4] + ".txt", "rb") as text:
            yield text.read(), xml.read()


def real():
    for path in sorted(glob.glob(os.path.join(SHARED, "pages", "*.alto.xml.xz"))):
        with lzma.open(path) as file:
            yield b"", file.read()


def write_archive(path, pages, is_cut=False):
    """Pages are (folder, text, ALTO), as chronam writes them; text or ALTO may be missing."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:bz2", format=tarfile.GNU_FORMAT) as archive:
        for folder, *files in pages:
            for kind, content in zip(("txt", "xml"), files):
                if content:
                    member = tarfile.TarInfo(f"{folder}/ocr.{kind}")
                    member.size = len(content)
                    archive.addfile(member, io.BytesIO(content))
    whole = data.getvalue()
    with open(path, "wb") as file:
        file.write(whole[:len(whole) * 2 // 3] if is_cut else whole)


def issues(lccn, year, files, editions=1):
    """The files as pages of issues with two pages each."""
    for number, (text, xml) in enumerate(files):
        day, page = number // 2 % 28 + 1, number % 2 + 1
        yield f"{lccn}/{year + number // 112}/{number // 56 % 2 + 1:02}/{day:02}/ed-{editions}/seq-{page}", text, xml


def odd():
    return [(b"", alto(lines, unit)) for lines, unit in zip(ODD, ["inch1200", "mm10", "pixel", "inch1200", "mm10"])]


def archives():
    """Name of a batch -> its pages. Pages of dlc_ant_ver01 are in dlc_ant_ver02, too."""
    shown = list(demonstration())
    ant = list(issues("sn83030214", 1900, shown + odd()))
    bee = list(issues("sn83045462", 1901, (shown * 5)[:100])) + list(issues("sn83045462", 1865, real()))
    bee += [("sn83045462/1900/03/01/ed-1/seq-1", b"of the liberty \xff co\xc2\xad\noperate", None),
            ("sn83045462/1900/03/02/ed-1/seq-1", b"Text not available", None),
            # A day that does not exist, and a name that is not UTF-8.
            ("sn83045462/1900/02/30/ed-1/seq-1", b"x", b"<alto/>"), ("\udce9/sn83045462/1900/02/30/ed-1/seq-1", b"x", None)]
    return {
        "dlc_ant_ver01": ant,
        "dlc_ant_ver02": ant[4:] + list(issues("sn83030214", 1900, shown, editions=2))[6:10],
        "dlc_bee_ver01": bee,
        "nbu_cat_ver01": list(issues("sn99021999", 1901, shown[3:])) + list(issues(UNKNOWN, 1903, odd()))
        + list(issues(STATELESS, 1903, odd()[:2])),
        "nbu_cut_ver01": list(issues("sn99021999", 1904, shown * 4)),
    }


class Corpus:
    """A corpus folder, and what the program itself makes of its archives."""

    def __init__(self, folder, arguments=()):
        self.folder, self.lines = folder, {}
        os.makedirs(os.path.join(folder, "archives"))
        os.makedirs(os.path.join(folder, "receipts"))
        batches = []
        for name, pages in archives().items():
            path = os.path.join(folder, "archives", name + ".tar.bz2")
            write_archive(path, pages, is_cut=name == "nbu_cut_ver01")
            command = [BROADSHEET, "corpus", "pages", "--receipts", *arguments, path]
            # Some terminals' line ends would end lines of JSON, too: only line feeds do.
            made = subprocess.run(command, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
            self.lines[name] = made.split(b"\n")[:-1]
            batches.append({"name": name, "file": name + ".tar.bz2", "bytes": os.path.getsize(path), "sha1": None,
                            "url": f"https://example.org/data/ocr/{name}.tar.bz2", "lccns": [], "doubtful": False,
                            "state": "listed"})
            self.keep(name)
        with open(os.path.join(folder, "corpus.json"), "w", encoding="utf-8") as file:
            json.dump({"schema": "broadsheet.corpus/1", "program": "0", "batches": batches,
                       "query": {"lccns": [], "awardees": [], "from": None, "to": None}}, file)
        with open(os.path.join(folder, "titles.jsonl"), "w", encoding="utf-8") as file:
            for lccn, state in {**TITLES, STATELESS: None}.items():
                print(json.dumps({"lccn": lccn, "title": lccn, "state": state}), file=file)

    def keep(self, name):
        """Writes the batch's pages and receipt, as `broadsheet corpus run DIR pages` does."""
        place = os.path.join(self.folder, "pages", "batch=" + name)
        os.makedirs(place)
        with gzip.open(os.path.join(place, "pages.jsonl.gz"), "wb") as file:
            file.writelines(line + b"\n" for line in self.kept(name, "page"))
        with open(os.path.join(self.folder, "receipts", name + ".jsonl"), "wb") as file:
            file.writelines(line + b"\n" for kind in ("fault", "receipt") for line in self.kept(name, kind))

    def kept(self, name, kind):
        """The batch's lines of a kind; those of pages without it."""
        head = b'{"kind":"%s",' % kind.encode()
        found = [line for line in self.lines[name] if line.startswith(head)]
        return [b"{" + line[len(head):] for line in found] if kind == "page" else found

    def pages(self, name=None):
        names = [name] if name else self.lines
        return [json.loads(line) for name in names for line in self.kept(name, "page")]

    def receipt(self, name):
        return json.loads(self.lines[name][-1])


if __name__ == "__main__":
    Corpus(sys.argv[1])
