import Newspapers

/// A page of a list.
struct ListSheet<Row: Hashable & Sendable>: Sendable {
  /// Nil where a row is nothing that can be used: it counts all the same.
  let rows: [Row?]
  /// The length of the whole list; nil where the server does not say.
  let total: Int?
  /// Whether the list goes on; nil where the server does not say.
  let hasMore: Bool?
  let origin: Origin
}

/// Rows of a longer list.
struct ListWindow<Row: Hashable & Sendable>: Sendable {
  let rows: [Row?]
  /// The length of the whole list, or one more than is known.
  let total: Int
  /// Whether nobody knows how long the list is.
  let isOpenEnded: Bool
  let origin: Origin
}
