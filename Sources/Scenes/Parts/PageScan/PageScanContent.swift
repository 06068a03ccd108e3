import Newspapers

/// The visible part of a page's scan.
public struct PageScanContent: Hashable, Sendable {
  public let page: PageID
  public let view: ScanViewport
  /// What was drawn last. It stays until what is visible is drawn; nil until the first is.
  public let drawn: DrawnScan?
  /// What has to be drawn; nil if `drawn` shows what is visible, or if none of it can be drawn.
  public let undrawn: DrawnScan.Source?
  /// What is wrong with the picture: a sentence.
  public let note: String?
}
