import GRDB
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// Stores pages, all or none: see `PageShelf`.
  @discardableResult
  public func keep(_ pages: [KeptPage]) async throws(NewspaperError) -> KeptCount {
    let prepared = try PageIndex.prepared(pages, path: path)
    guard !prepared.isEmpty else { return KeptCount(passedOver: pages.count) }
    var count = try await put(prepared, mended: nil)
    count.passedOver += pages.count - prepared.count
    return count
  }

  /// Those with words.
  nonisolated static func prepared(
    _ pages: [KeptPage], path: String
  ) throws(NewspaperError) -> [PreparedPage] {
    do { return try pages.compactMap { try PreparedPage($0) } } catch {
      throw NewspaperError(error, index: path)
    }
  }

  /// - Parameter mended: those of each page (see `PreparedPage.mended`), if many pages follow; nil looks
  ///   their words up.
  func put(_ pages: [PreparedPage], mended: [[UInt8]]?) async throws(NewspaperError) -> KeptCount {
    let newspapers = try await newspapers(of: pages.map(\.page), remembers: mended != nil)
    return try await write { db in
      try PageIndex.bringUpToDate(db)
      if pages.contains(where: \.page.hasReading) { try PageSchema.addReadings(db) }
      if pages.contains(where: { $0.page.home != nil }) { try PageSchema.addSites(db) }
      // Do this before writing anything: looking up words makes FTS5 flush everything it has deferred.
      let mended = try mended ?? pages.map { page in try PageIndex.mended(page, db) }
      let writer = try PageWriter(db)
      var count = KeptCount()
      for (page, mended) in zip(pages, mended) {
        switch try writer.write(page, of: newspapers[page.page.page.issue.lccn], mended: mended) {
        case .added: count.added += 1
        case .replaced: count.replaced += 1
        case .passedOver: count.passedOver += 1
        }
      }
      try writer.note(pages.map(\.page))
      try writer.finish()
      return count
    }
  }

  private static func mended(_ page: PreparedPage, _ db: Database) throws -> [UInt8] {
    let statement = try db.cachedStatement(sql: "SELECT 1 FROM vocabulary WHERE term = ?")
    return try page.mended { word in
      statement.bind(String(decoding: word, as: UTF8.self), at: 1)
      return try statement.first(db) { _ in true } ?? false
    }
  }

  /// All words of the index.
  func knownWords() throws(NewspaperError) -> WordHashes {
    try readFile { db in
      var known = WordHashes(capacity: 1 << 16)
      try db.cachedStatement(sql: "SELECT term FROM vocabulary").forEach(db) { row in
        known.insert(WordHashes.hash(Array(row.bytes(0))[...]))
      }
      return known
    } ?? WordHashes()
  }

  /// When the newest page was fetched, in seconds since 1970; 0 if unknown.
  static func newest(_ db: Database) throws -> Double {
    try Double.fetchOne(db, sql: "SELECT CAST(value AS REAL) FROM meta WHERE key = 'newest'") ?? 0
  }
}
