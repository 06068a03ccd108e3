import Newspapers

/// How a page was opened from a search.
public struct FoundPage: Hashable, Sendable {
  public let query: SearchQuery
  /// Where the words are on the scan, if the search said so.
  public let boxes: [PageBox]
  /// The pages that were found with it; nil if it is by itself.
  public let pages: FoundPages?
  /// Its row among them, from 0.
  public let row: Int
  /// The code points of the page's text before the intended hit; nil for any.
  public let start: Int?
  /// Which match in the page's text was intended, from 0; nil for any.
  public let match: Int?
  /// Whether it opens where the reader left it rather than at a hit.
  public let returns: Bool

  public init(
    query: SearchQuery, boxes: [PageBox] = [], pages: FoundPages? = nil, row: Int = 0, start: Int? = nil,
    match: Int? = nil, returns: Bool = false
  ) {
    self.row = row
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
    /// Its row in the list, from 0.
    public let row: Int
    /// `page 5 of 61 found`.
    public let position: String
    /// As for a `FoundPage`.
    public let start: Int?

    public init(
      page: PageID, title: String, boxes: [PageBox], row: Int, position: String, start: Int? = nil
    ) {
      self.start = start
      self.page = page
      self.title = title
      self.boxes = boxes
      self.row = row
      self.position = position
    }
  }

  /// Where the reader goes on from, whatever is selected in the list by now.
  public struct Place: Sendable {
    /// The page that is shown, which may not be in the list.
    public let shown: PageID
    /// The page of the list that was opened last, and its row then.
    public let listed: PageID
    public let row: Int

    public init(shown: PageID, listed: PageID, row: Int) {
      (self.shown, self.listed, self.row) = (shown, listed, row)
    }
  }

  /// Where that leads.
  public enum Step: Sendable {
    case page(Page)
    /// There is none; the list has announced why.
    case nowhere
    /// The list is closed.
    case closed
  }

  private let move: @MainActor (Int, Place) async -> Step

  /// - Parameter move: goes that many pages forward or back.
  public init(move: @escaping @MainActor (Int, Place) async -> Step) { self.move = move }

  public func step(_ steps: Int, from place: Place) async -> Step { await move(steps, place) }

  nonisolated public static func == (left: FoundPages, right: FoundPages) -> Bool { left === right }

  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
