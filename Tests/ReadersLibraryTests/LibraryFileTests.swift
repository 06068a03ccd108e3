import Foundation
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

struct LibraryFileTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("data/library.sqlite")) }
  private let all = Window(offset: 0, limit: 1000)

  private func fill() async throws { for bookmark in Bookmark.samples { try await library.put(bookmark) } }

  private func titles(_ query: BookmarkQuery) async throws -> [String] {
    try await library.bookmarks(matching: query, window: all).rows.map(\.newspaper.title)
  }

  @Test func `reading creates no file`() async throws {
    #expect(try await library.bookmarks(matching: BookmarkQuery(), window: all) == .none)
    #expect(try await library.bookmarked().isEmpty)
    #expect(try await library.contents() == LibraryContents())
    #expect(try await library.removeBookmark(of: Bookmark.samples[0].target) == nil)
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `what is stored is there for the next program`() async throws {
    try await fill()
    let found = try #require(try await library.bookmark(of: Bookmark.samples[0].target))
    let sample = Bookmark.samples[0]
    #expect(found.note == sample.note && found.tags == ["New York", "war"])
    #expect(found.added == sample.added && found.changed == sample.changed)
    #expect(found.newspaper.title == sample.newspaper.title)
    #expect(found.newspaper.places == sample.newspaper.places)
    #expect(found.newspaper.years == sample.newspaper.years)
    #expect(try await library.bookmarked() == Set(Bookmark.samples.map(\.target)))
  }

  @Test func `nobody else can read it`() async throws {
    try await fill()
    let attributes = try FileManager.default.attributesOfItem(atPath: library.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `they are sorted`() async throws {
    try await fill()
    #expect(try await titles(BookmarkQuery()) == ["Morning Oregonian", "Evening star", "New-York tribune"])
    #expect(
      try await titles(BookmarkQuery(order: .title)) == [
        "Evening star", "Morning Oregonian", "New-York tribune",
      ])
    #expect(
      try await titles(BookmarkQuery(order: .place)) == [
        "New-York tribune", "Morning Oregonian", "Evening star",
      ])
  }

  @Test(arguments: [
    ("greeley", ["New-York tribune"]), ("CAPITAL", ["Evening star"]), ("oregon coast", ["Morning Oregonian"]),
    ("sn83045462", ["Evening star"]), ("multnomah", ["Morning Oregonian"]), ("new tribune zebra", []),
    ("100%", []), ("_", ["Morning Oregonian", "Evening star", "New-York tribune"]),
  ]) func `they are found by everything stored about them`(words: String, expected: [String]) async throws {
    try await fill()
    #expect(try await titles(BookmarkQuery(words: words)) == expected)
  }

  @Test func `a tag matches only as a whole`() async throws {
    try await fill()
    #expect(try await titles(BookmarkQuery(tag: "new york")) == ["New-York tribune"])
    #expect(try await titles(BookmarkQuery(tag: "york")).isEmpty)
  }

  @Test func `a window knows the total`() async throws {
    try await fill()
    let page = try await library.bookmarks(matching: BookmarkQuery(), window: Window(offset: 1, limit: 1))
    #expect(page.total == 3 && page.rows.map(\.newspaper.title) == ["Evening star"])
  }

  @Test func `adding merges tags and keeps the note unless there is a new one`() async throws {
    try await fill()
    let newer = Bookmark(
      Newspaper(lccn: Bookmark.samples[0].lccn, title: ""), tags: ["war", "London"], added: 2e9)
    let former = try await library.add(newer)
    #expect(former?.tags == ["New York", "war"])
    let found = try #require(try await library.bookmark(of: newer.target))
    #expect(found.tags == ["London", "New York", "war"] && found.note == Bookmark.samples[0].note)
    #expect(
      found.newspaper.title == "New-York tribune" && found.added == 1_749_600_000 && found.changed == 2e9)
  }

  @Test func `editing changes one and leaves the other`() async throws {
    try await fill()
    let lccn = Bookmark.samples[0].lccn
    try await library.edit(bookmarkOf: .newspaper(lccn), BookmarkChange(note: ""), changed: 2e9)
    let found = try #require(try await library.bookmark(of: .newspaper(lccn)))
    #expect(found.note == "" && found.tags == ["New York", "war"] && found.changed == 2e9)
    #expect(
      try await library.edit(
        bookmarkOf: .newspaper(Newspaper.samples[2].lccn), BookmarkChange(note: "x"), changed: 2e9) == nil
    )
    #expect(try await library.bookmarked().count == 3, "editing makes no bookmark")
  }

  @Test func `removed items are returned`() async throws {
    try await fill()
    let removed = try #require(try await library.removeBookmark(of: Bookmark.samples[0].target))
    #expect(removed.note == Bookmark.samples[0].note)
    #expect(try await library.bookmark(of: removed.target) == nil)
    try await library.put(removed)
    #expect(try await library.bookmark(of: removed.target) == removed)
  }

  @Test func `the last visit to each newspaper counts`() async throws {
    for (number, time) in [(0, 1.0), (1, 2.0), (0, 3.0)] {
      try await library.record(Visit(Newspaper.samples[number], opened: time))
    }
    let visits = try await library.visits(matching: "", window: all)
    #expect(visits.rows.map(\.newspaper.title) == ["New-York tribune", "Evening star"] && visits.total == 2)
    #expect(try await library.visits(matching: "star", window: all).total == 1)
  }

  @Test func `filters keep unknown fields`() async throws {
    let filter = SavedFilter(
      name: "Coast", fields: ["state": "Oregon", "phase of the moon": "full", "from": "1860", "to": "never"],
      saved: 1)
    #expect(try await library.put(filter) == nil)
    let found = try await library.savedFilters(matching: "", window: all).rows
    #expect(found == [filter])
    #expect(found.first?.query == NewspaperQuery(state: "Oregon", from: 1860))
    #expect(try await library.put(SavedFilter(name: "Coast", fields: [:], saved: 2)) == filter)
    #expect(try await library.removeFilter(named: "Coast")?.saved == 2)
  }

  @Test func `a file that was moved away is no longer written to`() async throws {
    try await fill()
    let library = library
    let kept = folder.file("kept.sqlite")
    try FileManager.default.moveItem(atPath: library.path, toPath: kept)
    try await library.put(Bookmark.samples[0])
    #expect(try await library.bookmarked().count == 1)
    #expect(try await LibraryFile(path: kept).bookmarked().count == 3)
  }

  @Test func `another library in its place is used instead`() async throws {
    try await fill()
    let library = library
    #expect(try await library.bookmarked().count == 3)
    let other = LibraryFile(path: folder.file("other.sqlite"))
    try await other.put(Bookmark.samples[1])
    // As by `mv other.sqlite library.sqlite`, and as by `cp`.
    let former = folder.file("former.sqlite")
    try FileManager.default.moveItem(atPath: library.path, toPath: former)
    try FileManager.default.moveItem(atPath: other.path, toPath: library.path)
    #expect(try await library.bookmarked() == [Bookmark.samples[1].target])
    let file = try FileHandle(forWritingTo: URL(filePath: library.path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(contentsOf: URL(filePath: former)))
    try file.close()
    #expect(try await library.bookmarked().count == 3)
    #expect(try await library.removeBookmark(of: Bookmark.samples[0].target) != nil)
    #expect(try await library.bookmarked().count == 2)
    #expect(try await LibraryFile(path: former).bookmarked().count == 3)
  }

  @Test func `another program's writes are visible at once`() async throws {
    let (library, other) = (library, self.library)
    for (count, bookmark) in Bookmark.samples.enumerated() {
      #expect(try await library.bookmarked().count == count)
      try await other.put(bookmark)
      #expect(try await library.bookmarked().count == count + 1)
    }
    try FileManager.default.removeItem(atPath: library.path)
    #expect(try await library.bookmarked().isEmpty)
    #expect(!FileManager.default.fileExists(atPath: library.path))
  }

  @Test func `it stays open between operations, but not locked`() async throws {
    let library = library
    try await library.put(Bookmark.samples[1])
    #expect(try openFiles(of: library).count == 1)
    _ = try await library.bookmarked()
    #expect(try openFiles(of: library).count == 1)
    try await self.library.put(Bookmark.samples[0])
    #expect(try await library.bookmarked().count == 2)
  }

  /// This process's descriptors of the library's file.
  private func openFiles(of library: LibraryFile) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter { number in
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\(number)")) == library.path
    }
  }
}
