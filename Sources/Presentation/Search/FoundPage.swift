import Newspapers

/// How a page was opened from a search.
public struct FoundPage: Hashable, Sendable {
  public let query: SearchQuery
  /// Where the words are on the scan, if the search said so.
  public let boxes: [PageBox]
  /// The pages that were found with it; nil if it is by itself.
  public let pages: FoundPages?
  /// The code points of the page's text before the intended hit; nil for any.
  public let start: Int?
  /// Which match in the page's text was intended, from 0; nil for any.
  public let match: Int?
  /// Whether it opens where the reader left it rather than at a hit.
  public let returns: Bool

  public init(
    query: SearchQuery, boxes: [PageBox] = [], pages: FoundPages? = nil, start: Int? = nil,
    match: Int? = nil, returns: Bool = false
  ) {
    self.match = match
    self.returns = returns
    self.query = query
    self.start = start
    self.boxes = boxes
    self.pages = pages
  }
}

/// The pages that a search found, for going from one to the next without going back to the list.
///
/// It travels inside the route. The list follows: it selects the new page.
@MainActor public final class FoundPages: Hashable {
  public struct Page: Sendable {
    public let page: PageID
    public let title: String
    public let boxes: [PageBox]
    /// `page 5 of 61 found`.
    public let position: String
    /// As for a `FoundPage`.
    public let start: Int?

    public init(page: PageID, title: String, boxes: [PageBox], position: String, start: Int? = nil) {
      self.start = start
      self.page = page
      self.title = title
      self.boxes = boxes
      self.position = position
    }
  }

  private let move: @MainActor (Int) async -> Page?

  /// - Parameter move: goes that many pages forward or back, and announces why that is impossible if it
  ///   returns nil.
  public init(move: @escaping @MainActor (Int) async -> Page?) { self.move = move }

  public func page(after steps: Int) async -> Page? { await move(steps) }

  nonisolated public static func == (left: FoundPages, right: FoundPages) -> Bool { left === right }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
