import Newspapers

/// A page of a list that is fetched until it is whole.
protocol WholeListPage: Sendable {
  associatedtype Key: Hashable
  /// What the page adds to the list.
  var keys: [Key] { get }
  /// Rows that came, whether anything can be made of them or not.
  var rowCount: Int { get }
  /// The length of the whole list.
  var total: Int { get }
  var origin: Origin { get }
}
