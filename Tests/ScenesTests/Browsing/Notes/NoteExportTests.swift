import Citations
import Foundation
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import TestSupport
import Testing

/// Notes for other programs.
@MainActor @Suite(.timeLimit(.minutes(2))) struct NoteExportTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let service = NewspaperService(
    directory: StubDirectory(Newspaper.samples, isLocal: true), archive: StubArchive())

  private func lines(
    _ format: NoteExport.Format, _ query: ExcerptQuery = ExcerptQuery()
  ) async throws -> [String] {
    try await NoteExport(library: library, service: service).document(of: query, as: format).lines
  }

  private func fill() async throws {
    for excerpt in Excerpt.samples { try await library.put(excerpt) }
  }

  @Test(arguments: NoteExport.Format.allCases)
  func `each format has the recorded shape`(format: NoteExport.Format) async throws {
    try await fill()
    try Golden.expect(try await lines(format), in: "output/notes-export.\(format.rawValue)")
  }

  @Test func `without notes a document is still valid`() async throws {
    #expect(try await lines(.cslJSON) == ["[]"])
    #expect(try await lines(.markdown) == ["# Notes"])
    #expect(try await lines(.ris).isEmpty)
    #expect(try await lines(.annotations).isEmpty)
    #expect(try await lines(.csv).count == 1)
  }

  @Test func `the headings of a note come below its newspaper, and it is stored as it was`() async throws {
    let note = "# Ferries\n\n```\n# not one\n```\nBoats\n-----"
    try await library.put(Excerpt(of: Excerpt.samples[0].page, note: note, added: 1))
    let found = try await lines(.markdown)
    #expect(
      found.suffix(6) == ["#### Ferries", "", "```", "# not one", "```", "##### Boats"], "\(found)")
    #expect(try await library.contents().excerpts.map(\.note) == [note])
  }

  @Test(arguments: ["<!-- a", "```\n# code", "<pre>"])
  func `a note that leaves something open swallows no other`(note: String) async throws {
    try await library.put(Excerpt(of: Excerpt.samples[0].page, note: note, tags: ["a"], added: 1))
    try await library.put(Excerpt(of: Excerpt.samples[1].page, note: "last", tags: ["b"], added: 2))
    let found = try await lines(.markdown)
    let open = try #require(found.firstIndex(of: note.split(separator: "\n").map(String.init)[0]))
    let next = try #require(found.firstIndex(of: "## b"))
    #expect(
      ["-->", "```", "</pre>"].contains(found[next - 2]) && next - 2 > open, "\(found)")
  }

  @Test func `a tag is one section, however it is written`() async throws {
    let page = Excerpt.samples[0].page
    for (number, tags) in [["war", "War"], ["WAR"], ["peace"]].enumerated() {
      try await library.put(Excerpt(of: page, note: "note \(number)", tags: tags, added: Double(number)))
    }
    let found = try await lines(.markdown)
    #expect(found.filter { $0.hasPrefix("## ") } == ["## peace", "## WAR"], "\(found)")
    #expect(found.filter { $0.hasPrefix("note ") } == ["note 2", "note 0", "note 1"], "\(found)")
  }

  @Test func `a note that ends in a question mark gets no period`() async throws {
    try await fill()
    #expect(try await lines(.ris).contains("N1  - same captain as in the tribune?"))
  }

  @Test func `regions are in percent in every format`() async throws {
    try await fill()
    #expect(try await lines(.csv).joined().contains(",\"14.2,20.4,23,11.5|40,10,20,5\","))
    #expect(try await lines(.jsonl)[1].contains(#""regions":[[14.2,20.4,23,11.5],[40,10,20,5]]"#))
    #expect(try await lines(.annotations)[1].contains("xywh=percent:14.2,20.4,23,11.5"))
  }

  @Test func `the reader's note is separate from the facts`() async throws {
    try await fill()
    let note = "The count is in. Compare the Tribune of 3 Oct."
    #expect(try await lines(.ris).contains("N1  - LCCN sn83030214, image 12."))
    #expect(try await lines(.bibtex).contains("  annote = {\(note)}"))
    #expect(try await lines(.biblatex).contains("  annotation = {\(note)}"))
    #expect(try await lines(.cslJSON).contains { $0.contains("\"annote\":\"\(note)\"") })
  }

  @Test(arguments: [NoteExport.Format.ris, .bibtex, .biblatex, .cslJSON])
  func `each clip of a page is an entry, under a stable key`(format: NoteExport.Format) async throws {
    let page = Excerpt.samples[0].page
    for (number, id) in ["3f0c9a51d2e87b64", "a000000000000002"].enumerated() {
      let region = PageBox(x: 0.1 * Double(number), y: 0.2, width: 0.3, height: 0.1)
      try await library.put(Excerpt(id: id, of: page, regions: [region], tags: ["t\(number)"], added: 1))
      try await library.put(
        Excerpt(id: "b" + id.dropFirst(), of: page, regions: [region], headline: "Two Parts", added: 1))
    }
    let document = try await NoteExport(library: library, service: service).document(
      of: ExcerptQuery(), as: format)
    let text = document.lines.joined(separator: "\n")
    #expect(document.count == 4)
    for end in ["3f0c9a51", "a0000000", "two-parts", "two-parts_bf0c9a51"] {
      let found = text.components(separatedBy: "_seq-12_\(end)").dropFirst()
      #expect(found.filter { !($0.first.map { $0.isLetter || $0 == "_" } ?? false) }.count == 1, "\(text)")
    }
    let alone = try await lines(format, ExcerptQuery(tags: ["t1"]))
    #expect(alone.contains { $0.contains("_seq-12_a0000000") })
  }

  @Test func `only the requested notes are exported`() async throws {
    try await fill()
    #expect(try await lines(.jsonl, ExcerptQuery(tags: ["ferry"])).count == 2)
    #expect(try await lines(.jsonl, ExcerptQuery(words: "polls")).count == 1)
  }

  @Test func `an annotation follows the vocabulary`() async throws {
    try await fill()
    let objects = try await lines(.annotations).map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.count == 3)
    for object in objects {
      #expect(object["@context"] as? String == "http://www.w3.org/ns/anno.jsonld")
      #expect(object["type"] as? String == "Annotation" && (object["id"] as? String)?.contains(":") == true)
      let targets = try #require(object["target"] as? [[String: Any]])
      for target in targets { #expect((target["source"] as? String)?.hasPrefix("https://") == true) }
    }
    let clip = try #require(objects.first { ($0["id"] as? String)?.hasSuffix("3f0c9a51d2e87b64") == true })
    let targets = try #require(clip["target"] as? [[String: Any]])
    let selectors = targets.flatMap { $0["selector"] as? [[String: String]] ?? [] }
    #expect(
      selectors.compactMap { $0["value"] } == [
        "xywh=percent:14.2,20.4,23,11.5", "xywh=percent:40,10,20,5",
      ])
    #expect(selectors.first?["conformsTo"] == "http://www.w3.org/TR/media-frags/")
    #expect(selectors.compactMap { $0["exact"] } == ["WOMEN VOTE\nThe polls were open."])
    let bodies = try #require(clip["body"] as? [[String: String]])
    #expect(bodies.map { $0["purpose"] } == ["describing", "commenting", "tagging", "tagging"])
  }

  @Test func `printed text is not markup, and the reader's text stays`() async throws {
    let page = Excerpt.samples[0].page
    try await library.put(
      Excerpt(
        of: page, headline: "a [b](c) *d*", note: "- a *list*\n- of mine",
        text: "# HEAD\n1. one\n- two\n&lt;b> <i>\n=====\n~~~\n\n2) x", tags: ["a_b"], added: 1))
    let lines = try await lines(.markdown)
    #expect(lines.contains("## a\\_b"))
    #expect(
      lines.filter { $0.hasPrefix(">") } == [
        "> \\# HEAD", "> 1\\. one", "> \\- two", "> \\&lt;b\\> \\<i\\>", "> \\=====", "> \\~\\~\\~", ">",
        "> 2\\) x",
      ])
    #expect(lines.suffix(2) == ["- a *list*", "- of mine"])
    #expect(lines.contains { $0.contains("“[a \\[b\\](c) \\*d\\*](https://") || $0.contains("a \\[b\\]") })
  }

  @Test(arguments: NoteExport.Format.allCases)
  func `a document contains nothing that a terminal would obey`(format: NoteExport.Format) async throws {
    let evil = "a\u{1B}]0;x\u{7}b\u{202E}c\u{9B}31m }} | \r\nER  - \r\nTY  - BOOK\u{2028}d"
    let page = Excerpt.samples[0].page
    try await library.put(
      Excerpt(
        of: page, newspaper: Newspaper(lccn: page.issue.lccn, title: evil), headline: evil, authors: [evil],
        note: evil, text: evil, tags: [evil], foundBy: evil, added: 1))
    let lines = try await lines(format)
    for line in lines {
      let isSafe = line.unicodeScalars.allSatisfy {
        $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0 != "\u{202E}" && $0 != "\u{2028}"
      }
      #expect(isSafe, "\(line)")
    }
    if format == .ris { #expect(lines.filter { $0.hasPrefix("TY  -") || $0.hasPrefix("ER  -") }.count == 2) }
  }
}
