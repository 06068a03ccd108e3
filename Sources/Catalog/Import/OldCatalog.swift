import GRDB
import Newspapers
import SQLiteStorage

/// The file that an import replaces, of this version or an older one: its contents go into the new one.
struct OldCatalog {
  private let queue: DatabaseQueue

  init(_ queue: DatabaseQueue) { self.queue = queue }

  func coverages() throws -> [Coverage] {
    try queue.read { db in try Coverage.all(in: db).filter { $0.source != Coverage.starter } }
  }

  /// The newspapers that were deleted at their source.
  func removed() throws -> Set<String> {
    try queue.read { db in
      guard try db.tableExists("removed") else { return [] }
      return try String.fetchSet(db, sql: "SELECT lccn FROM removed")
    }
  }

  /// Calls `use` with batches of its newspapers of one kind, one after another.
  /// - Throws: what `use` throws, and `DatabaseError` if a row is not what was stored.
  func forEach(_ kind: StoredNewspaper.Kind, _ use: ([StoredNewspaper]) throws -> Void) throws {
    try queue.read { db in
      let hasSums = try db.columns(in: "newspaper").contains { $0.name == "listed_sum" }
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT \(StoredNewspaper.columns)\(hasSums ? ", listed_sum, record_sum" : "") FROM newspaper
          WHERE kind = ? ORDER BY id
          """, arguments: [kind.rawValue])
      var some: [StoredNewspaper] = []
      while let row = try rows.next() {
        let newspaper = StoredNewspaper(row: row)
        if hasSums { try OldCatalog.check(row, newspaper) }
        some.append(newspaper)
        if some.count == 256 {
          try use(some)
          some = []
        }
      }
      try use(some)
    }
  }

  private static func check(_ row: Row, _ newspaper: StoredNewspaper) throws {
    var (listed, record) = (Checksum(), Checksum())
    listed.add(row[20] as Int)
    for text in newspaper.texts.prefix(StoredNewspaper.listedCount) { listed.add(text) }
    RowSum.add(first: row[21], last: row[22], issues: row[23], to: &listed)
    for text in newspaper.texts.dropFirst(StoredNewspaper.listedCount) { record.add(text) }
    guard listed.value == row[24], record.value == row[25] else {
      throw DatabaseError.damaged("a newspaper was changed")
    }
  }
}
