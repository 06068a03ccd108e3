import NewspaperHTTP
import Newspapers

/// A page of a list, checked: what it says of itself is true of it.
struct ListingPage: WholeListPage {
  /// A newspaper for each row, nil where the row is none.
  let rows: [Newspaper?]
  let total: Int
  let origin: Origin

  var rowCount: Int { rows.count }
  var keys: [LCCN] { rows.compactMap { $0?.lccn } }

  /// - Parameters:
  ///   - page: counted from 1.
  ///   - size: how many rows a page were asked for.
  init(_ answer: Answer<ListingAnswer>, page: Int, size: Int, host: String) throws(NewspaperError) {
    let listing = answer.value
    guard let total = listing.total else {
      throw .malformed(host: host, what: "“pagination.of” is missing or no count")
    }
    if total == 0, answer.isNotWorthKeeping { throw .degraded(host: host) }
    let given = listing.pageSize ?? listing.rows.count
    guard listing.rows.count <= size, given == size || listing.pageSize == nil else {
      throw .malformed(host: host, what: "it gave pages of \(given) rows where \(size) were asked for")
    }
    let isPastTheEnd = (page - 1) * size >= total
    guard isPastTheEnd || !listing.rows.isEmpty else {
      throw .malformed(
        host: host, what: "page \(page) of the list is empty though the list has \(total) rows")
    }
    let newspapers = listing.rows.map(\.newspaper)
    guard isPastTheEnd || newspapers.contains(where: { $0 != nil }) else {
      throw .malformed(host: host, what: "no row of page \(page) of the list has an LCCN and a title")
    }
    // Rows that came are there, whatever the answer says of their number.
    self.total = isPastTheEnd ? total : max(total, (page - 1) * size + newspapers.count)
    origin = answer.origin
    rows = isPastTheEnd ? [] : newspapers
  }
}
