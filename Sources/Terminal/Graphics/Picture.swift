import Scans
import Synchronization

/// A picture to show. Two pictures are equal only if one is a copy of the other. Keep a picture as long as it
/// is shown: a new one is sent to the terminal again.
public struct Picture: Hashable, Sendable {
  public let image: GrayImage
  let number: Int

  private static let made = Atomic(0)

  public init(_ image: GrayImage) {
    self.image = image
    number = Picture.made.add(1, ordering: .relaxed).newValue
  }

  public static func == (left: Picture, right: Picture) -> Bool { left.number == right.number }

  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  var size: PixelSize { PixelSize(width: image.width, height: image.height) }
}
