import Files
import GRDB
import Newspapers
import SQLiteStorage

/// The rows of a result, for programs that do not read SQLite.
public enum ResultPrinting {
  /// Each term in each year of each state, whether it occurs there or not, by year, state and term.
  /// - Parameter path: that of the result.
  public static func counts(_ path: String, _ use: (CorpusCount) -> Void) throws(NewspaperError) {
    try read(path, CountList.everything) { row, terms in use(CountList.count(row, terms: terms)) }
  }

  /// The places where terms occur, without the titles of their newspapers.
  /// - Parameter path: that of the result.
  public static func hits(_ path: String, _ use: (CorpusHit) -> Void) throws(NewspaperError) {
    try read(path, "SELECT \(HitNumbers.columns) FROM hit ORDER BY number") { row, terms in
      use(HitNumbers.hit(row, terms: terms))
    }
  }

  private static func read(
    _ path: String, _ sql: String, _ use: (StatementColumns, _ terms: [String]) -> Void
  ) throws(NewspaperError) {
    let file = OpenFolder.path(of: ResultWriter.rows, in: path)
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: file, configuration: configuration)
      try queue.read { db in
        let terms = try String.fetchAll(db, sql: "SELECT word FROM term ORDER BY number")
        try db.makeStatement(sql: sql).forEach(db) { use($0, terms) }
      }
      try queue.close()
    } catch {
      throw NewspaperError(error, result: file)
    }
  }
}
