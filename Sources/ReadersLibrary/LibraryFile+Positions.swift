import GRDB
import Newspapers

extension LibraryFile {
  public func position(in page: PageID) async throws(NewspaperError) -> ReadingPosition? {
    try await reading(orElse: nil) { try PositionRecord.position(in: page, $0) }
  }

  public func positions(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<ReadingPosition> {
    try await reading(orElse: .none) { try LibraryFile.positions(matching: words, window, $0) }
  }

  static func positions(
    matching words: String, _ window: Window, _ db: Database
  ) throws -> LibraryRows<ReadingPosition> {
    // The page names its day; its address is folded as words are.
    let condition = Condition(
      words: words, in: "found_by || ' ' || replace(replace(page, '/', ' '), '-', ' ')")
    return try condition.rows(of: "position", orderedBy: "read DESC, page DESC", window, db) {
      try PositionRecord($0).position
    }
  }

  /// Whether a row is the page read last in its newspaper.
  private static let isLatest = """
    NOT EXISTS (SELECT 1 FROM position AS later WHERE later.lccn = position.lccn
      AND (later.read, later.page) > (position.read, position.page))
    """

  /// The page read last in each newspaper, the latest first.
  static func latestPositions(_ limit: Int, _ db: Database) throws -> [ReadingPosition] {
    try Row.fetchAll(
      db,
      sql: "SELECT * FROM position WHERE \(isLatest) ORDER BY read DESC, page DESC LIMIT ?",
      arguments: [limit]
    )
    .map { try PositionRecord($0).position }
  }

  public func lastPositions(of lccns: [LCCN]) async throws(NewspaperError) -> [LCCN: ReadingPosition] {
    try await reading(orElse: [:]) { db in
      try lccns.reduce(into: [:]) { $0[$1] = try PositionRecord.last(of: $1, db) }
    }
  }

  public func positions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition] {
    try await reading(orElse: []) { try PositionRecord.positions(of: lccn, $0) }
  }

  public func readPages() async throws(NewspaperError) -> Set<PageID> {
    try await pages(sql: "SELECT page FROM position")
  }

  public func put(_ positions: [ReadingPosition]) async throws(NewspaperError) {
    try await writing { db in for position in positions { try PositionRecord(position).save(db) } }
  }

  @discardableResult
  public func removePosition(in page: PageID) async throws(NewspaperError) -> ReadingPosition? {
    try await changing(orElse: nil) { db in
      let position = try PositionRecord.position(in: page, db)
      try db.execute(sql: "DELETE FROM position WHERE page = ?", arguments: [page.description])
      return position
    }
  }

  @discardableResult
  public func removePositions(of lccn: LCCN) async throws(NewspaperError) -> [ReadingPosition] {
    try await changing(orElse: []) { db in
      let positions = try PositionRecord.positions(of: lccn, db)
      try db.execute(sql: "DELETE FROM position WHERE lccn = ?", arguments: [lccn.description])
      return positions
    }
  }
}
