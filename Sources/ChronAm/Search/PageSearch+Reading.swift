import NewspaperHTTP
import Newspapers

/// Responses, each checked against the request.
extension PageSearch {
  static func read(
    _ answer: Resource<PageSearchResponse>, _ search: NativeSearch, from start: Int, size: Int, host: String
  ) throws(NewspaperError) -> NativeRows {
    let (total, isPastTheEnd) = try answer.value.total(from: start, size: size, host: host)
    guard !isPastTheEnd else {
      return NativeRows(rows: [], total: min(total, start), next: nil, origin: answer.origin)
    }
    let items = answer.value.items.map(\.row)
    let rows = items.compactMap(\.self)
    let given = PageLength.of(items.map { $0?.facts.page }, due: min(size, total - start))
    guard items.isEmpty || !rows.isEmpty else {
      throw .malformed(host: host, what: "no page found has an address")
    }
    let filter = FilterCheck(host: host, row: "a page")
    for row in rows { try check(row.facts, against: search, filter) }
    try filter.checkMost(of: rows.map(\.facts.languages), against: search.language, "language")
    let notes: [SearchNote] = rows.count < items.count ? [.unreadableRows(items.count - rows.count)] : []
    // An empty page does not end the list.
    let next = start + (given > 0 ? given : size)
    return NativeRows(
      rows: rows, total: total, next: next < total ? next : nil, origin: answer.origin,
      notes: notes)
  }

  /// Every row must satisfy the request; a newspaper's languages say nothing about its pages.
  private static func check(
    _ facts: PageFacts, against search: NativeSearch, _ filter: FilterCheck
  ) throws(NewspaperError) {
    for field in search.fields where field.name != .language {
      if field.name == .state || field.name == .county || field.name == .city, facts.places.isEmpty {
        continue
      }
      if field.name == .frequency, facts.frequencies?.isEmpty ?? true { continue }
      guard facts.holds(field) == false else { continue }
      throw filter.ignored("is \(facts.page), not of \(field)")
    }
  }
}
