import GRDB
import Newspapers
import SQLiteStorage

extension PageIndexSearch: WordCounts {
  public func pages(with words: [String]) async throws(NewspaperError) -> [String: Int] {
    try await index.read { db in
      var pages = try PageIndexSearch.pages(with: words.filter { !$0.contains(" ") }, db)
      let phrases = words.filter { $0.contains(" ") }
      // Almost none of them is on any page, and most have a part that is not a word at all.
      let parts = try PageIndexSearch.pages(
        with: phrases.flatMap { $0.split(separator: " ").map(String.init) }, db)
      for phrase in phrases {
        let areWords = phrase.split(separator: " ").allSatisfy { parts[String($0)] != nil }
        guard areWords else { continue }
        let count = try Int.fetchOne(
          db, sql: "SELECT count(*) FROM words WHERE words MATCH ?", arguments: [phrase.asMatch])
        if let count, count > 0 { pages[phrase] = count }
      }
      return pages
    }
  }

  /// How many of SQLite's parameters are bound at once.
  private static let chunk = 500

  /// Each word by itself. Queried together, since FTS5 prepares a statement for each use of its vocabulary.
  private static func pages(with words: [String], _ db: Database) throws -> [String: Int] {
    var pages: [String: Int] = [:]
    for start in stride(from: 0, to: words.count, by: chunk) {
      let some = words[start..<min(start + chunk, words.count)]
      let marks = Array(repeating: "?", count: some.count).joined(separator: ",")
      let rows = try Row.fetchCursor(
        db.cachedStatement(sql: "SELECT term, doc FROM vocabulary WHERE term IN (\(marks))"),
        arguments: StatementArguments(some))
      while let row = try rows.next() { pages[row[0]] = row[1] }
    }
    return pages
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
  /// Folded words for FTS5. Mended words are not consecutive.
  fileprivate var asMatch: String { contains(" ") ? "body : \"\(self)\"" : "\"\(self)\"" }
}
