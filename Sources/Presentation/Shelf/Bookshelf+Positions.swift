import Clock
import MVP
import Newspapers

/// Where the reader stopped in each page.
extension Bookshelf {
  /// Seconds since 1970.
  public var now: Double { clock.now }

  /// An unusable library is reported only when it is needed.
  public func position(in page: PageID) async -> ReadingPosition? {
    try? await library.position(in: page)
  }

  public func lastPositions(of lccns: [LCCN]) async -> [LCCN: ReadingPosition] {
    (try? await library.lastPositions(of: lccns)) ?? [:]
  }

  /// All pages of a newspaper that were read, the latest first.
  public func positions(of lccn: LCCN) async -> [ReadingPosition] {
    (try? await library.positions(of: lccn)) ?? []
  }

  /// Stores all of them or none.
  /// - Returns: whether they were stored; an unusable library is reported only when it is needed.
  public func keep(_ positions: [ReadingPosition]) async -> Bool {
    do throws(NewspaperError) {
      try await library.put(positions)
    } catch { return false }
    onWrite()
    return true
  }

  func forgotten(_ position: ReadingPosition) async throws(NewspaperError) -> String {
    guard let forgotten = try await library.removePosition(in: position.page) else {
      return "Already removed"
    }
    remember(.positions(ShelfChange(before: [forgotten], after: nil)))
    return
      "Forgot where you stopped\(Undoable.hint): \(forgotten.newspaper.words), \(forgotten.pageWords)"
  }

  /// Forgets all pages read of a newspaper.
  public func forgetPages(of lccn: LCCN, _ router: (any Announcer)?) async {
    await telling(router) { () throws(NewspaperError) in
      let forgotten = try await library.removePositions(of: lccn)
      guard let newspaper = forgotten.first?.newspaper else { return "Already removed" }
      remember(.positions(ShelfChange(before: forgotten, after: nil)))
      let pages = Numerals.count(forgotten.count, "page")
      return "Forgot where you stopped in \(pages)\(Undoable.hint): \(newspaper.words)"
    }
  }
}
