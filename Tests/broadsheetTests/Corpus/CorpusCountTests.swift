import Foundation
import TestSupport
import Testing

/// The counts of `corpus run`, checked by an independent Python program.
@Suite(.enabled(if: ArchiveBuilder.isInstalled("python3"), "Python is not there to compare with"))
struct CorpusCountTests {
  /// Reads archives and `rows.sqlite` with Python's own libraries, and says how they differ.
  private static let script = #"""
    import collections, hashlib, json, re, sqlite3, sys, tarfile, unicodedata
    corpus, result, job, sample, *terms = sys.argv[1:]
    def tokens(text):
        found, start, token = [], None, ""
        place = 0
        while place < len(text):
            c = text[place]
            if c == "\u00ad":
                place += 2 if text[place + 1:place + 2] == "\n" else 1
                continue
            if unicodedata.category(c)[0] in "LM":
                if start is None: start = place
                token += c.lower().replace("\u017f", "s")
                end = place + 1
            elif start is not None:
                found.append((token, start, end))
                start, token = None, ""
            place += 1
        return found + [(token, start, end)] if start is not None else found
    def tidy(text): return "".join(" " if part[0].isspace() else part
        for part in re.findall(r"\s+|\S+", text.replace("\u00ad\n", "")))
    with open(corpus + "/corpus.json") as file: batches = json.load(file)["batches"]
    with open(corpus + "/titles.jsonl") as file: states = {t["lccn"]: t["state"] or "" for t in map(json.loads, file)}
    pages = {}
    for batch in sorted(batches, key=lambda b: b["name"]):
        for member in tarfile.open(corpus + "/archives/" + batch["file"]):
            lccn, y, m, d, ed, seq, _ = member.name.split("/")
            text = tarfile.open(corpus + "/archives/" + batch["file"]).extractfile(member).read().decode()
            pages.setdefault(f"{lccn}/{y}-{m}-{d}/{ed}/{seq}", (batch["name"], lccn, int(y), text))
    cells = collections.defaultdict(lambda: [0, 0, set()])
    counts, hits = collections.defaultdict(lambda: [0, 0]), []
    for page, (batch, lccn, year, text) in pages.items():
        cell, words = (year, states.get(lccn, "")), tokens(text)
        cells[cell][0] += len(words)
        cells[cell][1] += 1
        cells[cell][2].add(page.rsplit("/", 1)[0])
        for number, term in enumerate(terms):
            wanted = [token for token, _, _ in tokens(term)]
            there = 0
            for place in range(len(words) - len(wanted) + 1):
                own = [token for token, _, _ in words[place:place + len(wanted)]]
                if own[:-1] != wanted[:-1]: continue
                if not (own[-1].startswith(wanted[-1]) if term.endswith("*") else own[-1] == wanted[-1]): continue
                there += 1
                start, end = words[place][1], words[place + len(wanted) - 1][2]
                hits.append((number, page, batch, *cell, start, tidy(text[max(0, start - 60):start]),
                             tidy(text[start:end]), tidy(text[end:end + 60])))
            if there:
                counts[(number, *cell)][0] += there
                counts[(number, *cell)][1] += 1
    if job == "terms":
        kept, seen = [], collections.Counter()
        for hit in sorted(hits, key=lambda h: (h[0], h[1], h[5])):
            seen[hit[0], hit[3], hit[4]] += 1
            if seen[hit[0], hit[3], hit[4]] <= 1000: kept.append(hit)
    elif int(sample):
        rank = lambda h: hashlib.sha256(f"{h[1]}:{h[5]}".encode()).hexdigest()
        kept = sorted(sorted(hits, key=lambda h: (rank(h), h[1], h[5], h[0]))[:int(sample)], key=lambda h: (h[0], h[1], h[5]))
    else:
        kept = sorted(hits, key=lambda h: (h[0], h[1], h[5]))
    db = sqlite3.connect(result + "/rows.sqlite")
    def compare(what, ours, theirs):
        for own, other in zip(ours, theirs):
            if own != other: sys.exit(f"{what}: {own} is {other}")
        if len(ours) != len(theirs): sys.exit(f"{what}: {len(ours)} are {len(theirs)}")
    compare("cells", sorted((*k, v[0], v[1], len(v[2])) for k, v in cells.items()), list(db.execute("select * from cell")))
    compare("counts", sorted((*k, *v) for k, v in counts.items()), list(db.execute("select * from count")))
    compare("hits", [(n + 1, *h) for n, h in enumerate(kept)], list(db.execute(
        'select number, term, id, batch, year, state, start, "left", match, "right" from hit order by number')))
    print(len(pages), sum(v[0] for v in counts.values()), len(kept), db.execute("pragma user_version").fetchone()[0])
    """#

  private static let terms = [
    "the", "liberty", "new york", "libert*", "co operat*", "i̇stanbul", "straße", "é*", "a b a", "ſtill",
    "New  York Sun",
    "zzzz",
  ]

  private func check(_ corpus: MadeCorpus, _ job: String, sample: Int? = nil, _ terms: [String])
    async throws -> (outcome: Program.Outcome, said: String)
  {
    let options = sample.map { ["--sample", "\($0)"] } ?? []
    let outcome = try await corpus.program.run(["corpus", "run", corpus.path, job] + terms + options)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let result = try #require(outcome.lines.last)
    let theirs = try await corpus.program.run(
      ["python3", "-c", CorpusCountTests.script, corpus.path, result, job, "\(sample ?? 0)"] + terms,
      executable: "/usr/bin/env")
    #expect(theirs.exitCode == 0, "\(theirs.errors)")
    return (outcome, theirs.output)
  }

  /// Pages of random words, some of them in two batches.
  private func corpus(_ seed: Int) throws -> MadeCorpus {
    var random = SeededGenerator(seed: seed)
    let words = [
      "the", "The", "liberty", "Liber\u{AD}\nty", "liberties", "new", "York", "New\nYork", "sun",
      "co\u{AD}\noperate",
      "co operation", "İstanbul", "Straße", "STRASSE", "été", "e\u{301}", "a", "b", "ſtill", "1916", "—",
      "\u{AD}", "x\u{AD}y",
      "don't", "日本", "\u{2003}", "\n\n",
    ]
    func text() -> String {
      (0..<Int.random(in: 0...120, using: &random)).compactMap { _ in words.randomElement(using: &random) }
        .joined(separator: Bool.random(using: &random) ? " " : "\n")
    }
    var all: [MadeCorpus.Page] = []
    for lccn in ["sn83030214", "sn83045462", "sn99021999"] {
      for day in 1...18 {
        for sequence in [1, 2, 70] where Int.random(in: 0..<4, using: &random) > 0 {
          all.append(
            MadeCorpus.Page(
              lccn, "\(1899 + day % 3)-0\(day % 9 + 1)-\(10 + day)", text(), edition: 1 + day % 2,
              sequence: sequence))
        }
      }
    }
    var batches: [String: [MadeCorpus.Page]] = [:]
    for name in ["a_one_ver01", "B_two_ver01", "c_three_ver01", "c-four_ver01"] {
      batches[name] = all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }.map {
        MadeCorpus.Page(
          $0.lccn, $0.date, Bool.random(using: &random) ? $0.text : text(), edition: $0.edition,
          sequence: $0.sequence)
      }
    }
    return try MadeCorpus(
      batches, states: ["sn83030214": "New York", "sn83045462": "District of Columbia", "sn00000000": "Ohio"])
  }

  @Test(arguments: 1...4) func `archives and pages give the same counts as Python`(seed: Int) async throws {
    let corpus = try corpus(seed)
    let (first, said) = try await check(corpus, "terms", CorpusCountTests.terms)
    let rows = try corpus.file("rows.sqlite", of: first)
    // The same from the pages, once they have been read: under the same name, and identical to the byte.
    try FileManager.default.removeItem(atPath: corpus.path + "/results")
    let pages = try await corpus.run("pages")
    #expect(pages.exitCode == 0 && pages.output == corpus.path + "/pages\n", "\(pages)")
    let (second, again) = try await check(corpus, "terms", CorpusCountTests.terms)
    #expect(again == said && second.output == first.output)
    #expect(try corpus.file("rows.sqlite", of: second) == rows)
    _ = try await check(corpus, "concordance", ["libert*"])
    let (_, sampled) = try await check(corpus, "concordance", sample: 7, ["the"])
    #expect(sampled.split(separator: " ").dropFirst(2).first == "7", "\(sampled)")
  }

  @Test func `each cell stores its first thousand places, in order`() async throws {
    let many = String(repeating: "the \n", count: 700)
    let pages = (1...4).flatMap { day in
      [2, 1].map {
        MadeCorpus.Page("sn83030214", "190\(day % 2)-01-0\(day)", many + "\($0) end", sequence: $0)
      }
    }
    let corpus = try MadeCorpus(
      ["b_x_ver01": pages, "a_x_ver01": Array(pages.prefix(3))], states: ["sn83030214": "Ohio"])
    let (outcome, said) = try await check(corpus, "terms", ["the", "end"])
    #expect(said == "8 5608 2008 1\n")
    let left = try corpus.description(of: outcome)["left_out"] as? [String: Int]
    #expect(left == ["hits": 3600])
  }

  @Test(.enabled(if: SharedData.isThere, "the shared data is not there"))
  func `real pages have the same counts as in Python`() async throws {
    let texts = try SharedData.archivedTexts("pages/ocr_front_pages_1916.tar.zst")
    let some = SharedData.isReadWhole ? texts : Array(texts.prefix(24))
    let pages = some.enumerated().map { number, text in
      MadeCorpus.Page(
        number % 3 == 0 ? "sn83030214" : "sn83045462",
        "\(1900 + number / 280)-0\(number / 28 % 9 + 1)-\(10 + number % 18)",
        text, sequence: number + 1)
    }
    let corpus = try MadeCorpus(
      ["a_one_ver01": Array(pages.dropLast(5)), "a_two_ver01": Array(pages.suffix(12))],
      states: ["sn83030214": "New York"])
    _ = try await check(corpus, "terms", CorpusCountTests.terms)
  }
}
