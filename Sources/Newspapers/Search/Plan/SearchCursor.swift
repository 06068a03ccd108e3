/// The state of reading a server's list.
struct SearchCursor {
  let search: NativeSearch
  /// Rows received but not yet used.
  var rows: ArraySlice<NativeRow> = []
  /// Where the list continues; nil at its end.
  var next: Int?
  /// The server's count; nil before its first response, and while it does not say.
  var total: Int?

  /// The pages received.
  private(set) var pages: Set<PageID> = []
  /// How many rows were received that are not pages or could not be read.
  private(set) var unreadable = 0
  /// Whether the server does not serve the whole list.
  private var isCutOff = false
  /// The row that was read first, from 0.
  private let start: Int
  /// The latest day of the rows received, in the order of days.
  private var latest: IssueDate?
  /// Whether rows came that are not in the order of days.
  private(set) var isUnordered = false
  /// How many rows came after rows of later days, with an earlier response.
  private(set) var late = 0

  /// The number of rows received.
  private(set) var taken = 0
  /// The largest number of rows in a response.
  private var size = 1

  /// - Parameter start: the first row to read, from 0.
  init(search: NativeSearch, from start: Int = 0) {
    self.search = search
    self.start = start
    next = start
  }

  /// How many rows did not come of those read so far: the server may have repeated others instead. At the end, those
  /// that it counts, but does not list.
  var missing: Int {
    guard !isCutOff, let end = next ?? total else { return 0 }
    return max(0, end - start - pages.count - unreadable)
  }

  /// The requests left to its end, as far as its length is known: at least one if nothing was read.
  var requestsLeft: Int {
    guard let next else { return 0 }
    guard let total else { return taken == 0 ? 1 : 0 }
    guard next < total else { return 0 }
    return (total - next + size - 1) / size
  }

  /// The first day of the rows received but not yet used.
  func nextDay(before comes: (IssueDate, IssueDate) -> Bool) -> IssueDate? {
    isUnordered ? rows.lazy.map(\.day).min(by: comes) : rows.first?.day
  }

  /// Whether more rows have to be requested to know the next one.
  var isDry: Bool { rows.isEmpty && next != nil }

  /// Whether all its rows that do not come after `day` have been received.
  func isRead(through day: IssueDate, before comes: (IssueDate, IssueDate) -> Bool) -> Bool {
    next == nil || latest.map { comes(day, $0) } ?? false
  }

  /// Removes and returns the rows that do not come after `day`.
  mutating func take(
    upTo day: IssueDate, before comes: (IssueDate, IssueDate) -> Bool
  ) -> ArraySlice<NativeRow> {
    if isUnordered {
      let taken = rows.filter { !comes(day, $0.day) }
      rows = ArraySlice(rows.filter { comes(day, $0.day) })
      return ArraySlice(taken)
    }
    let taken = rows.prefix { !comes(day, $0.day) }
    rows = rows.dropFirst(taken.count)
    return taken
  }

  /// - Parameter comes: whether one day comes before another; nil if rows are not in the order of days.
  mutating func take(_ answer: NativeRows, before comes: ((IssueDate, IssueDate) -> Bool)?) {
    rows += answer.rows
    if let comes { noteOrder(of: answer.rows, before: comes) }
    pages.formUnion(answer.rows.map(\.facts.page))
    for note in answer.notes {
      switch note {
      case .unreadableRows(let count): unreadable += count
      case .onlyFirst: isCutOff = true
      default: break
      }
    }
    taken += answer.rows.count
    size = max(size, answer.rows.count)
    total = answer.isOpenEnded ? nil : answer.total
    // A server that repeats itself would be asked forever.
    next = answer.next.flatMap { $0 > (next ?? 0) ? $0 : nil }
  }

  /// Rows that the server repeats say nothing about the order.
  private mutating func noteOrder(
    of rows: [NativeRow], before comes: (IssueDate, IssueDate) -> Bool
  ) {
    let known = latest
    for row in rows where !pages.contains(row.facts.page) {
      if let latest, comes(row.day, latest) { isUnordered = true } else { latest = row.day }
      if let known, comes(row.day, known) { late += 1 }
    }
  }
}

extension NativeRow {
  var day: IssueDate { facts.page.issue.date }
}
