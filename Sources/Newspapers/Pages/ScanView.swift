/// Which part of a page's picture is wanted.
public struct ScanView: Hashable, Sendable {
  public let region: PageBox
  /// The width of the picture in pixels; sources provide no more than they have.
  public let width: Int
  /// Where a list said that the page's picture is (`FrontPage.picture`): saves a request to its source.
  public let listed: String?

  public init(region: PageBox = .whole, width: Int, listed: String? = nil) {
    self.region = region
    self.width = width
    self.listed = listed
  }
}
