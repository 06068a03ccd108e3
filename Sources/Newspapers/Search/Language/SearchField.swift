/// A fact about pages that a query asks for: `state:(Ohio OR Iowa)`.
public struct SearchField: Hashable, Sendable {
  public let name: Name
  /// One or more, each once; a page needs only one of them.
  public let values: [Value]

  public init(_ name: Name, _ values: [Value]) {
    self.name = name
    self.values = values
  }

  /// Its values that are names.
  var names: [String] { values.compactMap { if case .name(let name) = $0 { name } else { nil } } }

  /// In the order in which they are printed.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case lccn, title
    /// One of the reader's collections: `bookmarks`, `history`, `tag/war`.
    case `in`
    case state, county, city, language, ethnicity, frequency, date
    /// A day of any year.
    case on
    case page, edition, batch
    /// A saved search; it represents its query.
    case saved
    /// What this machine knows about the page: `read`, `kept`, `noted`.
    case `is`
  }

  /// A value that a page may have.
  public enum Value: Hashable, Sendable {
    /// A name, written in full: `Ohio`, `German`, `sn83045462`.
    case name(String)
    /// Words in a row: `title:"evening star"`.
    case words(String)
    case dates(IssueDateRange)
    /// A day of any year; the day exists in a leap year.
    case yearDay(month: Int, day: Int)
    /// From 1.
    case numbers(ClosedRange<Int>)
  }
}
