import Scans

/// A part of a page, decoded.
public struct ScanPart: Hashable, Sendable {
  public let image: GrayImage
  /// Nil for a flawless picture.
  public let flaw: Scan.Flaw?
}
