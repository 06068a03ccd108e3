import Newspapers

/// The pictures of a page, and which part of it is visible.
public struct PageScanContent: Hashable, Sendable {
  public let page: PageID
  public let view: ScanViewport
  /// The picture of the whole page first, then those of parts.
  public let pictures: [ScanPicture]
  /// The positions of words searched for.
  public let marks: [PageBox]
}
