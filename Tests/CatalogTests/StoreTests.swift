import Foundation
import GRDB
import Newspapers
import Testing

@testable import Catalog

/// What happens to a damaged catalog file.
struct StoreTests {
  private func folder(records: Int = 20) async throws -> TestFolder {
    let folder = try TestFolder()
    try await folder.importFiles(
      try folder.write(MARCSample.collection((1...records).map { MARCSample.record($0) }), as: "a.xml"))
    return folder
  }

  private func expectRefusal(_ folder: TestFolder, _ reason: String) async {
    let isRefused: (any Error) -> Bool = { error in
      guard case .local(let what)? = error as? NewspaperError else { return false }
      return what.contains(folder.file.path) && what.contains(reason)
    }
    await #expect(performing: { try await folder.newspapers() }, throws: isRefused)
    // An import does not overwrite a file that it cannot read: it may be the user's.
    let before = FileManager.default.contents(atPath: folder.file.path)
    let more = folder.url.appending(path: "a.xml").path
    await #expect(performing: { try await folder.importFiles(more) }, throws: isRefused)
    #expect(FileManager.default.contents(atPath: folder.file.path) == before)
  }

  @Test func `a damaged file is reported as damaged`() async throws {
    let folder = try await folder()
    try Data(repeating: 7, count: 100_000).write(to: URL(filePath: folder.file.path))
    await expectRefusal(folder, "damaged")
  }

  @Test func `a file of a newer version is left alone`() async throws {
    let folder = try await folder()
    let queue = try DatabaseQueue(path: folder.file.path)
    try await queue.write { db in try db.execute(sql: "PRAGMA user_version = \(CatalogSchema.version + 1)")
    }
    try queue.close()
    await expectRefusal(folder, "newer version")
  }

  @Test func `another program's file is left alone`() async throws {
    let folder = try await folder()
    let queue = try DatabaseQueue(path: folder.file.path)
    try await queue.write { db in try db.execute(sql: "PRAGMA application_id = 1") }
    try queue.close()
    await expectRefusal(folder, "not a Broadsheet catalog")
  }

  /// For example in a folder closed to the user; but no folder is closed to a test run by root.
  @Test func `an inaccessible file is not mistaken for a missing one`() async throws {
    let folder = try await folder()
    try FileManager.default.removeItem(atPath: folder.file.path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file.path, withDestinationPath: folder.file.path)
    #expect(folder.file.exists)
    await expectRefusal(folder, "cannot be opened")
  }

  @Test func `damage inside a file is an error and not a crash`() async throws {
    let folder = try await folder(records: 2000)
    let queries = [
      NewspaperQuery(), NewspaperQuery(state: "Ohio"), NewspaperQuery(words: "star"),
      NewspaperQuery(from: 1900), NewspaperQuery(words: "evenning"),
    ]
    var bytes = try Data(contentsOf: URL(filePath: folder.file.path))
    for place in stride(from: 8192 + 11, to: bytes.count, by: 97) { bytes[place] ^= 0xA5 }
    try bytes.write(to: URL(filePath: folder.file.path))
    for query in queries {
      for use in [Catalog.Use.command, .screen] {
        let error = await #expect(throws: NewspaperError.self) {
          try await Catalog(file: folder.file, use: use)
            .newspapers(matching: query, window: Window(offset: 0, limit: 1_000_000))
        }
        guard case .local(let what)? = error else { continue }
        #expect(what.contains(folder.file.path) && what.contains("damaged"), "\(what)")
      }
    }
  }

  @Test func `without a file, it says how to make one`() async throws {
    let folder = try TestFolder()
    await #expect {
      try await folder.newspapers()
    } throws: { error in
      guard case .local(let what)? = error as? NewspaperError else { return false }
      return what.contains("broadsheet import")
    }
  }

  @Test func `a folder that cannot be created is reported`() async throws {
    let folder = try TestFolder()
    _ = try folder.write("a file", as: "data")
    await #expect(throws: NewspaperError.self) {
      try await folder.importFiles(folder.write(MARCSample.collection([MARCSample.record(1)]), as: "a.xml"))
    }
  }

  @Test func `of two writers the second is refused, and the first is not disturbed`() async throws {
    let folder = try await folder()
    let lock = try CatalogLock(for: folder.file)
    let path = folder.url.appending(path: "a.xml").path
    await #expect(
      throws: NewspaperError.local(
        what: "another import is writing \(folder.file.path): wait until it ends")
    ) { try await folder.importFiles(path) }
    #expect(try await folder.newspapers().count == 20)
    withExtendedLifetime(lock) {}
  }

  @Test func `a reader keeps reading what it opened while another program imports`() async throws {
    let folder = try await folder()
    let reader = Catalog(file: folder.file)
    let window = Window(offset: 0, limit: 100)
    #expect(try await reader.newspapers(matching: NewspaperQuery(), window: window).total == 20)
    try await folder.importFiles(
      try folder.write(MARCSample.collection([MARCSample.record(99)]), as: "b.xml"))
    #expect(try await reader.newspapers(matching: NewspaperQuery(), window: window).total == 20)
    await reader.refresh()
    #expect(try await reader.newspapers(matching: NewspaperQuery(), window: window).total == 21)
  }

  @Test func `leftovers of an interrupted import are not in the way`() async throws {
    let folder = try await folder()
    try Data("half".utf8).write(to: URL(filePath: folder.file.draft))
    try await folder.importFiles(folder.url.appending(path: "a.xml").path)
    #expect(try folder.leftovers() == [])
  }

  @Test func `a file of an older version is not read, but an import takes over its contents`() async throws {
    let folder = try await folder()
    let queue = try DatabaseQueue(path: folder.file.path)
    try await queue.write { db in
      // As in version 1: without checksums, and without newspapers that were removed.
      for (table, column) in [
        ("newspaper", "listed_sum"), ("newspaper", "record_sum"), ("arrangement", "sum"), ("term", "sum"),
        ("lexicon", "sum"), ("lexicon", "counts"),
      ] { try db.execute(sql: "ALTER TABLE \(table) DROP COLUMN \(column)") }
      try db.execute(sql: "DROP TABLE removed; PRAGMA user_version = 1")
    }
    try queue.close()
    await #expect {
      try await folder.newspapers()
    } throws: { error in
      guard case .local(let what)? = error as? NewspaperError else { return false }
      return what.contains("older version") && what.contains("import or sync again")
    }
    let report = try await folder.importFiles(
      try folder.write(MARCSample.collection([MARCSample.record(99)]), as: "b.xml"))
    #expect(report.imported == 1 && report.total == 21)
    #expect(try await folder.newspapers().count == 21)
  }
}
