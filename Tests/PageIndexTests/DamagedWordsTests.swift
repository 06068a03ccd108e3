import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// An index of which only the words are damaged.
struct DamagedWordsTests {
  private let shelf = Shelf()

  /// A copy of an index with three pages, one of them with a reading.
  private func copy(_ change: (inout Data) -> Void = { _ in }) async throws -> Shelf {
    for (day, text) in ["gold", "silver", "tin"].enumerated() {
      try await shelf.index.keep([.made("sn83045462/1916-11-0\(day + 1)", text)])
    }
    try await shelf.index.index("zinc", of: KeptPage.made("sn83045462/1916-11-03", "").page)
    try await shelf.index.settle()
    var bytes = try Data(contentsOf: URL(filePath: shelf.path))
    change(&bytes)
    let other = Shelf()
    try FileManager.default.createDirectory(atPath: other.folder.path, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: other.path))
    return other
  }

  private func expectRebuilt(_ damaged: Shelf) async throws {
    #expect(try await damaged.index.check().faults.isEmpty == false)
    #expect(try await damaged.index.tidy(rebuilds: true).removed.isEmpty)
    #expect(try await damaged.index.check().faults.isEmpty)
    for word in ["gold", "silver", "tin", "zinc"] { #expect(try await damaged.found(word).count == 1) }
    try damaged.checkWords()
    try await damaged.index.keep([.made("sn83045462/1916-11-09", "copper")])
    #expect(try await damaged.found("copper").count == 1)
  }

  @Test(arguments: [
    "UPDATE words_data SET block = x'00ff00ff00ff' WHERE id = 10", "DELETE FROM words_data",
    "DELETE FROM words_config", "DELETE FROM words_docsize WHERE id = 1",
  ])
  func `words are rebuilt from the texts, whatever their tables have`(_ damage: String) async throws {
    let damaged = try await copy()
    let database = try damaged.database()
    try await database.write { try $0.execute(sql: damage) }
    try database.close()
    try await expectRebuilt(damaged)
  }

  @Test(arguments: ["words_data", "words_idx", "words_docsize", "words_config"])
  func `words are rebuilt, even if their tables cannot be read`(_ table: String) async throws {
    try await shelf.index.keep([.made("sn83045462/1916-11-01", "gold")])
    let root = try await shelf.database().read { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = ?", arguments: [table])
    }
    let page = try #require(root)
    let damaged = try await copy { bytes in
      for place in (page - 1) * 4096..<page * 4096 { bytes[place] = 0xEE }
    }
    try await expectRebuilt(damaged)
  }

  @Test func `a damaged table of pages stays as it is`() async throws {
    let damaged = try await copy { bytes in
      for place in 4096..<8192 { bytes[place] = 0xEE }
    }
    let before = try Data(contentsOf: URL(filePath: damaged.path))
    await #expect(throws: NewspaperError.self) { try await damaged.index.tidy(rebuilds: true) }
    #expect(try Data(contentsOf: URL(filePath: damaged.path)) == before)
  }
}
