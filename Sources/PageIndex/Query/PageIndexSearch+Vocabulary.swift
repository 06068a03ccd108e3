import GRDB
import Newspapers
import SQLiteStorage

extension PageIndexSearch: WordCounts {
  public func pages(with words: [String]) async throws(NewspaperError) -> [String: Int] {
    try await index.read { db in
      let statement = try db.cachedStatement(sql: "SELECT doc FROM vocabulary WHERE term = ?")
      var pages: [String: Int] = [:]
      for word in words {
        statement.bind(word, at: 1)
        if let count = try statement.first(db, { $0.number(0) }) { pages[word] = count }
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
          arguments: ["\"\(other)\" NOT \"\(word)\""])
      }
      return pages
    }
  }
}
