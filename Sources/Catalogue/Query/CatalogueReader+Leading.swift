import GRDB
import Newspapers

/// Lists by title in which titles that begin with the search words come first.
extension CatalogueReader {
  /// The rows of `window` among the matches of `query`.
  func rows(_ window: Window, of matches: Matches, _ query: NewspaperQuery, _ db: Database) throws -> [Int] {
    let beginnings = query.leadingTitles(matches.closestWords)
    guard let found = matches.rows, !beginnings.isEmpty else {
      return try self.window(window, of: matches.rows, by: query.order, db)
    }
    let byTitle = try self.window(Window(offset: 0, limit: count), of: found, by: .title, db)
    var leading = 0..<0
    for beginning in beginnings where leading.isEmpty {
      let first = try partition(byTitle[...], db) { $0 >= beginning }
      leading = first..<(try partition(byTitle[first...], db) { !$0.hasPrefix(beginning) })
    }
    let rows = byTitle[leading] + byTitle[..<leading.lowerBound] + byTitle[leading.upperBound...]
    return Array(rows.dropFirst(window.offset).prefix(window.limit))
  }

  /// The position in `rows`, which are by title, of the first title for which `isAfter` is true. Examines
  /// only a few of them.
  private func partition(
    _ rows: ArraySlice<Int>, _ db: Database, _ isAfter: (_ sortKey: String) -> Bool
  ) throws -> Int {
    let statement = try db.cachedStatement(sql: "SELECT title FROM newspaper WHERE id = ?")
    var range = rows.startIndex..<rows.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      statement.bind(rows[middle], at: 1)
      let title = try statement.first(db) { $0.text(0) } ?? ""
      range = isAfter(TitleText.sortKey(title)) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
