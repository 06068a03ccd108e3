import Newspapers

extension Window {
  /// The rows of the window, from as many pages of `size` rows as they span.
  /// - Parameter page: requests the page that begins with that row, a multiple of `size`; past the end of the
  ///   list it is empty.
  public func filled<Row: Sendable>(
    from size: Int, page: (_ start: Int) async throws(NewspaperError) -> ListPart<Row>
  ) async throws(NewspaperError) -> ListPart<Row> {
    var skipped = offset % size
    var start = offset - skipped
    var missing = limit
    var rows: [Row?] = []
    var origin: Origin?
    while true {
      let part = try await page(start)
      let wanted = Window(offset: skipped, limit: missing).rows(of: min(part.rows.count, size))
      rows += part.rows[wanted]
      let joined = part.origin.joined(with: origin)
      missing -= size - skipped
      skipped = 0
      // An absurd total could overflow the number of the next page's first row.
      guard missing > 0, start < part.total, part.total - start > size else {
        return ListPart(rows: rows, total: part.total, origin: joined)
      }
      start += size
      origin = joined
    }
  }
}
