import Newspapers

/// How far each page was read, and which one last, while the program runs.
///
/// A place is the number of characters before it, so it does not depend on the width or the mode.
@MainActor public final class ReadingPlaces {
  private var places: [PageID: Int] = [:]
  /// Pages in the order in which they were left, the most recent last.
  private var order: [PageID] = []
  private let limit: Int
  /// The page shown last; nil if none was.
  public var last: PageID?

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

/// Tells the screen from which pages were opened where the reader left them.
@MainActor public struct PageFollower {
  private let places: ReadingPlaces?
  private var known: PageID?

  /// - Parameter places: nil follows nobody.
  public init(_ places: ReadingPlaces? = nil) {
    self.places = places
    known = places?.last
  }

  /// The page shown last; nil if none was shown since the last time this was asked.
  public mutating func lastPage() -> PageID? {
    guard let last = places?.last, last != known else { return nil }
    known = last
    return last
  }
}
