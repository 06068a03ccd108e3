/// Where the reading of a server's list stands.
struct SearchCursor {
  let search: NativeSearch
  /// Rows that were received and not yet used.
  var rows: ArraySlice<NativeRow> = []
  /// Where the list goes on; nil at its end.
  var next: Int? = 0
  /// The server's count; nil before its first response.
  var total: Int?

  /// The rows that were received.
  private(set) var taken = 0
  /// The most rows that a response had.
  private var size = 1

  init(search: NativeSearch) { self.search = search }

  /// The requests to its end.
  var requestsLeft: Int {
    guard let next, let total, next < total else { return 0 }
    return (total - next + size - 1) / size
  }

  /// Whether more rows have to be requested to know the next one.
  var isDry: Bool { rows.isEmpty && next != nil }

  /// Takes the first rows that do not come after `day`.
  mutating func take(
    upTo day: IssueDate, before comes: (IssueDate, IssueDate) -> Bool
  ) -> ArraySlice<NativeRow> {
    let taken = rows.prefix { !comes(day, $0.day) }
    rows = rows.dropFirst(taken.count)
    return taken
  }

  mutating func take(_ answer: NativeRows) {
    rows += answer.rows
    taken += answer.rows.count
    size = max(size, answer.rows.count)
    total = answer.total
    // A server that repeats itself would be asked forever.
    next = answer.next.flatMap { $0 > (next ?? 0) ? $0 : nil }
  }
}

extension NativeRow {
  var day: IssueDate { facts.page.issue.date }
}
