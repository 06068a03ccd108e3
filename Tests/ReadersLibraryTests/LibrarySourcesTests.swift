import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Who had the pages that were read, bookmarked and written on, in a real file.
struct LibrarySourcesTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let site = IssueSource.site("http://127.0.0.1:8123/papers")
  private let other = IssueSource.site("https://other.example")

  private func position(
    _ sequence: Int, at source: IssueSource?, read: Double, place: Int = 0
  ) throws -> ReadingPosition {
    ReadingPosition(
      try .sample(sequence), of: Newspaper.samples[1], at: source, place: place, line: 1, lines: 9,
      isAtEnd: false, read: read)
  }

  @Test func `a page read again keeps its source unless another one is named`() async throws {
    let page: PageID = try .sample(1)
    try await library.put([position(1, at: site, read: 1)])
    try await library.put([position(1, at: nil, read: 2, place: 7)])
    #expect(try await library.position(in: page)?.source == site)
    #expect(try await library.position(in: page)?.place == 7)
    try await library.put([position(1, at: .library, read: 3)])
    #expect(try await library.position(in: page)?.source == .library)
    try await library.add(Bookmark(Newspaper.samples[1], target: .page(page), at: other, added: 1))
    try await library.add(Bookmark(Newspaper.samples[1], target: .page(page), note: "later", added: 2))
    let bookmark = try #require(try await library.bookmark(of: .page(page)))
    #expect(bookmark.source == other && bookmark.note == "later")
  }

  @Test func `another machine learns the source`() async throws {
    let page: PageID = try .sample(1)
    try await library.put([position(1, at: site, read: 1)])
    try await library.put(Bookmark(Newspaper.samples[1], target: .page(page), at: other, added: 1))
    let written = LibraryExchange.written(try await library.contents()).joined(separator: "\n")
    let copy = LibraryFile(path: folder.file("copy.sqlite"))
    _ = try await copy.merge(try LibraryExchange.read(Array(written.utf8)))
    #expect(try await copy.position(in: page)?.source == site)
    #expect(try await copy.bookmark(of: .page(page))?.source == other)
    let wrong = written.replacing("https://other.example", with: "gopher://x")
    #expect {
      _ = try LibraryExchange.read(Array(wrong.utf8))
    } throws: {
      "\($0)".contains("“bookmarks[0].source” is “gopher://x”, which is not a site")
    }
  }

  @Test func `a page is where it was found last, or else where its issue was`() async throws {
    let sources = LibrarySources(library)
    let (first, second, third): (PageID, PageID, PageID) = try (.sample(1), .sample(2), .sample(3))
    #expect(sources.source(of: .page(first)) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path), "looking creates nothing")
    try await library.put([position(1, at: site, read: 10)])
    #expect(sources.source(of: .page(first)) == site, "a changed file is read again")
    #expect(sources.source(of: .page(third)) == site && sources.source(of: .issue(third.issue)) == site)
    try await library.put([position(2, at: .library, read: 20)])
    #expect(sources.source(of: .page(first)) == site && sources.source(of: .page(second)) == .library)
    #expect(sources.source(of: .page(third)) == .library)
    #expect(sources.source(of: .newspaper(first.issue.lccn)) == site, "the Library is asked anyway")
    try await library.put(Bookmark(Newspaper.samples[1], target: .page(first), at: other, added: 30))
    #expect(sources.source(of: .page(first)) == other)
    try await library.put(Excerpt(of: second, at: site, note: "x", added: 40))
    #expect(sources.source(of: .page(second)) == site)
    #expect(sources.source(of: .newspaper(Newspaper.samples[0].lccn)) == nil)
  }

  @Test func `an older library has no sources, and is upgraded for them`() async throws {
    let dump = String(decoding: try Fixture.file("Fixtures/library/version-3.sql"), as: UTF8.self)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try await DatabaseQueue(path: library.path).writeWithoutTransaction { try $0.execute(sql: dump) }
    #expect(try await library.contents().bookmarks.map(\.source) == [nil])
    try await library.put([position(1, at: site, read: 1)])
    let page: PageID = try .sample(1)
    #expect(LibrarySources(library).source(of: .page(page)) == site)
  }

  @Test func `without a usable library nothing is remembered`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try Data("no library".utf8).write(to: URL(filePath: library.path))
    let page: PageID = try .sample(1)
    #expect(LibrarySources(library).source(of: .page(page)) == nil)
  }
}
