/// What was made of a scan's file.
public struct Scan: Hashable, Sendable {
  /// What the file had no more, or damaged, of the picture.
  public enum Flaw: Hashable, Sendable {
    /// The file ends too early; what is below is one grey.
    case cut
    case damaged
  }

  public let image: GreyImage
  /// Nil for a picture without a flaw.
  public let flaw: Flaw?

  public init(image: GreyImage, flaw: Flaw? = nil) {
    self.image = image
    self.flaw = flaw
  }
}
