import Newspapers

/// How far each page was read, while the program runs.
///
/// A place is the number of characters before it, so it does not depend on the width or the mode.
@MainActor public final class ReadingPlaces {
  private var places: [PageID: Int] = [:]
  /// Pages in the order in which they were left, the most recent last.
  private var order: [PageID] = []
  private let limit: Int

  /// - Parameter limit: how many pages to remember; those unread for longest are dropped first.
  public init(limit: Int = 500) { self.limit = limit }

  public var count: Int { places.count }

  /// 0 for a page not read yet.
  public subscript(page: PageID) -> Int {
    get { places[page] ?? 0 }
    set {
      if places[page] != nil { order.removeAll { $0 == page } }
      // An unknown page opens at the beginning anyway.
      places[page] = newValue > 0 ? newValue : nil
      if newValue > 0 { order.append(page) }
      while order.count > limit { places[order.removeFirst()] = nil }
    }
  }
}
