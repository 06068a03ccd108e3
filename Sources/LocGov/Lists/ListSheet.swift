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
