import Newspapers
import Scans

/// The visible part of a page's scan, ready to be put on the screen. Two are equal if they were drawn from
/// the same source: no pixels are compared.
public struct DrawnScan: Hashable, Sendable {
  /// What it was drawn from.
  public struct Source: Hashable, Sendable {
    /// The number of the `ScanPicture`.
    public let picture: Int
    public let view: ScanViewport
    /// The positions of words searched for.
    public let marks: [PageBox]
    public var frames: [ScanFrame] = []
  }

  public let source: Source
  /// No wider than `source.view` has room for.
  public let image: GrayImage
  /// Nil for a flawless picture.
  public let flaw: Scan.Flaw?

  public static func == (left: DrawnScan, right: DrawnScan) -> Bool { left.source == right.source }
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
