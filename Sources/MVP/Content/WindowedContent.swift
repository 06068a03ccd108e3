/// Content of a list: the rows in sight and a few around them, and how many there are in all.
public protocol WindowedContent: Equatable, Sendable {
  associatedtype Row: Equatable & Sendable
  associatedtype Identity: Equatable & Sendable

  var rows: [Row] { get }
  /// Which row of the whole list `rows` begins with.
  var offset: Int { get }
  var total: Int { get }
  /// What makes it this list and no other, such as its query: another list begins at its first row.
  var identity: Identity { get }
}

extension WindowedContent {
  /// The row numbered from the beginning of the whole list; nil if it is outside the window.
  public func row(at number: Int) -> Row? {
    rows.indices.contains(number - offset) ? rows[number - offset] : nil
  }

  /// The numbers of the rows that are here.
  public var loaded: Range<Int> { offset..<offset + rows.count }
}
