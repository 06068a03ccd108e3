/// Merges the rows of lists, which repeat a newspaper for each of its states.
enum ListedNewspapers {
  /// Each newspaper once, with all its places. Where rows differ, the first one counts, as it does for lists of servers
  /// and for records.
  static func merged(_ newspapers: [StoredNewspaper]) -> [StoredNewspaper] {
    var merged: [StoredNewspaper] = []
    var positions: [String: Int] = [:]
    for newspaper in newspapers {
      guard let position = positions[newspaper.lccn] else {
        positions[newspaper.lccn] = merged.count
        merged.append(newspaper)
        continue
      }
      merged[position] = merged[position].joined(with: newspaper)
    }
    return merged
  }
}
