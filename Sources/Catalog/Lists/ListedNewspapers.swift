/// Merges the rows of lists, which repeat a newspaper for each of its states.
enum ListedNewspapers {
  /// Each newspaper once, with all its places; for other differences the last row decides.
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
