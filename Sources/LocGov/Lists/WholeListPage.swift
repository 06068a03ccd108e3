import NewspaperHTTP
import Newspapers

/// A page of a list that is fetched until it is complete.
protocol WholeListPage: Sendable {
  /// What distinguishes each row from the others, whether it is usable or not; nil if nothing does.
  var keys: [String?] { get }
  /// The keys of the rows that say what they are. A row without a key never does.
  var readableKeys: Set<String> { get }
  /// The length of the whole list; nil if the server does not say.
  var total: Int? { get }
  /// Whether the list continues; nil if the server does not say.
  var hasMore: Bool? { get }
  var origin: Origin { get }
}

extension WholeListPage {
  /// Its `PageLength`.
  func rowCount(at place: ListPlace) -> Int {
    guard let total else { return keys.count }
    return PageLength.of(keys, due: place.due(of: total))
  }
}
