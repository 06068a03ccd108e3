/// Merging the lists of a plan by days.
extension SearchProgress {
  /// The list of a stream, or one that it excludes.
  struct List {
    let stream: Int
    var exclusion: Int?
  }

  /// Whether the rows of several lists are merged.
  var isMerged: Bool { cursors.count > 1 || !(excluded.first ?? []).isEmpty }

  /// The day of the next rows.
  private var nextDay: IssueDate? { cursors.compactMap { $0.nextDay(before: comes) }.min(by: comes) }

  /// The list whose next response has to arrive before the next rows can be taken; nil if all that they need is
  /// here. Of several lists, that is all rows of a day: servers order them in their own ways.
  var nextList: List? {
    if let dry = cursors.firstIndex(where: \.isDry) { return List(stream: dry) }
    guard isMerged, let day = nextDay else { return nil }
    for (index, cursor) in cursors.enumerated() {
      if !cursor.isRead(through: day, before: comes) { return List(stream: index) }
      guard let first = cursor.nextDay(before: comes), !comes(day, first) else { continue }
      let exclusion = excluded[index].firstIndex { !$0.isRead(through: day, before: comes) }
      if let exclusion { return List(stream: index, exclusion: exclusion) }
    }
    return nil
  }

  /// Takes the next rows: those that have arrived of one list, or those of a day of several.
  mutating func takeRows() {
    guard isMerged else {
      for row in cursors[0].rows { add(row, of: 0) }
      cursors[0].rows = []
      return
    }
    if let day = nextDay { takeRows(of: day, from: Array(cursors.indices)) }
  }

  /// Takes what has arrived of a day that takes more requests than are allowed; the rest of it comes with the
  /// next window.
  mutating func takePartOfDay() {
    guard isMerged, !cursors.contains(where: \.isDry), let day = nextDay else { return }
    // Other rows may have to be excluded.
    takeRows(of: day, from: cursors.indices.filter { excluded[$0].isEmpty })
  }

  mutating func takeRows(of day: IssueDate, from streams: [Int]) {
    var found: [(row: NativeRow, stream: Int)] = []
    for index in streams {
      let rows = cursors[index].take(upTo: day, before: comes)
      guard !rows.isEmpty else { continue }
      // Rows of earlier days may still come.
      for row in rows where !excluded[index].contains(where: { $0.pages.contains(row.facts.page) }) {
        found.append((row, index))
      }
      for exclusion in excluded[index].indices {
        _ = excluded[index][exclusion].take(upTo: day, before: comes)
      }
    }
    for (row, stream) in found.sorted(by: { $0.row.facts.page < $1.row.facts.page }) { add(row, of: stream) }
  }

  /// Whether one day comes before another in the plan's order.
  var comes: (IssueDate, IssueDate) -> Bool {
    plan.order == .dateDescending ? { $0 > $1 } : { $0 < $1 }
  }
}
