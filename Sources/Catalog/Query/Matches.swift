import GRDB
import Newspapers
import SQLiteStorage

/// What a query finds, before it is put in order.
final class Matches {
  /// Nil if nothing narrows the list.
  let rows: RowSet?
  let total: Int
  /// What was searched for, or may have been meant; empty if there are no words.
  let words: [String]
  let closestWords: String?
  let gaps: ListGaps
  /// The beginning of the list by `Ranking`, once it has been needed.
  var head: [Int]?

  init(_ query: NewspaperQuery, in reader: CatalogReader, _ db: Database) throws {
    let all = RowSet(count: reader.count, isFull: true)
    var found = try TermFilter(query: query, count: reader.count).found(in: reader, db)
    func narrow(to some: RowSet) {
      if found == nil { found = TermFilter.Found(rows: all, possible: all) }
      found?.narrow(to: some)
    }
    var (words, closestWords): ([String], String?) = ([], nil)
    if !query.words.isEmpty, let sought = try WordSearch(reader: reader).find(query.words, db) {
      narrow(to: sought.rows)
      closestWords = sought.closestWords
      words = sought.meant.isEmpty ? [closestWords ?? query.words] : sought.meant
    }
    if query.issuesFrom != nil || query.issuesTo != nil {
      var digitized = RowSet(count: reader.count)
      let (from, to) = (query.issuesFrom ?? 0, query.issuesTo ?? 9999)
      for span in try reader.issueSpans(db) where span.years.lowerBound <= to && span.years.upperBound >= from
      {
        digitized.insert(span.row)
      }
      narrow(to: digitized)
    }
    if query.filters.contains(.years) {
      narrow(to: all)
      var (inTime, perhaps) = (RowSet(count: reader.count), RowSet(count: reader.count))
      let possible = try reader.possibleYears(db)
      try reader.spans(db).withUnsafeBufferPointer { spans in
        (found?.possible ?? all).forEach { row in
          if Lifespan(of: row, in: spans)?.overlaps(from: query.from, to: query.to) == true {
            inTime.insert(row)
          } else if PossibleYears(of: row, in: possible).overlaps(from: query.from, to: query.to) {
            perhaps.insert(row)
          }
        }
      }
      found?.narrow(to: inTime, by: .years, unknown: perhaps)
    }
    rows = found?.rows
    self.words = words
    self.closestWords = closestWords
    total = found?.rows.count ?? reader.count
    let asksForDigitized = query.isDigitized || query.filters.contains(.issueYears)
    var gaps = found?.gaps ?? .none
    gaps.lacksDigitized = asksForDigitized && !reader.knowsDigitized
    self.gaps = gaps
  }
}

extension TermFilter.Found {
  /// How many rows may match, but are left out, and why.
  fileprivate var gaps: ListGaps {
    var (gaps, leftOut) = (ListGaps.none, RowSet(count: 0))
    for (filter, others) in unknown {
      var some = others
      some.formIntersection(possible)
      some.subtract(rows)
      guard !some.isEmpty else { continue }
      gaps.fields.insert(filter)
      if gaps.fields.count == 1 { leftOut = some } else { leftOut.formUnion(some) }
    }
    gaps.unknown = leftOut.count
    return gaps
  }
}

extension Lifespan {
  /// A row's rank, from 1; nil if it has none.
  init?(of row: Int, in spans: UnsafeBufferPointer<Int16>) {
    guard row > 0, 2 * row <= spans.count else { return nil }
    self.init(first: Int(spans[2 * row - 2]), last: Int(spans[2 * row - 1]))
  }
}

extension PossibleYears {
  /// A row's, from 1; any years if it has none.
  init(of row: Int, in stored: [Int16]) {
    guard row > 0, 2 * row <= stored.count else {
      self.init(first: 0, last: 0)
      return
    }
    self.init(first: Int(stored[2 * row - 2]), last: Int(stored[2 * row - 1]))
  }
}
