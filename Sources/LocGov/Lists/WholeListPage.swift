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
  /// Its length. Rows that come again say nothing about it if not as many came as `place` has.
  func rowCount(at place: ListPlace) -> Int {
    guard let total else { return keys.count }
    let due = min(place.size, max(0, total - place.start))
    let names = keys.compactMap(\.self)
    let distinct = keys.count - names.count + Set(names).count
    return keys.count > due ? max(due, distinct) : keys.count < due ? distinct : due
  }
}
