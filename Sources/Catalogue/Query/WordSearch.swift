import FoundationEssentials
import GRDB
import Newspapers

/// Finds the newspapers that have all of some words, each as the beginning of one of theirs.
struct WordSearch {
  /// What was found, and with which words instead if those that were asked for have no match.
  struct Result {
    let rows: RowSet
    let closestWords: String?
  }

  let count: Int

  /// - Parameter words: as a reader types them.
  /// - Returns: nil if there is nothing to look for in them.
  func find(_ words: String, _ db: Database) throws -> Result? {
    let exact = try Identifier.rows(words, db)
    if !exact.isEmpty {
      var rows = RowSet(count: count)
      for row in exact { rows.insert(row) }
      return Result(rows: rows, closestWords: nil)
    }
    let needles = TitleText.folded(words).split(separator: " ").map(String.init)
    guard !needles.isEmpty else { return nil }
    let rows = try rows(with: needles.map { [$0] }, db)
    guard rows.isEmpty else { return Result(rows: rows, closestWords: nil) }
    let lexicon = try Data.fetchOne(db, sql: "SELECT words FROM lexicon") ?? Data()
    guard let closest = Lexicon(Array(lexicon)).closest(to: needles) else {
      return Result(rows: rows, closestWords: nil)
    }
    let meant = closest.compactMap(\.first).joined(separator: " ")
    let near = try self.rows(with: closest, db)
    return Result(rows: near, closestWords: near.isEmpty ? nil : meant)
  }

  /// - Parameter needles: for each word the ways in which it may be written.
  private func rows(with needles: [[String]], _ db: Database) throws -> RowSet {
    var found: RowSet?
    func narrow(to rows: RowSet) {
      if found == nil { found = rows } else { found?.formIntersection(rows) }
    }
    let (numbers, words) = (needles.filter { isNumber($0[0]) }, needles.filter { !isNumber($0[0]) })
    if !words.isEmpty { narrow(to: try match(words, db)) }
    for number in numbers {
      // The beginning of an LCCN, which is no word; and yet there are titles like “1776”.
      var rows = try match([number], db)
      for row in try Int.fetchAll(
        db, sql: "SELECT id FROM newspaper WHERE lccn >= ? AND lccn < ?",
        arguments: [number[0], number[0] + "~"])
      {
        rows.insert(row)
      }
      narrow(to: rows)
    }
    return found ?? RowSet(count: count)
  }

  private func isNumber(_ word: String) -> Bool {
    let letters = word.utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.count
    let rest = word.utf8.dropFirst(letters)
    return letters <= 3 && rest.count >= 2 && rest.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func match(_ needles: [[String]], _ db: Database) throws -> RowSet {
    // Folded words are letters and digits: nothing in them has a meaning of its own to FTS5 once it is in quotes.
    let pattern = needles.map { ways in "(" + ways.map { "\"\($0)\" *" }.joined(separator: " OR ") + ")" }
      .joined(separator: " AND ")
    var rows = RowSet(count: count)
    let matches = try Int.fetchCursor(
      db, sql: "SELECT rowid FROM search WHERE search MATCH ?", arguments: [pattern])
    while let row = try matches.next() { rows.insert(row) }
    return rows
  }
}
