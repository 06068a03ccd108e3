import NewspaperHTTP
import Newspapers

/// A list that is fetched page by page until it is complete.
///
/// Counts distinct rows: the Library's order is not stable, so pages overlap and rows fall between them. What
/// a first pass misses is looked for in reverse order. What is still missing is reported, as is what cannot be
/// read (`Origin.shortfall`); more than one percent missing is an error.
struct WholeList<Page: WholeListPage>: Sendable {
  /// Requests a page; nil past the end.
  typealias Ask = (ListPlace) async throws(NewspaperError) -> Page?
  /// Called after each page with the number of readable rows so far.
  typealias Progress = @Sendable (NewspaperListProgress) async -> Void

  private(set) var pages: [Page] = []
  private var known: Set<String> = []
  private var readable: Set<String> = []
  /// Rows of the first pass that have no name: the second pass finds them again.
  private var unnamed = 0
  private var total: Int?
  private var joined: Origin?

  private init() {}

  /// - Parameters:
  ///   - rows: what the list contains, such as `issues`.
  ///   - mostPages: only the first page is fetched if there are more than this.
  /// - Returns: nil if there are.
  static func fetch(
    of rows: String, host: String, mostPages: Int = .max, progress: Progress = { _ in }, ask: Ask
  ) async throws(NewspaperError) -> (pages: [Page], origin: Origin)? {
    var list = WholeList()
    guard try await list.gather(isFromTheEnd: false, mostPages, progress, ask) else { return nil }
    if list.missing > 1 { _ = try await list.gather(isFromTheEnd: true, .max, progress, ask) }
    guard let origin = list.joined else {
      throw .malformed(host: host, what: "no part of the list of \(rows) arrived")
    }
    let (readable, counted) = (list.readable.count, list.came + list.missing)
    guard list.missing <= max(1, counted / 100) else {
      throw .malformed(host: host, what: "only \(list.came) of \(counted) \(rows) arrived")
    }
    let shortfall = Origin.Shortfall(
      rows: rows, came: readable, counted: counted, unreadable: list.came - readable)
    return (list.pages, origin.lacking(shortfall))
  }

  private var came: Int { known.count + unnamed }

  private var missing: Int { max(0, (total ?? 0) - came) }

  /// - Returns: false if there are more pages than `mostPages`.
  private mutating func gather(
    isFromTheEnd: Bool, _ mostPages: Int, _ progress: Progress, _ ask: Ask
  ) async throws(NewspaperError) -> Bool {
    var place = ListPlace.first
    place.isFromTheEnd = isFromTheEnd
    var latest: [String?] = []
    while place.start < Endpoint.reach {
      guard let page = try await ask(place) else { return true }
      let isNews = take(page, isFromTheEnd)
      let count = page.rowCount(at: place)
      // A server may have its own page size, which is then used for the rest.
      if place.page == 1, count > 0 { place = ListPlace(page: 1, size: count, isFromTheEnd: isFromTheEnd) }
      let pageCount = total.map { ($0 + place.size - 1) / place.size }
      await progress(NewspaperListProgress(fetched: readable.count, total: total, requests: pageCount))
      // Only what the first pass missed is looked for in reverse: the list may well continue.
      if isFromTheEnd, missing == 0 { return true }
      if count == 0 || page.hasMore != true && isAtTheEnd(place) { return true }
      if let pageCount, pageCount > mostPages { return false }
      // In reverse, a long run of known rows is normal; otherwise a page without new rows is a repetition.
      guard isNews || isFromTheEnd && total != nil && page.keys != latest else { return true }
      latest = page.keys
      place = ListPlace(page: place.page + 1, size: place.size, isFromTheEnd: isFromTheEnd)
    }
    return true
  }

  private func isAtTheEnd(_ place: ListPlace) -> Bool {
    guard let total else { return false }
    return came >= total || place.start + place.size >= total
  }

  /// - Returns: whether it has new rows. Rows without a name do not count: a server that repeats them would be asked forever.
  private mutating func take(_ page: Page, _ isFromTheEnd: Bool) -> Bool {
    let before = known.count
    let names = page.keys.compactMap(\.self)
    known.formUnion(names)
    readable.formUnion(page.readableKeys)
    if !isFromTheEnd { unnamed += page.keys.count - names.count }
    pages.append(page)
    total = page.total ?? total
    joined = page.origin.joined(with: joined)
    return known.count > before
  }
}
