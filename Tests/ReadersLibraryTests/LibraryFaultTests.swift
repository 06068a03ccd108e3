import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import ReadersLibrary

/// A library that cannot be used: it is reported, and not a byte of it changes.
struct LibraryFaultTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("library.sqlite") }
  private var library: LibraryFile { LibraryFile(path: path, patience: 0.1) }

  private func make(_ bytes: Data) throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: path))
  }

  private func words(_ work: () async throws -> Void) async -> String {
    do {
      try await work()
      return "no failure"
    } catch NewspaperError.local(let what) {
      return what
    } catch {
      return "another error: \(error)"
    }
  }

  private func expectUntouched(_ expected: String) async throws {
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(await words { _ = try await library.bookmarked() } == "\(path) \(expected)")
    #expect(await words { try await library.put(Bookmark.samples[0]) } == "\(path) \(expected)")
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func `a damaged file stays untouched`() async throws {
    try make(Data(repeating: 0x5A, count: 5000))
    try await expectUntouched(
      "is damaged or not a library, and was left unchanged: move it away to start over")
  }

  @Test func `a file damaged in the middle stays untouched`() async throws {
    for bookmark in Bookmark.samples { try await library.put(bookmark) }
    var bytes = try Data(contentsOf: URL(filePath: path))
    for index in 4096..<bytes.count { bytes[index] = 0xEE }
    try make(bytes)
    try await expectUntouched(
      "is damaged or not a library, and was left unchanged: move it away to start over")
  }

  @Test func `nothing is written into a file with one damaged page`() async throws {
    for newspaper in Newspaper.many(120) { try await library.put(Bookmark(newspaper, added: 1)) }
    #expect(try await library.examine() == .good(bookmarks: 120, visits: 0, filters: 0, searches: 0))
    let whole = try Data(contentsOf: URL(filePath: path))
    #expect(whole.count > 8 * 4096)
    let expected = "\(path) is damaged or not a library, and was left unchanged: move it away to start over"
    for page in 1..<(whole.count / 4096) {
      var bytes = whole
      bytes.replaceSubrange((page * 4096)..<((page + 1) * 4096), with: Data(count: 4096))
      try make(bytes)
      #expect(await words { try await library.put(Bookmark.samples[0]) } == expected, "page \(page)")
      #expect(await words { _ = try await library.examine() } == expected, "page \(page)")
      #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
    }
  }

  @Test func `a file of a newer version stays untouched`() async throws {
    try await library.put(Bookmark.samples[0])
    try await DatabaseQueue(path: path).write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('99')")
    }
    try await expectUntouched("was written by a newer version of Broadsheet: update to use it")
  }

  @Test func `a file of another program stays untouched`() async throws {
    try make(Data())
    try await DatabaseQueue(path: path).write { db in try db.execute(sql: "CREATE TABLE song (name TEXT)") }
    try await expectUntouched("is not a Broadsheet library; it was left unchanged")
  }

  @Test func `a folder in its place is reported`() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let expected = "\(path) cannot be opened: check its permissions and its folder's"
    #expect(await words { _ = try await library.bookmarked() } == expected)
    #expect(await words { try await library.put(Bookmark.samples[0]) } == expected)
  }

  @Test func `a file in place of its folder is reported`() async throws {
    let library = LibraryFile(path: "/dev/null/library.sqlite")
    let expected =
      "/dev/null/library.sqlite cannot be opened: check its permissions and its folder's"
    #expect(await words { try await library.put(Bookmark.samples[0]) } == expected)
    #expect(await words { _ = try await library.bookmarked() } == expected)
  }

  @Test func `a file locked by another program is reported`() async throws {
    try await library.put(Bookmark.samples[0])
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    #expect(
      await words { try await library.put(Bookmark.samples[1]) }
        == "\(path) is in use by another program: try again in a moment")
    try await other.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    try await library.put(Bookmark.samples[1])
    #expect(try await library.bookmarked().count == 2)
  }

  /// What a program may leave if it is killed while creating the file.
  @Test func `an empty file becomes a library`() async throws {
    try make(Data())
    #expect(try await library.bookmarked().isEmpty)
    #expect(try await library.visits(matching: "", window: Window(offset: 0, limit: 9)).rows.isEmpty)
    #expect(try await library.removeBookmark(of: Bookmark.samples[0].target) == nil)
    #expect(try Data(contentsOf: URL(filePath: path)).isEmpty, "looking does not make a library of it")
    #expect(try await library.examine() == .empty)
    try await library.put(Bookmark.samples[0])
    #expect(try await library.bookmarked().count == 1)
  }

  @Test(arguments: 0..<3) func `many programs starting at once create one file`(round: Int) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await LibraryFile(path: path).put(Bookmark(Newspaper.many(20)[number], added: 1))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await library.bookmarked().count == 20)
  }
}
