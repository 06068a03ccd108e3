import GRDB
import Newspapers
import SQLiteStorage

/// Writes what lists are filtered, sorted and searched by, once all newspapers are there.
enum BuiltLookups {
  /// Terms, lexicon and indexes.
  static func write(_ terms: TermIndex, to db: Database) throws {
    try writeTerms(terms, to: db)
    try writeLexicon(to: db)
    try db.execute(sql: CatalogSchema.indexes)
  }

  private static func writeTerms(_ terms: TermIndex, to db: Database) throws {
    let insertion = try db.cachedStatement(
      sql: "INSERT INTO term (kind, folded, name, count, newspapers, sum) VALUES (?, ?, ?, ?, ?, ?)")
    for (term, list) in zip(terms.terms, terms.lists) {
      insertion.bind(term.kind.rawValue, at: 1)
      insertion.bind(TermIndex.folded(term), at: 2)
      insertion.bind(term.name, at: 3)
      insertion.bind(list.count, at: 4)
      list.bytes.withUnsafeBytes { insertion.bind($0, withSumAt: 6, at: 5) }
      try insertion.step(db)
    }
  }

  /// Little-endian, like all machines that Swift runs on.
  static func write(_ numbers: [some FixedWidthInteger], as name: String, to db: Database) throws {
    let insertion = try db.cachedStatement(
      sql: "INSERT INTO arrangement (name, part, numbers, sum) VALUES (?, ?, ?, ?)")
    for (part, start) in stride(from: 0, to: numbers.count, by: CatalogSchema.partSize).enumerated() {
      insertion.bind(name, at: 1)
      insertion.bind(part, at: 2)
      let end = min(start + CatalogSchema.partSize, numbers.count)
      numbers[start..<end].withUnsafeBytes { insertion.bind($0, withSumAt: 4, at: 3) }
      try insertion.step(db)
    }
  }

  private static func writeLexicon(to db: Database) throws {
    try db.execute(sql: "CREATE VIRTUAL TABLE temp.vocabulary USING fts5vocab (main, search, row)")
    var (words, counts): ([UInt8], [UInt32]) = ([], [])
    try db.cachedStatement(sql: "SELECT term, doc FROM temp.vocabulary").forEach(db) { row in
      words.append(contentsOf: row.bytes(0))
      words.append(0x0A)
      counts.append(UInt32(clamping: row.number(1)))
    }
    let insertion = try db.cachedStatement(sql: "INSERT INTO lexicon (words, counts, sum) VALUES (?, ?, ?)")
    words.withUnsafeBytes { insertion.bind($0, withSumAt: 3, at: 1) }
    counts.withUnsafeBytes { insertion.bind($0, at: 2) }
    try insertion.step(db)
    try db.execute(sql: "DROP TABLE temp.vocabulary")
  }
}
