/// How many pages there are, and what reading them takes.
extension SearchProgress {
  /// How many pages the lists have together, as far as the responses say.
  var listed: SearchCount {
    let isChecked = plan.streams.contains { $0.check != nil || $0.isSuperset }
    if plan.isNative, let total = cursors[0].total { return .exact(total) }
    // A list that the server cuts off may lack pages to show, and pages to exclude.
    let isCut = notes.contains { if case .onlyFirst = $0 { true } else { false } }
    let isUnsure = isCut || plan.streams.contains(where: \.isSuperset)
    let checked = hits.count - unchecked
    if isDone, !isCut {
      let least = isUnsure ? 0 : checked
      return least == hits.count ? .exact(least) : .between(least: least, most: hits.count)
    }
    var (least, most): (Int, Int?) = (isUnsure ? 0 : checked, 0)
    for (cursor, exclusions) in zip(cursors, excluded) {
      guard let total = cursor.total else {
        most = nil
        continue
      }
      let without = exclusions.compactMap(\.total)
      most = most.map { $0 + total - (without.max() ?? 0) }
      if !isChecked, without.count == exclusions.count { least = max(least, total - without.reduce(0, +)) }
    }
    return least == most ? .exact(least) : .between(least: least, most: most)
  }

  /// How many rows of the server's lists were examined.
  var rowsTaken: Int { cursors.reduce(0) { $0 + $1.taken } }

  /// The requests that the rest of the rows take.
  var requestsForRest: Int {
    (cursors + excluded.flatMap(\.self)).reduce(0) { $0 + $1.requestsLeft }
  }

  /// How many rows are known to the end of those read so far.
  var end: Int { skipped + hits.count }

  /// Whether `window` needs more rows than are known.
  func wants(_ window: Window) -> Bool {
    if handsOnAtOnce { return end <= window.offset }
    if isPastTheEnd(window) { return false }
    // The server says whether its list continues; of other lists, one row more does.
    return plan.isNative ? end < window.end : end <= window.end
  }

  /// Whether the responses say that there are fewer pages than precede `window`. Readers who go in order
  /// reach the end by themselves, even if the server's count is wrong.
  func isPastTheEnd(_ window: Window) -> Bool {
    guard !handsOnAtOnce, end < window.offset, let most = listed.most else { return false }
    return most <= window.offset
  }

  /// Checks that as many requests are allowed as `rows` rows take at least.
  /// - Parameter begun: the responses before this window.
  func checkPrice(of rows: Int, since begun: Int) throws(NewspaperError) {
    guard !handsOnAtOnce else { return }
    let received = cursors.reduce(0) { $0 + $1.rows.count }
    var fewest = (max(0, rows - end - received) + capabilities.rows - 1) / capabilities.rows
    // Shorter lists are read to their ends.
    if cursors.allSatisfy({ $0.total != nil }) {
      fewest = min(fewest, cursors.reduce(0) { $0 + $1.requestsLeft })
    }
    let whole = responses - begun + fewest
    guard whole <= patience else { throw tooCostly(whole) }
  }

  /// Checks that the allowed requests were enough to reach `window`: rows that were not read are not past the
  /// end.
  func checkProgress(to window: Window, since begun: Int) throws(NewspaperError) {
    guard !handsOnAtOnce, end <= window.offset, !isDone, !isPastTheEnd(window) else { return }
    throw tooCostly(responses - begun + requestsForRest)
  }

  /// Rows that the server does not serve are not requested. Its first ones say whether there are so many.
  mutating func checkReach(
    of window: Window, _ freshness: Freshness
  ) async throws(NewspaperError) {
    guard plan.isNative, !handsOnAtOnce, let reach = capabilities.reach, window.offset >= reach else {
      return
    }
    if cursors[0].total == nil, cursors[0].next != nil { try await fill(List(stream: 0), freshness) }
    guard let total = cursors[0].total, total > window.offset else { return }
    throw .unsupported(
      source: server.name, what: .other("rows after the first \(reach) of a list; narrow the dates"))
  }

  private func tooCostly(_ requests: Int) -> NewspaperError {
    capabilities.tooCostly(requests, of: server.name, limit: patience)
  }
}
