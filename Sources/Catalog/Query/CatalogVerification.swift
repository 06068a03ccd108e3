import GRDB
import Newspapers
import SQLiteStorage

extension Catalog {
  /// Reads the whole file and checks everything that has a checksum: `doctor` does this, but no list can
  /// afford to.
  /// - Throws: `.local` if it is damaged.
  public func verify() async throws(NewspaperError) {
    try read { reader, db in
      let report = try String.fetchOne(db, sql: "PRAGMA quick_check(1)")
      guard report == "ok" else { throw DatabaseError.damaged(report ?? "unknown") }
      var count = 0
      try db.cachedStatement(sql: "SELECT \(RecordRow.columns) FROM newspaper").forEach(db) { row in
        _ = try ListedRow.newspaper(row)
        _ = try RecordRow.texts(row)
        count += 1
      }
      guard count == reader.count else { throw DatabaseError.damaged("newspapers are missing") }
      for (table, column) in [("arrangement", "numbers"), ("term", "newspapers"), ("lexicon", "words")] {
        try db.cachedStatement(sql: "SELECT \(column), sum FROM \(table)").forEach(db) { row in
          _ = try row.checkedBytes(0, sum: 1)
        }
      }
    }
  }
}
