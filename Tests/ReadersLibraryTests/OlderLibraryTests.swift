import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import ReadersLibrary

/// A library of an older version where nothing can be written.
struct OlderLibraryTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("library.sqlite") }
  private var database: LibraryDatabase { LibraryDatabase(path: path, patience: 0.1) }

  /// Reverts the migrations after the seventh.
  private func makeOlder() async throws {
    try await LibraryFile(path: path).put(Bookmark.samples[0])
    try await DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: """
          ALTER TABLE excerpt DROP COLUMN printed_page;
          ALTER TABLE position DROP COLUMN source;
          ALTER TABLE bookmark DROP COLUMN source;
          DELETE FROM grdb_migrations WHERE identifier > '7'
          """)
    }
  }

  @Test func `an upgraded copy has what the file has, and the file stays as it is`() async throws {
    try await makeOlder()
    let before = try Data(contentsOf: URL(filePath: path))
    let copy = try database.upgradedCopy()
    let bookmarks = try await copy.read { db in
      try Row.fetchAll(db, sql: "SELECT title, source FROM bookmark").map { row -> [String] in
        [row["title"], row["source"]]
      }
    }
    #expect(bookmarks == [[Bookmark.samples[0].newspaper.title, ""]])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func `an examination says whether a copy is read, and changes nothing`() async throws {
    try await makeOlder()
    let library = LibraryFile(path: path)
    #expect(try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 0))
    // Keeps SQLite from making its journal. Permissions would not stop root.
    try FileManager.default.createSymbolicLink(
      atPath: path + "-journal", withDestinationPath: folder.file("nowhere/journal"))
    let before = try Data(contentsOf: URL(filePath: path))
    #expect(
      try await library.examine() == .good(bookmarks: 1, visits: 0, filters: 0, searches: 0, isCopy: true))
    #expect(try await library.bookmarked().count == 1)
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }
}
