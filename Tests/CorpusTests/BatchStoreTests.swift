import Foundation
import TestSupport
import Testing

@testable import Corpus

/// Pages of batches on disk, and what is read back.
struct BatchStoreTests {
  private let temporary = TemporaryFolder()
  private let name = BatchName("dlc_fiji_ver01.tar")
  private var store: BatchStore { BatchStore(folder: temporary.path + "/corpus") }

  private func archive(_ bytes: [UInt8], _ name: String = "dlc_fiji_ver01.tar") throws -> String {
    try FileManager.default.createDirectory(atPath: temporary.path, withIntermediateDirectories: true)
    let path = temporary.path + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  private func read(_ path: String, _ change: (inout CorpusOptions) -> Void = { _ in }, force: Bool = false)
    async throws -> BatchStore.Outcome
  {
    var options = CorpusOptions()
    options.program = "0"
    change(&options)
    return try await store.read(path, as: BatchName(path), options, isForced: force, note: { _ in })
  }

  private func pages() throws -> [PageRecord] {
    let receipt = try #require(try store.receipt(of: "dlc_fiji_ver01"))
    let stored = try store.pages(of: "dlc_fiji_ver01", receipt)
    var pages: [PageRecord] = []
    while let page = try stored.next() { pages.append(page) }
    return pages
  }

  private func bytes(_ path: String) throws -> [UInt8] { try Array(Data(contentsOf: URL(filePath: path))) }

  @Test func `gzip and the worker's own lines are stored, the receipt last`() async throws {
    let path = try archive(ArchiveBuilder(pages: MadePage.pages(20)).tar)
    let outcome = try await read(path)
    #expect(outcome.receipt.pages == 20 && outcome.receipt.isComplete && !outcome.wasThere)
    let runner = try await CorpusRunner().read(path)
    let kept = try SharedData.output(of: ["gzip", "-dc", store.pagesPath(of: "dlc_fiji_ver01")])
    let lines = String(decoding: kept, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(lines == runner.lines.dropLast().map { $0.replacing(#"{"kind":"page","#, with: "{") })
    #expect(
      try String(contentsOfFile: store.receiptPath(of: "dlc_fiji_ver01"), encoding: .utf8)
        == (runner.lines.last ?? "").dropLast()
        + #","options":{"text":"alto","hyphens":"keep","words":false,"lccns":[],"from":null,"to":null}}"#
        + "\n")
    let pages = try pages()
    #expect(pages.map(\.text) == (1...20).map { Array("page \($0)".utf8) })
    #expect(pages.first?.id == "sn83030214/1866-04-01/ed-1/seq-1" && pages.first?.quality == 0.5)
    #expect(pages.first?.issue == "sn83030214/1866-04-01/ed-1" && pages.last?.date == "1866-04-20")
  }

  @Test func `the same archive gives the same files, and is read once`() async throws {
    let path = try archive(ArchiveBuilder(pages: MadePage.pages(5)).tar)
    _ = try await read(path)
    let first = try bytes(store.pagesPath(of: "dlc_fiji_ver01"))
    #expect(first.prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
    #expect(try await read(path).wasThere)
    #expect(try await !read(path, force: true).wasThere)
    #expect(try bytes(store.pagesPath(of: "dlc_fiji_ver01")) == first)
    // An incomplete archive, or pages made in another way, never replace complete pages.
    var other = try bytes(path)
    other[other.count - 1] = 1
    let changed = try archive(other)
    await #expect(
      throws: CorpusFailure.damaged(what: "\(changed) is incomplete: the existing pages were kept")
    ) {
      try await read(changed)
    }
    #expect(try bytes(store.pagesPath(of: "dlc_fiji_ver01")) == first)
    _ = try archive(ArchiveBuilder(pages: MadePage.pages(5)).tar)
    #expect(try await read(path).wasThere)
    await #expect(throws: CorpusFailure.self) { try await read(path, { $0.text = .ocr }) }
    #expect(try bytes(store.pagesPath(of: "dlc_fiji_ver01")) == first)
    #expect(try await !read(path, { $0.text = .ocr }, force: true).wasThere)
    #expect(try await !read(path, force: true).wasThere)
    // Damaged files are remade, and so are missing ones.
    try Data(first.prefix(40)).write(to: URL(filePath: store.pagesPath(of: "dlc_fiji_ver01")))
    #expect(try await !read(path).wasThere)
    try FileManager.default.removeItem(atPath: store.pagesPath(of: "dlc_fiji_ver01"))
    #expect(try await !read(path).wasThere)
    #expect(try pages().count == 5)
  }

  @Test func `of two programs that read a batch, the second is told, and the first goes on`() async throws {
    let path = try archive(ArchiveBuilder(pages: MadePage.pages(5)).tar)
    let writer = try BatchWriter(try store.open(CorpusLayout.pagesFolder(of: "dlc_fiji_ver01")), of: "x")
    let words = "another program is reading the pages of dlc_fiji_ver01: wait until it ends"
    await #expect(throws: CorpusFailure.busy(what: words)) { try await read(path) }
    try writer.write(Array("{}\n".utf8))
    _ = try writer.finish()
    try writer.name()
    #expect(try await !read(path).wasThere)
  }

  @Test func `a damaged archive keeps what it has, and is retried only by another version`() async throws {
    let path = try archive(ArchiveBuilder(pages: MadePage.pages(5)).members)
    let outcome = try await read(path)
    #expect(!outcome.receipt.isComplete && outcome.receipt.pages == 5 && outcome.receipt.faults == 1)
    #expect(try pages().count == 5)
    #expect(try await read(path).wasThere)
    #expect(try await !read(path, { $0.program = "1" }).wasThere)
  }

  @Test func `pages that are not those of the receipt are an error`() async throws {
    let path = try archive(ArchiveBuilder(pages: MadePage.pages(200 / 8)).tar)
    _ = try await read(path)
    let file = store.pagesPath(of: "dlc_fiji_ver01")
    let whole = try bytes(file)
    func spoil(_ bytes: [UInt8], _ words: String, _ location: SourceLocation = #_sourceLocation) throws {
      try Data(bytes).write(to: URL(filePath: file))
      let failure = #expect(throws: CorpusFailure.self, sourceLocation: location) { _ = try pages() }
      guard case .damaged(let what) = failure else {
        Issue.record("\(String(describing: failure))", sourceLocation: location)
        return
      }
      #expect(what.hasPrefix(file) && what.contains(words), "\(what)", sourceLocation: location)
    }
    func packed(_ lines: [String]) throws -> [UInt8] {
      try ArchiveBuilder.compressed(Array(lines.joined().utf8), by: "gzip")
    }
    let lines = String(decoding: try SharedData.output(of: ["gzip", "-dc", file]), as: UTF8.self)
      .split(separator: "\n").map { "\($0)\n" }
    try spoil(Array(whole.dropLast(1)), "is cut off")
    try spoil(Array(whole.prefix(whole.count / 2)), "is cut off")
    try spoil([], "is cut off")
    var flipped = whole
    flipped[whole.count / 2] ^= 0x10
    try spoil(flipped, "is damaged")
    try spoil(whole + [0], "is damaged")
    try spoil(try packed(lines.dropLast()), "it has 24 pages, and its receipt says 25")
    try spoil(try packed(lines + lines.suffix(1)), "it has 26 pages")
    try spoil(try packed(lines.reversed()), "not those of its receipt")
    try spoil(try packed(["{}\n"] + lines.dropFirst()), "line 1 is not a page")
    try spoil(try packed(lines.dropLast() + ["{\"id\":\"x"]), "its last line is cut off")
    // Two concatenated files are one, as in gzip.
    let half = try packed(Array(lines.prefix(7))) + packed(Array(lines.dropFirst(7)))
    try Data(half).write(to: URL(filePath: file))
    #expect(try pages().count == 25)
    try FileManager.default.removeItem(atPath: file)
    #expect(throws: CorpusFailure.self) { try pages() }
  }

  @Test func `keys may come in any order, and texts with any character`() async throws {
    let text = "quote \" back \\ tab\t é 😀 \u{7F} \u{2028} \u{AD}\nx"
    var line = JSONLine()
    line.add("words", [1, 2]) { $0.write($1) }
    line.add("more") { $0.add("text", "no") }
    line.add("text", text)
    for (key, value) in [("sequence", 3), ("edition", 2), ("year", 1900)] {
      switch key {
      case "sequence": line.add("sequence", value)
      case "edition": line.add("edition", value)
      default: line.add("year", value)
      }
    }
    line.add("quality", fraction: nil)
    line.add("id", "a/b/ed-2/seq-3")
    line.add("lccn", "a")
    line.add("date", "b")
    line.add("text_sha256", "00")
    line.end()
    let page = try line.bytes.withUnsafeBufferPointer { try PageRecord($0) }
    #expect(String(decoding: page.text, as: UTF8.self) == text && page.quality == nil && page.sequence == 3)
    let python =
      #" { "text" : "\ud83d\ude00\u00e9\/\ud800x" , "quality":1e-1, "id":"i","lccn":"l","date":"d","#
      + #""year":1,"edition":1,"sequence":1,"text_sha256":"s","n":[{"a":null},-1.5,true,"\\"]}"#
    let other = try Array(python.utf8).withUnsafeBufferPointer { try PageRecord($0) }
    #expect(String(decoding: other.text, as: UTF8.self) == "😀é/\u{FFFD}x" && other.quality == 0.1)
    for broken in [
      String(python.dropLast()), python + "x", "[]", "", python.replacing("1e-1", with: "\"a\""),
    ] {
      #expect(throws: JSONScanner.Malformed.self) {
        _ = try Array(broken.utf8).withUnsafeBufferPointer { try PageRecord($0) }
      }
    }
  }

  @Test func `random bytes are never mistaken for a page`() {
    var random = SeededGenerator(seed: 1)
    let signs = Array(#"{}[]":,\ null true 12 "id" "text" \u00e9"#.utf8)
    for _ in 0..<20_000 {
      let line = (0..<Int.random(in: 0...40, using: &random)).compactMap { _ in
        signs.randomElement(using: &random)
      }
      #expect(throws: JSONScanner.Malformed.self) {
        _ = try ([0x7B] + line).withUnsafeBufferPointer { try PageRecord($0) }
      }
    }
  }
}
