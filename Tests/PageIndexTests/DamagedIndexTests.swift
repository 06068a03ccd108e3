import Foundation
import GRDB
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// An index that cannot be used: it is reported, and not a byte of it changes.
struct DamagedIndexTests {
  private let shelf = Shelf()

  private func make(_ bytes: Data) throws {
    try FileManager.default.createDirectory(atPath: shelf.folder.path, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: shelf.path))
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
    let before = try Data(contentsOf: URL(filePath: shelf.path))
    #expect(await words { _ = try await shelf.found("gold") } == "\(shelf.path) \(expected)")
    #expect(
      await words { try await shelf.index.keep([.made("sn83045462/1916-11-08", "gold")]) }
        == "\(shelf.path) \(expected)")
    #expect(try Data(contentsOf: URL(filePath: shelf.path)) == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: shelf.folder.path) == ["pages.sqlite"])
  }

  private func database(_ sql: String) throws {
    try make(Data())
    let queue = try DatabaseQueue(path: shelf.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  @Test func `a file that is not a database stays untouched`() async throws {
    try make(Data(repeating: 0x5A, count: 5000))
    try await expectUntouched(NewspaperError.notAnIndex)
  }

  @Test func `another program's database stays untouched`() async throws {
    try database("CREATE TABLE page (id)")
    try await expectUntouched("is not an index of pages; it was left unchanged")
  }

  @Test func `a newer program's index stays untouched`() async throws {
    try database(
      "CREATE TABLE page (id); PRAGMA application_id = \(PageSchema.applicationID); PRAGMA user_version = \(PageSchema.version + 1)"
    )
    try await expectUntouched("was written by a newer version of Broadsheet: update to use it")
  }

  @Test func `an empty file counts as none`() async throws {
    try make(Data())
    #expect(try await shelf.found("gold").isEmpty)
    try await shelf.index.keep([.made("sn83045462/1916-11-08", "gold")])
    #expect(try await shelf.found("gold").count == 1)
  }

  @Test func `a text with changed bytes is noticed when it is shown, and by the check`() async throws {
    try await expectNoticed { bytes in bytes[bytes.count - 6] ^= 1 }
    let found = try await shelf.search().hits(
      of: SearchQuery.read("gold").query, order: .date, window: Window(offset: 0, limit: 10),
      freshness: .kept)
    #expect(found.hits.count == 1 && found.notes == [.damagedTexts])
  }

  @Test func `a text replaced with another is noticed by the check`() async throws {
    try await expectNoticed { bytes in bytes = try PackedText.pack(Array("Gold".utf8).withUnsafeBytes { $0 })
    }
  }

  private func expectNoticed(_ change: @Sendable (inout [UInt8]) throws -> Void) async throws {
    try await shelf.index.keep([
      .made("sn83045462/1916-11-08", "gold"), .made("sn83045462/1916-11-09", "tin"),
    ])
    try await shelf.database().write { db in
      var text = try PackedText.pack(Array("gold".utf8).withUnsafeBytes { $0 })
      try change(&text)
      try db.execute(sql: "UPDATE page SET text = ? WHERE id = 1", arguments: [Data(text)])
    }
    #expect(try await shelf.found("tin").count == 1)
    let check = try await shelf.index.check()
    #expect(check.faults == ["sn83045462/1916-11-08/ed-1/seq-1: its text was changed or cannot be read"])
  }

  @Test func `pages lost in the middle of the file are an error, and nothing traps`() async throws {
    for day in 1...28 {
      let text = (0..<400).map { "word\($0 * day % 977)" }.joined(separator: " ")
      try await shelf.index.keep([.made("sn83045462/1916-02-\(day < 10 ? "0" : "")\(day)", text)])
    }
    let whole = try Data(contentsOf: URL(filePath: shelf.path))
    for place in stride(from: 1, to: whole.count / 4096, by: 3) {
      var bytes = whole
      for index in place * 4096..<(place + 1) * 4096 { bytes[index] = 0xEE }
      let damaged = Shelf()
      try FileManager.default.createDirectory(atPath: damaged.folder.path, withIntermediateDirectories: true)
      try bytes.write(to: URL(filePath: damaged.path))
      let said = await words {
        _ = try await damaged.hits("word1 OR word2", order: .relevance)
        try await damaged.index.keep([.made("sn83045462/1916-02-01", "other words")])
      }
      #expect(said == "no failure" || said.hasPrefix(damaged.path), "\(said)")
    }
  }

  @Test func `what can be read of a damaged table is exported, and the check goes on`() async throws {
    for day in 1...28 {
      let text = (0..<400).map { "word\($0 * day % 977)" }.joined(separator: " ")
      try await shelf.index.keep([.made("sn83045462/1916-02-\(day < 10 ? "0" : "")\(day)", text)])
    }
    // The leaves of the table of pages, in the order of their ids.
    let leaves = try await shelf.database().read { db in
      try Int.fetchAll(
        db, sql: "SELECT pageno FROM dbstat WHERE name = 'page' AND pagetype = 'leaf' ORDER BY path")
    }
    let leaf = try #require(leaves.count > 2 ? leaves[1] : nil)
    try await shelf.index.settle()
    var bytes = try Data(contentsOf: URL(filePath: shelf.path))
    for index in (leaf - 1) * 4096..<leaf * 4096 { bytes[index] = 0xEE }
    let damaged = Shelf()
    try FileManager.default.createDirectory(atPath: damaged.folder.path, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: damaged.path))
    var (last, lines, lost) = (0, 0, 0)
    while let part = try await damaged.index.exported(after: last) {
      (last, lines, lost) = (part.last, lines + part.lines.count, lost + part.lost)
    }
    #expect(lines > 0 && lost > 0 && lines + lost == 28, "\(lines) and \(lost)")
    let check = try await damaged.index.check()
    #expect(!check.faults.isEmpty)
  }
}
