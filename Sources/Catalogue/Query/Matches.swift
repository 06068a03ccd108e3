import GRDB
import Newspapers

/// The result of a query, before sorting.
struct Matches {
  /// Nil if nothing narrows the list.
  let rows: RowSet?
  let total: Int
  let closestWords: String?

  init(_ query: NewspaperQuery, in reader: CatalogueReader, _ db: Database) throws {
    var rows = try TermFilter(query: query, count: reader.count).rows(db)
    func narrow(to found: RowSet) {
      if rows == nil { rows = found } else { rows?.formIntersection(found) }
    }
    var closestWords: String?
    if let words = query.words.nonEmpty, let found = try WordSearch(reader: reader).find(words, db) {
      narrow(to: found.rows)
      closestWords = found.closestWords
    }
    if query.from != nil || query.to != nil {
      var inTime = rows ?? RowSet(count: reader.count, isFull: true)
      let spans = try reader.spans(db)
      let (from, to) = (Int16(clamping: query.from ?? 0), Int16(clamping: query.to ?? 9999))
      for row in 1...max(1, reader.count) where 2 * row <= spans.count {
        if spans[2 * row - 2] > to || spans[2 * row - 1] < from { inTime.remove(row) }
      }
      rows = inTime
    }
    if query.issuesFrom != nil || query.issuesTo != nil {
      var digitised = RowSet(count: reader.count)
      let (from, to) = (query.issuesFrom ?? 0, query.issuesTo ?? 9999)
      for span in try reader.issueSpans(db) where span.years.lowerBound <= to && span.years.upperBound >= from
      {
        digitised.insert(span.row)
      }
      narrow(to: digitised)
    }
    self.rows = rows
    self.closestWords = closestWords
    total = rows?.count ?? reader.count
  }
}
