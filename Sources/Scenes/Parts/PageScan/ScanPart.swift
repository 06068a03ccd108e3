import Scans

/// A part of a page, decoded.
public struct ScanPart: Hashable, Sendable {
  public let image: GreyImage
  /// Nil for a flawless picture.
  public let flaw: Scan.Flaw?
}
