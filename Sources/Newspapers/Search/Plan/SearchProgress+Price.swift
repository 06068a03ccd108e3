/// How many pages there are, and what reading them takes.
extension SearchProgress {
  /// How many pages the lists have together, as far as the responses say.
  var listed: SearchCount {
    let isChecked = plan.streams.contains { $0.check != nil || $0.isSuperset }
    if plan.isNative, let total = cursors[0].total {
      let missing = cursors[0].next == nil ? cursors[0].missing : 0
      return missing > 0 ? .between(least: max(0, total - missing), most: total) : .exact(total)
    }
    // A list that the server cuts off may lack pages to show, and pages to exclude.
    let isCut = notes.contains { if case .onlyFirst = $0 { true } else { false } }
    let isUnsure = isCut || plan.streams.contains(where: \.isSuperset)
    // Any row that did not come may be a page that is wanted, or one to leave out.
    let unexcluded = excluded.joined().reduce(0) { $0 + $1.missing + $1.unreadable + $1.late }
    let checked = max(0, hits.count - unchecked - unexcluded)
    if isDone, !isCut {
      let least = isUnsure ? 0 : checked
      let most = hits.count + cursors.reduce(0) { $0 + $1.missing + $1.unreadable }
      return least == most ? .exact(least) : .between(least: least, most: most)
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

  /// The lists of which not all rows came.
  var shortfalls: [SearchNote] {
    func notes(on cursors: [SearchCursor], isLeftOut: Bool) -> [SearchNote] {
      var known: Set<NativeSearch> = []
      return cursors.compactMap { cursor -> SearchNote? in
        // A later page may still have rows that are wanted.
        guard cursor.missing > 0, isLeftOut || cursor.next == nil, let total = cursor.total,
          known.insert(cursor.search).inserted
        else { return nil }
        return .missingRows(cursor.missing, of: total, isLeftOut: isLeftOut)
      }
    }
    let late = excluded.joined().reduce(0) { $0 + $1.late }
    return notes(on: cursors, isLeftOut: false) + notes(on: Array(excluded.joined()), isLeftOut: true)
      + (late > 0 ? [.lateRows(late)] : [])
  }

  /// How many rows of the server's lists were examined.
  var rowsTaken: Int { cursors.reduce(0) { $0 + $1.taken } }

  /// The requests that the rest of the rows take.
  var requestsForRest: Int {
    let all = (cursors + excluded.joined()).map { (search: $0.search, left: $0.requestsLeft) }
    return Dictionary(all.map { ($0.search, $0.left) }, uniquingKeysWith: max).values.reduce(0, +)
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
