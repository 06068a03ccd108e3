import Newspapers

extension Newspaper {
  /// Each newspaper once, in the order of its first row, with the places of all its rows: lists repeat a
  /// newspaper for each of its states, and pages of a list can overlap. Where rows differ, the first one counts.
  public static func merged(_ rows: [Newspaper]) -> [Newspaper] {
    var positions: [LCCN: Int] = [:]
    var merged: [Newspaper] = []
    positions.reserveCapacity(rows.count)
    merged.reserveCapacity(rows.count)
    for row in rows {
      guard let position = positions[row.lccn] else {
        positions[row.lccn] = merged.count
        merged.append(row)
        continue
      }
      merged[position] = merged[position].joined(with: row)
    }
    return merged
  }
}
