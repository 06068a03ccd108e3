import NewspaperHTTP
import Newspapers

/// A page of a list of newspapers, verified.
struct ListingPage: WholeListPage {
  /// A newspaper for each row; nil if the row is not one.
  let rows: [Newspaper?]
  let keys: [String?]
  let total: Int?
  let hasMore: Bool?
  let origin: Origin

  /// Ignores the page size it claims; only the rows count.
  init(_ answer: Resource<ListResponse<TitleRow>>, _ place: ListPlace, host: String) throws(NewspaperError) {
    try answer.checkEmptiness(host: host)
    let listing = answer.value
    let isPastTheEnd = listing.total.map(place.isPastTheEnd) ?? false
    if let total = listing.total, listing.rows.isEmpty, !place.mayBeEmpty(of: total) {
      throw .malformed(
        host: host, what: "page \(place.page) of the list is empty, but the list has \(total) rows")
    }
    let newspapers = listing.rows.map(\.newspaper)
    guard isPastTheEnd || newspapers.isEmpty || newspapers.contains(where: { $0 != nil }) else {
      throw .malformed(host: host, what: "no row on page \(place.page) of the list has an LCCN and a title")
    }
    // Rows that arrived exist, whatever the response says about their number.
    total = listing.total.map { place.page == 1 ? max($0, newspapers.count) : $0 }
    hasMore = listing.hasMore
    origin = answer.origin
    rows = isPastTheEnd ? [] : newspapers
    keys = rows.isEmpty ? [] : listing.rows.map(\.key)
  }

  var readableKeys: Set<String> { Set(zip(rows, keys).compactMap { $0 == nil ? nil : $1 }) }

  var sheet: ListSheet<Newspaper> {
    ListSheet(rows: rows, total: total, hasMore: hasMore, origin: origin)
  }
}

extension TitleRow {
  /// A newspaper may have a row for each of its states.
  fileprivate var key: String? {
    guard let name = (lccn.texts + id.texts + url.texts).first else { return nil }
    return ([name] + state.texts).joined(separator: "\n")
  }
}
