import GRDB
import Newspapers
import SQLiteStorage

/// Finds the newspapers that have all of some words, each as the beginning of one of theirs.
struct WordSearch {
  /// What was found, and which words were used instead if the original ones have no match.
  struct Result {
    let rows: RowSet
    let closestWords: String?
    /// Everything that may have been meant, including `closestWords`.
    var meant: [String] = []
  }

  let reader: CatalogReader

  private var count: Int { reader.count }

  /// - Parameter words: as typed by a reader.
  /// - Returns: nil if there is nothing to search for in them.
  func find(_ words: String, _ db: Database) throws -> Result? {
    let exact = try Identifier.rows(words, db)
    if !exact.isEmpty {
      var rows = RowSet(count: count)
      for row in exact { rows.insert(row) }
      return Result(rows: rows, closestWords: nil)
    }
    let sought = SoughtWords(words)
    guard !sought.isEmpty else { return nil }
    let rows = try rows(of: sought.ways, db)
    guard rows.isEmpty else { return Result(rows: rows, closestWords: nil) }
    let lexicon = try db.cachedStatement(sql: "SELECT words, counts, sum FROM lexicon").first(db) { row in
      Lexicon(
        Array(try row.checkedBytes(0, sum: 2)), counts: Array(StoredNumbers<UInt32>(bytes: row.bytes(1))))
    }
    guard let lexicon else { throw DatabaseError.damaged("the words are missing") }
    return try Mending(search: self, lexicon: lexicon).mended(sought, db) ?? guess(sought, lexicon, db)
      ?? Result(rows: rows, closestWords: nil)
  }

  /// What was probably meant by words that never occur together.
  private func guess(_ sought: SoughtWords, _ lexicon: Lexicon, _ db: Database) throws -> Result? {
    let needles = sought.words
    guard let closest = lexicon.closest(to: needles) else { return nil }
    let kept = needles.indices.filter { closest[$0] == [needles[$0]] }
    if kept.count < needles.count, let result = try result(closest, sought, db) { return result }
    // A mistyped word may occur anyway: the directory has a “Milwuakee”. A long word is more likely to be
    // mistyped.
    for place in kept.sorted(by: { needles[$0].utf8.count > needles[$1].utf8.count }) {
      var ways = closest
      ways[place] = lexicon.others(like: needles[place])
      if !ways[place].isEmpty, let result = try result(ways, sought, db) { return result }
    }
    return nil
  }

  /// Nil if nothing has the words, each of which may mean several.
  private func result(
    _ closest: [[String]], _ sought: SoughtWords, _ db: Database
  ) throws -> Result? {
    let needles = zip(closest, sought.ways).map { words, ways in
      words == [ways[0].letters] ? ways : words.map { SoughtWord($0) }
    }
    let found = try rows(with: needles, db)
    guard !found.isEmpty else { return nil }
    let meant = try closest.map { words in try commonest(words, in: found, db) }
    return Result(rows: found, closestWords: meant.joined(separator: " "))
  }

  /// Which of several words most of `rows` have; the first of equals.
  private func commonest(_ words: [String], in rows: RowSet, _ db: Database) throws -> String {
    guard words.count > 1 else { return words[0] }
    var best = (word: words[0], count: 0)
    for word in words {
      var having = try match([[SoughtWord(word)]], db)
      having.formIntersection(rows)
      if having.count > best.count { best = (word, having.count) }
    }
    return best.word
  }

  /// While a search is being typed, all words but the last have already been searched for.
  private func rows(of needles: [[SoughtWord]], _ db: Database) throws -> RowSet {
    let earlier = Array(needles.dropLast())
    if let latest = reader.latestWords, latest.needles == earlier { reader.settledWords = latest }
    var rows: RowSet
    if let settled = reader.settledWords, settled.needles == earlier, let last = needles.last {
      rows = try self.rows(with: [last], db)
      rows.formIntersection(settled.rows)
    } else {
      rows = try self.rows(with: needles, db)
    }
    reader.latestWords = CatalogReader.SoughtWords(needles: needles, rows: rows)
    return rows
  }

  /// - Parameter needles: for each word the ways in which it may be written.
  func rows(with needles: [[SoughtWord]], _ db: Database) throws -> RowSet {
    var found: RowSet?
    func narrow(to rows: RowSet) {
      if found == nil { found = rows } else { found?.formIntersection(rows) }
    }
    let numbers = needles.filter { isNumber($0[0].letters) }
    let words = needles.filter { !isNumber($0[0].letters) }
    if !words.isEmpty { narrow(to: try match(words, db)) }
    for number in numbers {
      // The beginning of an LCCN is not a word; but there are titles like “1776”.
      var rows = try match([number], db)
      let statement = try db.cachedStatement(sql: "SELECT id FROM newspaper WHERE lccn >= ? AND lccn < ?")
      statement.bind(number[0].letters, at: 1)
      statement.bind(number[0].letters + "~", at: 2)
      try statement.forEachNumber(db) { rows.insert($0) }
      narrow(to: rows)
    }
    return found ?? RowSet(count: count)
  }

  private func isNumber(_ word: String) -> Bool {
    let letters = word.utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.count
    let rest = word.utf8.dropFirst(letters)
    return letters <= 3 && rest.count >= 2 && rest.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func match(_ needles: [[SoughtWord]], _ db: Database) throws -> RowSet {
    // Folded words are letters and digits: inside quotes nothing in them has a special meaning in FTS5.
    let pattern = needles.map { ways in
      let words = ways.map { $0.isWhole ? "\"\($0.letters)\"" : "\"\($0.letters)\" *" }
      return "(" + words.joined(separator: " OR ") + ")"
    }
    .joined(separator: " AND ")
    var rows = RowSet(count: count)
    let statement = try db.cachedStatement(sql: "SELECT rowid FROM search WHERE search MATCH ?")
    statement.bind(pattern, at: 1)
    try statement.forEachNumber(db) { rows.insert($0) }
    return rows
  }
}
