import MVP
import Newspapers
import Presentation

/// A page whose picture is wanted.
public struct WantedPicture: Hashable, Sendable {
  public let page: PageID
  /// Where a list said that the picture is (`FrontPage.picture`); nil if it did not say.
  public let listed: String?

  public init(_ page: PageID, listed: String? = nil) {
    self.page = page
    self.listed = listed
  }
}

/// The state of a page's small picture.
public enum Thumbnail: Hashable, Sendable {
  /// It is not on this machine.
  case absent
  /// It is being requested.
  case loading
  case here(ThumbnailImage)
  /// Why there is none, in a few words.
  case failed(String)

  /// The page was never scanned, or its scan is not public: asking again is useless.
  static let unscanned = Thumbnail.failed("no scan")
}

/// The small pictures of pages: display-ready.
public struct ThumbnailsContent: Hashable, Sendable {
  /// By page; a page that has not been looked for yet is missing.
  public let pictures: [PageID: Thumbnail]
  /// Pages that wait for their turn.
  public let ordered: Set<PageID>
  /// How many requests the single page that the reader wants takes; nil if it is here, or if there are
  /// several.
  public let price: RequestPrice?

  public subscript(_ page: PageID) -> Thumbnail? { pictures[page] }

  public func isHere(_ page: PageID) -> Bool { if case .here? = pictures[page] { true } else { false } }

  /// Whether its picture is here, but was stored for a smaller place.
  public func isCoarse(_ page: PageID) -> Bool {
    if case .here(let image)? = pictures[page] { image.isCoarse } else { false }
  }
}
