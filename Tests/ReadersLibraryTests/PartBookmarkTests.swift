import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Bookmarks of issues and pages, in a real file.
struct PartBookmarkTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let all = Window(offset: 0, limit: 1000)

  private func samples() throws -> [Bookmark] {
    let newspaper = Newspaper.samples[1]
    let written = ["sn83045462", "sn83045462/1865-10-02/ed-1", "sn83045462/1865-10-02/ed-1/seq-3"]
    return try written.enumerated().map { number, target in
      Bookmark(
        newspaper, target: try PageAddress(target), note: "number \(number)",
        added: 1_749_600_000 + Double(number))
    }
  }

  @Test func `a newspaper, its issue and its page each have a bookmark`() async throws {
    let samples = try samples()
    for sample in samples { try await library.put(sample) }
    #expect(try await library.bookmarked() == Set(samples.map(\.target)))
    for sample in samples { #expect(try await library.bookmark(of: sample.target)?.note == sample.note) }
    let words = BookmarkQuery(words: "1865-10-02", order: .title)
    let found = try await library.bookmarks(matching: words, window: all)
    #expect(found.rows.map(\.target) == samples.dropFirst().map(\.target) && found.total == 2)
    let page = samples[2].target
    #expect(
      try await library.edit(bookmarkOf: page, BookmarkChange(note: "other"), changed: 2e9)?.note
        == "number 2")
    #expect(try await library.removeBookmark(of: page)?.note == "other")
    #expect(try await library.bookmarked() == Set(samples.prefix(2).map(\.target)))
  }

  @Test func `they can be exported, and of the same page the newer stays`() async throws {
    let samples = try samples()
    for sample in samples { try await library.put(sample) }
    let written = LibraryExchange.written(try await library.contents())
    #expect(written.count { $0.contains("\"target\"") } == 2, "a newspaper's own needs none")
    let read = try LibraryExchange.read(Array(written.joined(separator: "\n").utf8))
    #expect(read.bookmarks.map(\.target) == samples.map(\.target))
    let newer = samples[1].with(note: "newer", changed: 1_799_000_000)
    let merge = try await library.merge(LibraryContents(bookmarks: [newer, samples[2]]))
    #expect(merge.bookmarks.replaced == 1 && merge.bookmarks.passedOver == 1)
    #expect(try await library.bookmark(of: samples[0].target)?.note == "number 0")
    #expect(try await library.bookmark(of: samples[1].target)?.note == "newer")
  }

  @Test(arguments: [
    ("sn83030214/1865-10-02/ed-1", "“bookmarks[0].target” is “sn83030214/1865-10-02/ed-1”, which is not in"),
    ("sn83045462/1865-13-02/ed-1", "“bookmarks[0].target”: "),
  ]) func `an impossible target is an error`(target: String, words: String) {
    let text = """
      {"format": "broadsheet-library", "bookmarks": [{"lccn": "sn83045462", "target": "\(target)",
        "added": "2026-11-21T06:43:47Z"}]}
      """
    #expect {
      _ = try LibraryExchange.read(Array(text.utf8))
    } throws: {
      "\($0)".contains(words)
    }
  }

  @Test func `a search of bookmarked newspapers ignores those with only a page bookmarked`()
    async throws
  {
    let samples = try samples()
    let directory = StubDirectory(Newspaper.samples, isLocal: true)
    let lookup = FieldLookup(titles: directory, catalog: directory, library: library)
    let field = SearchField(.in, [.name("bookmarks")])
    func nothing(hasParts: Bool) -> NewspaperError {
      .notFound(what: .collected(field, hasParts: hasParts), source: "reader’s library")
    }
    await #expect(throws: nothing(hasParts: false)) { try await lookup.newspapers(with: field) }
    try await library.put(samples[2])
    await #expect(throws: nothing(hasParts: true)) { try await lookup.newspapers(with: field) }
    try await library.put(samples[0])
    #expect(try await lookup.newspapers(with: field) == [samples[0].lccn])
  }
}
