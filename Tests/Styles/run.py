#!/usr/bin/env python3
"""Has other programs read our citations, and compares ours with pandoc's: `make test-styles`.

RIS is read by rispy, BibLaTeX by bibtexparser and pandoc, BibTeX by bibtexparser, wikitext by mwparserfromhell. Each has to
give back the title and the headline. With the folder of CSL styles that BROADSHEET_CSL names (from
github.com/citation-style-language/styles), pandoc makes citations of our CSL-JSON, which have to be ours to the letter.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

import bibtexparser
import mwparserfromhell
import pypandoc
import rispy

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROBE = os.path.join(ROOT, ".build", "debug", "citation-probe")
PANDOC = pypandoc.get_pandoc_path()
COUNT, SEED = os.environ.get("REFERENCES", "500"), os.environ.get("SEED", "1")
STYLES = [("chicago", "chicago-notes-bibliography", True), ("chicago-bib", "chicago-notes-bibliography", False),
          ("mla", "modern-language-association", False), ("apa", "apa", False)]
failures = []


def expect(what, reference, own, other):
    if own != other:
        failures.append(f"{reference['key']}: {what}\n  ours:   {own!r}\n  theirs: {other!r}")


def references():
    lines = subprocess.run([PROBE, COUNT, SEED], check=True, capture_output=True, text=True).stdout.splitlines()
    made = [json.loads(line) for line in lines]
    for reference in made:
        reference["facts"] = json.loads(reference["facts"])
    return made


def squeezed(text):
    return " ".join(text.split())


def ris(reference):
    read = rispy.loads(reference["ris"])
    expect("records of RIS", reference, 1, len(read))
    facts, entry = reference["facts"], read[0]
    if facts["kind"] == "newspaper":
        return expect("RIS, title", reference, squeezed(facts["title"]), squeezed(entry.get("title", "")))
    expect("RIS, newspaper", reference, squeezed(facts["title"]), squeezed(entry.get("secondary_title", "")))
    expect("RIS, authors", reference, int(facts["authors"]), len(entry.get("authors", [])))
    expect("RIS, page", reference, facts.get("page"), entry.get("start_page"))
    if "headline" in facts:
        expect("RIS, headline", reference, squeezed(facts["headline"]), squeezed(entry.get("title", "")))


def plain_tex(text):
    """What TeX would print for what we write."""
    for written, printed in [("\\textbackslash{}", "\0"), ("\\textasciitilde{}", "~"), ("\\textasciicircum{}", "^")]:
        text = text.replace(written, printed)
    # The invisible counterpart of a single brace.
    text = text.replace("\\vphantom{\\}}", "").replace("\\vphantom{\\{}", "")
    text = re.sub(r"(?<!\\)[{}]", "", text)
    return squeezed(re.sub(r"\\([&%$#_{}])", r"\1", text).replace("\0", "\\"))


def bibtex(reference, style):
    library = bibtexparser.parse_string(reference[style])
    expect(f"entries of {style}", reference, (1, 0), (len(library.entries), len(library.failed_blocks)))
    if len(library.entries) != 1:
        return
    entry, facts = library.entries[0], reference["facts"]
    expect(f"{style}, key", reference, reference["key"], entry.key)
    name = {"biblatex": "journaltitle", "bibtex": "journal"}[style]
    if facts["kind"] != "newspaper":
        expect(f"{style}, newspaper", reference, squeezed(facts["title"]), plain_tex(entry[name]))
    if "headline" in facts:
        expect(f"{style}, headline", reference, squeezed(facts["headline"]), plain_tex(entry["title"]))


def wikitext(reference):
    code = mwparserfromhell.parse(reference["wikipedia"])
    templates = [each for each in code.filter_templates() if str(each.name).strip() != "!"]
    expect("templates", reference, 1, len(templates))
    expect("nothing but a template", reference, 1, len(code.nodes))
    expect("tags", reference, [], [str(tag) for tag in code.filter_tags()])
    # An escaped sign is a sign; anything else that looks like one is text of the reference.
    name = "title" if reference["facts"]["kind"] == "newspaper" else "newspaper"
    value = str(templates[0].get(name).value).strip() if templates and templates[0].has(name) else ""
    for written, sign in [("{{!}}", "|"), ("&#91;", "["), ("&#93;", "]"), ("&#123;", "{"), ("&#125;", "}"),
                          ("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&amp;", "&")]:
        value = value.replace(written, sign)
    expect("wikitext, newspaper", reference, squeezed(reference["facts"]["title"]), squeezed(value))


def pandoc(arguments, text):
    done = subprocess.run([PANDOC, *arguments], input=text, capture_output=True, text=True)
    if done.returncode != 0:
        failures.append(f"pandoc {' '.join(arguments)}: {done.stderr}")
    return done.stdout


def by_pandoc(made):
    """All BibLaTeX at once: if an entry is missing then, another one swallowed it."""
    read = json.loads(pandoc(["-f", "biblatex", "-t", "csljson"], "\n".join(each["biblatex"] for each in made)) or "[]")
    expect("entries that pandoc reads", {"key": "BibLaTeX"}, [each["key"] for each in made], [each["id"] for each in read])
    for reference, entry in zip(made, read):
        if "authors" in reference["facts"]:
            expect("authors by pandoc", reference, int(reference["facts"]["authors"]), len(entry.get("author", [])))


def unmarked(text):
    """Without Markdown's brackets around addresses, its links and its backslashes."""
    text = re.sub(r"\[([^\]]*)\]\(([^)]*)\)", r"\1", text)
    text = re.sub(r"<(https?://[^>]*)>", r"\1", text)
    # Pandoc leaves commas and periods between two quotation marks; Chicago and MLA put them before both.
    text = re.sub(r"’([,.])”", r"\1’”", text)
    return re.sub(r"\\(.)", r"\1", text)


def by_style(made, style, file, is_note):
    for reference in made:
        # Each in a separate document: a style distinguishes entries with the same author or year by more names
        # and letters.
        answer = formatted(json.loads(reference["csl-json"]), file, is_note)
        # A style capitalizes headlines in its own way; ours stay as typed.
        expect(f"{style} by {os.path.basename(file)}", reference, unmarked(reference[style]).lower(),
               unmarked(answer).lower())


def formatted(item, file, is_note):
    """What pandoc makes of an item in a style."""
    with tempfile.TemporaryDirectory() as folder:
        data = os.path.join(folder, "items.json")
        item["id"] = "i"
        with open(data, "w") as written:
            json.dump([item], written)
        arguments = ["-f", "markdown", "--citeproc", "--bibliography", data, "--csl", file, "-t", "markdown-smart",
                     "--wrap=none"]
        if is_note:
            page = f", p. {item['page']}" if "page" in item else ""
            notes = pandoc([*arguments, "-M", "suppress-bibliography=true"], f"X[@i{page}]\n")
            found = re.search(r"^\[\^1\]: (.*)$", notes, re.M)
        else:
            entries = pandoc(arguments, "---\nnocite: '@*'\n---\n")
            found = re.search(r"^::+ \{#ref-i .*\}\n(.*)\n:::", entries, re.M)
        return found[1] if found else ""


def main():
    made = references()
    for reference in made:
        ris(reference)
        bibtex(reference, "bibtex")
        bibtex(reference, "biblatex")
        wikitext(reference)
    by_pandoc(made)
    folder = os.environ.get("BROADSHEET_CSL", "")
    for style, name, is_note in STYLES:
        file = os.path.join(folder, name + ".csl")
        if not folder or not os.path.exists(file):
            print(f"{style}: not compared with pandoc: no {name}.csl in BROADSHEET_CSL")
            continue
        # A style has its own words for items without a headline or page, and none for those without an address.
        plain = [each for each in made if not each["facts"]["odd"] and "headline" in each["facts"]
                 and "page" in each["facts"] and "address" in each["facts"]]
        by_style(plain, style, file, is_note)
        if not plain:
            sys.exit(f"{style}: there was nothing to compare")
        print(f"{style}: {len(plain)} citations compared with pandoc's")
    print(f"{len(made)} references read by rispy, bibtexparser, mwparserfromhell and pandoc, {len(failures)} failures")
    if failures:
        sys.exit("\n".join(failures[:40]))


if __name__ == "__main__":
    main()
