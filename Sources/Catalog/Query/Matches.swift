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
    var rows = try TermFilter(query: query, count: reader.count).rows(db)
    func narrow(to found: RowSet) {
      if rows == nil { rows = found } else { rows?.formIntersection(found) }
    }
    var (words, closestWords): ([String], String?) = ([], nil)
    if !query.words.isEmpty, let found = try WordSearch(reader: reader).find(query.words, db) {
      narrow(to: found.rows)
      closestWords = found.closestWords
      words = found.meant.isEmpty ? [closestWords ?? query.words] : found.meant
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
    var undated = 0
    if query.filters.contains(.years) {
      var inTime = RowSet(count: reader.count)
      try reader.spans(db).withUnsafeBufferPointer { spans in
        (rows ?? RowSet(count: reader.count, isFull: true)).forEach { row in
          guard let lifespan = Lifespan(of: row, in: spans) else {
            undated += 1
            return
          }
          if lifespan.overlaps(from: query.from, to: query.to) { inTime.insert(row) }
        }
      }
      rows = inTime
    }
    self.rows = rows
    self.words = words
    self.closestWords = closestWords
    total = rows?.count ?? reader.count
    let asksForDigitized = query.isDigitized || query.filters.contains(.issueYears)
    gaps = ListGaps(undated: undated, lacksDigitized: asksForDigitized && !reader.knowsDigitized)
  }
}

extension Lifespan {
  /// A row's rank, from 1; nil if it has none.
  init?(of row: Int, in spans: UnsafeBufferPointer<Int16>) {
    guard row > 0, 2 * row <= spans.count else { return nil }
    self.init(first: Int(spans[2 * row - 2]), last: Int(spans[2 * row - 1]))
  }
}
