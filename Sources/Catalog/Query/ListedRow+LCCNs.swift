import GRDB
import Newspapers
import SQLiteStorage

extension ListedRow {
  /// The LCCNs of `rows` (nil for all); if `some` are given, only those of them that occur.
  static func lccns(of rows: RowSet?, among some: Set<LCCN>?, _ db: Database) throws -> Set<LCCN> {
    var found: Set<LCCN> = []
    func isWanted(_ row: StatementColumns) -> Bool { rows?.contains(row.number(0)) ?? true }
    guard let some else {
      try db.cachedStatement(sql: "SELECT id, lccn FROM newspaper").forEach(db) { row in
        if isWanted(row), let lccn = try? LCCN(row.text(1)) { found.insert(lccn) }
      }
      return found
    }
    let statement = try db.cachedStatement(sql: "SELECT id FROM newspaper WHERE lccn = ?")
    for lccn in some {
      statement.bind(lccn.description, at: 1)
      try statement.forEach(db) { row in if isWanted(row) { found.insert(lccn) } }
    }
    return found
  }
}
