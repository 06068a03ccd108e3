import GRDB
import Newspapers
import SQLiteStorage

/// Puts what words found in the order of `Relevance`: newspapers with exactly that title, in any spelling, or
/// that title and place, come first, whatever their merit. The best of the others by merit, as many as a
/// reader may look at, are ranked by where the words are, and the rest follow by merit.
struct Ranking {
  let reader: CatalogReader

  /// How many are ranked by the position of words; examining a hundred thousand takes longer than a key may.
  private static let lookedAt = 128

  /// The rows of `window` within the result.
  func rows(_ window: Window, of matches: Matches, _ db: Database) throws -> [Int] {
    guard !matches.words.isEmpty, let found = matches.rows else {
      return try reader.window(window, of: matches.rows, by: NewspaperOrder.title.rawValue, db)
    }
    let head = try matches.head ?? head(of: found, matches.words.map(Relevance.init), db)
    matches.head = head
    let first = Array(head.dropFirst(window.offset).prefix(window.limit))
    guard first.count < window.limit, head.count < matches.total else { return first }
    var rest = found
    for row in head { rest.remove(row) }
    let room = Window(offset: max(0, window.offset - head.count), limit: window.limit - first.count)
    return first + (try reader.window(room, of: rest, by: CatalogSchema.merit, db))
  }

  private func head(of found: RowSet, _ relevance: [Relevance], _ db: Database) throws -> [Int] {
    var exact = try titled(relevance, in: found, db)
    var left = exact.count
    var others: [Int] = []
    var tiers: [[Int]] = Array(repeating: [], count: Relevance.Tier.other.rawValue + 1)
    try reader.forEachPart(of: CatalogSchema.merit, db) { (numbers: StoredNumbers<UInt32>) in
      for row in numbers where found.contains(Int(row)) {
        if left > 0, let tier = exact.removeValue(forKey: Int(row)) {
          tiers[tier.rawValue].append(Int(row))
          left -= 1
        } else if others.count < Ranking.lookedAt {
          others.append(Int(row))
        }
        if left == 0, others.count == Ranking.lookedAt { return false }
      }
      return true
    }
    for row in others { tiers[try tier(of: row, relevance, db).rawValue].append(row) }
    return tiers.flatMap(\.self)
  }

  /// The rows in the first three tiers.
  private func titled(
    _ relevance: [Relevance], in found: RowSet, _ db: Database
  ) throws -> [Int: Relevance.Tier] {
    let hashes = Set(relevance.flatMap(\.titles)).map(TitleHash.of)
    var candidates: [Int] = []
    try reader.titleHashes(db).withUnsafeBufferPointer { titles in
      found.forEach { row in
        if row > 0, row <= titles.count, hashes.contains(titles[row - 1]) { candidates.append(row) }
      }
    }
    var tiers: [Int: Relevance.Tier] = [:]
    for row in candidates {
      let tier = try tier(of: row, relevance, db)
      if tier <= .titleAndPlace { tiers[row] = tier }
    }
    return tiers
  }

  /// The best rank that any of the possible meanings gives it.
  private func tier(of row: Int, _ relevance: [Relevance], _ db: Database) throws -> Relevance.Tier {
    let statement = try db.cachedStatement(sql: "SELECT title, places FROM newspaper WHERE id = ?")
    statement.bind(row, at: 1)
    let tier = try statement.first(db) { columns in
      let sortTitle = TitleText.sortKey(columns.text(0))
      return relevance.lazy.map {
        $0.tier(sortTitle: sortTitle, places: Lines.strings(columns.text(1)).compactMap(Place.init))
      }.min()
    }
    guard let tier else { throw DatabaseError.damaged("row \(row) is missing") }
    return tier
  }
}
