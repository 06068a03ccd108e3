import Foundation
import GRDB
import Newspapers
import ReadersLibrary
import TestSupport
import Testing

/// Where pages were left, in a real file.
struct PositionFileTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }
  private let all = Window(offset: 0, limit: 1000)
  private var samples: [ReadingPosition] { ReadingPosition.samples }

  private func pages(_ words: String = "", _ window: Window? = nil) async throws -> [Int] {
    try await library.positions(matching: words, window: window ?? all).rows.map(\.page.sequence)
  }

  @Test func `reading creates no file`() async throws {
    #expect(try await library.position(in: samples[0].page) == nil)
    #expect(try await library.positions(matching: "", window: all) == .none)
    #expect(try await library.removePositions(of: samples[0].lccn) == [])
    #expect(try await library.readPages() == [])
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `every page is listed, and the first screen has the last one of each newspaper`() async throws {
    try await library.put(samples)
    for sample in samples { #expect(try await library.position(in: sample.page) == sample) }
    #expect(
      try await library.positions(matching: "", window: all)
        == LibraryRows([samples[2], samples[1], samples[0]], total: 3))
    #expect(try await library.front(9).positions == LibraryRows([samples[2], samples[1]], total: 3))
    #expect(try await library.readPages() == Set(samples.map(\.page)))
    #expect(try await pages("tribune") == [2, 1])
    #expect(try await pages("tribune evening") == [])
    #expect(try await pages("", Window(offset: 1, limit: 1)) == [4])
    // Its day finds a page, as it finds a bookmark.
    #expect(try await pages("1865-10-02") == [2, 4, 1])
    #expect(try await pages("1865-02-10") == [])
    #expect(try await pages("seq-4 evening") == [4])
    #expect(try await pages("tribune seq-1") == [1])
    let last = try await library.lastPositions(of: [samples[0].lccn, try LCCN("sn00000000")])
    #expect(last == [samples[0].lccn: samples[2]])
  }

  @Test func `of two pages left in the same second, the first screen has one`() async throws {
    let others = [5, 6].compactMap { ReadingPosition.sample(0, $0, place: 1, line: 1, read: 1_749_800_000) }
    try await library.put(samples + others)
    #expect(try await pages().prefix(2) == [6, 5])
    #expect(try await library.front(9).positions.rows.map(\.page.sequence) == [6, 4])
  }

  @Test func `a page read again has one position, and what was known about its newspaper stays`()
    async throws
  {
    try await library.put(samples)
    let bare = ReadingPosition(
      samples[2].page, of: Newspaper(lccn: samples[2].lccn, title: ""), place: 7, line: 1, lines: 410,
      isAtEnd: false, read: 1_749_900_000)
    try await library.put([bare])
    let read = try #require(try await library.position(in: samples[2].page))
    #expect(read.place == 7 && read.read == bare.read && read.newspaper == samples[2].newspaper)
    #expect(try await pages("tribune") == [2, 1])
  }

  @Test func `forgetting a page leaves the others`() async throws {
    try await library.put(samples)
    #expect(try await library.removePosition(in: samples[2].page) == samples[2])
    #expect(try await library.removePosition(in: samples[2].page) == nil)
    #expect(try await pages() == [4, 1])
  }

  @Test func `forgetting a newspaper forgets its pages, and says which they were`() async throws {
    try await library.put(samples)
    #expect(try await library.removePositions(of: samples[0].lccn) == [samples[2], samples[0]])
    #expect(try await pages() == [4])
  }

  @Test func `of two versions, the newer stays`() async throws {
    try await library.put(samples)
    let older = try #require(ReadingPosition.sample(0, 2, place: 1, line: 1, read: 1_749_000_000))
    let newer = try #require(ReadingPosition.sample(1, 4, place: 2, line: 2, read: 1_749_950_000))
    let merge = try await library.merge(LibraryContents(positions: [older, newer]))
    #expect(merge.positions.replaced == 1 && merge.positions.passedOver == 1)
    #expect(try await library.contents().positions.map(\.place) == [0, 4_120, 2])
  }

  @Test func `a library from before positions is used as it is, and upgraded for them`()
    async throws
  {
    let dump = String(decoding: try Fixture.file("Fixtures/library/version-3.sql"), as: UTF8.self)
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try await DatabaseQueue(path: library.path).writeWithoutTransaction { try $0.execute(sql: dump) }
    #expect(try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 2))
    try await library.put(samples)
    #expect(
      try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 2, positions: 3))
    #expect(try await library.contents().bookmarks.map(\.note) == ["Greeley"])
  }

  @Test func `a position without a page is damage, and does not crash`() async throws {
    try await library.put(samples)
    try await DatabaseQueue(path: library.path).writeWithoutTransaction {
      try $0.execute(sql: "UPDATE position SET page = 'sn83030214'  WHERE lines = 410 AND line = 120")
    }
    await #expect(throws: NewspaperError.self) { try await library.positions(matching: "", window: all) }
  }
}
