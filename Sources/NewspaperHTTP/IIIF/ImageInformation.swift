import Newspapers

/// What an IIIF image service says about itself in its `info.json` (iiif.io/api/image/2.1, section 5).
public struct ImageInformation: Decodable, Expiring, Sendable {
  /// Pixels of the whole picture; nil if it does not say.
  public let size: IIIFImage.Size?

  public var isStale: Bool { false }

  /// For a service that says nothing.
  public static let none = ImageInformation(size: nil)

  private enum CodingKeys: String, CodingKey { case width, height }

  private init(size: IIIFImage.Size?) { self.size = size }

  public init(from decoder: any Decoder) throws {
    let information = try decoder.container(keyedBy: CodingKeys.self)
    size = IIIFImage.Size(
      width: try information.decode(LenientLabels.self, forKey: .width).count,
      height: try information.decode(LenientLabels.self, forKey: .height).count)
  }
}
