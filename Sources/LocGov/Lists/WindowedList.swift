import NewspaperHTTP
import Newspapers

/// Extracts windows from a list that comes in pages, of the size requested or of another that the server
/// prefers.
struct WindowedList<Row: Hashable & Sendable> {
  let host: String
  let sizes: PageSizes
  /// Rows per page if the pages before a window have to be read, too; nil for as many as the window has.
  var mostAtOnce: Int?
  /// Requests a page; nil past the end.
  let ask: (ListPlace) async throws(NewspaperError) -> ListSheet<Row>?

  private func page(_ place: ListPlace) async throws(NewspaperError) -> ListSheet<Row>? {
    try await ask(place)?.withoutRepeats(at: place)
  }

  /// The rows of `window`.
  func rows(_ window: Window) async throws(NewspaperError) -> ListWindow<Row> {
    let wanted = min(window.limit, Endpoint.largestPage)
    let size = sizes.size(for: wanted)
    let place = ListPlace(page: window.offset / size + 1, size: size)
    let answer: ListSheet<Row>?
    do throws(NewspaperError) {
      answer = try await page(place)
    } catch {
      // An empty page in the middle of a list is past the end of one with larger pages.
      guard case .malformed = error, place.page > 1, let first = try? await page(WindowedList.firstRow),
        let found = try await larger(window, than: place, first)
      else { throw error }
      return found
    }
    guard let sheet = answer else { return try await nothing(of: window, at: place) }
    guard let total = sheet.total else {
      return try await walked(window, place, place.page == 1 ? sheet : nil)
    }
    let given = sheet.rows.count
    let mayBeAnother = given > size || given == 0 && !place.isPastTheEnd(of: total)
    if place.page > 1, mayBeAnother, let first = try await page(WindowedList.firstRow),
      let found = try await larger(window, than: place, first)
    {
      return found
    }
    guard !place.isPastTheEnd(of: total), given > 0, case let due = place.due(of: total),
      given != due,
      try await !lacksLastRow(place, total, given: given, of: due)
    else { return try await filled(window, from: place, sheet) }
    // The first page begins where it should, whatever its size; others do not.
    if given < size || given < total { sizes.note(given, asked: size) }
    let other = ListPlace(page: window.offset / given + 1, size: given)
    if place.page == 1, other.page == 1 { return try await filled(window, from: other, sheet) }
    guard let found = try await page(other) else { throw .serverError(host: host, status: 404) }
    return try await filled(window, from: other, found)
  }

  /// Whether a page that is one row short is the last one, and its count too high: the Library's sometimes is. Otherwise
  /// the server has its own size of pages, which all lists would then ask for.
  private func lacksLastRow(
    _ place: ListPlace, _ total: Int, given: Int, of due: Int
  ) async throws(NewspaperError) -> Bool {
    guard given == due - 1, total - place.start <= place.size else { return false }
    let last = ListPlace(page: (total - 1) / given + 1, size: given)
    return try await page(last)?.rows.count ?? 0 < total - last.start
  }

  /// Continues from `place`, which is the window's first page.
  private func filled(
    _ window: Window, from place: ListPlace, _ sheet: ListSheet<Row>
  ) async throws(NewspaperError) -> ListWindow<Row> {
    var (place, sheet) = (place, sheet)
    let size = place.size
    var (skipped, missing) = (window.offset - place.start, window.limit)
    var rows: [Row?] = []
    var origin: Origin?
    while true {
      let total = sheet.total ?? 0
      // A missing row leaves its position empty, so that the others keep theirs.
      let full = place.due(of: total)
      let given = Array(sheet.rows.prefix(full))
      let padded = given + [Row?](repeating: nil, count: full - given.count)
      rows += padded[Window(offset: skipped, limit: missing).rows(of: padded.count)]
      let joined = sheet.origin.joined(with: origin)
      missing -= size - skipped
      skipped = 0
      let next = ListPlace(page: place.page + 1, size: size)
      // An absurd total could overflow the number of the next page's first row.
      guard missing > 0, place.start < total, total - place.start > size, let more = try await page(next)
      else { return ListWindow(rows: rows, total: total, isOpenEnded: false, origin: joined) }
      (place, sheet, origin) = (next, more, joined)
    }
  }

  /// What a list says about itself when page `place` was past the end. If the list continues there, that
  /// response was an error after all.
  private func nothing(
    of window: Window, at place: ListPlace
  ) async throws(NewspaperError) -> ListWindow<Row> {
    guard let first = try await page(WindowedList.firstRow) else {
      throw .serverError(host: host, status: 404)
    }
    guard let total = first.total else { return try await walked(window, place, nil) }
    if let found = try await larger(window, than: place, first) { return found }
    guard place.mayBeEmpty(of: total) else { throw .serverError(host: host, status: 404) }
    return ListWindow(rows: [], total: total, isOpenEnded: false, origin: first.origin)
  }

  private static var firstRow: ListPlace { ListPlace(page: 1, size: 1) }

  /// The window from a server whose pages are larger than requested, so that there are fewer of them; nil if
  /// they are not.
  /// - Parameter first: what it responds if one row is requested.
  private func larger(
    _ window: Window, than place: ListPlace, _ first: ListSheet<Row>
  ) async throws(NewspaperError) -> ListWindow<Row>? {
    let size = first.rows.count
    guard let total = first.total, size > place.size, window.offset < total else { return nil }
    // A page with the whole list says nothing about the size.
    if size < total { sizes.note(size, asked: 1) }
    let other = ListPlace(page: window.offset / size + 1, size: size)
    if other.page == 1 { return try await filled(window, from: other, first) }
    guard let sheet = try await page(other) else { return nil }
    return try await filled(window, from: other, sheet)
  }

  /// For a list of unknown length: from its first page until the window is full or the list ends.
  private func walked(
    _ window: Window, _ asked: ListPlace, _ first: ListSheet<Row>?
  ) async throws(NewspaperError) -> ListWindow<Row> {
    let (end, overflow) = window.offset.addingReportingOverflow(window.limit)
    let all = sizes.size(for: min(mostAtOnce ?? asked.size, overflow ? .max : end))
    var place = ListPlace(page: 1, size: first == nil ? max(asked.size, all) : asked.size)
    guard var sheet = if let first { first } else { try await page(place) } else {
      throw .serverError(host: host, status: 404)
    }
    if !sheet.rows.isEmpty { place = ListPlace(page: 1, size: sheet.rows.count) }
    let start = sheet
    var (rows, origin) = (sheet.rows, sheet.origin)
    var known = Set(rows)
    var isEnded = sheet.rows.isEmpty
    while !isEnded, sheet.hasMore != false, overflow || rows.count < end {
      place = ListPlace(page: place.page + 1, size: place.size)
      guard place.start < Endpoint.reach, let next = try await page(place) else {
        isEnded = true
        break
      }
      let new = next.rows.filter { $0 == nil || known.insert($0).inserted }
      // A server without pages returns the first one again.
      isEnded = new.isEmpty || next.rows == start.rows || next.rows == sheet.rows
      if !isEnded { rows += new }
      origin = next.origin.joined(with: origin)
      sheet = next
    }
    let isOpenEnded = !isEnded && sheet.hasMore != false
    return ListWindow(
      rows: Array(rows[window.rows(of: rows.count)]), total: rows.count + (isOpenEnded ? 1 : 0),
      isOpenEnded: isOpenEnded, origin: origin)
  }
}
