import GRDB
import Newspapers
import SQLiteStorage

extension PageIndexSearch: WordCounts {
  public func pages(with words: [String]) async throws(NewspaperError) -> [String: Int] {
    try await index.read { db in
      let statement = try db.cachedStatement(sql: "SELECT doc FROM vocabulary WHERE term = ?")
      var pages: [String: Int] = [:]
      for word in words where !word.contains(" ") {
        statement.bind(word, at: 1)
        if let count = try statement.first(db, { $0.number(0) }) { pages[word] = count }
      }
      for phrase in words where phrase.contains(" ") {
        // Nearly none of them has a page, and most have a part that is no word at all.
        let parts = phrase.split(separator: " ")
        let areWords = try parts.allSatisfy { part in
          statement.bind(String(part), at: 1)
          return try statement.first(db) { $0.number(0) } != nil
        }
        guard areWords else { continue }
        let count = try Int.fetchOne(
          db, sql: "SELECT count(*) FROM words WHERE words MATCH ?", arguments: [phrase.asMatch])
        if let count, count > 0 { pages[phrase] = count }
      }
      return pages
    }
  }

  public func pages(
    with words: [String], without word: String
  ) async throws(NewspaperError) -> [String: Int] {
    try await index.read { db in
      var pages: [String: Int] = [:]
      for other in words {
        // Folded words have no quotation marks.
        pages[other] = try Int.fetchOne(
          db, sql: "SELECT count(*) FROM words WHERE words MATCH ?",
          arguments: ["(\(other.asMatch)) NOT \(word.asMatch)"])
      }
      return pages
    }
  }
}

extension String {
  /// Folded words for FTS5. Mended words do not follow each other.
  fileprivate var asMatch: String { contains(" ") ? "body : \"\(self)\"" : "\"\(self)\"" }
}
