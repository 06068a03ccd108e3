import Newspapers

/// The pictures that there are of a page, and what of it is to be seen.
public struct PageScanContent: Hashable, Sendable {
  public let page: PageID
  public let view: ScanViewport
  /// The picture of the whole page first, then those of parts of it.
  public let pictures: [ScanPicture]
  /// Words that are looked for, where they stand.
  public let marks: [PageBox]
}
