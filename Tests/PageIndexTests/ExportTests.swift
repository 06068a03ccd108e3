import Foundation
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// What `index export` writes, and `index add` reads.
struct ExportTests {
  private let shelf = Shelf()
  private let other = Shelf()
  private let files = TemporaryFolder()

  /// Adds lines to the other index.
  private func add(_ lines: [String]) async throws -> PageImporter.Progress {
    try FileManager.default.createDirectory(atPath: files.path, withIntermediateDirectories: true)
    let file = files.file("pages.jsonl")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: file))
    let importer = PageImporter(
      index: other.index,
      readLayout: { _, host throws(NewspaperError) in throw .malformed(host: host, what: "no layout") },
      now: { 5 })
    return try await importer.add([file], isTrial: false) { _ in }
  }

  private func lines(_ shelf: Shelf) async throws -> [String] {
    let part = try await shelf.index.exported(after: 0)
    return (part?.lines ?? []).map { String(decoding: $0, as: UTF8.self) }
  }

  private func page(_ id: String) throws -> PageID { try KeptPage.made(id, "").page }

  /// One that was read, one that a search found and that was read again, and one with only a reading.
  private func fill() async throws {
    try await shelf.index.keep([
      .made("sn83000001/1900-01-01", "gold", way: .read, fetched: 7),
      KeptPage(
        page: page("sn83000001/1900-01-02"), text: "s1lver", title: "Star", languages: ["Latin"],
        source: "news.example", way: .found, fetched: 8, quality: 0.5),
    ])
    try await shelf.index.index("silver", of: page("sn83000001/1900-01-02"))
    try await shelf.index.index("zinc", of: page("sn83000002/1910-01-03"))
  }

  @Test func `readings, and what was read, survive the way to another machine`() async throws {
    try await fill()
    let lines = try await lines(shelf)
    #expect(try await add(lines).count == KeptCount(added: 3))
    #expect(try await self.lines(other) == lines)
    for query in ["is:read", "gold", "s1lver", "silver", "zinc", "silver s1lver"] {
      let expected = try await shelf.found(query)
      #expect(try await other.found(query) == expected, "\(query)")
    }
    #expect(try await other.found("zinc is:read") == ["sn83000002/1910-01-03/ed-1/seq-1"])
    let (before, after) = (try await shelf.index.summary(), try await other.index.summary())
    #expect(after.pages == before.pages && after.newspapers == before.newspapers)
    #expect(after.years == before.years)
    // A text from one server is not offered for another.
    let found = try page("sn83000001/1900-01-02")
    #expect(try await other.index.text(of: found, from: "news.example")?.text == "s1lver")
    #expect(try await other.index.text(of: found, from: "other.example") == nil)
    #expect(try await other.index.text(of: page("sn83000002/1910-01-03")) == nil)
    #expect(try await add(lines).count == KeptCount(passedOver: 3))
    #expect(try await other.index.check().faults == [])
    try other.checkWords()
  }

  @Test func `what is there already is completed, not replaced`() async throws {
    try await fill()
    try await other.index.keep([
      .made("sn83000001/1900-01-01", "gold"), .made("sn83000002/1910-01-03", "lead"),
    ])
    try await other.index.index("tin", of: page("sn83000001/1900-01-02"))
    let result = try await add(lines(shelf))
    #expect(result.count == KeptCount(replaced: 2, passedOver: 1))
    #expect(try await other.found("gold is:read").count == 1)
    #expect(try await other.found("lead zinc").count == 1)
    #expect(try await other.found("s1lver tin").count == 1, "the reading of this machine stays")
    #expect(try await other.found("silver").isEmpty)
    try other.checkWords()
  }

  @Test func `the lines of earlier versions are still read`() async throws {
    let line = """
      {"fetched":1,"page":{"date":"1900-01-02","edition":1,"lccn":"sn83000001","sequence":3},"source":"x","text":"gold"}
      """
    #expect(
      try await add([line, line.replacing("gold", with: "").replacing(":3}", with: ":4}")]).emptyPages == 1)
    #expect(try await other.found("gold") == ["sn83000001/1900-01-02/ed-1/seq-3"])
    #expect(try await other.found("is:read").isEmpty)
    #expect(try await other.index.text(of: page("sn83000001/1900-01-02/3"), from: "any.example") != nil)
  }

  @Test func `the pages of a corpus are added, and its faults reported`() async throws {
    let page =
      #""lccn":"sn83000001","date":"1900-01-02","edition":1,"sequence":3,"batch":"dlc_a_ver01","text":"gold","quality":0.5"#
    let lines = [
      "{\(page)}", #"{"kind":"page",\#(page.replacing(":3,", with: ":4,"))}"#,
      #"{"kind":"fault","archive":"a.tar","member":null,"what":"the archive is cut off or damaged"}"#,
      #"{"kind":"archive","complete":false}"#,
    ]
    let result = try await add(lines)
    #expect(result.count == KeptCount(added: 2))
    #expect(result.faults == ["\(files.file("pages.jsonl")), line 3: the archive is cut off or damaged"])
    #expect(try await other.found("gold batch:dlc_a_ver01").count == 2)
  }

  @Test func `the languages of a corpus's pages are found, also of pages that were added without`()
    async throws
  {
    let page =
      #""kind":"page","lccn":"sn83000001","date":"1900-01-02","edition":1,"sequence":3,"text":"gold""#
    #expect(try await add(["{\(page)}"]).count == KeptCount(added: 1))
    #expect(try await other.found("gold language:German").isEmpty)
    let line = #"{\#(page),"language":"ger","languages":["ger","en-US","und","deu"]}"#
    #expect(try await add([line]).count == KeptCount(passedOver: 1))
    let found = ["sn83000001/1900-01-02/ed-1/seq-3"]
    #expect(try await other.found("gold language:German") == found)
    #expect(try await other.found("gold language:English") == found)
    #expect(try await other.hits("gold").hits.first?.languages == ["German", "English"])
  }
}
