/// Lists name a newspaper of several states once for each.
enum ListedNewspapers {
  /// Each newspaper once, with all its places; of what differs otherwise, what was said last.
  static func merged(_ newspapers: [StoredNewspaper]) -> [StoredNewspaper] {
    var merged: [StoredNewspaper] = []
    var positions: [String: Int] = [:]
    for newspaper in newspapers {
      guard let position = positions[newspaper.lccn] else {
        positions[newspaper.lccn] = merged.count
        merged.append(newspaper)
        continue
      }
      let places = Lines.strings(merged[position].places) + Lines.strings(newspaper.places)
      merged[position] = newspaper
      merged[position].places = places.unique().joined(separator: "\n")
    }
    return merged
  }
}
