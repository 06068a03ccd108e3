/// A picture with as many colors as its file has: shades of gray, or red, green and blue.
public struct ColorImage: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Bytes of a pixel: 1 for gray, 3 for colors.
  public let samples: Int
  /// Row by row from the top.
  public let pixels: [UInt8]

  /// A picture of as many whole rows as `pixels` has.
  public init(width: Int, samples: Int, pixels: [UInt8]) {
    self.width = max(1, width)
    self.samples = samples == 3 ? 3 : 1
    let row = self.width * self.samples
    height = pixels.count / row
    self.pixels = pixels.count == height * row ? pixels : Array(pixels.prefix(height * row))
  }

  /// The part of `region` inside the picture; nil if there is none.
  public func cropped(to region: PixelRegion) -> ColorImage? {
    let rows = region.rows.clamped(to: 0..<height)
    let columns = region.columns.clamped(to: 0..<width)
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
    var cropped: [UInt8] = []
    cropped.reserveCapacity(rows.count * columns.count * samples)
    for row in rows {
      let start = row * width * samples
      cropped += pixels[start + columns.lowerBound * samples..<start + columns.upperBound * samples]
    }
    return ColorImage(width: columns.count, samples: samples, pixels: cropped)
  }

  /// The picture no wider than `width`, each pixel the mean of those it represents.
  public func narrowed(to width: Int) -> ColorImage {
    let width = max(1, width)
    guard width < self.width, height > 0 else { return self }
    let height = max(1, self.height * width / self.width)
    let size = PixelSize(width: width, height: height)
    guard samples == 3 else {
      let image = GrayImage(width: self.width, pixels: pixels).resampled(to: size)
      return ColorImage(width: width, samples: 1, pixels: image.pixels)
    }
    let colors = (0..<3).map { color in
      GrayImage(
        width: self.width, pixels: stride(from: color, to: pixels.count, by: 3).map { pixels[$0] }
      ).resampled(to: size).pixels
    }
    return ColorImage(
      width: width, samples: 3,
      pixels: (0..<width * height * 3).map { colors[$0 % 3][$0 / 3] })
  }
}

extension JPEG {
  /// Pixels of a picture whose colors are decoded.
  public static let mostColorPixels = 100_000_000

  /// Decodes a whole file in full size off the caller's actor, in colors if it has any. Inks for printing become gray.
  /// - Throws: `ScanError`. A file that is merely cut or damaged gives what can be decoded.
  @concurrent public static func decodeColors(
    _ bytes: [UInt8]
  ) async throws(ScanError) -> (image: ColorImage, flaw: Scan.Flaw?) {
    guard bytes.count <= mostBytes else { throw .tooManyBytes(bytes.count) }
    let header = try JPEGHeader(of: bytes)
    let limit = header.isInPasses ? mostPixelsInPasses : mostColorPixels
    guard header.width * header.height <= limit else {
      throw .tooManyPixels(width: header.width, height: header.height)
    }
    guard header.components == 3 else {
      let scan = try TurboDecoder.decode(
        bytes, width: header.width, height: header.height, isCMYK: header.components == 4)
      return (ColorImage(width: header.width, samples: 1, pixels: scan.image.pixels), scan.flaw)
    }
    let colors = try TurboDecoder.decodeColors(bytes, width: header.width, height: header.height)
    return (ColorImage(width: header.width, samples: 3, pixels: colors.pixels), colors.flaw)
  }

  /// Makes a file of a picture off the caller's actor.
  /// - Parameter quality: 1 to 100.
  @concurrent public static func encode(
    _ image: ColorImage, quality: Int
  ) async throws(ScanError) -> [UInt8] {
    try TurboDecoder.encode(image, quality: quality)
  }
}
