import Newspapers

/// How far each page was read, as long as the program runs.
///
/// A place is a number of letters before it, so that it stays the same in any width and in either mode.
@MainActor public final class ReadingPlaces {
  private var places: [PageID: Int] = [:]
  /// Pages in the order in which they were left, the last at the end.
  private var order: [PageID] = []
  private let limit: Int

  /// - Parameter limit: how many pages are remembered; the longest unread is forgotten first.
  public init(limit: Int = 500) { self.limit = limit }

  public var count: Int { places.count }

  /// 0 for a page that was not read yet.
  public subscript(page: PageID) -> Int {
    get { places[page] ?? 0 }
    set {
      if places[page] != nil { order.removeAll { $0 == page } }
      // The beginning is where an unknown page opens, too.
      places[page] = newValue > 0 ? newValue : nil
      if newValue > 0 { order.append(page) }
      while order.count > limit { places[order.removeFirst()] = nil }
    }
  }
}
