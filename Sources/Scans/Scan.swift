/// The result of decoding a scan.
public struct Scan: Hashable, Sendable {
  /// What was missing or damaged in the file.
  public enum Flaw: Hashable, Sendable {
    /// The file ends too early; the rest is gray.
    case cut
    case damaged
  }

  public let image: GrayImage
  /// Nil for a flawless picture.
  public let flaw: Flaw?

  public init(image: GrayImage, flaw: Flaw? = nil) {
    self.image = image
    self.flaw = flaw
  }
}
