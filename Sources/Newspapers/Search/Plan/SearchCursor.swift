/// The state of reading a server's list.
struct SearchCursor {
  let search: NativeSearch
  /// Rows received but not yet used.
  var rows: ArraySlice<NativeRow> = []
  /// Where the list continues; nil at its end.
  var next: Int?
  /// The server's count; nil before its first response, and while it does not say.
  var total: Int?

  /// The number of rows received.
  private(set) var taken = 0
  /// The largest number of rows in a response.
  private var size = 1

  /// - Parameter start: the first row to read, from 0.
  init(search: NativeSearch, from start: Int = 0) {
    self.search = search
    next = start
  }

  /// The requests left to its end, as far as its length is known: at least one if nothing was read.
  var requestsLeft: Int {
    guard let next else { return 0 }
    guard let total else { return taken == 0 ? 1 : 0 }
    guard next < total else { return 0 }
    return (total - next + size - 1) / size
  }

  /// Whether more rows have to be requested to know the next one.
  var isDry: Bool { rows.isEmpty && next != nil }

  /// Whether all its rows that do not come after `day` have been received.
  func isRead(through day: IssueDate, before comes: (IssueDate, IssueDate) -> Bool) -> Bool {
    next == nil || rows.last.map { comes(day, $0.day) } ?? false
  }

  /// Removes and returns the first rows that do not come after `day`.
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
    total = answer.isOpenEnded ? nil : answer.total
    // A server that repeats itself would be asked forever.
    next = answer.next.flatMap { $0 > (next ?? 0) ? $0 : nil }
  }
}

extension NativeRow {
  var day: IssueDate { facts.page.issue.date }
}
