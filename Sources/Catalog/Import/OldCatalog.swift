import GRDB
import Newspapers
import SQLiteStorage

/// The file that an import replaces, of this version or an older one: its contents go into the new one.
struct OldCatalog {
  private typealias Column = StoredNewspaper.Column

  private let queue: DatabaseQueue
  /// For messages: it is this file that is damaged, not the new one.
  private let path: String

  init(_ queue: DatabaseQueue, path: String) { (self.queue, self.path) = (queue, path) }

  func coverages() throws(NewspaperError) -> [Coverage] {
    try read { db in try Coverage.all(in: db).filter { $0.source != Coverage.starter } }
  }

  /// The newspapers that were deleted at their source.
  func removed() throws(NewspaperError) -> Set<String> {
    try read { db in
      guard try db.tableExists("removed") else { return [] }
      return try String.fetchSet(db, sql: "SELECT lccn FROM removed")
    }
  }

  /// By LCCN.
  func issns() throws(NewspaperError) -> [String: String] {
    try read { db in
      let rows = try Row.fetchCursor(db, sql: "SELECT lccn, issn FROM newspaper WHERE issn <> ''")
      var issns: [String: String] = [:]
      while let row = try rows.next() {
        issns[try row.decode(String.self, atIndex: 0)] = try row.decode(String.self, atIndex: 1)
      }
      return issns
    }
  }

  /// Calls `use` with batches of its newspapers of one kind, one after another.
  /// - Throws: what `use` throws, and `.local` if a row is not what was stored.
  func forEach(
    _ kind: StoredNewspaper.Kind, _ use: ([StoredNewspaper]) throws(NewspaperError) -> Void
  ) throws(NewspaperError) {
    try read { db in
      let hasSums = try db.columns(in: "newspaper").contains { $0.name == Column.listedSum.name }
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT \(hasSums ? Column.list : Column.list(of: Column.withoutSums)) FROM newspaper
          WHERE kind = ? ORDER BY id
          """, arguments: [kind.rawValue])
      var some: [StoredNewspaper] = []
      while let row = try rows.next() {
        let newspaper = try StoredNewspaper(row: row)
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

  /// Rows of a list. Missing titles and places are filled in from what is known: neither a source that does
  /// not name the newspaper this time, nor a site whose list has only titles, takes anything away.
  func completing(_ listed: [StoredNewspaper]) throws(NewspaperError) -> [StoredNewspaper] {
    let bare = Set(listed.filter(\.isBare).map(\.lccn))
    guard !bare.isEmpty else { return listed }
    var known: [String: StoredNewspaper] = [:]
    // A record counts anyway.
    for kind in [StoredNewspaper.Kind.listed, .named] {
      try forEach(kind) { newspapers throws(NewspaperError) in
        for newspaper in newspapers where bare.contains(newspaper.lccn) {
          known[newspaper.lccn] = newspaper
        }
      }
    }
    return listed.map { newspaper in
      guard newspaper.isBare, let former = known[newspaper.lccn] else { return newspaper }
      return newspaper.completed(by: former)
    }
  }

  private func read<Value>(_ body: (Database) throws -> Value) throws(NewspaperError) -> Value {
    do { return try queue.read(body) } catch { throw NewspaperError(error, path: path) }
  }

  private static func check(_ row: Row, _ newspaper: StoredNewspaper) throws {
    var (listed, record) = (Checksum(), Checksum())
    listed.add(try row.decode(Int.self, atIndex: Column.id.index))
    for text in newspaper.texts.prefix(StoredNewspaper.listedCount) { listed.add(text) }
    RowSum.add(
      first: try row.decode(atIndex: Column.firstIssue.index),
      last: try row.decode(atIndex: Column.lastIssue.index),
      issues: try row.decode(atIndex: Column.issues.index), to: &listed)
    for text in newspaper.texts.dropFirst(StoredNewspaper.listedCount) { record.add(text) }
    guard try listed.value == row.decode(Int.self, atIndex: Column.listedSum.index),
      try record.value == row.decode(Int.self, atIndex: Column.recordSum.index)
    else {
      throw DatabaseError.damaged("a newspaper was changed")
    }
  }
}
