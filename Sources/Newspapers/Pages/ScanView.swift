/// Which part of a page's picture is wanted.
public struct ScanView: Hashable, Sendable {
  public let region: PageBox
  /// The width of the picture in pixels; sources provide no more than they have.
  public let width: Int
  /// Where a list said that the page's picture is (`FrontPage.picture`): saves a request to its source.
  public let listed: String?
  /// Whether the reader wants it looked for again where it was not found. The picture itself never changes.
  public let looksAgain: Bool

  public init(
    region: PageBox = .whole, width: Int, listed: String? = nil, looksAgain: Bool = false
  ) {
    self.region = region
    self.width = width
    self.listed = listed
    self.looksAgain = looksAgain
  }

  /// The same, with or without looking for it again.
  public func again(_ looksAgain: Bool) -> ScanView {
    ScanView(region: region, width: width, listed: listed, looksAgain: looksAgain)
  }
}
