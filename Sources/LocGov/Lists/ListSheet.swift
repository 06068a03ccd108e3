import NewspaperHTTP
import Newspapers

/// A page of a list.
struct ListSheet<Row: Hashable & Sendable>: Sendable {
  /// Nil for an unusable row, which still counts.
  let rows: [Row?]
  /// The length of the whole list; nil if the server does not say.
  let total: Int?
  /// Whether the list continues; nil if the server does not say.
  let hasMore: Bool?
  let origin: Origin

  /// The same without rows that come again if not as many came as `place` has, or without those beyond as many: they say
  /// nothing about the size of pages.
  func withoutRepeats(at place: ListPlace) -> ListSheet {
    guard let total else { return self }
    var surplus = rows.count - PageLength.of(rows, due: place.due(of: total))
    guard surplus > 0 else { return self }
    var known: Set<Row> = []
    let distinct = rows.filter { row in
      guard surplus > 0, let row, !known.insert(row).inserted else { return true }
      surplus -= 1
      return false
    }
    return ListSheet(rows: distinct, total: total, hasMore: hasMore, origin: origin)
  }
}

/// Part of the rows of a longer list.
struct ListWindow<Row: Hashable & Sendable>: Sendable {
  let rows: [Row?]
  /// The length of the whole list, or one more than is known.
  let total: Int
  /// Whether the length of the list is unknown.
  let isOpenEnded: Bool
  let origin: Origin
}
