import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// A page with a damaged text.
  struct DamagedPage {
    let id: Int
    let name: String
    /// Whether its source's text is damaged; otherwise only its reading is.
    let lacksSource: Bool
    /// Whether a reading is left.
    let hasReading: Bool
  }

  /// What words are rebuilt from, besides which page it is.
  private enum Rebuilt: Int32, PageFactColumn {
    case id, text, sha256, words, mended
  }

  /// Rebuilds the words if they were folded in another way.
  static func bringUpToDate(_ db: Database) throws {
    let version = try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'fold'")
    if version != PageSchema.foldVersion { try rebuild(db) }
  }

  /// Rebuilds the words from the texts, except damaged ones.
  /// - Returns: the pages with damaged texts, which stay as they are, but cannot be found by those.
  @discardableResult
  static func rebuild(_ db: Database) throws -> [DamagedPage] {
    try db.execute(sql: "INSERT INTO words (words) VALUES ('delete-all')")
    let writer = try PageWriter(db)
    var (damaged, counts): ([DamagedPage], [(id: Int, words: Int)]) = ([], [])
    let pages = try db.makeStatement(sql: "SELECT \(Rebuilt.row) FROM page ORDER BY id")
    try pages.forEach(db) { row in
      let (id, words) = (row.number(Rebuilt.id), row.number(Rebuilt.words))
      let source = try StoredSource(
        row.bytes(Rebuilt.text), sha256: row.bytes(Rebuilt.sha256), words: words)
      // Words of texts that are left out do not count as mended, either.
      let mended = source.text == nil ? [] : Array(row.bytes(Rebuilt.mended))
      var (reading, isReadingDamaged) = (String?.none, false)
      do { reading = try StoredReading.text(of: id, db) } catch let error as DatabaseError
        where error.isDamage
      { isReadingDamaged = true }
      if source.text == nil || isReadingDamaged {
        damaged.append(
          DamagedPage(
            id: id, name: name(row), lacksSource: source.text == nil, hasReading: reading != nil))
      }
      let own = FoldedText(source.text ?? "")
      if own.count != words { counts.append((id, own.count)) }
      let both = reading == nil ? own : FoldedText(StoredReading.joined(source.text ?? "", reading))
      try writer.addWords(of: id, body: both.bytes, mended: mended)
    }
    for (id, words) in counts {
      try db.execute(sql: "UPDATE page SET words = ? WHERE id = ?", arguments: [words, id])
    }
    for page in damaged where page.lacksSource {
      try db.execute(sql: "UPDATE page SET mended = '' WHERE id = ?", arguments: [page.id])
    }
    try db.execute(sql: "UPDATE meta SET value = ? WHERE key = 'fold'", arguments: [PageSchema.foldVersion])
    return damaged
  }

  /// Removes the damaged texts that a rebuild left out, and pages of which nothing else is left.
  /// - Returns: what was removed, one per line.
  static func removeDamaged(_ pages: [DamagedPage], _ db: Database) throws -> [String] {
    let writer = try PageWriter(db)
    let (nothing, sum) = try PreparedPage.pack("")
    let empty = try db.makeStatement(sql: "UPDATE page SET text = ?, sha256 = ? WHERE id = ?")
    for page in pages {
      if !page.hasReading, try StoredReading.exists(db) {
        try db.execute(sql: "DELETE FROM reading WHERE page = ?", arguments: [page.id])
      }
      guard page.lacksSource else { continue }
      if page.hasReading {
        nothing.withUnsafeBytes { empty.bind($0, at: 1) }
        sum.withUnsafeBytes { empty.bind($0, at: 2) }
        empty.bind(page.id, at: 3)
        try empty.step(db)
      } else {
        try writer.removeWords(of: page.id, text: "", mended: "")
        try db.execute(sql: "DELETE FROM page WHERE id = ?", arguments: [page.id])
      }
    }
    return pages.map { page in
      let what = page.lacksSource ? "text" : "reading"
      return "\(page.name): its \(what) was changed or cannot be read, and was removed"
    }
  }

  /// Stores pages again whose texts are here, but damaged.
  /// - Parameter pages: with the texts that they had when they were stored.
  /// - Returns: how many.
  func repair(_ pages: [KeptPage]) async throws(NewspaperError) -> Int {
    guard !pages.isEmpty else { return 0 }
    let damaged = try readFile { db in
      let sums = TextSums()
      return try pages.filter { try PageIndex.hasDamagedText($0.page, sums, db) }
    }
    guard let damaged, !damaged.isEmpty else { return 0 }
    return try await keep(damaged).replaced
  }

  private static func hasDamagedText(
    _ page: PageID, _ sums: TextSums, _ db: Database
  ) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "SELECT text, sha256 FROM page WHERE lccn = ? AND day = ? AND edition = ? AND sequence = ?")
    statement.bind(page.issue.lccn.description, at: 1)
    statement.bind(PreparedPage.day(page.issue.date), at: 2)
    statement.bind(page.issue.edition, at: 3)
    statement.bind(page.sequence, at: 4)
    let isDamaged = try statement.first(db) { row in
      let text = try DatabaseError.unlessDamaged { try PackedText.unpack(row.bytes(0)) }
      return text.map { !sums.sha256(of: $0).elementsEqual(row.bytes(1)) } ?? true
    }
    return isDamaged ?? false
  }
}
