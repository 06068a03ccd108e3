/// The content of a list: the visible rows and a few around them, and the total number.
public protocol WindowedContent: Equatable, Sendable {
  associatedtype Row: Equatable & Sendable
  associatedtype Identity: Equatable & Sendable

  var rows: [Row] { get }
  /// The index in the whole list at which `rows` begins.
  var offset: Int { get }
  var total: Int { get }
  /// Whether the list may continue: `total` is then one more than is known.
  var isOpenEnded: Bool { get }
  /// What identifies this list, such as its query: another list starts at its first row.
  var identity: Identity { get }
  /// The position in this list of the row that was selected in the previous one; nil if the cursor stays
  /// where it is.
  var anchor: Int? { get }
}

extension WindowedContent {
  public var anchor: Int? { nil }
  public var isOpenEnded: Bool { false }

  /// The row numbered from the beginning of the whole list; nil if it is outside the window.
  public func row(at number: Int) -> Row? {
    let (rows, index) = (rows, number - offset)
    return index >= 0 && index < rows.count ? rows[index] : nil
  }

  /// The indexes of the loaded rows.
  public var loaded: Range<Int> { offset..<offset + rows.count }
}
