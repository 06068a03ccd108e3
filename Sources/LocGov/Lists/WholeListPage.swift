import Newspapers

/// A page of a list that is fetched until it is whole.
protocol WholeListPage: Sendable {
  /// What tells each row from the others, whether anything can be made of it or not.
  var keys: [String] { get }
  /// The length of the whole list; nil where the server does not say.
  var total: Int? { get }
  /// Whether the list goes on; nil where the server does not say.
  var hasMore: Bool? { get }
  var origin: Origin { get }
}
