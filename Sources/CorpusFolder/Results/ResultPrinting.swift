import Files
import GRDB
import Newspapers
import SQLiteStorage

/// The rows of a result, for programs that do not read SQLite.
public enum ResultPrinting {
  /// A term in a year of a state, whether it occurs there or not.
  public struct Count: Hashable, Sendable {
    public let year: Int
    public let state: String
    public let term: String
    public let hits: Int
    public let pagesWith: Int
    public let words: Int
    public let pages: Int
    public let issues: Int

    /// Hits per million words; nil if there are no words.
    public var rate: Double? {
      words > 0 ? (Double(hits) * 1e10 / Double(words)).rounded() / 1e4 : nil
    }
  }

  /// A place where a term occurs.
  public struct Hit: Hashable, Sendable {
    public let term: String
    public let id: String
    public let batch: String
    public let year: Int
    public let state: String
    public let start: Int
    public let left: String
    public let match: String
    public let right: String
    public let quality: Double?
  }

  /// - Parameter path: that of the result.
  public static func counts(_ path: String, _ use: (Count) -> Void) throws(NewspaperError) {
    try read(
      path,
      """
      SELECT cell.year, cell.state, word, coalesce(hits, 0), coalesce(pages_with, 0), words, pages, issues
      FROM term CROSS JOIN cell
      LEFT JOIN count ON count.term = term.number AND count.year = cell.year AND count.state = cell.state
      ORDER BY term.number, cell.year, cell.state
      """
    ) { row in
      use(
        Count(
          year: row.number(0), state: row.text(1), term: row.text(2), hits: row.number(3),
          pagesWith: row.number(4), words: row.number(5), pages: row.number(6), issues: row.number(7)))
    }
  }

  /// - Parameter path: that of the result.
  public static func hits(_ path: String, _ use: (Hit) -> Void) throws(NewspaperError) {
    try read(
      path,
      """
      SELECT word, id, batch, year, state, start, "left", match, "right", quality
      FROM hit JOIN term ON term.number = hit.term ORDER BY hit.number
      """
    ) { row in
      use(
        Hit(
          term: row.text(0), id: row.text(1), batch: row.text(2), year: row.number(3), state: row.text(4),
          start: row.number(5), left: row.text(6), match: row.text(7), right: row.text(8),
          quality: row.optionalReal(9)))
    }
  }

  private static func read(
    _ path: String, _ sql: String, _ use: (StatementColumns) -> Void
  ) throws(NewspaperError) {
    let file = OpenFolder.path(of: ResultWriter.rows, in: path)
    do {
      var configuration = Configuration()
      configuration.readonly = true
      let queue = try DatabaseQueue(path: file, configuration: configuration)
      try queue.read { db in try db.makeStatement(sql: sql).forEach(db, use) }
      try queue.close()
    } catch {
      throw NewspaperError(error, result: file)
    }
  }
}
