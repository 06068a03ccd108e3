/// A column of a `SELECT`. The cases of an enum are its columns in their order: the statement is made of them, and
/// its rows are read by them.
public protocol SelectedColumn: CaseIterable, RawRepresentable<Int32> {
  /// What the statement has for it.
  var sql: String { get }
  /// Its place in the row, from 0.
  var place: Int32 { get }
}

extension SelectedColumn {
  /// That of the table's column: `start_year` for the case `startYear`.
  public var name: String {
    "\(self)".reduce(into: "") { name, letter in
      name += letter.isUppercase ? "_\(letter.lowercased())" : "\(letter)"
    }
  }

  public var sql: String { name }
  @inlinable public var place: Int32 { rawValue }
  @inlinable public var index: Int { Int(place) }

  /// All of them, as a `SELECT` lists them.
  public static var list: String { list(of: allCases) }

  public static func list(of columns: some Sequence<Self>) -> String {
    columns.map(\.sql).joined(separator: ", ")
  }
}

extension StatementColumns {
  @inlinable public func text(_ column: some SelectedColumn) -> String { text(column.place) }

  @inlinable public func optionalText(_ column: some SelectedColumn) -> String? { optionalText(column.place) }

  @inlinable public func number(_ column: some SelectedColumn) -> Int { number(column.place) }

  @inlinable public func optionalNumber(_ column: some SelectedColumn) -> Int? {
    optionalNumber(column.place)
  }

  @inlinable public func real(_ column: some SelectedColumn) -> Double { real(column.place) }

  @inlinable public func optionalReal(_ column: some SelectedColumn) -> Double? { optionalReal(column.place) }

  @inlinable public func bytes(_ column: some SelectedColumn) -> UnsafeRawBufferPointer {
    bytes(column.place)
  }

  @inlinable public func text(_ column: some SelectedColumn, _ sum: inout Checksum) -> String {
    text(column.place, &sum)
  }
}
