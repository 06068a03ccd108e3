/// What part of a page's picture is wanted.
public struct ScanView: Hashable, Sendable {
  public let region: PageBox
  /// The width of the picture in pixels; sources provide no more than they have.
  public let width: Int

  public init(region: PageBox = .whole, width: Int) {
    self.region = region
    self.width = width
  }
}
