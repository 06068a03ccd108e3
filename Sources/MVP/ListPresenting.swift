/// A presenter whose content is a list.
@MainActor public protocol ListPresenting: Presenting where Content: WindowedContent {
  /// Makes sure that `rows` are in the content.
  func reveal(_ rows: Range<Int>) async
  /// The cursor is on `row`.
  func select(row: Int)
  /// The reader wants to see more of `row`.
  func open(row: Int)
}
